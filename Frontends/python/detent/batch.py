"""Batches of events and effects, in the memory that the library reads and writes.

With numpy, columns are arrays, and an event takes less than a microsecond. Without it, batches are slower.
"""

from __future__ import annotations

import ctypes
import importlib
from collections.abc import Iterable, Sequence
from typing import Any, overload

from . import _native
from .constants import EventKind
from .effects import Effect, effect_of
from .errors import DetentError, Status, filled
from .events import Event

try:
    _numpy: Any = importlib.import_module("numpy")
except ImportError:
    _numpy = None

_SIZE = ctypes.sizeof(_native.Event)
_EFFECT_SIZE = ctypes.sizeof(_native.Effect)


class Events:
    """Many events, in the order in which they reach a control.

    >>> moves = Events.columns(time=[0, 8_000_000, 16_000_000], kind=[1, 2, 3], x=[200, 150, 120], y=40)
    >>> len(moves)
    3
    """

    def __init__(self, events: Iterable[Event] = ()) -> None:
        """Copies single events."""
        structures = [event._native() for event in events]
        self._memory: Any = (_native.Event * len(structures))(*structures)
        self._count = len(structures)

    def __len__(self) -> int:
        return self._count

    def __repr__(self) -> str:
        return f"<{len(self)} events>"

    @classmethod
    def columns(
        cls, *, time: Any, kind: Any = EventKind.POINTER_MOVE, x: Any = 0.0, y: Any = 0.0, pointer: Any = 0,
        source: Any = 0, modifiers: Any = 0, phase: Any = 0, button: Any = 0,
    ) -> Events:
        """Makes events of columns: arrays or sequences as long as ``time``, or one number for all events.

        The columns are the members of ``Event``. Values that are not numbers, or not whole where required, raise a
        ``TypeError``; another length, or a number with too many digits, a ``ValueError``. Both name the column.
        """
        given = {
            "time": time, "kind": kind, "x": x, "y": y, "pointer": pointer, "source": source,
            "modifiers": modifiers, "phase": phase, "button": button,
        }
        made = cls()
        made._count = len(time)
        made._memory = _table(given, made._count) if _numpy is not None else _rows(given, made._count)
        return made

    def _address(self, first: int) -> int:
        """Returns the address of an event."""
        start = ctypes.addressof(self._memory) if isinstance(self._memory, ctypes.Array) else self._memory.ctypes.data
        return int(start) + first * _SIZE

    def _event(self, number: int) -> _native.Event:
        """Returns a copy of an event, for an error message."""
        return _native.Event.from_buffer_copy(ctypes.string_at(self._address(number), _SIZE))


def _rows(given: dict[str, Any], count: int) -> Any:
    """Makes the events of columns without numpy."""
    for name, column in given.items():
        if isinstance(column, Iterable) and len(column) != count:  # type: ignore[arg-type]
            raise _length(name, len(column), count)  # type: ignore[arg-type]
    columns = {name: column if isinstance(column, Iterable) else [column] * count for name, column in given.items()}
    memory = (_native.Event * count)()
    for event, members in zip(memory, zip(*columns.values())):
        filled(event, **dict(zip(columns, members)))
    return memory


def _table(given: dict[str, Any], count: int) -> Any:
    """Makes the events of columns as an array of numpy."""
    memory = _numpy.zeros(count, dtype=_numpy.dtype(_native.Event))
    for name, column in given.items():
        array = _numpy.asarray(column)
        if array.dtype.kind not in ("iu" if memory.dtype[name].kind == "i" else "iuf"):
            kind = "whole numbers" if memory.dtype[name].kind == "i" else "numbers"
            raise TypeError(f"{name} must be {kind}, not {array.dtype}")
        if array.ndim > 1 or (array.ndim == 1 and len(array) != count):
            raise _length(name, len(array), count)
        memory[name] = array
        if memory.dtype[name].kind == "i" and not _numpy.array_equal(memory[name], _numpy.broadcast_to(array, count)):
            raise DetentError(Status.NUMBER, f"the {name} has a number with too many digits", field=name)
    return memory


def _length(name: str, length: int, count: int) -> ValueError:
    return ValueError(f"{name} must have as many numbers as time, {count}, or be one number, and has {length}")


class Effects(Sequence[Effect]):
    """Effects of many events, in order: a sequence of effects, and columns of their members.

    A column is an array of numpy, or a list without it. Members that the ``kind`` of an effect
    lacks are 0.
    """

    def __init__(self, memory: bytes) -> None:
        """Stores effects in the layout of C, one after the other."""
        self._memory = memory

    def __len__(self) -> int:
        return len(self._memory) // _EFFECT_SIZE

    @overload
    def __getitem__(self, number: int) -> Effect: ...
    @overload
    def __getitem__(self, number: slice) -> list[Effect]: ...

    def __getitem__(self, number: int | slice) -> Effect | list[Effect]:
        if isinstance(number, slice):
            return [self[each] for each in range(*number.indices(len(self)))]
        place = range(len(self))[number]
        effect = effect_of(_native.Effect.from_buffer_copy(self._memory, place * _EFFECT_SIZE))
        if effect is None:
            raise IndexError(f"effect {place} is of a kind that this package does not know")
        return effect

    def __repr__(self) -> str:
        return f"<{len(self)} effects>"

    def column(self, name: str) -> Any:
        """A member of all effects: time, kind, detail, value, x, y, mark, count, part or by."""
        if name not in _NAMES:
            raise ValueError(f"there is no column {name!r}: {', '.join(_NAMES)}")
        if _numpy is not None:
            return _numpy.frombuffer(self._memory, dtype=_numpy.dtype(_native.Effect))[name]
        kept = (_native.Effect * len(self)).from_buffer_copy(self._memory)
        return [getattr(effect, name) for effect in kept]

    @property
    def time(self) -> Any:
        """Times, in nanoseconds."""
        return self.column("time")

    @property
    def kind(self) -> Any:
        """Kinds of effects, as ``EffectKind``."""
        return self.column("kind")

    @property
    def value(self) -> Any:
        """Reported values; meaningless for kinds that have none."""
        return self.column("value")

    @property
    def part(self) -> Any:
        """Parts of the control."""
        return self.column("part")


_NAMES = [name for name, *_ in _native.Effect._fields_ if name != "opaque"]
#: Number of events per call, and initial capacity for effects of one event, which grows as needed.
CHUNK, CAPACITY = 4096, 4


def handled(control: str, storage: ctypes.Structure, events: Events) -> tuple[int, int, int, Effects]:
    """Handles events; returns the status and index of the first invalid one, the number of the control's own, and the effects."""
    function = _native.library[f"detent_{control}_handle"]  # separate, because it is called with addresses
    function.restype, function.argtypes = ctypes.c_int32, [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t] + [ctypes.c_void_p] * 3
    sink = ctypes.cast(_native.library["detent_effects_keep"], ctypes.c_void_p)
    capacity = CAPACITY * min(CHUNK, len(events))
    memory = ctypes.create_string_buffer(capacity * _EFFECT_SIZE)
    blocks: list[bytes] = []
    first, own, outcome, status = 0, 0, _native.Handled(), int(Status.OK)
    while first < len(events) and status == Status.OK:
        count = min(CHUNK, len(events) - first)
        before = bytes(storage)
        kept = _native.Effects(ctypes.cast(memory, ctypes.POINTER(_native.Effect)), _EFFECT_SIZE, capacity, 0)
        status = function(
            ctypes.addressof(storage), events._address(first), count, sink, ctypes.addressof(kept), ctypes.addressof(outcome)
        )
        if kept.count > capacity:  # capacity exceeded: restore the state and retry
            ctypes.memmove(ctypes.addressof(storage), before, len(before))
            capacity, status = kept.count, int(Status.OK)
            memory = ctypes.create_string_buffer(capacity * _EFFECT_SIZE)
            continue
        blocks.append(ctypes.string_at(memory, kept.count * _EFFECT_SIZE))
        first, own = first + outcome.wrong, own + outcome.own
    return status, first, own, Effects(b"".join(blocks))
