#!/usr/bin/env bash
# Runs a coverage-guided fuzzer (libFuzzer of the toolchain) on every reader, and on the laws with
# bytes as choices. Findings are kept in .build-fuzz/found; a script that breaks a law becomes a file
# in Tests/Regressions, which 'detent fuzz' runs first, and 'detent shrink' shrinks.
#   Scripts/check/fuzz.sh [SECONDS [TARGET…]]     120 seconds for each of all targets by default
# Recordings of DETENT_CORPUS are seeds, in addition to the fixtures.
set -euo pipefail
cd "$(dirname "$0")/../.."
seconds=${1:-120}
shift || true
build=.build-fuzz
mkdir -p $build/found $build/corpus

mapfile -t all < <(sed -n 's/^  "\([a-z0-9-]*\)": .*$/\1/p' Scripts/check/fuzz/FuzzTargets.swift)
targets=("$@")
[ "$#" != 0 ] || targets=("${all[@]}")

compile() {
  swiftc -O -wmo -swift-version 6 -parse-as-library -sanitize=fuzzer -package-name detent \
    -I $build -module-name "$1" -emit-module -emit-module-path "$build/$1.swiftmodule" \
    -c "${@:2}" -o "$build/$1.o"
}
. Scripts/embedded/modules.sh
objects=()
for module in "${modules[@]}" "${rest[@]}"; do
  objects+=("$build/$module.o")
  mapfile -t files < <(sources_of "$module")
  compile $module "${files[@]}"
done
swiftc -O -swift-version 6 -parse-as-library -sanitize=fuzzer -package-name detent -I $build \
  Scripts/check/fuzz/FuzzTargets.swift "${objects[@]}" -o $build/fuzz

# Seeds: input that every reader accepts.
seeds=$build/seeds
mkdir -p $seeds
cp Examples/*.gesture Examples/*.trace Tests/HarnessTests/Fixtures/* $seeds 2>/dev/null || true
if [ -n "${DETENT_CORPUS:-}" ]; then
  find "$DETENT_CORPUS" -type f -size -64k -exec cp --no-preserve=mode {} $seeds \;
fi

found=0
for target in "${targets[@]}"; do
  log=$build/$target.log
  mkdir -p "$build/corpus/$target"
  start=("$build/corpus/$target" $seeds)
  case $target in laws-*) start=("$build/corpus/$target") ;; esac
  code=0
  # The helper that prints the stack of a trap would keep the pipe open for minutes.
  SWIFT_BACKTRACE=enable=no DETENT_FUZZ_TARGET=$target $build/fuzz -max_total_time="$seconds" \
    -max_len=16384 -timeout=10 -rss_limit_mb=2048 -print_final_stats=1 -verbosity=0 \
    -artifact_prefix="$build/found/$target-" "${start[@]}" >"$log" 2>&1 || code=$?
  runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
  if [ "$code" = 0 ]; then
    echo "fuzz: $target: ${runs:-0} runs in $seconds s, nothing found"
  else
    found=$((found + 1))
    tail -n 60 "$log"
    case $target in laws-*)
      sed -n 's/^regression: //p' "$log" >"Tests/Regressions/found-by-$target.gesture" ;;
    esac
    echo "fuzz: $target: FOUND something, see $build/found and $log"
  fi
done
echo "fuzz: ${#targets[@]} targets, $found with findings"
[ "$found" = 0 ]
