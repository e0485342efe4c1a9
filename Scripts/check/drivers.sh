#!/usr/bin/env bash
# Packages of Frontends/drivers: builds them, installs them in fresh folders, and uses them there.
#   Scripts/check/drivers.sh [--install]
# Needs node, npm, Python 3 and Chromium; without Chromium, reports and skips its checks. PLAYWRIGHT names a folder with
# playwright-core for Playwright pages, KITS a Python with PySide6 and pytest-qt. DETENT names the command; default .build/release/detent.
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/check/needs.sh
needs node:nodejs npm:npm python3:python3 "${MYPY:-mypy}:mypy"
[ $may_install = no ] || needs chromium:chromium
root=$PWD
DETENT=$(realpath "${DETENT:-.build/release/detent}")
export DETENT
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
Scripts/make/drivers.sh "$work" >/dev/null
mkdir "$work/node" "$work/python" "$work/run"
npm install --silent --offline --no-audit --no-fund --prefix "$work/node" "$work"/detent-driver-*.tgz
python3 -m pip --disable-pip-version-check install -q --root-user-action ignore --no-index --no-deps --target "$work/python" "$work"/detent_driver-*.whl
export PYTHONPATH="$work/python" PYTHONDONTWRITEBYTECODE=1
cd "$work/run"
pages=$root/Tests/Drivers/pages
driver=$work/node/node_modules/.bin/detent-driver
first='{"detent":1,"new":{"control":"slider","value":50,"viewport":[320,80]}}'

# Six in parallel: a page mostly waits for frames.
tries=()
try() {
  while [ "$(jobs -rp | wc -l)" -ge 6 ]; do wait -n || true; done
  mkdir -p "$work/tries"
  ( if "${@:2}" >"$work/tries/$1" 2>&1; then echo 0; else echo 1; fi >"$work/tries/$1.status" ) &
  tries+=("$1")
}
fuzz() { "$DETENT" fuzz --seed 1 --cases "${2:-30}" --laws "${3:-*}" --regressions "$work/found" --driver-timeout 30s --driver "$1"; }
probe() { "$DETENT" probe --driver-timeout 30s --driver "$1"; }
# Expects a text in the answer of a driver.
says() {
  local answer
  answer=$(printf '%s\n' "${@:3}" | sh -c "$1") && [[ $answer == *"$2"* ]] && return
  echo "expected: $2"; echo "answered: $answer"; return 1
}
# Expects a script to break a law: that which presses End, or another.
breaks() {
  local report
  report=$("$DETENT" check "$pages/${3:-end}.gesture" --driver-timeout 30s --driver "$2" 2>&1) || true
  echo "$report"
  [[ $report == *"breaks $1 "* ]]
}

# Expects a status and a text of the command that judges a page, by its name in the package.
judges() {
  local status=0 report
  report=$("$work/node/node_modules/.bin/detent-page" "${@:3}" --time 1s 2>&1) || status=$?
  [ $status = "$1" ] && [[ $report == *"$2"* ]] && return
  echo "expected: $2, status $1; status $status"; echo "$report"; return 1
}
# Expects each format to name the law that is broken.
formats() {
  local status=0 file
  "$work/node/node_modules/.bin/detent-page" "$pages/twelve.html?bug=end" --selector '#one' --laws U11 --time 1s --format junit=page.xml \
    --format sarif=page.sarif --format github=page.txt --format html=page.html --format json=page.json || status=$?
  for file in page.xml page.sarif page.txt page.html page.json; do grep -q 'End gives' $file || { echo "not in $file"; return 1; }; done
  python3 -c 'import json; json.load(open("page.sarif")); json.load(open("page.json"))' && grep -q "selector '#one'" page.html && [ $status = 1 ]
}
# Expects what is known after an interruption, and no process left.
interrupted() {
  local status=0 pid
  setsid "$DETENT" page "$pages/twelve.html" --browser "${CHROMIUM:-chromium}" --pause 19 >interrupted.txt 2>&1 &
  pid=$!
  for _ in $(seq 240); do ! grep -q 'kept so far' interrupted.txt || break; sleep 0.5; done
  kill -INT $pid
  wait $pid || status=$?
  sleep 1
  if [ $status != 130 ] || ! grep -q '12 controls: .*; interrupted' interrupted.txt || pgrep -f 'twelve.html.*--pause 19' >/dev/null; then
    echo "status $status"; cat interrupted.txt; return 1
  fi
}

three="python3 '$root/Examples/drivers/three.py'"
try 'a widget of Python by three functions' fuzz "$three" 300
try 'a setting that it has not' says "$three" "no setting 'step'" '{"detent":1,"new":{"value":5,"step":4}}'
try 'a setting of a wrong kind' says "$three" "'range' is an array of two numbers" "$first" '{"t":0,"set":"range","to":"a"}'
# The types of the package, and of a driver that uses it as installed.
try 'types of the kit' env -C "$root/Frontends/drivers/python" "${MYPY:-mypy}" --cache-dir=/dev/null
cat >typed.py <<'END'
from detent_driver import law, run, functions


class Volume:
    value = 0.0


@law("label", "The label says the value.")
def label(volume: Volume) -> str | bool:
    return volume.value < 90 or "it is loud"


def pointer(volume: Volume, kind: str, x: float, y: float) -> None: ...


report: str = run(*functions(Volume, setattr, pointer, laws=[label]), cases=5)
END
try 'types of a driver' env MYPYPATH="$work/python" "${MYPY:-mypy}" --strict --cache-dir=/dev/null typed.py
try 'a test in Python' python3 "$root/Tests/Drivers/kit.py"
skipped=
# The test library of PySide6 6.12 loses references.
if "${KITS:-python3}" -c 'import PySide6, pytest, pytestqt; assert PySide6.__version_info__ < (6, 12)' 2>/dev/null; then
  try 'a test of pytest-qt' env QT_QPA_PLATFORM=offscreen "${KITS:-python3}" -m pytest -q -p no:cacheprovider "$root/Tests/Drivers/kits/test_qt.py"
else
  skipped='; no test of pytest-qt (KITS)'
fi
if command -v "${CHROMIUM:-chromium}" >/dev/null; then
  # In Chromium a press at one edge of the thumb is on it, at the other edge beside it: see U4 in
  # Guides/how-sliders-behave.md. It also accepts keys while its thumb is held: U7.
  try 'an input of type range' fuzz "'$driver' '$pages/range.html'" 30 '*,-U4,-U7'
  try 'a slider written by hand' fuzz "'$driver' '$pages/slider.html'"
  try 'two thumbs' fuzz "'$driver' '$pages/slider.html?values=20,70'"
  try 'a radio group' fuzz "'$driver' '$pages/rating.html'"
  try 'tests in node' node "$pages/kit.mjs" "$work/node/node_modules/detent-driver" ${PLAYWRIGHT:+"$PLAYWRIGHT"}
  for part in 0 1; do try "what is found in a page, $part" node "$pages/guess.mjs" "$work/node/node_modules/detent-driver" $part 2; done
  try 'a page by one command' judges 1 "#one  BROKEN U11 (aria)" "$pages/twelve.html?bug=end" --selector '#one' --laws U11
  try 'a right slider by one command' judges 0 '1 control: 0 broken, 1 kept, 0 not judged' "$pages/slider.html" --laws U11
  try 'a design that drags and keys show' judges 0 '1 control: 0 broken, 1 kept, 0 not judged' "$pages/shapes.html?push:20,70" --laws U20
  try 'a design that keys deny' judges 1 'BROKEN U20 (must)' "$pages/shapes.html?mixed:20,70" --laws U20
  try 'a page without controls' judges 6 'not driven: a canvas (#plot)' "$pages/shapes.html?nothing"
  try 'no page' judges 7 'neither an address' nowhere.html
  try 'no browser' judges 7 "there is no browser 'no-such-browser'" "$pages/slider.html" --browser no-such-browser
  try 'formats of a page' formats
  try 'an interrupted page' interrupted
  try 'all controls of a page' node "$pages/list.mjs" "$work/node/node_modules/detent-driver"
  try 'pages that do not stay as they are' node "$pages/faults.mjs" "$work/node/node_modules/detent-driver"
  try 'a slider in a frame' says "'$driver' '$pages/twelve.html' --selector '#track'" '"viewport":[300,24]' "$first"
  [ -n "${PLAYWRIGHT:-}" ] || skipped+='; no page of Playwright (PLAYWRIGHT)'
  try 'fingers' fuzz "'$driver' '$pages/slider.html' --touch" 3
  try 'a module that makes the slider' fuzz "'$driver' --mount '$pages/mount.mjs'" 3
  # Further drivers of a run get the measured size in their first line, and their element must not be smaller.
  try 'a second driver of a run' says "'$driver' --mount '$root/Scripts/check/known-bugs/mounts/range.mjs'" '"viewport":[304,16]' "${first/320,80/304,16}"
  # Without keys it does not follow the ARIA patterns.
  try 'a track that is named' fuzz "'$driver' '$pages/slider.html?keys=no' --track '#track'" 3 '*,-U11,-U27'
  try 'keys that do nothing' says "'$driver' '$pages/slider.html?keys=no'" '"viewport":[300,24]' "$first"
  try 'two thumbs that keys do not move' says "'$driver' '$pages/slider.html?keys=no&values=20,70'" '"viewport":[300,24]' "$first"
  try 'a thumb that nothing moves' says "'$driver' '$pages/slider.html?moves=no'" '--track SELECTOR' "$first"
  try 'an element with a shadow tree' says "'$driver' '$pages/slider.html?shadow=yes' --selector '#host'" '"value":40' "$first"
  try 'no slider to assistive technology' says "'$driver' '$pages/slider.html?aria=no'" '--value EXPRESSION' "$first"
  try 'a value that is no number' says "'$driver' '$pages/slider.html?aria=no' --selector '#track > *'" '--value EXPRESSION' "$first"
  try 'a value by an expression' probe "'$driver' '$pages/slider.html?aria=no' --selector '#track > *' --value 'track.firstChild.dataset.value'"
  try 'from right to left' says "'$driver' '$pages/slider.html?dir=rtl'" '"layout":"rtl"' "$first"
  try 'a design that is declared' says "'$driver' '$pages/slider.html?values=20,70' --meet swap" '"meet":"swap"' "$first"
  try 'a pointer that loses its value' breaks U20 "'$driver' '$pages/slider.html?values=20,70&meet=swap&bug=lost' --meet swap" lost
  try 'a bug that is planted' breaks U11 "'$driver' '$pages/slider.html?bug=end'"
  try 'a page that sees fingers' says "node '$root/Tests/Drivers/touch.mjs' touch" '"value":1' "$first"
  try 'a page that sees none' says "node '$root/Tests/Drivers/touch.mjs' mouse" '"value":0' "$first"
else
  skipped+='; nothing of a page, as Chromium is missing: apt-get install chromium'
fi
wait
failed=0
for name in "${tries[@]}"; do
  [ "$(cat "$work/tries/$name.status")" != 0 ] || continue
  echo "FAILED: $name"; cat "$work/tries/$name"; failed=$((failed + 1))
done
echo "drivers: ${#tries[@]} tries of what is installed by npm and pip, $failed failed$skipped"
[ $failed = 0 ]
