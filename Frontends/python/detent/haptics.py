"""Selection of the ticks and bounds that a device plays."""

from __future__ import annotations

import ctypes

from . import _native
from .constants import EffectKind
from .effects import Bound, Effect, Tick
from .errors import check, filled

#: Default gap: 1/32 s in nanoseconds. Fingers feel up to about 40 taps a second; faster ones feel like a buzz.
USUAL_GAP = 31_250_000


class HapticGate:
    """Decides which ticks and bounds a device plays as haptics.

    A control reports all of them; hardware plays at most about 30 per second, and a late haptic feels like another one.
    A bound plays unless another played within the gap, a tick unless any haptic did; of a run of marks, the last one
    counts. A step back in time resets the gate.

    >>> from detent import Event, HapticGate, Ruler, RulerConfiguration, Marks
    >>> gate, ruler = HapticGate(), Ruler(20, RulerConfiguration(tick=Marks.UNIT))
    >>> [type(effect).__name__ for effect in ruler.handle(Event.increment(5)) if gate.plays(effect, 5)]
    ['Tick']
    >>> [type(effect).__name__ for effect in ruler.handle(Event.increment(9)) if gate.plays(effect, 9)]
    []
    """

    def __init__(self, gap: int = USUAL_GAP) -> None:
        """A gate that has played nothing.

        ``gap`` is the minimum time between played effects, and the limit of lateness, in nanoseconds; 0 or less
        rejects only late effects. A gap over 64 bits raises a ``DetentError``.
        """
        self._gate = _native.HapticGate()
        library, size = _native.library, ctypes.sizeof(self._gate)
        check(library.detent_haptic_gate_init(ctypes.byref(self._gate), size, _whole(gap)))

    def plays(self, effect: Effect, now: int) -> bool:
        """Returns True if an effect should be played now, as one haptic, and counts it as played.

        Only ``Tick`` and ``Bound`` are ever played. ``now`` is the time of the causing event or frame, in nanoseconds:
        equal to the effect's time, or later.
        """
        plays = ctypes.c_int32()
        structure = _structure_of(effect)
        check(
            _native.library.detent_haptic_gate_plays(
                ctypes.byref(self._gate), ctypes.byref(structure), _whole(now), ctypes.byref(plays)
            )
        )
        return plays.value != 0


def _structure_of(effect: Effect) -> _native.Effect:
    """Converts the parts of an effect that a gate reads to C."""
    if isinstance(effect, Tick) and len(effect) > 1:
        return effect._effect
    kinds = {Tick: EffectKind.TICK, Bound: EffectKind.BOUND}
    kind = kinds.get(type(effect), EffectKind.IDLE)
    return filled(_native.Effect(), kind=kind, time=effect.time, count=1)


def _whole(nanoseconds: int) -> int:
    """A time that fits C."""
    whole: int = filled(_native.Event(), time=nanoseconds).time
    return whole
