"""Settings of a script, as configurations."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from .configurations import Configuration
from .constants import Source
from .generated.configurations import Interaction
from .generated.words import WORDS
from .words import Word


def nanoseconds(duration: str) -> int:
    """Converts a duration of a script, for example ``120ms``."""
    places = next(unit for unit in _UNITS if duration.endswith(unit))
    return int(Decimal(duration.removesuffix(places)).scaleb(_UNITS[places]))


_UNITS = {"ns": 0, "us": 3, "ms": 6, "s": 9}


class Settings:
    """Settings of a script, by their names there."""

    def __init__(self, script: dict[str, Any]) -> None:
        self._given: dict[str, Any] = {"viewport": [375, 80], "axis": "x", **script}

    def __getitem__(self, name: str) -> Any:
        return self._given[name]

    def set(self, name: str, value: Any) -> None:
        """Sets one setting."""
        self._given[name] = value

    @property
    def control(self) -> str:
        """Name of the script's control."""
        return str(self._given.get("control", "ruler"))

    @property
    def value(self) -> float:
        """Value of a control of one part."""
        return self.number("value", 0)

    def values(self) -> list[float]:
        """Values of a slider, at most one per thumb."""
        given = self._given.get("value", [])
        values = [float(value) for value in (given if isinstance(given, list) else [given])]
        return values[: int(self._given.get("thumbs", 8))]

    @property
    def is_vertical(self) -> bool:
        """True if the main axis is y."""
        return bool(self._given["axis"] == "y")

    @property
    def source(self) -> Source:
        """Default kind of pointers."""
        return Source[str(self._given.get("pointer", "touch")).upper()]

    def number(self, name: str, usual: float) -> float:
        """Returns a number, or the default if the script does not set it."""
        return float(self._given.get(name, usual))

    def get(self, name: str, usual: Any = None) -> Any:
        """Returns a setting, or the default if the script does not set it."""
        return self._given.get(name, usual)

    def configuration(self) -> Any:
        """Configuration of the script's control; missing settings have the control's defaults."""
        kinds = {kind._control: kind for kind in Configuration.__subclasses__()}
        made: Any = kinds[self.control]()
        for word in WORDS[self.control]:
            if word.word in self._given:
                for member, value in zip(word.members, _values(word, self._given[word.word])):
                    setattr(made, member, value)
        sides = [float(side) for side in self._given["viewport"]]
        if hasattr(made, "length"):
            made.length = sides[self.is_vertical]
        else:
            made.width, made.height = sides
        if hasattr(made, "thumbs") and "thumbs" not in self._given:
            made.thumbs = len(self.values()) or 1
        made.interaction = self.interaction
        return made

    @property
    def interaction(self) -> Interaction:
        """Permitted interaction of a user."""
        if not self._given.get("enabled", True):
            return Interaction.DISABLED
        return Interaction.READ_ONLY if self._given.get("read-only", False) else Interaction.ENABLED


def _values(word: Word, given: Any) -> list[Any]:
    """Values of a script's setting for each member: `slop` is one number for three."""
    if word.kind == "choice":
        return [word.choices[str(given).lower() if isinstance(given, bool) else given]]
    if word.kind == "time":
        return [nanoseconds(given)]
    if word.kind == "list":
        listed = given if isinstance(given, list) else [] if given == "none" else [given]
        return [tuple(map(float, listed))]
    if word.kind == "pairs":
        pairs = given if isinstance(given, list) else [] if given == "none" else [given]
        return [tuple(float(number) for pair in pairs for number in str(pair).split(":"))]
    if word.kind == "whole":
        return [int(given)]
    return [float(each) for each in (given if isinstance(given, list) else [given] * len(word.members))]
