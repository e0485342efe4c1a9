#!/usr/bin/env python3
"""Holds whole gestures on a ruler against a model that shares no code with it and computes with fifty digits.

    Scripts/make/gesture_model.py [--count N] [--seed SEED] [--detent PATH]

It makes scripts at random, plays them with 'detent run --level frames', and compares each line of the traces
with what the model says: all that is told in its order, the marks, the times to a nanosecond, and the numbers.
DETENT names the command if --detent does not; .build/release/detent if neither is there. A seed makes the same
scripts every time. The exit status is 1 if they disagree; then the first script and line where they do are
shown.
"""
import argparse
import os
import random
import sys

from gesture_model import compare, scripts

BATCH = 100  # scripts that the command is given at once


def options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--detent", default=os.environ.get("DETENT", ".build/release/detent"))
    return parser.parse_args()


def main(given):
    worst = compare.Worst()
    for start in range(0, given.count, BATCH):
        numbers = range(start, min(start + BATCH, given.count))
        batch = [scripts.make(random.Random(f"{given.seed} {number}")) for number in numbers]
        traces = compare.traces_of(given.detent, [script.text() for script in batch])
        for number, script, trace in zip(numbers, batch, traces):
            try:
                compare.compare(script, trace, worst)
            except compare.Deviation as deviation:
                print(f"{script.text()}\nScript {number} of seed {given.seed} has another trace:\n{deviation}")
                return 1
    print(f"{worst.scripts} scripts agree in {worst.lines} lines: times within {worst.time} ns, numbers within "
          f"{worst.number:.2g} of what is allowed, release velocities within {worst.velocity:.2g}")
    return 0


if __name__ == "__main__":
    sys.exit(main(options()))
