"""What goes wrong."""

from __future__ import annotations

import ctypes
from enum import IntEnum
from typing import TYPE_CHECKING, NoReturn, SupportsFloat, TypeVar

from ._native import library

if TYPE_CHECKING:
    from .effects import Effect

Told = TypeVar("Told", bound=ctypes.Structure)


class Status(IntEnum):
    """How a call went, as the header has it."""

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
    """A call made no sense; nothing has changed, but by the events before the one that made none.

    It tells of a mistake in the program, never in what a user did.
    """

    def __init__(
        self, status: Status, sentence: str, effects: tuple[Effect, ...] = (), field: str | None = None
    ) -> None:
        super().__init__(status, sentence, effects, field)
        #: What the events brought about before the one that made no sense.
        self.effects = effects
        #: What kind of mistake it is.
        self.status = status
        #: What is wrong, or what is allowed, as one sentence.
        self.sentence = sentence
        #: The setting, or the member of an event, that is wrong; ``None`` if it is nothing of that kind.
        self.field = field

    def __str__(self) -> str:
        return self.sentence


def number(name: str, value: float) -> float:
    """A number for C. ctypes alone would not say which argument is none."""
    if not isinstance(value, SupportsFloat):
        _refused(name, value)
    return float(value)


def _refused(name: str, value: object) -> NoReturn:
    raise TypeError(f"{name} must be a number or a constant, not {value!r}")


def filled(told: Told, **members: float) -> Told:
    """The structure with these members. ctypes alone would cut off a number that is too large, and not
    say which member is no number."""
    for name, value in members.items():
        try:
            setattr(told, name, value)
        except TypeError:
            _refused(name, value)
        kept = getattr(told, name)
        if isinstance(kept, int) and kept != value:
            raise DetentError(Status.NUMBER, f"the {name} {value} has too many digits", field=name)
    return told


def check(status: int, detail: str | None = None, field: str | None = None) -> None:
    """Raises unless the status is OK."""
    if status != Status.OK:
        text: bytes = library.detent_status_text(status)
        raise DetentError(Status(status), detail or text.decode(), field=field)
