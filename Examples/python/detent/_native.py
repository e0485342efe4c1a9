"""The functions of the C interface as ctypes has them: nothing here is for users of the package."""

from __future__ import annotations

import ctypes as c
import os
from pathlib import Path
from types import GeneratorType
from typing import Any

from ._slider import *
from ._structures import *

Sink = c.CFUNCTYPE(None, c.py_object, c.POINTER(Effect))

#: Sends effects to the generator that is the context of the call. ctypes would print what is raised in
#: a function, as Ctrl-C may be at its first step, and go on; a generator is in the midst of a ``try``.
send = Sink(GeneratorType.send)

#: The version of the header that this package was written for.
ABI_VERSION = 1


def _candidates() -> list[str]:
    """Where the library may be, the best place first."""
    named = os.environ.get("DETENT_LIBRARY")
    if named:
        return [named]
    here = Path(__file__).resolve().parent
    beside = [here, *(folder / ".build-c" for folder in here.parents[2:3])]
    there = [str(folder / "libdetent.so") for folder in beside]
    return [path for path in there if Path(path).exists()] + ["libdetent.so.1"]


def _load() -> c.CDLL:
    candidates = _candidates()
    try:
        loaded = c.CDLL(candidates[0])
    except OSError as error:
        raise ImportError(
            f"{error}: run Scripts/build/c.sh, or let DETENT_LIBRARY name libdetent.so"
        ) from None
    try:
        version = loaded.detent_abi_version
    except AttributeError:
        raise ImportError(f"{candidates[0]} is not the library of detent.h") from None
    version.restype = c.c_uint32
    if version() < ABI_VERSION:
        raise ImportError(f"{candidates[0]} is older than this package")
    _declare(loaded)
    return loaded


def _declare(loaded: c.CDLL) -> None:
    """Tells ctypes what the functions take, so that it refuses all else."""
    loaded.detent_feel_version.restype = c.c_uint32
    loaded.detent_feel_version.argtypes = []
    loaded.detent_status_text.restype = c.c_char_p
    loaded.detent_status_text.argtypes = [c.c_int32]
    loaded.detent_number_text.restype = c.c_size_t
    loaded.detent_number_text.argtypes = [c.c_double, c.c_char_p, c.c_size_t]
    whole = c.POINTER(c.c_int64)
    loaded.detent_effect_tick.argtypes = [c.POINTER(Effect), c.c_int64, whole, whole]
    _declare_control(loaded, "ruler", Ruler, RulerConfiguration, RulerState, RulerScene, Mark)
    _declare_control(
        loaded, "rating", Rating, RatingConfiguration, RatingState, RatingScene, Symbol
    )
    _declare_slider(loaded)
    gate = c.POINTER(HapticGate)
    loaded.detent_haptic_gate_init.argtypes = [gate, c.c_size_t, c.c_int64]
    plays = c.POINTER(c.c_int32)
    loaded.detent_haptic_gate_plays.argtypes = [gate, c.POINTER(Effect), c.c_int64, plays]


def _declare_control(loaded: c.CDLL, name: str, *structures: type[c.Structure]) -> None:
    control, configuration, state, scene, part = (c.POINTER(each) for each in structures)
    size = c.c_size_t
    sink: list[Any] = [Sink, c.py_object]
    environment = c.POINTER(Environment)
    arguments: dict[str, list[Any]] = {
        "configuration_init": [configuration, size],
        "configuration_problem": [configuration, size],
        "init": [control, size, configuration, size, c.c_double],
        "handle": [control, c.POINTER(Event), size, *sink, c.POINTER(size)],
        "advance": [control, c.c_int64, *sink],
        "set_value": [control, c.c_double, c.c_int32, *sink],
        "set_configuration": [control, configuration, size, *sink],
        "read": [control, state, size],
        "read_configuration": [control, configuration, size],
        "accessibility": [control, environment, c.POINTER(Accessibility), size],
        "read_scene": [control, environment, scene, size, part, size],
    }
    declare_verbs(loaded, name, arguments)


def _declare_slider(loaded: c.CDLL) -> None:
    slider, configuration = c.POINTER(Slider), c.POINTER(SliderConfiguration)
    size, values = c.c_size_t, c.POINTER(c.c_double)
    sink: list[Any] = [Sink, c.py_object]
    arguments: dict[str, list[Any]] = {
        "configuration_init": [configuration, size],
        "configuration_problem": [configuration, size],
        "init": [slider, size, configuration, size, values, size],
        "handle": [slider, c.POINTER(Event), size, *sink, c.POINTER(size)],
        "advance": [slider, c.c_int64, *sink],
        "set_value": [slider, c.c_int32, c.c_double, c.c_int32, *sink],
        "set_values": [slider, values, size, c.c_int32, *sink],
        "set_configuration": [slider, configuration, size, *sink],
        "read": [slider, c.POINTER(SliderState), size],
        "read_part": [slider, c.c_int32, c.POINTER(SliderPart), size],
        "read_configuration": [slider, configuration, size],
        "accessibility": [
            slider, c.c_int32, c.POINTER(Environment), c.POINTER(Accessibility), size
        ],
        "read_scene": [
            slider, c.POINTER(Environment), c.POINTER(SliderScene), size, c.POINTER(Thumb), size,
            c.POINTER(SliderMark), size,
        ],
    }
    declare_verbs(loaded, "slider", arguments)


def declare_verbs(loaded: c.CDLL, name: str, arguments: dict[str, list[Any]]) -> None:
    """Of a control: what its functions take, by what stands behind its name."""
    for verb, types in arguments.items():
        function = getattr(loaded, f"detent_{name}_{verb}")
        function.argtypes = types
        function.restype = c.c_int32
    getattr(loaded, f"detent_{name}_configuration_problem").restype = c.c_char_p


library = _load()
