"""What is known of a setting of scripts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Word:
    """A setting of scripts."""

    word: str
    #: number, optional, whole, time, list, range, slop, choice
    kind: str
    #: The members that it sets.
    members: tuple[str, ...]
    #: Of a choice: what each of its words stands for.
    choices: dict[str, Any]
