#!/usr/bin/env bash
# Checks the site: builds it, follows every internal link, opens its pages in Chromium (no request to other hosts, each
# loaded within a second, no serious finding of axe at 375 and 1000 points, light and dark), and requires comments on public
# declarations.
#   Scripts/check/site.sh [--fast] [--install]
# --fast skips docc's pages, and runs axe at 375 points in light mode only; .ci/run uses it, release.sh does not. Needs
# Chromium. DETENT, DETENT_WEB and DETENT_BUILD are those of Scripts/build/site.sh and site/symbols.sh; DETENT_SITE names a
# folder to keep the site. DETENT_AXE names an axe.min.js.
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/check/needs.sh
needs chromium:chromium python3:python3
fast=no
if [ "${1:-}" = --fast ]; then fast=yes; elif [ $# -gt 0 ]; then echo "site: there is no option '$1'" >&2; exit 2; fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
Scripts/check/site/test_site.py >"$work/tests" 2>&1 || { tail -40 "$work/tests"; exit 1; }
echo "site: $(sed -n 's/^Ran \([0-9]*\) tests in.*/\1 tests of what makes and checks it pass/p' "$work/tests")"
begin=$SECONDS
Scripts/build/site.sh "${DETENT_SITE:-$work/site}" --symbols "$work/symbols" $([ $fast = no ] || echo --no-docc) $([ $may_install = no ] || echo --install)
echo "site: built in $((SECONDS - begin)) s"
DETENT_FAST=$fast Scripts/check/site/site.py "${DETENT_SITE:-$work/site}" "$work/symbols" ${DETENT_AXE:+"$DETENT_AXE"}
