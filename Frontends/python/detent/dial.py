"""The dial."""

from __future__ import annotations

from dataclasses import dataclass

from . import _native
from .constants import Phase
from .controls import Control
from .generated.configurations import DialConfiguration
from .readings import Environment, known, time_of


@dataclass(frozen=True)
class DialState:
    """State of a dial."""

    value: float
    #: Drawn position, in points of arc from the lower end of the first turn.
    offset: float
    #: Drawn angle in degrees clockwise from the top, growing over turns.
    angle: float
    velocity: float
    target: float
    #: ``None`` before the first event.
    time: int | None
    #: Time at which it comes to rest; ``None`` if idle or held.
    rest_time: int | None
    nearest_mark: int
    #: Turn of the value; 0 is the one in which the host set it.
    turns: int
    phase: Phase


@dataclass(frozen=True)
class DialMark:
    """A visible mark of a dial."""

    value: float
    #: Degrees clockwise from the top.
    angle: float
    #: Centre of its label, in points from the upper left corner; ``None`` without label.
    label: tuple[float, float] | None


@dataclass(frozen=True)
class DialScene:
    """Drawn state of a dial: angles are degrees clockwise from the top, distances points."""

    width: float
    height: float
    #: Values of the two ends.
    lower_value: float
    upper_value: float
    step: float | None
    #: Angle of the lower end, and angle from there to the upper one, below 0 on an inverted dial.
    start: float
    sweep: float
    value: float
    #: Angle of the dial, going on over turns.
    angle: float
    #: Angle at which it will come to rest; ``None`` unless it moves by itself.
    landing: float | None
    #: Start and sweep of the filled arc.
    filled: tuple[float, float]
    #: Distance of the outer ends of marks from the centre.
    mark_end: float
    turns: int
    phase: Phase
    is_held: bool
    wraps: bool
    is_enabled: bool
    is_read_only: bool
    marks: tuple[DialMark, ...]


class Dial(Control[DialConfiguration]):
    """A number chosen by turning a dial.

    >>> from detent import Event, Key
    >>> dial = Dial(355, DialConfiguration(0, 360, step=5, wraps=True))
    >>> effects = dial.handle(Event.key(0, Key.ARROW_UP), Event.key(0, Key.ARROW_UP))
    >>> [(effect.value, effect.turns) for effect in effects if hasattr(effect, "cause")]
    [(0.0, 1), (5.0, 1)]
    """

    _name = "dial"
    _storage_type = _native.Dial
    _settings_type = DialConfiguration
    _native_settings = _native.DialConfiguration

    @property
    def state(self) -> DialState:
        """State of the dial."""
        state = self._read("read", _native.DialState)
        return DialState(
            state.value, state.offset, state.angle, state.velocity, state.target, time_of(state.time),
            time_of(state.rest_time), state.nearest_mark, state.turns, Phase(state.phase),
        )

    def scene(self, environment: Environment = Environment()) -> DialScene:
        """Returns the drawn state, with all marks."""
        kinds = (_native.DialScene, _native.DialMark)
        count = self._scene(environment, *kinds, 0)[0].mark_count
        scene, marks = self._scene(environment, *kinds, count)
        return DialScene(
            scene.width, scene.height, scene.lower_value, scene.upper_value, known(scene.step),
            scene.start, scene.sweep, scene.value, scene.angle, known(scene.landing),
            (scene.filled_start, scene.filled_sweep), scene.mark_end, scene.turns, Phase(scene.phase),
            bool(scene.is_held), bool(scene.wraps), bool(scene.is_enabled), bool(scene.is_read_only),
            tuple(
                DialMark(
                    mark.value, mark.angle,
                    (mark.label_x, mark.label_y) if mark.flags & 1 else None,
                )
                for mark in marks
            ),
        )
