#!/usr/bin/env bash
# Checks that laws accept correct sliders: seven designs, in other processes, with probes and random scripts. Only
# preferences of Detent's own may be broken, each waived in Tests/Drivers/right.waivers.
#
#   Scripts/check/right.sh DETENT [CASES [SEED]]    for example: Scripts/check/right.sh .build/release/detent 5000 1
set -u
detent=$1
cases=${2:-5000}
seed=${3:-1}
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0
for design in "at the release" "reported at the release" "host owned" "no cancel" "keys in hand" "pushing" "real clock"; do
  driver="python3 '$root/Tests/Drivers/right.py' '$design'"
  common=(--driver "$driver" --waivers "$root/Tests/Drivers/right.waivers")
  "$detent" probe "${common[@]}" --format json > "$work/probes" 2> "$work/err" || failed=1
  "$detent" fuzz --seed "$seed" --cases "$cases" --regressions none --read-only "${common[@]}" > "$work/out" 2>> "$work/err"
  status=$?
  # Waivers may cover only Detent's own preferences.
  grep '"result":"waived"' "$work/probes" | grep -v '"authority":"detent"' && failed=1
  echo "$design: $(tail -n 1 "$work/out"); probes: $(sed -n 's/.*"verdict":"\([^"]*\)".*/\1/p' "$work/probes")"
  if [ $status -ne 0 ] || [ -s "$work/err" ]; then
    failed=1
    cat "$work/out" "$work/err"
  fi
done
exit $failed
