"""Constants of the interface, with the numbers of the header."""

from __future__ import annotations

from enum import IntEnum, IntFlag


class Answer(IntEnum):
    """A constant in a control's output. Those of a newer library have a number and no name."""

    @classmethod
    def _missing_(cls, value: object) -> Answer | None:
        if not isinstance(value, int):
            return None
        member = int.__new__(cls, value)
        member._name_, member._value_ = f"UNKNOWN_{value}", value
        return member


class EventKind(IntEnum):
    """Kind of event."""

    POINTER_DOWN = 1
    POINTER_MOVE = 2
    POINTER_UP = 3
    POINTER_CANCEL = 4
    POINTER_HOVER = 5
    POINTER_LEAVE = 6
    WHEEL = 7
    KEY = 8
    INCREMENT = 9
    DECREMENT = 10
    ADJUST = 11
    ROTATE = 12
    ADVANCE = 13
    FOCUS = 14


class Button(IntEnum):
    """Button of a mouse or pen. Only the left one, the main one, presses; a pen's tip is LEFT."""

    LEFT = 0
    MIDDLE = 1
    RIGHT = 2
    BACK = 3
    FORWARD = 4


class EffectKind(IntEnum):
    """Kind of effect."""

    BEGAN = 1
    TICK = 2
    BOUND = 3
    CHANGED = 4
    SNAPPED = 5
    ENDED = 6
    PREVIEW = 7
    YIELDED = 8
    TAPPED = 9
    IDLE = 10


class Source(IntEnum):
    """Kind of pointer."""

    TOUCH = 0
    MOUSE = 1
    PEN = 2


class WheelUnit(IntEnum):
    """Unit of a wheel's distances. A line or detent is one step, a page is ten."""

    POINTS = 0
    LINES = 1
    DETENTS = 2
    PAGES = 3


class WheelPhase(IntEnum):
    """Phase of a wheel gesture, on systems that report it."""

    NONE = 0
    BEGIN = 1
    CHANGE = 2
    MOMENTUM = 3
    END = 4


class Key(IntEnum):
    """Keys that controls handle. Digits are for ratings."""

    DIGIT_0 = 0
    DIGIT_1 = 1
    DIGIT_2 = 2
    DIGIT_3 = 3
    DIGIT_4 = 4
    DIGIT_5 = 5
    DIGIT_6 = 6
    DIGIT_7 = 7
    DIGIT_8 = 8
    DIGIT_9 = 9
    ARROW_LEFT = 10
    ARROW_RIGHT = 11
    ARROW_UP = 12
    ARROW_DOWN = 13
    PAGE_UP = 14
    PAGE_DOWN = 15
    HOME = 16
    END = 17
    ESCAPE = 18
    DELETE = 19
    BACKSPACE = 20


class Modifiers(IntFlag):
    """Keys held during an event."""

    NONE = 0
    SHIFT = 1
    CONTROL = 2
    ALT = 4
    META = 8


class Side(Answer):
    """One end of a range."""

    LOWER = 0
    UPPER = 1


class Cause(Answer):
    """Cause of a changed value."""

    DRAG = 0
    MOTION = 1
    SNAP = 2
    KEY = 3
    WHEEL = 4
    CROWN = 5
    ASSISTIVE = 6
    HOST = 7
    CANCEL = 8
    TAP = 9
    RESET = 10


class End(Answer):
    """Reason for the end of an edit."""

    COMMIT = 0
    CANCEL = 1


class Phase(Answer):
    """Activity of a control."""

    IDLE = 0
    PRESSED = 1
    DRAGGING = 2
    COASTING = 3
    SETTLING = 4


class MarkKind(Answer):
    """Rank of a mark."""

    FRACTION = 0
    HALF = 1
    UNIT = 2
