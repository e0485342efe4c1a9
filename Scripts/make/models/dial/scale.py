"""The values of a dial as points of arc at half its shorter side, clockwise from its lower end."""
import math
from decimal import Decimal
from fractions import Fraction

from ..limits import limits_of
from ..ruler.marks import Scale

PI = Decimal("3.14159265358979323846264338327950288419716939937510")
HUNDREDTHS = 100  # steps per range for keys, if there is no step


class DialScale(Scale):
    """The words are those of a script; settings that only rulers have are set here."""

    def __init__(self, words):
        lower, upper = map(Fraction, words["range"].split(".."))
        self.least, self.span = lower, upper - lower
        self.radius = min(map(Fraction, words["viewport"].split("x"))) / 2
        self.sweep = Fraction(words["sweep"])
        self.arc = Decimal(self.radius.numerator) / self.radius.denominator * PI
        self.arc *= Decimal(self.sweep.numerator) / self.sweep.denominator / 180
        self.wraps = words["wrap"] == "on"
        self.has_step = words["step"] != "none"
        self.step = Fraction(words["step"]) if self.has_step else self.span / HUNDREDTHS
        self.unit = Fraction(self.arc) * self.step / self.span
        self.fractions = self.snap_count = 1
        self.base = Decimal(0)
        self.snap = "always" if words["snap"] == "always" else "none"
        self.snap_pitch = self.mark(1)
        self.lower, self.upper = (None, None) if self.wraps else map(self.position, limits_of(words))
        self.quantizes = words["quantize"] == "value" and self.has_step

    def position(self, text):
        share = (Fraction(text) - self.least) / self.span
        return self.at_mark(self.arc * share.numerator / share.denominator)

    def at_mark(self, x):
        return super().at_mark(x) if self.has_step else x

    def at_bound(self, x):
        """Returns the bound or mark that differs from a position only by the rounding of fifty digits, or the
        position."""
        mark = self.mark(round(self.marks_at(x, 1)))
        return mark if abs(x - mark) < Decimal("1e-30") else super().at_bound(x)

    def value(self, x):
        """Returns the unwrapped value: its turns are separated only when it is reported."""
        share = x / self.arc
        return Decimal(self.least.numerator) / self.least.denominator \
            + share * self.span.numerator / self.span.denominator

    def value_of_turn(self):
        return Decimal(self.span.numerator) / self.span.denominator

    def turn(self, x):
        return math.floor(x / self.arc + Decimal("1e-13"))

    def largest_in_turn(self):
        """Returns the distance from the start of a turn to the last mark in it, or to just before its end."""
        return self.arc - self.mark(1) if self.has_step else self.arc * (1 - Decimal("5e-13"))

    def place_of_angle(self, degrees, near):
        """Returns the position of an angle, clockwise from the lower end, in the turn nearest to a position.

        In the gap and beyond the seam, it is past the nearer end; likewise past an end of several turns.
        """
        if self.wraps:
            turns = round(float(near) / float(self.arc) - degrees / 360)
            return self.arc * (turns + Decimal(degrees) / 360)
        if self.sweep > 360:
            degrees += 360 * round((float(near) / float(self.arc) * float(self.sweep) - degrees) / 360)
        elif degrees > (360 + float(self.sweep)) / 2:
            degrees -= 360
        return self.arc * Decimal(degrees) / (Decimal(self.sweep.numerator) / self.sweep.denominator)
