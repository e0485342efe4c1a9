#!/usr/bin/env bash
# All packages for a release: builds each twice with equal bytes, installs it in isolation, and uses it; then checks the
# whole site, a newcomer's paths with these packages, and the web elements in Firefox and WebKitGTK, with bundlers and
# frameworks.
#   Scripts/check/release.sh [--install]
# Builds the command several times, so it is not part of .ci/run. Results stay in dist. PYRIGHT names pyright, or
# basedpyright of PyPI; without it only mypy checks types.
set -euo pipefail
cd "$(dirname "$0")/../.."
Scripts/make/version.py --check
Scripts/check/growth.sh  # compiles everything once more: too long for .ci/run
for name in c wheel npm command deb formula swift; do
  begin=$SECONDS
  DETENT_TWICE=1 Scripts/check/packages.sh "$name" "$@"
  echo "release: $name took $((SECONDS - begin)) s"
done
for name in c wheel npm command deb; do Scripts/build/packages.sh "$name"; done
Scripts/check/site.sh "$@"
DETENT_PACKAGES=dist Scripts/check/newcomer.sh "$@"
# The elements in every browser, first use by newcomers, and loading times.
[ -d Frontends/web/dist ] || Scripts/build/dist.sh --single
Scripts/check/web-browsers.sh "$@"
DETENT_PACKAGES=dist Scripts/check/adopters.sh "$@"
node Scripts/check/web-first.mjs | grep '^web:'
if grep -q UNSET Packaging/publisher; then
  echo 'release: Packaging/publisher does not say who publishes them, so these packages are to be tried and not to be published'
fi
