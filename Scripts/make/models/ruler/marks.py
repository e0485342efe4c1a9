"""The marks of a ruler: their positions, the landing of a release, and the marks that tick."""
import math
from decimal import Decimal
from fractions import Fraction

from ..limits import limits_of
from .exact import decimal_of, nearest_whole

SAME = Decimal("1e-9")  # tolerance for a position to count as a mark, in fractions of a step


def step_of(text):
    """Returns a step: the decimal itself up to 15 digits, otherwise the double."""
    digits = text.replace(".", "").strip("-0")
    return Fraction(text) if len(digits) <= 15 else Fraction(float(text))


class Scale:
    """Values and marks as positions: points from mark 0, growing with the value."""

    def __init__(self, words):
        self.step, self.unit = step_of(words["step"]), Fraction(words["unit-width"])
        self.fractions = int(words["fractions"])
        lower, upper = (None if "inf" in word else self.position(word) for word in limits_of(words))
        self.lower, self.upper = lower, upper
        self.base = Decimal(0) if lower is None else lower
        self.snap = words["snap"]
        self.snap_count = self.fractions_in("unit" if self.snap == "always" else self.snap)
        self.snap_pitch = self.mark(self.snap_count)
        self.quantizes = words["quantize"] == "value"

    def fractions_in(self, level):
        """Returns the number of fractions between marks of a level."""
        if level == "fraction":
            return 1
        if level == "half" and self.fractions % 2 == 0:
            return self.fractions // 2
        return self.fractions

    def mark(self, number):
        """Returns the position of a mark, counted in fractions."""
        return decimal_of(self.unit * number / self.fractions)

    def position(self, text):
        """Returns the position of a value; a value equal to the double of a mark is at that mark."""
        count = round(Fraction(text) / self.step * self.fractions)
        if float(self.step * count / self.fractions) == float(text):
            return self.mark(count)
        return decimal_of(Fraction(text) / self.step * self.unit)

    def at_mark(self, x):
        """Returns the position of the mark that coincides with x, or x."""
        u = x / self.mark(1)
        return self.mark(round(u)) if abs(u - round(u)) <= SAME else x

    def marks_at(self, x, fractions):
        """Returns the distance of a position from mark 0 in marks of a level, as a fraction; a whole number at a
        mark."""
        u = Fraction(x) * self.fractions / (self.unit * fractions)
        return Fraction(round(u)) if abs(u - round(u)) * fractions <= Fraction(SAME) else u

    def value(self, x):
        return x * decimal_of(self.step) / decimal_of(self.unit)

    def clamped(self, x):
        bound = self.bound_beyond(x)
        return x if bound is None else bound

    def at_bound(self, x):
        """Returns the bound that differs from a position only by the rounding of fifty digits, or the position."""
        for bound in (self.lower, self.upper):
            if bound is not None and abs(x - bound) < Decimal("1e-30"):
                return bound
        return x

    def bound_beyond(self, x):
        """Returns the bound that x is past, or None."""
        if self.lower is not None and x < self.lower:
            return self.lower
        if self.upper is not None and x > self.upper:
            return self.upper
        return None

    def landing_place(self, x):
        """Returns the mark or bound on which a ruler lands that would come to rest at x, or None if it stays there."""
        return self.landing(x)[0]

    def landing(self, x):
        """Returns the landing position, and the distance of the marks it is one of."""
        if self.snap != "none":
            place, distance = self.nearest(x, self.snap_count)
            if self.snap == "always" or distance < 1 - Fraction(SAME):
                return place, self.snap_pitch
        if not self.quantizes:
            return None, None
        choice = self.nearest(x, 1)[0]
        if self.snap != "none":
            # A bound may attract a value at rest on a mark beside it.
            place, distance = self.nearest(choice, self.snap_count)
            if distance < 1 - Fraction(SAME):
                return place, self.snap_pitch
        return choice, self.mark(1)

    def nearest(self, x, count):
        """Returns the nearest bound or mark among those `count` fractions apart, and its distance in fractions."""
        width = self.unit / self.fractions
        u = Fraction(self.at_mark(x)) / width
        below = u // count * count
        places = [self.mark(below), self.mark(below + count)]
        places = [place for place in places if self.bound_beyond(place) is None]
        places += [bound for bound in (self.lower, self.upper) if bound is not None]
        far = [(abs(Fraction(place) / width - u), place) for place in places]
        nearest = min((distance for distance, _ in far), default=math.inf)
        # At equal distances up to rounding, the upper one.
        return max((place for distance, place in far if distance <= nearest + Fraction(SAME)), default=None), nearest


class Ticks:
    """The marks that tick on a path of runs, each in one direction."""

    def __init__(self, words, scale, x):
        self.scale, self.is_on = scale, words["tick"] != "none"
        self.count = scale.fractions_in(words["tick"] if self.is_on else "unit")
        self.pitch = scale.mark(self.count)
        self.capture = min(self.pitch / 50, Decimal("0.5"))
        if "capture" in words:
            self.capture = Decimal(words["capture"])
        self.rearm = Decimal(words["rearm"]) if "rearm" in words else self.pitch / 4
        self.last, self.is_armed = None, True
        self.edges = {"lower": True, "upper": True}
        self.rest(x)

    def place(self, mark):
        return self.scale.mark(mark * self.count)

    def has_mark(self, mark):
        return self.scale.bound_beyond(self.place(mark)) is None

    def set(self, x):
        """Sets the position as the host; only a mark at that position counts as the one that ticked last."""
        self.last, self.is_armed = None, True
        self.edges = {"lower": True, "upper": True}
        self.rest(x)

    def rest(self, x):
        """Comes to rest; a mark there counts as the one that ticked last."""
        mark = nearest_whole(x / self.pitch)
        if self.is_on and self.has_mark(mark) and abs(x - self.place(mark)) <= self.capture:
            self.last, self.is_armed = mark, abs(x - self.place(mark)) >= self.rearm

    def passed(self, a, b, bound=None, is_landing=False):
        """Returns the marks that tick between a and b, each with its position.

        A mark at a bound does not tick if the path goes past that bound, and a landing does not tick the mark that
        ticked last, even if it is armed.
        """
        a, b = self.scale.clamped(a), self.scale.clamped(b)
        if a == b or not self.is_on:
            return
        way = 1 if b > a else -1
        for mark in self.between(a, b, way):
            is_silent = is_landing or not self.is_armed
            if (mark == self.last and is_silent) or self.place(mark) == bound:
                continue
            self.last, self.is_armed = mark, False
            yield mark, self.place(mark) - way * self.capture

    def between(self, a, b, way):
        """Returns the marks whose level is after a, up to and including b, in order of travel."""
        mark = nearest_whole((a + way * self.capture) / self.pitch) - way
        while True:
            level = self.place(mark) - way * self.capture
            if (level - b) * way > 0:
                return
            if (level - a) * way > 0 and self.has_mark(mark):
                yield mark
            mark += way

    def end_run(self, x):
        """Re-arms at the end of a run at x, which may be past a bound."""
        inside = self.scale.clamped(x)
        if self.last is not None and abs(inside - self.place(self.last)) >= self.rearm:
            self.is_armed = True
        if self.scale.lower is not None and x >= self.scale.lower + self.rearm:
            self.edges["lower"] = True
        if self.scale.upper is not None and x <= self.scale.upper - self.rearm:
            self.edges["upper"] = True

    def hits_bound(self, a, b):
        """Returns the side at which a run from a to b passes an armed bound, or None."""
        for side, bound, way in (("lower", self.scale.lower, -1), ("upper", self.scale.upper, 1)):
            if bound is not None and (a - bound) * way <= 0 < (b - bound) * way and self.edges[side]:
                self.edges[side] = False
                return side
        return None
