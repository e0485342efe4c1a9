#!/bin/sh
# Whether laws find what is wrong with a slider in another process: ten bugs are planted in one of a few lines of Python,
# each is to be found within 2000 scripts and shrunk, and nothing within CASES scripts of the slider without them.
#
#   Scripts/check/planted.sh DETENT [CASES [SEED]]    for example: Scripts/check/planted.sh .build/release/detent 20000 1
set -u
detent=$1
cases=${2:-20000}
seed=${3:-1}
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0

# Tries one slider: what is printed goes to a file.
try() {
  "$detent" fuzz --no-probes --seed "$seed" --cases "$2" --regressions "$work/found" \
    --driver "python3 '$root/Tests/Drivers/planted.py' '$1'" > "$work/out" 2>&1
}

for bug in "bound" "last step" "cancel keeps" "tick twice" "told without change" "second finger" "key while held" \
  "right to left" "home" "wheel"; do
  rm -rf "$work/found"
  try "$bug" 2000
  status=$?
  if [ $status -ne 1 ]; then
    echo "$bug: not found (status $status)"
    tail -n 3 "$work/out"
    failed=1
    continue
  fi
  law=$(sed -n 's/^FAIL \([A-Z0-9]*\).*/\1/p' "$work/out")
  # Event lines have a time in front.
  lines=$(cat "$work"/found/*.gesture | grep -c '^+')
  number=$(sed -n 's/.*case \([0-9]*\);.*/\1/p' "$work/out")
  echo "$lines $bug: $law in case $number, $lines event lines"
done > "$work/all"
sort -n "$work/all" | sed 's/^[0-9]* //'
median=$(sort -n "$work/all" | awk '$1 ~ /^[0-9]+$/ { print $1 }' | sed -n 6p)
grep -q "not found" "$work/all" && failed=1
echo "the median is ${median:-none} event lines, of at most 4"
[ "${median:-9}" -le 4 ] || failed=1
try none "$cases"
status=$?
tail -n 1 "$work/out"
[ $status -eq 0 ] || { cat "$work/out"; failed=1; }
exit $failed
