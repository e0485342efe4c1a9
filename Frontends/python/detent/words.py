"""Description of a setting of scripts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Word:
    """A setting of scripts."""

    word: str
    #: One of number, optional, whole, time, list, range, slop, choice.
    kind: str
    #: Members that it sets.
    members: tuple[str, ...]
    #: Values of a choice's words.
    choices: dict[str, Any]
