"""Expected trace lines of a model, and their comparison with those of the command."""
import itertools
from collections import Counter
from dataclasses import dataclass, field

from .deviation import Deviation
from .stream import parsed_lines

ORDER = ["began", "tick", "bound", "changed", "set", "preview", "snapped", "ended", "idle"]
NEAR = 1e-9  # relative tolerance of numbers
TINY = 1e-12  # tolerance near 0, as a share of the range
SAME = 1e-13  # rounding of doubles, as a share of the range and of a value
SOON = 3  # tolerance of times, in nanoseconds


@dataclass
class Line:
    """An expected line: a time, a word, and its fields."""
    time: int
    word: str
    texts: dict = field(default_factory=dict)  # compared exactly
    numbers: dict = field(default_factory=dict)  # compared with a tolerance

    def part(self):
        return int(self.texts.get("part", 0))


class Tally:
    """The number of comparisons, and the largest deviations."""

    def __init__(self):
        self.scripts = self.lines = self.time = 0
        self.undecided = Counter()  # scripts with an unspecified end, for each reason
        self.number = 0.0

    def __str__(self):
        return (f"{self.scripts} scripts agree in {self.lines} lines, {self.undecided.total()} of them up to where no "
                f"document decides; times within {self.time} ns, numbers within {self.number:.2g} of what is allowed")


def in_order(lines):
    """Sorts simultaneous effects by kind, then by part; ticks stay in order of travel."""
    return sorted(lines, key=lambda line: (ORDER.index(line.word), line.part()))


def compare_lines(wanted, trace, end, span, tally):
    """Raises Deviation at the first difference from a model, before the time from which on its behaviour is
    unspecified."""
    reported = list(parsed_lines(trace))
    if end is not None:
        reported = list(itertools.takewhile(lambda line: line.time is None or line.time < end, reported))
        wanted = [line for line in wanted if line.time < end]
    ahead, values = iter(reported), {}
    line = next(ahead, None)
    for expected in wanted:
        part = expected.part()
        if expected.word == "set":
            # Values set by the host are not reported.
            values[part] = expected.numbers["value"]
            continue
        if line and is_repetition(line, expected, values, span):
            line = next(ahead, None)
        if line is None:
            raise Deviation(f"The trace ends.\n{model_says(expected)}")
        check(line, expected, span, tally)
        if "value" in expected.numbers:
            values[part] = expected.numbers["value"]
        line = next(ahead, None)
    if line:
        raise Deviation(f"{line.text}\nThe model says no more.")
    tally.scripts += 1
    tally.lines += len(reported)


def is_repetition(line, expected, values, span):
    """Returns True if a line repeats a value that differs from the last one only by the rounding of doubles."""
    if line.word != "changed" or (expected.word == "changed" and expected.time == line.time):
        return False
    last = values.get(int(line.fields.get("part", 0)))
    return last is not None and abs(float(line.fields["value"]) - last) <= SAME * (abs(last) + span)


def model_says(line):
    return f"The model says @{line.time / 1e6}ms {line.word} {line.texts | line.numbers}."


def check(line, expected, span, tally):
    texts = {key: text for key, text in line.fields.items() if key not in expected.numbers}
    if line.word != expected.word or texts != expected.texts or not expected.numbers.keys() <= line.fields.keys():
        raise Deviation(f"{line.text}\n{model_says(expected)}")
    off = 0 if line.time is None else abs(line.time - expected.time)
    tally.time = max(tally.time, off)
    if off > SOON:
        raise Deviation(f"{line.text}\n{model_says(expected)}\nThe time is {off} ns off.")
    for key, number in expected.numbers.items():
        share = abs(float(line.fields[key]) - number) / max(NEAR * abs(number), TINY * span)
        if share > 1:
            off = f"The {key} is off by {share:.3g} times what is allowed."
            raise Deviation(f"{line.text}\n{model_says(expected)}\n{off}")
        tally.number = max(tally.number, share)
