#!/usr/bin/env bash
# Builds a package, installs it where nothing else of Detent is, and uses it there.
#   Scripts/check/packages.sh NAME [--install]
# NAME is one of those of Scripts/build/packages.sh, or swift, for whoever names the Swift package by URL and version. What is installed holds no path of the machine that built it, and has
# at most the size that is promised; the same sources have to give the same bytes twice. A folder
# with packages that are built already is named by DETENT_PACKAGES; then nothing is built here. With DETENT_FAST=1 nothing is built
# twice, and no sdist is compiled; with DETENT_TWICE=1 the command is compiled twice, in another folder.
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
