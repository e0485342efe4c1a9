"""The slider, a control with several parts."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any

from . import _native
from .constants import Phase
from .controls import Control
from .effects import Effect
from .errors import check, filled, number
from .generated.configurations import LayoutDirection, Orientation, SliderConfiguration
from .readings import (
    Accessibility,
    Environment,
    SliderMark,
    SliderPart,
    SliderScene,
    SliderState,
    Thumb,
    known,
    time_of,
)


class Slider(Control[SliderConfiguration]):
    """One to eight numbers chosen by sliding thumbs along a track.

    The thumbs are its parts, counted from 0; effects name their part.

    >>> from detent import Event, Key
    >>> slider = Slider([20, 70], SliderConfiguration(thumbs=2, step=5))
    >>> effects = slider.handle(Event.focus(0, 1), Event.key(0, Key.ARROW_LEFT))
    >>> [(effect.part, effect.value) for effect in effects if hasattr(effect, "cause")]
    [(1, 65.0)]
    >>> slider.state.values
    (20.0, 65.0)
    """

    _name = "slider"
    _storage_type = _native.Slider
    _settings_type = SliderConfiguration
    _native_settings = _native.SliderConfiguration

    def __init__(
        self, values: float | Sequence[float] = (),
        configuration: SliderConfiguration | None = None,
    ) -> None:
        told = self._told(SliderConfiguration() if configuration is None else configuration)
        self._storage = self._storage_type()
        given = values if isinstance(values, Sequence) else [values]
        status = self._function("init")(
            ctypes.byref(self._storage), ctypes.sizeof(self._storage), ctypes.byref(told),
            ctypes.sizeof(told), _doubles(given), len(given),
        )
        self._check(status, told)

    def set_value(self, value: float, animated: bool = False, part: int = 0) -> list[Effect]:
        """Sets the value of a thumb, as the host, between those of its neighbours."""
        status, effects = self._collect(
            "set_value", _part(part), number("value", value), animated
        )
        check(status)
        return effects

    def set_values(self, values: Sequence[float], animated: bool = False) -> list[Effect]:
        """Sets the values of the first thumbs together, as the host; the others keep theirs."""
        status, effects = self._collect("set_values", _doubles(values), len(values), animated)
        check(status)
        return effects

    @property
    def state(self) -> SliderState:
        """State of the slider."""
        told = self._read("read", _native.SliderState)
        return SliderState(
            tuple(self.part(number).value for number in range(told.part_count)),
            time_of(told.time), time_of(told.rest_time), told.focus, Phase(told.phase),
        )

    @property
    def value(self) -> float:
        """Value of the first thumb; ``values`` has those of all."""
        return float(self.part(0).value)

    @property
    def values(self) -> tuple[float, ...]:
        """Value of each thumb, as last reported or set."""
        return self._values()

    def _values(self) -> tuple[float, ...]:
        return self.state.values

    def part(self, part: int) -> SliderPart:
        """Returns the state of a thumb."""
        told = _native.SliderPart()
        self._read_part("read_part", part, told)
        return SliderPart(
            told.value, told.offset, told.velocity, told.target, told.minimum, told.maximum,
            time_of(told.rest_time), told.nearest_mark, Phase(told.phase),
        )

    def accessibility(
        self, environment: Environment = Environment(), part: int = 0
    ) -> Accessibility:
        """Returns the accessibility data of a thumb, which is a slider of its own."""
        told, surroundings = _native.Accessibility(), environment._native()
        self._read_part("accessibility", part, told, ctypes.byref(surroundings))
        return Accessibility._of(told)

    def scene(self, environment: Environment = Environment()) -> SliderScene:
        """Returns the drawn state, with all thumbs and marks."""
        told, surroundings = _native.SliderScene(), environment._native()
        thumbs = (_native.Thumb * 8)()
        marks = (_native.SliderMark * 501)()
        check(
            self._function("read_scene")(
                ctypes.byref(self._storage), ctypes.byref(surroundings), ctypes.byref(told),
                ctypes.sizeof(told), thumbs, len(thumbs), marks, len(marks),
            )
        )
        return SliderScene(
            told.length, told.breadth, told.lower_value, told.upper_value,
            (told.filled_from, told.filled_to), told.focus, Phase(told.phase),
            Orientation(told.orientation), LayoutDirection(told.layout_direction),
            bool(told.is_discrete), bool(told.is_enabled), bool(told.is_read_only),
            tuple(
                Thumb(
                    thumb.value, thumb.minimum, thumb.maximum, thumb.along, known(thumb.landing),
                    thumb.x, thumb.y, thumb.width, thumb.height, Phase(thumb.phase),
                    bool(thumb.flags & 1), bool(thumb.flags & 2),
                )
                for thumb in thumbs[: told.thumb_count]
            ),
            tuple(
                SliderMark(mark.along, mark.value, bool(mark.flags & 1))
                for mark in marks[: told.mark_count]
            ),
        )

    def _read_part(self, verb: str, part: int, told: ctypes.Structure, *more: Any) -> None:
        check(
            self._function(verb)(
                ctypes.byref(self._storage), _part(part), *more, ctypes.byref(told),
                ctypes.sizeof(told),
            )
        )


def _doubles(values: Sequence[float]) -> ctypes.Array[ctypes.c_double]:
    return (ctypes.c_double * len(values))(*(number("values", value) for value in values))


def _part(part: int) -> int:
    """The number of a part, if it fits the C type; ctypes alone would truncate it."""
    filled(_native.Effect(), part=part)
    return part
