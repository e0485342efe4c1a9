"""Thumbs that land on choices by themselves."""
import math
from decimal import Decimal

from ..ruler.motion import Spring
from .parts import Parts

SECOND = 1_000_000_000


class Landing:
    """A critically damped spring that begins at rest, up to its rest; at once without a distance of its rest."""

    def __init__(self, part, time, place, target, omega, rest_distance):
        self.part, self.time, self.target = part, time, target
        self.spring = Spring(Decimal(place), Decimal(0), Decimal(target), omega)
        self.rest = Decimal(0) if rest_distance is None else self.spring.exact_rest(rest_distance)
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
        self.motions = {}  # the landings of parts
        self.is_reduced = words["motion"] == "reduced"
        self.omega = Decimal(words["landing-spring"])
        self.rest_distance = None if self.is_reduced else Decimal(words["rest-distance"])

    def reach(self, part, way):
        """Returns where a part blocks another one that comes in a direction: its value, or where it lands."""
        motion = self.motions.get(part)
        target = self.track.value(motion.target) if motion else self.values[part]
        return min(self.values[part], target) if way > 0 else max(self.values[part], target)

    def release(self, time, part):
        """Ends the edit immediately, or when the thumb has landed on the nearest choice that its neighbours leave."""
        self.owes_idle = True
        self.flush()
        place = self.places[part]
        choice = self.resting_choice(part) if self.waits or self.is_beyond(part, False) else None
        if choice is None or abs(choice.place - place) <= self.track.near:
            self.ticks[part].rest(place)
            self.end(time, part)
            return
        self.motions[part] = Landing(part, time, place, choice.place, self.omega, self.rest_distance)
        if self.motions[part].rests_at == time:
            self.land(self.motions[part])

    def rest(self, part):
        """Comes to rest by a landing or a tap: a mark there has ticked."""
        self.ticks[part].rest(self.places[part])
        self.look(part)

    def look(self, part):
        """Ends excursions to limits that a thumb is far enough from, also where a neighbour has moved them."""
        self.arm(part, self.places[part], {way: self.limit_place(part, way) for way in (-1, 1)})

    def resting_choice(self, part):
        """Returns the nearest choice that the neighbours leave, which are not pushed by a landing; None to stay.

        A value from before the edit stays where the host has put it beyond its limits.
        """
        is_new = not self.is_same(self.values[part], self.before.get(part, self.values[part]))
        if not self.track.choices or (self.is_beyond(part, False) and not is_new):
            return None
        return self.nearest_choice(part, self.places[part], False)

    def stop(self, part):
        """Ends the motion of a part where it is, whose edit goes on."""
        return self.motions.pop(part, None) is not None

    def come(self, time):
        """Advances to the time of an event or a frame, which is also a sample of each motion, one after the other."""
        rest = max(self.ends_of_motion(), default=time)
        for part in range(len(self.values)):
            self.advance(part, time)
        self.report_idle(min(rest, time))
        self.flush()

    def ends_of_motion(self):
        return [motion.rests_at for motion in self.motions.values()]

    def advance(self, part, time):
        """Advances a part to a time, with the effects until then."""
        motion = self.motions.get(part)
        if motion and motion.rests_at <= time:
            self.land(motion)
        elif motion:
            self.follow(motion, motion.place(time), time)
            self.report_value(time, part, "motion")
            self.flush()

    def land(self, motion):
        part, at = motion.part, motion.rests_at
        self.follow(motion, motion.target, at)
        self.rest(part)
        self.report_value(at, part, "snap" if self.is_reduced else "motion")
        self.report(at, "snapped", part, {}, {"value": self.values[part]})
        del self.motions[part]
        self.end(at, part)
        self.flush()

    def report_idle(self, time):
        """Reports that nothing moves any more, and nothing holds it, if something has moved."""
        if self.owes_idle and self.is_still():
            self.owes_idle = False
            self.report(time, "idle")

    def follow(self, motion, place, time):
        ticks = self.ticks[motion.part]
        for mark, level in ticks.run(self.places[motion.part], place, None, True):
            at = motion.rests_at if abs(level - motion.target) < 1e-9 else min(motion.time_at(level), time)
            self.report(at, "tick", motion.part, {"mark": str(mark)})
            self.flush()
        self.place(motion.part, place)
        self.look(motion.part)
        if time == motion.rests_at:
            ticks.end_run(place)
