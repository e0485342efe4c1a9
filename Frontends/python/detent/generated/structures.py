"""The C interface as ctypes has it. Made by Scripts/make/interfaces.py from the tables of settings."""

from __future__ import annotations

import ctypes as c
from typing import Any


class Event(c.Structure):
    _fields_ = [
        ("time", c.c_int64),
        ("kind", c.c_int32),
        ("source", c.c_int32),
        ("pointer", c.c_int64),
        ("x", c.c_double),
        ("y", c.c_double),
        ("modifiers", c.c_int32),
        ("phase", c.c_int32),
        ("button", c.c_int32),
    ]


class Handled(c.Structure):
    _fields_ = [
        ("own", c.c_size_t),
        ("wrong", c.c_size_t),
    ]


class Effect(c.Structure):
    _fields_ = [
        ("time", c.c_int64),
        ("kind", c.c_int32),
        ("detail", c.c_int32),
        ("value", c.c_double),
        ("x", c.c_double),
        ("y", c.c_double),
        ("mark", c.c_int64),
        ("count", c.c_int64),
        ("opaque", c.c_uint64 * 15),
        ("part", c.c_int32),
        ("by", c.c_int32),
    ]


class Effects(c.Structure):
    _fields_ = [
        ("effects", c.POINTER(Effect)),
        ("size", c.c_size_t),
        ("capacity", c.c_size_t),
        ("count", c.c_size_t),
    ]


class Environment(c.Structure):
    _fields_ = [
        ("breadth", c.c_double),
        ("text_scale", c.c_double),
        ("label_length", c.c_double),
        ("origin", c.c_double),
        ("is_enabled", c.c_int32),
        ("is_focused", c.c_int32),
    ]


class Accessibility(c.Structure):
    _fields_ = [
        ("value", c.c_double),
        ("minimum", c.c_double),
        ("maximum", c.c_double),
        ("step", c.c_double),
        ("incremented", c.c_double),
        ("decremented", c.c_double),
        ("orientation", c.c_int32),
        ("is_enabled", c.c_int32),
        ("is_read_only", c.c_int32),
        ("is_focused", c.c_int32),
    ]


class Ruler(c.Structure):
    _fields_ = [
        ("opaque", c.c_uint64 * 168),
    ]


class RulerConfiguration(c.Structure):
    _fields_ = [
        ("lower_bound", c.c_double),
        ("upper_bound", c.c_double),
        ("enabled_lower_bound", c.c_double),
        ("enabled_upper_bound", c.c_double),
        ("step", c.c_double),
        ("origin", c.c_double),
        ("fractions", c.c_int64),
        ("unit_width", c.c_double),
        ("slop_touch", c.c_double),
        ("slop_mouse", c.c_double),
        ("slop_pen", c.c_double),
        ("fine_drag_scale", c.c_double),
        ("reset", c.c_double),
        ("fine_drag_distance", c.c_double),
        ("key_step", c.c_int64),
        ("page_step", c.c_int64),
        ("adjust_step", c.c_int64),
        ("capture", c.c_double),
        ("rearm", c.c_double),
        ("deceleration", c.c_double),
        ("rubber_band", c.c_double),
        ("minimum_fling", c.c_double),
        ("maximum_fling", c.c_double),
        ("stop_distance", c.c_double),
        ("rest_distance", c.c_double),
        ("spring_frequency", c.c_double),
        ("landing_frequency", c.c_double),
        ("scroll_timeout", c.c_int64),
        ("boundary_haptic_gap", c.c_int64),
        ("length", c.c_double),
        ("snap", c.c_int32),
        ("quantizes", c.c_int32),
        ("orientation", c.c_int32),
        ("layout_direction", c.c_int32),
        ("tap", c.c_int32),
        ("fine_drag_modifiers", c.c_int32),
        ("cancel_policy", c.c_int32),
        ("tick", c.c_int32),
        ("motion", c.c_int32),
        ("interaction", c.c_int32),
    ]


class RulerState(c.Structure):
    _fields_ = [
        ("value", c.c_double),
        ("offset", c.c_double),
        ("velocity", c.c_double),
        ("target", c.c_double),
        ("time", c.c_int64),
        ("rest_time", c.c_int64),
        ("nearest_mark", c.c_int64),
        ("phase", c.c_int32),
        ("reserved", c.c_int32),
    ]


class Mark(c.Structure):
    _fields_ = [
        ("along", c.c_double),
        ("value", c.c_double),
        ("index", c.c_int64),
        ("kind", c.c_int32),
        ("flags", c.c_int32),
    ]


class RulerScene(c.Structure):
    _fields_ = [
        ("length", c.c_double),
        ("breadth", c.c_double),
        ("cursor", c.c_double),
        ("value", c.c_double),
        ("unit_width", c.c_double),
        ("overscroll", c.c_double),
        ("lower_bound", c.c_double),
        ("upper_bound", c.c_double),
        ("landing", c.c_double),
        ("mark_count", c.c_int64),
        ("phase", c.c_int32),
        ("orientation", c.c_int32),
        ("is_enabled", c.c_int32),
        ("reserved", c.c_int32),
    ]


class Rating(c.Structure):
    _fields_ = [
        ("opaque", c.c_uint64 * 128),
    ]


class RatingConfiguration(c.Structure):
    _fields_ = [
        ("count", c.c_int64),
        ("minimum", c.c_double),
        ("granularity", c.c_double),
        ("symbol_width", c.c_double),
        ("spacing", c.c_double),
        ("reset", c.c_double),
        ("length", c.c_double),
        ("orientation", c.c_int32),
        ("layout_direction", c.c_int32),
        ("ticks", c.c_int32),
        ("selection", c.c_int32),
        ("press", c.c_int32),
        ("leading", c.c_int32),
        ("previews_hover", c.c_int32),
        ("reselection", c.c_int32),
        ("cancel_policy", c.c_int32),
        ("interaction", c.c_int32),
        ("motion", c.c_int32),
        ("reserved", c.c_int32),
    ]


class RatingState(c.Structure):
    _fields_ = [
        ("value", c.c_double),
        ("preview", c.c_double),
        ("time", c.c_int64),
        ("phase", c.c_int32),
        ("reserved", c.c_int32),
    ]


class Symbol(c.Structure):
    _fields_ = [
        ("x", c.c_double),
        ("y", c.c_double),
        ("width", c.c_double),
        ("height", c.c_double),
        ("fill", c.c_double),
        ("flags", c.c_int32),
        ("reserved", c.c_int32),
    ]


class RatingScene(c.Structure):
    _fields_ = [
        ("value", c.c_double),
        ("count", c.c_int64),
        ("breadth", c.c_double),
        ("phase", c.c_int32),
        ("orientation", c.c_int32),
        ("layout_direction", c.c_int32),
        ("is_enabled", c.c_int32),
        ("is_previewed", c.c_int32),
        ("reserved", c.c_int32),
        ("label_x", c.c_double),
        ("label_y", c.c_double),
        ("label_width", c.c_double),
        ("label_height", c.c_double),
    ]


class Slider(c.Structure):
    _fields_ = [
        ("opaque", c.c_uint64 * 784),
    ]


class SliderConfiguration(c.Structure):
    _fields_ = [
        ("lower_bound", c.c_double),
        ("upper_bound", c.c_double),
        ("enabled_lower_bound", c.c_double),
        ("enabled_upper_bound", c.c_double),
        ("step", c.c_double),
        ("factor", c.c_double),
        ("thumbs", c.c_int64),
        ("distance", c.c_double),
        ("max_distance", c.c_double),
        ("reset", c.c_double),
        ("grab", c.c_double),
        ("thumb_radius", c.c_double),
        ("slop_touch", c.c_double),
        ("slop_mouse", c.c_double),
        ("slop_pen", c.c_double),
        ("fine_drag_scale", c.c_double),
        ("fine_drag_distance", c.c_double),
        ("key_step", c.c_int64),
        ("page_step", c.c_int64),
        ("adjust_step", c.c_int64),
        ("rubber_band", c.c_double),
        ("rest_distance", c.c_double),
        ("spring_frequency", c.c_double),
        ("landing_frequency", c.c_double),
        ("scroll_timeout", c.c_int64),
        ("boundary_haptic_gap", c.c_int64),
        ("length", c.c_double),
        ("stop_count", c.c_int64),
        ("stops", c.c_double * 32),
        ("knot_count", c.c_int64),
        ("knots", c.c_double * 32),
        ("step_count", c.c_int64),
        ("steps", c.c_double * 32),
        ("locked_thumb_count", c.c_int64),
        ("locked_thumbs", c.c_double * 32),
        ("scale", c.c_int32),
        ("stop_places", c.c_int32),
        ("ticks", c.c_int32),
        ("meet", c.c_int32),
        ("track_press", c.c_int32),
        ("between", c.c_int32),
        ("quantize", c.c_int32),
        ("orientation", c.c_int32),
        ("inverted", c.c_int32),
        ("layout_direction", c.c_int32),
        ("fine_drag_modifiers", c.c_int32),
        ("cancel_policy", c.c_int32),
        ("motion", c.c_int32),
        ("interaction", c.c_int32),
    ]


class SliderState(c.Structure):
    _fields_ = [
        ("value", c.c_double),
        ("time", c.c_int64),
        ("rest_time", c.c_int64),
        ("part_count", c.c_int32),
        ("focus", c.c_int32),
        ("phase", c.c_int32),
        ("reserved", c.c_int32),
    ]


class SliderPart(c.Structure):
    _fields_ = [
        ("value", c.c_double),
        ("offset", c.c_double),
        ("velocity", c.c_double),
        ("target", c.c_double),
        ("minimum", c.c_double),
        ("maximum", c.c_double),
        ("rest_time", c.c_int64),
        ("nearest_mark", c.c_int64),
        ("phase", c.c_int32),
        ("reserved", c.c_int32),
    ]


class Thumb(c.Structure):
    _fields_ = [
        ("value", c.c_double),
        ("minimum", c.c_double),
        ("maximum", c.c_double),
        ("along", c.c_double),
        ("landing", c.c_double),
        ("x", c.c_double),
        ("y", c.c_double),
        ("width", c.c_double),
        ("height", c.c_double),
        ("phase", c.c_int32),
        ("flags", c.c_int32),
    ]


class SliderMark(c.Structure):
    _fields_ = [
        ("along", c.c_double),
        ("value", c.c_double),
        ("flags", c.c_int32),
        ("reserved", c.c_int32),
    ]


class SliderScene(c.Structure):
    _fields_ = [
        ("length", c.c_double),
        ("breadth", c.c_double),
        ("lower_value", c.c_double),
        ("upper_value", c.c_double),
        ("filled_from", c.c_double),
        ("filled_to", c.c_double),
        ("thumb_count", c.c_int64),
        ("mark_count", c.c_int64),
        ("focus", c.c_int32),
        ("phase", c.c_int32),
        ("orientation", c.c_int32),
        ("layout_direction", c.c_int32),
        ("is_discrete", c.c_int32),
        ("is_enabled", c.c_int32),
        ("is_read_only", c.c_int32),
        ("reserved", c.c_int32),
    ]


class Dial(c.Structure):
    _fields_ = [
        ("opaque", c.c_uint64 * 168),
    ]


class DialConfiguration(c.Structure):
    _fields_ = [
        ("lower_bound", c.c_double),
        ("upper_bound", c.c_double),
        ("enabled_lower_bound", c.c_double),
        ("enabled_upper_bound", c.c_double),
        ("step", c.c_double),
        ("start", c.c_double),
        ("sweep", c.c_double),
        ("dead", c.c_double),
        ("travel", c.c_double),
        ("reset", c.c_double),
        ("slop_touch", c.c_double),
        ("slop_mouse", c.c_double),
        ("slop_pen", c.c_double),
        ("fine_drag_scale", c.c_double),
        ("fine_drag_distance", c.c_double),
        ("key_step", c.c_int64),
        ("page_step", c.c_int64),
        ("adjust_step", c.c_int64),
        ("deceleration", c.c_double),
        ("minimum_fling", c.c_double),
        ("maximum_fling", c.c_double),
        ("spring_frequency", c.c_double),
        ("landing_frequency", c.c_double),
        ("scroll_timeout", c.c_int64),
        ("boundary_haptic_gap", c.c_int64),
        ("width", c.c_double),
        ("height", c.c_double),
        ("wraps", c.c_int32),
        ("snaps", c.c_int32),
        ("quantizes", c.c_int32),
        ("ticks", c.c_int32),
        ("inverted", c.c_int32),
        ("layout_direction", c.c_int32),
        ("hold", c.c_int32),
        ("press", c.c_int32),
        ("fine_drag_modifiers", c.c_int32),
        ("cancel_policy", c.c_int32),
        ("coasts", c.c_int32),
        ("motion", c.c_int32),
        ("interaction", c.c_int32),
        ("reserved", c.c_int32),
    ]


class DialState(c.Structure):
    _fields_ = [
        ("value", c.c_double),
        ("offset", c.c_double),
        ("angle", c.c_double),
        ("velocity", c.c_double),
        ("target", c.c_double),
        ("time", c.c_int64),
        ("rest_time", c.c_int64),
        ("nearest_mark", c.c_int64),
        ("turns", c.c_int32),
        ("phase", c.c_int32),
    ]


class DialMark(c.Structure):
    _fields_ = [
        ("value", c.c_double),
        ("angle", c.c_double),
        ("label_x", c.c_double),
        ("label_y", c.c_double),
        ("flags", c.c_int32),
        ("reserved", c.c_int32),
    ]


class DialScene(c.Structure):
    _fields_ = [
        ("width", c.c_double),
        ("height", c.c_double),
        ("lower_value", c.c_double),
        ("upper_value", c.c_double),
        ("step", c.c_double),
        ("start", c.c_double),
        ("sweep", c.c_double),
        ("value", c.c_double),
        ("angle", c.c_double),
        ("landing", c.c_double),
        ("filled_start", c.c_double),
        ("filled_sweep", c.c_double),
        ("mark_end", c.c_double),
        ("mark_count", c.c_int64),
        ("turns", c.c_int32),
        ("phase", c.c_int32),
        ("is_held", c.c_int32),
        ("wraps", c.c_int32),
        ("is_enabled", c.c_int32),
        ("is_read_only", c.c_int32),
    ]


class State(c.Structure):
    _fields_ = [
        ("value", c.c_double),
        ("time", c.c_int64),
        ("rest_time", c.c_int64),
        ("kind", c.c_int32),
        ("part_count", c.c_int32),
        ("phase", c.c_int32),
        ("reserved", c.c_int32),
    ]


class Echo(c.Structure):
    _fields_ = [
        ("opaque", c.c_uint64 * 12),
    ]


class HapticGate(c.Structure):
    _fields_ = [
        ("opaque", c.c_uint64 * 8),
    ]


#: Takes effects, of which it is called with the context of the call.
Sink = c.CFUNCTYPE(None, c.py_object, c.POINTER(Effect))

#: What each function answers, and what it takes.
FUNCTIONS: dict[str, tuple[Any, list[Any]]] = {
    "abi_version": (c.c_uint32, [
    ]),
    "feel_version": (c.c_uint32, [
    ]),
    "status_text": (c.c_char_p, [
        c.c_int32,
    ]),
    "effect_tick": (c.c_int32, [
        c.POINTER(Effect),
        c.c_int64,
        c.POINTER(c.c_int64),
        c.POINTER(c.c_int64),
    ]),
    "effects_keep": (None, [
        c.py_object,
        c.POINTER(Effect),
    ]),
    "number_text": (c.c_size_t, [
        c.c_double,
        c.c_char_p,
        c.c_size_t,
    ]),
    "ruler_configuration_init": (c.c_int32, [
        c.POINTER(RulerConfiguration),
        c.c_size_t,
    ]),
    "ruler_configuration_problem": (c.c_char_p, [
        c.POINTER(RulerConfiguration),
        c.c_size_t,
    ]),
    "ruler_init": (c.c_int32, [
        c.POINTER(Ruler),
        c.c_size_t,
        c.POINTER(RulerConfiguration),
        c.c_size_t,
        c.c_double,
    ]),
    "ruler_store": (c.c_int32, [
        c.POINTER(Ruler),
        c.c_void_p,
        c.c_size_t,
        c.POINTER(c.c_size_t),
    ]),
    "ruler_restore": (c.c_int32, [
        c.POINTER(Ruler),
        c.c_size_t,
        c.c_void_p,
        c.c_size_t,
    ]),
    "ruler_handle": (c.c_int32, [
        c.POINTER(Ruler),
        c.POINTER(Event),
        c.c_size_t,
        Sink,
        c.py_object,
        c.POINTER(Handled),
    ]),
    "ruler_advance": (c.c_int32, [
        c.POINTER(Ruler),
        c.c_int64,
        Sink,
        c.py_object,
    ]),
    "ruler_set_value": (c.c_int32, [
        c.POINTER(Ruler),
        c.c_double,
        c.c_int32,
        Sink,
        c.py_object,
    ]),
    "ruler_update": (c.c_int32, [
        c.POINTER(Ruler),
        c.POINTER(RulerConfiguration),
        c.c_size_t,
        c.POINTER(c.c_double),
        c.c_size_t,
        c.c_int32,
        Sink,
        c.py_object,
    ]),
    "ruler_read": (c.c_int32, [
        c.POINTER(Ruler),
        c.POINTER(RulerState),
        c.c_size_t,
    ]),
    "ruler_read_configuration": (c.c_int32, [
        c.POINTER(Ruler),
        c.POINTER(RulerConfiguration),
        c.c_size_t,
    ]),
    "ruler_accessibility": (c.c_int32, [
        c.POINTER(Ruler),
        c.POINTER(Environment),
        c.POINTER(Accessibility),
        c.c_size_t,
    ]),
    "ruler_read_scene": (c.c_int32, [
        c.POINTER(Ruler),
        c.POINTER(Environment),
        c.POINTER(RulerScene),
        c.c_size_t,
        c.POINTER(Mark),
        c.c_size_t,
    ]),
    "rating_configuration_init": (c.c_int32, [
        c.POINTER(RatingConfiguration),
        c.c_size_t,
    ]),
    "rating_configuration_problem": (c.c_char_p, [
        c.POINTER(RatingConfiguration),
        c.c_size_t,
    ]),
    "rating_init": (c.c_int32, [
        c.POINTER(Rating),
        c.c_size_t,
        c.POINTER(RatingConfiguration),
        c.c_size_t,
        c.c_double,
    ]),
    "rating_store": (c.c_int32, [
        c.POINTER(Rating),
        c.c_void_p,
        c.c_size_t,
        c.POINTER(c.c_size_t),
    ]),
    "rating_restore": (c.c_int32, [
        c.POINTER(Rating),
        c.c_size_t,
        c.c_void_p,
        c.c_size_t,
    ]),
    "rating_handle": (c.c_int32, [
        c.POINTER(Rating),
        c.POINTER(Event),
        c.c_size_t,
        Sink,
        c.py_object,
        c.POINTER(Handled),
    ]),
    "rating_advance": (c.c_int32, [
        c.POINTER(Rating),
        c.c_int64,
        Sink,
        c.py_object,
    ]),
    "rating_set_value": (c.c_int32, [
        c.POINTER(Rating),
        c.c_double,
        c.c_int32,
        Sink,
        c.py_object,
    ]),
    "rating_update": (c.c_int32, [
        c.POINTER(Rating),
        c.POINTER(RatingConfiguration),
        c.c_size_t,
        c.POINTER(c.c_double),
        c.c_size_t,
        c.c_int32,
        Sink,
        c.py_object,
    ]),
    "rating_read": (c.c_int32, [
        c.POINTER(Rating),
        c.POINTER(RatingState),
        c.c_size_t,
    ]),
    "rating_read_configuration": (c.c_int32, [
        c.POINTER(Rating),
        c.POINTER(RatingConfiguration),
        c.c_size_t,
    ]),
    "rating_accessibility": (c.c_int32, [
        c.POINTER(Rating),
        c.POINTER(Environment),
        c.POINTER(Accessibility),
        c.c_size_t,
    ]),
    "rating_read_scene": (c.c_int32, [
        c.POINTER(Rating),
        c.POINTER(Environment),
        c.POINTER(RatingScene),
        c.c_size_t,
        c.POINTER(Symbol),
        c.c_size_t,
    ]),
    "slider_configuration_init": (c.c_int32, [
        c.POINTER(SliderConfiguration),
        c.c_size_t,
    ]),
    "slider_configuration_problem": (c.c_char_p, [
        c.POINTER(SliderConfiguration),
        c.c_size_t,
    ]),
    "slider_init": (c.c_int32, [
        c.POINTER(Slider),
        c.c_size_t,
        c.POINTER(SliderConfiguration),
        c.c_size_t,
        c.POINTER(c.c_double),
        c.c_size_t,
    ]),
    "slider_store": (c.c_int32, [
        c.POINTER(Slider),
        c.c_void_p,
        c.c_size_t,
        c.POINTER(c.c_size_t),
    ]),
    "slider_restore": (c.c_int32, [
        c.POINTER(Slider),
        c.c_size_t,
        c.c_void_p,
        c.c_size_t,
    ]),
    "slider_handle": (c.c_int32, [
        c.POINTER(Slider),
        c.POINTER(Event),
        c.c_size_t,
        Sink,
        c.py_object,
        c.POINTER(Handled),
    ]),
    "slider_advance": (c.c_int32, [
        c.POINTER(Slider),
        c.c_int64,
        Sink,
        c.py_object,
    ]),
    "slider_set_value": (c.c_int32, [
        c.POINTER(Slider),
        c.c_int32,
        c.c_double,
        c.c_int32,
        Sink,
        c.py_object,
    ]),
    "slider_update": (c.c_int32, [
        c.POINTER(Slider),
        c.POINTER(SliderConfiguration),
        c.c_size_t,
        c.POINTER(c.c_double),
        c.c_size_t,
        c.c_int32,
        Sink,
        c.py_object,
    ]),
    "slider_read": (c.c_int32, [
        c.POINTER(Slider),
        c.POINTER(SliderState),
        c.c_size_t,
    ]),
    "slider_read_part": (c.c_int32, [
        c.POINTER(Slider),
        c.c_int32,
        c.POINTER(SliderPart),
        c.c_size_t,
    ]),
    "slider_read_configuration": (c.c_int32, [
        c.POINTER(Slider),
        c.POINTER(SliderConfiguration),
        c.c_size_t,
    ]),
    "slider_accessibility": (c.c_int32, [
        c.POINTER(Slider),
        c.c_int32,
        c.POINTER(Environment),
        c.POINTER(Accessibility),
        c.c_size_t,
    ]),
    "slider_read_scene": (c.c_int32, [
        c.POINTER(Slider),
        c.POINTER(Environment),
        c.POINTER(SliderScene),
        c.c_size_t,
        c.POINTER(Thumb),
        c.c_size_t,
        c.POINTER(SliderMark),
        c.c_size_t,
    ]),
    "dial_configuration_init": (c.c_int32, [
        c.POINTER(DialConfiguration),
        c.c_size_t,
    ]),
    "dial_configuration_problem": (c.c_char_p, [
        c.POINTER(DialConfiguration),
        c.c_size_t,
    ]),
    "dial_init": (c.c_int32, [
        c.POINTER(Dial),
        c.c_size_t,
        c.POINTER(DialConfiguration),
        c.c_size_t,
        c.c_double,
    ]),
    "dial_store": (c.c_int32, [
        c.POINTER(Dial),
        c.c_void_p,
        c.c_size_t,
        c.POINTER(c.c_size_t),
    ]),
    "dial_restore": (c.c_int32, [
        c.POINTER(Dial),
        c.c_size_t,
        c.c_void_p,
        c.c_size_t,
    ]),
    "dial_handle": (c.c_int32, [
        c.POINTER(Dial),
        c.POINTER(Event),
        c.c_size_t,
        Sink,
        c.py_object,
        c.POINTER(Handled),
    ]),
    "dial_advance": (c.c_int32, [
        c.POINTER(Dial),
        c.c_int64,
        Sink,
        c.py_object,
    ]),
    "dial_set_value": (c.c_int32, [
        c.POINTER(Dial),
        c.c_double,
        c.c_int32,
        Sink,
        c.py_object,
    ]),
    "dial_update": (c.c_int32, [
        c.POINTER(Dial),
        c.POINTER(DialConfiguration),
        c.c_size_t,
        c.POINTER(c.c_double),
        c.c_size_t,
        c.c_int32,
        Sink,
        c.py_object,
    ]),
    "dial_read": (c.c_int32, [
        c.POINTER(Dial),
        c.POINTER(DialState),
        c.c_size_t,
    ]),
    "dial_read_configuration": (c.c_int32, [
        c.POINTER(Dial),
        c.POINTER(DialConfiguration),
        c.c_size_t,
    ]),
    "dial_accessibility": (c.c_int32, [
        c.POINTER(Dial),
        c.POINTER(Environment),
        c.POINTER(Accessibility),
        c.c_size_t,
    ]),
    "dial_read_scene": (c.c_int32, [
        c.POINTER(Dial),
        c.POINTER(Environment),
        c.POINTER(DialScene),
        c.c_size_t,
        c.POINTER(DialMark),
        c.c_size_t,
    ]),
    "handle": (c.c_int32, [
        c.c_void_p,
        c.POINTER(Event),
        c.c_size_t,
        Sink,
        c.py_object,
        c.POINTER(Handled),
    ]),
    "advance": (c.c_int32, [
        c.c_void_p,
        c.c_int64,
        Sink,
        c.py_object,
    ]),
    "set": (c.c_int32, [
        c.c_void_p,
        c.c_int32,
        c.c_double,
        c.c_int32,
        Sink,
        c.py_object,
    ]),
    "update": (c.c_int32, [
        c.c_void_p,
        c.c_void_p,
        c.c_size_t,
        c.POINTER(c.c_double),
        c.c_size_t,
        c.c_int32,
        Sink,
        c.py_object,
    ]),
    "read": (c.c_int32, [
        c.c_void_p,
        c.c_int32,
        c.POINTER(State),
        c.c_size_t,
    ]),
    "describe": (c.c_int32, [
        c.c_void_p,
        c.c_int32,
        c.POINTER(Environment),
        c.POINTER(Accessibility),
        c.c_size_t,
    ]),
    "store": (c.c_int32, [
        c.c_void_p,
        c.c_void_p,
        c.c_size_t,
        c.POINTER(c.c_size_t),
    ]),
    "echo_init": (c.c_int32, [
        c.POINTER(Echo),
        c.c_size_t,
        c.c_double,
    ]),
    "echo_note": (c.c_int32, [
        c.POINTER(Echo),
        c.POINTER(Effect),
    ]),
    "echo_heard": (c.c_int32, [
        c.POINTER(Echo),
        c.c_double,
        c.c_int32,
    ]),
    "echo_adopt": (c.c_int32, [
        c.POINTER(Echo),
        c.c_int64,
        c.POINTER(c.c_double),
        c.POINTER(c.c_int64),
    ]),
    "haptic_gate_init": (c.c_int32, [
        c.POINTER(HapticGate),
        c.c_size_t,
        c.c_int64,
    ]),
    "haptic_gate_plays": (c.c_int32, [
        c.POINTER(HapticGate),
        c.POINTER(Effect),
        c.c_int64,
        c.POINTER(c.c_int32),
    ]),
}
