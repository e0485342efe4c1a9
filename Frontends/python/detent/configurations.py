"""Base of all configurations; those of the controls are generated."""

from __future__ import annotations

import ctypes
import math
from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, ClassVar

from . import _native
from .errors import filled, number


@dataclass
class Configuration:
    """Base of the settings of all controls."""

    #: C's name of the control, and its structure for the settings.
    _control: ClassVar[str]
    _structure: ClassVar[type[ctypes.Structure]]

    @property
    def problem(self) -> str | None:
        """Sentence about the first invalid setting; ``None`` if there is none."""
        structure = native(self, self._structure)
        function = getattr(_native.library, f"detent_{self._control}_configuration_problem")
        sentence: bytes | None = function(ctypes.byref(structure), ctypes.sizeof(structure))
        return None if sentence is None else sentence.decode()

    @property
    def wrong_field(self) -> str | None:
        """Setting that ``problem`` is about; the first of two that conflict; ``None`` without a problem."""
        function = getattr(_native.library, f"detent_{self._control}_configuration_problem")
        return field_of(native(self, self._structure), type(self)(), function)

    def __repr__(self) -> str:
        """Shows the settings that differ from the defaults."""
        usual = type(self)()
        pairs = ((member.name, getattr(self, member.name)) for member in fields(self))
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in pairs if value != getattr(usual, name))})"


def native(configuration: Configuration, kind: type[ctypes.Structure]) -> ctypes.Structure:
    """Converts a configuration to C, where ``None`` is NaN."""
    members = {member.name: getattr(configuration, member.name) for member in fields(configuration)}
    lists = {name: members.pop(name) for name, value in list(members.items()) if isinstance(value, tuple | list)}
    structure = filled(
        kind(), **{name: math.nan if value is None else value for name, value in members.items()}
    )
    for name, numbers in lists.items():
        setattr(structure, count_of(name), len(numbers))
        array = getattr(structure, name)
        for place, each in enumerate(numbers[: len(array)]):
            array[place] = number(name, each)
    return structure


def count_of(name: str) -> str:
    """Name of the member with the length of a list, which has the plural: ``stop_count`` of ``stops``."""
    return f"{name[:-1]}_count"


def plain(structure: ctypes.Structure, name: str, usual: Any) -> Any:
    """Converts a member of C's structure; ``usual`` is the default of ours."""
    value = getattr(structure, name)
    if isinstance(value, ctypes.Array):
        return tuple(value[: getattr(structure, count_of(name))])
    if isinstance(value, float) and math.isnan(value):
        return None
    return value if usual is None else type(usual)(value)


def field_of(
    structure: ctypes.Structure, usual: Configuration, problem: Callable[[Any, int], bytes | None]
) -> str | None:
    """First member whose default would change or remove the problem."""
    sentence, ours = problem(ctypes.byref(structure), ctypes.sizeof(structure)), native(usual, type(structure))
    if sentence is None:
        return None
    for member in fields(usual):
        tried = type(structure).from_buffer_copy(structure)
        setattr(tried, member.name, getattr(ours, member.name))
        if isinstance(getattr(usual, member.name), tuple):
            setattr(tried, count_of(member.name), getattr(ours, count_of(member.name)))
        if problem(ctypes.byref(tried), ctypes.sizeof(tried)) != sentence:
            return member.name
    return None
