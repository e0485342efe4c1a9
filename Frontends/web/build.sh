#!/usr/bin/env bash
# Builds the modules for web pages listed in modules.txt: the C interface and its dependencies, as small WebAssembly modules.
#   Frontends/web/build.sh [--plain] [FOLDER]      beside detent.js, unless a folder is named
# Each module also gets a script with the module as text, such as detent-module.js, except in a plain build. A plain build
# compiles each module separately, as usual, for comparison. Needs wasm-opt of Debian's binaryen, and python3. DETENT_MODULES
# names another list like modules.txt.
#
# Savings of each step in bytes, roughly, when it was introduced:
# - all modules are one program, closed except for its exports, and optimised again by clang: removes everything
#   that no export needs, and unused or constant arguments (11,000)
# - closures are not specialised: code that reports effects would be duplicated (7,000)
# - configurations have no error messages, as no export returns them (2,800)
# - Swift inlines nothing; LLVM does, and knows the cost of code (4,500)
# - traps are merged (600); merely similar functions are not, and not distinguished by tables (190)
# - wasm-opt (3,000), and frequent constants become globals (2,700)
# The tests replay 300 random uses in detent run, which makes such optimisations safe. -enable-sil-opaque-values saves 300
# more, but miscompiles the ruler.
#
# The module was planned at 35 KB and exceeds that. The modules are compiled as one closed program that a script makes of
# LLVM's text, because link-time optimisation crashes this compiler. Shrinking it further costs time: reading a pointer's
# position in one function for both controls saved 260 bytes and made a drag 30 % slower, because the event had to leave the
# registers. Tried without enough benefit: wasm-opt 120, multiple results by value, LLVM's outliner, fields
# in another order.
set -euo pipefail
cd "$(dirname "$0")/../.."
plain=
if [ "${1:-}" = --plain ]; then plain=yes; shift; fi
output=${1:-Frontends/web}
mkdir -p "$output"
triple=wasm32-unknown-none-wasm
. Scripts/build/c-modules.sh

# Each line: the name of a module, and its controls.
mapfile -t wanted < <(grep -v '^#' "${DETENT_MODULES:-Frontends/web/modules.txt}")

# Sets `exports` to the exports of a module with these controls; optional functions are exported where they exist.
name_exports() {
  local control verb
  exports=(detent_web_sink detent_effect_tick)
  for control; do
    exports+=("detent_${control}_configuration_size")
    for verb in init handle advance update read accessibility read_scene read_part; do
      if grep -q "^public func detent_${control}_$verb(" Sources/CDetentImplementation/{.,generated}/*.swift; then
        exports+=("detent_${control}_$verb")
      fi
    done
  done
  for verb in init note heard adopt; do exports+=("detent_echo_$verb"); done
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
flags=(-target $triple -DDETENT_WITHOUT_RULES -enable-experimental-feature Embedded -wmo -Osize -swift-version 6 -parse-as-library
  -package-name detent
  -no-allocations -Xfrontend -disable-stack-protector -Xcc -mbulk-memory -I Sources/CDetent/include)
clang --target=$triple -mbulk-memory -Oz -ffreestanding -nostdlib -Wall -Wextra -Werror \
  -I Sources/CDetent/include -c Frontends/web/module/web.c -o "$work/web.o"
# Arguments: the output, and objects. A press on a slider takes about 40 kB of the stack.
link() {
  wasm-ld --no-entry --gc-sections -O2 --compress-relocations -s -z stack-size=131072 --stack-first \
    --export=__heap_base "${exports[@]/#/--export=}" "${@:2}" -o "$1"
}

# Argument: a line of modules.txt.
name_module() {
  local words
  read -ra words <<<"$1"
  name_exports "${words[@]:1}"
  file=$output/${words[0]}.wasm
}

if [ -n "$plain" ]; then
  for module in "${modules[@]}"; do
    mapfile -t files < <(find Sources/"$module" -name '*.swift' | sort)
    swiftc "${flags[@]}" -I "$work" -module-name "$module" -emit-module \
      -emit-module-path "$work/$module.swiftmodule" -c "${files[@]}" -o "$work/$module.o"
  done
  for each in "${wanted[@]}"; do
    name_module "$each"
    link "$file" "$work"/*.o
    echo "web: ${file##*/} has $(wc -c <"$file") bytes of WebAssembly, compiled plainly"
  done
  exit
fi

command -v wasm-opt >/dev/null || { echo 'build: wasm-opt is missing; it comes with binaryen' >&2; exit 1; }
close_modules "$work/sources" 's/= \(status, sentence\.cText\)/= (status, ("" as StaticString).cText)/'
swiftc "${flags[@]}" -module-name Web -Xfrontend -mergeable-traps -Xfrontend -disable-llvm-merge-functions-pass \
  -Xllvm -sil-disable-pass=closure-specialize -Xllvm -sil-disable-pass=inline \
  -Xllvm -sil-disable-pass=redundant-load-elimination -Xllvm -inline-call-penalty=5 \
  -Xllvm -swiftmergefunc-threshold=0 -emit-ir "$work"/sources/*.swift -o "$work/swift.ll"

binaryen=(--enable-bulk-memory --enable-sign-ext --enable-nontrapping-float-to-int --enable-mutable-globals)
for each in "${wanted[@]}"; do
  name_module "$each"
  Scripts/embedded/shrink.py code "$work/swift.ll" "$work/closed.ll" "${exports[@]}"
  clang --target=wasm32-unknown-unknown -mbulk-memory -Wno-override-module -x ir "$work/closed.ll" -c -Oz \
    -mllvm -inline-threshold=-50 -mllvm -two-entry-phi-node-folding-threshold=8 \
    -mllvm -sink-common-insts -mllvm -phi-node-folding-threshold=4 \
    -mllvm -enable-load-pre=0 -mllvm -disable-machine-sink -o "$work/closed.o"
  link "$work/linked.wasm" "$work/closed.o" "$work/web.o"
  wasm-opt "${binaryen[@]}" -Oz --converge --low-memory-unused --ignore-implicit-traps \
    --always-inline-max-function-size 5 --reorder-functions --flatten --rereloop -Oz --converge "$work/linked.wasm" -S -o "$work/code.wat"
  Scripts/embedded/shrink.py constants "$work/code.wat" "$work/pooled.wat"
  sed -i 's/(export "detent_/(export "/' "$work/pooled.wat"  # a module is a name space
  wasm-opt "${binaryen[@]}" --generate-stack-ir --optimize-stack-ir "$work/pooled.wat" -o "$file"
  echo "web: ${file##*/} has $(wc -c <"$file") bytes of WebAssembly"
  # The module as text, for `detent-inline.js`.
  echo "export default '$(base64 -w0 "$file")';" >"${file%.wasm}-module.js"
done
