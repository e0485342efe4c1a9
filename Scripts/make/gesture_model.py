#!/usr/bin/env python3
"""Compares whole gestures on controls with models that share no code with them.

    Scripts/make/gesture_model.py [--control NAME] [--count N] [--seed SEED] [--detent PATH]

`scales` are tracks in pieces, by their choices and places. Generates random scripts, plays them with 'detent run', and compares each line of the traces with a model of the
control: all effects in order, the marks, the times to a few nanoseconds, and the numbers. The models are written from
the documents alone: Guides/ruler-and-rating.md and Guides/slider-and-dial.md have the cases that could be decided in more
than one way. Where the documents are silent, a model reports that, and the rest of the script is not compared; the reasons
are counted below the line of the control. DETENT names the command unless --detent does, by default
.build/release/detent. A seed always yields the same scripts. The exit status is 1 if they disagree; then the first such
script and line are shown; or if more than one script in twenty is not followed to its end.
"""
import argparse
import importlib
import os
import random
import sys

from models import stream
from models.deviation import Deviation

BATCH = 100  # scripts given to the command together
SILENT = 0.05  # the share of scripts of a control that may reach a point which no document decides
CONTROLS = ["ruler", "rating", "slider", "dial", "scales"]


def options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--control", choices=CONTROLS, help="this control alone")
    parser.add_argument("--count", type=int, default=1000, help="scripts of each control")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", action="store_true", help="go on behind a difference, and count them")
    parser.add_argument("--detent", default=os.environ.get("DETENT", ".build/release/detent"))
    return parser.parse_args()


def main(given):
    controls = [given.control] if given.control else CONTROLS
    return max(compare(control, given) for control in controls)


def compare(control, given):
    """Compares the scripts of a control; returns an exit status."""
    model = importlib.import_module(f"models.{control}")
    tally, different = model.Tally(), 0
    for start in range(0, given.count, BATCH):
        numbers = range(start, min(start + BATCH, given.count))
        batch = [model.make(random.Random(f"{given.seed} {number}")) for number in numbers]
        traces = stream.traces_of(given.detent, [script.text() for script in batch], model.LEVEL)
        for number, script, trace in zip(numbers, batch, traces):
            try:
                model.compare(script, trace, tally)
            except Deviation as deviation:
                print(f"{script.text()}\nScript {number} of seed {given.seed} has another trace:\n{deviation}")
                different += 1
                if not given.every:
                    return 1
    print(f"{control}: {tally}" + (f"; {different} scripts differ" if different else ""))
    for why, count in tally.undecided.most_common():
        print(f"{count:6} {why}")
    is_silent = tally.undecided.total() > SILENT * tally.scripts
    if is_silent:
        print(f"{control}: more than {SILENT:.0%} are not followed to their end; decide the first reason in a guide")
    return max(min(different, 1), is_silent)


if __name__ == "__main__":
    sys.exit(main(options()))
