#!/usr/bin/env bash
# The module for pages stays small, and does what the same sources do that are compiled plainly: in node,
# where it is installed, both get the same random events, and report and show the same.
#   Scripts/check-web-builds.sh
set -euo pipefail
cd "$(dirname "$0")/.."
limit=37600
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

Scripts/build-web.sh "$work/web.wasm"
if command -v node >/dev/null; then
  Scripts/build-web.sh --plain "$work/plain.wasm"
  node Scripts/embedded/compare-web.mjs 50000 "$work/plain.wasm" "$work/web.wasm"
else
  echo 'web: node is not installed, builds are not compared'
fi
size=$(wc -c <"$work/web.wasm")
[ "$size" -le $limit ] || { echo "web: that is more than $limit bytes"; exit 1; }
