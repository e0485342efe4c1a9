#!/usr/bin/env bash
# Builds the site: the guides, animations, the demo and the reference, as files for any static server.
#   Scripts/build/site.sh FOLDER [--base PATH] [--no-docc] [--symbols FOLDER] [--install]
# Empties FOLDER first. The pages are plain HTML with relative links, and may be served under any path. FOLDER/docc has
# docc's pages, which need JavaScript and a fixed path: PATH is the path of the site on its host, such as /detent, or empty
# at the root. --no-docc omits them. --symbols keeps the symbol graphs in a folder. Builds the command, unless DETENT names
# one and DETENT_BUILD a folder with its modules, such as .build/release; and the web modules, which needs Debian's binaryen,
# unless DETENT_WEB names a folder with them.
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/check/needs.sh
out='' base='' docc=yes symbols=''
while [ $# -gt 0 ]; do
  case $1 in
    --base) base=${2?--base needs a path}; shift ;;
    --no-docc) docc=no ;;
    --symbols) symbols=$(realpath -m "${2:?--symbols needs a folder}"); shift ;;
    -*) echo "site: there is no option '$1'; see the head of $0" >&2; exit 2 ;;
    *) out=$1 ;;
  esac
  shift
done
[ -n "$out" ] || { sed -n '2,8s/^# \{0,1\}//p' "$0" >&2; exit 2; }
case $base in '' | /*[!/]) ;; *) echo "site: the path '$base' has to begin with / and to end without" >&2; exit 2 ;; esac
needs python3:python3
out=$(realpath -m "$out")
# Only empty a folder with a site, or create it.
if [ -e "$out" ] && [ ! -f "$out/site.css" ] && [ -n "$(ls -A "$out")" ]; then
  echo "site: $out has other things in it, and would be emptied; name another folder" >&2
  exit 2
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
detent=${DETENT:-.build/release/detent}
[ -x "$detent" ] || swift build -c release --product detent >&2
if [ -z "${DETENT_WEB:-}" ]; then
  needs wasm-opt:binaryen
  DETENT_WEB=$work/web
  Frontends/web/build.sh "$DETENT_WEB" >&2
fi
symbols=${symbols:-$work/symbols}
Scripts/build/site/symbols.sh "$symbols"

rm -rf "$out"
mkdir -p "$out/Frontends/web"
cp "$DETENT_WEB"/*.wasm "$DETENT_WEB"/*-module.js "$out/Frontends/web/"
made=()
if [ $docc = yes ]; then
  # docc is part of the toolchain.
  tool=$(dirname "$(realpath "$(command -v swiftc)")")/docc
  if [ ! -x "$tool" ] && ! tool=$(command -v docc); then
    echo 'site: the toolchain has no docc, so its pages are left out' >&2
  else
    Scripts/build/site/catalogue.py "$work/Detent.docc" "$base"
    "$tool" convert "$work/Detent.docc" --fallback-display-name Detent --fallback-bundle-identifier detent \
      --additional-symbol-graph-dir "$symbols" --output-dir "$work/docc" --hosting-base-path "$base/docc" --warnings-as-errors >"$work/log" 2>&1 ||
      { grep -A6 -E '^(warning|error)' "$work/log" >&2; echo 'site: docc finds something to be wrong' >&2; exit 1; }
    mv "$work/docc" "$out/docc"
    made=(docc)
  fi
fi
Scripts/build/site/make.py "$out" "$symbols" "$(realpath "$detent")" "${made[@]}"
du -sh "$out" | sed 's/\t.*/ in all/; s/^/site: /'
