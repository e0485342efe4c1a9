#!/usr/bin/env bash
# Makes what is made of the tables of verbs, settings, checks and codes: guides, manual pages, and files for
# editors.
#   Scripts/make/reference.sh           writes them
#   Scripts/make/reference.sh --check   says which of them are not what would be written; exits with 1 then
# DETENT names the command to use; .build/release/detent if it is not set.
set -euo pipefail
cd "$(dirname "$0")/../.."
detent=$(realpath "${DETENT:-.build/release/detent}")
check=${1:-}
differ=0

# Writes a file, or compares it: file, then what to ask help for.
make() {
  local file=$1 made
  shift
  made=$(mktemp)
  "$detent" help "$@" >"$made"
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

make Guides/gesture-format.md gesture checks grammar --as markdown
make Guides/trace-format.md trace --as markdown
make Guides/settings.md settings ruler rating --as markdown
make Guides/codes.md codes --as markdown
make Manual/detent.1 detent --as man
make Manual/detent-gesture.5 gesture checks settings ruler rating --as man
make Editors/vim/syntax/gesture.vim vim
make Editors/vscode/syntaxes/gesture.tmLanguage.json textmate

if [ "$differ" != 0 ]; then
  echo 'to make them: Scripts/make/reference.sh' >&2
  exit 1
fi
if [ "$check" = --check ]; then echo 'reference: eight files are what the tables say'; fi
