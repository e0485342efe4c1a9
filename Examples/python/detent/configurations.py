"""Everything that decides how a control behaves. The defaults are those of the library."""

from __future__ import annotations

import ctypes
import math
from dataclasses import dataclass, fields
from typing import Any, ClassVar

from . import _native
from .constants import (
    Between,
    CancelPolicy,
    Interaction,
    LayoutDirection,
    Marks,
    Meet,
    Modifiers,
    Orientation,
    Press,
    Quantize,
    Reselection,
    Scale,
    Selection,
    Tap,
    TrackPress,
)
from .errors import filled, number


@dataclass
class Configuration:
    """What the settings of all controls have."""

    #: What C calls the control, and the structure that it has for the settings.
    _control: ClassVar[str]
    _structure: ClassVar[type[ctypes.Structure]]

    @property
    def problem(self) -> str | None:
        """The first thing that makes no sense, as a sentence; ``None`` if there is none."""
        told = native(self, self._structure)
        function = getattr(_native.library, f"detent_{self._control}_configuration_problem")
        sentence: bytes | None = function(ctypes.byref(told), ctypes.sizeof(told))
        return None if sentence is None else sentence.decode()


@dataclass
class RulerConfiguration(Configuration):
    """How a ruler behaves. Distances are points; see the header for what is allowed."""

    _control, _structure = "ruler", _native.RulerConfiguration

    lower_bound: float = -math.inf
    upper_bound: float = math.inf
    step: float = 1.0
    origin: float = 0.0
    unit_width: float = 120.0
    length: float = 375.0
    #: ``None``: by the distance of the marks; so is ``rearm``.
    capture: float | None = None
    rearm: float | None = None
    deceleration: float = 0.9972
    minimum_fling: float = 90.0
    maximum_fling: float = 8000.0
    stop_distance: float = 0.6
    spring_frequency: float = 10.0
    rest_distance: float = 0.25
    rubber_band: float = 0.55
    slop_touch: float = 10.0
    slop_mouse: float = 1.0
    slop_pen: float = 1.0
    fine_drag_scale: float = 0.1
    fine_drag_distance: float = math.inf
    scroll_timeout: int = 120_000_000
    fractions: int = 10
    fine_drag_modifiers: Modifiers = Modifiers.ALT
    snap: Marks = Marks.NONE
    tick: Marks = Marks.NONE
    orientation: Orientation = Orientation.HORIZONTAL
    layout_direction: LayoutDirection = LayoutDirection.LEFT_TO_RIGHT
    interaction: Interaction = Interaction.ENABLED
    cancel_policy: CancelPolicy = CancelPolicy.REVERTS
    #: The least time between two bound effects, in nanoseconds.
    boundary_haptic_gap: int = 0
    #: Of the springs that land it on a mark; ``spring_frequency`` is of all others.
    landing_frequency: float = 30.0
    tap: Tap = Tap.NOTHING


@dataclass
class RatingConfiguration(Configuration):
    """How a rating behaves."""

    _control, _structure = "rating", _native.RatingConfiguration

    count: int = 5
    granularity: float = 1.0
    minimum: float = 0.0
    length: float = 200.0
    spacing: float = 0.0
    #: ``None``: an equal share of the length that the gaps leave.
    symbol_width: float | None = None
    orientation: Orientation = Orientation.HORIZONTAL
    layout_direction: LayoutDirection = LayoutDirection.LEFT_TO_RIGHT
    interaction: Interaction = Interaction.ENABLED
    cancel_policy: CancelPolicy = CancelPolicy.REVERTS
    reselection: Reselection = Reselection.KEEPS
    selection: Selection = Selection.DRAGGING
    previews_hover: bool = True
    ticks: bool = True
    press: Press = Press.AT_ONCE


@dataclass
class SliderConfiguration(Configuration):
    """How a slider behaves."""

    _control, _structure = "slider", _native.SliderConfiguration

    lower_bound: float = 0.0
    upper_bound: float = 100.0
    #: ``None``: any value can be chosen.
    step: float | None = None
    #: On a logarithmic track, how many times the one before it each value is; ``None`` for none.
    factor: float | None = None
    #: The only values that can be chosen, evenly apart; they count more than the bounds.
    stops: tuple[float, ...] = ()
    thumbs: int = 1
    distance: float = 0.0
    grab: float = 22.0
    rubber_band: float = 0.0
    length: float = 375.0
    spring_frequency: float = 10.0
    landing_frequency: float = 30.0
    rest_distance: float = 0.25
    slop_touch: float = 10.0
    slop_mouse: float = 1.0
    slop_pen: float = 1.0
    fine_drag_scale: float = 0.1
    fine_drag_distance: float = math.inf
    scroll_timeout: int = 120_000_000
    boundary_haptic_gap: int = 0
    scale: Scale = Scale.LINEAR
    meet: Meet = Meet.BLOCK
    track_press: TrackPress = TrackPress.JUMP
    between: Between = Between.HOLD
    quantize: Quantize = Quantize.DRAG
    ticks: bool = False
    fine_drag_modifiers: Modifiers = Modifiers.ALT
    orientation: Orientation = Orientation.HORIZONTAL
    layout_direction: LayoutDirection = LayoutDirection.LEFT_TO_RIGHT
    interaction: Interaction = Interaction.ENABLED
    cancel_policy: CancelPolicy = CancelPolicy.REVERTS


def native(configuration: Configuration, kind: type[ctypes.Structure]) -> ctypes.Structure:
    """The configuration as C has it: what is ``None`` is not a number there."""
    members = {member.name: getattr(configuration, member.name) for member in fields(configuration)}
    stops = members.pop("stops", None)
    told = filled(
        kind(), **{name: math.nan if value is None else value for name, value in members.items()}
    )
    if stops is not None:
        told.stop_count = len(stops)
        for place, stop in enumerate(stops[: len(told.stops)]):
            told.stops[place] = number("stops", stop)
    return told


def plain(told: ctypes.Structure, name: str, usual: Any) -> Any:
    """A member of C's structure as what it stands for; ``usual`` is what ours has without it."""
    value = getattr(told, name)
    if name == "stops":
        return tuple(value[: told.stop_count])
    if isinstance(value, float) and math.isnan(value):
        return None
    return value if usual is None else type(usual)(value)
