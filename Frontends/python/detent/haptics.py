"""Which marks and bounds a device plays."""

from __future__ import annotations

import ctypes

from . import _native
from .constants import EffectKind
from .effects import Bound, Effect, Tick
from .errors import check, filled

#: The usual gap: 1/32 s in nanoseconds. Up to some 40 a second fingers feel single taps, above that one buzz.
USUAL_GAP = 31_250_000


class HapticGate:
    """Decides which ticks and bounds a device plays as haptics.

    A control tells each of them; hardware plays some thirty a second at most, and a haptic that comes late is felt as
    another one. A bound is played unless one was less than a gap ago; a tick unless anything was. Of a run of marks that
    is the last one. After a step back in time the gate begins anew.

    >>> from detent import Event, HapticGate, Ruler, RulerConfiguration, Marks
    >>> gate, ruler = HapticGate(), Ruler(20, RulerConfiguration(tick=Marks.UNIT))
    >>> [type(effect).__name__ for effect in ruler.handle(Event.increment(5)) if gate.plays(effect, 5)]
    ['Tick']
    >>> [type(effect).__name__ for effect in ruler.handle(Event.increment(9)) if gate.plays(effect, 9)]
    []
    """

    def __init__(self, gap: int = USUAL_GAP) -> None:
        """A gate that has played nothing.

        ``gap`` is the least time from one that is played to the next, and how late one may be, in nanoseconds; of 0 or
        less nothing is held back but what is late at all. More digits than 64 bits hold are a ``DetentError``.
        """
        self._gate = _native.HapticGate()
        library, size = _native.library, ctypes.sizeof(self._gate)
        check(library.detent_haptic_gate_init(ctypes.byref(self._gate), size, _whole(gap)))

    def plays(self, effect: Effect, now: int) -> bool:
        """Whether to play an effect now, as one haptic; if so, it counts as played.

        Effects of other kinds than ``Tick`` and ``Bound`` are never played. ``now`` is the time of the event or frame
        that brought it about, in nanoseconds: that of the effect, or later.
        """
        plays = ctypes.c_int32()
        told = _told(effect)
        check(
            _native.library.detent_haptic_gate_plays(
                ctypes.byref(self._gate), ctypes.byref(told), _whole(now), ctypes.byref(plays)
            )
        )
        return plays.value != 0


def _told(effect: Effect) -> _native.Effect:
    """What of an effect a gate looks at, as C has it."""
    if isinstance(effect, Tick) and len(effect) > 1:
        return effect._effect
    kinds = {Tick: EffectKind.TICK, Bound: EffectKind.BOUND}
    kind = kinds.get(type(effect), EffectKind.IDLE)
    return filled(_native.Effect(), kind=kind, time=effect.time, count=1)


def _whole(nanoseconds: int) -> int:
    """A time that C can hold."""
    told: int = filled(_native.Event(), time=nanoseconds).time
    return told
