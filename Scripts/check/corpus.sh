#!/usr/bin/env bash
# Imports and replays every recording of a corpus twice: equal bytes both times, and at rest. Then imports it for
# each control, with settings under which gestures take effect, and checks all laws. Files without events, and
# files that are programs or test snapshots instead of recordings, must be rejected with exit status 3 and a
# message. Elements of W3C Actions are positioned as in the tests.
#   DETENT_CORPUS=folder Scripts/check/corpus.sh
set -euo pipefail
cd "$(dirname "$0")/../.."
corpus=${DETENT_CORPUS:?names the folder of the recordings}
detent=${DETENT:-.build/release/detent}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
replayed=0 rejected=0 failed=0
mkdir "$work/onto"

# Settings with effect: a ruler that ticks and lands, a range of two thumbs, a wrapping, coasting dial.
settings() {
  case $1 in
    ruler) printf '%s\n' 'snap always' 'tick unit' ;;
    rating) printf '%s\n' 'granularity 0.5' ;;
    slider) printf '%s\n' 'value 20 70' 'step 1' 'tick unit' 'meet push' ;;
    dial) printf '%s\n' 'range 0..360' 'wrap on' 'step 15' 'snap always' 'tick unit' 'coast on' ;;
  esac
}

# Prints the error expected for a file; nothing if it must be imported.
reason() {
  case $1 in
    *.desc | thinkpad-trackpoint.events | *EmitsKeyboardEvents*) echo E503 ;;
    *.ts.txt | *.ambr) echo E501 ;;
  esac
}

for file in "$corpus"/*/*; do
  name=$(basename "$file")
  options=()
  case $file in
    */w3c-actions/*.json)
      options=(--origin drag_target=8,8,100,100 --origin drop_target=8,108,100,100) ;;
  esac
  status=0
  "$detent" import "${options[@]}" "$file" >"$work/$name.gesture" 2>"$work/errors" || status=$?
  reason=$(reason "$name")
  if [ "$status" = 3 ] && [ -n "$reason" ] && grep -q "$reason" "$work/errors"; then
    rejected=$((rejected + 1))
    continue
  fi
  if [ "$status" != 0 ]; then
    cat "$work/errors"; failed=$((failed + 1)); continue
  fi
  "$detent" import "${options[@]}" "$file" | cmp - "$work/$name.gesture" || failed=$((failed + 1))
  "$detent" run "$work/$name.gesture" >"$work/trace" || failed=$((failed + 1))
  "$detent" run "$work/$name.gesture" | cmp - "$work/trace" || failed=$((failed + 1))
  tail -1 "$work/trace" | grep -q 'phase=idle' ||
    { echo "$name: not at rest at the end"; failed=$((failed + 1)); }
  replayed=$((replayed + 1))
  for control in ruler rating slider dial; do
    mapfile -t words < <(settings $control)
    "$detent" import "${options[@]}" --control $control "${words[@]/#/--set=}" "$file" \
      >"$work/onto/$name-$control.gesture" || failed=$((failed + 1))
  done
done
"$detent" check --laws '*' --quiet "$work/onto" 2>"$work/errors" || { cat "$work/errors"; failed=$((failed + 1)); }
onto=$(find "$work/onto" -name '*.gesture' | wc -l)
echo "corpus: $replayed replayed to rest, $rejected refused with their reason, $onto keep all laws, $failed failed"
[ "$failed" = 0 ] && [ "$replayed" -gt 0 ]
