#!/usr/bin/env bash
# Modules depend one way: ControlCore <- Ruler, Rating <- Harness <- detent. The engine imports nothing
# else.
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
allow Sources/Ruler 'ControlCore'
allow Sources/Rating 'ControlCore'
allow Sources/Harness 'ControlCore|Ruler|Rating'
allow Sources/detent 'ControlCore|Ruler|Rating|Harness|CountingHeap|Glibc|Musl|Darwin'
if grep -nE '\.package\(' Package.swift; then echo 'Package.swift: names a package'; failures=1; fi

[ "$failures" = 0 ] || { echo 'arrows: an import goes the wrong way'; exit 1; }
echo 'arrows: all imports go one way'
