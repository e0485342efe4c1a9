"""Compares the model with the traces of the command."""
import itertools
from collections import Counter
from decimal import Decimal

from ..deviation import Deviation
from ..stream import TraceLine, parsed_lines
from ..undecided import Undecided
from .exact import SECOND
from .ruler import Ruler

CLOSE = Decimal("1e-12")  # of the largest coordinate
ESTIMATE = Decimal("1e-9")  # of the greatest speed between two reports


class Worst:
    """The number of comparisons, and the largest deviations."""

    def __init__(self):
        self.scripts = self.lines = 0
        self.undecided = Counter()  # scripts with an unspecified end, for each reason
        self.time = 0  # nanoseconds
        self.number = Decimal(0)  # as a share of the tolerance
        self.velocity = Decimal(0)  # of a release, relative

    def __str__(self):
        return (f"{self.scripts} scripts agree in {self.lines} lines, {self.undecided.total()} of them up to where no "
                f"document decides; times within {self.time} ns, numbers within {self.number:.2g} of what is allowed, "
                f"release velocities within {self.velocity:.2g}")


def modelled(script, shown, worst):
    """Returns the model's ruler after a script, and the time from which on its behaviour is unspecified, if any."""
    ruler, frame = Ruler(script.words, shown), 0
    for event in script.events:
        try:
            frame = draw(ruler, script.rate, frame, event.time)
            getattr(ruler, event.verb)(event.time, *event.arguments)
        except Undecided as undecided:
            worst.undecided[undecided.why] += 1
            return ruler, event.time
    while ruler.is_active():
        frame = draw(ruler, script.rate, frame, ruler.rests_at())
        ruler.advance(ruler.rests_at())
    return ruler, None


def draw(ruler, rate, frame, time):
    """Draws frames up to a time. A frame is drawn after the events of its time, and none while at rest."""
    while frame * SECOND // rate < time:
        ruler.frame(frame * SECOND // rate)
        frame += 1
    return frame


def compare(script, trace, worst):
    """Raises Deviation at the first difference from the model."""
    lines = list(parsed_lines(trace))
    shown = {line.time: Decimal(line.fields["velocity"]) for line in lines if line.word == "frame"}
    ruler, end = modelled(script, shown, worst)
    if end is not None:
        lines = list(itertools.takewhile(lambda line: line.time is None or line.time < end, lines))
        ruler.lines = [line for line in ruler.lines if line.time < end]
    compare_lines(ruler, lines, worst)
    worst.scripts += 1
    worst.lines += len(lines)


def compare_lines(ruler, lines, worst):
    worst.velocity = max(worst.velocity, ruler.worst_velocity)
    value, ahead = Decimal(0), iter([*lines, TraceLine("the end", None, "end", {})])
    line = next(ahead)
    for wanted in ruler.lines:
        if wanted.word == "set":
            # Values set by the host are not reported, but affect the next report.
            value = wanted.numbers["value"]
            continue
        if is_repetition(line, value, ruler):
            line = next(ahead)
        if wanted.may_lack and (line.word != "changed" or line.time != wanted.time):
            continue
        check(wanted, line, ruler, worst)
        value = Decimal(line.fields.get("value", value))
        line = next(ahead)
    if line.word != "end":
        raise Deviation(f"{line.text}\nThe model says no more.")


def is_repetition(line, value, ruler):
    """Returns True if a motion or a cancel repeats a value that differs from the last one only by the rounding of
    doubles."""
    if line.word != "changed" or line.fields["cause"] not in ("motion", "cancel"):
        return False
    return abs(Decimal(line.fields["value"]) - value) <= ruler.rounding()


def check(wanted, line, ruler, worst):
    numbers = {key: float(number) for key, number in wanted.numbers.items()}
    model = f"The model says @{wanted.time / 1e6}ms {wanted.word} {wanted.texts | numbers}."
    if line.word != wanted.word or any(line.fields.get(key) != text for key, text in wanted.texts.items()):
        raise Deviation(f"{line.text}\n{model}")
    off = 0 if line.time is None else abs(line.time - wanted.time)
    worst.time = max(worst.time, off)
    if off > 1:
        raise Deviation(f"{line.text}\n{model}\nThe time is {off} ns off.")
    for key, number in wanted.numbers.items():
        share = abs(Decimal(line.fields[key]) - number) / allowed(key, wanted, ruler)
        if share > 1:
            raise Deviation(f"{line.text}\n{model}\nThe {key} is off by {share:.3g} times what is allowed.")
        worst.number = max(worst.number, share)


def allowed(key, wanted, ruler):
    """Returns the tolerance of a number."""
    settings = ruler.settings
    if key in ("value", "target"):
        return CLOSE * ruler.scale.value(ruler.largest)
    if key != "velocity":
        return CLOSE * ruler.largest
    if wanted.steepest is not None:
        return ESTIMATE * max(wanted.steepest, Decimal(1))
    return CLOSE * (abs(wanted.numbers[key]) + ruler.largest * max(settings.spring, settings.landing_spring))
