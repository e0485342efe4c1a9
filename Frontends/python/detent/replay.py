"""Replays a script through the C interface.

The input is a line of JSON, as written by ``detent export`` for a script without sugar:

    detent fmt --expand - <script.gesture | detent export - | python3 -m detent script.gesture

Ignores ``expect`` and ``frames``: at level calls nothing depends on them.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .constants import Button, Key, Modifiers, Phase, Source, WheelPhase, WheelUnit
from .controls import Control, Rating, Ruler
from .dial import Dial
from .slider import Slider
from .effects import Effect
from .events import Event
from .settings import Settings
from .trace import Trace


@dataclass(frozen=True)
class Kind:
    """A control that scripts support."""

    start: Callable[[Settings], Control[Any]]
    configuration: Callable[[Settings], Any] = Settings.configuration


#: All controls; add a new one here.
KINDS = {
    "ruler": Kind(lambda settings: Ruler(settings.value, settings.configuration())),
    "rating": Kind(lambda settings: Rating(settings.value, settings.configuration())),
    "slider": Kind(lambda settings: Slider(settings.values(), settings.configuration())),
    "dial": Kind(lambda settings: Dial(settings.value, settings.configuration())),
}


class ScriptError(ValueError):
    """A script that cannot be played here."""


@dataclass
class Words:
    """Words after a verb: positions and words, and named ones."""

    plain: list[Any]
    named: dict[str, str]

    @classmethod
    def of(cls, rest: list[Any]) -> Words:
        """Splits the words of an event."""
        named = dict(
            word.split("=", 1) for word in rest if isinstance(word, str) and "=" in word
        )
        return cls([w for w in rest if not (isinstance(w, str) and "=" in w)], named)

    @property
    def modifiers(self) -> Modifiers:
        """Held modifier keys."""
        held = Modifiers.NONE
        for name in filter(None, self.named.get("mods", "").split("+")):
            held |= Modifiers[name.upper()]
        return held


    @property
    def button(self) -> Button:
        """Button of a pointer."""
        return Button[self.named.get("button", "left").upper()]


class Player:
    """Plays the events of one script on a control."""

    def __init__(self, script: dict[str, Any], name: str) -> None:
        self._settings = Settings({k: v for k, v in script.items() if k != "ev"})
        self._unit = 1000 if script["unit"] == "us" else 1
        self._now = 0
        self._places: dict[int, tuple[float, float]] = {}
        self._sources: dict[int, Source] = {}
        self._kind = KINDS[self._settings.control]
        #: Has a ``state``, whose type depends on the control.
        self._control: Any = self._kind.start(self._settings)
        self.trace = Trace(name, self._settings.control)
        self._control.advance(0)

    def end(self) -> str:
        """Returns the trace of everything played."""
        state = self._control.state
        return self.trace.end(getattr(state, "values", (state.value,)), state.phase)

    def play(self, line: list[Any]) -> None:
        """Plays one event."""
        time = self._now
        if line[0] == "@":
            time, line = max(time, line[1] * self._unit), line[2:]
        elif not isinstance(line[0], str):
            time, line = time + line[0] * self._unit, line[1:]
        self._advance(time)
        verb, rest = line[0], line[1:]
        if verb == "mark":
            self.trace.mark(rest[0], self._now)
        elif verb == "set":
            self._note(self._set(*rest))
        elif verb == "settle":
            self._settle()
        elif verb == "wait":
            self._advance(self._now + rest[0] * self._unit)
        elif verb not in ("expect", "frames"):
            self._note(self._control.handle(*self._events(verb, Words.of(rest))))

    def _note(self, effects: list[Effect]) -> None:
        self.trace.note(effects)

    def _advance(self, time: int) -> None:
        self._now = time
        self._note(self._control.advance(time))

    def _settle(self) -> None:
        while self._control.state.phase != Phase.IDLE:
            state = self._control.state
            rest = getattr(state, "rest_time", None)
            if rest is None or rest <= self._now:
                raise ScriptError("it cannot settle: something still holds the control")
            self._advance(rest)

    def _set(self, what: str | dict[str, Any], *rest: Any) -> list[Effect]:
        """Sets one setting, given with its value, or several, given as an object."""
        changes, rest = (what, rest) if isinstance(what, dict) else ({what: rest[0]}, rest[1:])
        values: list[float | None] = []
        is_other = False
        for name, value in changes.items():
            if name == "value" or name.startswith("value["):
                part = int(name[6:-1]) if name != "value" else 0
                values += [None] * (part + 1 - len(values))
                values[part] = float(value)
            else:
                is_other = True
                self._settings.set(name, value)
        configuration = self._kind.configuration(self._settings) if is_other else None
        effects: list[Effect] = self._control.update(values, configuration, bool(rest))
        return effects

    # Events

    def _events(self, verb: str, words: Words) -> list[Event]:
        now, plain, part = self._now, words.plain, int(words.named.get("part", "0"))
        match verb:
            case "d" | "m" | "u" | "cancel":
                return self._pointer(verb, words)
            case "hover" if plain == ["out"]:
                return [Event.leave(now, source=self._settings.source)]
            case "hover":
                return [Event.hover(now, *self._place(plain, None), source=self._settings.source, button=words.button)]
            case "wheel":
                return [self._wheel(words)]
            case "rotate":
                return [Event.rotate(now, plain[0] / (15 if plain[1:] == ["deg"] else 1))]
            case "key":
                return self._key(words)
            case "adjust" if plain[0] == "to":
                return [Event.adjust(now, plain[1], part)]
            case "adjust":
                up = plain[0] == "increment"
                return [Event.increment(now, part) if up else Event.decrement(now, part)]
            case "focus":
                return [Event.focus(now, int(plain[0]))]
        raise ScriptError(f"no such event: {verb}")

    def _place(
        self, plain: list[Any], last: tuple[float, float] | None
    ) -> tuple[float, float]:
        """Returns a position. A single number is on the main axis; the cross axis keeps its
        coordinate, initially the middle."""
        if len(plain) == 2:
            return float(plain[0]), float(plain[1])
        width, height = self._settings["viewport"]
        x, y = last or (width / 2, height / 2)
        return (x, float(plain[0])) if self._settings.is_vertical else (float(plain[0]), y)

    def _pointer(self, verb: str, words: Words) -> list[Event]:
        now, source = self._now, self._settings.source
        if verb == "cancel":
            ids = list(self._places) if words.plain == ["all"] else [int(words.plain[0])]
            for id in ids:
                self._places.pop(id, None)
            return [Event.cancel(now, id, source) for id in ids]
        source = Source[words.named["kind"].upper()] if "kind" in words.named else source
        id, plain = int(words.plain[0]), words.plain[1:]
        last, button = self._places.get(id), words.button
        if verb == "u":
            source = self._sources.get(id, source)
            place = self._place(plain, last) if plain else last
            if button == Button.LEFT or source == Source.TOUCH:
                self._places.pop(id, None)
                self._sources.pop(id, None)
            return [] if place is None else [Event.up(now, *place, id, source, words.modifiers, button)]
        place = self._place(plain, last)
        if verb == "d":
            if button == Button.LEFT or source == Source.TOUCH:
                self._places.pop(id, None)
                self._places[id], self._sources[id] = place, source
            return [Event.down(now, *place, id, source, words.modifiers, button)]
        if last is not None:
            self._places[id] = place
        return [Event.move(now, *place, id, source, words.modifiers)]

    def _wheel(self, words: Words) -> Event:
        units = {
            "px": WheelUnit.POINTS, "line": WheelUnit.LINES, "detent": WheelUnit.DETENTS,
            "page": WheelUnit.PAGES,
        }
        x, y = [*words.plain, 0][:2]
        if len(words.plain) == 1 and self._settings.is_vertical:
            x, y = 0, x
        phase = WheelPhase[words.named.get("phase", "none").upper()]
        unit = units[words.named.get("unit", "px")]
        return Event.wheel(self._now, x, y, unit, phase, words.modifiers)

    def _key(self, words: Words) -> list[Event]:
        if words.plain[1:] == ["up"]:
            return []
        word = str(words.plain[0])
        name = "".join("_" + c if c.isupper() or c.isdigit() else c.upper() for c in word)
        event = Event.key(self._now, Key[name.strip("_")], words.modifiers)
        return [event] * int(words.named.get("repeat", "1"))


def replay(line: str, name: str) -> str:
    """Plays a script that is a line of JSON.

    :param line: as written by ``detent export``.
    :param name: name of the script in the trace.
    :return: its trace at level calls.
    """
    script = json.loads(line)
    player = Player(script, name)
    for event in script["ev"]:
        player.play(event)
    return player.end()
