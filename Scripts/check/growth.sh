#!/usr/bin/env bash
# Checks that input of twice the size takes about twice the work, not four times: for every reader, for files that
# are large in one respect, and for the laws. Work is the number of executed edges between basic blocks, without a
# clock. The check tests itself: it must detect a quadratic case.
#   Scripts/check/growth.sh [--list]    with the figures of all cases
set -euo pipefail
cd "$(dirname "$0")/../.."
build=.build-growth
mkdir -p $build
rm -f $build/*.o

# Readers are optimised, so that inlined parts of the Swift library count. Optimising the rest takes minutes.
compile() {
  local level=-Onone
  case $1 in GestureScript | GestureRecordings) level=-O ;; esac
  swiftc $level -wmo -swift-version 6 -parse-as-library -package-name detent -I $build -module-name "$1" \
    -sanitize=fuzzer -sanitize-coverage=edge,trace-pc-guard -emit-module -emit-module-path "$build/$1.swiftmodule" \
    -c "${@:2}" -o "$build/$1.o"
}
. Scripts/embedded/modules.sh
for module in "${modules[@]}" "${rest[@]}"; do
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
