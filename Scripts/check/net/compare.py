#!/usr/bin/env python3
"""Compares the traces of two commands, whatever the lines of their ticks look like; 'net.sh compare' calls it.

    Scripts/check/net/compare.py OLD NEW FILE.gz [MOST]

Plays each script of the file with both commands. Where the digests differ, it plays the script again for the traces,
writes out each line of several ticks, ignores the numbers of lines and ticks and the digest of the last line, and
compares the rest. Prints the first MOST (20) scripts that differ still, with the first lines in which they do, and how
many there are. The exit status is 1 if there are any.
"""
import concurrent.futures
import gzip
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "make"))

from models.stream import written_out

BATCH = 500  # scripts given to a command together
COUNTS = re.compile(r" (lines|ticks|digest)=\S+")


def answers(command, net):
    """Returns what 'stream' says about each script: its digest, and its error unless that is about the digest."""
    with tempfile.TemporaryFile() as lines:
        lines.write(b"".join(net))
        lines.seek(0)
        output = subprocess.run([command, "stream", "--digest-only", "--jobs", "0"], stdin=lines, capture_output=True,
                                check=True).stdout
    for line in output.splitlines():
        answer = json.loads(line)
        error = answer.get("error", {})
        yield answer.get("digest"), None if error.get("code") == "C402" else error.get("message")


def write_script(command, line, path):
    """Writes a line of the net as a script; nothing if it is none, which the comparison sees."""
    with open(path, "wb") as script:
        subprocess.run([command, "import", "--from", "lines", "-"], input=line, stdout=script,
                       stderr=subprocess.DEVNULL, check=False)


def traces(command, folder, names):
    """Returns the traces of scripts by their names, written out; none for a script that cannot be read."""
    result = subprocess.run([command, "run", "--level", "calls", *names], cwd=folder, capture_output=True, check=False)
    found = {}
    for text in result.stdout.decode(errors="replace").split("trace 1\nscript ")[1:]:
        name, *lines = text.splitlines()
        found[name] = [COUNTS.sub("", line) if line.startswith("end ") else line for line in written_out(lines)]
    return found


def first_difference(old, new):
    """Returns the first lines that differ; None if there are none."""
    if old is None or new is None:
        return None if old == new else ("a trace" if old else "no trace", "a trace" if new else "no trace")
    length = max(len(old), len(new))
    pairs = zip(old + ["nothing"] * (length - len(old)), new + ["nothing"] * (length - len(new)))
    return next((pair for pair in pairs if pair[0] != pair[1]), None)


def differences(old, new, net):
    """Yields the numbers of the scripts that differ, each with the first lines in which they do."""
    says = zip(answers(old, net), answers(new, net), strict=True)
    others = [number for number, (before, now) in enumerate(says) if before != now]
    print(f"net: {len(net)} scripts, {len(others)} with another digest", flush=True)
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for start in range(0, len(others), BATCH):
            names = {number: f"{number}.gesture" for number in others[start:start + BATCH]}
            list(pool.map(lambda item: write_script(old, net[item[0]], pathlib.Path(folder, item[1])), names.items()))
            played = pool.map(lambda command: traces(command, folder, names.values()), [old, new])
            before, now = played
            for number, name in names.items():
                if name not in before and name not in now:
                    yield number, ("no trace, or another error", "no trace, or another error")
                elif pair := first_difference(before.get(name), now.get(name)):
                    yield number, pair


def main(old, new, file, most=20):
    old, new = (str(pathlib.Path(command).resolve()) for command in (old, new))
    with gzip.open(file) as lines:
        net = lines.readlines()
    if not net:
        sys.exit(f"net: '{file}' has no scripts")
    count = 0
    for number, (before, now) in differences(old, new, net):
        count += 1
        if count <= int(most):
            print(f"{json.loads(net[number]).get('id')}, line {number + 1} of the net\n  - {before}\n  + {now}")
    print(f"net: {count} differ, apart from the lines of ticks")
    return min(count, 1)


if __name__ == "__main__":
    if len(sys.argv) not in (4, 5):
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
