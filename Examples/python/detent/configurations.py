"""Everything that decides how a control behaves. The defaults are those of the library."""

from __future__ import annotations

import ctypes
import math
from dataclasses import dataclass, fields

from . import _native
from .constants import (
    CancelPolicy,
    Interaction,
    LayoutDirection,
    Marks,
    Modifiers,
    Orientation,
    Press,
    Reselection,
    Selection,
    Tap,
)
from .errors import filled


@dataclass
class RulerConfiguration:
    """How a ruler behaves. Distances are points; see the header for what is allowed."""

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

    @property
    def problem(self) -> str | None:
        """The first thing that makes no sense, as a sentence; ``None`` if there is none."""
        return _problem("ruler", native(self, _native.RulerConfiguration))


@dataclass
class RatingConfiguration:
    """How a rating behaves."""

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

    @property
    def problem(self) -> str | None:
        """The first thing that makes no sense, as a sentence; ``None`` if there is none."""
        return _problem("rating", native(self, _native.RatingConfiguration))


Configuration = RulerConfiguration | RatingConfiguration


def native(configuration: Configuration, kind: type[ctypes.Structure]) -> ctypes.Structure:
    """The configuration as C has it: what is ``None`` is not a number there."""
    members = {member.name: getattr(configuration, member.name) for member in fields(configuration)}
    return filled(
        kind(), **{name: math.nan if value is None else value for name, value in members.items()}
    )


def _problem(name: str, told: ctypes.Structure) -> str | None:
    function = getattr(_native.library, f"detent_{name}_configuration_problem")
    sentence: bytes | None = function(ctypes.byref(told), ctypes.sizeof(told))
    return None if sentence is None else sentence.decode()
