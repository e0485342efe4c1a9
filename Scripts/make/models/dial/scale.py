"""The values of a dial as points of arc at half its shorter side, from its lower end on and clockwise."""
import math
from decimal import Decimal
from fractions import Fraction

from ..ruler.marks import Scale

PI = Decimal("3.14159265358979323846264338327950288419716939937510")
HUNDREDTHS = 100  # keys go by so many of the range where there is no step


class DialScale(Scale):
    """The words are those of a script; what a ruler has and a dial has not is set here."""

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
        self.lower, self.upper = (None, None) if self.wraps else (Decimal(0), self.arc)
        self.base = Decimal(0)
        self.snap = "always" if words["snap"] == "always" else "none"
        self.snap_pitch = self.mark(1)
        self.quantizes = words["quantize"] == "value" and self.has_step

    def position(self, text):
        share = (Fraction(text) - self.least) / self.span
        return self.at_mark(self.arc * share.numerator / share.denominator)

    def at_mark(self, x):
        return super().at_mark(x) if self.has_step else x

    def at_bound(self, x):
        """The bound or the mark, if only the rounding of fifty digits keeps a place away from it, or the place."""
        mark = self.mark(round(self.marks_at(x, 1)))
        return mark if abs(x - mark) < Decimal("1e-30") else super().at_bound(x)

    def value(self, x):
        """Further turns count on: a value is told together with its turns only at the end."""
        share = x / self.arc
        return Decimal(self.least.numerator) / self.least.denominator \
            + share * self.span.numerator / self.span.denominator

    def value_of_turn(self):
        return Decimal(self.span.numerator) / self.span.denominator

    def turn(self, x):
        return math.floor(x / self.arc + Decimal("1e-12"))

    def place_of_angle(self, degrees, near):
        """Where an angle is, clockwise from the lower end: in the turn that is nearest to a place.

        In the gap, and beyond the seam, it is as far past the nearer end; so is what is past an end of several turns.
        """
        if self.wraps:
            turns = round(float(near) / float(self.arc) - degrees / 360)
            return self.arc * (turns + Decimal(degrees) / 360)
        if self.sweep > 360:
            degrees += 360 * round((float(near) / float(self.arc) * float(self.sweep) - degrees) / 360)
        elif degrees > (360 + float(self.sweep)) / 2:
            degrees -= 360
        return self.arc * Decimal(degrees) / (Decimal(self.sweep.numerator) / self.sweep.denominator)
