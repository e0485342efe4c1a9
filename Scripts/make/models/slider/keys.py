"""Immediate changes of a slider: keys, assistive technology, wheels without phases, and the host's values."""
import math
from fractions import Fraction

from ..undecided import Undecided
from .moving import Moving

WAYS = {"ArrowUp": 1, "PageUp": 1, "ArrowDown": -1, "PageDown": -1, "ArrowRight": 1, "ArrowLeft": -1}
TIMEOUT = 120_000_000  # nanoseconds
KEPT = 1_000_000_000  # time for which the rest of a line counts


class Commanded(Moving):
    def __init__(self, words):
        super().__init__(words)
        self.focused = 0
        self.is_mirrored = words["layout"] == "rtl"
        self.wheel_until = None  # the end of the present wheel gesture, if any
        self.carry = None  # the rest of a line, and the time of that event

    # --- Keys ---

    def key(self, time, name, modifiers):
        self.come(time)
        if self.is_held():
            if name == "Escape":
                self.restore(time)
                self.press.is_dead = True
            return
        self.carry = None
        if name == "Escape":
            if self.motion:
                self.restore(time)
            return
        way = WAYS.get(name, -1 if name == "Home" else 1)
        if name in ("ArrowRight", "ArrowLeft") and self.is_mirrored:
            way = -way
        count = 10 if name.startswith("Page") or modifiers == "shift" else 1
        self.go(time, self.focused, way, None if name in ("Home", "End") else count, "key")

    def adjust(self, time, way, part):
        self.come(time)
        if self.is_held():
            # Unspecified: an adjustment while a thumb is held.
            raise Undecided("an adjustment while a thumb is held")
        self.carry = None
        self.go(time, part, 1 if way == "increment" else -1, 1, "assistive")

    def focus(self, time, part):
        self.come(time)
        if self.is_held() or self.wheel_until is not None:
            raise Undecided("the focus changes in a gesture")
        self.carry = None
        self.focused = part

    def go(self, time, part, way, count, cause):
        """Moves a number of choices further, or to the limit: a complete edit, or a bound that is hit again."""
        if self.wheel_until is not None:
            # Unspecified: the end of a wheel gesture when a key is pressed in it.
            raise Undecided("a key in a gesture of a wheel")
        if self.motion and self.motion.part != part:
            raise Undecided("a key for a thumb while another one moves")
        was_moving = self.stop()
        (value, neighbour), start = self.limit(part, way), self.places[part]
        limit = self.track.place(value)
        if (limit - start) * way <= self.track.near:
            texts = {"side": "upper" if way > 0 else "lower"} | ({} if neighbour is None else {"by": str(neighbour)})
            self.report(time, "bound", part, texts)
        else:
            target = limit if count is None else self.track.further(start, way, count)
            target = min(target, limit) if way > 0 else max(target, limit)
            self.begin(time, part)
            for mark, _ in self.ticks[part].run(start, target):
                self.report(time, "tick", part, {"mark": str(mark)})
            self.places[part] = target
            self.ticks[part].end_run(target)
            self.ticks[part].rest(target)
            self.arm_after_step(part)
            self.report_value(time, part, cause)
            if self.pushes:
                self.push(time, part, cause)
        self.end(time)
        if was_moving:
            self.report(time, "idle")
        self.flush()

    def arm_after_step(self, part):
        ends = {way: self.track.place(self.limit(part, way)[0]) for way in (-1, 1)}
        self.arm(part, self.places[part], ends)

    # --- Wheels ---

    def wheel(self, time, across, down, unit, modifiers):
        self.come(time)
        if self.is_held():
            return
        amount = self.amount(Fraction(across), Fraction(down), unit)
        if not amount:
            return
        if self.motion:
            # Unspecified: the start of a wheel that turns during a motion.
            raise Undecided("a wheel in a motion")
        way = 1 if amount > 0 else -1
        if self.wheel_until is None:
            self.wheel_way, self.wheel_part = way, self.focused
            self.wheel_place = self.places[self.focused]  # the position reached by the points of the gesture
        elif way != self.wheel_way:
            # Unspecified: the landing side of a gesture in both directions.
            raise Undecided("a wheel that turns round in a gesture")
        self.wheel_until = time + TIMEOUT
        amount *= 10 if modifiers == "shift" else 1
        if unit == "px":
            self.wheel_place += float(amount)
            self.wheel_to(time, self.wheel_place)
        else:
            self.click(time, way, amount)
        self.flush()

    def amount(self, across, down, unit):
        """Returns the turn, positive for larger values: right like the right arrow, up like the up arrow."""
        right, up = -across if self.is_mirrored else across, -down
        if unit == "px":
            return right if self.axis == 0 else up
        own, other = ((across, right), (down, up)) if self.axis == 0 else ((down, up), (across, right))
        _, way = other if abs(other[0]) > abs(own[0]) else own
        return way * 10 if unit == "page" else way

    def click(self, time, way, amount):
        """Moves by whole lines from choice to choice; the rest of a line is kept."""
        if self.carry and self.carry[0] * amount > 0 and time - self.carry[1] < KEPT:
            amount += self.carry[0]
        whole = math.floor(abs(amount) + Fraction(1, 10**9))
        self.carry = (amount - whole * way, time)
        if whole:
            raw = self.track.further_mark(self.places[self.wheel_part], way, whole)
            self.wheel_to(time, raw)

    def wheel_to(self, time, raw):
        part = self.wheel_part
        ends = [self.track.place(self.limit(part, way)[0]) for way in (-1, 1)]
        target = self.settled(min(max(raw, ends[0]), ends[1]), part)
        moves = abs(target - self.places[part]) > self.track.near
        self.pull(time, part, min(max(raw, -1e9), 1e9), "wheel", may_open=moves)
        self.ticks[part].rest(self.places[part])

    def advance(self, time):
        super().advance(time)
        if self.wheel_until is not None and self.wheel_until <= time:
            until, self.wheel_until = self.wheel_until, None
            if self.before:
                self.end(until)
                self.report(until, "idle")
            self.flush()

    # --- The host ---

    def set_value(self, time, text, part):
        """Sets the value of one thumb, limited by the bounds and its neighbours."""
        self.come(time)
        value = float(text)
        if self.is_same(value, self.values[part]):
            return
        if self.motion or self.wheel_until is not None:
            # The guide specifies the effect of a host's value on a drag, but not on the motion of a thumb.
            raise Undecided("the host sets a value in a motion")
        if self.before.keys() - {part}:
            # Unspecified: the values restored by a cancel for pushed thumbs.
            raise Undecided("the host sets a thumb that has pushed others")
        self.carry = None
        low = self.track.lower if part == 0 else self.values[part - 1] + self.distance
        high = self.track.upper if part == len(self.values) - 1 else self.values[part + 1] - self.distance
        clamped = min(max(value, low), high)
        if clamped != value:
            self.report(time, "changed", part, {"cause": "clamp"}, {"value": clamped})
        self.values[part] = clamped
        self.report(time, "set", part, {}, {"value": clamped})
        self.places[part] = self.track.place(clamped)
        self.ticks[part].start(self.places[part])
        for edge in self.edges[part].values():
            edge.arm()
        if part in self.before:
            self.before[part] = clamped
        self.anchor_press(part)
        self.flush()
        self.check_choice(part)

    def check_choice(self, part):
        """Stops the comparison: behaviour from a value that cannot be chosen is unspecified, except for keys and
        drags alone."""
        choices = self.track.choices
        is_choice = not choices or abs(self.track.nearest(self.places[part]).place - self.places[part]) < 1e-6
        if not is_choice and (len(self.values) > 1 or self.is_held()):
            raise Undecided("a thumb between two choices beside another one")
