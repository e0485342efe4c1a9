#!/usr/bin/env bash
# Examples/own-tool: a command for a custom control. Builds it as a separate project, runs each verb on its control, and
# finds and shrinks a planted bug.
#   Scripts/check/own-tool.sh [--install]
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/check/needs.sh
needs python3:python3
example=Examples/own-tool
# Uses this project's build folder, which has the libraries.
scratch=$PWD/.build
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "own tool: $*" >&2; exit 1; }

swift build --build-tests --package-path $example --scratch-path "$scratch" >"$work/log" 2>&1 ||
  { cat "$work/log"; fail 'it does not build'; }
# Its suites, for Swift Testing and XCTest: they pass, and fail with the bug.
suites() { swift test --skip-build --package-path $example --scratch-path "$scratch" >"$work/log" 2>&1; }
suites || { cat "$work/log"; fail 'its suites fail'; }
grep -q 'Executed 1 test' "$work/log" && grep -q 'Test run with 2 tests' "$work/log" ||
  { cat "$work/log"; fail 'a suite is missing'; }
! THERMOSTAT_BUG=1 suites || fail 'its suites do not find the bug'
tool=$(swift build --package-path $example --scratch-path "$scratch" --show-bin-path)/thermostat
script=$PWD/Scripts/check/own-tool/two-fingers.gesture
golden=${script%.gesture}.trace
cp "$script" "$golden" "$work"
cd "$work"
verbs=0
tried() { verbs=$((verbs + 1)); }
# Runs a verb; the first argument is the expected status.
expect() {
  local wanted=$1 status=0
  shift
  "$tool" "$@" >out 2>err || status=$?
  [ $status = "$wanted" ] || { cat out err; fail "'$*' exits with $status, not $wanted"; }
}
says() { grep -qF -- "$1" out || { cat out; fail "this is not said: $1"; }; }

expect 0 run --level calls two-fingers.gesture
cmp out two-fingers.trace || fail 'its trace is another one'
tried
expect 0 check two-fingers.gesture && says '1 passed' && tried
rm two-fingers.trace
expect 0 accept two-fingers.gesture && cmp two-fingers.trace "$golden" && tried
expect 0 compare two-fingers.trace two-fingers.gesture && tried
expect 0 fmt --check two-fingers.gesture && tried
expect 0 plot --style ascii two-fingers.gesture && tried
expect 0 draw --characters ascii two-fingers.gesture && tried
expect 0 draw --film film.svg --svg picture.svg two-fingers.gesture
grep -q '<svg' film.svg && grep -q '<svg' picture.svg || fail 'there is no picture'
expect 0 export --with-digest two-fingers.gesture && cp out line && tried
expect 0 stream --fail-on-mismatch line && says '"ok":true' && tried
expect 0 import --from lines --output again.gesture line && tried
expect 0 compare two-fingers.trace again.gesture
expect 0 export --to pointer --output recording.ndjson two-fingers.gesture
expect 0 import --control ruler recording.ndjson && says 'control    ruler'
expect 0 import recording.ndjson && says 'control    thermostat'
expect 0 schema && says '"word":"gap"' && tried
expect 0 completions bash && says 'thermostat' && tried
expect 0 help fuzz && says '--control thermostat|ruler' && tried
expect 0 help thermostat && says 'gap NUMBER'
expect 0 help grammar && says "'gap' sp number"
expect 0 help vim && says '|gap|'
expect 3 run - <<<$'gesture 1\ngap 21'
grep -q 'the gap must be from 0 to 20 degrees' err || { cat err; fail 'a wrong gap is not refused by name'; }
expect 3 run - <<<$'gesture 1\nsnap always'
grep -q "'snap' is a setting of the ruler, and this script is about a thermostat" err || fail 'a foreign setting'

# The laws hold; with the bug one is broken, and the shrunk script has a few lines.
expect 0 fuzz --cases 2000 && says 'no law is broken' && tried
THERMOSTAT_BUG=1 expect 1 fuzz --seed 1 --cases 2000 --regressions found
says 'FAIL T1 keeps-the-gap'
# The reported command reproduces it.
read -ra again < <(sed -n 's/^ *same run  detent //p' out)
THERMOSTAT_BUG=1 expect 1 "${again[@]}" --regressions found-again && says 'FAIL T1 keeps-the-gap'
# Each way in which the law is broken has a script; half of them show it in three lines.
lines=$(for found in found/T1-*.gesture; do grep -c '^+' "$found"; done | sort -n | awk '{ all[NR] = $1 } END { print all[int((NR + 1) / 2)] }')
[ "$lines" -le 3 ] || { cat found/T1-*.gesture; fail "the bug is shown by $lines lines"; }
THERMOSTAT_BUG=1 expect 0 shrink --keep T1 two-fingers.gesture && tried
shrunk=$(grep -c '^+' out)
[ "$shrunk" -le 3 ] || { cat out; fail "'shrink' leaves $shrunk lines"; }

# Live, in a terminal: two steps up, then quit.
python3 - "$tool" <<'EOP' || fail "'play' does not play"
import os, pty, select, sys, time
child, terminal = pty.fork()
if child == 0:
    os.environ.update(TERM="xterm-256color", LANG="C.UTF-8")
    os.execv(sys.argv[1], [sys.argv[1], "play", "--record", "played.gesture", "--trace", "played.trace"])
shown, keys, end = b"", [b"\x1b[C", b"\x1b[C", b"q"], time.time() + 60
while time.time() < end:
    if select.select([terminal], [], [], 0.3)[0]:
        try:
            more = os.read(terminal, 65536)
        except OSError:
            break
        if not more:
            break
        shown += more
    elif keys and b"quits" in shown:
        os.write(terminal, keys.pop(0))
sys.exit(os.waitpid(child, 0)[1] != 0)
EOP
grep -q 'control    thermostat' played.gesture && grep -q 'cause=key' played.trace || fail 'the record of play'
expect 0 run --level calls played.gesture
cmp out played.trace || fail "the record of play does something else"
tried

echo "own tool: two suites; $verbs verbs about a control of its own; the planted bug is found, and cut down to $lines lines"
