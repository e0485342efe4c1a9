"""The track of a slider: positions of values, in points that grow with the value, and the selectable values."""
import bisect
import math
from fractions import Fraction
from typing import NamedTuple

from ..limits import limits_of

SAME = 1e-9  # tolerance of equal positions, as a share of the length


class Choice(NamedTuple):
    place: float  # points
    value: float
    mark: int | None  # the index, if it is a mark


class Piece:
    """A piece of a track, between two knots: a line, or a logarithm if `is_curved`."""

    def __init__(self, knots, ends, is_curved):
        (self.lower, self.upper), (self.start, self.end), self.is_curved = knots, ends, is_curved
        self.gap = self.end - self.start  # the least between two marks, but for the last
        self.is_free = False  # True beside pieces with a step, if it has none: any value of it can be chosen

    def place(self, value):
        share = (math.log(value / self.lower) / math.log(self.upper / self.lower) if self.is_curved
                 else (value - self.lower) / (self.upper - self.lower))
        return self.start + share * (self.end - self.start)

    def value(self, place):
        share = (place - self.start) / (self.end - self.start)
        return self.lower * (self.upper / self.lower) ** share if self.is_curved else self.lower + share * (self.upper - self.lower)


class Track:
    def __init__(self, words):
        width, height = map(float, words["viewport"].split("x"))
        self.length = width if words["axis"] == "x" else height
        self.stops = None if words["stops"] == "none" else [float(word) for word in words["stops"].split()]
        self.by_value = words["stop-places"] == "value"
        self.pieces = self.make_pieces(words)
        #: The values at both ends of the track.
        self.first, self.last = ([self.pieces[0].lower, self.pieces[-1].upper] if self.pieces
                                  else [self.stops[0], self.stops[-1]] if self.stops
                                  else [float(word) for word in words["range"].split("..")])
        self.is_log = words["scale"].startswith("log") and not self.pieces
        #: The values that can be chosen, and their places.
        self.lower, self.upper = map(float, limits_of(words, (repr(self.first), repr(self.last))))
        self.ends = [self.place(self.lower), self.place(self.upper)]
        self.choices = self.make_choices(words)
        #: What ticks: the choices, or the knots between which any value can be chosen.
        self.marks = self.choices or [Choice(place, value, number) for number, (place, value) in enumerate(self.knots())]
        self.places = [choice.place for choice in self.choices]
        self.near = SAME * self.length

    # --- Positions and values ---

    def place(self, value):
        if self.pieces:
            return self.piece(lambda piece: value <= piece.upper).place(value)
        if self.stops and not self.by_value:
            k = min(max(bisect.bisect_right(self.stops, value) - 1, 0), len(self.stops) - 2)
            share = (value - self.stops[k]) / (self.stops[k + 1] - self.stops[k])
            return (k + share) * self.length / (len(self.stops) - 1)
        if self.is_log:
            return self.length * math.log(value / self.first) / math.log(self.last / self.first)
        return self.length * (value - self.first) / (self.last - self.first)

    def value(self, place):
        if self.choices:
            choice = self.nearest(place)
            if abs(choice.place - place) <= self.near:
                return choice.value
        if self.pieces:
            return self.piece(lambda piece: place <= piece.end).value(place)
        if self.stops and not self.by_value:
            k = min(max(math.floor(place / self.length * (len(self.stops) - 1)), 0), len(self.stops) - 2)
            share = place / self.length * (len(self.stops) - 1) - k
            return self.stops[k] + share * (self.stops[k + 1] - self.stops[k])
        if self.is_log:
            return self.first * (self.last / self.first) ** (place / self.length)
        return self.first + (self.last - self.first) * place / self.length

    def make_pieces(self, words):
        """Returns the pieces of a track with knots, in proportion of their places."""
        if words["knots"] == "none":
            return []
        knots = [tuple(map(float, knot.split(":"))) for knot in words["knots"].split()]
        first, last = knots[0][0], knots[-1][0]
        ends = [(place - first) / (last - first) * self.length for place, _ in knots]
        values = [value for _, value in knots]
        return [Piece((low, high), (start, end), words["scale"] == "log" and low > 0)
                for low, high, start, end in zip(values, values[1:], ends, ends[1:])]

    def piece(self, reaches):
        """Returns the first piece that reaches something, or the last."""
        return next((piece for piece in self.pieces if reaches(piece)), self.pieces[-1])

    def knots(self):
        return [(piece.start, piece.lower) for piece in self.pieces] + [
            (piece.end, piece.upper) for piece in self.pieces[-1:]]

    def steps(self, words):
        """Returns the choices of all pieces, numbered through: steps from each lower knot, and the last knot."""
        values = []
        for piece, word in zip(self.pieces, words):
            lower, upper, step = Fraction(repr(piece.lower)), Fraction(repr(piece.upper)), Fraction(word)
            piece.is_free = step == 0
            own = [float(lower + k * step) for k in range(math.ceil((upper - lower) / step) if step else 1)]
            values += own
            places = [piece.place(value) for value in own]
            piece.gap = min([after - before for before, after in zip(places, places[1:])], default=piece.gap)
        return list(enumerate([*values, self.last]))

    def further_hundredth(self, place, way, count):
        """Returns the position a number of hundredths further, which each piece counts from its lower knot."""
        ends = {piece.start + k * (piece.end - piece.start) / 100 for piece in self.pieces for k in range(100)}
        beyond = sorted((end for end in ends | {self.length} if (end - place) * way > self.near), key=lambda end: end * way)
        return beyond[count - 1] if count <= len(beyond) else way * math.inf

    # --- Choices ---

    def make_choices(self, words):
        """Returns the choices in order, with both bounds; none if any value can be chosen."""
        if self.pieces and words["steps"] == "none":
            return []
        if self.pieces:
            numbered = self.steps(words["steps"].split())
        elif self.stops:
            numbered = list(enumerate(self.stops))
        elif words["step"] != "none":
            step, lower = Fraction(words["step"]), Fraction(words["range"].split("..")[0])
            count = (Fraction(words["range"].split("..")[1]) - lower) // step
            numbered = [(k, float(lower + k * step)) for k in range(count + 1)]
        elif words["factor"] != "none":
            numbered = self.powers(float(words["factor"]))
        elif words["scale"] == "log-1-2-5":
            numbered = self.one_two_five()
        else:
            return []
        choices = [Choice(self.place(value), value, mark) for mark, value in numbered]
        near = 1e-6 * self.length
        choices = [choice for choice in choices if self.ends[0] - near <= choice.place <= self.ends[1] + near]
        for value, place in zip((self.lower, self.upper), self.ends):
            if all(abs(choice.place - place) > near for choice in choices):
                choices.append(Choice(place, value, None))
        return sorted(choices)

    def powers(self, factor):
        count = math.floor(math.log(self.last / self.first) / math.log(factor) + 1e-9)
        return [(k, self.first * factor**k) for k in range(count + 1)]

    def one_two_five(self):
        marks = range(3 * math.floor(math.log10(self.first)), 3 * math.ceil(math.log10(self.last)) + 1)
        numbered = [(k, (1, 2, 5)[k % 3] * 10.0 ** (k // 3)) for k in marks]
        return [(k, value) for k, value in numbered
                if self.first * (1 - 1e-12) <= value <= self.last * (1 + 1e-12)]

    def nearest(self, place, low=-math.inf, high=math.inf):
        """Returns the choice nearest on the track between two positions; at equal distances the upper one."""
        choices = [choice for choice in self.choices if low - 1e-9 <= choice.place <= high + 1e-9]
        return min(reversed(choices), key=lambda choice: abs(choice.place - place)) if choices else None

    def inwards(self, value, way):
        """Returns the value if it can be chosen, otherwise the next choice in a direction; a bound beyond the track."""
        value = min(max(value, self.lower), self.upper)
        if not self.choices:
            return value
        slack = SAME * (abs(value) + self.upper - self.lower)
        if way > 0:
            return min(c.value for c in self.choices if c.value >= value - slack)
        return max(c.value for c in self.choices if c.value <= value + slack)

    def further(self, place, way, count):
        """Returns the position a number of choices further, counting the next one as the first: hundredths if any
        value can be chosen."""
        if not self.choices and self.pieces:
            return self.further_hundredth(place, way, count)
        if not self.choices:
            u = place / self.length * 100
            whole = round(u) if abs(u - round(u)) <= 1e-7 else (math.floor(u) if way > 0 else math.ceil(u))
            return (whole + way * count) * self.length / 100
        if way > 0:
            at = bisect.bisect_right(self.places, place + self.near)
            return self.places[at + count - 1] if at + count <= len(self.places) else math.inf
        at = bisect.bisect_left(self.places, place - self.near)
        return self.places[at - count] if at >= count else -math.inf

    def further_mark(self, place, way, count):
        """Returns the position a number of marks further, for a wheel; a bound that is not a mark does not count."""
        if not self.choices:
            place = self.further(place, way, count)
            return place if self.ends[0] - self.near <= place <= self.ends[1] + self.near else way * math.inf
        marks = [c.place for c in self.choices if c.mark is not None and (c.place - place) * way > self.near]
        return sorted(marks, key=lambda mark: mark * way)[count - 1] if count <= len(marks) else way * math.inf

    def pitch(self):
        """Returns the distance of neighbouring marks in points: the least if they are uneven, a hundredth of the track
        if any value can be chosen. On pieces, the shorter last gap of each does not count."""
        if self.pieces:
            return min(piece.gap for piece in self.pieces)
        marks = [choice.place for choice in self.choices if choice.mark is not None]
        return min((b - a for a, b in zip(marks, marks[1:])), default=self.length / 100)
