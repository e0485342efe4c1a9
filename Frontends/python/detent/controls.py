"""Base of controls, and the ruler and rating."""

from __future__ import annotations

import copy
import ctypes
import math
from collections.abc import Generator, Sequence
from dataclasses import fields
from typing import Any, Generic, NoReturn, TypeVar

from . import _native
from .batch import Effects, Events, handled
from .configurations import Configuration, field_of, native, plain
from .constants import MarkKind, Phase
from .effects import Effect, effect_of
from .errors import DetentError, Status, check, number
from .events import Event
from .generated.configurations import LayoutDirection, Orientation, RatingConfiguration, RulerConfiguration
from .readings import (
    Accessibility,
    Environment,
    Mark,
    RatingScene,
    RatingState,
    RulerScene,
    RulerState,
    Symbol,
    known,
    time_of,
)

Settings = TypeVar("Settings", bound=Configuration)
Self = TypeVar("Self", bound="Control[Any]")


def _collector(
    collected: list[_native.Effect], raised: list[BaseException]
) -> Generator[None, Any, None]:
    """Copies the effects sent to it; after an exception, skips the rest."""
    try:
        while True:
            collected.append(_native.Effect.from_buffer_copy((yield).contents))
    except GeneratorExit:
        return
    except BaseException as error:
        raised.append(error)
    while True:
        yield


def _check_event(status: int, wrong: int, event: _native.Event | None, effects: Sequence[Effect]) -> None:
    """Raises unless the status is OK; names the invalid event, and its member if that is a number."""
    if event is not None and status in (Status.NUMBER, Status.CONSTANT):
        text: bytes = _native.library.detent_status_text(status)
        field = next((name for name in ("x", "y") if not math.isfinite(getattr(event, name))), None)
        where = f"event {wrong}: " + (f"{field}: " if field else "")
        raise DetentError(Status(status), where + text.decode(), tuple(effects), field)
    check(status)


class Control(Generic[Settings]):
    """Base of all controls.

    Only its methods change a control, and each returns the effects. It reads no clock. ``copy.copy``
    makes an independent control. A control belongs to one thread at a time: the library is called
    without Python's global lock.
    """

    _name: str
    _storage_type: type[ctypes.Structure]
    _settings_type: type[Any]
    _native_settings: type[ctypes.Structure]
    #: Number of events of the last ``handle`` or ``handle_batch`` that were the control's own, also where it could
    #: not go further. The others are the host's to use: of other buttons, shortcuts, keys without a use.
    own: int = 0

    def __init__(self, value: float = 0.0, configuration: Settings | None = None) -> None:
        structure = self._converted(self._settings_type() if configuration is None else configuration)
        self._storage = self._storage_type()
        status = self._function("init")(
            ctypes.byref(self._storage), ctypes.sizeof(self._storage), ctypes.byref(structure),
            ctypes.sizeof(structure), number("value", value),
        )
        self._check(status, structure)

    def _converted(self, configuration: Settings) -> ctypes.Structure:
        if not isinstance(configuration, self._settings_type):
            raise TypeError(f"a {self._name} takes a {self._settings_type.__name__}")
        return native(configuration, self._native_settings)

    def _function(self, verb: str) -> Any:
        return getattr(_native.library, f"detent_{self._name}_{verb}")

    def _check(self, status: int, structure: ctypes.Structure) -> None:
        """Adds the reason if the configuration is invalid."""
        detail = field = None
        if status in (Status.CONSTANT, Status.CONFIGURATION):
            problem = self._function("configuration_problem")
            sentence: bytes | None = problem(ctypes.byref(structure), ctypes.sizeof(structure))
            detail = sentence.decode() if sentence else None
            field = field_of(structure, self._settings_type(), problem)
        check(status, detail, field)

    def _collect(
        self, verb: str, *arguments: Any, last: tuple[Any, ...] = ()
    ) -> tuple[int, list[Effect]]:
        """Calls a verb; ``last`` are the arguments after the sink and its context."""
        collected: list[_native.Effect] = []
        raised: list[BaseException] = []
        collector = _collector(collected, raised)
        next(collector)
        status = self._function(verb)(
            ctypes.byref(self._storage), *arguments, _native.send, collector, *last
        )
        if raised:
            raise raised[0]
        effects = [effect_of(effect) for effect in collected]
        return status, [effect for effect in effects if effect is not None]

    # Verbs

    def handle(self, *events: Event) -> list[Effect]:
        """Handles events in turn, up to the first invalid one; raises a ``DetentError`` that names
        it, and has the ``effects`` of those before it."""
        for event in events:
            if not isinstance(event, Event):
                raise TypeError(f"handle takes events, not {event!r}")
        structures = (_native.Event * len(events))(*(event._native() for event in events))
        outcome = _native.Handled()
        status, effects = self._collect("handle", structures, len(events), last=(ctypes.byref(outcome),))
        self.own = outcome.own
        if status != Status.OK:
            wrong = outcome.wrong
            _check_event(status, wrong, structures[wrong] if wrong < len(structures) else None, effects)
        return effects

    def handle_batch(self, events: Events) -> Effects:
        """Handles many events, as ``handle`` does, without an object for each event and effect.

        >>> ruler = Ruler(20, RulerConfiguration(lower_bound=0, upper_bound=100))
        >>> effects = ruler.handle_batch(Events.columns(time=[0, 8_000_000], kind=[1, 2], x=[200, 150], y=40))
        >>> [float(value) for value in effects.value]
        [0.0, 20.333333333333332]
        """
        if not isinstance(events, Events):
            raise TypeError(f"handle_batch takes Events, not {events!r}")
        status, wrong, self.own, effects = handled(self._name, self._storage, events)
        if status != Status.OK:
            _check_event(status, wrong, events._event(wrong) if wrong < len(events) else None, effects)
        return effects

    def advance(self, time: int) -> list[Effect]:
        """Advances time. Does nothing if ``time`` is not later than the control's own."""
        status, effects = self._collect("advance", Event.advance(time)._native().time)
        check(status)
        return effects

    def update(
        self, values: Sequence[float | None] = (), configuration: Settings | None = None, animated: bool = False
    ) -> list[Effect]:
        """Sets values and settings together, as the host. Values are taken by the new settings, and nothing of it is
        told but the end of an edit that it interrupts. Parts without a value, or with ``None``, keep theirs if possible.
        """
        structure = None if configuration is None else self._converted(configuration)
        given = [math.nan if value is None else number(f"values[{part}]", value) for part, value in enumerate(values)]
        settings = (None, 0) if structure is None else (ctypes.byref(structure), ctypes.sizeof(structure))
        status, effects = self._collect(
            "update", *settings, (ctypes.c_double * len(given))(*given), len(given), animated
        )
        if structure is None:
            check(status)
        else:
            self._check(status, structure)
        return effects

    def set_value(self, value: float, animated: bool = False) -> list[Effect]:
        """Sets the value, as the host; see ``update``."""
        status, effects = self._collect("set_value", number("value", value), animated)
        check(status)
        return effects

    def configure(self, configuration: Settings) -> list[Effect]:
        """Changes any settings, as the host; see ``update``."""
        if configuration is None:
            raise TypeError("configure needs a configuration")
        return self.update(configuration=configuration)

    # Readings

    def _read(self, verb: str, kind: type[ctypes.Structure]) -> Any:
        structure = kind()
        check(
            self._function(verb)(
                ctypes.byref(self._storage), ctypes.byref(structure), ctypes.sizeof(structure)
            )
        )
        return structure

    @property
    def configuration(self) -> Settings:
        """Settings in force; to change them, pass a changed copy to ``configure``."""
        structure = self._read("read_configuration", self._native_settings)
        ours = self._settings_type()
        for member in fields(ours):
            setattr(ours, member.name, plain(structure, member.name, getattr(ours, member.name)))
        return ours  # type: ignore[no-any-return]

    @property
    def value(self) -> float:
        """Value as last reported or set."""
        return float(self.state.value)

    @property
    def state(self) -> Any:
        """State of the control."""
        raise NotImplementedError

    def __repr__(self) -> str:
        """Shows the control, its value, its phase, and the settings that differ from the defaults."""
        value = ", ".join(f"{each!r}" for each in self._values())
        return f"<{type(self).__name__} {value} {self.state.phase.name.lower()}, {self.configuration!r}>"

    def _values(self) -> tuple[float, ...]:
        return (self.value,)

    def accessibility(self, environment: Environment = Environment()) -> Accessibility:
        """Returns the data for assistive technology."""
        node, surroundings = _native.Accessibility(), environment._native()
        check(
            self._function("accessibility")(
                ctypes.byref(self._storage), ctypes.byref(surroundings), ctypes.byref(node),
                ctypes.sizeof(node),
            )
        )
        return Accessibility._of(node)

    def _scene(
        self, environment: Environment, kind: type[ctypes.Structure],
        part: type[ctypes.Structure], count: int,
    ) -> tuple[Any, Any]:
        scene, parts, surroundings = kind(), (part * count)(), environment._native()
        check(
            self._function("read_scene")(
                ctypes.byref(self._storage), ctypes.byref(surroundings), ctypes.byref(scene),
                ctypes.sizeof(scene), parts, count,
            )
        )
        return scene, parts

    # Copies

    def __copy__(self: Self) -> Self:
        copied = type(self).__new__(type(self))
        copied.__dict__.update(self.__dict__)
        copied._storage = self._storage_type.from_buffer_copy(self._storage)
        return copied

    def __deepcopy__(self: Self, memo: dict[int, Any]) -> Self:
        copied = self.__copy__()
        others = {name: each for name, each in self.__dict__.items() if name != "_storage"}
        copied.__dict__.update(copy.deepcopy(others, memo))
        return copied

    def __reduce__(self) -> NoReturn:
        raise TypeError("a control is for the library that made it: keep its events instead")


class Ruler(Control[RulerConfiguration]):
    """A number chosen by sliding a ruler under a fixed cursor.

    >>> ruler = Ruler(20, RulerConfiguration(lower_bound=0, upper_bound=100))
    >>> [effect.value for effect in ruler.handle(Event.increment(0)) if hasattr(effect, "cause")]
    [21.0]
    """

    _name = "ruler"
    _storage_type = _native.Ruler
    _settings_type = RulerConfiguration
    _native_settings = _native.RulerConfiguration

    @property
    def state(self) -> RulerState:
        """State of the ruler."""
        state = self._read("read", _native.RulerState)
        return RulerState(
            state.value, state.offset, state.velocity, state.target, time_of(state.time),
            time_of(state.rest_time), state.nearest_mark, Phase(state.phase),
        )

    def scene(self, environment: Environment = Environment()) -> RulerScene:
        """Returns the drawn state, with all marks."""
        kinds = (_native.RulerScene, _native.Mark)
        count = self._scene(environment, *kinds, 0)[0].mark_count
        scene, marks = self._scene(environment, *kinds, count)
        return RulerScene(
            scene.length, scene.breadth, scene.cursor, scene.value, scene.unit_width, scene.overscroll,
            known(scene.lower_bound), known(scene.upper_bound), known(scene.landing),
            Phase(scene.phase), Orientation(scene.orientation), bool(scene.is_enabled),
            tuple(
                Mark(
                    mark.along, mark.value, mark.index, MarkKind(mark.kind), bool(mark.flags & 1),
                    bool(mark.flags & 2),
                )
                for mark in marks
            ),
        )


class Rating(Control[RatingConfiguration]):
    """A number chosen by pressing, or dragging along, a row of symbols.

    >>> rating = Rating(3)
    >>> _ = rating.handle(Event.down(0, 170, 20), Event.up(0, 170, 20))
    >>> rating.state.value
    5.0
    """

    _name = "rating"
    _storage_type = _native.Rating
    _settings_type = RatingConfiguration
    _native_settings = _native.RatingConfiguration

    @property
    def state(self) -> RatingState:
        """State of the rating."""
        state = self._read("read", _native.RatingState)
        return RatingState(
            state.value, known(state.preview), time_of(state.time), Phase(state.phase)
        )

    def scene(self, environment: Environment = Environment()) -> RatingScene:
        """Returns the drawn state, with all symbols."""
        kinds = (_native.RatingScene, _native.Symbol)
        count = self._scene(environment, *kinds, 0)[0].count
        scene, symbols = self._scene(environment, *kinds, count)
        label = (scene.label_x, scene.label_y, scene.label_width, scene.label_height)
        return RatingScene(
            scene.value, scene.breadth, Phase(scene.phase), Orientation(scene.orientation),
            LayoutDirection(scene.layout_direction), bool(scene.is_enabled),
            bool(scene.is_previewed), None if math.isnan(label[0]) else label,
            tuple(
                Symbol(
                    symbol.x, symbol.y, symbol.width, symbol.height, symbol.fill,
                    bool(symbol.flags & 1), bool(symbol.flags & 2), bool(symbol.flags & 4),
                )
                for symbol in symbols
            ),
        )
