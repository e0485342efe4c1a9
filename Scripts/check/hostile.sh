#!/usr/bin/env bash
# Adversarial input, optimised: COUNT damaged files for every reader, and COUNT event streams for each
# control. None may trap, hang, or produce a NaN. Fixtures and recordings of DETENT_CORPUS are cut at each byte. Half of them use a fixed seed, half a fresh one.
#   Scripts/check/hostile.sh [COUNT]
# To repeat a seed that failed or crashed: DETENT_HOSTILE_SEED=seed Scripts/check/hostile.sh COUNT
set -euo pipefail
cd "$(dirname "$0")/../.."
count=${1:-200000}
export DETENT_HOSTILE_CASES=$count DETENT_HOSTILE_STREAMS=$count DETENT_ALL_CASES=1 DETENT_SEEDS=1
export SWIFT_BACKTRACE=${SWIFT_BACKTRACE:-enable=no}
flags=(-c release --scratch-path .build-hostile -Xswiftc -enable-testing)
log=$(mktemp)
trap 'rm -f "$log"' EXIT

swift build "${flags[@]}" --build-tests >"$log" 2>&1 || { cat "$log"; exit 1; }
SECONDS=0
swift test "${flags[@]}" --skip-build --filter 'HostileReaderTests|CutRecordingTests|StoredTests|no input makes' \
  >"$log" 2>&1 || {
  grep -vE '^(◇|✔)' "$log" | tail -60
  echo 'hostile: failed; the seeds are above'
  exit 1
}
grep '^hostile: .* cases' "$log" || { echo 'hostile: no reader was tried'; exit 1; }
awk '/^hostile: cut at/ { files++; places += $4; imported += $6 }
  END { print "hostile: " files " recordings cut at " places " places, " imported " of them imported" }' "$log"
for control in ruler rating slider dial; do
  awk -v control=$control '
    $2 == control ":" {
      sub("hostile: " control ": ", "")
      parts = split($0, part, ", ")
      for (i = 1; i <= parts; i++) { split(part[i], word, " "); sum[i] += word[1]; name[i] = word[2] }
    }
    END {
      if (sum[1] == 0) { print "hostile: no stream was tried on a " control; exit 1 }
      line = "hostile: " control ":"
      for (i = 1; i <= parts; i++) line = line sprintf(" %.10g %s,", sum[i], name[i])
      print line " 0 failed"
    }' "$log"
done
echo "hostile: nothing trapped, hung or was not a number, in $SECONDS s"
