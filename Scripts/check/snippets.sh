#!/usr/bin/env bash
# Checks that every snippet compiles, and that its output matches Snippets/Expected.
#   Scripts/check/snippets.sh
#   Scripts/check/snippets.sh --accept   # writes the present output: review the difference
set -euo pipefail
cd "$(dirname "$0")/../.."
expected=Snippets/Expected

log=$(mktemp)
trap 'rm -f "$log"' EXIT
swift build >"$log" 2>&1 || { cat "$log"; echo 'snippets: not built'; exit 1; }
programs=$(swift build --show-bin-path)

runs=0
failures=0
for source in Snippets/*.swift; do
  name=$(basename "$source" .swift)
  runs=$((runs + 1))
  code=0
  "$programs/$name" >"$log" 2>&1 || code=$?
  if [ "$code" != 0 ]; then
    cat "$log"
    echo "$name: exits with $code"
    failures=$((failures + 1))
  elif [ "${1:-}" = --accept ]; then
    cp "$log" "$expected/$name.txt"
  elif ! diff -u --label "$expected/$name.txt" --label "$name" "$expected/$name.txt" "$log"; then
    failures=$((failures + 1))
  fi
done

for text in "$expected"/*.txt; do
  name=$(basename "$text" .txt)
  [ -f "Snippets/$name.swift" ] || { echo "$text: no snippet prints it"; failures=$((failures + 1)); }
done

echo "snippets: $runs run, $failures differ"
[ "$failures" = 0 ]
