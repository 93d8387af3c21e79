#!/usr/bin/env python3
"""Compares our module SwiftUI with ledger.tsv: what Apple publishes of the same declarations.

A row holds a declaration's precise identifier as its documentation page gives it (the mangled name: labels,
generics, constraints, optionality and results are all in it), the version that introduced it on each platform
(`-` where it is not to be had, `?` where that is not known), and its isolation, which the identifier does not
hold. The last column says where this is from:

    page            Apple's documentation page of the declaration
    SDK             no page with its identifier was found; Apple's SDK for iOS 17.4 exports it under this name (of an
                    associated type, its descriptor), and its interface has the isolation, and the versions but for
                    visionOS
    SDK 16.5        the same, of the SDK for iOS 16.5
    SDK another ID  the same; the page of its name shows another overload, ID
    not found       no page was found: the identifier is ours, and unconfirmed
    another ID      the page of its name shows another overload, ID: the identifier is ours, and unconfirmed
    differs ID      the page has ID; the row and the declaration are ours, as the README explains

Run it after `swift build`. It fails on a declaration without a row, a row without a declaration, another
isolation, a row newer than the package's platforms unless our declaration says that it is, and a `?` where the source
has the version. `Body` and
`body` of views the host draws, and `TabValue` of tabs, have no row. `URL`, `Data`, `Bundle`, `CGFloat` and `NSUserActivity` are of another
module there, which is no difference.
"""
import json, pathlib, subprocess, sys, tempfile

here = pathlib.Path(__file__).parent
# What is declared in another module there, or by Objective-C.
elsewhere = {
    "20FoundationEssentials": "10Foundation", "10Foundation6BundleC": "So8NSBundleC",
    "10Foundation7CGFloatV": "14CoreFoundation7CGFloatV", "AA06NSUserG0C": "So06NSUserG0C",
}
floor = {"iOS": (17, 0), "macOS": (14, 0), "tvOS": (17, 0), "watchOS": (10, 0), "visionOS": (1, 0)}

target = json.loads(subprocess.run(
    ["swiftc", "-print-target-info"], capture_output=True, check=True).stdout)["target"]["unversionedTriple"]
with tempfile.TemporaryDirectory() as folder:
    subprocess.run(
        ["swift", "symbolgraph-extract", "-module-name", "SwiftUI", "-I", here / ".build/debug/Modules",
         "-target", target, "-output-dir", folder, "-minimum-access-level", "public",
         "-skip-synthesized-members"], check=True)
    graphs = [json.loads(path.read_text()) for path in pathlib.Path(folder).glob("*.json")]

ours = {}
for symbol in (symbol for graph in graphs for symbol in graph["symbols"]):
    name = ".".join(symbol["pathComponents"])
    text = "".join(part["spelling"] for part in symbol["declarationFragments"])
    kind = symbol["kind"]["identifier"]
    if kind == "swift.typealias" and name.endswith((".Body", ".TabValue")): continue
    if kind == "swift.property" and name.endswith(".body") and ("Never" in text or "some" in text): continue
    head = text.split("(")[0].split(" func ")[0].split(" init")[0]
    if name.startswith("NSUserActivity"): continue
    precise = symbol["identifier"]["precise"]
    for ours_there, theirs in elsewhere.items(): precise = precise.replace(ours_there, theirs)
    since = {item["domain"]: (item["introduced"]["major"], item["introduced"].get("minor", 0))
             for item in symbol.get("availability", []) if "introduced" in item}
    ours[precise] = (name, "main" if "@MainActor" in head else "none", since)

header, *lines = (here / "ledger.tsv").read_text().splitlines()
columns = header.split("\t")
rows = [dict(zip(columns, line.split("\t"))) for line in lines]
reasons = {
    "page": "as published",
    "SDK": "as an SDK of Apple's exports it; its version on visionOS is not known",
    "another": "unverified: the page of that name shows another overload",
    "not": "unverified: no page was found",
    "differs": "differs from its page, as the README explains",
}
# What a source does not tell; every other version has to be filled in.
unknown = {"SDK": {"visionOS"}, "not": set(floor), "another": set(floor)}
problems = []
for row in rows:
    name, identifier, source = row["declaration"], row["identifier"], row["source"].split()[0]
    if identifier not in ours:
        problems.append(f"{name}: we declare nothing of this identity: {identifier}")
    elif ours[identifier][1] != row["isolation"]:
        problems.append(f"{name}: isolation is {row['isolation']} there and {ours[identifier][1]} here")
    for platform, lowest in floor.items():
        version = row[platform]
        if version == "?":
            if platform not in unknown.get(source, ()):
                problems.append(f"{name}: its version on {platform} is not filled in")
        elif version != "-" and identifier in ours:
            introduced = tuple(map(int, (version + ".0").split(".")[:2]))
            if introduced > lowest and introduced != ours[identifier][2].get(platform):
                problems.append(f"{name}: introduced in {platform} {version}, which ours does not say")
    if source not in reasons:
        problems.append(f"{name}: unknown source: {row['source']}")
    if row["isolation"] not in ("main", "none"):
        problems.append(f"{name}: its isolation is not filled in")
known = {row["identifier"] for row in rows}
problems += [f"{name}: no row: {identifier}" for identifier, (name, *_) in ours.items() if identifier not in known]

print(f"{len(ours)} declarations")
for word, reason in reasons.items():
    of_it = [row["declaration"] for row in rows if row["source"].split()[0] == word]
    if of_it: print(f"{len(of_it):4} {reason}" + ("" if word == "page" else ": " + ", ".join(of_it)))
print(*problems, sep="\n", end="\n" if problems else "")
sys.exit(1 if problems else 0)
