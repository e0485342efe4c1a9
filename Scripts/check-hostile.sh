#!/usr/bin/env bash
# Feeds damaged files to every reader, in release mode: COUNT cases each, half of them from a seed that
# never changes and half from a fresh one.
#   Scripts/check-hostile.sh [COUNT]
# A seed that failed, or under which the tests died: DETENT_HOSTILE_SEED=seed Scripts/check-hostile.sh COUNT
set -euo pipefail
cd "$(dirname "$0")/.."
export DETENT_HOSTILE_CASES=${1:-200000} SWIFT_BACKTRACE=${SWIFT_BACKTRACE:-enable=no}
build=${DETENT_HOSTILE_BUILD:-.build-hostile}
flags=(-c release --scratch-path "$build" -Xswiftc -enable-testing)
log=$(mktemp)
trap 'rm -f "$log"' EXIT

swift build "${flags[@]}" --build-tests >"$log" 2>&1 || { cat "$log"; exit 1; }
status=0
swift test "${flags[@]}" --skip-build --filter HostileReaderTests >"$log" 2>&1 || status=$?
grep '^hostile: .* cases' "$log" || true
[ "$status" = 0 ] || {
  tail -40 "$log"
  grep '^hostile: .* with seed' "$log" | tail -1 || true
  echo 'hostile: failed'
  exit 1
}
grep -q '^hostile: .* cases' "$log" || { cat "$log"; echo 'hostile: nothing ran'; exit 1; }
