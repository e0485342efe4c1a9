#!/usr/bin/env bash
# Runs all tests, with all their cases, under the address sanitizer (with leaks) and the thread sanitizer, each
# in its own build; the command started by tests is built with the sanitizer too. Takes some minutes.
#   Scripts/check/sanitizers.sh [address|thread]...
set -euo pipefail
cd "$(dirname "$0")/../.."
export SWIFT_BACKTRACE=${SWIFT_BACKTRACE:-enable=no} DETENT_ALL_CASES=1 DETENT_SEEDS=${DETENT_SEEDS:-1}
export LSAN_OPTIONS="suppressions=$PWD/Scripts/check/sanitizers/leaks.txt:print_suppressions=0"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
figures=()

[ $# -gt 0 ] || set -- address thread
for sanitizer in "$@"; do
  flags=(--sanitize="$sanitizer" --scratch-path ".build-$sanitizer")
  SECONDS=0
  swift build --build-tests "${flags[@]}" >"$log" 2>&1 || { cat "$log"; exit 1; }
  built=$SECONDS
  status=0
  swift test --skip-build --disable-xctest "${flags[@]}" >"$log" 2>&1 || status=$?
  findings=$(grep -cE '^SUMMARY: [A-Za-z]+Sanitizer' "$log" || true)
  ran=$(grep -oE 'Test run with [0-9]+ tests' "$log" | grep -oE '[0-9]+' | tail -1 || true)
  if [ "$status" != 0 ] || [ "$findings" != 0 ] || [ "${ran:-0}" = 0 ]; then
    grep -E '✘|Sanitizer|^    #' "$log" || tail -20 "$log"
    echo "sanitizers: $sanitizer: status $status, $findings findings, ${ran:-0} tests"
    exit 1
  fi
  figures+=("$sanitizer $ran tests, 0 findings, built in $built s, run in $((SECONDS - built)) s")
done
line=$(printf '%s; ' "${figures[@]}")
echo "sanitizers: ${line%; }"
