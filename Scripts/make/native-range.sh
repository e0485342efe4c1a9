#!/usr/bin/env bash
# Writes Guides/native-range.md: what a native range and a slider do with the same keys and presses in Chromium.
#   Scripts/make/native-range.sh [--check]      with --check it writes nothing, and fails if the guide says something else
# It needs the modules that Frontends/web/build.sh builds, Chromium and node.
set -euo pipefail
cd "$(dirname "$0")/../.."
[ "${1:-}" = --check ] || export DETENT_WRITE=yes
node --test-reporter=tap Frontends/web/tests/browser/native-range.test.mjs
