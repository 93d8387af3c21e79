#!/usr/bin/env bash
# The compiler refuses each mistake in Tools/Refused with the message that stands beside it, and takes all else there.
#
# A comment `expected-error {{…}}` holds a part of the message; the compiler compares them itself.
set -euo pipefail
cd "$(dirname "$0")/../.."
source Tools/Checks/compiler.sh

[[ -e $modules/RouterCore.swiftmodule ]] || quietly build_debug
for file in Tools/Refused/*.swift; do
    quietly swiftc -frontend -typecheck -verify -verify-ignore-unrelated -suppress-warnings -swift-version 6 \
        -I "$modules" -module-name Refused "$file"
done
