#!/usr/bin/env bash
# Right controls of pages whose shapes are easy to measure wrongly: probes find no broken law of `must` or `aria` in any.
#   Scripts/check/right-pages.sh [--install] [SHAPE…]
# Needs node and Chromium, and takes some minutes. DETENT names the command; default .build/release/detent.
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/check/needs.sh
needs node:nodejs chromium:chromium
DETENT=$(realpath "${DETENT:-.build/release/detent}")
pages=$PWD/Tests/Drivers/pages
driver="node '$PWD/Frontends/drivers/node/bin/detent-driver.mjs'"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
# A shape of shapes.mjs, as a page or as a module, and further options. The slider of `long` and `scroller` has no keys, which
# the patterns of ARIA ask for.
shapes=(
  'page wrapper:20,70' 'mount wrapper:20,70' 'mount bar:20,70' 'mount hidden' 'page invisible' 'mount stars' 'mount fieldset' 'page stars:2 --selector #place'
  'mount body' 'page shadow:20,70'
  "page line --selector .thumb --value volume.value()" "page long" 'page scroller' 'page input' 'mount stubborn:40,60' 'page below'
  'page beside' 'page clear' 'page inert' 'page push:20,70 --meet push' 'page swap:20,70 --meet swap' 'mount pair:20,70' 'mount fives'
)
failed=0 tried=0 kept=0
for entry in "${shapes[@]}"; do
  read -r way shape options <<<"$entry"
  [ $# -eq 0 ] || [[ " $* " == *" ${shape%%:*} "* ]] || continue
  laws=must,aria
  case $shape in long | scroller) laws=must,aria,-U11,-U12,-U27 ;; esac
  words=
  for word in $options; do words+=" '$word'"; done
  case $way in
    page) command="$driver '$pages/shapes.html?$shape'$words" ;;
    mount) command="$driver --mount '$pages/shapes.mjs?$shape'$words" ;;
  esac
  status=0
  "$DETENT" probe --laws "$laws" --driver-timeout 60s --driver "$command" >out 2>&1 || status=$?
  line=$(tail -1 out)
  tried=$((tried + 1))
  echo "$way $shape: $line"
  if [ $status != 0 ]; then
    failed=$((failed + 1))
    cat out
  elif [[ $line =~ ([0-9]+)\ kept ]]; then kept=$((kept + BASH_REMATCH[1])); fi
done
echo "right pages: $tried controls, $failed with a broken law; $kept laws of must and aria kept in all"
[ $failed = 0 ] && [ $tried != 0 ]
