#!/usr/bin/env bash
# Builds the recorder of web pages as single files, from Frontends/web/record.js and its imports.
#   Scripts/build/recorder.sh [FOLDER]      beside record.js by default
# Writes detent-record.js, a module without imports, and detent-record.bookmarklet, a bookmark. Needs esbuild.
set -euo pipefail
cd "$(dirname "$0")/../.."
output=${1:-Frontends/web}
mkdir -p "$output"
bundle() { esbuild "Frontends/web/$1" --bundle --minify --target=es2022 --log-level=warning "${@:2}"; }

bundle record.js --format=esm --outfile="$output/detent-record.js"
code=$(mktemp)
trap 'rm -f "$code"' EXIT
bundle record/bookmarklet.js --format=iife >"$code"
# Browsers decode an address before running it, and strip line feeds.
{ printf javascript:; sed -z 's/%/%25/g; s/\n*$//; s/\n/%0A/g' "$code"; echo; } >"$output/detent-record.bookmarklet"
echo "recorder: detent-record.js has $(wc -c <"$output/detent-record.js") bytes, the bookmarklet $(wc -c <"$output/detent-record.bookmarklet")"
