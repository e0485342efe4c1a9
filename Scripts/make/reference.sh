#!/usr/bin/env bash
# Generates files from the tables of verbs, settings, checks and codes: guides, manual pages, files for editors, and
# the JSON Schema of the lines of drivers.
#   Scripts/make/reference.sh           writes them
#   Scripts/make/reference.sh --check   reports files that differ; exits with 1 then
# DETENT names the command to use, by default .build/release/detent.
set -euo pipefail
cd "$(dirname "$0")/../.."
detent=$(realpath "${DETENT:-.build/release/detent}")
check=${1:-}
differ=0

# Writes or compares a file. Arguments: the file, and the command that prints it.
make() {
  local file=$1 made
  shift
  made=$(mktemp)
  "$detent" "$@" >"$made"
  if [ "$check" != --check ]; then
    mkdir -p "$(dirname "$file")"
    cat "$made" >"$file"
  elif ! diff -u "$file" "$made" >"$made.diff"; then
    echo "$file is not what the tables say:" >&2
    head -20 "$made.diff" >&2
    differ=1
  fi
  rm -f "$made" "$made.diff"
}

make Guides/gesture-format.md help gesture checks grammar --as markdown
make Guides/trace-format.md help trace --as markdown
make Guides/settings.md help settings ruler rating slider dial --as markdown
make Guides/codes.md help codes --as markdown
make Guides/laws.md help laws --as markdown
make Manual/detent.1 help detent --as man
make Manual/detent-gesture.5 help gesture checks settings ruler rating slider dial --as man
make Editors/vim/syntax/gesture.vim help vim
make Editors/vscode/syntaxes/gesture.tmLanguage.json help textmate
make Guides/drivers.schema.json schema --driver-lines

if [ "$differ" != 0 ]; then
  echo 'to make them: Scripts/make/reference.sh' >&2
  exit 1
fi
if [ "$check" = --check ]; then echo 'reference: ten files are what the tables say'; fi
