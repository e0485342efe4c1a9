"""Holds the model against the traces of the command."""
import re
import subprocess
import tempfile
from decimal import Decimal
from pathlib import Path

from .exact import SECOND
from .ruler import Ruler

LINE = re.compile(r"@([\d.]+)ms +(\w+) ?(.*)")
CLOSE = Decimal("1e-12")  # of the largest coordinate
ESTIMATE = Decimal("1e-9")  # of the greatest speed between two reports


class Deviation(Exception):
    """The trace is not what the model says."""


class Worst:
    """What was compared, and the largest deviations."""

    def __init__(self):
        self.scripts = self.lines = 0
        self.time = 0  # nanoseconds
        self.number = Decimal(0)  # a share of what is allowed
        self.velocity = Decimal(0)  # of a release, by its own size


# --- Traces ---


def traces_of(detent, texts):
    """The lines of the trace of each script, without head and end."""
    with tempfile.TemporaryDirectory() as folder:
        paths = [Path(folder, f"{number}.gesture") for number in range(len(texts))]
        for path, text in zip(paths, texts):
            path.write_text(text)
        result = subprocess.run([detent, "run", "--level", "frames", *paths], capture_output=True, text=True)
    if result.returncode:
        raise SystemExit(f"'{detent} run' exits with {result.returncode}\n{result.stderr}")
    traces = [trace.splitlines() for trace in result.stdout.split("trace 1\n")[1:]]
    if len(traces) != len(texts):
        raise SystemExit(f"{len(texts)} scripts have {len(traces)} traces")
    return [[line for line in trace if line.startswith("@")] for trace in traces]


class Told:
    """A line of a trace, taken apart. A row of ticks is one for each mark, and only its ends have a time."""

    def __init__(self, text, time, word, fields):
        self.text, self.time, self.word, self.fields = text, time, word, fields


def nanoseconds(milliseconds):
    return int(Decimal(milliseconds) * 10**6)


def told_lines(trace):
    for text in trace:
        time, word, rest = LINE.fullmatch(text).groups()
        fields = dict(item.split("=", 1) for item in rest.split())
        if "marks" in fields:
            yield from row_of_ticks(text, fields)
        else:
            yield Told(text, nanoseconds(time), word, fields)


def row_of_ticks(text, fields):
    first, last = map(int, fields["marks"].split(".."))
    ends = {first: fields["from"], last: fields["to"]}
    way = 1 if last > first else -1
    for mark in range(first, last + way, way):
        time = nanoseconds(ends[mark].removesuffix("ms")) if mark in ends else None
        yield Told(text, time, "tick", {"mark": str(mark)})


# --- Comparison ---


def modelled(script, shown):
    """The ruler of the model after a script. A frame is drawn behind the events of its time, up to the rest."""
    ruler, frame = Ruler(script.words, shown), 0
    for time, verb, place in script.events:
        while frame * SECOND // script.rate < time:
            ruler.frame(frame * SECOND // script.rate)
            frame += 1
        getattr(ruler, verb)(time, place)
    while ruler.plan and frame * SECOND // script.rate < ruler.rests_at():
        ruler.frame(frame * SECOND // script.rate)
        frame += 1
    if ruler.plan:
        ruler.advance(ruler.rests_at())
    return ruler


def compare(script, trace, worst):
    """Raises Deviation where the trace first differs from the model."""
    lines = list(told_lines(trace))
    shown = {line.time: Decimal(line.fields["velocity"]) for line in lines if line.word == "frame"}
    ruler = modelled(script, shown)
    worst.velocity = max(worst.velocity, ruler.worst_velocity)
    value, ahead = Decimal(0), iter([*lines, Told("the end", None, "end", {})])
    line = next(ahead)
    for wanted in ruler.lines:
        if is_repetition(line, value, ruler):
            line = next(ahead)
        if wanted.may_lack and (line.word != "changed" or line.time != wanted.time):
            continue
        check(wanted, line, ruler, worst)
        value = Decimal(line.fields.get("value", value))
        line = next(ahead)
    if line.word != "end":
        raise Deviation(f"{line.text}\nThe model says no more.")
    worst.scripts += 1
    worst.lines += len(trace)


def is_repetition(line, value, ruler):
    """Whether a motion tells a value again that differs from the last one by the rounding of doubles."""
    if line.word != "changed" or line.fields["cause"] != "motion":
        return False
    return abs(Decimal(line.fields["value"]) - value) <= ruler.rounding()


def check(wanted, line, ruler, worst):
    numbers = {key: float(number) for key, number in wanted.numbers.items()}
    model = f"The model says @{wanted.time / 1e6}ms {wanted.word} {wanted.texts | numbers}."
    if line.word != wanted.word or any(line.fields[key] != text for key, text in wanted.texts.items()):
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
    """How far a number may be off."""
    settings = ruler.settings
    if key in ("value", "target"):
        return CLOSE * ruler.scale.value(ruler.largest)
    if key != "velocity":
        return CLOSE * ruler.largest
    if wanted.steepest is not None:
        return ESTIMATE * max(wanted.steepest, Decimal(1))
    return CLOSE * (abs(wanted.numbers[key]) + ruler.largest * max(settings.spring, settings.landing_spring))
