#!/usr/bin/env bash
# Builds a replay for machines without an operating system: reads a script and writes a trace.
#   Scripts/build/replay.sh wasm FILE       for any WebAssembly engine with WASI
#   Scripts/build/replay.sh aarch64 FILE    for a bare AArch64, with semihosting (needs ld.lld)
# CHECK=1 skips optimising the harness, which saves more than half of the time.
set -euo pipefail
cd "$(dirname "$0")/../.."
machine=${1:?names the machine: wasm or aarch64} output=${2:?names the file to write}
case $machine in
  wasm) triple=wasm32-unknown-none-wasm sources=(heap.c wasi.c) cflags=(-mbulk-memory) ;;
  aarch64) triple=aarch64-none-none-elf sources=(heap.c semihosting.c)
    cflags=(-mcpu=cortex-a57 -mstrict-align) ;;
  *) echo "build/replay: there is no machine '$machine': wasm or aarch64" >&2; exit 2 ;;
esac

objects=$(mktemp -d)
trap 'rm -rf "$objects"' EXIT
runtime=Scripts/embedded/runtime
compile() {
  local level=-Osize
  case ${CHECK:-}$1 in 1Gesture* | 1ReplayTool) level=-Onone ;; esac
  swiftc -target "$triple" -enable-experimental-feature Embedded -wmo $level -assert-config Release \
    -swift-version 6 -parse-as-library -Xfrontend -disable-stack-protector -package-name detent \
    -Xcc -ffunction-sections -Xfrontend -function-sections \
    -I "$objects" -I $runtime -module-name "$1" -emit-module-path "$objects/$1.swiftmodule" \
    -c "${@:2}" -o "$objects/$1.o"
}
. Scripts/embedded/modules.sh
for module in "${modules[@]}"; do
  mapfile -t files < <(sources_of "$module")
  compile $module "${files[@]}"
done
compile ReplayTool Scripts/embedded/ReplayTool.swift
for source in "${sources[@]}"; do
  clang --target="$triple" "${cflags[@]}" -O2 -ffreestanding -fno-builtin -nostdlib -Wall -Wextra \
    -Werror -c "$runtime/$source" -o "$objects/$source.o"
done
if [ "$machine" = wasm ]; then
  wasm-ld --gc-sections -s -z stack-size=1048576 --stack-first "$objects"/*.o -o "$output"
else
  ld.lld -T $runtime/aarch64.ld --gc-sections "$objects"/*.o -o "$output"
fi
