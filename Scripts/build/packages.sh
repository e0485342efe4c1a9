#!/usr/bin/env bash
# Builds a package that can be installed without the rest of Detent.
#   Scripts/build/packages.sh NAME [FOLDER] [--publish]
# NAME is one of
#   c        libraries for C and C++, as a .tar.gz with install.sh
#   wheel    the Python package with the library inside, and its sdist
#   npm      the web elements and the driver kit, each as `npm pack` makes it
#   command  `detent`, self-contained, as a .tar.gz and as a wheel
#   deb      detent, libdetent1 and libdetent-dev for Debian
#   formula  the source archive, and a Homebrew formula that names it
# --publish builds for publication, and fails unless Packaging/publisher, or the file named by DETENT_PUBLISHER, names the
# publisher. FOLDER is dist by default. The same sources yield the same bytes: times are those of the commit, or
# SOURCE_DATE_EPOCH. DETENT_C names a folder made by Scripts/build/c.sh to use, and DETENT_COMMAND one with `detent-static`
# and `detent-dynamic`, as made by Scripts/build/packages/compile.sh.
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
