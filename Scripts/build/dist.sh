#!/usr/bin/env bash
# Builds self-contained files of the web elements: minified scripts that embed their modules.
#   Scripts/build/dist.sh [--single] [FOLDER]       into FOLDER/dist; FOLDER is Frontends/web by default
# detent-ruler.js, detent-rating.js, detent-slider.js and detent-dial.js each have one element with its module; detent-all.js
# has all four and one module. --single also writes the modules of the single files into FOLDER, as Frontends/web/build.sh
# does. DETENT_KEEP names a folder to keep the modules. Needs esbuild, node, python3, and wasm-opt of Debian's binaryen.
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/check/needs.sh
needs esbuild:esbuild node:nodejs wasm-opt:binaryen python3:python3
single=
if [ "${1:-}" = --single ]; then single=yes; shift; fi
output=${1:-Frontends/web}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cat ${single:+Frontends/web/modules.txt} Frontends/web/bundle/modules.txt | grep -v '^#' | sort -u >"$work/list"
DETENT_MODULES=$work/list Frontends/web/build.sh "$work"
if [ -n "$single" ]; then
  while read -r name _; do cp "$work/$name.wasm" "$work/$name-module.js" "$output/"; done < <(grep -v '^#' Frontends/web/modules.txt)
fi
node Frontends/web/bundle/make.mjs "$work" "$output/dist"
if [ -n "${DETENT_KEEP:-}" ]; then cp "$work"/*.wasm "$DETENT_KEEP/"; fi
for file in "$output"/dist/*.js; do echo "web: dist/${file##*/} has $(wc -c <"$file") bytes, $(gzip -9c "$file" | wc -c) by gzip"; done
