"""Numbers of fifty digits, and exact fractions."""
import decimal
from decimal import Decimal
from fractions import Fraction

decimal.getcontext().prec = 50
E = Decimal(1).exp()
SECOND = 1_000_000_000  # nanoseconds


def decimal_of(number):
    """Converts a fraction to a Decimal."""
    return Decimal(number.numerator) / Decimal(number.denominator)


def sign(x):
    return (x > 0) - (x < 0)


def clipped(x, low, high):
    return max(low, min(high, x))


def nearest_whole(x):
    """Returns the whole number nearest to a Decimal; ties go up."""
    return (Fraction(x) + Fraction(1, 2)).__floor__()
