"""Writes the input of Scripts/check/same-bytes.sh for a machine, and compares the answers of builds.

Usage: compare.py pack LIST BATCH        writes the input of `replay batch`
       compare.py compare LIST BUILD...  compares files with answers of builds, all with the first

A line of LIST is `USE,USE,... PATH`. An answer is a line `STATUS BYTES` followed by that many bytes.
"""

import collections
import pathlib
import sys


def uses(path):
    for line in pathlib.Path(path).read_text().splitlines():
        words, file = line.split(" ", 1)
        yield words.split(","), pathlib.Path(file)


def pack(path, batch):
    with open(batch, "wb") as output:
        for words, file in uses(path):
            bytes_ = file.read_bytes()
            output.write(f"{file.name} {len(bytes_)} {' '.join(words)}\n".encode() + bytes_)


def answers(path):
    rest = pathlib.Path(path).read_bytes()
    place = 0
    while place < len(rest):
        end = rest.index(b"\n", place)
        status, count = rest[place:end].split()
        place = end + 1 + int(count)
        yield int(status), rest[end + 1 : place]


def compare(path, expected, *builds):
    asked = [(use, file) for words, file in uses(path) for use in words]
    wanted = list(answers(expected))
    if len(wanted) != len(asked):
        sys.exit(f"same bytes: {expected} has {len(wanted)} answers to {len(asked)} questions")
    differences = 0
    for build in builds:
        given = list(answers(build))
        for index, (question, (status, output)) in enumerate(zip(asked, wanted)):
            actual, other = given[index] if index < len(given) else (None, b"")
            if (actual, other) != (status, output):
                differences += 1
                print(
                    f"same bytes: {build} differs (exit status {actual}, not {status}): {question[0]} {question[1]}",
                    file=sys.stderr,
                )
    kinds = collections.Counter(use for use, _ in asked)
    traces = sum(kinds[use] for use in ("calls", "changes", "frames", "restored"))
    lines = sum(file.read_bytes().count(b"\n") for words, file in uses(path) if words == ["stream"])
    print(
        f"same bytes: {traces} traces, {kinds['film']} films, {kinds['import']} imports and {lines} lines of JSON,",
        f"{sum(len(output) for _, output in wanted)} bytes, in {expected} {' '.join(builds)}:",
        f"{differences} differences",
    )
    sys.exit(differences > 0 or traces == 0)


{"pack": pack, "compare": compare}[sys.argv[1]](*sys.argv[2:])
