"""Writes effects in the format of ``detent run --level calls``."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from itertools import groupby

from .constants import Cause, Phase
from .effects import (
    Began,
    Bound,
    Changed,
    Effect,
    Ended,
    Idle,
    Preview,
    Snapped,
    Tapped,
    Tick,
    Yielded,
)

#: Maximum number of marks of a run that is written as a line for each instant; a longer one is one line.
MOST_MARKS = 1000


def number(x: float) -> str:
    """Shortest decimal that reads back exactly, without an exponent."""
    if x != x or x in (float("inf"), float("-inf")):
        return repr(x)
    text = format(Decimal(repr(x + 0.0)), "f")
    text = text.rstrip("0").rstrip(".") if "." in text else text
    return "0" if text == "-0" else text


def milliseconds(time: int) -> str:
    """Converts nanoseconds to exact milliseconds."""
    whole, rest = divmod(time, 1_000_000)
    return f"{whole}.{rest:06}".rstrip("0").rstrip(".") + "ms"


class Trace:
    """A trace being written."""

    def __init__(self, script: str, control: str) -> None:
        self._head = ["trace 1", f"script {script}", f"control {control}", "level calls"]
        self._lines: list[str] = []
        self._runs: list[Tick] = []
        self._length = 0
        self._ticks = 0

    def note(self, effects: list[Effect]) -> None:
        """Writes lines for effects. Ticks are held back, because consecutive ones form one run."""
        for effect in effects:
            if isinstance(effect, Tick):
                self._collect(effect)
            elif not (isinstance(effect, Changed) and effect.cause == Cause.MOTION):
                part, turns = (getattr(effect, name, 0) for name in ("part", "turns"))
                self._line(effect.time, _text(effect), part, turns)

    def mark(self, name: str, time: int) -> None:
        """Writes the line of a ``mark`` of the script."""
        self._line(time, f'mark "{name}"')

    def end(self, values: Sequence[float], phase: Phase) -> str:
        """Returns the whole trace."""
        self._flush()
        digest = 0xCBF29CE484222325
        for byte in "".join(line + "\n" for line in self._lines).encode():
            digest = (digest ^ byte) * 0x100000001B3 % 2**64
        others = "".join(f" value[{n}]={number(v)}" for n, v in enumerate(values) if n > 0)
        end = (
            f"end lines={len(self._lines)} ticks={self._ticks} value={number(values[0])}{others} "
            f"phase={phase.name.lower()} digest={digest:016x}"
        )
        return "\n".join([*self._head, *self._lines, end]) + "\n"

    def _line(self, time: int, text: str, part: int = 0, turns: int = 0) -> None:
        self._flush()
        of = (f" part={part}" if part else "") + (f" turns={turns}" if turns else "")
        self._lines.append(f"{'@' + milliseconds(time):15} {text}{of}")

    def _collect(self, run: Tick) -> None:
        if self._runs:
            last = self._runs[-1]
            is_same = run.part == last.part and (run.count < 0) == (last.count < 0)
            if not is_same or run.mark != last.mark + last.count:
                self._flush()
        # Only the ends of a long run are needed.
        if self._length > MOST_MARKS and len(self._runs) > 1:
            self._runs.pop()
        self._runs.append(run)
        self._length += len(run)
        self._ticks += len(run)

    def _flush(self) -> None:
        runs, length = self._runs, self._length
        self._runs, self._length = [], 0
        if length > MOST_MARKS:
            self._ticks_line(runs[0][0], runs[-1][len(runs[-1]) - 1], length, runs[0].part)
            return
        for _, same in groupby((tick for run in runs for tick in run), lambda tick: tick[1]):
            ticks = list(same)
            self._ticks_line(ticks[0], ticks[-1], len(ticks), runs[0].part)

    def _ticks_line(
        self, first: tuple[int, int], last: tuple[int, int], count: int, part: int
    ) -> None:
        """Writes the line of ``count`` neighbouring ticks, of which the first and last are given as mark and time."""
        (mark, start), (final, end) = first, last
        text = f"tick mark={mark}" if count == 1 else (
            f"tick marks={mark}..{final} n={count} from={milliseconds(start)} "
            f"to={milliseconds(end)}"
        )
        self._line(start, text, part)


def _text(effect: Effect) -> str:
    match effect:
        case Began():
            return "began"
        case Bound(side=side, by=by):
            return f"bound side={side.name.lower()}" + ("" if by is None else f" by={by}")
        case Changed(value=value, cause=cause):
            return f"changed value={number(value)} cause={cause.name.lower()}"
        case Snapped(value=value):
            return f"snapped value={number(value)}"
        case Ended(value=value, reason=reason):
            return f"ended reason={reason.name.lower()} value={number(value)}"
        case Preview(value=None):
            return "preview value=none"
        case Preview(value=float(value)):
            return f"preview value={number(value)}"
        case Yielded():
            return "yielded"
        case Tapped(x=x, y=y):
            return f"tapped x={number(x)} y={number(y)}"
        case Idle():
            return "idle"
    raise TypeError(f"no line for {effect}")
