"""The structures of a slider as ctypes has them: nothing here is for users of the package."""

from __future__ import annotations

import ctypes as c


class Slider(c.Structure):
    _fields_ = [("opaque", c.c_uint64 * 544)]


class SliderConfiguration(c.Structure):
    _fields_ = [
        ("lower_bound", c.c_double),
        ("upper_bound", c.c_double),
        ("step", c.c_double),
        ("factor", c.c_double),
        ("distance", c.c_double),
        ("grab", c.c_double),
        ("rubber_band", c.c_double),
        ("length", c.c_double),
        ("spring_frequency", c.c_double),
        ("landing_frequency", c.c_double),
        ("rest_distance", c.c_double),
        ("slop_touch", c.c_double),
        ("slop_mouse", c.c_double),
        ("slop_pen", c.c_double),
        ("fine_drag_scale", c.c_double),
        ("fine_drag_distance", c.c_double),
        ("scroll_timeout", c.c_int64),
        ("boundary_haptic_gap", c.c_int64),
        ("thumbs", c.c_int64),
        ("stop_count", c.c_int64),
        ("stops", c.c_double * 32),
        ("scale", c.c_int32),
        ("meet", c.c_int32),
        ("track_press", c.c_int32),
        ("between", c.c_int32),
        ("quantize", c.c_int32),
        ("ticks", c.c_int32),
        ("fine_drag_modifiers", c.c_int32),
        ("orientation", c.c_int32),
        ("layout_direction", c.c_int32),
        ("interaction", c.c_int32),
        ("cancel_policy", c.c_int32),
        ("reserved", c.c_int32),
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
