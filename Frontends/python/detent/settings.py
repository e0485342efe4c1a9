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
        self._told: dict[str, Any] = {"viewport": [375, 80], "axis": "x", **script}

    def __getitem__(self, name: str) -> Any:
        return self._told[name]

    def set(self, name: str, value: Any) -> None:
        """Sets one setting."""
        self._told[name] = value

    @property
    def control(self) -> str:
        """Name of the script's control."""
        return str(self._told.get("control", "ruler"))

    @property
    def value(self) -> float:
        """Value of a control of one part."""
        return self.number("value", 0)

    def values(self) -> list[float]:
        """Values of a slider, at most one per thumb."""
        told = self._told.get("value", [])
        values = [float(value) for value in (told if isinstance(told, list) else [told])]
        return values[: int(self._told.get("thumbs", 8))]

    @property
    def is_vertical(self) -> bool:
        """True if the main axis is y."""
        return bool(self._told["axis"] == "y")

    @property
    def source(self) -> Source:
        """Default kind of pointers."""
        return Source[str(self._told.get("pointer", "touch")).upper()]

    def number(self, name: str, usual: float) -> float:
        """Returns a number, or the default if the script does not set it."""
        return float(self._told.get(name, usual))

    def get(self, name: str, usual: Any = None) -> Any:
        """Returns a setting, or the default if the script does not set it."""
        return self._told.get(name, usual)

    def configuration(self) -> Any:
        """Configuration of the script's control; missing settings have the control's defaults."""
        kinds = {kind._control: kind for kind in Configuration.__subclasses__()}
        made: Any = kinds[self.control]()
        for word in WORDS[self.control]:
            if word.word in self._told:
                for member, value in zip(word.members, _values(word, self._told[word.word])):
                    setattr(made, member, value)
        sides = [float(side) for side in self._told["viewport"]]
        if hasattr(made, "length"):
            made.length = sides[self.is_vertical]
        else:
            made.width, made.height = sides
        if hasattr(made, "thumbs") and "thumbs" not in self._told:
            made.thumbs = len(self.values()) or 1
        made.interaction = self.interaction
        return made

    @property
    def interaction(self) -> Interaction:
        """Permitted interaction of a user."""
        if not self._told.get("enabled", True):
            return Interaction.DISABLED
        return Interaction.READ_ONLY if self._told.get("read-only", False) else Interaction.ENABLED


def _values(word: Word, told: Any) -> list[Any]:
    """Values of a script's setting for each member: `slop` is one number for three."""
    if word.kind == "choice":
        return [word.choices[str(told).lower() if isinstance(told, bool) else told]]
    if word.kind == "time":
        return [nanoseconds(told)]
    if word.kind == "list":
        listed = told if isinstance(told, list) else [] if told == "none" else [told]
        return [tuple(map(float, listed))]
    if word.kind == "whole":
        return [int(told)]
    return [float(each) for each in (told if isinstance(told, list) else [told] * len(word.members))]
