#!/usr/bin/env bash
# Writes Guides/web-looks.md, parts and custom properties of the elements; Frontends/web/custom-elements.json, all that their
# classes have, as reported by Chromium; and of that the files for editors, templates and Storybook.
# Takes the pictures of the guides with looks.mjs, too.
#   Scripts/make/looks.sh [--check]      --check writes nothing, and fails if one of these differs
# Needs the modules of Frontends/web/build.sh, Chromium and node.
set -euo pipefail
cd "$(dirname "$0")/../.."
[ "${1:-}" = --check ] || export DETENT_WRITE=yes
for file in looks manifest; do node --test-reporter=tap Frontends/web/tests/browser/$file.test.mjs; done
Scripts/make/looks.mjs "$@"
