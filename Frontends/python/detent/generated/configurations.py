"""Everything that decides how controls behave. Made by Scripts/make/interfaces.py from the tables of settings."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import IntEnum

from . import structures
from ..configurations import Configuration
from ..constants import Modifiers


class Marks(IntEnum):
    """Where the control rests: anywhere, near the marks of a level, or always on a step mark."""

    NONE = 0
    UNIT = 1
    HALF = 2
    FRACTION = 3
    ALWAYS = 4


class Orientation(IntEnum):
    """The axis along which the control lies: x is horizontal, y vertical."""

    HORIZONTAL = 0
    VERTICAL = 1


class LayoutDirection(IntEnum):
    """The direction of reading: from left to right, or from right to left."""

    LEFT_TO_RIGHT = 0
    RIGHT_TO_LEFT = 1


class Tap(IntEnum):
    """What a tap does: nothing, or what has been tapped comes under the cursor."""

    NOTHING = 0
    GO = 1


class CancelPolicy(IntEnum):
    """What becomes of a cancelled edit: the value from before it comes back, or it stays."""

    REVERTS = 0
    COMMITS = 1


class Interaction(IntEnum):
    """What a user may do."""

    ENABLED = 0
    READ_ONLY = 1
    DISABLED = 2


class Selection(IntEnum):
    """How a pointer chooses: a press chooses at once and a drag goes on, or only a tap chooses."""

    DRAGGING = 0
    TAP_ONLY = 1


class Press(IntEnum):
    """When a touch chooses: at once, or as soon as it is sure that it does not scroll the page; a
    mouse or pen chooses at once."""

    AT_ONCE = 0
    SURE = 1


class Leading(IntEnum):
    """What a drag to before the first symbol chooses: the least that can be pressed, or the
    minimum, also no rating; a tap there chooses the least."""

    LEAST = 0
    CLEARS = 1


class Reselection(IntEnum):
    """Whether a press on the value that is chosen already clears it."""

    KEEPS = 0
    CLEARS = 1


class Scale(IntEnum):
    """How values lie along the track: equal distances are equal differences (linear) or equal
    factors (log), which with log-1-2-5 choose 1, 2 and 5 times the powers of ten."""

    LINEAR = 0
    LOGARITHMIC = 1
    ONE_TWO_FIVE = 2


class Meet(IntEnum):
    """What a thumb does that meets its neighbour: it stops, or pushes it along."""

    BLOCK = 0
    PUSH = 1


class TrackPress(IntEnum):
    """What a press beside the thumbs does: the nearest comes to it, or goes one step towards it, or
    it is only told."""

    JUMP = 0
    STEP = 1
    NOTHING = 2


class Between(IntEnum):
    """What a drag does that begins between two thumbs: nothing special, or it moves both."""

    HOLD = 0
    MOVE = 1


class Quantize(IntEnum):
    """When a value becomes one that can be chosen: all along a drag, or where it is released."""

    DRAG = 0
    RELEASE = 1


class DialHold(IntEnum):
    """How a pointer holds the dial: it turns it round its middle, or moves up for more."""

    ROTARY = 0
    VERTICAL = 1


class DialPress(IntEnum):
    """What a press does: it takes hold of the dial as it is, or the dial goes where the press is."""

    TURN = 0
    JUMP = 1


@dataclass(repr=False)
class RulerConfiguration(Configuration):
    """How a ruler behaves."""

    _control, _structure = "ruler", structures.RulerConfiguration

    #: The values that can be chosen, both ends included. The lower bound must be below infinity and
    #: the upper above -infinity.
    lower_bound: float = -math.inf
    upper_bound: float = math.inf
    #: The value from one step mark to the next. A number from 10^-100 to 10^100.
    step: float = 1.0
    #: The value of mark 0: marks are whole steps from here. A finite number, within 2^60 marks of
    #: 0.
    origin: float = 0.0
    #: The marks to a step. From 1 to 10000.
    fractions: int = 10
    #: The distance of a step mark from the next. From 0.000001 to 1000000000 points.
    unit_width: float = 120.0
    #: How far a pointer may wander before it drags; without it, 10 for a touch and 1 for a mouse or
    #: pen. 0 or more points, and finite.
    slop_touch: float = 10.0
    slop_mouse: float = 1.0
    slop_pen: float = 1.0
    #: How much of a move counts while the fine-drag modifier is held. A scale above 0, at most 1,
    #: and a distance above 0.
    fine_drag_scale: float = 0.1
    #: The distance across the axis that halves the speed of a drag; inf turns this off. A scale
    #: above 0, at most 1, and a distance above 0. In points.
    fine_drag_distance: float = math.inf
    #: A mark ticks so far before it is reached; without it, the lesser of 0.5 and 2 % of the
    #: distance of the marks. 0 or more, and less than half the distance of the marks. In points.
    #: ``None`` for none.
    capture: float | None = None
    #: How far one must move away before the mark that ticked last ticks again, and how far inside a
    #: bound before that is told again; without it, a quarter of the distance of the marks. Finite,
    #: and at least the capture. In points. ``None`` for none.
    rearm: float | None = None
    #: How much of its speed a coasting ruler keeps. From 0.9 to 0.99999 per millisecond.
    deceleration: float = 0.9972
    #: The slope of the rubber band at the bound. A slope greater than 0, at most 1.
    rubber_band: float = 0.55
    #: The speed above which a release flings. 0 or more points per second.
    minimum_fling: float = 90.0
    #: The speed that no fling exceeds. Above 0, at most 1000000000 points per second.
    maximum_fling: float = 8000.0
    #: How far before the limit of its decay a coasting ruler stops. From 0.001 to 100 points.
    stop_distance: float = 0.6
    #: How near to its target a spring is at rest. From 0.001 to 100 points.
    rest_distance: float = 0.25
    #: The angular frequency of the springs that bring a control back from past a bound. A frequency
    #: from 0.5 to 1000 per second. In radians per second.
    spring_frequency: float = 10.0
    #: The angular frequency of the springs that land a control on a mark. A frequency from 0.5 to
    #: 1000 per second. In radians per second.
    landing_frequency: float = 30.0
    #: How long after its last event a wheel without phases has come to its end. 0 or more. In
    #: nanoseconds.
    scroll_timeout: int = 120_000_000
    #: The least time between two times that a bound is told; one that is met sooner is not told. 0
    #: or more. In nanoseconds.
    boundary_haptic_gap: int = 0
    #: The length of the control along its axis. From 0 to 1000000000 points.
    length: float = 375.0
    #: Where the control rests: anywhere, near the marks of a level, or always on a step mark.
    snap: Marks = Marks.NONE
    #: The values that a user can choose: any, or those of the marks and the bounds.
    quantizes: bool = False
    #: The axis along which the control lies: x is horizontal, y vertical.
    orientation: Orientation = Orientation.HORIZONTAL
    #: The direction of reading: from left to right, or from right to left.
    layout_direction: LayoutDirection = LayoutDirection.LEFT_TO_RIGHT
    #: What a tap does: nothing, or what has been tapped comes under the cursor.
    tap: Tap = Tap.NOTHING
    #: The key that is held for fine drag.
    fine_drag_modifiers: Modifiers = Modifiers.ALT
    #: What becomes of a cancelled edit: the value from before it comes back, or it stays.
    cancel_policy: CancelPolicy = CancelPolicy.REVERTS
    #: The marks that tick.
    tick: Marks = Marks.NONE
    #: Whether the control hears anything of what a user does.
    interaction: Interaction = Interaction.ENABLED


@dataclass(repr=False)
class RatingConfiguration(Configuration):
    """How a rating behaves."""

    _control, _structure = "rating", structures.RatingConfiguration

    #: How many symbols there are, and so the largest value. From 1 to 100.
    count: int = 5
    #: The least that a user can choose; a host can set less. From 0 to the count.
    minimum: float = 0.0
    #: The share of a symbol that can be chosen; 0 for any. 0, or from 0.0001 to 1.
    granularity: float = 1.0
    #: The width of a symbol; without it, an equal share of the viewport, less the gaps. Wider than
    #: 0 points, and at most 1000000000. ``None`` for none.
    symbol_width: float | None = None
    #: The gap between two symbols. From 0 to 1000000000 points.
    spacing: float = 0.0
    #: The length of the control along its axis. From 0 to 1000000000 points.
    length: float = 200.0
    #: The axis along which the control lies: x is horizontal, y vertical.
    orientation: Orientation = Orientation.HORIZONTAL
    #: The direction of reading: from left to right, or from right to left.
    layout_direction: LayoutDirection = LayoutDirection.LEFT_TO_RIGHT
    #: Whether each step ticks, or none.
    ticks: bool = True
    #: How a pointer chooses: a press chooses at once and a drag goes on, or only a tap chooses.
    selection: Selection = Selection.DRAGGING
    #: When a touch chooses: at once, or as soon as it is sure that it does not scroll the page; a
    #: mouse or pen chooses at once.
    press: Press = Press.AT_ONCE
    #: What a drag to before the first symbol chooses: the least that can be pressed, or the
    #: minimum, also no rating; a tap there chooses the least.
    leading: Leading = Leading.LEAST
    #: Whether a mouse or pen over the rating previews what a press there would choose.
    previews_hover: bool = True
    #: Whether a press on the value that is chosen already clears it.
    reselection: Reselection = Reselection.KEEPS
    #: What becomes of a cancelled edit: the value from before it comes back, or it stays.
    cancel_policy: CancelPolicy = CancelPolicy.REVERTS
    #: Whether the control hears anything of what a user does.
    interaction: Interaction = Interaction.ENABLED


@dataclass(repr=False)
class SliderConfiguration(Configuration):
    """How a slider behaves."""

    _control, _structure = "slider", structures.SliderConfiguration

    #: The values that can be chosen, both ends included. Both bounds must be numbers from -10^100
    #: to 10^100.
    lower_bound: float = 0.0
    upper_bound: float = 100.0
    #: The difference of the values that can be chosen, from the lower bound on; without it, any
    #: can. A number from 10^-100 to 10^100, at least 2^-50 of the range, and without stops or
    #: marks. ``None`` for none.
    step: float | None = None
    #: On a logarithmic track, how many times the one before it each value is that can be chosen.
    #: From 1.01 to 10^10, on a logarithmic track. ``None`` for none.
    factor: float | None = None
    #: How many values there are; without it, as many as 'value' has numbers. 1 to 8 thumbs.
    thumbs: int = 1
    #: The least difference of the values of neighbouring thumbs. 0 or more, and leave room for all
    #: thumbs.
    distance: float = 0.0
    #: How far from the middle of a thumb a press takes hold of it. From 0 to 1000000000 points.
    grab: float = 22.0
    #: How far a pointer may wander before it drags; without it, 10 for a touch and 1 for a mouse or
    #: pen. 0 or more points, and finite.
    slop_touch: float = 10.0
    slop_mouse: float = 1.0
    slop_pen: float = 1.0
    #: How much of a move counts while the fine-drag modifier is held. A scale above 0, at most 1,
    #: and a distance above 0.
    fine_drag_scale: float = 0.1
    #: The distance across the axis that halves the speed of a drag; inf turns this off. A scale
    #: above 0, at most 1, and a distance above 0. In points.
    fine_drag_distance: float = math.inf
    #: The slope of the rubber band past a bound; with 0 nothing gives way. A slope from 0 to 1.
    rubber_band: float = 0.0
    #: How near to its target a spring is at rest. From 0.001 to 100 points.
    rest_distance: float = 0.25
    #: The angular frequency of the springs that bring a control back from past a bound. A frequency
    #: from 0.5 to 1000 per second. In radians per second.
    spring_frequency: float = 10.0
    #: The angular frequency of the springs that land a control on a mark. A frequency from 0.5 to
    #: 1000 per second. In radians per second.
    landing_frequency: float = 30.0
    #: How long after its last event a wheel without phases has come to its end. 0 or more. In
    #: nanoseconds.
    scroll_timeout: int = 120_000_000
    #: The least time between two times that a bound is told; one that is met sooner is not told. 0
    #: or more. In nanoseconds.
    boundary_haptic_gap: int = 0
    #: The length of the control along its axis. From 0 to 1000000 points.
    length: float = 375.0
    #: The only values that can be chosen, evenly apart on the track; they count more than the
    #: range. 2 to 32 stops, each greater than the one before it, on a linear track.
    stops: tuple[float, ...] = ()
    #: How values lie along the track: equal distances are equal differences (linear) or equal
    #: factors (log), which with log-1-2-5 choose 1, 2 and 5 times the powers of ten. The bounds of
    #: a logarithmic track must be from 10^-12 to 10^12, the upper at least 1.01 times the lower.
    scale: Scale = Scale.LINEAR
    #: Whether the values that can be chosen tick as a thumb passes them.
    ticks: bool = False
    #: What a thumb does that meets its neighbour: it stops, or pushes it along.
    meet: Meet = Meet.BLOCK
    #: What a press beside the thumbs does: the nearest comes to it, or goes one step towards it, or
    #: it is only told.
    track_press: TrackPress = TrackPress.JUMP
    #: What a drag does that begins between two thumbs: nothing special, or it moves both.
    between: Between = Between.HOLD
    #: When a value becomes one that can be chosen: all along a drag, or where it is released.
    quantize: Quantize = Quantize.DRAG
    #: The axis along which the control lies: x is horizontal, y vertical.
    orientation: Orientation = Orientation.HORIZONTAL
    #: The direction of reading: from left to right, or from right to left.
    layout_direction: LayoutDirection = LayoutDirection.LEFT_TO_RIGHT
    #: The key that is held for fine drag.
    fine_drag_modifiers: Modifiers = Modifiers.ALT
    #: What becomes of a cancelled edit: the value from before it comes back, or it stays.
    cancel_policy: CancelPolicy = CancelPolicy.REVERTS
    #: Whether the control hears anything of what a user does.
    interaction: Interaction = Interaction.ENABLED


@dataclass(repr=False)
class DialConfiguration(Configuration):
    """How a dial behaves."""

    _control, _structure = "dial", structures.DialConfiguration

    #: The values that can be chosen, both ends included. The ends must be numbers from -10^100 to
    #: 10^100, the upper at least 10^-90 and 2^-40 of itself above the lower.
    lower_bound: float = 0.0
    upper_bound: float = 100.0
    #: The value from one mark to the next; without it any value is as good, and keys go by a
    #: hundredth. From 10^-100 to 10^100, from 2^-40 of the range to all of it. ``None`` for none.
    step: float | None = None
    #: Where the lower end is, in degrees clockwise from the top. From -360 to 360 degrees.
    start: float = 0.0
    #: How far it is from the lower end to the upper, in degrees clockwise; more than 360 are
    #: several turns. From 0.001 to 36000 degrees.
    sweep: float = 360.0
    #: How near to the middle a pointer means nothing. From 0 to 1000000000 points.
    dead: float = 6.0
    #: How far an upright hold is dragged for the whole range, or for a turn of a dial that wraps.
    #: From 1 to 1000000 points.
    travel: float = 300.0
    #: How far a pointer may wander before it drags; without it, 10 for a touch and 1 for a mouse or
    #: pen. 0 or more points, and finite.
    slop_touch: float = 10.0
    slop_mouse: float = 1.0
    slop_pen: float = 1.0
    #: How much of a move counts while the fine-drag modifier is held. A scale above 0, at most 1,
    #: and a distance above 0.
    fine_drag_scale: float = 0.1
    #: The distance across the axis that halves the speed of a drag; inf turns this off. A scale
    #: above 0, at most 1, and a distance above 0. In points.
    fine_drag_distance: float = math.inf
    #: How much of its speed a coasting dial keeps. From 0.9 to 0.99999 per millisecond.
    deceleration: float = 0.9972
    #: The speed above which a release coasts. 0 or more points per second.
    minimum_fling: float = 90.0
    #: The speed that no fling exceeds. Above 0, at most 1000000000 points per second.
    maximum_fling: float = 8000.0
    #: The angular frequency of the springs that bring a control back from past a bound. A frequency
    #: from 0.5 to 1000 per second. In radians per second.
    spring_frequency: float = 10.0
    #: The angular frequency of the springs that land a control on a mark. A frequency from 0.5 to
    #: 1000 per second. In radians per second.
    landing_frequency: float = 30.0
    #: How long after its last event a wheel without phases has come to its end. 0 or more. In
    #: nanoseconds.
    scroll_timeout: int = 120_000_000
    #: The least time between two times that a bound is told; one that is met sooner is not told. 0
    #: or more. In nanoseconds.
    boundary_haptic_gap: int = 0
    #: The length of the control along its axis. From 0 to 1000000000 points.
    width: float = 160.0
    #: The breadth of the control across its axis. From 0 to 1000000000 points.
    height: float = 160.0
    #: Whether values begin again behind the last, in any number of turns; then the upper end reads
    #: as the lower. A dial that wraps must have a sweep of 360, and a whole number of steps.
    wraps: bool = False
    #: Where the dial rests: anywhere, or always on a mark or an end.
    snaps: bool = False
    #: The values that a user can choose: any, or where there is a step those of the marks and the
    #: ends.
    quantizes: bool = True
    #: Whether the marks tick, or none.
    ticks: bool = False
    #: The direction of reading: from left to right, or from right to left.
    layout_direction: LayoutDirection = LayoutDirection.LEFT_TO_RIGHT
    #: How a pointer holds the dial: it turns it round its middle, or moves up for more.
    hold: DialHold = DialHold.ROTARY
    #: What a press does: it takes hold of the dial as it is, or the dial goes where the press is.
    press: DialPress = DialPress.TURN
    #: The key that is held for fine drag.
    fine_drag_modifiers: Modifiers = Modifiers.ALT
    #: What becomes of a cancelled edit: the value from before it comes back, or it stays.
    cancel_policy: CancelPolicy = CancelPolicy.REVERTS
    #: Whether a dial that is released with speed goes on by itself.
    coasts: bool = False
    #: Whether the control hears anything of what a user does.
    interaction: Interaction = Interaction.ENABLED
