#!/usr/bin/env python3
"""Writes recordings of random sessions in the syntax of every format, and checks that they are imported right.

    Scripts/check/imports/kinds.py DETENT [--seeds N] [--first SEED] [--only KIND] [--keep FOLDER]

A kind is a writer and a parser that share nothing but the format. Each file is cut behind each of its events, too, as a
recorder that is stopped there leaves it. What the parser reads must be what the imported script has: places, buttons,
keys, wheels, kinds of pointers, and times to the nanosecond. Then follows the lines of Guides/recordings.md that import the
output of programs.
"""

import argparse
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import programs
import script
from kinds_of_devices import KINDS as DEVICES
from kinds_of_tables import KINDS as TABLES
from kinds_of_tools import KINDS as TOOLS

KINDS = {**DEVICES, **TABLES, **TOOLS}


def files_of(kind, seed):
    """Returns the texts of a file and of its beginnings."""
    chance = random.Random(f"{kind.name} {seed}")
    head, units, join, tail = kind.write(chance)
    if join is None:
        yield from units
        return
    for count in range(1, len(units) + 1):
        end = tail if count == len(units) or kind.closes else ""
        yield head + join.join(units[:count]) + ("\n" if not end and join == "\n" else "") + end


def run(detent, kind, seeds, folder):
    """Imports all files of a kind in one call; returns the counts of files and rejections, and the first problems."""
    texts = {}
    for seed in seeds:
        for count, text in enumerate(files_of(kind, seed)):
            texts[f"s{seed}-{count:03}"] = text
    source, target = folder / kind.name, folder / f"{kind.name}.out"
    for path in (source, target):
        shutil.rmtree(path, ignore_errors=True)
        path.mkdir(parents=True)
    for name, text in texts.items():
        (source / f"{name}{kind.suffix}").write_text(text)
    done = subprocess.run([detent, "import", *kind.options, "--output", f"{target}/", str(source)], capture_output=True, text=True)
    problems, rejected = [], 0
    for name, text in texts.items():
        path = target / f"{name}.gesture"
        expected = kind.parse(text)
        if not path.exists():
            rejected += 1
            if expected.events and not (kind.may_reject and kind.may_reject(text)):
                problems.append((name, "rejected, but it has events\n" + reason(detent, kind, source / f"{name}{kind.suffix}")))
        else:
            problem = script.difference(expected, path.read_text())
            if problem:
                problems.append((name, problem))
    if done.returncode not in (0, 3, 4):
        problems.append(("all", f"status {done.returncode}: {done.stderr[-500:]}"))
    return len(texts), rejected, problems


def reason(detent, kind, path):
    done = subprocess.run([detent, "import", *kind.options, path], capture_output=True, text=True)
    return done.stderr[:400]


def main():
    options = argparse.ArgumentParser()
    options.add_argument("detent")
    options.add_argument("--seeds", type=int, default=5)
    options.add_argument("--first", type=int, default=0)
    options.add_argument("--only")
    options.add_argument("--keep")
    given = options.parse_args()
    kinds = [kind for kind in KINDS.values() if not given.only or given.only == kind.name]
    folder = pathlib.Path(given.keep or tempfile.mkdtemp())
    total = refused = failed = 0
    for kind in kinds:
        count, rejected, problems = run(given.detent, kind, range(given.first, given.first + given.seeds), folder)
        total, refused, failed = total + count, refused + rejected, failed + len(problems)
        if rejected == count:
            problems.append(("all", "no file is imported"))
            failed += 1
        for name, problem in problems[:2]:
            print(f"kinds: {kind.name}: {name}: {problem}")
        if problems:
            print(f"kinds: {kind.name}: {len(problems)} of {count} files are wrong, {rejected} rejected")
    lines, problems = programs.follow(pathlib.Path(given.detent).resolve(), KINDS, folder) if not given.only else (0, [])
    for program, problem in problems:
        print(f"kinds: {program}: {problem}")
    if not given.keep:
        shutil.rmtree(folder)
    print(f"kinds: {len(kinds)} kinds, {given.seeds} seeds each, {total} files, {refused} without events, {failed} failed")
    print(f"kinds: {lines} lines of the guide, {len(problems)} wrong")
    return 1 if failed or problems else 0


if __name__ == "__main__":
    sys.exit(main())
