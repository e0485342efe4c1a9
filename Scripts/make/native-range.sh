#!/usr/bin/env bash
# Writes Guides/native-range.md: effects of the same keys, presses and drags on a native range and a slider in Chromium.
#   Scripts/make/native-range.sh [--check]      --check writes nothing, and fails if the guide differs
# Needs the modules of Frontends/web/build.sh, Chromium and node.
set -euo pipefail
cd "$(dirname "$0")/../.."
[ "${1:-}" = --check ] || export DETENT_WRITE=yes
node --test-reporter=tap Frontends/web/tests/browser/native-range.test.mjs
