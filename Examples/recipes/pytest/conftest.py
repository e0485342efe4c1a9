"""A fixture and a strategy for pytest and hypothesis tests of a slider of yours.

DETENT names the command, by default `detent`. DRIVER is the command that starts your driver; see Guides/drivers.md.
"""
import os
import pathlib
import re
import subprocess
import sys

import pytest
from hypothesis import strategies as st

DETENT = os.environ.get("DETENT", "detent")
PLAIN = pathlib.Path(__file__).resolve().parents[2] / "drivers" / "plain.py"
DRIVER = os.environ.get("DRIVER", f"{sys.executable} {PLAIN}")


class Detent:
    """The command with a driver: returns its output, or raises an AssertionError with it."""

    def __init__(self, driver, control="slider"):
        self.options = ["--control", control, "--driver", driver]

    def __call__(self, verb, *words, script=None):
        done = subprocess.run([DETENT, verb, *words, *self.options], input=script, text=True, capture_output=True)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def values(self, script):
        """Returns the value after each change, according to the trace."""
        trace = self("run", "-", script=script)
        return [float(value) for value in re.findall(r" changed value=(\S+)", trace)]


@pytest.fixture(scope="session")
def detent():
    return Detent(DRIVER)


def steps():
    """One line of a script: an event 16 milliseconds later."""
    place = st.integers(-50, 370)
    down = place.map(lambda x: f"+16ms down 0 {x}")
    move = place.map(lambda x: f"+16ms move 0 {x}")
    key = st.sampled_from(["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End"]).map(lambda key: f"+16ms key {key}")
    drag = st.tuples(down, st.lists(move, max_size=5), st.just("+16ms up 0")).map(
        lambda drag: "\n".join([drag[0], *drag[1], drag[2]]))
    return st.one_of(drag, key)


def scripts(header="viewport 320x80\nrange 0..100\nvalue 50"):
    """Whole scripts for a slider, as text; `header` has its settings."""
    return st.lists(steps(), min_size=1, max_size=6).map(
        lambda lines: "\n".join(["gesture 1", "control slider", header, "", *lines, ""]))
