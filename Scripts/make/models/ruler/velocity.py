"""The speed of a pointer at its newest report: the slope of a parabola through the last reports."""
from decimal import Decimal
from fractions import Fraction

from .exact import SECOND, decimal_of

HORIZON, GAP, MOST = 100_000_000, 40_000_000, 20  # nanoseconds, nanoseconds, reports


def window(reports):
    """Returns the reports that count, newest first: pairs of nanoseconds and points."""
    kept = [reports[-1]]
    for report in reversed(reports[:-1]):
        is_old = reports[-1][0] - report[0] > HORIZON or kept[-1][0] - report[0] > GAP
        if is_old or len(kept) == MOST:
            break
        kept.append(report)
    return kept


def estimate(reports):
    """Returns points per second, by least squares of degree 2; 0 with fewer than three reports."""
    kept = window(reports)
    if len(kept) < 3:
        return Decimal(0)
    times = [Fraction(t - kept[0][0], SECOND) for t, _ in kept]
    sums = [sum(t**n for t in times) for n in range(5)]
    moments = [sum(x * t**n for t, (_, x) in zip(times, kept)) for n in range(3)]
    return decimal_of(slope(sums, moments))


def slope(sums, moments):
    """Returns the linear coefficient of the parabola, by Cramer's rule from the normal equations."""
    first, middle, last = (sums[n:n + 3] for n in range(3))
    return determinant(first, moments, last) / determinant(first, middle, last)


def determinant(a, b, c):
    return (a[0] * (b[1] * c[2] - b[2] * c[1]) - b[0] * (a[1] * c[2] - a[2] * c[1])
            + c[0] * (a[1] * b[2] - a[2] * b[1]))


def steepest(reports):
    """Returns the greatest speed between consecutive reports: the scale of an estimate's error."""
    kept = window(reports)
    speeds = [abs(x - y) / Fraction(t - u, SECOND) for (t, x), (u, y) in zip(kept, kept[1:])]
    return decimal_of(max(speeds, default=Fraction(0)))
