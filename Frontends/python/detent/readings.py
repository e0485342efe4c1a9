"""Readings of a control: independent copies that do not follow it."""

from __future__ import annotations

import math
from dataclasses import dataclass

from . import _native
from .constants import MarkKind, Phase
from .generated.configurations import LayoutDirection, Orientation


@dataclass(frozen=True)
class Environment:
    """Drawing environment of a control; ``origin`` is the value at which a filled part begins."""

    breadth: float = 80.0
    text_scale: float = 1.0
    label_length: float = 0.0
    origin: float | None = None
    is_enabled: bool = True
    is_focused: bool = False

    def _native(self) -> _native.Environment:
        return _native.Environment(
            self.breadth, self.text_scale, self.label_length, math.nan if self.origin is None else self.origin,
            self.is_enabled, self.is_focused,
        )


def known(number: float) -> float | None:
    """Converts NaN of C to ``None``."""
    return None if number != number else number


@dataclass(frozen=True)
class Accessibility:
    """Data for assistive technology."""

    value: float
    minimum: float | None
    maximum: float | None
    step: float
    incremented: float | None
    decremented: float | None
    orientation: Orientation
    is_enabled: bool
    is_read_only: bool
    is_focused: bool

    @classmethod
    def _of(cls, structure: _native.Accessibility) -> Accessibility:
        return cls(
            structure.value, known(structure.minimum), known(structure.maximum), structure.step,
            known(structure.incremented), known(structure.decremented), Orientation(structure.orientation),
            bool(structure.is_enabled), bool(structure.is_read_only), bool(structure.is_focused),
        )


@dataclass(frozen=True)
class RulerState:
    """State of a ruler."""

    value: float
    offset: float
    velocity: float
    target: float
    #: ``None`` before the first event.
    time: int | None
    #: Time at which it comes to rest; ``None`` if idle or held.
    rest_time: int | None
    nearest_mark: int
    phase: Phase


@dataclass(frozen=True)
class Mark:
    """A visible mark of a ruler."""

    along: float
    value: float
    index: int
    kind: MarkKind
    has_label: bool
    is_in_range: bool


@dataclass(frozen=True)
class RulerScene:
    """Drawn state of a ruler, in points; ``None`` for positions that do not exist."""

    length: float
    breadth: float
    cursor: float
    value: float
    unit_width: float
    overscroll: float
    lower_bound: float | None
    upper_bound: float | None
    landing: float | None
    phase: Phase
    orientation: Orientation
    is_enabled: bool
    marks: tuple[Mark, ...]


@dataclass(frozen=True)
class RatingState:
    """State of a rating."""

    value: float
    preview: float | None
    time: int | None
    phase: Phase


@dataclass(frozen=True)
class Symbol:
    """A visible symbol of a rating."""

    x: float
    y: float
    width: float
    height: float
    fill: float
    is_full: bool
    is_previewed: bool
    is_pressed: bool


@dataclass(frozen=True)
class RatingScene:
    """Drawn state of a rating, in points."""

    value: float
    breadth: float
    phase: Phase
    orientation: Orientation
    layout_direction: LayoutDirection
    is_enabled: bool
    is_previewed: bool
    #: x, y, width and height of the label.
    label: tuple[float, float, float, float] | None
    symbols: tuple[Symbol, ...]


@dataclass(frozen=True)
class SliderState:
    """State of a slider."""

    #: Value of each thumb.
    values: tuple[float, ...]
    time: int | None
    #: Time at which the last moving thumb comes to rest; ``None`` if none moves.
    rest_time: int | None
    #: Thumb that keys move.
    focus: int
    phase: Phase

    @property
    def value(self) -> float:
        """Value of the first thumb."""
        return self.values[0]


@dataclass(frozen=True)
class SliderPart:
    """State of a thumb."""

    value: float
    #: Drawn position of its centre, in points from the lower bound.
    offset: float
    velocity: float
    target: float
    #: Values that it can reach, between the bounds and its neighbours.
    minimum: float
    maximum: float
    rest_time: int | None
    nearest_mark: int
    phase: Phase


@dataclass(frozen=True)
class Thumb:
    """Drawn state of a thumb: its centre ``along`` the track, and its press area."""

    value: float
    minimum: float
    maximum: float
    along: float
    #: Centre at rest; ``None`` unless it moves by itself.
    landing: float | None
    x: float
    y: float
    width: float
    height: float
    phase: Phase
    is_held: bool
    #: True if keys move it.
    is_focus: bool


@dataclass(frozen=True)
class SliderMark:
    """A visible mark of a slider."""

    along: float
    value: float
    has_label: bool


@dataclass(frozen=True)
class SliderScene:
    """Drawn state of a slider, in points."""

    length: float
    breadth: float
    #: Values of the two ends of the track.
    lower_value: float
    upper_value: float
    #: Start and end of the filled part of the track.
    filled: tuple[float, float]
    focus: int
    phase: Phase
    orientation: Orientation
    layout_direction: LayoutDirection
    is_discrete: bool
    is_enabled: bool
    is_read_only: bool
    thumbs: tuple[Thumb, ...]
    marks: tuple[SliderMark, ...]


def time_of(nanoseconds: int) -> int | None:
    """Converts a time of C, whose minimum stands for ``None``."""
    return None if nanoseconds == -(2**63) else nanoseconds
