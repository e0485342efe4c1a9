#!/usr/bin/env bash
# Writes Guides/web-looks.md: what parts and custom properties the elements have, as Chromium knows them.
#   Scripts/make/looks.sh [--check]      with --check it writes nothing, and fails if the guide says something else
# It needs the modules that Frontends/web/build.sh builds, Chromium and node.
set -euo pipefail
cd "$(dirname "$0")/../.."
[ "${1:-}" = --check ] || export DETENT_WRITE=yes
node --test-reporter=tap Frontends/web/tests/browser/looks.test.mjs
