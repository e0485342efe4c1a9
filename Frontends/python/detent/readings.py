"""What can be read of a control: values of their own, that do not follow it."""

from __future__ import annotations

from dataclasses import dataclass

from . import _native
from .constants import MarkKind, Phase
from .generated.configurations import LayoutDirection, Orientation


@dataclass(frozen=True)
class Environment:
    """What surrounds a control when it is drawn."""

    breadth: float = 80.0
    text_scale: float = 1.0
    label_length: float = 0.0
    is_enabled: bool = True
    is_focused: bool = False

    def _native(self) -> _native.Environment:
        return _native.Environment(
            self.breadth, self.text_scale, self.label_length, self.is_enabled, self.is_focused
        )


def known(number: float) -> float | None:
    """What C says by not-a-number is ``None`` here."""
    return None if number != number else number


@dataclass(frozen=True)
class Accessibility:
    """What assistive technology is told."""

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
    def _of(cls, told: _native.Accessibility) -> Accessibility:
        return cls(
            told.value, known(told.minimum), known(told.maximum), told.step,
            known(told.incremented), known(told.decremented), Orientation(told.orientation),
            bool(told.is_enabled), bool(told.is_read_only), bool(told.is_focused),
        )


@dataclass(frozen=True)
class RulerState:
    """What a ruler is doing."""

    value: float
    offset: float
    velocity: float
    target: float
    #: ``None`` before the first event.
    time: int | None
    #: When it comes to rest; ``None`` when it is idle or held.
    rest_time: int | None
    nearest_mark: int
    phase: Phase


@dataclass(frozen=True)
class Mark:
    """A mark of a ruler that shows."""

    along: float
    value: float
    index: int
    kind: MarkKind
    has_label: bool
    is_in_range: bool


@dataclass(frozen=True)
class RulerScene:
    """What shows of a ruler, in points; ``None`` where there is no such place."""

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
    """What a rating is doing."""

    value: float
    preview: float | None
    time: int | None
    phase: Phase


@dataclass(frozen=True)
class Symbol:
    """A symbol of a rating that shows."""

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
    """What shows of a rating, in points."""

    value: float
    breadth: float
    phase: Phase
    orientation: Orientation
    layout_direction: LayoutDirection
    is_enabled: bool
    is_previewed: bool
    #: x, y, width and height of where a label goes.
    label: tuple[float, float, float, float] | None
    symbols: tuple[Symbol, ...]


@dataclass(frozen=True)
class SliderState:
    """What a slider is doing."""

    #: Of its thumbs.
    values: tuple[float, ...]
    time: int | None
    #: When the last thumb that moves comes to rest; ``None`` if none moves.
    rest_time: int | None
    #: The thumb that keys are for.
    focus: int
    phase: Phase

    @property
    def value(self) -> float:
        """Of the first thumb."""
        return self.values[0]


@dataclass(frozen=True)
class SliderPart:
    """What a thumb of a slider is doing."""

    value: float
    #: Where its middle shows, in points from the lower bound.
    offset: float
    velocity: float
    target: float
    #: The values that it can have, between the bounds and its neighbours.
    minimum: float
    maximum: float
    rest_time: int | None
    nearest_mark: int
    phase: Phase


@dataclass(frozen=True)
class Thumb:
    """A thumb of a slider, as it shows: its middle ``along`` the track, and what is to be pressed."""

    value: float
    minimum: float
    maximum: float
    along: float
    #: Where its middle will be when it comes to rest; ``None`` unless it moves by itself.
    landing: float | None
    x: float
    y: float
    width: float
    height: float
    phase: Phase
    is_held: bool
    #: Whether keys are for it.
    is_focus: bool


@dataclass(frozen=True)
class SliderMark:
    """A mark of a slider that shows."""

    along: float
    value: float
    has_label: bool


@dataclass(frozen=True)
class SliderScene:
    """What shows of a slider, in points."""

    length: float
    breadth: float
    #: The values of the two ends of the track.
    lower_value: float
    upper_value: float
    #: What of the track is filled: from where to where.
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
    """The least number of C's is no time."""
    return None if nanoseconds == -(2**63) else nanoseconds
