#!/usr/bin/env bash
# Builds a package, installs it without the rest of Detent, and uses it there.
#   Scripts/check/packages.sh NAME [--install]
# NAME is one of those of Scripts/build/packages.sh, or swift, for users of the Swift package by URL and version. The
# installed files must not contain paths of the build machine, and must not exceed the promised size; the same sources must
# yield the same bytes twice. DETENT_PACKAGES names a folder with built packages; then nothing is built. DETENT_FAST=1 skips
# second builds and the compilation of sdists; DETENT_TWICE=1 compiles the command again, in another folder.
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/check/needs.sh
. Scripts/build/packages/common.sh
. Scripts/check/packages/common.sh
name=${1:-}
[ -n "$name" ] && [ -e "Scripts/check/packages/$name.sh" ] && [ "$name" != common ] ||
  { sed -n '2,7s/^# \{0,1\}//p' "$0" >&2; exit 2; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
root=$PWD
packages=${DETENT_PACKAGES:-$work/packages}
. "Scripts/check/packages/$name.sh"
