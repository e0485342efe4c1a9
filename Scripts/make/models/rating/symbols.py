"""The symbols of a rating: the value at each position, and the selectable values."""
import math
from fractions import Fraction

SAME = 1e-9


class Symbols:
    def __init__(self, words):
        width, height = map(float, words["viewport"].split("x"))
        self.length = width if words["axis"] == "x" else height
        self.count, self.gap = int(words["stars"]), float(words["spacing"])
        self.width = (self.length - self.gap * (self.count - 1)) / self.count
        if words["symbol-width"] != "none":
            self.width = float(words["symbol-width"])
        self.is_mirrored = words["axis"] == "x" and words["layout"] == "rtl"
        self.grain, self.minimum = Fraction(words["granularity"]), float(words["minimum"])
        # A granularity that does not divide 1 has a short last step.
        self.steps = math.ceil(1 / self.grain - Fraction(1, 10**9)) if self.grain else 0

    def along(self, place, axis):
        along = float(place[axis])
        return self.length - along if self.is_mirrored else along

    def chosen(self, along):
        """Returns the value at a position: the ceiling within a symbol, the leading symbol's in a gap."""
        number, rest = divmod(along, self.width + self.gap)
        if number < 0:
            return max(self.minimum, float(self.grain))
        share = min(rest / self.width, 1)
        if self.grain:
            share = self.share(math.ceil(share / float(self.grain) - SAME))
        return max(min(number + share, float(self.count)), self.minimum, float(self.grain))

    def share(self, step):
        return 1.0 if step >= self.steps else float(self.grain * step)

    # --- Steps, counted from 0 ---

    def value(self, step):
        return step // self.steps + self.share(step % self.steps) if step % self.steps else float(step // self.steps)

    def step(self, value):
        """Returns the index of a value's step, or a half if it is between two."""
        number = math.floor(value + SAME)
        for part in range(self.steps):
            if abs(value - number - self.share(part) * (part > 0)) <= SAME:
                return number * self.steps + part
        below = max(part for part in range(self.steps) if self.share(part) * (part > 0) < value - number)
        return number * self.steps + below + 0.5
