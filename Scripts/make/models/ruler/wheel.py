"""A ruler under a wheel without phases."""
import math
from decimal import Decimal
from fractions import Fraction

from ..events import is_shortcut
from .exact import sign
from .keys import Commanded
from .moving import ROUNDING, Line

TIMEOUT = 120_000_000  # nanoseconds
KEPT = 1_000_000_000  # time for which the rest of a line counts
SAME = Fraction(1, 10**9)  # tolerance for whole numbers of lines


class Wheeled(Commanded):
    """A ruler that also receives a wheel."""

    def __init__(self, words, shown):
        super().__init__(words, shown)
        self.wheel_cause = "wheel"
        self.wheel_until = None  # the end of the present gesture, if any
        self.wheel_has_stopped = False  # True if that gesture has stopped a motion
        self.turns_round = False  # True if that gesture has gone in both directions
        self.carry = None  # the rest of a line, and the time of that event

    def wheel(self, time, across, down, unit, modifiers):
        self.come(time)
        if self.is_held() or is_shortcut(modifiers):
            return
        amount = self.amount(Fraction(across), Fraction(down), unit)
        if not amount:
            return
        self.open_wheel(time, amount)
        if unit == "px":
            self.scroll(time, amount * {"alt": Fraction(1, 10), "shift": 10}.get(modifiers, 1))
        else:
            self.click(time, amount, modifiers)

    def open_wheel(self, time, amount):
        """Begins or continues a gesture."""
        if self.wheel_until is None:
            self.stop_for_wheel()
            self.wheel_began_at = self.value_place()
            self.turns_round = False
        elif sign(amount) != self.wheel_way:
            self.turns_round = True
        self.wheel_way = sign(amount)
        self.wheel_until = time + TIMEOUT

    def stop_for_wheel(self):
        """Stops a motion: at the present position within the bounds while the edit is open, otherwise at the value.

        An idle follows when the gesture ends.
        """
        self.wheel_has_stopped = self.stop()
        if self.wheel_has_stopped:
            self.x = self.scale.clamped(self.x) if self.is_editing else self.value_place()

    def amount(self, across, down, unit):
        """Returns the turn, positive for larger values: right like the right arrow, up like the up
        arrow."""
        right, up = -across if self.is_mirrored else across, -down
        if unit == "px":
            return right if self.axis == 0 else up
        own, other = ((across, right), (down, up)) if self.axis == 0 else ((down, up), (across, right))
        _, way = other if abs(other[0]) > abs(own[0]) else own
        return way * 10 if unit == "page" else way

    def scroll(self, time, points):
        self.carry = None
        self.wheel_to(time, self.x + Decimal(points.numerator) / points.denominator)

    def click(self, time, amount, modifiers):
        """Moves by whole lines from mark to mark; the rest of a line is kept."""
        amount *= 10 if modifiers == "shift" else 1
        if self.carry and self.carry[0] * amount > 0 and time - self.carry[1] < KEPT:
            amount += self.carry[0]
        whole = math.floor(abs(amount) + SAME)
        self.carry = (amount - whole * sign(amount), time)
        if whole:
            level = 1 if modifiers == "alt" else self.scale.fractions
            self.wheel_to(time, self.marks_further(self.x, self.wheel_way, whole, level))

    def wheel_to(self, time, raw):
        """Moves to a position, limited by the bounds. Past one it reports the bound, and not the
        mark there."""
        target, beyond = self.scale.clamped(raw), self.scale.bound_beyond(raw)
        place = None
        if self.scale.quantizes:
            # A value between two choices waits for the next one in its direction.
            place = (max if self.wheel_way > 0 else min)(self.chosen(target), self.reported_at)
        if target != self.x and place != self.reported_at:
            self.begin(time)
        start, self.x = self.x, target
        self.report_ticks((time, mark) for mark, _ in self.ticks.passed(start, target, beyond))
        side = self.ticks.hits_bound(start, raw)
        if side:
            self.report(time, "bound", side=side)
        self.ticks.end_run(raw)
        if beyond is not None:
            self.ticks.rest(target)  # a wheel does not hold it past the bound: it rests there
        self.report_value(time, self.wheel_cause, place)

    def advance(self, time):
        super().advance(time)
        if self.wheel_until is not None and self.wheel_until <= time:
            self.end_wheel(self.wheel_until)

    def end_wheel(self, time):
        """Lands as usual, but a gesture in one direction that has changed the value never lands at or before its start.

        Without an open gesture it does nothing.
        """
        if self.wheel_until is None:
            return
        self.wheel_until = None
        if self.scale.quantizes and not self.is_editing:
            self.x = self.reported_at
        target = self.scale.landing_place(self.x) if self.is_editing else None
        changed = (self.value_place() - self.wheel_began_at) * self.wheel_way > 0
        is_onward = changed and not self.turns_round
        if target is not None and is_onward and (target - self.wheel_began_at) * self.wheel_way <= 0:
            count = self.scale.fractions_in(self.key_level())
            target = self.scale.clamped(self.marks_further(self.x, self.wheel_way, 1, count))
        if target is not None and abs(target - self.x) > self.largest * ROUNDING:
            start, self.x = self.x, target
            self.report_ticks((time, mark) for mark, _ in self.ticks.passed(start, target, None, True))
            self.ticks.end_run(target)
            self.report_value(time, "snap")
            self.lines.append(Line(time, "snapped", {}, {"value": self.reported}))
        self.ticks.rest(self.x)
        if self.is_editing or self.wheel_has_stopped:
            self.end(time)
            self.report(time, "idle")

    def rests_at(self):
        return self.wheel_until if self.plan is None else super().rests_at()

    def is_active(self):
        return self.plan is not None or self.wheel_until is not None
