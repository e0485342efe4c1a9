#!/usr/bin/env bash
# Checks that laws find bugs of sliders in another process: each of ten bugs of Tests/Drivers/planted.py within 2000 random
# scripts, and all but two of thirty of Tests/Drivers/slips.py, ten of them of two thumbs, by probes or within 500. The
# median shrunk script has at most four event lines. CASES scripts find nothing in sliders without bugs. Of the bugs in how
# far Tests/Drivers/amounts.py goes, probes alone find all but one; they are tried with 500 CASES or more.
#
#   Scripts/check/planted.sh DETENT [CASES [SEED]]    for example: Scripts/check/planted.sh .build/release/detent 20000 1
#   Scripts/check/planted.sh DETENT amounts           only those in how far it goes
set -u
detent=$1
cases=${2:-20000}
seed=${3:-1}
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0

# Checks one slider, with its output in a file.
#
#   try FILE BUG CASES [OPTION...]
try() {
  driver="python3 '$root/Tests/Drivers/$1' '$2'"
  "$detent" fuzz --seed "$seed" --cases "$3" --regressions none --read-only --driver "$driver" --format "json=$work/report" \
    "${@:4}" > "$work/out" 2>&1
}

# Reports the law that first finds a bug, and the event lines of the shrunk script. A few scripts run first, because they
# find most bugs.
#
#   find_bug FILE BUG CASES [OPTION...]
find_bug() {
  for count in 50 "$3"; do
    try "$1" "$2" "$count" --no-shrink "${@:4}"
    status=$?
    [ $status -eq 0 ] || break
  done
  law=$(sed -n 's/^FAIL \([A-Z0-9]*\).*/\1/p' "$work/out" | head -n 1)
  if [ $status -ne 1 ] && [ $status -ne 7 ] || [ -z "$law" ]; then
    echo "99 $2: not found (status $status)"
    return
  fi
  python3 -c 'import json, sys; print(next(b["script"] for b in json.load(open(sys.argv[1]))["broken"] if b["law"] == sys.argv[2]), end="")' \
    "$work/report" "$law" > "$work/found"
  "$detent" shrink "$work/found" --keep "$law" --driver "$driver" --output "$work/cut" --force > "$work/err" 2>&1 || cp "$work/found" "$work/cut"
  # Event lines begin with a time.
  lines=$(grep -c '^+' "$work/cut")
  place=$(sed -n "s/^FAIL $law .*\(probe [a-z-]*\|case [0-9]*\).*/\1/p" "$work/out" | head -n 1)
  echo "$lines $2: $law by $place, $lines event lines"
}

# Prints the results, the shortest first.
#
#   judge FILE MOST     MOST is the number of bugs that may be missed
judge() {
  sort -n "$1" | sed 's/^[0-9]* //'
  lost=$(grep -c "not found" "$1")
  count=$(wc -l < "$1")
  median=$(sort -n "$1" | awk '{ print $1 }' | sed -n "$((count / 2 + 1))p")
  echo "$((count - lost)) of $count found, at least $((count - $2)); the median is $median event lines, of at most 4"
  [ "$median" -le 4 ] && [ "$lost" -le "$2" ] || failed=1
}

# Checks all laws on a slider without bugs.
#
#   right FILE NAME
right() {
  try "$1" "$2" "$cases"
  status=$?
  echo "$2: $(tail -n 1 "$work/out")"
  [ $status -eq 0 ] || { cat "$work/out"; failed=1; }
}

# Prints the laws that probes break, for each bug of Tests/Drivers/amounts.py; no law is broken without one.
export detent root
try_amount() {
  "$detent" probe --driver "python3 '$root/Tests/Drivers/amounts.py' '$1'" 2>/dev/null |
    awk -v bug="$1" '/^FAIL / { laws = laws " " $2 } END { print bug ":" (laws ? laws : " not found") }'
}
export -f try_amount
amounts() {
  { python3 "$root/Tests/Drivers/amounts.py" --list; printf 'none\ntwo thumbs\n'; } |
    xargs -d '\n' -P 4 -I{} bash -c 'try_amount "$1"' - {} | sort > "$work/amounts"
  cat "$work/amounts"
  lost=$(grep -c "not found" "$work/amounts")
  count=$(wc -l < "$work/amounts")
  # The two without bugs are not found.
  grep -Ec "^(none|two thumbs): not found" "$work/amounts" | grep -qx 2 || failed=1
  echo "$((count - lost)) of $((count - 2)) amounts found by probes, at least $((count - 3))"
  [ "$lost" -le 3 ] && [ "$count" -ge 37 ] || failed=1
}
if [ "${2:-}" = amounts ]; then amounts; exit $failed; fi

for bug in "bound" "last step" "cancel keeps" "tick twice" "reported without change" "second finger" "key while held" \
  "right to left" "home" "wheel"; do
  find_bug planted.py "$bug" 2000 --no-probes
done > "$work/ten"
judge "$work/ten" 0
python3 "$root/Tests/Drivers/slips.py" --list | while read -r bug; do find_bug slips.py "$bug" 500 < /dev/null; done > "$work/thirty"
[ "$(wc -l < "$work/thirty")" = 30 ] || failed=1
judge "$work/thirty" 2
# All probes on 37 more sliders take minutes, so .ci/run, with fewer scripts, leaves them out.
[ "$cases" -lt 500 ] || amounts
right planted.py none
right slips.py none
right slips.py "two thumbs"
exit $failed
