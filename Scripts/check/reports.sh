#!/usr/bin/env bash
# Reads the reports of 'detent check' by their usual readers: prove, Python's XML and JSON, and the rules of the schema that
# Jenkins publishes for JUnit (xunit-plugin, junit-10.xsd). Scripts pass, fail, are unreadable, and have names with
# characters special to each format.
#   Scripts/check/reports.sh [--install]
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/check/needs.sh
needs prove:perl python3:python3
swift build --product detent 2>&1 | tail -1
detent="$(swift build --show-bin-path)/detent"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export -n CI GITHUB_ACTIONS XML_OUTPUT_FILE TEST_TOTAL_SHARDS 2>/dev/null || true

python3 - <<'PYTHON'
import os
passing = "gesture 1\nkey ArrowUp\nexpect value == 1\n"
failing = 'gesture 1\nmark "]]> & <x> # \\\\ \'"\nkey ArrowUp\nexpect value == 3\nexpect idle\n'
unreadable = "gesture 1\nkye ArrowUp\n\x1b[31m\x00\n"
silent = "gesture 1\n"
names = ["plain", "a b", "a#b # SKIP x", "back\\slash", "quote\"'", "]]>", "<&amp;>", "new\nline",
         "tab\t", "%0A::error::", "a,b:c", "not ok 1 - x", "é日本😀", "\x1b[31m", "1..0", "..."]
for folder in ["s", "s/deep # \"folder\""]:
    for name in names:
        for kind, text in [("p", passing), ("f", failing), ("u", unreadable), ("n", silent)]:
            os.makedirs(folder, exist_ok=True)
            with open(f"{folder}/{name}-{kind}.gesture", "w") as file: file.write(text)
with open(b"s/not\xff\xc3utf8.gesture", "w") as file: file.write(passing)
with open("s/golden.gesture", "w") as file: file.write(silent)
with open("s/golden.trace", "w") as file: file.write("trace 1\nlevel calls\n]]>\x00\n")
PYTHON

all=(--format "tap=all.tap" --format "junit=all.xml" --format "json=all.json")
all+=(--format "ndjson=all.ndjson" --format "github=all.github" --html all.html)
status=0
"$detent" check "${all[@]}" --quiet s >/dev/null 2>&1 || status=$?
[ "$status" -ge 1 ] && [ "$status" -le 5 ] || { echo "reports: status $status"; exit 1; }

cat >verify.py <<'PYTHON'
# Every format must report the same scripts.
import json, re, sys, xml.etree.ElementTree as ET
name = sys.argv[1]
whole = json.load(open(f"{name}.json", encoding="utf-8"))
scripts = whole["scripts"]
count = lambda *kinds: sum(s["verdict"] in kinds for s in scripts)
failed, errors, skipped = count("failed"), count("unreadable", "missing"), count("skipped", "review")
assert (whole["summary"]["passed"], whole["summary"]["review"]) == (count("passed"), count("review"))
assert whole["summary"]["selected"] == len(scripts) > 0
assert (whole["summary"]["failed"], whole["summary"]["unreadable"]) == (failed, errors)

lines = open(f"{name}.ndjson", encoding="utf-8", newline="\n").read().split("\n")
assert lines.pop() == ""
objects = [json.loads(line) for line in lines]
assert objects[-1]["summary"] is True and len(objects) == len(scripts) + 1
assert [o["path"] for o in objects[:-1]] == [s["path"] for s in scripts]

# Elements: children, required attributes, other attributes.
time = re.compile(r"[0-9]*(\.[0-9]*)?")
rules = {
    "testsuites": ({"testsuite"}, set(), {"name", "time", "tests", "failures", "errors"}),
    "testsuite": ({"testsuite", "properties", "testcase", "system-out", "system-err"},
                  {"name", "tests", "failures", "errors"},
                  {"group", "time", "skipped", "timestamp", "hostname", "id", "package", "file", "log", "url"}),
    "testcase": ({"skipped", "error", "failure", "system-out", "system-err"}, {"name"},
                 {"time", "classname", "group"}),
    "system-out": (set(), set(), set()),
    "skipped": (set(), set(), {"type", "message"}),
    "error": (set(), set(), {"type", "message"}),
    "failure": (set(), set(), {"type", "message"}),
}
def verify(element):
    children, required, others = rules[element.tag]
    assert required <= set(element.attrib) <= required | others, element.attrib
    assert {child.tag for child in element} <= children, element.tag
    assert time.fullmatch(element.get("time", "")), element.get("time")
    if element.tag in ("testsuites", "testsuite", "testcase"):
        assert not (element.text or "").strip()
    for child in element: verify(child)
root = ET.parse(f"{name}.xml").getroot()
assert root.tag == "testsuites"
verify(root)
found = lambda tag: len(root.findall(f".//{tag}"))
assert [found(t) for t in ("testcase", "failure", "error", "skipped")] == [len(scripts), failed, errors, skipped]
assert [int(root.get(a)) for a in ("tests", "failures", "errors")] == [len(scripts), failed, errors]
# Each case has the name of its script, with U+FFFD for characters invalid in XML.
plain = lambda text: re.sub("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffe\uffff]", "\ufffd", text)
paths = sorted(plain(s["path"]) for s in scripts)
assert sorted(c.get("classname") + "/" + c.get("name") for c in root.iter("testcase")) == paths
for suite in root:
    assert int(suite.get("tests")) == len(suite.findall("testcase"))
    assert int(suite.get("failures")) == len(suite.findall("testcase/failure"))
    assert int(suite.get("skipped")) == len(suite.findall("testcase/skipped"))

github = open(f"{name}.github", encoding="utf-8", newline="\n").read().split("\n")
annotations = [line for line in github if line.startswith("::")]
assert all(sum(e.startswith(f"::{kind} ") for e in annotations) <= 10 for kind in ("error", "warning"))
assert all(re.fullmatch(r"::(error|warning) file=[^,:]+(,line=\d+)?(,col=\d+)?,title=[^,:]+::[^\r]*", e) for e in annotations)
print(f"reports: {name}: {len(scripts)} scripts, {failed} failed, {errors} unreadable, {skipped} skipped,"
      f" the same in JSON, NDJSON and JUnit; {len(annotations)} annotations")
PYTHON

# 'prove' reads TAP 13, which 14 extends. It must find the same number of failures.
prove_agrees() {
  sed -e '1s/^TAP version 14$/TAP version 13/' "$1.tap" >"$1.13.tap"
  prove --ext .tap --exec cat "$1.13.tap" >prove.out 2>&1 || true
  ! grep -q 'Parse errors' prove.out || { cat prove.out; exit 1; }
  python3 - "$1" <<'PYTHON'
import json, re, sys
scripts = json.load(open(f"{sys.argv[1]}.json", encoding="utf-8"))["scripts"]
wanted = sum(s["verdict"] in ("failed", "unreadable", "missing") for s in scripts)
text = open("prove.out").read()
summary = re.search(r"Tests: (\d+) Failed: (\d+)", text)
numbers = (int(summary[1]), int(summary[2])) if summary else (len(scripts), 0)
assert numbers == (len(scripts), wanted), (numbers, len(scripts), wanted)
print(f"reports: {sys.argv[1]}: prove finds {wanted} of {len(scripts)} tests failed")
PYTHON
}

python3 -m json.tool all.json >/dev/null
python3 verify.py all
prove_agrees all

# Interrupted in the middle: a pipe without a writer blocks it.
mkfifo s/hold.gesture
"$detent" check "${all[@]//all/part}" --quiet s >/dev/null 2>&1 &
process=$!
exec 9>s/hold.gesture
kill -INT "$process"
status=0
wait "$process" || status=$?
exec 9>&-
[ "$status" -eq 130 ] || { echo "reports: interrupted, but status $status"; exit 1; }
python3 -m json.tool part.json >/dev/null
python3 verify.py part
prove_agrees part
