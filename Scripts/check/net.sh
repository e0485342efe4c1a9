#!/usr/bin/env bash
# A baseline for refactorings: many scripts, each with the digest of its trace, written by the old version and
# replayed by the new one.
#   Scripts/check/net.sh make FILE.gz [COUNT]   writes the examples, the recordings that DETENT_CORPUS names, and
#                                               COUNT (200000) generated scripts of each control
#   Scripts/check/net.sh check FILE.gz          replays them, and prints how many traces differ
#   Scripts/check/net.sh compare OLD NEW FILE.gz [MOST]
#                                               plays them with two commands, writes out every line of several
#                                               ticks, and prints the first MOST (20) that differ still: a change of
#                                               behaviour, not of the form of traces
# DETENT names the command to use, by default .build/release/detent. The generated scripts use a fixed seed, but
# are stored as scripts, because a later version may generate different ones.
set -euo pipefail
cd "$(dirname "$0")/../.."
verb=${1:-} file=${2:-} count=${3:-200000}
detent=$(realpath -m "${DETENT:-.build/release/detent}")

# Prints every recording that can be imported, as a line of JSON with its digest.
recordings() {
  local work recording
  work=$(mktemp -d)
  for recording in "$1"/*/*; do
    "$detent" import "$recording" >"$work/script" 2>/dev/null || continue
    mv "$work/script" "$work/$(basename "$(dirname "$recording")")-$(basename "$recording").gesture"
  done
  rm -f "$work/script"
  (cd "$work" && "$detent" export --with-digest .)
  rm -rf "$work"
}

make() {
  "$detent" export --with-digest Examples
  if [ -n "${DETENT_CORPUS:-}" ]; then recordings "$DETENT_CORPUS"; fi
  for control in ruler rating slider dial; do
    "$detent" fuzz --control $control --seed 20261122 --cases "$count" --print
  done
}

case $verb in
  make)
    [ -n "$file" ] || { echo 'net: which file? Scripts/check/net.sh make FILE.gz' >&2; exit 2; }
    make | gzip >"$file"
    echo "net: $(zcat "$file" | wc -l) scripts in $file"
    ;;
  check)
    [ -r "$file" ] || { echo "net: '$file' cannot be read" >&2; exit 2; }
    answers=$(mktemp)
    trap 'rm -f "$answers"' EXIT
    zcat "$file" | "$detent" stream --digest-only --jobs 0 >"$answers"
    { grep -v '"ok":true' "$answers" || true; } | head -20
    differ=$(grep -vc '"ok":true' "$answers" || true)
    echo "net: $(wc -l <"$answers") scripts, $differ differ"
    [ "$differ" = 0 ]
    ;;
  compare)
    [ $# -ge 4 ] || { echo 'net: Scripts/check/net.sh compare OLD NEW FILE.gz' >&2; exit 2; }
    exec Scripts/check/net/compare.py "${@:2}"
    ;;
  *)
    sed -n '2,12s/^# \{0,1\}//p' "$0" >&2
    exit 2
    ;;
esac
