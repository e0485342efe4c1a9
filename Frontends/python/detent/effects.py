"""Effects of a control."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Union

from . import _native
from .constants import Cause, EffectKind, End, Side
from .errors import check


@dataclass(frozen=True)
class Began:
    """The user began to edit. Exactly one ``Ended`` follows."""

    time: int
    #: Part of the control, in all effects; 0 unless it is a slider.
    part: int = 0


@dataclass(frozen=True)
class Tick:
    """Marks were passed: play a light impact for each. Iterate for (mark, time) of each."""

    time: int
    #: Index of the first mark.
    mark: int
    #: Number of marks, negative if downwards. One event may pass 10¹²: ``itertools.islice`` helps.
    count: int
    _effect: _native.Effect = field(repr=False, compare=False)
    part: int = 0

    def __len__(self) -> int:
        return abs(self.count)

    def __getitem__(self, number: int) -> tuple[int, int]:
        mark, time = ctypes.c_int64(), ctypes.c_int64()
        if number < 0 or number >= len(self):
            raise IndexError("no such mark in the run")
        check(
            _native.library.detent_effect_tick(
                ctypes.byref(self._effect), number, ctypes.byref(mark), ctypes.byref(time)
            )
        )
        return mark.value, time.value

    def __iter__(self) -> Iterator[tuple[int, int]]:
        return (self[number] for number in range(len(self)))


@dataclass(frozen=True)
class Bound:
    """The value tried to go past a bound: play a rigid impact."""

    time: int
    side: Side
    part: int = 0
    #: Neighbouring part in the way; ``None`` for the control's own bound.
    by: int | None = None


@dataclass(frozen=True)
class Changed:
    """The value changed."""

    time: int
    value: float
    cause: Cause
    part: int = 0
    #: Whole turns from the first to the value, for a control that wraps; otherwise 0, in all
    #: effects.
    turns: int = 0


@dataclass(frozen=True)
class Snapped:
    """It came to rest on a mark or bound chosen by the snap rule."""

    time: int
    value: float
    part: int = 0
    turns: int = 0


@dataclass(frozen=True)
class Ended:
    """The edit is over."""

    time: int
    value: float
    reason: End
    part: int = 0
    turns: int = 0


@dataclass(frozen=True)
class Preview:
    """Value that a release would choose; ``None`` when it no longer applies."""

    time: int
    value: float | None
    part: int = 0


@dataclass(frozen=True)
class Yielded:
    """A press left the slop on the cross axis: a scroll view may take the pointer."""

    time: int


@dataclass(frozen=True)
class Tapped:
    """A pointer went down and up without leaving the slop."""

    time: int
    x: float
    y: float


@dataclass(frozen=True)
class Idle:
    """Nothing moves, and no pointer holds the control."""

    time: int


Effect = Union[
    Began, Tick, Bound, Changed, Snapped, Ended, Preview, Yielded, Tapped, Idle
]


def effect_of(structure: _native.Effect) -> Effect | None:
    """Converts an effect of C; ``None`` for a kind unknown to this package."""
    time, value, part = structure.time, structure.value, structure.part
    match structure.kind:
        case EffectKind.BEGAN:
            return Began(time, part)
        case EffectKind.TICK:
            return Tick(time, structure.mark, structure.count, structure, part)
        case EffectKind.BOUND:
            return Bound(time, Side(structure.detail), part, structure.by - 1 if structure.by else None)
        case EffectKind.CHANGED:
            return Changed(time, value, Cause(structure.detail), part, structure.count)
        case EffectKind.SNAPPED:
            return Snapped(time, value, part, structure.count)
        case EffectKind.ENDED:
            return Ended(time, value, End(structure.detail), part, structure.count)
        case EffectKind.PREVIEW:
            return Preview(time, value if value == value else None, part)
        case EffectKind.YIELDED:
            return Yielded(time)
        case EffectKind.TAPPED:
            return Tapped(time, structure.x, structure.y)
        case EffectKind.IDLE:
            return Idle(time)
        case _:
            return None
