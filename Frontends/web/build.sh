#!/usr/bin/env bash
# Builds detent.wasm: the C interface and what it stands on, for a page.
#   Frontends/web/build.sh [FILE]      beside detent.js, unless a file is named
set -euo pipefail
cd "$(dirname "$0")/../.."
output=${1:-Frontends/web/detent.wasm}
triple=wasm32-unknown-none-wasm

objects=$(mktemp -d)
trap 'rm -rf "$objects"' EXIT
flags=(-target $triple -enable-experimental-feature Embedded -wmo -Osize -swift-version 6 -parse-as-library
  -no-allocations -Xfrontend -disable-stack-protector -Xfrontend -function-sections -Xcc -ffunction-sections
  -Xcc -mbulk-memory -I "$objects" -I Sources/CDetent/include)
for module in ControlCore Presentation Ruler Rating CDetentImplementation; do
  mapfile -t files < <(find Sources/$module -name '*.swift' | sort)
  swiftc "${flags[@]}" -module-name $module -emit-module -emit-module-path "$objects/$module.swiftmodule" \
    -c "${files[@]}" -o "$objects/$module.o"
done
clang --target=$triple -mbulk-memory -Oz -ffreestanding -nostdlib -Wall -Wextra -Werror \
  -I Sources/CDetent/include -c Frontends/web/module/web.c -o "$objects/web.o"

exports=(detent_web_sink detent_effect_tick)
for control in ruler rating; do
  for verb in configuration_init init handle advance set_value set_configuration read read_scene \
    accessibility; do
    exports+=("detent_${control}_$verb")
  done
done
wasm-ld --no-entry --gc-sections -O2 --compress-relocations -s -z stack-size=65536 --stack-first \
  --export=__heap_base "${exports[@]/#/--export=}" "$objects"/*.o -o "$output"
echo "web: $(wc -c <"$output") bytes of WebAssembly"
