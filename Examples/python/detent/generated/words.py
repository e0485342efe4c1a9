"""What scripts call the settings. Made by Scripts/make/interfaces.py from the tables of settings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from . import configurations as c
from ..constants import Modifiers


@dataclass(frozen=True)
class Word:
    """A setting of scripts."""

    word: str
    #: number, whole, time, list, choice
    kind: str
    #: The members that it sets.
    members: tuple[str, ...]
    #: Of a choice: what each of its words stands for.
    choices: dict[str, Any]


CONFIGURATIONS: dict[str, Any] = {
    "ruler": c.RulerConfiguration,
    "rating": c.RatingConfiguration,
    "slider": c.SliderConfiguration,
    "dial": c.DialConfiguration,
}

WORDS: dict[str, list[Word]] = {
    "ruler": [
        Word("range", "number", ("lower_bound", "upper_bound",), {}),
        Word("step", "number", ("step",), {}),
        Word("origin", "number", ("origin",), {}),
        Word("fractions", "whole", ("fractions",), {}),
        Word("snap", "choice", ("snap",), {"none": c.Marks.NONE, "unit": c.Marks.UNIT, "half": c.Marks.HALF, "fraction": c.Marks.FRACTION, "always": c.Marks.ALWAYS}),
        Word("unit-width", "number", ("unit_width",), {}),
        Word("axis", "choice", ("orientation",), {"x": c.Orientation.HORIZONTAL, "y": c.Orientation.VERTICAL}),
        Word("layout", "choice", ("layout_direction",), {"ltr": c.LayoutDirection.LEFT_TO_RIGHT, "rtl": c.LayoutDirection.RIGHT_TO_LEFT}),
        Word("slop", "number", ("slop_touch", "slop_mouse", "slop_pen",), {}),
        Word("fine", "number", ("fine_drag_scale",), {}),
        Word("tap", "choice", ("tap",), {"nothing": c.Tap.NOTHING, "go": c.Tap.GO}),
        Word("fine-key", "choice", ("fine_drag_modifiers",), {"shift": Modifiers.SHIFT, "control": Modifiers.CONTROL, "alt": Modifiers.ALT, "meta": Modifiers.META, "none": Modifiers.NONE}),
        Word("fine-distance", "number", ("fine_drag_distance",), {}),
        Word("cancel", "choice", ("cancel_policy",), {"revert": c.CancelPolicy.REVERTS, "commit": c.CancelPolicy.COMMITS}),
        Word("tick", "choice", ("tick",), {"none": c.Marks.NONE, "unit": c.Marks.UNIT, "half": c.Marks.HALF, "fraction": c.Marks.FRACTION}),
        Word("capture", "number", ("capture",), {}),
        Word("rearm", "number", ("rearm",), {}),
        Word("deceleration", "number", ("deceleration",), {}),
        Word("rubber", "number", ("rubber_band",), {}),
        Word("min-fling", "number", ("minimum_fling",), {}),
        Word("max-fling", "number", ("maximum_fling",), {}),
        Word("stop-distance", "number", ("stop_distance",), {}),
        Word("rest-distance", "number", ("rest_distance",), {}),
        Word("spring", "number", ("spring_frequency",), {}),
        Word("landing-spring", "number", ("landing_frequency",), {}),
        Word("scroll-timeout", "time", ("scroll_timeout",), {}),
        Word("boundary-haptic-gap", "time", ("boundary_haptic_gap",), {}),
    ],
    "rating": [
        Word("stars", "whole", ("count",), {}),
        Word("minimum", "number", ("minimum",), {}),
        Word("granularity", "number", ("granularity",), {}),
        Word("symbol-width", "number", ("symbol_width",), {}),
        Word("spacing", "number", ("spacing",), {}),
        Word("axis", "choice", ("orientation",), {"x": c.Orientation.HORIZONTAL, "y": c.Orientation.VERTICAL}),
        Word("layout", "choice", ("layout_direction",), {"ltr": c.LayoutDirection.LEFT_TO_RIGHT, "rtl": c.LayoutDirection.RIGHT_TO_LEFT}),
        Word("tick", "choice", ("ticks",), {"none": False, "unit": True}),
        Word("selection", "choice", ("selection",), {"drag": c.Selection.DRAGGING, "tap": c.Selection.TAP_ONLY}),
        Word("press", "choice", ("press",), {"at-once": c.Press.AT_ONCE, "sure": c.Press.SURE}),
        Word("hover-preview", "choice", ("previews_hover",), {"true": True, "false": False}),
        Word("clear", "choice", ("reselection",), {"off": c.Reselection.KEEPS, "on": c.Reselection.CLEARS}),
        Word("cancel", "choice", ("cancel_policy",), {"revert": c.CancelPolicy.REVERTS, "commit": c.CancelPolicy.COMMITS}),
    ],
    "slider": [
        Word("range", "number", ("lower_bound", "upper_bound",), {}),
        Word("scale", "choice", ("scale",), {"linear": c.Scale.LINEAR, "log": c.Scale.LOGARITHMIC, "log-1-2-5": c.Scale.ONE_TWO_FIVE}),
        Word("step", "number", ("step",), {}),
        Word("factor", "number", ("factor",), {}),
        Word("stops", "list", ("stops",), {}),
        Word("tick", "choice", ("ticks",), {"none": False, "unit": True}),
        Word("thumbs", "whole", ("thumbs",), {}),
        Word("distance", "number", ("distance",), {}),
        Word("meet", "choice", ("meet",), {"block": c.Meet.BLOCK, "push": c.Meet.PUSH}),
        Word("track", "choice", ("track_press",), {"jump": c.TrackPress.JUMP, "step": c.TrackPress.STEP, "none": c.TrackPress.NOTHING}),
        Word("between", "choice", ("between",), {"hold": c.Between.HOLD, "move": c.Between.MOVE}),
        Word("quantize", "choice", ("quantize",), {"drag": c.Quantize.DRAG, "release": c.Quantize.RELEASE}),
        Word("axis", "choice", ("orientation",), {"x": c.Orientation.HORIZONTAL, "y": c.Orientation.VERTICAL}),
        Word("layout", "choice", ("layout_direction",), {"ltr": c.LayoutDirection.LEFT_TO_RIGHT, "rtl": c.LayoutDirection.RIGHT_TO_LEFT}),
        Word("grab", "number", ("grab",), {}),
        Word("slop", "number", ("slop_touch", "slop_mouse", "slop_pen",), {}),
        Word("fine", "number", ("fine_drag_scale",), {}),
        Word("fine-key", "choice", ("fine_drag_modifiers",), {"shift": Modifiers.SHIFT, "control": Modifiers.CONTROL, "alt": Modifiers.ALT, "meta": Modifiers.META, "none": Modifiers.NONE}),
        Word("fine-distance", "number", ("fine_drag_distance",), {}),
        Word("cancel", "choice", ("cancel_policy",), {"revert": c.CancelPolicy.REVERTS, "commit": c.CancelPolicy.COMMITS}),
        Word("rubber", "number", ("rubber_band",), {}),
        Word("rest-distance", "number", ("rest_distance",), {}),
        Word("spring", "number", ("spring_frequency",), {}),
        Word("landing-spring", "number", ("landing_frequency",), {}),
        Word("scroll-timeout", "time", ("scroll_timeout",), {}),
        Word("boundary-haptic-gap", "time", ("boundary_haptic_gap",), {}),
    ],
    "dial": [
        Word("range", "number", ("lower_bound", "upper_bound",), {}),
        Word("step", "number", ("step",), {}),
        Word("wrap", "choice", ("wraps",), {"off": False, "on": True}),
        Word("snap", "choice", ("snaps",), {"none": False, "always": True}),
        Word("tick", "choice", ("ticks",), {"none": False, "unit": True}),
        Word("start", "number", ("start",), {}),
        Word("sweep", "number", ("sweep",), {}),
        Word("dead", "number", ("dead",), {}),
        Word("layout", "choice", ("layout_direction",), {"ltr": c.LayoutDirection.LEFT_TO_RIGHT, "rtl": c.LayoutDirection.RIGHT_TO_LEFT}),
        Word("hold", "choice", ("hold",), {"rotary": c.DialHold.ROTARY, "vertical": c.DialHold.VERTICAL}),
        Word("press", "choice", ("press",), {"turn": c.DialPress.TURN, "jump": c.DialPress.JUMP}),
        Word("slop", "number", ("slop_touch", "slop_mouse", "slop_pen",), {}),
        Word("fine", "number", ("fine_drag_scale",), {}),
        Word("fine-key", "choice", ("fine_drag_modifiers",), {"shift": Modifiers.SHIFT, "control": Modifiers.CONTROL, "alt": Modifiers.ALT, "meta": Modifiers.META, "none": Modifiers.NONE}),
        Word("fine-distance", "number", ("fine_drag_distance",), {}),
        Word("cancel", "choice", ("cancel_policy",), {"revert": c.CancelPolicy.REVERTS, "commit": c.CancelPolicy.COMMITS}),
        Word("coast", "choice", ("coasts",), {"off": False, "on": True}),
        Word("deceleration", "number", ("deceleration",), {}),
        Word("min-fling", "number", ("minimum_fling",), {}),
        Word("max-fling", "number", ("maximum_fling",), {}),
        Word("spring", "number", ("spring_frequency",), {}),
        Word("landing-spring", "number", ("landing_frequency",), {}),
        Word("scroll-timeout", "time", ("scroll_timeout",), {}),
        Word("boundary-haptic-gap", "time", ("boundary_haptic_gap",), {}),
    ],
}
