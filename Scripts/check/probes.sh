#!/usr/bin/env bash
# Checks that probes find bugs of sliders in other processes: 'detent probe' finds each of ten bugs planted in a
# few lines of Python in less than LIMIT seconds, and nothing in the sliders without them.
#
#   Scripts/check/probes.sh DETENT [LIMIT]    for example: Scripts/check/probes.sh .build/release/detent 3
set -u
detent=$1
limit=${2:-3}
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0

# Probes one slider, with its output in files; sets its status and its seconds.
try() {
  seconds=$({ TIMEFORMAT=%R; time {
    "$detent" probe --driver "python3 '$root/Tests/Drivers/planted.py' '$1'" > "$work/out" 2> "$work/err"
    echo $? > "$work/status"
  }; } 2>&1)
  status=$(cat "$work/status")
}

report() {
  printf '%-18s %5s s  %s\n' "$1" "$seconds" "$(tail -n 1 "$work/out")"
  if awk "BEGIN { exit !($seconds > $limit) }"; then
    echo "  that is more than $limit s"
    failed=1
  fi
}

for bug in dead "never reported" "reported wrong" "short of the ends" "half speed" "only at release" "jumps at release" \
  "thumbs cross" "nearest moves" "key while held"; do
  try "$bug"
  report "$bug"
  if [ $status -ne 1 ] && ! { [ "$bug" = dead ] && [ $status -eq 6 ]; }; then
    echo "  not found: status $status"
    cat "$work/err"
    failed=1
  fi
done
for right in none "two thumbs"; do
  try "$right"
  report "$right"
  if [ $status -ne 0 ]; then
    cat "$work/out" "$work/err"
    failed=1
  fi
done
exit $failed
