"""A ruler under a hand: presses, drags and releases, and the frames."""
from decimal import Decimal
from fractions import Fraction

from .. import defaults
from . import velocity
from .exact import clipped, decimal_of, sign
from .moving import ROUNDING, SAME, Line
from .wheel import Wheeled

SLOPS = {"touch": "10", "mouse": "1", "pen": "1"}


def slop_of(words):
    return Fraction(words.get("slop", SLOPS[words["pointer"]]))


class Press:
    """A pointer that is down, from its down to its up."""

    def __init__(self, pointer, time, place, raw):
        self.pointer = pointer
        self.start = self.place = place  # x and y
        self.raw = raw  # the position of the press, without rubber band
        self.reports = []  # pairs of a time and a main-axis position
        self.moved = time  # the time of the last main-axis move
        self.slop = None  # the distance subtracted once it drags
        self.is_drawn = False  # True if a frame was drawn since its last report
        self.has_caught = False  # True if it caught a motion, which continues when it lifts without a drag

    def report(self, time, along):
        if self.reports and along != self.reports[-1][1]:
            self.moved = time
        if self.reports and self.reports[-1][0] == time:
            self.reports.pop()
        self.reports.append((time, along))


class Ruler(Wheeled):
    """A ruler under hands. The verbs of a script are methods of the same name."""

    counts_slop = False  # True if the way within the slop counts once a pointer has left it

    def __init__(self, words, shown):
        super().__init__(words, shown)
        self.axis = 0 if words["axis"] == "x" else 1
        self.way = -1 if words["axis"] == "x" and words["layout"] == "ltr" else 1
        self.slop = slop_of(words)
        self.press = None
        self.taps = defaults.Taps(words, words.get("press") != "jump")
        self.others = set()  # pointers that have no effect until they are lifted

    # --- Rubber band ---

    def banded(self, raw):
        """Returns the displayed position, and the displayed share of a speed there."""
        bound, c, d = self.scale.bound_beyond(raw), self.settings.rubber, self.settings.length
        if bound is None:
            return raw, Decimal(1)
        over = abs(raw - bound)
        return bound + sign(raw - bound) * c * over * d / (d + c * over), c / (1 + c * over / d) ** 2

    def unbanded(self, x):
        """Returns the position displayed as x."""
        bound, c, d = self.scale.bound_beyond(x), self.settings.rubber, self.settings.length
        if bound is None:
            return x
        over = abs(x - bound)
        return bound + sign(x - bound) * over * d / (c * (d - over))

    # --- Pointers ---

    def come(self, time):
        """Advances to an event. After any event while a pointer is down, heard or not, a frame is drawn."""
        super().come(time)
        if self.press:
            self.press.is_drawn = False

    def is_held(self):
        return self.press is not None

    def let_go(self):
        """Ends the hold of a pointer that is still down, and returns its press."""
        press, self.press = self.press, None
        self.others.add(press.pointer)
        return press

    def down(self, time, pointer, place):
        """Puts a pointer down. The first one holds the ruler; others are ignored until they are lifted."""
        self.come(time)
        if self.is_held():
            self.others.add(pointer)
            return
        self.carry = None
        has_caught = self.plan is not None
        if has_caught:
            self.freeze(time)
        if self.wheel_until is not None:
            has_caught = self.is_editing or self.wheel_has_stopped
            self.wheel_until = None
        self.press = Press(pointer, time, place, self.unbanded(self.x))
        self.press.has_caught = has_caught
        self.press.is_second = self.taps.press(time)
        self.press.report(time, place[self.axis])

    def move(self, time, pointer, place):
        if self.is_heard(time, pointer):
            self.press.report(time, place[self.axis])
            self.go_to(time, place)

    def cancel(self, time, pointer):
        """Cancels a pointer, as the system does."""
        self.come(time)
        if pointer in self.others:
            self.others.remove(pointer)
            return
        press, self.press = self.press, None
        self.cancel_press(time, press)

    def cancel_press(self, time, press):
        if press.slop is not None or press.has_caught:
            self.restore(time)

    def escape_press(self, time):
        """Handles Escape like a cancel, but the pointer stays down."""
        self.cancel_press(time, self.let_go())

    def anchor_press(self):
        """Continues a drag from the position set by the host."""
        if self.press:
            self.raw = self.x
            self.press.raw = self.x - self.way * decimal_of(self.dragged())

    def up(self, time, pointer, place):
        """Lifts the pointer at its position or at another, which is a move but not a report."""
        if self.is_heard(time, pointer):
            self.go_to(time, place or self.press.place)
        if pointer in self.others:
            self.others.remove(pointer)
            return
        press, self.press = self.press, None
        if press.slop is not None:
            self.release(time, self.release_speed(time, press))
            return
        self.taps.lift(press.is_second)
        if press.has_caught:
            self.release(time, Decimal(0))
        elif press.is_second:
            self.reset(time)
        else:
            self.lines.append(Line(time, "tapped", {}, dict(zip("xy", map(decimal_of, press.place)))))
            self.show_value_again(time)

    def show_value_again(self, time):
        """Returns to the value from where a wheel has turned the display without another choice, before the press."""
        if self.scale.quantizes and not self.is_editing and abs(self.x - self.reported_at) > self.settings.rest_distance:
            self.is_away = True
            self.release(time, Decimal(0))

    def is_heard(self, time, pointer):
        """Advances to the time of a report; returns True if the pointer holds the ruler."""
        self.come(time)
        return self.press is not None and pointer == self.press.pointer

    def go_to(self, time, place):
        press = self.press
        press.place = place
        if press.slop is None:
            self.recognise(time)
        if press.slop is not None:
            self.drag(time)

    def recognise(self, time):
        """Turns a press into a drag when it leaves the slop on the main axis; a touch that leaves it on the cross
        axis yields."""
        press = self.press
        along, across = (press.place[n] - press.start[n] for n in (self.axis, 1 - self.axis))
        if self.words["pointer"] == "touch" and abs(across) > max(self.slop, abs(along)):
            self.let_go()
            self.report(time, "yielded")
            if press.has_caught:
                self.release(time, Decimal(0))
        elif abs(along) > self.slop:
            press.slop = 0 if self.counts_slop else self.slop * sign(along)
            self.raw = press.raw
            self.begin(time)

    def dragged(self):
        """Returns the main-axis distance of the press, without the slop unless that counts."""
        if self.press.slop is None:
            return Fraction(0)
        return self.press.place[self.axis] - self.press.start[self.axis] - self.press.slop

    def drag(self, time):
        """Moves the ruler: one report of the pointer is one run."""
        along = self.dragged()
        before, self.raw = self.raw, self.scale.at_bound(self.press.raw + self.way * decimal_of(along))
        passed = self.ticks.passed(before, self.raw, self.scale.bound_beyond(self.raw))
        self.report_ticks((time, mark) for mark, _ in passed)
        side = self.ticks.hits_bound(before, self.raw)
        if side:
            self.report(time, "bound", side=side)
        self.ticks.end_run(self.raw)
        self.x = self.banded(self.raw)[0]
        if abs(self.raw - before) > self.largest * ROUNDING or not self.scale.quantizes:
            self.report_value(time, "drag")

    def speed(self, press):
        """Returns the speed of the hand, in direction of the value, before the rubber band."""
        most = self.settings.max_fling
        return clipped(self.way * velocity.estimate(press.reports), -most, most)

    def release_speed(self, time, press):
        """Returns the speed at a lift: 0 after a pause, or below the fling threshold within the bounds."""
        speed = self.speed(press)
        is_slow = abs(speed) <= self.settings.min_fling * (1 + SAME)
        if time - press.moved > velocity.GAP or (is_slow and self.scale.bound_beyond(self.raw) is None):
            return Decimal(0)
        return speed * self.banded(self.raw)[1]

    # --- Frames ---

    def frame(self, time):
        """Reports a frame, unless nothing moved and no pointer reported since the previous frame."""
        was_active = self.is_active()
        self.advance(time)
        if self.wheel_until is not None:
            self.report_frame(time, "dragging")
        elif self.plan:
            seconds = self.seconds(time)
            self.report_value(time, "motion")
            phase = "coasting" if seconds < self.plan.coasts_until else "settling"
            self.report_frame(time, phase, self.plan.velocity(seconds), self.scale.value(self.plan.target))
        elif was_active:
            self.report_frame(time, "idle")
        elif self.press and not self.press.is_drawn:
            self.press.is_drawn = True
            self.report_held_frame(time)

    def report_held_frame(self, time):
        if self.press.slop is None:
            self.report_frame(time, "pressed")
            return
        slope = self.banded(self.raw)[1]
        self.report_frame(time, "dragging", self.speed(self.press) * slope)
        self.lines[-1].steepest = velocity.steepest(self.press.reports) * slope

    def report_frame(self, time, phase, speed=Decimal(0), target=None):
        numbers = {"value": self.value(), "offset": self.x - self.scale.base, "velocity": speed}
        numbers["target"] = self.value() if target is None else target
        self.lines.append(Line(time, "frame", {"phase": phase}, numbers))
