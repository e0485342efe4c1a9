#!/usr/bin/env bash
# Checks the web front end: sizes of its modules, tests in node and Chromium, some in Firefox, and declarations.
#   Scripts/check/web.sh [--install]
# Needs Chromium, node 18 or later, tsc, esbuild, wasm-opt and python3. DETENT names a built command.
# DETENT_RECORDINGS and DETENT_PICTURES name folders to keep recordings and screenshots.
set -euo pipefail
cd "$(dirname "$0")/../.."
# Size limits of the modules, in bytes: what they have, and at most 100 more. They may shrink; a commit that raises one says
# what the bytes are for. One module for all four kinds was planned at 81,920.
declare -A limits=([detent]=58170 [detent-slider]=119510 [detent-dial]=61310 [detent-all]=189100 [detent-ruler]=46210
  [detent-rating]=20500)
# The size requested originally.
bar=35840

. Scripts/check/needs.sh
needs chromium:chromium node:nodejs tsc:node-typescript wasm-opt:binaryen esbuild:esbuild python3:python3

log=$(mktemp -d)
trap 'rm -rf "$log"' EXIT
if [ -z "${DETENT:-}" ]; then
  swift build -c release --product detent >"$log/build" 2>&1 || { cat "$log/build"; exit 1; }
  DETENT="$(swift build -c release --show-bin-path)/detent"
fi
export DETENT
DETENT_KEEP=$log Scripts/build/dist.sh --single

# Runs test files one by one, and prints the output of failures.
failed=0
run() {
  local file
  : >"$log/$1"
  for file in "${@:2}"; do
    node --test-reporter=tap "$file" >"$log/one" 2>&1 || { cat "$log/one"; failed=1; }
    cat "$log/one" >>"$log/$1"
  done
}
count() { grep -cE "^ *ok [0-9]+ - $2" "$log/$1" || true; }

run node Frontends/web/tests/*.test.mjs
run browser Frontends/web/tests/browser/*.test.mjs
Scripts/make/looks.mjs --check || failed=1
may=(); [ $may_install = no ] || may=(--install)
Scripts/check/web-browsers.sh --sample "${may[@]}" || failed=1

# Lines that must not compile are marked in the file; a marked line without an error fails.
tsc --noEmit --strict --target es2022 --module es2022 --moduleResolution node \
  Frontends/web/tests/types/usage.ts || failed=1

thousands() { sed -E ':a; s/([0-9])([0-9]{3})($|,)/\1,\2\3/; ta' <<<"$1"; }
sizes=
for module in Frontends/web/*.wasm "$log"/detent-{ruler,rating,all}.wasm; do
  name=$(basename "$module" .wasm)
  size=$(wc -c <"$module")
  [ "$size" -le "${limits[$name]:-0}" ] || { echo "web: $name.wasm is larger than ${limits[$name]:-0} bytes"; failed=1; }
  sizes+="$name.wasm $(thousands "$size") bytes, $(thousands "$(gzip -9c "$module" | wc -c)") by gzip; "
done
# The size of dist on a page, beside the requested one.
Scripts/check/web-sizes.mjs --dist || failed=1
# A bookmark must be small; it uses the page's own elements for the rest.
Scripts/build/recorder.sh "$log" >/dev/null
bookmarklet=$(wc -c <"$log/detent-record.bookmarklet")
[ "$bookmarklet" -le 12288 ] || { echo "web: the bookmarklet has $bookmarklet bytes, more than 12,288"; failed=1; }
sizes+="the bookmarklet $(thousands "$bookmarklet") bytes; "
[ $failed = 0 ] && verdict='declarations type-check' || verdict='FAILED, see above'
size=$(wc -c <Frontends/web/detent.wasm)
over=$([ "$size" -le $bar ] || echo "detent.wasm has $(thousands $((size - bar))) bytes more than $(thousands $bar); ")
echo "web: $sizes$over$(count node '') node tests, $(count browser '') browser tests, $(count browser recorded:) recordings replay to the same bytes; $verdict"
exit $failed
