"""Everything that decides how controls behave. Made by Scripts/make/interfaces.py from the tables of settings."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import IntEnum

from . import structures
from ..configurations import Configuration
from ..constants import Modifiers


class Marks(IntEnum):
    """The rest positions: any, but marks of a level attract; or always a step mark."""

    NONE = 0
    UNIT = 1
    HALF = 2
    FRACTION = 3
    ALWAYS = 4


class Orientation(IntEnum):
    """The main axis of the control: x is horizontal, y is vertical."""

    HORIZONTAL = 0
    VERTICAL = 1


class LayoutDirection(IntEnum):
    """The direction of reading: from left to right, or from right to left."""

    LEFT_TO_RIGHT = 0
    RIGHT_TO_LEFT = 1


class Tap(IntEnum):
    """The effect of a tap: nothing, or the tapped value moves under the cursor."""

    NOTHING = 0
    GO = 1


class CancelPolicy(IntEnum):
    """The outcome of a cancelled edit: the old value comes back, or the new one stays."""

    REVERTS = 0
    COMMITS = 1


class Motion(IntEnum):
    """The movement after a release, a tap or an animated change: full, or reduced to none."""

    FULL = 0
    REDUCED = 1


class Interaction(IntEnum):
    """What a user may do."""

    ENABLED = 0
    READ_ONLY = 1
    DISABLED = 2


class Selection(IntEnum):
    """The gesture that chooses: a press and the drag after it, or only a tap."""

    DRAGGING = 0
    TAP_ONLY = 1


class Press(IntEnum):
    """The moment at which a touch chooses: on contact, or once it cannot scroll the page; a mouse
    or pen chooses on contact."""

    AT_ONCE = 0
    SURE = 1


class Leading(IntEnum):
    """The choice of a drag to before the first symbol: the least value that can be pressed, or the
    minimum, even no rating; a tap there chooses the least."""

    LEAST = 0
    CLEARS = 1


class Reselection(IntEnum):
    """The effect of a press on the chosen value: nothing, or it clears the value."""

    KEEPS = 0
    CLEARS = 1


class Scale(IntEnum):
    """The scale of the track: equal distances are equal differences (linear) or equal factors
    (log); with log-1-2-5, the choices are 1, 2 and 5 times the powers of ten."""

    LINEAR = 0
    LOGARITHMIC = 1
    ONE_TWO_FIVE = 2


class StopPlaces(IntEnum):
    """The places of the stops: evenly spaced on the track, or as far apart as their values."""

    EVEN = 0
    VALUE = 1


class Meet(IntEnum):
    """The result of a collision: the moving thumb stops, or pushes its neighbour along."""

    BLOCK = 0
    PUSH = 1


class TrackPress(IntEnum):
    """The effect of a press beside the thumbs: the nearest jumps to it, or goes one step towards
    it, or the press is only reported."""

    JUMP = 0
    STEP = 1
    NOTHING = 2


class Between(IntEnum):
    """The effect of a drag that begins between two thumbs: the usual one, or it moves both."""

    HOLD = 0
    MOVE = 1


class Quantize(IntEnum):
    """Values are rounded to ones that can be chosen throughout a drag, or only on release."""

    DRAG = 0
    RELEASE = 1


class DialHold(IntEnum):
    """The way in which a pointer turns the dial: round its middle, or upwards for more."""

    ROTARY = 0
    VERTICAL = 1


class DialPress(IntEnum):
    """The effect of a press: it holds the dial as it is, or the dial jumps to the press."""

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
    #: The part of the range that can be chosen; the rest is only shown. Ends beyond the range have
    #: no effect. The lower end must be below infinity, the upper above -infinity, and both within
    #: 2^60 marks of the origin.
    enabled_lower_bound: float = -math.inf
    enabled_upper_bound: float = math.inf
    #: The difference in value between neighbouring step marks. A number from 10^-100 to 10^100.
    step: float = 1.0
    #: The value of mark 0: marks are whole steps from here. A finite number, within 2^60 marks of
    #: 0.
    origin: float = 0.0
    #: The number of marks per step. From 1 to 10000.
    fractions: int = 10
    #: The distance between neighbouring step marks. From 0.000001 to 1000000000 points.
    unit_width: float = 120.0
    #: The distance that a pointer moves before it drags; if not set, 10 for a touch and 1 for a
    #: mouse or pen. 0 or more points, and finite.
    slop_touch: float = 10.0
    slop_mouse: float = 1.0
    slop_pen: float = 1.0
    #: The factor on pointer moves while the fine-drag modifier is held. A scale above 0, at most 1,
    #: and a distance above 0.
    fine_drag_scale: float = 0.1
    #: The value to which a double tap goes back, where a tap does nothing, and the keys Delete and
    #: Backspace; none if not set. A number from -10^100 to 10^100. ``None`` for none.
    reset: float | None = None
    #: The cross-axis distance at which a drag is half as fast; inf turns this off. A scale above 0,
    #: at most 1, and a distance above 0. In points.
    fine_drag_distance: float = math.inf
    #: The choices that an arrow key passes, or hundredths where any value can be chosen. A whole
    #: number from 1 to 10000.
    key_step: int = 1
    #: The choices that a page key passes, or an arrow key with shift; hundredths where any value
    #: can be chosen. A whole number from 1 to 10000.
    page_step: int = 10
    #: The choices that a step of assistive technology passes, or hundredths where any value can be
    #: chosen. A whole number from 1 to 10000.
    adjust_step: int = 1
    #: The distance from a mark at which it ticks; if not set, the lesser of 0.5 and 2 % of the mark
    #: distance. 0 or more, and less than half the distance of the marks. In points. ``None`` for
    #: none.
    capture: float | None = None
    #: The distance to move away before the last mark ticks again, or inside a bound before it is
    #: reported again; if not set, a quarter of the mark distance. Finite, and at least the capture.
    #: In points. ``None`` for none.
    rearm: float | None = None
    #: The fraction of its speed that a coasting ruler keeps. From 0.9 to 0.99999 per millisecond.
    deceleration: float = 0.9972
    #: The slope of the rubber band at the bound. A slope greater than 0, at most 1.
    rubber_band: float = 0.55
    #: The speed above which a release flings. 0 or more points per second.
    minimum_fling: float = 90.0
    #: The maximum speed of a fling. Above 0, at most 1000000000 points per second.
    maximum_fling: float = 8000.0
    #: The distance from the limit of its decay at which a coasting ruler stops. From 0.001 to 100
    #: points.
    stop_distance: float = 0.6
    #: The distance from its target at which a spring is at rest. From 0.001 to 100 points.
    rest_distance: float = 0.25
    #: The angular frequency of the springs that return a control from past a bound. A frequency
    #: from 0.5 to 1000 per second. In radians per second.
    spring_frequency: float = 10.0
    #: The angular frequency of the springs that land a control on a mark. A frequency from 0.5 to
    #: 1000 per second. In radians per second.
    landing_frequency: float = 30.0
    #: The time after its last event at which a wheel gesture without phases ends. 0 or more. In
    #: nanoseconds.
    scroll_timeout: int = 120_000_000
    #: The minimum time between two reports of a bound; a sooner one is dropped. 0 or more. In
    #: nanoseconds.
    boundary_haptic_gap: int = 0
    #: The length of the control along its axis. From 0 to 1000000000 points.
    length: float = 375.0
    #: The rest positions: any, but marks of a level attract; or always a step mark.
    snap: Marks = Marks.NONE
    #: The values that a user can choose: any, or those of the marks and the bounds.
    quantizes: bool = False
    #: The main axis of the control: x is horizontal, y is vertical.
    orientation: Orientation = Orientation.HORIZONTAL
    #: The direction of reading: from left to right, or from right to left.
    layout_direction: LayoutDirection = LayoutDirection.LEFT_TO_RIGHT
    #: The effect of a tap: nothing, or the tapped value moves under the cursor.
    tap: Tap = Tap.NOTHING
    #: The modifier key for fine drag.
    fine_drag_modifiers: Modifiers = Modifiers.ALT
    #: The outcome of a cancelled edit: the old value comes back, or the new one stays.
    cancel_policy: CancelPolicy = CancelPolicy.REVERTS
    #: The marks that tick.
    tick: Marks = Marks.NONE
    #: The movement after a release, a tap or an animated change: full, or reduced to none.
    motion: Motion = Motion.FULL
    #: User access to the control: full, or none.
    interaction: Interaction = Interaction.ENABLED


@dataclass(repr=False)
class RatingConfiguration(Configuration):
    """How a rating behaves."""

    _control, _structure = "rating", structures.RatingConfiguration

    #: The number of symbols, which is also the largest value. From 1 to 100.
    count: int = 5
    #: The least value that a user can choose; a host can set less. From 0 to the count.
    minimum: float = 0.0
    #: The smallest part of a symbol that can be chosen; 0 for any. 0, or from 0.0001 to 1.
    granularity: float = 1.0
    #: The width of a symbol; if not set, an equal share of the viewport, less the gaps. Wider than
    #: 0 points, and at most 1000000000. ``None`` for none.
    symbol_width: float | None = None
    #: The gap between two symbols. From 0 to 1000000000 points.
    spacing: float = 0.0
    #: The value to which the keys Delete and Backspace go back; none if not set. A number from
    #: -10^100 to 10^100. ``None`` for none.
    reset: float | None = None
    #: The length of the control along its axis. From 0 to 1000000000 points.
    length: float = 200.0
    #: The main axis of the control: x is horizontal, y is vertical.
    orientation: Orientation = Orientation.HORIZONTAL
    #: The direction of reading: from left to right, or from right to left.
    layout_direction: LayoutDirection = LayoutDirection.LEFT_TO_RIGHT
    #: The steps that tick: all, or none.
    ticks: bool = True
    #: The gesture that chooses: a press and the drag after it, or only a tap.
    selection: Selection = Selection.DRAGGING
    #: The moment at which a touch chooses: on contact, or once it cannot scroll the page; a mouse
    #: or pen chooses on contact.
    press: Press = Press.AT_ONCE
    #: The choice of a drag to before the first symbol: the least value that can be pressed, or the
    #: minimum, even no rating; a tap there chooses the least.
    leading: Leading = Leading.LEAST
    #: True if a hovering mouse or pen previews the value that a press would choose.
    previews_hover: bool = True
    #: The effect of a press on the chosen value: nothing, or it clears the value.
    reselection: Reselection = Reselection.KEEPS
    #: The outcome of a cancelled edit: the old value comes back, or the new one stays.
    cancel_policy: CancelPolicy = CancelPolicy.REVERTS
    #: User access to the control: full, or none.
    interaction: Interaction = Interaction.ENABLED
    #: The movement after a release, a tap or an animated change: full, or reduced to none.
    motion: Motion = Motion.FULL


@dataclass(repr=False)
class SliderConfiguration(Configuration):
    """How a slider behaves."""

    _control, _structure = "slider", structures.SliderConfiguration

    #: The values that can be chosen, both ends included. Both bounds must be numbers from -10^100
    #: to 10^100.
    lower_bound: float = 0.0
    upper_bound: float = 100.0
    #: The part of the range that can be chosen; the rest is only shown. Ends beyond the range have
    #: no effect. It must be one value of the range, or at least 2^-40 of the range.
    enabled_lower_bound: float = -math.inf
    enabled_upper_bound: float = math.inf
    #: The difference between values that can be chosen, from the lower bound on; if not set, any
    #: can. A number from 10^-100 to 10^100, at least 2^-50 of the range, and without stops, marks
    #: or knots. ``None`` for none.
    step: float | None = None
    #: On a logarithmic track, the factor between values that can be chosen. From 1.01 to 10^10, on
    #: a logarithmic track without knots. ``None`` for none.
    factor: float | None = None
    #: The number of values; if not set, as many as 'value' has. 1 to 8 thumbs.
    thumbs: int = 1
    #: The least difference between the values of neighbouring thumbs. 0 or more, and leave space
    #: for all thumbs.
    distance: float = 0.0
    #: The greatest difference between the values of neighbouring thumbs that a user can make; inf
    #: for any. 0 or more, and at least the least one.
    max_distance: float = math.inf
    #: The value to which a double tap on a thumb and the keys Delete and Backspace go back; none if
    #: not set. A number from -10^100 to 10^100. ``None`` for none.
    reset: float | None = None
    #: The distance from the middle of a thumb within which a finger grabs it. From 0 to 1000000000
    #: points.
    grab: float = 22.0
    #: The distance from the middle of a thumb within which a mouse or a pen grabs it, as on a drawn
    #: thumb. From 0 to 1000000000 points.
    thumb_radius: float = 14.0
    #: The distance that a pointer moves before it drags; if not set, 10 for a touch and 1 for a
    #: mouse or pen. 0 or more points, and finite.
    slop_touch: float = 10.0
    slop_mouse: float = 1.0
    slop_pen: float = 1.0
    #: The factor on pointer moves while the fine-drag modifier is held. A scale above 0, at most 1,
    #: and a distance above 0.
    fine_drag_scale: float = 0.1
    #: The cross-axis distance at which a drag is half as fast; inf turns this off. A scale above 0,
    #: at most 1, and a distance above 0. In points.
    fine_drag_distance: float = math.inf
    #: The choices that an arrow key passes, or hundredths where any value can be chosen. A whole
    #: number from 1 to 10000.
    key_step: int = 1
    #: The choices that a page key passes, or an arrow key with shift; hundredths where any value
    #: can be chosen. A whole number from 1 to 10000.
    page_step: int = 10
    #: The choices that a step of assistive technology passes, or hundredths where any value can be
    #: chosen. A whole number from 1 to 10000.
    adjust_step: int = 1
    #: The slope of the rubber band past a bound; 0 turns it off. A slope from 0 to 1.
    rubber_band: float = 0.0
    #: The distance from its target at which a spring is at rest. From 0.001 to 100 points.
    rest_distance: float = 0.25
    #: The angular frequency of the springs that return a control from past a bound. A frequency
    #: from 0.5 to 1000 per second. In radians per second.
    spring_frequency: float = 10.0
    #: The angular frequency of the springs that land a control on a mark. A frequency from 0.5 to
    #: 1000 per second. In radians per second.
    landing_frequency: float = 30.0
    #: The time after its last event at which a wheel gesture without phases ends. 0 or more. In
    #: nanoseconds.
    scroll_timeout: int = 120_000_000
    #: The minimum time between two reports of a bound; a sooner one is dropped. 0 or more. In
    #: nanoseconds.
    boundary_haptic_gap: int = 0
    #: The length of the control along its axis. From 0 to 1000000 points.
    length: float = 375.0
    #: The only values that can be chosen; they override the range. 2 to 32 stops, each greater than
    #: the one before it, on a linear track without knots.
    stops: tuple[float, ...] = ()
    #: The track in pieces: places and values that both grow, with even spacing between two knots,
    #: or with scale log a logarithm if the piece begins above 0. 3 to 9 knots, each with a greater
    #: place and a greater value than the one before it.
    knots: tuple[float, ...] = ()
    #: The difference between values that can be chosen, for each piece between two knots; 0 for any
    #: value. A step for each piece between two knots: 0 for any value, or from 10^-100 to 10^100.
    steps: tuple[float, ...] = ()
    #: The thumbs that no user moves, counted from 0; others stop at them. Whole numbers from 0 to
    #: 7, in ascending order.
    locked_thumbs: tuple[float, ...] = ()
    #: The scale of the track: equal distances are equal differences (linear) or equal factors
    #: (log); with log-1-2-5, the choices are 1, 2 and 5 times the powers of ten. The bounds of a
    #: logarithmic track must be from 10^-12 to 10^12, the upper at least 1.01 times the lower.
    scale: Scale = Scale.LINEAR
    #: The places of the stops: evenly spaced on the track, or as far apart as their values.
    #: Neighbouring stops must be at least a millionth of all their values apart to lie by their
    #: values.
    stop_places: StopPlaces = StopPlaces.EVEN
    #: The values that tick as a thumb passes: none, or all that can be chosen.
    ticks: bool = False
    #: The result of a collision: the moving thumb stops, or pushes its neighbour along.
    meet: Meet = Meet.BLOCK
    #: The effect of a press beside the thumbs: the nearest jumps to it, or goes one step towards
    #: it, or the press is only reported.
    track_press: TrackPress = TrackPress.JUMP
    #: The effect of a drag that begins between two thumbs: the usual one, or it moves both.
    between: Between = Between.HOLD
    #: Values are rounded to ones that can be chosen throughout a drag, or only on release.
    quantize: Quantize = Quantize.DRAG
    #: The main axis of the control: x is horizontal, y is vertical.
    orientation: Orientation = Orientation.HORIZONTAL
    #: If on, the greatest value of an upright track is at the bottom. Only an upright track can be
    #: inverted.
    inverted: bool = False
    #: The direction of reading: from left to right, or from right to left.
    layout_direction: LayoutDirection = LayoutDirection.LEFT_TO_RIGHT
    #: The modifier key for fine drag.
    fine_drag_modifiers: Modifiers = Modifiers.ALT
    #: The outcome of a cancelled edit: the old value comes back, or the new one stays.
    cancel_policy: CancelPolicy = CancelPolicy.REVERTS
    #: The movement after a release, a tap or an animated change: full, or reduced to none.
    motion: Motion = Motion.FULL
    #: User access to the control: full, or none.
    interaction: Interaction = Interaction.ENABLED


@dataclass(repr=False)
class DialConfiguration(Configuration):
    """How a dial behaves."""

    _control, _structure = "dial", structures.DialConfiguration

    #: The values that can be chosen, both ends included. The ends must be numbers from -10^100 to
    #: 10^100, the upper at least 10^-90 and 2^-40 of itself above the lower.
    lower_bound: float = 0.0
    upper_bound: float = 100.0
    #: The part of the range that can be chosen; the rest is only shown. Ends beyond the range have
    #: no effect. It must be one value of the range, or at least 2^-40 of the range, and not be set
    #: on a dial that wraps.
    enabled_lower_bound: float = -math.inf
    enabled_upper_bound: float = math.inf
    #: The difference in value between neighbouring marks; if not set, any value can be chosen, and
    #: keys go by a hundredth of the range. From 10^-100 to 10^100, from 2^-40 of the range to all
    #: of it. ``None`` for none.
    step: float | None = None
    #: The position of the lower end, or of the upper on an inverted dial, in degrees clockwise from
    #: the top. From -360 to 360 degrees.
    start: float = 0.0
    #: The angle from there to the other end, in degrees clockwise; more than 360 is several turns.
    #: From 0.001 to 36000 degrees.
    sweep: float = 360.0
    #: The radius of the dead zone in the middle. From 0 to 1000000000 points.
    dead: float = 6.0
    #: The length of a vertical drag through the whole range, or one turn of a dial that wraps. From
    #: 1 to 1000000 points.
    travel: float = 300.0
    #: The value to which a double tap goes back, where a press turns the dial, and the keys Delete
    #: and Backspace; none if not set. A number from -10^100 to 10^100. ``None`` for none.
    reset: float | None = None
    #: The distance that a pointer moves before it drags; if not set, 10 for a touch and 1 for a
    #: mouse or pen. 0 or more points, and finite.
    slop_touch: float = 10.0
    slop_mouse: float = 1.0
    slop_pen: float = 1.0
    #: The factor on pointer moves while the fine-drag modifier is held. A scale above 0, at most 1,
    #: and a distance above 0.
    fine_drag_scale: float = 0.1
    #: The cross-axis distance at which a drag is half as fast; inf turns this off. A scale above 0,
    #: at most 1, and a distance above 0. In points.
    fine_drag_distance: float = math.inf
    #: The choices that an arrow key passes, or hundredths where any value can be chosen. A whole
    #: number from 1 to 10000.
    key_step: int = 1
    #: The choices that a page key passes, or an arrow key with shift; hundredths where any value
    #: can be chosen. A whole number from 1 to 10000.
    page_step: int = 10
    #: The choices that a step of assistive technology passes, or hundredths where any value can be
    #: chosen. A whole number from 1 to 10000.
    adjust_step: int = 1
    #: The fraction of its speed that a coasting dial keeps. From 0.9 to 0.99999 per millisecond.
    deceleration: float = 0.9972
    #: The speed above which a release coasts. 0 or more points per second.
    minimum_fling: float = 90.0
    #: The maximum speed of a fling. Above 0, at most 1000000000 points per second.
    maximum_fling: float = 8000.0
    #: The angular frequency of the springs that return a control from past a bound. A frequency
    #: from 0.5 to 1000 per second. In radians per second.
    spring_frequency: float = 10.0
    #: The angular frequency of the springs that land a control on a mark. A frequency from 0.5 to
    #: 1000 per second. In radians per second.
    landing_frequency: float = 30.0
    #: The time after its last event at which a wheel gesture without phases ends. 0 or more. In
    #: nanoseconds.
    scroll_timeout: int = 120_000_000
    #: The minimum time between two reports of a bound; a sooner one is dropped. 0 or more. In
    #: nanoseconds.
    boundary_haptic_gap: int = 0
    #: The length of the control along its axis. From 0 to 1000000000 points.
    width: float = 160.0
    #: The breadth of the control across its axis. From 0 to 1000000000 points.
    height: float = 160.0
    #: If on, values start again after the last, for any number of turns; the upper end reads as the
    #: lower. A dial that wraps must have a sweep of 360, and a whole number of steps.
    wraps: bool = False
    #: The rest positions: any, or only the marks and the ends.
    snaps: bool = False
    #: The values that a user can choose: any, or, if a step is set, those of the marks and the
    #: ends.
    quantizes: bool = True
    #: The marks that tick: all, or none.
    ticks: bool = False
    #: If on, values grow anticlockwise, and the two ends exchange places.
    inverted: bool = False
    #: The direction of reading: from left to right, or from right to left.
    layout_direction: LayoutDirection = LayoutDirection.LEFT_TO_RIGHT
    #: The way in which a pointer turns the dial: round its middle, or upwards for more.
    hold: DialHold = DialHold.ROTARY
    #: The effect of a press: it holds the dial as it is, or the dial jumps to the press.
    press: DialPress = DialPress.TURN
    #: The modifier key for fine drag.
    fine_drag_modifiers: Modifiers = Modifiers.ALT
    #: The outcome of a cancelled edit: the old value comes back, or the new one stays.
    cancel_policy: CancelPolicy = CancelPolicy.REVERTS
    #: If on, a dial that is released with speed keeps turning.
    coasts: bool = False
    #: The movement after a release, a tap or an animated change: full, or reduced to none.
    motion: Motion = Motion.FULL
    #: User access to the control: full, or none.
    interaction: Interaction = Interaction.ENABLED
