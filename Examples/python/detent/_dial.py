"""The functions of a dial as ctypes has them: nothing here is for users of the package."""

from __future__ import annotations

import ctypes as c
from typing import Any

from . import _native


class Dial(c.Structure):
    _fields_ = [("opaque", c.c_uint64 * 160)]


class DialConfiguration(c.Structure):
    _fields_ = [
        ("lower_bound", c.c_double),
        ("upper_bound", c.c_double),
        ("step", c.c_double),
        ("start", c.c_double),
        ("sweep", c.c_double),
        ("dead", c.c_double),
        ("width", c.c_double),
        ("height", c.c_double),
        ("deceleration", c.c_double),
        ("minimum_fling", c.c_double),
        ("maximum_fling", c.c_double),
        ("spring_frequency", c.c_double),
        ("landing_frequency", c.c_double),
        ("slop_touch", c.c_double),
        ("slop_mouse", c.c_double),
        ("slop_pen", c.c_double),
        ("fine_drag_scale", c.c_double),
        ("fine_drag_distance", c.c_double),
        ("scroll_timeout", c.c_int64),
        ("boundary_haptic_gap", c.c_int64),
        ("wraps", c.c_int32),
        ("snaps", c.c_int32),
        ("ticks", c.c_int32),
        ("coasts", c.c_int32),
        ("hold", c.c_int32),
        ("press", c.c_int32),
        ("fine_drag_modifiers", c.c_int32),
        ("layout_direction", c.c_int32),
        ("interaction", c.c_int32),
        ("cancel_policy", c.c_int32),
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


def _declare() -> None:
    dial, configuration, size = c.POINTER(Dial), c.POINTER(DialConfiguration), c.c_size_t
    sink: list[Any] = [_native.Sink, c.py_object]
    environment, node = c.POINTER(_native.Environment), c.POINTER(_native.Accessibility)
    arguments: dict[str, list[Any]] = {
        "configuration_init": [configuration, size],
        "configuration_problem": [configuration, size],
        "init": [dial, size, configuration, size, c.c_double],
        "handle": [dial, c.POINTER(_native.Event), size, *sink, c.POINTER(size)],
        "advance": [dial, c.c_int64, *sink],
        "set_value": [dial, c.c_double, c.c_int32, *sink],
        "set_configuration": [dial, configuration, size, *sink],
        "read": [dial, c.POINTER(DialState), size],
        "read_configuration": [dial, configuration, size],
        "accessibility": [dial, environment, node, size],
        "read_scene": [
            dial, environment, c.POINTER(DialScene), size, c.POINTER(DialMark), size
        ],
    }
    _native.declare_verbs(_native.library, "dial", arguments)


_declare()
