"""The structures of the C interface as ctypes has them: nothing here is for users of the package."""

from __future__ import annotations

import ctypes as c


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


class Environment(c.Structure):
    _fields_ = [
        ("breadth", c.c_double),
        ("text_scale", c.c_double),
        ("label_length", c.c_double),
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
    _fields_ = [("opaque", c.c_uint64 * 160)]


class RulerConfiguration(c.Structure):
    _fields_ = [
        ("lower_bound", c.c_double),
        ("upper_bound", c.c_double),
        ("step", c.c_double),
        ("origin", c.c_double),
        ("unit_width", c.c_double),
        ("length", c.c_double),
        ("capture", c.c_double),
        ("rearm", c.c_double),
        ("deceleration", c.c_double),
        ("minimum_fling", c.c_double),
        ("maximum_fling", c.c_double),
        ("stop_distance", c.c_double),
        ("spring_frequency", c.c_double),
        ("rest_distance", c.c_double),
        ("rubber_band", c.c_double),
        ("slop_touch", c.c_double),
        ("slop_mouse", c.c_double),
        ("slop_pen", c.c_double),
        ("fine_drag_scale", c.c_double),
        ("fine_drag_distance", c.c_double),
        ("scroll_timeout", c.c_int64),
        ("fractions", c.c_int64),
        ("fine_drag_modifiers", c.c_int32),
        ("snap", c.c_int32),
        ("tick", c.c_int32),
        ("orientation", c.c_int32),
        ("layout_direction", c.c_int32),
        ("interaction", c.c_int32),
        ("cancel_policy", c.c_int32),
        ("reserved", c.c_int32),
        ("boundary_haptic_gap", c.c_int64),
        ("landing_frequency", c.c_double),
        ("tap", c.c_int32),
        ("reserved2", c.c_int32),
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


class Mark(c.Structure):
    _fields_ = [
        ("along", c.c_double),
        ("value", c.c_double),
        ("index", c.c_int64),
        ("kind", c.c_int32),
        ("flags", c.c_int32),
    ]


class Echo(c.Structure):
    _fields_ = [("opaque", c.c_uint64 * 12)]


class HapticGate(c.Structure):
    _fields_ = [("opaque", c.c_uint64 * 8)]


class Rating(c.Structure):
    _fields_ = [("opaque", c.c_uint64 * 128)]


class RatingConfiguration(c.Structure):
    _fields_ = [
        ("count", c.c_int64),
        ("granularity", c.c_double),
        ("minimum", c.c_double),
        ("length", c.c_double),
        ("spacing", c.c_double),
        ("symbol_width", c.c_double),
        ("orientation", c.c_int32),
        ("layout_direction", c.c_int32),
        ("interaction", c.c_int32),
        ("cancel_policy", c.c_int32),
        ("reselection", c.c_int32),
        ("selection", c.c_int32),
        ("previews_hover", c.c_int32),
        ("ticks", c.c_int32),
        ("press", c.c_int32),
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
