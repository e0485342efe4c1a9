"""Writes the input of Scripts/check/same-bytes.sh for a machine, and compares the answers of builds.

Usage: compare.py pack LIST BATCH                       writes the input of `replay batch`
       compare.py compare LIST BUILD BUILDS MACHINES    compares files with answers of others with those of a build

A line of LIST is `USE,USE,... PATH`. An answer is a line `STATUS BYTES` followed by that many bytes. Machines do
not answer to `film` and `import`.
"""

import collections
import pathlib
import sys


def uses(path):
    for line in pathlib.Path(path).read_text().splitlines():
        words, file = line.split(" ", 1)
        yield words.split(","), pathlib.Path(file)


def is_for_machines(use):
    return use not in ("film", "import")


def pack(path, batch):
    with open(batch, "wb") as output:
        for words, file in uses(path):
            words = list(filter(is_for_machines, words))
            if not words:
                continue
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


def compare(path, expected, builds, machines):
    asked = [(use, file) for words, file in uses(path) for use in words]
    wanted = list(answers(expected))
    if len(wanted) != len(asked):
        sys.exit(f"same bytes: {expected} has {len(wanted)} answers to {len(asked)} questions")
    known = list(zip(asked, wanted))
    differences = 0
    for build in builds.split() + machines.split():
        given = list(answers(build))
        questions = [each for each in known if build in builds.split() or is_for_machines(each[0][0])]
        for index, (question, (status, output)) in enumerate(questions):
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
        f"{sum(len(output) for _, output in wanted)} bytes, in {expected} {builds},",
        f"and without films and imports in {machines}: {differences} differences",
    )
    sys.exit(differences > 0 or traces == 0)


{"pack": pack, "compare": compare}[sys.argv[1]](*sys.argv[2:])
