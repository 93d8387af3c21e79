# Sourced by the scripts that call the compiler themselves, at the top of the package.
# shellcheck shell=bash disable=SC2034

# How Package.swift has every target compiled.
rules=(-swift-version 6 -parse-as-library -package-name router
    -enable-upcoming-feature ExistentialAny
    -enable-upcoming-feature MemberImportVisibility
    -enable-upcoming-feature InternalImportsByDefault)

# Where the compiler lies, and what lies beside it.
toolchain=$(dirname "$(readlink -f "$(command -v swift)")")

# quietly COMMAND…: shows what a command prints only if it fails, and then ends the script. It needs $place.
quietly() { "$@" >"$place/log" 2>&1 || { cat "$place/log" >&2; exit 1; } }

# write_graph MODULE FOLDER OPTIONS…: writes the symbol graph of a module that has been compiled; what there is to know
# of it is in what the compiler left. The options say where that is.
write_graph() {
    swift symbolgraph-extract -module-name "$1" -output-dir "$2" "${@:3}" -minimum-access-level public \
        -skip-synthesized-members -skip-inherited-docs \
        -target "$(swiftc -print-target-info | sed -nE 's/.*"unversionedTriple": "(.*)".*/\1/p')"
}

# copy_adapter FOLDER: copies the host for SwiftUI; os(…), which cannot be chosen from outside, becomes a flag.
copy_adapter() {
    mkdir -p "$1"
    for file in Sources/RouterSwiftUI/*.swift; do
        sed -E 's/\bos\((iOS|macOS|tvOS|watchOS|visionOS|Linux)\)/SURFACE_OS_\1/g' "$file" \
            >"$1/$(basename "$file")"
    done
}
