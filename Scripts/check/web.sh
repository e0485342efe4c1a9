#!/usr/bin/env bash
# Checks the web front end: sizes of its modules, tests in node and Chromium, some in Firefox, and declarations.
#   Scripts/check/web.sh [--install]
# Needs Chromium, node 18 or later, tsc, esbuild, wasm-opt and python3. DETENT names a built command.
# DETENT_RECORDINGS and DETENT_PICTURES name folders to keep recordings and screenshots.
set -euo pipefail
cd "$(dirname "$0")/../.."
# Size limits of the modules, in bytes: they may shrink, and must not grow. For rulers and ratings: 900 to distinguish a
# host's echoes from its changes, 60 for ratings of any granularity, 40 for C structures that may grow, 140 for marks with
# uneven distances, 110 for numbers rejected by the physics, 190 for parts of effects, 360 for the minimum time between two
# reported bounds, 4,700 for version 2 of the feel (landings, jumping taps, slow wheels and their keys, immediate touches,
# structures of older sizes), 1,800 for slides between neighbours, jumps and rotation, 200 for a nearest mark found without
# its bounds and for presses that do not drag, 140 for marks at the end of an interrupted way back, 360 for tracks that
# report evenly spaced marks, 600 for partial wheel steps, crowns that move by marks and tracks that report their rest, 370
# for rulers with marks alone, 350 for a pointer that is no part of a slide; the rest is for the controls. For sliders: 200 for values restored beside the thumb by a
# cancel, 100 for landing ticks at their time, 1,700 for drags that keep their limits and for pairs of which a host sets one,
# 3,000 for specialised drags and frames with even marks and for thumbs that do not push (two thirds and less than half of
# the time), 4,300 for edits that end on choices, clicks beside a thumb and pairs that move by choices, 430 for thumbs that
# land without pushing after a yielded touch and pairs restored to the last digit, 340 for a track shared by all thumbs, 700
# for crowns that move by choices and an index that is the number of a tick, 60 for held thumbs in a stack and keys without a
# use, 1,600 for a slide of each thumb, 4,400 for pairs on uneven tracks. For dials: 500 for compact reading, 1,000 for the largest value, 160 for the drag length of an upright dial, 520 for dials with
# marks alone, 80 for bounds that are reached but for rounding, 150 for a pointer that is no part of a slide. Each has 470 to 580 for precomputed numbers and for presses with and without speed. One module for all four
# kinds was planned at 81,920.
declare -A limits=([detent]=$((40630 + 900 + 60 + 40 + 140 + 110 + 190 + 360 + 4700 + 1800 + 200 + 140 + 360 + 600 + 370 + 480 + 350)) [detent-slider]=$((80190 + 430 + 340 + 580 + 900 + 60 + 1600 + 4400)) [detent-dial]=$((45760 + 160 + 520 + 470 + 80 + 150)) [detent-all]=145200
  [detent-ruler]=40950 [detent-rating]=19450)
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
