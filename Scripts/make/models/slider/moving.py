"""A thumb that lands on a choice by itself."""
import math
from decimal import Decimal

from ..ruler.motion import Spring
from ..undecided import Undecided
from .parts import Parts

SECOND = 1_000_000_000


class Landing:
    """A critically damped spring that begins at rest, up to its rest."""

    def __init__(self, part, time, place, target, omega, rest_distance):
        self.part, self.time, self.target = part, time, target
        self.spring = Spring(Decimal(place), Decimal(0), Decimal(target), omega)
        self.rest = self.spring.exact_rest(rest_distance)
        self.rests_at = time + math.ceil(self.rest * SECOND)

    def place(self, time):
        return float(self.spring.position(Decimal(time - self.time) / SECOND))

    def time_at(self, level):
        """Returns the nanosecond at which it reaches a position on its way."""
        seconds = self.spring.time_away(Decimal(level) - self.spring.target, Decimal(0), self.rest)
        return self.time + math.ceil(seconds * SECOND)


class Moving(Parts):
    def __init__(self, words):
        super().__init__(words)
        self.motion = None
        self.omega, self.rest_distance = Decimal(words["landing-spring"]), Decimal(words["rest-distance"])

    def release(self, time, part):
        """Ends the edit immediately, or when the thumb has landed on the nearest choice that its neighbours
        allow."""
        low, high = (self.track.place(self.limit(part, way)[0]) for way in (-1, 1))
        place = self.places[part]
        choice = self.track.nearest(place, low, high) if self.waits else None
        if choice is None or abs(choice.place - place) <= self.track.near:
            self.ticks[part].rest(place)
            self.end(time)
            self.report(time, "idle")
            return
        self.check_neighbours(part, choice.value)
        self.motion = Landing(part, time, place, choice.place, self.omega, self.rest_distance)

    def check_neighbours(self, part, target):
        for way in (-1, 1):
            other = part + way
            if self.pushes and 0 <= other < len(self.values):
                gap = (self.values[other] - target) * way
                if gap < self.distance - 1e-9 * (self.track.upper - self.track.lower):
                    # Unspecified: the time at which a landing thumb pushes its neighbour.
                    raise Undecided("a landing that pushes")

    def stop(self):
        was_moving, self.motion = self.motion is not None, None
        return was_moving

    def advance(self, time):
        """Advances to a time, with the effects until then."""
        motion = self.motion
        if motion is None:
            return
        if motion.rests_at > time:
            self.follow(motion, motion.place(time), time)
            return
        self.follow(motion, motion.target, motion.rests_at)
        part, at = motion.part, motion.rests_at
        self.ticks[part].rest(motion.target)
        self.report_value(at, part, "motion")
        self.report(at, "snapped", part, {}, {"value": self.values[part]})
        self.motion = None
        self.end(at)
        self.report(at, "idle")
        self.flush()

    def follow(self, motion, place, time):
        ticks = self.ticks[motion.part]
        for mark, level in ticks.run(self.places[motion.part], place, None, True):
            at = motion.rests_at if abs(level - motion.target) < 1e-9 else min(motion.time_at(level), time)
            self.report(at, "tick", motion.part, {"mark": str(mark)})
            self.flush()
        self.places[motion.part] = place
        if time == motion.rests_at:
            ticks.end_run(place)

    def come(self, time):
        """Advances to the time of an event or a frame, which is also a sample of the motion."""
        self.advance(time)
        if self.motion:
            self.report_value(time, self.motion.part, "motion")
            self.flush()

    def rests_at(self):
        return self.motion.rests_at
