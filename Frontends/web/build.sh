#!/usr/bin/env bash
# Builds the modules of a page, those of modules.txt: the C interface and what it stands on, as small WebAssembly modules.
#   Frontends/web/build.sh [--plain] [FOLDER]      beside detent.js, unless a folder is named
# Beside each module comes a script that is the module as text, as detent-module.js; a plain build has none. Plain is
# module by module, as any program is compiled, to compare with. Needs wasm-opt, of Debian's binaryen, and python3. With
# DETENT_MODULES, another list like modules.txt, it builds the modules of that one.
#
# What each step of the small one took away, roughly, in bytes, when it was found:
# - all modules are one program that is closed but for its exports, and clang optimises that again: what no export
#   needs is gone, and arguments that nobody needs or that are always the same (11,000)
# - closures are not specialised: what reports effects would be there twice (7,000)
# - no sentence says what is wrong with a configuration, as no export tells it (2,800)
# - Swift inlines nothing; LLVM does, which knows what code costs (4,500)
# - traps are merged (600); functions that only look alike are not, nor told apart by tables (190)
# - wasm-opt (3,000), and constants that are used often become globals (2,700)
# The tests replay 300 random uses in detent run: that is what allows such a list. -enable-sil-opaque-values saves
# 300 more, and miscompiles the ruler.
#
# The module was to have 35 KB and misses that. The modules are compiled as one closed program that a script makes of LLVM's
# text, because link-time optimisation crashes this compiler. What would make it smaller still costs time: reading a
# pointer's position in one function for both controls saved 260 bytes and made a drag 30 % slower, because the event had to
# leave the registers. Tried, and not worth it: wasm-opt 120, more than one result by value, LLVM's outliner, fields in
# another order.
set -euo pipefail
cd "$(dirname "$0")/../.."
plain=
if [ "${1:-}" = --plain ]; then plain=yes; shift; fi
output=${1:-Frontends/web}
mkdir -p "$output"
triple=wasm32-unknown-none-wasm
. Scripts/build/c-modules.sh

# Each line: what a module is called, and its controls.
mapfile -t wanted < <(grep -v '^#' "${DETENT_MODULES:-Frontends/web/modules.txt}")

# Sets `exports` to what a module with these controls exports: of what not every control has, all that there is. Pages ask
# for scenes of rulers and ratings alone, and draw the others from what they read of them.
name_exports() {
  local control verb
  exports=(detent_web_sink detent_effect_tick)
  for control; do
    exports+=("detent_${control}_configuration_size")
    for verb in init handle advance set_value set_configuration read accessibility read_scene read_part; do
      case $verb:$control in read_scene:ruler | read_scene:rating) ;; read_scene:*) continue ;; esac
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
# Arguments: what to write, and objects. A press on a slider takes some 40 kB of the stack.
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
