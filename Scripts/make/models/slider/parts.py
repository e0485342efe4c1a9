"""The thumbs of a slider: their limits, the pushed neighbours, and the effects."""
import math

from ..lines import Line, in_order
from ..ticks import Ticks
from ..undecided import Undecided
from .scale import SAME, Track


class Parts:
    def __init__(self, words):
        self.words, self.track = words, Track(words)
        self.values = [float(word) for word in words["value"].split()]
        self.places = [self.track.place(value) for value in self.values]
        self.distance, self.farthest = float(words["distance"]), float(words["max-distance"])
        self.locked = set() if words["locked"] == "none" else {int(word) for word in words["locked"].split()}
        self.pushes, self.waits = words["meet"] == "push", words["quantize"] == "release"
        marks = [(choice.place, choice.mark) for choice in self.track.marks if choice.mark is not None]
        marks = marks if words["tick"] == "unit" else []
        self.ticks = [Ticks(marks, self.track.pitch(), place, bool(self.track.pieces)) for place in self.places]
        self.armed = [{-1: True, 1: True} for _ in self.values]  # the sides whose limit may be reported
        self.pulls = list(self.places)  # where each thumb is pulled to, which may be past its limit
        self.ends = {}  # the limits at the last pull of a part
        self.before = {}  # for each edited part, the value restored by a cancel
        self.pushed = {}  # for each part, those that it has pushed, whose edits end with its own
        self.lines, self.moment = [], []
        self.owes_idle = False
        self.unknown_from = None  # the time from which no document decides, if that is before the present event

    # --- Effects ---

    def report(self, time, word, part=0, texts=None, numbers=None):
        own = {"part": str(part)} if part else {}
        self.moment.append(Line(time, word, (texts or {}) | own, numbers or {}))

    def flush(self):
        """Reports the effects of one moment, by kind and then by part."""
        self.lines += in_order(self.moment)
        self.moment = []

    def begin(self, time, part):
        if part not in self.before:
            self.before[part] = self.values[part]
            self.report(time, "began", part)

    def is_same(self, a, b):
        return abs(a - b) <= 1e-12 * (abs(a) + self.track.upper - self.track.lower)

    def report_value(self, time, part, cause):
        value = self.track.value(self.places[part])
        if not self.is_same(value, self.values[part]):
            self.values[part] = value
            self.report(time, "changed", part, {"cause": cause}, {"value": value})

    def end(self, time, owner, reason="commit"):
        """Ends the edit of a part together with those of the parts that it has pushed."""
        for part in sorted({owner} | self.pushed.pop(owner, set())):
            if part in self.before:
                self.report(time, "ended", part, {"reason": reason}, {"value": self.values[part]})
                del self.before[part]

    def own(self, part):
        """Gives a part that others have pushed an edit of its own."""
        for others in self.pushed.values():
            others.discard(part)

    def place(self, part, place):
        """Shows a part at a position, from where the next pull begins."""
        self.places[part] = self.pulls[part] = place
        self.ends.pop(part, None)

    def put(self, part, value):
        """Puts a part at a value, as the host does or a neighbour that pushes: its excursions are over."""
        self.place(part, self.track.place(value))
        self.ticks[part].start(self.places[part])
        self.armed[part] = {-1: True, 1: True}

    # --- Limits ---

    def limit(self, part, way, pushes=None):
        """Returns the limit of a part: the value, and the blocking neighbour or None."""
        pushes = self.pushes if pushes is None else pushes
        value, neighbour = self.space(part, way, pushes)
        other = part - way
        if self.farthest < math.inf and 0 <= other < len(self.values):
            # The other neighbour, where it is or where it lands, must not be left too far behind.
            far = self.reach(other, way) + way * self.farthest
            if (value - far) * way > 0:
                value, neighbour = far, other
        return self.track.inwards(value, -way), neighbour

    def space(self, part, way, pushes):
        """Returns the limit before it is rounded to a choice.

        With push it is the position with all neighbours on that side pushed together, each on a choice, as far as
        these are at rest; otherwise a neighbour blocks the way, also where it is about to land.
        """
        other = part + way
        if not 0 <= other < len(self.values):
            return (self.track.lower if way < 0 else self.track.upper), None
        if pushes and not self.is_busy(other) and other not in self.locked:
            edge, neighbour = self.space(other, way, True)
            edge = self.track.inwards(edge, -way)
            edge = max(edge, self.values[other]) if way > 0 else min(edge, self.values[other])
            return edge - way * self.distance, neighbour
        return self.reach(other, way) - way * self.distance, other

    def limits(self, part):
        """Returns the limits at both sides. Where the host has put a thumb beyond one, its own value is the limit."""
        low, high = self.limit(part, -1), self.limit(part, 1)
        value = self.values[part]
        if low[0] > high[0]:
            if self.farthest < math.inf:
                return {way: (value, None) for way in (-1, 1)}  # without a choice near enough to both it stays
            raise Undecided("neighbours that leave no choice")
        return {-1: (min(low[0], value), low[1]), 1: (max(high[0], value), high[1])}

    def limit_place(self, part, way):
        """Returns the place of the limit at a side; of a thumb without a choice near enough to both neighbours, its own."""
        limit = self.limits(part)[way] if self.farthest < math.inf else self.limit(part, way)
        return self.track.place(limit[0])

    def is_beyond(self, part, pushes=None):
        """Returns True if the host has put a thumb beyond its limits."""
        slack = SAME * (self.track.upper - self.track.lower)
        return any((self.values[part] - self.limit(part, way, pushes)[0]) * way > slack for way in (-1, 1))

    def settled(self, place, ends):
        """Returns the position of a thumb that is pulled to a position between two ends: the nearest choice or end."""
        if self.waits or not self.track.choices:
            return place
        choice = self.track.nearest(place, *ends)
        return min([*ends, choice.place if choice else ends[0]], key=lambda end: (abs(end - place), -end))

    def nearest_choice(self, part, place, pushes=None):
        """Returns the choice nearest to a position among those that the neighbours leave."""
        low, high = (self.track.place(self.limit(part, way, pushes)[0]) for way in (-1, 1))
        if low > high + self.track.near:
            if self.farthest < math.inf:
                return None
            raise Undecided("neighbours that leave no choice")
        return self.track.nearest(min(max(place, low), high), low, high)

    def push(self, time, part, cause):
        """Pushes blocking neighbours at rest on, each to a choice."""
        for way in (1, -1):
            edge, other = self.values[part], part + way
            while 0 <= other < len(self.values) and not self.is_busy(other) and other not in self.locked:
                most = edge + way * self.distance
                if (self.values[other] - most) * way >= -SAME * (self.track.upper - self.track.lower):
                    break
                self.begin(time, other)
                self.pushed.setdefault(part, set()).add(other)
                self.put(other, self.track.inwards(most, way))
                self.report_value(time, other, cause)
                edge, other = self.values[other], other + way

    # --- Moving one part ---

    def pull(self, time, part, raw, cause, is_jump=False, may_open=True):
        """Pulls a part as far as its limits allow; returns True if it has come back within them from beyond."""
        limits = self.limits(part)
        ends = {way: self.track.place(limits[way][0]) for way in (-1, 1)}
        start = self.pull_from(part, ends)
        if is_jump:
            start = self.places[part]
        way = -1 if raw < ends[-1] - self.track.near else (1 if raw > ends[1] + self.track.near else 0)
        target = self.settled(min(max(raw, ends[-1]), ends[1]), [ends[-1], ends[1]])
        was_beyond = self.is_beyond(part)
        if was_beyond and way and not self.is_same(self.values[part], self.before.get(part, self.values[part])):
            # Its own value is the limit, and the rounding of doubles decides whether it passes that.
            raise Undecided("a thumb that turns round before it is back within its limits")
        if may_open:
            self.begin(time, part)
        run = self.ticks[part].jump if is_jump else self.ticks[part].run
        for mark, _ in run(min(max(start, ends[-1]), ends[1]), target, ends[way] if way else None):
            self.report(time, "tick", part, {"mark": str(mark)})
        if way and (start - ends[way]) * way <= self.track.near:
            self.meet(time, part, way, limits[way][1])
        self.places[part], self.pulls[part] = target, raw if way else target
        self.ticks[part].end_run(target)
        self.arm(part, self.pulls[part], ends)
        old = self.values[part]
        self.report_value(time, part, cause)
        if self.pushes and self.values[part] != old:
            self.push(time, part, cause)
        return was_beyond and not self.is_beyond(part)

    def pull_from(self, part, ends):
        """Returns where a pull begins. What was pulled past a limit is forgotten once that limit has moved."""
        start, old = self.pulls[part], self.ends.get(part, ends)
        for way in (-1, 1):
            if abs(old[way] - ends[way]) > self.track.near and (start - old[way]) * way > 0:
                start = old[way]
        self.ends[part] = ends
        return start

    def meet(self, time, part, way, neighbour):
        """Reports a limit that is passed, once per excursion."""
        if self.armed[part][way]:
            self.armed[part][way] = False
            self.report(time, "bound", part, self.side(way, neighbour))

    def side(self, way, neighbour):
        return {"side": "upper" if way > 0 else "lower"} | ({} if neighbour is None else {"by": str(neighbour)})

    def arm(self, part, place, ends):
        """Ends an excursion if the thumb, on its choice, is a quarter of the mark distance within the limit."""
        for way in (-1, 1):
            if (ends[way] - place) * way >= self.track.pitch() / 4:
                self.armed[part][way] = True
