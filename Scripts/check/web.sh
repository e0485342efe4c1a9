#!/usr/bin/env bash
# The web front end: how large its modules are, its tests in node and in a real Chromium, some of them in Firefox, its declarations.
#   Scripts/check/web.sh [--install]
# It needs Chromium, node 18 or later, tsc, esbuild, wasm-opt and python3. DETENT names a command that is built already. With
# DETENT_RECORDINGS and DETENT_PICTURES, folders, what was recorded and what was seen is kept there.
set -euo pipefail
cd "$(dirname "$0")/../.."
# What each module may have: it may shrink, and must not grow. Of that of rulers and ratings 900 bytes are for telling a
# host's answers from its wishes, 60 for ratings of any granularity, 40 for structures of C that may grow, 140 for marks that
# need not be evenly spaced, 110 for numbers that the physics refuse, 190 for the parts of effects, 360 for the least time
# between two bounds that are told, 4,700 for the second version of the feel (landings, taps that go, slow wheels and their
# keys, touches that are sure, structures of older sizes), 1,800 for slides that stand between neighbours, leap, and turn,
# 200 for a nearest mark that is found without its bounds, and for presses that drag nowhere, 140 for marks on which a way back
# ends that is cut short, 360 for tracks that say whether their marks are even, as all three have, 600 for wheels in parts, crowns that go from mark to mark, and tracks that say where they
# rest, 370 for rulers of which marks alone are told; the rest is for the controls.
# Of that of sliders 200 are for what a cancel brings back beside the thumb itself, 100 for ticks of a landing that are told in
# their time, 1,700 for drags that need not ask for their room again, and for pairs of which a host sets one, 3,000 for drags and
# frames that have the rule of even marks compiled for themselves, and for thumbs that push nobody: they take two thirds, and
# less than half, of the time that they took, 4,300 for edits that end on choices, clicks beside a thumb and pairs that go by choices,
# 430 for thumbs that land without pushing when a finger leaves them to the page, and pairs that go back to their last digit,
# 340 for a track that all thumbs share, and that is asked without a copy. Of that of dials 500 are for values that are read in a
# short way, 1,000 for the largest value, 160 for how far an upright one is dragged, 520 for dials of which marks alone are told.
# All three have 470 to 580 for numbers that are worked out once, and for presses that are followed with and without their speed. One
# module for a page with all four kinds was to have 81,920.
declare -A limits=([detent]=$((40630 + 900 + 60 + 40 + 140 + 110 + 190 + 360 + 4700 + 1800 + 200 + 140 + 360 + 600 + 370 + 480)) [detent-slider]=$((80190 + 430 + 340 + 580)) [detent-dial]=$((45760 + 160 + 520 + 470)) [detent-all]=137650
  [detent-ruler]=40600 [detent-rating]=19450)
# What was asked for of the first.
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

# Runs test files one by one, and tells what failed in full.
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
may=(); [ $may_install = no ] || may=(--install)
Scripts/check/web-browsers.sh --sample "${may[@]}" || failed=1

# What must not compile is marked there: unless it is an error, that is one.
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
# What a page asks for of dist, beside what was asked for.
Scripts/check/web-sizes.mjs --dist || failed=1
# A bookmark has to be small; what is not in it is asked of the page's own elements.
Scripts/build/recorder.sh "$log" >/dev/null
bookmarklet=$(wc -c <"$log/detent-record.bookmarklet")
[ "$bookmarklet" -le 12288 ] || { echo "web: the bookmarklet has $bookmarklet bytes, more than 12,288"; failed=1; }
sizes+="the bookmarklet $(thousands "$bookmarklet") bytes; "
[ $failed = 0 ] && verdict='declarations type-check' || verdict='FAILED, see above'
size=$(wc -c <Frontends/web/detent.wasm)
over=$([ "$size" -le $bar ] || echo "detent.wasm has $(thousands $((size - bar))) bytes more than $(thousands $bar); ")
echo "web: $sizes$over$(count node '') node tests, $(count browser '') browser tests, $(count browser recorded:) recordings replay to the same bytes; $verdict"
exit $failed
