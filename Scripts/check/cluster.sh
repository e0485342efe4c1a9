#!/usr/bin/env bash
# Runs every command of Guides/streams-and-clusters.md on COUNT scripts: alone, and under GNU parallel, xargs
# and Spark. Answers must be equal, and two versions that differ must be detected. Needs GNU parallel, Java,
# and a Python with PySpark, named by PYTHON; --install does not install that.
#   Scripts/check/cluster.sh [--install] [COUNT]
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/check/needs.sh
needs 'parallel:parallel:parallel --version | grep -q "GNU parallel"' java:default-jre-headless python3:python3
count=${1:-200000}
root=$PWD guide=$PWD/Guides/streams-and-clusters.md
detent=$(realpath "${DETENT:-.build/release/detent}")
export SCRIPTS=$root/Examples PYTHON=${PYTHON:-python3}
"$PYTHON" -c 'import pyspark' 2>/dev/null || {
  echo "$0: $PYTHON has no PySpark, and Debian has no package of it. In an environment of its own:" >&2
  echo '  python3 -m venv FOLDER && FOLDER/bin/pip install pyspark, then PYTHON=FOLDER/bin/python' >&2
  exit 2
}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# The old version is this one with different snapping, so the differences are known.
mkdir bin
ln -s "$detent" bin/detent
printf '#!/bin/sh\nsed "s/\\"snap\\":\\"always\\"/\\"snap\\":\\"none\\"/" | exec detent "$@"\n' >bin/detent-old
chmod +x bin/detent-old
export PATH=$work/bin:$PATH
export SPARK_LOCAL_IP=127.0.0.1 PYSPARK_PYTHON=$PYTHON
export PYSPARK_SUBMIT_ARGS="--master local[2] --conf spark.ui.enabled=false \
  --conf spark.driver.bindAddress=127.0.0.1 --conf spark.driver.host=127.0.0.1 pyspark-shell"

python3 - "$count" >corpus.ndjson <<'END'
"""Flings and drags of twenty events, every fourth of which snaps."""
import sys

state = 3
for number in range(int(sys.argv[1])):
    x, events = 180.0, ['[0,"d",0,180,40]']
    for _ in range(18):
        state = (state * 1664525 + 1013904223) % 2**32
        x += (state >> 16) % 160 / 10 - 4
        events.append(f'[{7500 + (state >> 8) % 1000},"m",0,{x:.1f},40]')
    snap = "always" if number % 4 == 0 else "unit"
    events += ['[0,"u",0]', '["settle"]']
    print(f'{{"id":"s/{number}","gesture":1,"range":[0,100],"value":50,"tick":"unit","snap":"{snap}",'
          f'"unit-width":10,"unit":"us","ev":[{",".join(events)}]}}')
END

# Runs the blocks of a section of the guide.
section() {
  local start=$SECONDS
  python3 - "$guide" "$1" <<'END' >run.sh
import re, sys

page = open(sys.argv[1], encoding="utf-8").read()
body = page.split(f"\n## {sys.argv[2]}\n")[1].split("\n## ")[0]
for language, code in re.findall(r"```(sh|python)\n(.*?)```", body, re.S):
    print(code if language == "sh" else f'"$PYTHON" - <<"BLOCK"\n{code}BLOCK')
END
  bash -euo pipefail run.sh >out 2>log || { tail -20 log; echo "cluster: '$1' failed"; exit 1; }
  echo "cluster: $1: $((SECONDS - start)) s"
}

echo "cluster: $count scripts, $(wc -c <corpus.ndjson) bytes"
for title in 'One process' 'Many processes' Spark 'Two versions'; do section "$title"; done
[ "$(grep -c '"ok":true' alone.ndjson)" = "$count" ] || { echo 'cluster: not all are ok'; exit 1; }
for other in parallel xargs spark; do
  cmp alone.ndjson $other.ndjson || { echo "cluster: $other answers otherwise"; exit 1; }
done
echo "cluster: alone, parallel, xargs and Spark: the same $count digests"
python3 - <<'END'
import json

read = lambda name: {line["id"]: line["digest"] for line in map(json.loads, open(name))}
old, new = read("old.ndjson"), read("new.ndjson")
differing = {name for name in new if old[name] != new[name]}
again = read("differing.ndjson")
assert 0 < len(differing) and set(again) == differing, "other scripts were played again"
assert all(int(name[2:]) % 4 == 0 for name in differing), "a script differs that should not"
assert open("differs.trace").read().rstrip().endswith("digest=" + again[json.loads(
    open("differing").readline() + '"":0}')["id"]]), "the script has another digest than its line"
print(f"cluster: two versions differ in {len(differing)} scripts, which were played again")
END
