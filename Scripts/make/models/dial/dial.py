"""A dial under a hand: turned around its middle, or dragged up and down."""
import math
from decimal import Decimal
from fractions import Fraction

from ..ruler import moving, velocity
from ..ruler.exact import clipped, decimal_of, sign
from ..ruler.marks import Ticks
from ..ruler.motion import Spring
from ..ruler.ruler import Ruler
from ..undecided import Undecided
from .scale import DialScale


class Dial(Ruler):
    """The verbs of a script are methods of the same name. Positions are points of arc, unwrapped."""

    def __init__(self, words):
        super().__init__(words | {"range": "-inf..inf", "step": "1", "value": "0", "snap": "none"}, {})
        self.words, self.scale = words, DialScale(words)
        self.x = self.before = self.scale.position(words["value"])
        self.ticks = Ticks(words, self.scale, self.x)
        self.reported, self.reported_at = self.scale.value(self.x), self.x
        self.largest = max(abs(self.x), self.scale.arc)
        self.is_rotary = words["hold"] == "rotary"
        self.axis, self.way = 1, (1 if self.is_rotary else -1)
        # An upright dial maps a fixed drag length to the whole range, independent of its size.
        self.gain = Fraction(self.scale.arc) / Fraction(words["travel"])
        self.middle = [Fraction(word) / 2 for word in words["viewport"].split("x")]
        self.glides_until = None  # time at which the display reaches the choice of a tap

    def rounding(self):
        return self.scale.value_of_turn() * self.largest / self.scale.arc * moving.ROUNDING

    # --- Position of a pointer ---

    def away(self, place):
        return math.hypot(*(float(at - middle) for at, middle in zip(place, self.middle)))

    def angle(self, place):
        """Returns degrees clockwise from the top, or None in the dead zone."""
        if self.away(place) <= float(self.words["dead"]):
            return None
        return math.degrees(math.atan2(float(place[0] - self.middle[0]), float(self.middle[1] - place[1])))

    def points(self, degrees):
        return Fraction(math.radians(degrees)) * self.scale.radius

    # --- Pointers ---

    def come(self, time):
        super().come(time)
        if self.glides_until is not None:
            # Unspecified: the display of a tap after an event.
            raise Undecided("an event while a tap is shown")

    def advance(self, time):
        if self.glides_until is not None and self.glides_until <= time:
            until, self.glides_until = self.glides_until, None
            self.report(until, "idle")
        super().advance(time)

    def down(self, time, pointer, place):
        is_new = self.press is None
        was_moving = self.plan is not None
        super().down(time, pointer, place)
        if not is_new or not self.is_rotary:
            return
        press = self.press
        press.reports = [(time, Fraction(0))]
        press.turned, press.angle = 0.0, self.angle(place)
        press.was_dead = press.angle is None
        press.jumps = self.words["press"] == "jump"
        if press.jumps and press.angle is not None and self.words["pointer"] != "touch":
            if was_moving and self.plan is None:
                # Unspecified: a jump of the dial by the press that catches it.
                raise Undecided("a jump in a motion")
            self.jump(time, place)
            press.slop = Fraction(0)

    def move(self, time, pointer, place):
        if not self.is_rotary:
            super().move(time, pointer, place)
        elif self.is_heard(time, pointer):
            self.turn_to(place)
            self.press.report(time, self.points(self.press.turned))
            self.go_to(time, place)

    def up(self, time, pointer, place):
        if self.is_rotary and place is not None and self.is_heard(time, pointer):
            self.turn_to(place)
        if self.is_rotary and self.press and pointer == self.press.pointer and self.is_tap_that_jumps(place):
            self.tap_jump(time, place or self.press.place)
            return
        super().up(time, pointer, place)

    def turn_to(self, place):
        """Moves along the shortest way between reports; in the dead zone nothing turns."""
        press, angle = self.press, self.angle(place)
        if angle is None:
            press.was_dead = True
        elif press.angle is not None:
            press.turned += (angle - press.angle + 180) % 360 - 180
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
        if press.jumps and press.angle is None:
            # Unspecified: the time of the jump of a drag that begins in the dead zone.
            raise Undecided("a drag that jumps in the dead middle")
        if press.jumps:
            if self.is_editing:
                raise Undecided("a jump in a motion")
            self.jump(time, press.place)
            press.slop = Fraction(0)
            return
        # Rotation counts from the point where the straight line from the press leaves the slop.
        left = [float(start) + step * float(self.slop) / far for start, step in zip(press.start, way)]
        angle = self.angle([Fraction(at) for at in left])
        self.begin(time)
        press.slop = self.points(press.turned)
        if angle is not None and press.angle is not None:
            press.slop -= self.points((press.angle - angle + 180) % 360 - 180)

    def dragged(self):
        if not self.is_rotary:
            return super().dragged() * self.gain
        return Fraction(0) if self.press.slop is None else self.points(self.press.turned) - self.press.slop

    def banded(self, raw):
        """Past an end nothing gives way."""
        return self.scale.clamped(raw), Decimal(1)

    def unbanded(self, x):
        return x

    # --- Jumps ---

    def target_of(self, place):
        degrees = (self.angle(place) - float(self.words["start"])) % 360
        return self.scale.place_of_angle(degrees, self.x)

    def jump(self, time, place):
        """Moves the dial to the finger immediately; only the mark at which it arrives ticks."""
        raw = self.target_of(place)
        self.begin(time)
        self.arrive(time, raw, raw)
        self.raw = raw
        self.press.raw = raw - decimal_of(self.points(self.press.turned))

    def arrive(self, time, raw, target):
        target, start = self.scale.clamped(target), self.x
        beyond = self.scale.bound_beyond(raw)
        if self.ticks.is_on and target != start:
            u = self.scale.marks_at(target, 1)
            mark = round(u)
            near = abs(Decimal(self.scale.mark(mark)) - target)
            if near <= Decimal("1e-9"):
                if beyond is None:
                    if mark != self.ticks.last or self.ticks.is_armed:
                        self.report(time, "tick", mark=str(mark))
            elif near <= self.ticks.capture:
                raise Undecided("a jump near a mark")
        side = self.ticks.hits_bound(start, raw)
        if side:
            self.report(time, "bound", side=side)
        self.x = target
        self.ticks.rest(target)
        self.ticks.end_run(raw)
        self.report_value(time, "tap")

    def is_tap_that_jumps(self, place):
        press = self.press
        if not press.jumps or press.slop is not None:
            return False
        place = press.place if place is None else place
        far = math.hypot(*(float(at - start) for at, start in zip(place, press.start)))
        if far > self.slop:
            return False
        if (self.angle(press.start) is None) != (self.angle(place) is None):
            # Unspecified: which of the two positions counts.
            raise Undecided("a tap into the dead middle or out of it")
        return self.angle(place) is not None and self.words["pointer"] == "touch"

    def tap_jump(self, time, place):
        """Performs a tap: a complete, immediate edit; only the display moves, by the landing spring."""
        self.come(time)
        press, self.press = self.press, None
        if press.has_caught:
            raise Undecided("a tap that caught a motion")
        raw, start = self.target_of(place), self.x
        lands = self.scale.landing_place(self.scale.clamped(raw))
        if abs((self.scale.clamped(raw) if lands is None else lands) - start) < Decimal("1e-6"):
            # Unspecified: the effects of a tap that chooses the present value.
            raise Undecided("a tap on the value that there is")
        self.begin(time)
        self.arrive(time, raw, raw if lands is None else lands)
        if lands is not None and abs(lands - raw) > Decimal("1e-9"):
            self.lines.append(moving.Line(time, "snapped", {}, {"value": self.reported}))
        self.end(time)
        spring = Spring(start, Decimal(0), self.x, self.settings.landing_spring)
        rest = spring.exact_rest(self.settings.rest_distance)
        self.glides_until = time + math.ceil(rest * 1_000_000_000)
        if rest == 0:
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
        if self.is_rotary and press.jumps and self.words["pointer"] == "touch":
            # Unspecified: the reports that count for the speed after a jump.
            raise Undecided("a fling behind a jump")
        if self.is_rotary and press.was_dead:
            # Unspecified: the contribution of reports in the dead zone to the speed.
            raise Undecided("a fling through the dead middle")
        if self.scale.bound_beyond(self.raw) is not None:
            # Unspecified: a speed past an end that does not give way.
            raise Undecided("a fling past an end")
        return super().release_speed(time, press)

    def release(self, time, speed):
        if speed and not self.scale.wraps:
            far = abs(speed) / self.settings.rate * sign(speed)
            if self.scale.bound_beyond(self.x + far) is not None:
                # Unspecified: the display of a dial that coasts against its end.
                raise Undecided("a fling against an end")
        super().release(time, speed)

    # --- Immediate changes ---

    def go_to_end(self, time, name, cause):
        if not self.scale.wraps:
            super().go_to_end(time, name, cause)
            return
        if not self.scale.has_step:
            raise Undecided("the end of a dial that wraps without a step")
        turn = self.scale.turn(self.scale.at_mark(self.x))
        target = turn * self.scale.arc + (self.scale.arc - self.scale.mark(1) if name == "End" else 0)
        target = self.scale.at_mark(target)
        if abs(target - self.x) < Decimal("1e-9"):
            # Unspecified: whether a dial that wraps reports a bound at its last or first mark.
            raise Undecided(f"{name} where it is already")
        self.take_to(time, target, None, cause)

    def rotate(self, time, detents):
        """Turns by whole steps from the present position, not from mark to mark."""
        self.come(time)
        if self.is_held():
            return
        if self.plan:
            raise Undecided("a crown in a motion")
        if self.wheel_until is None:
            self.wheel_began_at = self.x
        elif sign(detents) != self.wheel_way:
            raise Undecided("a crown that turns round in a gesture")
        self.wheel_way, self.wheel_until, self.carry = sign(detents), time + 120_000_000, None
        self.wheel_cause = "crown"
        self.wheel_to(time, self.scale.at_mark(self.x + self.scale.mark(detents)))
        self.wheel_cause = "wheel"

    def set_value(self, time, text, part):
        share = (Fraction(text) - self.scale.least) / self.scale.span
        turns = self.reported_at / self.scale.arc - Decimal(share.numerator) / share.denominator
        if self.scale.wraps and abs(turns) > Decimal("0.5") and abs(turns - round(turns)) < Decimal("1e-9"):
            raise Undecided("the host sets the value that it has in another turn")
        super().set_value(time, text, part)
