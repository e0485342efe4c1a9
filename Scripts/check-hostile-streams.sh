#!/usr/bin/env bash
# Very many hostile event streams for the ruler, optimised: none may trap, stall or bring forth what is
# not a number.
#   Scripts/check-hostile-streams.sh [streams]
set -euo pipefail
cd "$(dirname "$0")/.."
export SWIFT_BACKTRACE=${SWIFT_BACKTRACE:-enable=no}
export DETENT_HOSTILE_STREAMS=${1:-200000}
flags=(-c release -Xswiftc -enable-testing --scratch-path .build-hostile)
log=$(mktemp)
trap 'rm -f "$log"' EXIT

swift build --build-tests "${flags[@]}" >"$log" 2>&1 || { cat "$log"; exit 1; }
SECONDS=0
if ! swift test --skip-build --disable-xctest "${flags[@]}" --filter RulerHostileTests >"$log" 2>&1
then
  grep -vE '^(◇|✔)' "$log" || true
  echo 'hostile: failed; the seeds are above'
  exit 1
fi
sed -n 's/^hostile: \([0-9].*\)/\1/p' "$log" | awk -F', ' -v seconds="$SECONDS" '
  {
    for (i = 1; i <= NF; i++) { split($i, part, " "); sum[i] += part[1]; word[i] = part[2] }
    parts = NF
  }
  END {
    if (sum[1] == 0) { print "hostile: no stream was tried"; exit 1 }
    for (i = 1; i <= parts; i++) line = line sprintf("%.10g %s, ", sum[i], word[i])
    print "hostile: " line "0 failed, in " seconds " s"
  }'
