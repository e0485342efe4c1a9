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

# The action is red if it has nothing to do or lacks something, and its annotation names that.
mkdir -p "$work/my gestures/more" "$work/empty"
cp "$work/end.gesture" "$work/text.tgz"
cp "$work/end.gesture" "$work/my gestures/more/one.gesture"
printf "${end/100/99}" >"$work/wrong.gesture"
printf 'no command\n' >"$work/text"
steps() { (cd "$work" && env BINARY="$DETENT" "$@" "$here/Scripts/action.sh") >"$work/log" 2>&1; }
refused() {
  local message=$1
  shift
  if steps "$@"; then fail "the action passes with: $*"; fi
  grep -q "^::error .*$message" "$work/log" || fail "the action does not say '$message' with: $*"
}
refused 'nothing to do'
refused 'nothing to do' SCRIPTS=$' \n\t'
refused "'start' needs 'url'" SCRIPTS=end.gesture START=true
refused "'true' has ended, and there is nothing at http://127.0.0.1:1/" URL=http://127.0.0.1:1/ START=true
refused 'exit status 7' URL=none.html
refused "need 'driver'" SCRIPTS=end.gesture CONTROL=slider
refused "there is no file or folder 'end.gesture none.gesture'" SCRIPTS='end.gesture none.gesture'
refused "there is no file or folder 'none'" SCRIPTS=$'end.gesture\nnone'
refused 'nothing to check' SCRIPTS=empty
refused 'value == 99' SCRIPTS=wrong.gesture
refused 'not .yes.' SCRIPTS=end.gesture PROBES=yes
refused "waivers: there is no file 'none'" SCRIPTS=end.gesture WAIVERS=none
refused 'exit status 7' DRIVER=./none CASES=5
refused "'binary' is empty" SCRIPTS=end.gesture BINARY=
refused "there is no file 'nofile'" SCRIPTS=end.gesture BINARY=nofile
refused 'is not an https address' SCRIPTS=end.gesture BINARY=http://example.org/detent
refused 'does not run here' SCRIPTS=end.gesture BINARY=text
refused 'tar can unpack' SCRIPTS=end.gesture BINARY=text.tgz
refused 'SHA-256 sum' SCRIPTS=end.gesture SHA256=0
steps SCRIPTS=$'my gestures\n  end.gesture  \n' || fail 'the action does not take names with blanks, one a line'

# A page: served by a command that ends with the action, judged, and red if it breaks a law or nothing can be judged.
if command -v "${CHROMIUM:-chromium}" >/dev/null; then
  served="URL=http://127.0.0.1:8731/slider.html?name=action" start="START=python3 -m http.server 8731 --bind 127.0.0.1 -d $here/Tests/Drivers/pages"
  steps "$served" "$start" LAWS=U11 SEED=1 || fail 'the action fails on a page with a right slider'
  grep -q '^1 control: 0 broken, 1 kept' "$work/log" || fail 'the action does not judge the page'
  if curl -s http://127.0.0.1:8731/ >"$work/log"; then fail 'the server of the page goes on'; fi
  refused 'A law is broken::U11' "$served&bug=end" "$start" LAWS=U11
  printf '<!doctype html><p>No control.</p>' >"$work/plain.html"
  refused '0 not judged (exit status 6)' URL=plain.html
fi

# Hooks of pre-commit: with their file names if they take them, in a repository whose script has a header and a golden.
python3 - <<'END' >"$work/hooks"
import re
for hook in re.split(r"^- ", open(".pre-commit-hooks.yaml").read(), flags=re.M)[1:]:
    keys = dict(re.findall(r"^ *(\w+): (.*)$", hook, re.M))
    matched = [name for name in ["control.gesture", "drag.gesture", "drag.trace", "notes.md"] if re.search(keys["files"], name)]
    names = [] if keys.get("pass_filenames") == "false" else matched
    print(keys["id"], ",".join(matched), keys["entry"].removeprefix("detent "), *names)
END
repository() {
  rm -rf "$work/repository" && mkdir "$work/repository" && cd "$work/repository"
  printf 'gesture 1\ncontrol slider\nrange 0..100\nstep 1\n' | "$DETENT" fmt - >control.gesture
  printf 'gesture 1\nlike "control.gesture"\n+0ms down 0 100\n+9ms up 0\n' | "$DETENT" fmt - >drag.gesture
  "$DETENT" accept . >/dev/null
}
hook() { (cd "$work/repository" && set -- $(sed -n "s/^$1 [^ ]* //p" "$work/hooks") && "$DETENT" "$@") >"$work/log" 2>&1; }
(repository)
for id in detent-check detent-fmt; do hook $id || fail "the hook '$id' fails"; done
grep -q '^detent-check control.gesture,drag.gesture,drag.trace check \.$' "$work/hooks" || { cp "$work/hooks" "$work/log"; fail 'detent-check runs on other changes'; }
sed -i 's/ value=/ value=1/' "$work/repository/drag.trace"
if hook detent-check; then fail 'the hook does not see a changed golden'; fi
(repository && sed -i 's/^step.*/step 25/' control.gesture)
if hook detent-check; then fail 'the hook does not see a changed header'; fi
echo 'recipes: pytest, node, CTest, the action and the hooks pass on a slider without a bug, and find a planted one'
