#!/usr/bin/env bash
# Builds a package: files that can be installed where nothing else of Detent is.
#   Scripts/build/packages.sh NAME [FOLDER] [--publish]
# NAME is one of
#   c        libraries for C and C++, as a .tar.gz with install.sh
#   wheel    Python's package with the library inside, and its sdist
#   npm      the elements for web pages, and the kit for drivers, each as `npm pack` makes it
#   command  `detent` with everything inside, as a .tar.gz and as a wheel
#   deb      detent, libdetent1 and libdetent-dev for Debian
#   formula  the archive of the sources, and a formula for Homebrew that names it
# What is to be published says by whom: --publish refuses as long as Packaging/publisher does not say that, or another file that DETENT_PUBLISHER
# names.
# FOLDER is dist unless it is said. The same sources give the same bytes: times are those of the commit, or what
# SOURCE_DATE_EPOCH says. With DETENT_C a folder that Scripts/build/c.sh has made is taken, and with DETENT_COMMAND
# one with `detent-static` and `detent-dynamic`, as Scripts/build/packages/compile.sh makes it.
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/build/packages/common.sh
publish=no words=()
for word; do
  if [ "$word" = --publish ]; then publish=yes; else words+=("$word"); fi
done
set -- "${words[@]}"
case ${1:-} in
  c | wheel | npm | command | deb | formula) ;;
  *) sed -n '2,16s/^# \{0,1\}//p' "$0" >&2; exit 2 ;;
esac
# Check all arguments before building.
if [ $publish = yes ]; then
  for key in maintainer homepage releases; do (published_by $key '') >/dev/null || exit 1; done
fi
folder=$(realpath -m "${2:-dist}")
mkdir -p "$folder"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
. "Scripts/build/packages/$1.sh"
