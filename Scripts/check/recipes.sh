#!/usr/bin/env bash
# Examples/recipes: laws in suites of pytest, node and CTest, action.yml, and the hooks of pre-commit. Each passes on a
# slider that keeps the laws, and fails on one with a bug.
#   Scripts/check/recipes.sh DETENT [--install]
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/check/needs.sh
needs node:nodejs cmake:cmake ctest:cmake curl:curl python3:python3
DETENT=$(realpath "${1:?which command}")
export DETENT
python=python3
if ! $python -c 'import pytest, hypothesis' 2>/dev/null; then
  python=/usr/bin/python3
  needs "$python:python3-pytest:$python -c 'import pytest'" "$python:python3-hypothesis:$python -c 'import hypothesis'"
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { cat "$work/log"; echo "recipes: $*" >&2; exit 1; }

pytest() { $python -m pytest -q -p no:cacheprovider Examples/recipes/pytest; }
node_tests() { node --test Examples/recipes/node/; }
ctest_tests() {
  rm -rf "$work/ctest"
  cmake -S Examples/recipes/ctest -B "$work/ctest" -DDETENT="$DETENT" ${DRIVER:+-DDRIVER="$DRIVER"} &&
    ctest --test-dir "$work/ctest" --output-on-failure
}
action() {
  # Findings are written into the working directory.
  rm -rf "$work/Tests"
  (cd "$work" && BINARY=$DETENT SCRIPTS=end.gesture DRIVER=${DRIVER:-python3 $here/Examples/drivers/plain.py} \
    CONTROL=slider SEED=1 CASES=200 "$here/Scripts/action.sh")
}

here=$PWD
end='gesture 1\ncontrol    slider\nvalue      50\n\n+16ms    key End\nexpect value == 100\n'
printf "$end" >"$work/end.gesture"
export PYTHONDONTWRITEBYTECODE=1
for recipe in pytest node_tests ctest_tests action; do
  $recipe >"$work/log" 2>&1 || fail "$recipe fails on a slider that keeps the laws"
  DRIVER="python3 $here/Tests/Drivers/planted.py bound" $recipe >"$work/log" 2>&1 &&
    fail "$recipe does not find a planted bug"
done
grep -q '^::error title=A law is broken::' "$work/log" || fail 'the action makes no annotation'

# Each hook of pre-commit receives file names.
for entry in $(sed -n 's/^ *entry: detent //p' .pre-commit-hooks.yaml); do
  printf "$end" >"$work/end.gesture"
  "$DETENT" $entry "$work/end.gesture" >"$work/log" 2>&1 || fail "the hook '$entry' fails"
done
echo 'recipes: pytest, node, CTest, the action and the hooks pass on a slider without a bug, and find a planted one'
