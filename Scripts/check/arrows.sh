#!/usr/bin/env bash
# Checks that modules depend one way: ControlCore <- Presentation <- Ruler, Rating, Slider, Dial <- GestureScript
# <- GestureReplay <- GestureRecordings, GestureReports, and GestureLaws <- GestureDrivers; all <- DetentTool <- detent.
# GestureGenerators is beside GestureReplay, DetentVerbs and DetentBench beside GestureLaws. The engine imports nothing.
# Folders of the engine and of the script language are layers, which depend one way too. Only the topmost layer opens and closes edits.
#   Scripts/check/arrows.sh
set -euo pipefail
cd "$(dirname "$0")/../.."
failures=0

# Arguments: a folder, and the modules that its files may import.
allow() {
  local folder=$1 allowed=$2 found
  [ -n "$(find "$folder" -name '*.swift' -print -quit)" ] ||
    { echo "$folder: no sources found"; failures=1; }
  found=$(grep -rnE --exclude-dir='*.docc' '^[[:space:]]*(@[A-Za-z_]+(\([^)]*\))? )*((public|internal|package|private|fileprivate) )?import ' "$folder" |
    grep -vE "import ($allowed)(  //.*)?\$" || true)
  [ -z "$found" ] || { echo "$found"; failures=1; }
}
allow Sources/ControlCore 'nothing at all'
allow Sources/Presentation 'ControlCore'
allow Sources/Ruler 'ControlCore|Presentation'
allow Sources/Rating 'ControlCore|Presentation'
allow Sources/Slider 'ControlCore|Presentation'
allow Sources/Dial 'ControlCore|Presentation'
allow Sources/CDetentImplementation 'CDetent|ControlCore|Presentation|Ruler|Rating|Slider|Dial'
allow Sources/Pictures 'ControlCore|Presentation'
script='ControlCore|Presentation|Ruler|Rating|Slider|Dial'
replay="$script|GestureScript"
allow Sources/Harness/Script "$script"
allow Sources/Harness/Replay "$replay"
allow Sources/Harness/Generators 'ControlCore|Presentation|GestureScript'
allow Sources/Harness/Laws "$replay|GestureReplay|GestureGenerators"
allow Sources/Harness/Recordings "$replay|GestureReplay"
allow Sources/Harness/Reports "$replay|GestureReplay|Pictures"
allow Sources/Harness/Wire 'ControlCore|GestureScript'
allow Sources/Harness/Drivers 'ControlCore|GestureScript|GestureReplay|GestureLaws|GestureWire'
allow Sources/Harness/Umbrella 'Gesture(Script|Replay|Laws|Recordings|Reports|Drivers)'
verbs='GestureScript|GestureReplay|GestureRecordings|GestureReports|GestureWire'
allow Sources/DetentVerbs "ControlCore|Presentation|Pictures|Ruler|$verbs|Glibc|Musl|Darwin"
allow Sources/DetentTool 'Harness|DetentVerbs'
allow Sources/DetentBench "$replay|GestureReplay|GestureGenerators|DetentVerbs|CountingHeap"
allow Sources/detent 'Harness|DetentTool|DetentBench'
allow Sources/DetentUI 'ControlCore|Presentation|Ruler|Rating|Slider|Dial|Foundation|SwiftUI|UIKit(\.UIGestureRecognizerSubclass)?|AppKit'
if grep -nE '\.package\(' Package.swift; then echo 'Package.swift: names a package'; failures=1; fi

# The folders of a module are layers, from the topmost down, and its own files are above them: a layer names no type of
# a layer above it, except in comments.
floors() {
  local module=$1 floor types file found above
  shift
  shopt -s nullglob
  above=(/dev/null "$module"/*.swift)
  for floor in "$@"; do
    types=$(grep -hoE '^([@a-z][A-Za-z()_]* )*(struct|enum|class|actor|protocol|typealias) [A-Za-z0-9_]+' "${above[@]}" |
      awk '{ print $NF }' | paste -sd '|') || types='no type'
    for file in "$module/$floor"/*.swift; do
      found=$(sed 's,//.*,,' "$file" | grep -nwE "$types" || true)
      [ -z "$found" ] || { echo "$file names a type of a floor above: $found"; failures=1; }
    done
    above+=("$module/$floor"/*.swift)
  done
  found=$(find "$module" -mindepth 1 -maxdepth 1 -type d -printf '%f\n' | grep -vxE "$(echo "$*" | tr ' ' '|')" || true)
  [ -z "$found" ] || { echo "$module: no layer is given for $found"; failures=1; }
  shopt -u nullglob
}
floors Sources/ControlCore Stored Slide Settings Gesture Motion Marks Base Math
floors Sources/Harness/Script Lines Reading Verbs Settings Cursor Controls Model Text

# Only an edit begins, ends and rests. Controls of several parts rest when the last of them does; the thermostat of own-tool is a control from
# scratch; a driven control forwards the effects it receives.
found=$(grep -rnE 'emit\( *\.(began|ended|idle)\b' Sources Snippets Examples --include='*.swift' |
  grep -vE '^(Sources/ControlCore/Slide|Examples/own-tool|Sources/Harness/Wire)/|^(Sources/Slider/|Snippets/own-range).*\.idle' || true)
[ -z "$found" ] || { echo "$found"; failures=1; }

[ "$failures" = 0 ] || { echo 'arrows: something depends the wrong way'; exit 1; }
echo 'arrows: all imports and floors go one way'
