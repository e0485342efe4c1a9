#!/usr/bin/env bash
# What is twice as long takes about twice the work, and not four times: for every reader, files that are large in one
# place, and the laws. Work is counted: the harness is compiled so that each edge between two stretches of its code counts
# one, and no clock is asked. The check tries itself: a case that looks at everything for each thing is found.
#   Scripts/check/growth.sh [--list]    with the figures of all cases
set -euo pipefail
cd "$(dirname "$0")/../.."
build=.build-growth
mkdir -p $build
rm -f $build/*.o

# Readers are optimised: what they use of the Swift library is then a part of them, and counts. To optimise the rest takes
# minutes.
compile() {
  local level=-Onone
  case $1 in GestureScript | GestureRecordings) level=-O ;; esac
  swiftc $level -wmo -swift-version 6 -parse-as-library -package-name detent -I $build -module-name "$1" \
    -sanitize=fuzzer -sanitize-coverage=edge,trace-pc-guard -emit-module -emit-module-path "$build/$1.swiftmodule" \
    -c "${@:2}" -o "$build/$1.o"
}
. Scripts/embedded/modules.sh
for module in "${modules[@]}"; do
  mapfile -t files < <(sources_of "$module")
  compile $module "${files[@]}"
done
clang -O2 -Wall -Wextra -Werror -c Scripts/check/growth/Work.c -o $build/Work.o
wrapped=()
for name in memcpy memmove memset memcmp; do wrapped+=(-Xlinker "--wrap=$name"); done
swiftc -Onone -swift-version 6 -parse-as-library -enable-experimental-feature Extern -package-name detent -I $build \
  -static-stdlib "${wrapped[@]}" Scripts/check/growth/*.swift $build/*.o -o $build/growth

export SWIFT_BACKTRACE=enable=no
$build/growth "$@"
if $build/growth --plant >$build/planted 2>&1 || ! grep -q 'growth: planted: ' $build/planted; then
  cat $build/planted
  echo 'growth: a planted case that grows too fast is not found' >&2
  exit 1
fi
