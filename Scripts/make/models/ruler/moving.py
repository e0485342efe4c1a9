"""A ruler that moves by itself, and what it tells about that."""
import math
from dataclasses import dataclass, field
from decimal import Decimal

from .exact import SECOND, sign
from .marks import Scale, Ticks
from .planner import Settings, plan_release

SAME = Decimal("1e-9")  # velocities that differ by so little, by their own size, are the same
ROUNDING = Decimal("1e-15")  # of the largest coordinate; doubles may round so much


@dataclass
class Line:
    """A line that the trace must have, or may have: a time, a word, and what belongs to it."""
    time: int
    word: str
    texts: dict = field(default_factory=dict)  # compared as they are
    numbers: dict = field(default_factory=dict)  # compared with a tolerance
    may_lack: bool = False
    steepest: Decimal = None  # the scale of the error of an estimated velocity


class Moving:
    """A ruler without a hand."""

    def __init__(self, words, shown):
        """The velocities that frames of the trace show are used at a release, after a check."""
        self.words, self.shown = words, shown
        self.scale, self.settings = Scale(words), Settings(words)
        self.x = self.scale.position(words["value"])
        self.ticks = Ticks(words, self.scale, self.x)
        self.plan = None
        self.is_editing = False
        self.before = self.x  # where the edit began
        self.told, self.told_at = self.scale.value(self.x), self.x
        self.largest = max(abs(self.x), abs(self.scale.base), self.settings.length)
        self.lines = []
        self.worst_velocity = Decimal(0)

    # --- Effects ---

    def tell(self, time, word, **texts):
        self.lines.append(Line(time, word, texts))

    def tell_ticks(self, marks):
        """Pairs of a nanosecond and a mark."""
        for time, mark in marks:
            self.tell(time, "tick", mark=str(mark))

    def tell_value(self, time, cause, place=None):
        """A value is told if it is another one; the rounding of doubles may hide one that hardly is.

        Where only marks can be chosen it is that of the nearest one, and what only shows is nobody's choice.
        """
        self.largest = max(self.largest, abs(self.x))
        if place is None:
            if self.scale.quantizes and not self.is_editing:
                return
            place = self.chosen(self.scale.at_mark(self.scale.clamped(self.x)))
        value = self.scale.value(place)
        if value == self.told:
            return
        is_hidden = abs(value - self.told) <= self.rounding()
        self.lines.append(Line(time, "changed", {"cause": cause}, {"value": value}, is_hidden))
        self.told, self.told_at = value, place

    def chosen(self, place):
        return self.scale.nearest(place, 1)[0] if self.scale.quantizes else place

    def value_place(self):
        """Where the value is, which need not be where it shows."""
        return self.told_at if self.scale.quantizes else self.scale.at_mark(self.scale.clamped(self.x))

    def value(self):
        return self.scale.value(self.value_place())

    def rounding(self):
        """How much doubles may round a value."""
        return self.scale.value(self.largest * ROUNDING)

    def end(self, time):
        if self.is_editing:
            self.lines.append(Line(time, "ended", {"reason": "commit"}, {"value": self.told}))
        self.is_editing = False

    def begin(self, time):
        """Opens an edit, unless one is open; a cancel brings back the value that there is now."""
        if not self.is_editing:
            self.tell(time, "began")
            self.before = self.value_place()
        self.is_editing = True

    # --- From release to rest ---

    def release(self, time, speed):
        """Goes on from where it is, with a speed, which is 0 unless it flings."""
        self.plan = plan_release(self.x, speed, self.scale, self.settings)
        if speed and not self.plan.is_limited:
            self.plan = plan_release(self.x, self.checked(time, speed), self.scale, self.settings)
        if self.scale.bound_beyond(self.x) is not None:
            self.end(time)
        if self.plan is not None:
            self.began_at, self.is_crossed = time, False
            self.runs, self.followed_to = list(self.plan.runs()), self.x
            self.advance(time)
            if self.plan and self.scale.quantizes:
                self.tell_value(time, "motion")
            return
        self.ticks.rest(self.x)
        if self.is_editing:
            self.end(time)
            self.tell(time, "idle")

    def checked(self, time, speed):
        """The speed that the trace shows at the release, which must be the model's but for its rounding."""
        shown = self.shown.get(time, speed)
        error = abs(shown - speed) / abs(speed)
        self.worst_velocity = max(self.worst_velocity, error)
        return shown if error <= SAME else speed

    def seconds(self, time):
        return Decimal(time - self.began_at) / SECOND

    def at(self, seconds):
        """The nanosecond at which something is told that is solved in seconds after the release."""
        return self.began_at + math.ceil(seconds * SECOND)

    def rests_at(self):
        return self.at(self.plan.rest)

    def advance(self, time):
        """Moves on to a time, and tells what happened until then."""
        if self.plan is None:
            return
        crossing = self.plan.crossing
        if crossing is not None and not self.is_crossed and self.at(crossing) <= time:
            self.cross(self.at(crossing))
        if self.rests_at() <= time:
            self.come_to_rest(self.rests_at())
        else:
            self.follow(self.seconds(time))

    def come(self, time):
        """Moves on to the time of an event, which is a sample of the motion as well."""
        self.advance(time)
        if self.plan:
            self.tell_value(time, "motion")

    def follow(self, seconds):
        """Goes along the runs up to a time, with the marks on them."""
        self.x = self.plan.position(seconds)
        while self.runs:
            run = self.runs[0]
            is_over = run.end <= seconds
            to = run.last if is_over else self.x
            self.tell_ticks((self.at(run.time_at(level)), mark) for mark, level in self.passed(to))
            self.followed_to = to
            if not is_over:
                return
            self.ticks.end_run(self.scale.clamped(to))
            self.runs.pop(0)

    def passed(self, to):
        """The marks that tick on the way of the motion to a position."""
        bound = None if self.plan.crossing is None else self.plan.target
        return self.ticks.passed(self.followed_to, to, bound, self.plan.lands)

    def cross(self, time):
        """A decay passes a bound, which ends the edit."""
        bound, seconds = self.plan.target, self.plan.crossing
        self.is_crossed = True
        self.follow(seconds)
        side = self.ticks.hits_bound(bound, bound + sign(self.plan.velocity(seconds)))
        if side:
            self.tell(time, "bound", side=side)
        self.x = bound
        self.tell_value(time, "motion")
        self.end(time)

    def come_to_rest(self, time):
        target = self.plan.target
        self.follow(self.plan.rest)
        self.tell_ticks((time, mark) for mark, _ in self.passed(target))
        self.ticks.end_run(target)
        self.ticks.rest(target)
        self.x = target
        self.tell_value(time, "motion")
        if self.plan.lands:
            self.lines.append(Line(time, "snapped", {}, {"value": self.told}))
        self.plan = None
        self.end(time)
        self.tell(time, "idle")

    def freeze(self, time):
        """Stops where it is."""
        self.follow(self.seconds(time))
        self.ticks.end_run(self.scale.clamped(self.x))
        self.plan = None
        self.tell_value(time, "motion")
