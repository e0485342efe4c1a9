#!/usr/bin/env bash
# Writes Guides/web-looks.md: parts and custom properties of the elements, as reported by Chromium.
#   Scripts/make/looks.sh [--check]      --check writes nothing, and fails if the guide differs
# Needs the modules of Frontends/web/build.sh, Chromium and node.
set -euo pipefail
cd "$(dirname "$0")/../.."
[ "${1:-}" = --check ] || export DETENT_WRITE=yes
node --test-reporter=tap Frontends/web/tests/browser/looks.test.mjs
