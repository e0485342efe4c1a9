#!/usr/bin/env bash
# Builds the whole of a replay for a machine without an operating system: script in, trace out.
#   Scripts/build/replay.sh wasm FILE       for any WebAssembly engine with WASI
#   Scripts/build/replay.sh aarch64 FILE    for a bare AArch64, with semihosting (needs ld.lld)
# With CHECK=1 the harness is not optimised, which takes a third of the time, and the compiler looks at laws and drivers too.
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
  local level=${OPTIMIZE:--Osize} what=(-c -o "$objects/$1.o")
  case ${CHECK:-} in 1) case $1 in Gesture* | Pictures | Harness | ReplayTool) level=-Onone ;; esac ;; esac
  # Of what a replay has no use for, no code is made.
  case $1 in GestureGenerators | GestureTrials | GestureLaws | GestureWire | GestureDrivers | Harness) what=(-emit-sil -o "$objects/$1.sil") ;; esac
  swiftc -target "$triple" -enable-experimental-feature Embedded -wmo "$level" -assert-config Release \
    -swift-version 6 -parse-as-library -Xfrontend -disable-stack-protector -package-name detent \
    -Xcc -ffunction-sections -Xfrontend -function-sections \
    -I "$objects" -I $runtime -module-name "$1" -emit-module-path "$objects/$1.swiftmodule" \
    "${what[@]}" "${@:2}"
}
. Scripts/embedded/modules.sh
for module in "${modules[@]}"; do
  # A replay has no use for laws, nor for controls of somebody else.
  case ${CHECK:-}$module in GestureGenerators | GestureTrials | GestureLaws | GestureWire | GestureDrivers | Harness) continue ;; esac
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
