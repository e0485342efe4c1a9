#!/usr/bin/env bash
# Compatibility with a later library that appends a member to a configuration: a copy of the sources gets a setting of
# version 2, and the printer prints it. Programs built with the present header must work with that library, and a program
# built with its header must work with the present library.
#   Scripts/check/c/appended.sh FOLDER      of the present library, made by Scripts/build/c.sh
set -euo pipefail
cd "$(dirname "$0")/../../.."
build=$(realpath "$1")
later=$(mktemp -d)
trap 'rm -rf "$later"' EXIT
. Scripts/build/c-modules.sh
cp -r --parents "${modules[@]/#/Sources/}" Sources/{CDetent,DetentUI} \
  VERSION Scripts/{make,build,embedded} Guides/swiftui.md Frontends/web/*.js "$later"
python3 - "$later" <<'PYTHON'
import json, pathlib, sys
later = pathlib.Path(sys.argv[1])
swift = later / "Sources/Ruler/RulerConfiguration.swift"
before, after = swift.read_text().split("  @inline(__always)\n  public init() {}", 1)
swift.write_text(f"{before}  public var appended = 0.25\n\n  @inline(__always)\n  public init() {{}}{after}")
path = later / "Scripts/make/interfaces/schema.json"
schema = json.loads(path.read_text())
schema["controls"][0]["settings"].insert(8, {
    "word": "appended", "kind": "number", "default": 0.25, "meaning": "A number of a later version.", "member": "appended",
    "since": 2})
path.write_text(json.dumps(schema))
# The views of this copy have no modifier for the setting.
guide = later / "Scripts/make/interfaces/guide.py"
guide.write_text(guide.read_text().replace("DECLINED = {\n", 'DECLINED = {\n    "appended": "a number of a later version",\n', 1))
PYTHON
"$later/Scripts/make/interfaces.py" >"$later/printed"
OPTIMIZE=-Onone "$later/Scripts/build/c.sh" "$later/c" >/dev/null
size() { grep -oE 'firstSize: Int \{ [0-9]+' "$1/Sources/CDetentImplementation/generated/RulerConfiguration+C.swift"; }
[ "$(size .)" = "$(size "$later")" ] || { echo 'appended: the size of version 1 has changed' >&2; exit 1; }

# Arguments: the folders of header and library, a program, and compiler options.
run() {
  gcc -std=c99 -g -Wall -Wextra -Werror -pedantic -I "$1" "${@:4}" "Scripts/check/c/$3.c" "$2/libdetent.a" -o "$later/$3"
  "$later/$3" || { echo "appended: $3 fails with the header of $1 and the library of $2" >&2; exit 1; }
}
run "$build" "$later/c" sizes
run "$later/c" "$build" appended -DIS_KNOWN=0
run "$later/c" "$later/c" appended -DIS_KNOWN=1
echo 'appended: an older program has a newer library, and a newer one an older library'
