"""A ruler that moves by itself, with its effects."""
import math
from dataclasses import dataclass, field
from decimal import Decimal

from .exact import SECOND, sign
from .marks import Scale, Ticks
from .motion import Plan, Spring
from .planner import Settings, plan_release

SAME = Decimal("1e-9")  # relative tolerance of equal velocities
ROUNDING = Decimal("1e-15")  # rounding of doubles, as a share of the largest coordinate


@dataclass
class Line:
    """A line that the trace must have, or may have: a time, a word, and its fields."""
    time: int
    word: str
    texts: dict = field(default_factory=dict)  # compared exactly
    numbers: dict = field(default_factory=dict)  # compared with a tolerance
    may_lack: bool = False
    steepest: Decimal = None  # the scale of the error of an estimated velocity


class Moving:
    """A ruler without a hand."""

    def __init__(self, words, shown):
        """Uses the velocities of frames in the trace at releases, after checking them."""
        self.words, self.shown = words, shown
        self.scale, self.settings = Scale(words), Settings(words)
        self.x = self.scale.position(words["value"])
        self.ticks = Ticks(words, self.scale, self.x)
        self.plan = None
        self.is_editing = False
        self.is_away = False  # True while the display is not where the value is
        self.before = self.x  # the start of the edit
        self.reported, self.reported_at = self.scale.value(self.x), self.x
        self.largest = max(abs(self.x), abs(self.scale.base), self.settings.length)
        self.lines = []
        self.worst_velocity = Decimal(0)

    # --- Effects ---

    def report(self, time, word, **texts):
        self.lines.append(Line(time, word, texts))

    def report_ticks(self, marks):
        """Reports ticks, given as pairs of a nanosecond and a mark."""
        for time, mark in marks:
            self.report(time, "tick", mark=str(mark))

    def report_value(self, time, cause, place=None):
        """Reports a changed value; a change within the rounding of doubles may be missing from the trace.

        If only marks can be chosen, the value is that of the nearest mark, and motion after the edit changes
        no value.
        """
        self.largest = max(self.largest, abs(self.x))
        if place is None:
            if self.is_away or (self.scale.quantizes and not self.is_editing):
                return
            place = self.chosen(self.scale.at_mark(self.scale.clamped(self.x)))
        value = self.scale.value(place)
        if value == self.reported:
            return
        is_hidden = abs(value - self.reported) <= self.rounding()
        self.lines.append(Line(time, "changed", {"cause": cause}, {"value": value}, is_hidden))
        self.reported, self.reported_at = value, place

    def chosen(self, place):
        return self.scale.nearest(place, 1)[0] if self.scale.quantizes else place

    def value_place(self):
        """Returns the position of the value, which may differ from the display."""
        if self.is_away:
            return self.reported_at
        return self.reported_at if self.scale.quantizes else self.scale.at_mark(self.scale.clamped(self.x))

    def value(self):
        return self.scale.value(self.value_place())

    def rounding(self):
        """Returns the rounding of a value by doubles."""
        return self.scale.value(self.largest * ROUNDING)

    def end(self, time):
        if self.is_editing:
            self.lines.append(Line(time, "ended", {"reason": "commit"}, {"value": self.reported}))
        self.is_editing = False

    def begin(self, time):
        """Opens an edit, unless one is open; a cancel restores the present value."""
        if not self.is_editing:
            self.report(time, "began")
            self.before = self.value_place()
        self.is_editing, self.is_away = True, False

    # --- From release to rest ---

    def release(self, time, speed):
        """Continues from the present position with a speed, which is 0 unless flung. Without an edit it stays.

        Where motion is reduced, it has no speed, and is where it comes to rest at once.
        """
        if self.settings.is_reduced:
            speed = Decimal(0)
        if self.is_editing or self.scale.bound_beyond(self.x) is not None:
            self.plan = plan_release(self.x, speed, self.scale, self.settings)
        else:
            self.plan = self.glide() if self.is_away else None
        if speed and not self.plan.is_limited:
            self.plan = plan_release(self.x, self.checked(time, speed), self.scale, self.settings)
        if self.scale.bound_beyond(self.x) is not None:
            self.end(time)
        if self.plan is not None:
            self.began_at, self.is_crossed = time, False
            self.runs, self.followed_to = list(self.plan.runs()), self.x
            self.advance(time)
            if self.plan and self.scale.quantizes:
                self.report_value(time, "motion")
            return
        self.ticks.rest(self.x)
        self.end(time)
        self.report(time, "idle")

    def checked(self, time, speed):
        """Returns the speed in the trace at the release, which must equal the model's up to rounding."""
        shown = self.shown.get(time, speed)
        error = abs(shown - speed) / abs(speed)
        self.worst_velocity = max(self.worst_velocity, error)
        return shown if error <= SAME else speed

    def seconds(self, time):
        return Decimal(time - self.began_at) / SECOND

    def at(self, seconds):
        """Returns the nanosecond of an event given in seconds after the release."""
        return self.began_at + math.ceil(seconds * SECOND)

    def rests_at(self):
        return self.at(self.plan.rest)

    def advance(self, time):
        """Advances to a time, with the effects until then."""
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
        """Advances to the time of an event, which is also a sample of the motion."""
        self.advance(time)
        if self.plan:
            self.report_value(time, "motion")

    def follow(self, seconds):
        """Follows the runs up to a time, with the marks on them."""
        self.x = self.plan.position(seconds)
        if self.plan.is_silent:
            return
        while self.runs:
            run = self.runs[0]
            is_over = run.end <= seconds
            to = run.last if is_over else self.x
            self.report_ticks((self.at(run.time_at(level)), mark) for mark, level in self.passed(to))
            self.followed_to = to
            if not is_over:
                return
            self.ticks.end_run(self.scale.clamped(to))
            self.runs.pop(0)

    def passed(self, to):
        """Returns the marks that tick during the motion to a position."""
        bound = None if self.plan.crossing is None else self.plan.target
        return self.ticks.passed(self.followed_to, to, bound, self.plan.lands)

    def cross(self, time):
        """Lets a decay pass a bound, which ends the edit."""
        bound, seconds = self.plan.target, self.plan.crossing
        self.is_crossed = True
        self.follow(seconds)
        side = self.ticks.hits_bound(bound, bound + sign(self.plan.first.velocity(seconds)))
        if side:
            self.report(time, "bound", side=side)
        self.x = bound
        self.report_value(time, "motion")
        self.end(time)

    def come_to_rest(self, time):
        target = self.plan.target
        self.follow(self.plan.rest)
        if not self.plan.is_silent:
            self.report_ticks((time, mark) for mark, _ in self.passed(target))
        self.ticks.end_run(target)
        self.ticks.rest(target)
        self.x = target
        self.report_value(time, "snap" if self.settings.is_reduced else "motion")
        if self.plan.lands:
            self.lines.append(Line(time, "snapped", {}, {"value": self.reported}))
        self.plan, self.is_away = None, False
        self.end(time)
        self.report(time, "idle")

    def glide(self):
        """Returns the motion of a display that goes to its value by itself."""
        plan = Plan(Spring(self.x, Decimal(0), self.reported_at, self.settings.landing_spring))
        plan.target, plan.is_silent = self.reported_at, True
        plan.rest = Decimal(0) if self.settings.is_reduced else plan.first.exact_rest(self.settings.rest_distance)
        return plan

    def freeze(self, time):
        """Stops at the present position."""
        self.follow(self.seconds(time))
        self.ticks.end_run(self.scale.clamped(self.x))
        self.plan = None
        self.report_value(time, "motion")
