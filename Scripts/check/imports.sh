#!/usr/bin/env bash
# Imports every recording of a corpus for the control of a driver, and plays it there: by default on the drivers that
# need only Python and node, or on those named as in Examples/drivers/run. Errors E501 and E503 are allowed: not a
# recording, or no usable gesture. All other recordings must play.
#   DETENT_CORPUS=folder Scripts/check/imports.sh [NAME...]
set -euo pipefail
cd "$(dirname "$0")/../.."
corpus=${DETENT_CORPUS:?names the folder of the recordings}
detent=${DETENT:-.build/release/detent}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0

# Arguments: a driver and its command.
try() {
  local name=$1 command=$2 status=0 played=0 script reasons
  "$detent" import --driver "$command" --origin drag_target=8,8,100,100 --origin drop_target=8,108,100,100 \
    --output "$work/$name/" "$corpus" 2>"$work/summary" || status=$?
  reasons=$(grep -E '^  (left out|kept|no effect)' "$work/summary" | grep -vE 'E50[13]|left out [0-9]+ places?' || true)
  if [ "$status" != 0 ] && [ "$status" != 3 ] || [ -n "$reasons" ]; then
    cat "$work/summary"; failed=$((failed + 1)); return
  fi
  while IFS= read -r script; do
    if "$detent" run --level calls --driver "$command" "$script" >"$work/trace" 2>"$work/errors"; then
      played=$((played + 1))
    else
      echo "imports: $name: ${script#"$work/$name/"}"; head -5 "$work/errors"; failed=$((failed + 1))
    fi
  done < <(find "$work/$name" -name '*.gesture' | sort)
  echo "imports: $(head -1 "$work/summary" | sed "s|detent: ||; s|, wrote.*||"), $played play on $name"
  [ "$played" -gt 0 ] || failed=$((failed + 1))
}

if [ $# -gt 0 ]; then
  for name in "$@"; do try "$name" "Examples/drivers/run $name"; done
else
  for name in plain three label; do try "$name" "Examples/drivers/run $name"; done
  if command -v node >/dev/null; then try plain.mjs "node Examples/drivers/plain.mjs"; fi
fi
echo "imports: $failed failed"
[ "$failed" = 0 ]
