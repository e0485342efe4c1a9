#!/usr/bin/env bash
# Builds a client of both controls and the engine below it as one WebAssembly module, as small as it gets.
#   Scripts/build-web.sh [--plain] FILE [SOURCE…]
# The client is Scripts/embedded/clients/Web*.swift unless sources are named. Plain is module by module,
# as any program is compiled, to compare with.
# Needs wasm-opt, of Debian's binaryen.
#
# What each step is for, in bytes of a module that ends at 36 KB:
# - all modules are compiled as one: whatever no export needs is gone, arguments that are constants too
# - closures are not specialised: what reports effects would be there twice (7,000)
# - Swift inlines nothing, LLVM does, which knows what code costs (4,500)
# - functions that only look alike are not merged, nor told apart by tables (190)
# - traps are merged (600)
# - clang optimises once more, when it can see that nothing else calls the functions (11,000)
# - wasm-opt (3,100), which may take it that nothing is read where nothing is (200), puts functions first that are
#   called often (150), and makes constants that are used often globals (2,700)
set -euo pipefail
cd "$(dirname "$0")/.."
plain=
if [ "${1:-}" = --plain ]; then plain=yes; shift; fi
output=${1:?names the file to write}
clients=("${@:2}")
[ ${#clients[@]} -gt 0 ] || clients=(Scripts/embedded/clients/Web*.swift)
if ! command -v wasm-opt >/dev/null; then
  { apt-get update && apt-get install -y --no-install-recommends binaryen; } >/dev/null 2>&1 ||
    { echo 'build-web: wasm-opt is missing; it comes with binaryen'; exit 1; }
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mapfile -t exports < <(sed -n 's/^@c(\(.*\))$/\1/p' "${clients[@]}")

flags=(-target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -wmo -Osize
  -swift-version 6 -parse-as-library -no-allocations -Xfrontend -disable-stack-protector)
# Arguments: what to write, and objects.
link() {
  wasm-ld --no-entry --gc-sections -O2 --compress-relocations -s "${exports[@]/#/--export=}" \
    --export=__heap_base "${@:2}" -o "$1"
}

if [ -n "$plain" ]; then
  for module in ControlCore Presentation Ruler Rating; do
    mapfile -t files < <(find Sources/$module -name '*.swift' | sort)
    swiftc "${flags[@]}" -I "$work" -module-name $module -emit-module \
      -emit-module-path "$work/$module.swiftmodule" -c "${files[@]}" -o "$work/$module.o"
  done
  swiftc "${flags[@]}" -I "$work" -module-name Web -c "${clients[@]}" -o "$work/Web.o"
  link "$output" "$work"/*.o
  echo "web: the same compiled plainly, $(wc -c <"$output") bytes"
  exit
fi

# One module: no imports, and nothing of the engine is public.
mkdir "$work/sources"
for file in $(find Sources/{ControlCore,Presentation,Ruler,Rating} -name '*.swift'); do
  sed -E '/^(public )?import /d; /^ *\/\//! s/public (internal\(set\) )?//' "$file" \
    >"$work/sources/$(basename "$file")"
done
for file in "${clients[@]}"; do
  sed -E '/^import (ControlCore|Presentation|Ruler|Rating)$/d' "$file" \
    >"$work/sources/$(basename "$file")"
done
swiftc "${flags[@]}" -module-name Web -Xfrontend -mergeable-traps \
  -Xllvm -sil-disable-pass=closure-specialize -Xllvm -sil-disable-pass=inline \
  -Xllvm -sil-disable-pass=redundant-load-elimination -Xllvm -inline-call-penalty=5 \
  -Xllvm -swiftmergefunc-threshold=0 -emit-ir "$work"/sources/*.swift -o "$work/swift.ll"

Scripts/embedded/shrink.py code "$work/swift.ll" "$work/closed.ll" "${exports[@]}"
clang --target=wasm32-unknown-unknown -Wno-override-module -x ir "$work/closed.ll" -c -Oz \
  -mllvm -inline-threshold=-50 -mllvm -two-entry-phi-node-folding-threshold=8 \
  -mllvm -sink-common-insts -mllvm -phi-node-folding-threshold=4 \
  -mllvm -enable-load-pre=0 -mllvm -disable-machine-sink -o "$work/closed.o"
link "$work/linked.wasm" "$work/closed.o"

binaryen=(--enable-bulk-memory --enable-sign-ext --enable-nontrapping-float-to-int
  --enable-mutable-globals)
wasm-opt "${binaryen[@]}" -Oz --converge --low-memory-unused --ignore-implicit-traps \
  --always-inline-max-function-size 5 --reorder-functions "$work/linked.wasm" -S -o "$work/code.wat"
Scripts/embedded/shrink.py constants "$work/code.wat" "$work/pooled.wat"
wasm-opt "${binaryen[@]}" --generate-stack-ir --optimize-stack-ir "$work/pooled.wat" -o "$output"
echo "web: both controls with scenes, $(wc -c <"$output") bytes of WebAssembly"
