"""Events of a control."""

from __future__ import annotations

from dataclasses import dataclass

from . import _native
from .constants import Button, EventKind, Key, Modifiers, Source, WheelPhase, WheelUnit
from .errors import filled


@dataclass(frozen=True)
class Event:
    """An event of a control, with its time. Make one by the class method of its kind.

    Times are whole nanoseconds from any origin; positions are points from the control's upper left
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
    button: int = 0

    @classmethod
    def down(
        cls, time: int, x: float, y: float, pointer: int = 0, source: Source = Source.TOUCH,
        modifiers: Modifiers = Modifiers.NONE, button: Button = Button.LEFT,
    ) -> Event:
        """A pointer went down."""
        return cls(EventKind.POINTER_DOWN, time, x, y, pointer, source, modifiers, button=button)

    @classmethod
    def move(
        cls, time: int, x: float, y: float, pointer: int = 0, source: Source = Source.TOUCH,
        modifiers: Modifiers = Modifiers.NONE,
    ) -> Event:
        """A pointer that is down moved."""
        return cls(EventKind.POINTER_MOVE, time, x, y, pointer, source, modifiers)

    @classmethod
    def up(
        cls, time: int, x: float, y: float, pointer: int = 0, source: Source = Source.TOUCH,
        modifiers: Modifiers = Modifiers.NONE, button: Button = Button.LEFT,
    ) -> Event:
        """A pointer was lifted."""
        return cls(EventKind.POINTER_UP, time, x, y, pointer, source, modifiers, button=button)

    @classmethod
    def cancel(cls, time: int, pointer: int = 0, source: Source = Source.TOUCH) -> Event:
        """The system cancelled a pointer."""
        return cls(EventKind.POINTER_CANCEL, time, pointer=pointer, source=source)

    @classmethod
    def hover(
        cls, time: int, x: float, y: float, pointer: int = 0, source: Source = Source.MOUSE,
        modifiers: Modifiers = Modifiers.NONE, button: Button = Button.LEFT,
    ) -> Event:
        """A pointer is over the control with no button pressed, or with another one than the left."""
        return cls(EventKind.POINTER_HOVER, time, x, y, pointer, source, modifiers, button=button)

    @classmethod
    def leave(cls, time: int, pointer: int = 0, source: Source = Source.MOUSE) -> Event:
        """A pointer left the control."""
        return cls(EventKind.POINTER_LEAVE, time, pointer=pointer, source=source)

    @classmethod
    def wheel(
        cls, time: int, x: float, y: float, unit: WheelUnit = WheelUnit.POINTS,
        phase: WheelPhase = WheelPhase.NONE, modifiers: Modifiers = Modifiers.NONE,
    ) -> Event:
        """A wheel turned, or a touchpad scrolled, with the signs of the web's WheelEvent."""
        return cls(EventKind.WHEEL, time, x, y, source=unit, modifiers=modifiers, phase=phase)

    @classmethod
    def key(cls, time: int, key: Key, modifiers: Modifiers = Modifiers.NONE) -> Event:
        """A key was pressed."""
        return cls(EventKind.KEY, time, source=key, modifiers=modifiers)

    @classmethod
    def increment(cls, time: int, part: int = 0) -> Event:
        """Assistive technology requests one step up, of a part if the control has several."""
        return cls(EventKind.INCREMENT, time, pointer=part)

    @classmethod
    def decrement(cls, time: int, part: int = 0) -> Event:
        """Assistive technology requests one step down, of a part if the control has several."""
        return cls(EventKind.DECREMENT, time, pointer=part)

    @classmethod
    def adjust(cls, time: int, value: float, part: int = 0) -> Event:
        """Assistive technology requests a value, of a part if the control has several."""
        return cls(EventKind.ADJUST, time, value, pointer=part)

    @classmethod
    def rotate(cls, time: int, detents: float) -> Event:
        """A crown or encoder turned, positive towards larger values."""
        return cls(EventKind.ROTATE, time, detents)

    @classmethod
    def advance(cls, time: int) -> Event:
        """Only time passed: a frame."""
        return cls(EventKind.ADVANCE, time)

    @classmethod
    def focus(cls, time: int, part: int) -> Event:
        """Sends later keys, wheels and crowns to a part; for a control of one part, only time passes."""
        return cls(EventKind.FOCUS, time, pointer=part)

    def _native(self) -> _native.Event:
        return filled(
            _native.Event(), time=self.time, kind=self.kind, source=self.source,
            pointer=self.pointer, x=self.x, y=self.y, modifiers=self.modifiers, phase=self.phase,
            button=self.button,
        )
