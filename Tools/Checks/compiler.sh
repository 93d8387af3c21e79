# Sourced by the scripts that build, at the top of the package. The checks share two builds, one for debugging with
# the tests and one for release; each script builds what it needs of them if that is not there.
# shellcheck shell=bash disable=SC2034

# Has Package.swift make warnings errors.
export ROUTER_WARNINGS=error

# How Package.swift has every target compiled, and what the package manager calls the package.
rules=(-swift-version 6 -parse-as-library -warnings-as-errors -package-name "$(basename "$PWD" | tr '[:upper:]' '[:lower:]')"
    -enable-upcoming-feature ExistentialAny
    -enable-upcoming-feature MemberImportVisibility
    -enable-upcoming-feature InternalImportsByDefault)

# Where the compiler lies, and what lies beside it.
toolchain=$(dirname "$(readlink -f "$(command -v swift)")")

# Where the modules of the debug build are.
modules=.build/debug/Modules

# quietly COMMAND…: shows what a command prints only if it fails.
quietly() {
    local log
    log=$("$@" 2>&1) || { printf '%s\n' "$log" >&2; return 1; }
}

# build_debug: builds all targets and tests. Every import has to be declared as a dependency.
build_debug() { swift build --build-tests --explicit-target-dependency-import-check error; }

# build_release PRODUCT: builds a program for release, and prints where it is. The folder is another one than that of the
# debug build, so that both can go on at once.
build_release() {
    quietly swift build -c release --scratch-path .build/optimised --product "$1"
    echo ".build/optimised/release/$1"
}

# write_graph MODULE FOLDER OPTIONS…: writes the symbol graph of a module that has been compiled; what there is to know
# of it is in what the compiler left. The options say where that is.
write_graph() {
    swift symbolgraph-extract -module-name "$1" -output-dir "$2" "${@:3}" -minimum-access-level public \
        -skip-synthesized-members -skip-inherited-docs \
        -target "$(swiftc -print-target-info | sed -nE 's/.*"unversionedTriple": "(.*)".*/\1/p')"
}

# copy_adapter FOLDER SOURCES: copies the host for SwiftUI, or other sources; os(…), which cannot be chosen from outside,
# becomes a flag.
copy_adapter() {
    mkdir -p "$1"
    for file in "${2:-Sources/RouterSwiftUI}"/*.swift; do
        sed -E 's/\bos\((iOS|macOS|tvOS|watchOS|visionOS|Linux)\)/SURFACE_OS_\1/g' "$file" \
            >"$1/$(basename "$file")"
    done
}
