#!/usr/bin/env bash
# All packages, as they are to be released: each is built twice, with the same bytes, installed where nothing else is, and used; then
# the site is looked at as a whole, a newcomer goes to a first result with these packages, and the web elements are tried in Firefox
# and WebKitGTK, with bundlers and frameworks.
#   Scripts/check/release.sh [--install]
# It takes some builds of the command, so it is not part of .ci/run. What it has built stays in dist. PYRIGHT names pyright, or
# basedpyright of PyPI; without it types are checked by mypy alone.
set -euo pipefail
cd "$(dirname "$0")/../.."
Scripts/make/version.py --check
for name in c wheel npm command deb formula swift; do
  begin=$SECONDS
  DETENT_TWICE=1 Scripts/check/packages.sh "$name" "$@"
  echo "release: $name took $((SECONDS - begin)) s"
done
for name in c wheel npm command deb; do Scripts/build/packages.sh "$name"; done
Scripts/check/site.sh "$@"
DETENT_PACKAGES=dist Scripts/check/newcomer.sh "$@"
# The elements in every browser, the first page of somebody new, and what a page waits for.
[ -d Frontends/web/dist ] || Scripts/build/dist.sh --single
Scripts/check/web-browsers.sh "$@"
DETENT_PACKAGES=dist Scripts/check/adopters.sh "$@"
node Scripts/check/web-first.mjs | grep '^web:'
if grep -q UNSET Packaging/publisher; then
  echo 'release: Packaging/publisher does not say who publishes them, so these packages are to be tried and not to be published'
fi
