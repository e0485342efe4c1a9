"""A dial under a hand: turned around its middle, or dragged up and down."""
import math
from decimal import Decimal
from fractions import Fraction

from .. import defaults
from ..ruler import moving, velocity
from ..ruler.exact import clipped, decimal_of, sign
from ..ruler.marks import Ticks
from ..ruler.ruler import Ruler
from .scale import DialScale


class Dial(Ruler):
    """The verbs of a script are methods of the same name. Positions are points of arc, unwrapped."""

    counts_slop = True

    def __init__(self, words):
        super().__init__(words | {"range": "-inf..inf", "step": "1", "value": "0", "snap": "none"}, {})
        self.words, self.scale = words, DialScale(words)
        self.taps = defaults.Taps(words, words["press"] == "turn")
        self.x = self.before = self.scale.position(words["value"])
        self.ticks = Ticks(words, self.scale, self.x)
        self.reported, self.reported_at = self.scale.value(self.x), self.x
        self.largest = max(abs(self.x), self.scale.arc)
        self.is_rotary = words["hold"] == "rotary"
        # Larger values lie clockwise and upwards, or the other way round.
        self.sense = -1 if words["inverted"] == "on" else 1
        self.axis, self.way = 1, (1 if self.is_rotary else -self.sense)
        # An upright dial maps a fixed drag length to the whole range, independent of its size.
        self.gain = Fraction(self.scale.arc) / Fraction(words["travel"])
        self.middle = [Fraction(word) / 2 for word in words["viewport"].split("x")]
        self.settings.length = Decimal(0)  # nothing is shown beyond an end

    def rounding(self):
        return self.scale.value_of_turn() * self.largest / self.scale.arc * moving.ROUNDING

    # --- Position of a pointer ---

    def away(self, place):
        return math.hypot(*(float(at - middle) for at, middle in zip(place, self.middle)))

    def angle(self, place):
        """Returns degrees from the top towards larger values, or None in the dead zone."""
        if self.away(place) <= float(self.words["dead"]):
            return None
        right = self.sense * float(place[0] - self.middle[0])
        return math.degrees(math.atan2(right, float(self.middle[1] - place[1])))

    def points(self, degrees):
        return Fraction(math.radians(degrees)) * self.scale.radius

    # --- Pointers ---

    def down(self, time, pointer, place):
        is_new = self.press is None
        super().down(time, pointer, place)
        if not is_new or not self.is_rotary:
            return
        press = self.press
        press.reports = [(time, Fraction(0))]
        press.turned, press.angle = 0.0, self.angle(place)
        press.jumps = self.words["press"] == "jump"
        if press.jumps and press.angle is not None and self.words["pointer"] != "touch":
            self.jump(time, place)

    def move(self, time, pointer, place):
        if not self.is_rotary:
            super().move(time, pointer, place)
        elif self.is_heard(time, pointer):
            self.turn_to(time, place)
            self.press.report(time, self.points(self.press.turned))
            self.go_to(time, place)

    def up(self, time, pointer, place):
        if self.is_rotary and place is not None and self.is_heard(time, pointer):
            self.turn_to(time, place)
        if self.is_rotary and self.is_heard(time, pointer) and self.is_tap_that_jumps(place or self.press.place):
            self.tap_jump(time, place or self.press.place)
            return
        super().up(time, pointer, place)

    def turn_to(self, time, place):
        """Moves along the shortest way between reports; in the dead zone nothing turns, and speed counts from behind
        it."""
        press, angle = self.press, self.angle(place)
        if None not in (angle, press.angle):
            press.turned += (angle - press.angle + 180) % 360 - 180
        elif angle is not None:
            press.reports, press.moved = [], time
        press.angle = angle

    def recognise(self, time):
        """Recognises a drag. A rotary dial has no direction lock, and the slop is a circle around the
        press."""
        if not self.is_rotary:
            super().recognise(time)
            return
        press = self.press
        way = [float(at - start) for at, start in zip(press.place, press.start)]
        far = math.hypot(*way)
        if far <= self.slop:
            return
        self.raw = press.raw
        if press.jumps and press.angle is not None:
            self.jump(time, press.place)
            return
        self.begin(time)
        press.slop = Fraction(0)  # rotation counts from the press, or from the first place outside the dead zone

    def dragged(self):
        if not self.is_rotary:
            return super().dragged() * self.gain
        return Fraction(0) if self.press.slop is None else self.points(self.press.turned) - self.press.slop

    def drag(self, time):
        """Drags; a dial caught on the way to its value takes the value that it shows, even if nothing turns."""
        super().drag(time)
        if abs(self.x - self.reported_at) > self.largest * moving.ROUNDING:
            self.report_value(time, "drag")

    def banded(self, raw):
        """Past an end nothing gives way."""
        return self.scale.clamped(raw), Decimal(1)

    def unbanded(self, x):
        return x

    # --- Jumps ---

    def target_of(self, place):
        start = float(self.words["start"])
        lower = start if self.sense == 1 else -start - float(self.words["sweep"])
        degrees = (self.angle(place) - lower) % 360
        return self.scale.place_of_angle(degrees, self.x)

    def jump(self, time, place):
        """Moves the dial to the finger immediately; only the mark at which it arrives ticks."""
        raw = self.target_of(place)
        self.begin(time)
        self.arrive(time, raw, raw)
        self.raw = raw
        turned = self.points(self.press.turned)
        self.press.raw, self.press.slop = raw - decimal_of(turned), Fraction(0)
        self.press.reports = [(time, turned)]

    def arrive(self, time, raw, target, is_landing=False):
        target, start = self.scale.clamped(target), self.x
        self.report_ticks((time, mark) for mark in self.arrival(start, target, self.scale.bound_beyond(raw), is_landing))
        side = self.ticks.hits_bound(start, raw)
        if side:
            self.report(time, "bound", side=side)
        self.x = target
        self.ticks.end_run(raw)
        self.ticks.rest(target)
        self.report_value(time, "tap")

    def arrival(self, start, target, bound, is_landing):
        """Returns the mark at which a jump arrives, if that ticks: the last one that would tick on the way, if it is no
        farther from the target than a mark ticks early."""
        ticks = self.ticks
        before = ticks.last, ticks.is_armed
        passed = [mark for mark, _ in ticks.passed(start, target, bound, is_landing)][-1:]
        if passed and abs(ticks.place(passed[0]) - target) <= ticks.capture + Decimal("1e-9"):
            return passed
        ticks.last, ticks.is_armed = before
        return []

    def is_tap_that_jumps(self, place):
        """Returns True if a press that lifts at a place is a tap that jumps there; one that caught a motion does not."""
        press = self.press
        far = math.hypot(*(float(at - start) for at, start in zip(place, press.start)))
        is_tap = press.slop is None and not press.has_caught and far <= self.slop
        return press.jumps and is_tap and self.angle(place) is not None

    def tap_jump(self, time, place):
        """Performs a tap: a complete, immediate edit; only the display moves, by the landing spring.

        On the value that there is it changes nothing, and reports an end that it is past.
        """
        self.press = None
        raw, start = self.target_of(place), self.x
        inside = self.scale.clamped(raw)
        lands = self.scale.landing_place(inside)
        target = inside if lands is None else lands
        if abs(self.chosen(self.scale.at_mark(target)) - self.reported_at) < Decimal("1e-6"):
            if inside != raw:
                self.report(time, "bound", side="lower" if raw < inside else "upper")
            return
        self.begin(time)
        self.arrive(time, raw, target if inside == raw else raw, lands is not None)
        if lands is not None:
            self.lines.append(moving.Line(time, "snapped", {}, {"value": self.reported}))
        self.end(time)
        self.show_landing(time, start)

    def show_landing(self, time, start):
        """Moves the display alone to the value, from a position; one that is too near to move is there."""
        if abs(start - self.reported_at) <= self.settings.rest_distance:
            self.x = self.reported_at
            return
        self.x, self.is_away = start, True
        self.plan, self.began_at, self.is_crossed = self.glide(), time, False
        self.advance(time)

    # --- Releases ---

    def speed(self, press):
        if self.is_rotary:
            return super().speed(press)
        most = self.settings.max_fling
        return clipped(self.way * decimal_of(self.gain) * velocity.estimate(press.reports), -most, most)

    def release_speed(self, time, press):
        if self.words["coast"] == "off":
            return Decimal(0)
        if self.scale.bound_beyond(self.raw) is not None:
            return Decimal(0)
        return super().release_speed(time, press)

    # --- Immediate changes ---

    def go_to_end(self, time, name, cause):
        if not self.scale.wraps:
            super().go_to_end(time, name, cause)
            return
        value = self.value_place()
        target = self.scale.turn(self.scale.at_mark(value)) * self.scale.arc
        if name == "End":
            target += self.scale.largest_in_turn()
        target = self.scale.at_mark(target)
        if abs(target - value) < Decimal("1e-9"):
            self.end_wheel(time)
            self.stay(time, target)
        else:
            self.take_to(time, target, None, cause)

    def default_place(self):
        """Returns the place of the default, in the present turn."""
        place = super().default_place()
        return place + self.scale.turn(self.scale.at_mark(self.value_place())) * self.scale.arc if self.scale.wraps else place

    def rotate(self, time, detents):
        """Turns by whole steps from the present position, not from mark to mark."""
        self.come(time)
        if self.is_held():
            return
        self.open_wheel(time, detents)
        self.carry = None
        self.wheel_cause = "crown"
        self.wheel_to(time, self.scale.at_mark(self.x + self.scale.mark(detents)))
        self.wheel_cause = "wheel"

    def set_value(self, time, text, part):
        self.come(time)
        share = (Fraction(text) - self.scale.least) / self.scale.span
        turns = self.reported_at / self.scale.arc - Decimal(share.numerator) / share.denominator
        if self.scale.wraps and abs(turns - round(turns)) < Decimal("1e-9"):
            return  # the value that it has, in any turn
        if self.scale.wraps and share == 1:
            text = self.words["range"].split("..")[0]  # the upper end reads as the lower, in the first turn
        super().set_value(time, text, part)
