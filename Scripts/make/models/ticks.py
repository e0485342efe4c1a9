"""The marks that tick on the path of one part, by the rule of runs: a mark ticks once when reached from either side."""


class Ticks:
    """Marks are pairs of a position and a number, in order; positions grow with the value. All have one distance, or each
    the smaller of those to its neighbours."""

    def __init__(self, marks, pitch, place, has_own=False):
        self.marks = marks
        places = [mark[0] for mark in marks]
        gaps = [after - before for before, after in zip(places, places[1:])]
        near = [min(pair) for pair in zip([*gaps, float("inf")], [float("inf"), *gaps])] if has_own else [pitch] * len(marks)
        self.gaps = dict(zip(marks, near))
        self.start(place)

    def capture(self, mark):
        """Returns the distance before a mark at which it ticks."""
        return min(self.gaps[mark] / 50, 0.5) if self.gaps[mark] else 0.0

    def rearm(self, mark):
        """Returns the distance from a mark at which it may tick again."""
        return self.gaps[mark] / 4 if self.gaps[mark] else 0.0

    def start(self, place):
        """Starts at a position, initially or set by the host: a mark there has ticked already."""
        self.last, self.is_armed = None, True
        self.rest(place)

    def rest(self, place):
        """Comes to rest; a mark there counts as the one that ticked last."""
        for mark in self.marks:
            if abs(mark[0] - place) <= self.capture(mark) + 1e-9:
                self.last, self.is_armed = mark, abs(mark[0] - place) >= self.rearm(mark) > 0

    def run(self, a, b, silent=None, is_landing=False):
        """Returns the marks that tick on a run, each with its position, except for the silent position and what
        lies beyond it, which is a limit."""
        way = 1 if b > a else -1
        ticked = []
        for mark in self.marks if way > 0 else reversed(self.marks):
            level = mark[0] - way * self.capture(mark)
            if (level - a) * way <= 1e-9 or (level - b) * way > 1e-9:
                continue
            is_last = mark == self.last and (is_landing or not self.is_armed)
            if is_last or (silent is not None and (mark[0] - silent) * way > -1e-9):
                continue
            self.last, self.is_armed = mark, False
            ticked.append((mark[1], level))
        return ticked

    def jump(self, a, b, silent=None):
        """Returns the mark at which a jump from a to b arrives, or none: the last one that would tick on the way, if it is
        no farther from b than a mark ticks early."""
        before, way = (self.last, self.is_armed), 1 if b > a else -1
        capture = {mark[1]: self.capture(mark) for mark in self.marks}
        ticked = [(number, level) for number, level in self.run(a, b, silent)[-1:]
                  if abs(level + way * capture[number] - b) <= capture[number] + 1e-9]
        if not ticked:
            self.last, self.is_armed = before
        self.end_run(b)
        self.rest(b)
        return ticked

    def end_run(self, place):
        if self.last is not None and abs(place - self.last[0]) >= self.rearm(self.last) - 1e-9:
            self.is_armed = True
