#!/usr/bin/env bash
# Checks by the compiler that the engine is valid Embedded Swift and never allocates, and that Pictures and the
# libraries of a replay are valid Embedded Swift.
#   Scripts/check/embedded.sh             all of them, also as the package builds them
#   Scripts/check/embedded.sh --engine    without GestureScript and GestureReplay, which build/replay.sh compiles too
set -euo pipefail
cd "$(dirname "$0")/../.."
triple=wasm32-unknown-none-wasm

if [ "${1:-}" != --engine ]; then
  build=${DETENT_EMBEDDED_BUILD:-.build-embedded}
  for target in ControlCore Presentation Ruler Rating Slider Dial CDetentImplementation Pictures GestureReplay; do
    swift build -c release --triple $triple --toolset Scripts/embedded/toolset.json \
      --scratch-path "$build" --target $target >"$build.log" 2>&1 ||
      { cat "$build.log"; rm -f "$build.log"; echo "embedded: $target does not compile"; exit 1; }
    rm -f "$build.log"
    echo "embedded: $target compiles for $triple"
  done
fi

objects=$(mktemp -d)
trap 'rm -rf "$objects"' EXIT
flags=(-target $triple -enable-experimental-feature Embedded -wmo -Osize -swift-version 6
  -parse-as-library -package-name detent -Xfrontend -disable-stack-protector
  -Xllvm -sil-disable-pass=closure-specialize -I "$objects"
  -I Sources/CDetent/include)
compile() {
  swiftc "${flags[@]}" -module-name "$1" -emit-module \
    -emit-module-path "$objects/$1.swiftmodule" -c "${@:2}" -o "$objects/$1.o"
}
. Scripts/embedded/modules.sh
for module in ControlCore Presentation Ruler Rating Slider Dial CDetentImplementation; do
  mapfile -t files < <(sources_of $module)
  compile $module -no-allocations "${files[@]}"
done
compile Clients -no-allocations Scripts/embedded/clients/*.swift
mapfile -t files < <(sources_of Pictures)
compile Pictures "${files[@]}"
echo "embedded: Pictures compiles for $triple"

# Arguments: a name, and the clients that use it. Links the parts of the engine that they use, and reports the
# size.
link() {
  local files=("${@:2}") exports
  mapfile -t exports < <(
    sed -n 's/^@c(\(.*\))$/--export=\1/p' "${files[@]/#/Scripts/embedded/clients/}")
  wasm-ld --no-entry --gc-sections -O2 --compress-relocations -s "${exports[@]}" \
    "$objects"/{ControlCore,Presentation,Ruler,Rating,Slider,Dial,Clients}.o -o "$objects/linked.wasm"
  echo "embedded: $1, used in every way, compiles with -no-allocations," \
    "$(wc -c <"$objects/linked.wasm") bytes of WebAssembly"
}
link 'a ruler' RulerClient.swift
link 'a rating' RatingClient.swift
link 'a slider' SliderClient.swift
link 'a dial' DialClient.swift
link 'a slider with scenes and styles' SliderClient.swift SliderDrawingClient.swift
link 'a dial with scenes and styles' DialClient.swift DialDrawingClient.swift
link 'ruler and rating together' RulerClient.swift RatingClient.swift
link 'ruler and rating together with scenes and styles' RulerClient.swift RatingClient.swift DrawingClient.swift

mapfile -t exports < <(
  grep -oE '\bdetent_[a-z_]+\(' Sources/CDetent/include/detent.h | sort -u | sed 's/^\(.*\)($/--export=\1/')
wasm-ld --no-entry --gc-sections -O2 --compress-relocations -s "${exports[@]}" \
  "$objects"/{ControlCore,Presentation,Ruler,Rating,Slider,CDetentImplementation}.o -o "$objects/linked.wasm"
echo "embedded: the C interface compiles with -no-allocations," \
  "$(wc -c <"$objects/linked.wasm") bytes of WebAssembly"
