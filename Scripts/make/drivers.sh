#!/usr/bin/env bash
# Builds the two driver packages as installable files: detent-driver for node, and detent_driver for Python.
#   Scripts/make/drivers.sh [FOLDER]     .build/drivers by default
# Needs npm and Python 3 with pip; setuptools comes from PyPI if missing or too old. Downloads no other package.
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/check/needs.sh
needs npm:npm python3:python3
mkdir -p "${1:-.build/drivers}"
folder=$(cd "${1:-.build/drivers}" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# Packages are built from a copy that includes the licence, which leaves the repository clean.
for kit in node python; do
  cp -R "Frontends/drivers/$kit" "$work/$kit"
  cp LICENSE "$work/$kit/LICENSE"
done
find "$work" -name __pycache__ -prune -exec rm -rf {} +
rm -f "$folder"/detent-driver-*.tgz "$folder"/detent_driver-*.whl
(cd "$work/node" && npm pack --silent --pack-destination "$folder" >/dev/null)
if ! python3 -c 'import setuptools, sys; sys.exit(int(setuptools.__version__.split(".")[0]) < 70)' 2>/dev/null; then
  isolation=
else
  isolation=--no-build-isolation
fi
python3 -m pip --disable-pip-version-check wheel -q --no-deps $isolation --wheel-dir "$folder" "$work/python" >"$work/log" 2>&1 ||
  { cat "$work/log" >&2; exit 1; }
ls "$folder"/detent-driver-*.tgz "$folder"/detent_driver-*.whl
