#!/usr/bin/env bash
# The site: builds it, follows every link within it, opens its pages in Chromium (no request to another host, each loaded within a
# second, nothing serious to axe at 375 and 1000 points, light and dark), and asks for a comment at every public declaration.
#   Scripts/check/site.sh [--install]
# It needs Chromium. DETENT, DETENT_WEB and DETENT_BUILD are as Scripts/build/site.sh and site/symbols.sh have them; with
# DETENT_SITE, a folder, the site stays there. DETENT_AXE names an axe.min.js.
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/check/needs.sh
needs chromium:chromium python3:python3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
Scripts/check/site/test_site.py >"$work/tests" 2>&1 || { tail -40 "$work/tests"; exit 1; }
echo "site: $(sed -n 's/^Ran \([0-9]*\) tests in.*/\1 tests of what makes and checks it pass/p' "$work/tests")"
begin=$SECONDS
Scripts/build/site.sh "${DETENT_SITE:-$work/site}" --symbols "$work/symbols" $([ $may_install = no ] || echo --install)
echo "site: built in $((SECONDS - begin)) s"
Scripts/check/site/site.py "${DETENT_SITE:-$work/site}" "$work/symbols" ${DETENT_AXE:+"$DETENT_AXE"}
