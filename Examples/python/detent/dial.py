"""The control that is turned."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import IntEnum

from . import _dial
from .configurations import Configuration
from .constants import CancelPolicy, Interaction, LayoutDirection, Modifiers, Phase
from .controls import Control
from .readings import Environment, known, time_of
from .settings import Settings


class DialHold(IntEnum):
    """How a pointer holds a dial: it turns it round its middle, or up is more."""

    ROTARY = 0
    VERTICAL = 1


class DialPress(IntEnum):
    """What a press on a dial does: nothing, or the dial goes where it is."""

    TURN = 0
    JUMP = 1


@dataclass
class DialConfiguration(Configuration):
    """How a dial behaves. Distances are points of arc at half the shorter side of the viewport."""

    _control, _structure = "dial", _dial.DialConfiguration

    lower_bound: float = 0.0
    upper_bound: float = 100.0
    #: ``None``: any value can be chosen, and keys go by a hundredth of the range.
    step: float | None = None
    #: Where the lower end is, in degrees clockwise from the top, and how far it is to the upper.
    start: float = 0.0
    sweep: float = 360.0
    #: So near to the middle a pointer means nothing.
    dead: float = 6.0
    width: float = 160.0
    height: float = 160.0
    deceleration: float = 0.9972
    minimum_fling: float = 90.0
    maximum_fling: float = 8000.0
    spring_frequency: float = 10.0
    landing_frequency: float = 30.0
    slop_touch: float = 10.0
    slop_mouse: float = 1.0
    slop_pen: float = 1.0
    fine_drag_scale: float = 0.1
    fine_drag_distance: float = math.inf
    scroll_timeout: int = 120_000_000
    boundary_haptic_gap: int = 0
    #: Whether values begin again behind the last, in any number of turns.
    wraps: bool = False
    snaps: bool = False
    ticks: bool = False
    coasts: bool = False
    hold: DialHold = DialHold.ROTARY
    press: DialPress = DialPress.TURN
    fine_drag_modifiers: Modifiers = Modifiers.ALT
    layout_direction: LayoutDirection = LayoutDirection.LEFT_TO_RIGHT
    interaction: Interaction = Interaction.ENABLED
    cancel_policy: CancelPolicy = CancelPolicy.REVERTS

    @classmethod
    def of_script(cls, told: Settings) -> DialConfiguration:
        """The settings of a script about a dial."""
        lower, upper = told.get("range", [0, 100])
        width, height = told["viewport"]
        shared = told.shared()
        configuration = cls(
            lower_bound=float(lower),
            upper_bound=float(upper),
            width=float(width),
            height=float(height),
            wraps=told.get("wrap") == "on",
            snaps=told.get("snap", "none") != "none",
            ticks=told.get("tick", "none") != "none",
            coasts=told.get("coast") == "on",
            hold=DialHold(told.get("hold") == "vertical"),
            press=DialPress(told.get("press") == "jump"),
            layout_direction=shared["layout_direction"],
            interaction=shared["interaction"],
            cancel_policy=shared["cancel_policy"],
        )
        names = {
            "step": "step", "start": "start", "sweep": "sweep", "dead": "dead",
            "deceleration": "deceleration", "minimum_fling": "min-fling",
            "maximum_fling": "max-fling",
        }
        told.fill(configuration, names)
        return configuration


@dataclass(frozen=True)
class DialState:
    """What a dial is doing."""

    value: float
    #: What shows, in points of arc from the lower end of the first turn.
    offset: float
    #: The same in degrees clockwise from the top, growing on over turns.
    angle: float
    velocity: float
    target: float
    #: ``None`` before the first event.
    time: int | None
    #: When it comes to rest; ``None`` when it is idle or held.
    rest_time: int | None
    nearest_mark: int
    #: In which turn the value is; 0 is the one in which the host set it.
    turns: int
    phase: Phase


@dataclass(frozen=True)
class DialMark:
    """A mark of a dial that shows."""

    value: float
    #: In degrees clockwise from the top.
    angle: float
    #: Where the middle of its label is, in points from the upper left corner; ``None`` if it has none.
    label: tuple[float, float] | None


@dataclass(frozen=True)
class DialScene:
    """What shows of a dial: angles are degrees clockwise from the top, distances points."""

    width: float
    height: float
    #: The values of the two ends.
    lower_value: float
    upper_value: float
    step: float | None
    #: Where the lower end is, and how far it is to the upper.
    start: float
    sweep: float
    value: float
    #: Where the dial is, growing on over turns.
    angle: float
    #: Where that will be when it comes to rest; ``None`` unless it moves by itself.
    landing: float | None
    #: What of the circle is filled: where that begins, and how far it goes.
    filled: tuple[float, float]
    #: How far from the middle marks end outwards.
    mark_end: float
    turns: int
    phase: Phase
    is_held: bool
    wraps: bool
    is_enabled: bool
    is_read_only: bool
    marks: tuple[DialMark, ...]


class Dial(Control[DialConfiguration]):
    """A number chosen by turning a dial.

    >>> from detent import Event, Key
    >>> dial = Dial(355, DialConfiguration(0, 360, step=5, wraps=True))
    >>> effects = dial.handle(Event.key(0, Key.ARROW_UP), Event.key(0, Key.ARROW_UP))
    >>> [(effect.value, effect.turns) for effect in effects if hasattr(effect, "cause")]
    [(0.0, 1), (5.0, 1)]
    """

    _name = "dial"
    _storage_type = _dial.Dial
    _settings_type = DialConfiguration
    _native_settings = _dial.DialConfiguration

    @classmethod
    def of_script(cls, told: Settings) -> Dial:
        """The dial that a script is about."""
        return cls(told.value, DialConfiguration.of_script(told))

    @property
    def state(self) -> DialState:
        """What the dial is doing."""
        told = self._read("read", _dial.DialState)
        return DialState(
            told.value, told.offset, told.angle, told.velocity, told.target, time_of(told.time),
            time_of(told.rest_time), told.nearest_mark, told.turns, Phase(told.phase),
        )

    def scene(self, environment: Environment = Environment()) -> DialScene:
        """What shows, with all of its marks."""
        kinds = (_dial.DialScene, _dial.DialMark)
        count = self._scene(environment, *kinds, 0)[0].mark_count
        told, marks = self._scene(environment, *kinds, count)
        return DialScene(
            told.width, told.height, told.lower_value, told.upper_value, known(told.step),
            told.start, told.sweep, told.value, told.angle, known(told.landing),
            (told.filled_start, told.filled_sweep), told.mark_end, told.turns, Phase(told.phase),
            bool(told.is_held), bool(told.wraps), bool(told.is_enabled), bool(told.is_read_only),
            tuple(
                DialMark(
                    mark.value, mark.angle,
                    (mark.label_x, mark.label_y) if mark.flags & 1 else None,
                )
                for mark in marks
            ),
        )
