#!/usr/bin/env bash
# Writes the symbol graphs of all library products into a folder: public declarations with comments.
#   Scripts/build/site/symbols.sh FOLDER
# Reads the modules in the folder of DETENT_BUILD, or else builds the optimised command, which has all modules but
# DetentUI. DetentUI is compiled against the SwiftUI stub in Tests, for lack of SwiftUI.
set -euo pipefail
cd "$(dirname "$0")/../../.."
folder=$(realpath -m "${1:?the folder for symbol graphs is missing}")
build=${DETENT_BUILD:-.build/release}
[ -n "${DETENT_BUILD:-}" ] || swift build -c release --product detent >&2
mkdir -p "$folder"
rm -f "$folder"/*.symbols.json
target=$(swiftc -print-target-info | sed -n 's/.*"triple": *"\(.*\)".*/\1/p' | head -1)

# Modules of the library products, with their re-exports.
mapfile -t modules < <(python3 Scripts/build/site/modules.py)
for module in "${modules[@]}"; do
  [ "$module" = DetentUI ] && continue
  swift symbolgraph-extract -module-name "$module" -I "$build/Modules" -target "$target" -output-dir "$folder" \
    -minimum-access-level public -skip-synthesized-members -skip-inherited-docs >/dev/null
done

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
stub=Tests/SwiftUIStub
# SwiftPM names the package after its folder.
package=$(basename "$PWD" | tr '[:upper:]' '[:lower:]')
emit() {
  local files log=$work/$1.log
  mapfile -t files < <(find "$2" -name '*.swift' -not -path '*.docc/*' | sort)
  swiftc -swift-version 6 -parse-as-library -package-name "$package" -module-name "$1" -emit-module \
    -emit-module-path "$work/$1.swiftmodule" -I "$work" -I "$build/Modules" "${@:3}" "${files[@]}" >"$log" 2>&1 ||
    { tail -20 "$log" >&2; echo "symbols: $1 does not compile" >&2; exit 1; }
}
emit MacTypes $stub/MacTypes -enable-library-evolution
emit SwiftUI $stub/SwiftUI -enable-library-evolution
emit UIKit $stub/UIKit
emit DetentUI Sources/DetentUI -Xfrontend -experimental-skip-all-function-bodies
swift symbolgraph-extract -module-name DetentUI -I "$work" -I "$build/Modules" -target "$target" -output-dir "$folder" \
  -minimum-access-level public -skip-synthesized-members -skip-inherited-docs >/dev/null
