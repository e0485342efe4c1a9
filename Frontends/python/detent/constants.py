"""The words of the interface. Their numbers are those of the header."""

from __future__ import annotations

from enum import IntEnum, IntFlag


class Answer(IntEnum):
    """What a control answers with. A newer library may have more: those have a number and no name."""

    @classmethod
    def _missing_(cls, value: object) -> Answer | None:
        if not isinstance(value, int):
            return None
        member = int.__new__(cls, value)
        member._name_, member._value_ = f"UNKNOWN_{value}", value
        return member


class EventKind(IntEnum):
    """What happened."""

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


class EffectKind(IntEnum):
    """What a control asks."""

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
    """What points."""

    TOUCH = 0
    MOUSE = 1
    PEN = 2


class WheelUnit(IntEnum):
    """What the distances of a wheel are. A line or detent is one step, a page is ten."""

    POINTS = 0
    LINES = 1
    DETENTS = 2
    PAGES = 3


class WheelPhase(IntEnum):
    """Where in a gesture a wheel's event stands, on systems that tell."""

    NONE = 0
    BEGIN = 1
    CHANGE = 2
    MOMENTUM = 3
    END = 4


class Key(IntEnum):
    """The keys that a control answers to. Digits are for ratings."""

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


class Modifiers(IntFlag):
    """Keys held down while something else happens."""

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
    """Why a value changed."""

    DRAG = 0
    MOTION = 1
    SNAP = 2
    KEY = 3
    WHEEL = 4
    CROWN = 5
    ASSISTIVE = 6
    HOST = 7
    CLAMP = 8
    CANCEL = 9
    TAP = 10


class End(Answer):
    """How an edit ended."""

    COMMIT = 0
    CANCEL = 1


class Phase(Answer):
    """What a control is doing."""

    IDLE = 0
    PRESSED = 1
    DRAGGING = 2
    COASTING = 3
    SETTLING = 4


class MarkKind(Answer):
    """How much of a mark it is."""

    FRACTION = 0
    HALF = 1
    UNIT = 2
