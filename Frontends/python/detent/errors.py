"""Errors."""

from __future__ import annotations

import ctypes
from enum import IntEnum
from typing import TYPE_CHECKING, NoReturn, SupportsFloat, TypeVar

from ._native import library

if TYPE_CHECKING:
    from .effects import Effect

Structure = TypeVar("Structure", bound=ctypes.Structure)


class Status(IntEnum):
    """Status of a call, as in the header."""

    OK = 0
    NULL = 1
    SIZE = 2
    STORAGE = 3
    BUSY = 4
    NUMBER = 5
    CONSTANT = 6
    CONFIGURATION = 7
    INDEX = 8
    STORED = 9


class DetentError(ValueError):
    """An invalid call; it changed nothing, except by events before the invalid one.

    Always caused by a bug in the program, never by a user.
    """

    def __init__(
        self, status: Status, sentence: str, effects: tuple[Effect, ...] = (), field: str | None = None
    ) -> None:
        super().__init__(status, sentence, effects, field)
        #: Effects of the events before the invalid one.
        self.effects = effects
        #: Kind of error.
        self.status = status
        #: Sentence about the error, or about the valid values.
        self.sentence = sentence
        #: Invalid setting or member of an event; ``None`` if the error has another reason.
        self.field = field

    def __str__(self) -> str:
        return self.sentence


def number(name: str, value: float) -> float:
    """A number for C. ctypes alone would not name an argument that is not a number."""
    if not isinstance(value, SupportsFloat):
        _reject(name, value)
    return float(value)


def _reject(name: str, value: object) -> NoReturn:
    raise TypeError(f"{name} must be a number or a constant, not {value!r}")


def filled(structure: Structure, **members: float) -> Structure:
    """The structure with these members. ctypes alone would truncate a number that is too large, and not
    name a member that is not a number."""
    for name, value in members.items():
        try:
            setattr(structure, name, value)
        except TypeError:
            _reject(name, value)
        kept = getattr(structure, name)
        if isinstance(kept, int) and kept != value:
            raise DetentError(Status.NUMBER, f"the {name} {value} has too many digits", field=name)
    return structure


def check(status: int, detail: str | None = None, field: str | None = None) -> None:
    """Raises unless the status is OK."""
    if status != Status.OK:
        text: bytes = library.detent_status_text(status)
        raise DetentError(Status(status), detail or text.decode(), field=field)
