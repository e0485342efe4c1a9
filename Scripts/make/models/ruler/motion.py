"""Motions as closed forms: a decay, a critically damped spring, and plans made of them.

Positions, speeds and times are Decimals: points, points per second, seconds. A plan's time is 0 at its start.
"""
from decimal import Decimal

from .exact import E, sign

HALVINGS = 70


class Decay:
    """A speed that decays exponentially."""

    def __init__(self, x, v, rate):
        self.x, self.v, self.rate = x, v, rate

    def position(self, t):
        return self.x + self.v / self.rate * (1 - (-self.rate * t).exp())

    def velocity(self, t):
        return self.v * (-self.rate * t).exp()

    def time_at(self, x):
        return -(1 - self.rate * (x - self.x) / self.v).ln() / self.rate

    def turning(self):
        return None


class Spring:
    """A critically damped spring towards a target."""

    def __init__(self, x, v, target, omega):
        self.target, self.omega = target, omega
        self.d, self.drive = x - target, v + omega * (x - target)

    def away(self, t):
        """Returns the signed distance from the target."""
        return (-self.omega * t).exp() * (self.d + self.drive * t)

    def position(self, t):
        return self.target + self.away(t)

    def velocity(self, t):
        return (-self.omega * t).exp() * (self.drive - self.omega * (self.d + self.drive * t))

    def turning(self):
        """Returns the only time after the start at which it turns back, or None."""
        if self.drive == 0:
            return None
        t = 1 / self.omega - self.d / self.drive
        return t if t > 0 else None

    def time_away(self, d, early, late):
        """Returns the time at which it is d from its target, by bisection between two times of monotonic
        motion."""
        rises = self.away(late) > self.away(early)
        for _ in range(HALVINGS):
            middle = (early + late) / 2
            if (self.away(middle) < d) == rises:
                early = middle
            else:
                late = middle
        return late

    def cautious_rest(self, distance):
        """Returns a time after which it stays nearer to its target than the distance, by a cheap formula."""
        a, b, omega = abs(self.d), abs(self.drive), self.omega
        first = (2 * a / distance).ln() / omega if a else Decimal(0)
        second = 2 / omega * (4 * b / (E * omega * distance)).ln() if b else Decimal(0)
        return max(first, second, Decimal(0))

    def exact_rest(self, distance):
        """Returns the last time at which it is that far from its target; 0 if it is nearer from the start."""
        early = self.turning() or Decimal(0)
        if abs(self.away(early)) > distance:
            late = early + 1 / self.omega
            while abs(self.away(late)) > distance:
                late += 1 / self.omega
        elif abs(self.d) > distance:
            # It is nearer at its turning point, so the last time is earlier.
            early, late = Decimal(0), early
        else:
            return Decimal(0)
        return self.time_away(sign(self.away(early)) * distance, early, late)


class Run:
    """A monotonic piece of a plan along one curve; the curve's time is 0 at the origin."""

    def __init__(self, curve, origin, start, end, last=None):
        self.curve, self.origin, self.start, self.end = curve, origin, start, end
        self.last = curve.position(end - origin) if last is None else last

    def time_at(self, x):
        if isinstance(self.curve, Decay):
            return self.origin + self.curve.time_at(x)
        early, late = self.start - self.origin, self.end - self.origin
        return self.origin + self.curve.time_away(x - self.curve.target, early, late)


class Plan:
    """The motion after a release: one curve, or two in succession."""

    def __init__(self, first, second=None, change=Decimal(0)):
        """Follows the first curve until the change, then the second."""
        self.first, self.second, self.change = first, second, change
        self.rest = self.target = None  # the time of rest, and its position
        self.lands = False  # True if the target is a mark, or a bound in its place
        self.crossing = None  # the time at which a decay passes a bound
        self.is_silent = False  # True if the value is there already, and only the display moves
        self.is_limited = False  # True if its initial speed differs from that of the release
        self.coasts_until = Decimal(0)

    def curve_at(self, t):
        """Returns the current curve, and its start time."""
        if self.second is not None and t >= self.change:
            return self.second, self.change
        return self.first, Decimal(0)

    def position(self, t):
        curve, origin = self.curve_at(t)
        return self.target if t >= self.rest else curve.position(t - origin)

    def velocity(self, t):
        curve, origin = self.curve_at(t)
        return curve.velocity(t - origin)

    def runs(self):
        """Yields the monotonic pieces up to the rest, in order."""
        if self.second is None:
            yield from self.runs_of(self.first, Decimal(0), self.rest)
            return
        yield from self.runs_of(self.first, Decimal(0), self.change, self.second.position(Decimal(0)))
        yield from self.runs_of(self.second, self.change, self.rest)

    def runs_of(self, curve, start, end, last=None):
        """Yields the runs of a curve between two times; `last` is a more exact final position."""
        if last is None and isinstance(curve, Decay):
            last = self.target
        turning = curve.turning()
        if turning is not None and start + turning < end:
            yield Run(curve, start, start, start + turning)
            yield Run(curve, start, start + turning, end, last)
        elif start < end:
            yield Run(curve, start, start, end, last)
