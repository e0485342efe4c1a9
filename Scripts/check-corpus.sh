#!/usr/bin/env bash
# Imports and replays every recording of a corpus, twice: the same bytes both times, and at rest.
# Files without events must be refused with exit status 3 and a sentence.
#   DETENT_CORPUS=folder Scripts/check-corpus.sh
set -euo pipefail
cd "$(dirname "$0")/.."
corpus=${DETENT_CORPUS:?names the folder of the recordings}
detent=${DETENT:-.build/release/detent}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
replayed=0 refused=0 failed=0

for file in "$corpus"/evemu/* "$corpus"/android-velocity/* "$corpus"/getevent/*; do
  name=$(basename "$file")
  status=0
  "$detent" import "$file" >"$work/$name.gesture" 2>"$work/errors" || status=$?
  if [ "$status" = 3 ] && grep -q 'E503' "$work/errors"; then
    refused=$((refused + 1))
    continue
  fi
  if [ "$status" != 0 ]; then
    cat "$work/errors"; failed=$((failed + 1)); continue
  fi
  "$detent" import "$file" | cmp - "$work/$name.gesture" || failed=$((failed + 1))
  "$detent" run "$work/$name.gesture" >"$work/trace" || failed=$((failed + 1))
  "$detent" run "$work/$name.gesture" | cmp - "$work/trace" || failed=$((failed + 1))
  tail -1 "$work/trace" | grep -q 'phase=idle' ||
    { echo "$name: not at rest at the end"; failed=$((failed + 1)); }
  replayed=$((replayed + 1))
done
echo "corpus: $replayed replayed to rest, $refused without events refused, $failed failed"
[ "$failed" = 0 ] && [ "$replayed" -gt 0 ]
