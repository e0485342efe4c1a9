"""What reaches a control from outside."""

from __future__ import annotations

from dataclasses import dataclass

from . import _native
from .constants import Key, Modifiers, Source, WheelPhase, WheelUnit


@dataclass(frozen=True)
class Event:
    """One thing that reached a control, and when. Make one by the functions that have its name.

    Times are whole nanoseconds from any origin; places are points from the control's upper left
    corner, y growing downwards.
    """

    kind: int
    time: int
    x: float = 0.0
    y: float = 0.0
    pointer: int = 0
    source: int = 0
    modifiers: int = 0
    phase: int = 0

    @classmethod
    def down(
        cls, time: int, x: float, y: float, pointer: int = 0, source: Source = Source.TOUCH,
        modifiers: Modifiers = Modifiers.NONE,
    ) -> Event:
        """A pointer went down."""
        return cls(1, time, x, y, pointer, source, modifiers)

    @classmethod
    def move(
        cls, time: int, x: float, y: float, pointer: int = 0, source: Source = Source.TOUCH,
        modifiers: Modifiers = Modifiers.NONE,
    ) -> Event:
        """A pointer that is down moved."""
        return cls(2, time, x, y, pointer, source, modifiers)

    @classmethod
    def up(
        cls, time: int, x: float, y: float, pointer: int = 0, source: Source = Source.TOUCH,
        modifiers: Modifiers = Modifiers.NONE,
    ) -> Event:
        """A pointer was lifted."""
        return cls(3, time, x, y, pointer, source, modifiers)

    @classmethod
    def cancel(cls, time: int, pointer: int = 0, source: Source = Source.TOUCH) -> Event:
        """The system took a pointer away."""
        return cls(4, time, pointer=pointer, source=source)

    @classmethod
    def hover(
        cls, time: int, x: float, y: float, pointer: int = 0, source: Source = Source.MOUSE,
        modifiers: Modifiers = Modifiers.NONE,
    ) -> Event:
        """A pointer is over the control with nothing pressed."""
        return cls(5, time, x, y, pointer, source, modifiers)

    @classmethod
    def leave(cls, time: int, pointer: int = 0, source: Source = Source.MOUSE) -> Event:
        """A pointer is no longer over the control."""
        return cls(6, time, pointer=pointer, source=source)

    @classmethod
    def wheel(
        cls, time: int, x: float, y: float, unit: WheelUnit = WheelUnit.POINTS,
        phase: WheelPhase = WheelPhase.NONE,
    ) -> Event:
        """A wheel turned, or a touchpad scrolled, with the sense of the web's WheelEvent."""
        return cls(7, time, x, y, source=unit, phase=phase)

    @classmethod
    def key(cls, time: int, key: Key, modifiers: Modifiers = Modifiers.NONE) -> Event:
        """A key was pressed."""
        return cls(8, time, source=key, modifiers=modifiers)

    @classmethod
    def increment(cls, time: int) -> Event:
        """Assistive technology asks for one step more."""
        return cls(9, time)

    @classmethod
    def decrement(cls, time: int) -> Event:
        """Assistive technology asks for one step less."""
        return cls(10, time)

    @classmethod
    def adjust(cls, time: int, value: float) -> Event:
        """Assistive technology asks for a value."""
        return cls(11, time, value)

    @classmethod
    def rotate(cls, time: int, detents: float) -> Event:
        """A crown or encoder turned, positive towards larger values."""
        return cls(12, time, detents)

    @classmethod
    def advance(cls, time: int) -> Event:
        """Nothing but time passed: a frame."""
        return cls(13, time)

    def _native(self) -> _native.Event:
        return _native.Event(
            self.time, self.kind, self.source, self.pointer, self.x, self.y, self.modifiers,
            self.phase,
        )
