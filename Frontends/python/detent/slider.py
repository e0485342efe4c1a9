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
        structure = self._converted(SliderConfiguration() if configuration is None else configuration)
        self._storage = self._storage_type()
        given = values if isinstance(values, Sequence) else [values]
        status = self._function("init")(
            ctypes.byref(self._storage), ctypes.sizeof(self._storage), ctypes.byref(structure),
            ctypes.sizeof(structure), _doubles(given), len(given),
        )
        self._check(status, structure)

    def set_value(self, value: float, animated: bool = False, part: int = 0) -> list[Effect]:
        """Sets the value of a thumb, as the host, between those of its neighbours."""
        status, effects = self._collect(
            "set_value", _part(part), number("value", value), animated
        )
        check(status)
        return effects

    @property
    def state(self) -> SliderState:
        """State of the slider."""
        state = self._read("read", _native.SliderState)
        return SliderState(
            tuple(self.part(number).value for number in range(state.part_count)),
            time_of(state.time), time_of(state.rest_time), state.focus, Phase(state.phase),
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
        state = _native.SliderPart()
        self._read_part("read_part", part, state)
        return SliderPart(
            state.value, state.offset, state.velocity, state.target, state.minimum, state.maximum,
            time_of(state.rest_time), state.nearest_mark, Phase(state.phase),
        )

    def accessibility(
        self, environment: Environment = Environment(), part: int = 0
    ) -> Accessibility:
        """Returns the accessibility data of a thumb, which is a slider of its own."""
        node, surroundings = _native.Accessibility(), environment._native()
        self._read_part("accessibility", part, node, ctypes.byref(surroundings))
        return Accessibility._of(node)

    def scene(self, environment: Environment = Environment()) -> SliderScene:
        """Returns the drawn state, with all thumbs and marks."""
        scene, surroundings = _native.SliderScene(), environment._native()
        thumbs = (_native.Thumb * 8)()
        marks = (_native.SliderMark * 501)()
        check(
            self._function("read_scene")(
                ctypes.byref(self._storage), ctypes.byref(surroundings), ctypes.byref(scene),
                ctypes.sizeof(scene), thumbs, len(thumbs), marks, len(marks),
            )
        )
        return SliderScene(
            scene.length, scene.breadth, scene.lower_value, scene.upper_value,
            (scene.filled_from, scene.filled_to), scene.focus, Phase(scene.phase),
            Orientation(scene.orientation), LayoutDirection(scene.layout_direction),
            bool(scene.is_discrete), bool(scene.is_enabled), bool(scene.is_read_only),
            tuple(
                Thumb(
                    thumb.value, thumb.minimum, thumb.maximum, thumb.along, known(thumb.landing),
                    thumb.x, thumb.y, thumb.width, thumb.height, Phase(thumb.phase),
                    bool(thumb.flags & 1), bool(thumb.flags & 2),
                )
                for thumb in thumbs[: scene.thumb_count]
            ),
            tuple(
                SliderMark(mark.along, mark.value, bool(mark.flags & 1))
                for mark in marks[: scene.mark_count]
            ),
        )

    def _read_part(self, verb: str, part: int, structure: ctypes.Structure, *more: Any) -> None:
        check(
            self._function(verb)(
                ctypes.byref(self._storage), _part(part), *more, ctypes.byref(structure),
                ctypes.sizeof(structure),
            )
        )


def _doubles(values: Sequence[float]) -> ctypes.Array[ctypes.c_double]:
    return (ctypes.c_double * len(values))(*(number("values", value) for value in values))


def _part(part: int) -> int:
    """The number of a part, if it fits the C type; ctypes alone would truncate it."""
    filled(_native.Effect(), part=part)
    return part
