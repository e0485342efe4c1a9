"""The thumbs of a slider: their limits, the pushed neighbours, and the effects."""
from ..lines import Line, in_order
from ..ticks import Ticks
from ..undecided import Undecided
from .scale import SAME, Track


class Edge:
    """A limit on one side of a thumb, reported once per excursion."""

    def __init__(self):
        self.is_armed = True
        self.is_unclear = False  # True if it may be armed again
        self.place = None  # the position of the reported limit

    def arm(self):
        self.is_armed, self.is_unclear = True, False


class Parts:
    def __init__(self, words):
        self.words, self.track = words, Track(words)
        self.values = [float(word) for word in words["value"].split()]
        self.places = [self.track.place(value) for value in self.values]
        self.distance = float(words["distance"])
        self.pushes, self.waits = words["meet"] == "push", words["quantize"] == "release"
        marks = [(choice.place, choice.mark) for choice in self.track.choices if choice.mark is not None]
        marks = marks if words["tick"] == "unit" else []
        self.ticks = [Ticks(marks, self.track.pitch(), place) for place in self.places]
        self.edges = [{-1: Edge(), 1: Edge()} for _ in self.values]
        self.before = {}  # for each edited part, the value restored by a cancel
        self.lines, self.moment = [], []
        self.owes_idle = False

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

    def end(self, time, reason="commit"):
        """Ends all open edits together."""
        for part in sorted(self.before):
            self.report(time, "ended", part, {"reason": reason}, {"value": self.values[part]})
        self.before = {}

    # --- Limits ---

    def limit(self, part, way):
        """Returns the limit of a part: the value, and the blocking neighbour or None."""
        edge = self.track.lower if way < 0 else self.track.upper
        others = range(part) if way < 0 else range(len(self.values) - 1, part, -1)
        if not others:
            return edge, None
        if self.pushes:
            # Its limit is the position with all neighbours on that side pushed together, each on a choice.
            for _ in others:
                edge = self.track.inwards(edge - way * self.distance, -way)
            return edge, None
        neighbour = part + way
        edge = self.track.inwards(self.values[neighbour] - way * self.distance, -way)
        if (self.values[part] - edge) * way > SAME * (self.track.upper - self.track.lower):
            # Unspecified: the limit of a thumb that the host placed too close to others.
            raise Undecided("a thumb beyond its limit")
        return edge, neighbour

    def settled(self, place, part):
        """Returns the position of a thumb that is pulled to a position within its limits."""
        if self.waits or not self.track.choices:
            return place
        low, high = (self.track.place(self.limit(part, way)[0]) for way in (-1, 1))
        return self.track.nearest(place, low, high).place

    def push(self, time, part, cause):
        """Pushes blocking neighbours on, each to a choice."""
        for way in (-1, 1):
            part_before, other = part, part + way
            while 0 <= other < len(self.values):
                most = self.track.inwards(self.values[part_before] + way * self.distance, way)
                if (self.values[other] - most) * way >= -SAME * (self.track.upper - self.track.lower):
                    break
                self.begin(time, other)
                self.places[other] = self.track.place(most)
                self.report_value(time, other, cause)
                self.ticks[other].start(self.places[other])
                for edge in self.edges[other].values():
                    # Unspecified: whether an excursion ends when its thumb is pushed back.
                    edge.is_unclear = not edge.is_armed
                part_before, other = other, other + way

    # --- Moving one part ---

    def pull(self, time, part, raw, cause, is_jump=False, may_open=True):
        """Pulls a part as far as its limits allow."""
        start = self.places[part]
        low, high = (self.limit(part, way) for way in (-1, 1))
        ends = {-1: self.track.place(low[0]), 1: self.track.place(high[0])}
        way = -1 if raw < ends[-1] - self.track.near else (1 if raw > ends[1] + self.track.near else 0)
        target = self.settled(min(max(raw, ends[-1]), ends[1]), part)
        if may_open:
            self.begin(time, part)
        silent = ends[way] if way else None
        if is_jump:
            self.tick_arrival(time, part, start, target, silent)
        else:
            for mark, _ in self.ticks[part].run(start, target, silent):
                self.report(time, "tick", part, {"mark": str(mark)})
        if way:
            self.meet(time, part, way, ends[way], (low if way < 0 else high)[1])
        self.places[part] = target
        self.ticks[part].end_run(target)
        self.arm(part, raw, ends)
        self.report_value(time, part, cause)
        if self.pushes:
            self.push(time, part, cause)

    def tick_arrival(self, time, part, start, target, silent):
        """Ticks the mark at which a jump arrives, if its position changes."""
        ticks = self.ticks[part]
        if abs(target - start) <= self.track.near:
            return
        for mark in ticks.marks:
            if mark == ticks.last and not ticks.is_armed:
                continue
            if abs(mark[0] - target) <= self.track.near and (silent is None or abs(mark[0] - silent) > 1e-9):
                self.report(time, "tick", part, {"mark": str(mark[1])})
            elif abs(mark[0] - target) <= ticks.capture + 1e-6:
                # Unspecified: whether a jump ticks a mark that it only approaches.
                raise Undecided("a jump near a mark")
        ticks.rest(target)

    def meet(self, time, part, way, limit, neighbour):
        edge = self.edges[part][way]
        if edge.is_unclear:
            # Unspecified: whether the finger or its thumb, on a choice, must be that far inside.
            raise Undecided("an excursion that may be over")
        if edge.is_armed:
            edge.is_armed, edge.place = False, limit
            texts = {"side": "upper" if way > 0 else "lower"} | ({} if neighbour is None else {"by": str(neighbour)})
            self.report(time, "bound", part, texts)
        elif abs(edge.place - limit) > self.track.near:
            # Unspecified: the end of an excursion whose limit has moved.
            raise Undecided("a limit that has moved")

    def arm(self, part, raw, ends):
        """Ends an excursion if a run ends at least a quarter of the mark distance inside."""
        for way, edge in self.edges[part].items():
            least, most = sorted((ends[way] - place) * way for place in (raw, self.places[part]))
            if edge.is_armed or most <= self.track.near:
                continue
            pitch = self.track.pitch()
            if abs(edge.place - ends[way]) > self.track.near or pitch is None:
                # Unspecified: that distance for uneven marks, or without marks.
                edge.is_unclear = True
            elif least >= pitch / 4:
                edge.arm()
            elif most >= pitch / 4:
                edge.is_unclear = True
