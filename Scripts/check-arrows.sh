#!/usr/bin/env bash
# Modules depend one way: ControlCore <- Presentation <- Ruler, Rating, Pictures <- Harness <- detent.
# The engine imports nothing.
#   Scripts/check-arrows.sh
set -euo pipefail
cd "$(dirname "$0")/.."
failures=0

# Arguments: a folder, and what its files may import.
allow() {
  local folder=$1 allowed=$2 found
  [ -n "$(find "$folder" -name '*.swift' -print -quit)" ] ||
    { echo "$folder: no sources found"; failures=1; }
  found=$(grep -rnE '^[[:space:]]*(@[A-Za-z_]+(\([^)]*\))? )*((public|internal|package|private|fileprivate) )?import ' "$folder" |
    grep -vE "import ($allowed)\$" || true)
  [ -z "$found" ] || { echo "$found"; failures=1; }
}
allow Sources/ControlCore 'nothing at all'
allow Sources/Presentation 'ControlCore'
allow Sources/Ruler 'ControlCore|Presentation'
allow Sources/Rating 'ControlCore|Presentation'
allow Sources/CDetentImplementation 'CDetent|ControlCore|Presentation|Ruler|Rating'
allow Sources/Pictures 'ControlCore|Presentation'
allow Sources/Harness 'ControlCore|Presentation|Pictures|Ruler|Rating'
allow Sources/detent 'ControlCore|Presentation|Pictures|Ruler|Rating|Harness|CountingHeap|Glibc|Musl|Darwin'
allow Sources/DetentUI 'ControlCore|Presentation|Ruler|Rating|Foundation|SwiftUI|UIKit|AppKit'
if grep -nE '\.package\(' Package.swift; then echo 'Package.swift: names a package'; failures=1; fi

[ "$failures" = 0 ] || { echo 'arrows: an import goes the wrong way'; exit 1; }
echo 'arrows: all imports go one way'
