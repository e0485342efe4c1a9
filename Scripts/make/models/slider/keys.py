"""Immediate changes of a slider: keys, assistive technology, wheels without phases, and the host's values."""
import math
from fractions import Fraction

from .. import defaults
from ..counts import count_of
from ..events import is_shortcut
from ..undecided import Undecided
from .moving import Moving

WAYS = {"ArrowUp": 1, "PageUp": 1, "ArrowDown": -1, "PageDown": -1, "ArrowRight": 1, "ArrowLeft": -1}
TIMEOUT = 120_000_000  # nanoseconds
KEPT = 1_000_000_000  # time for which the rest of a line counts


class Commanded(Moving):
    def __init__(self, words):
        super().__init__(words)
        self.focused = 0
        self.is_mirrored = words["layout"] == "rtl" and words["axis"] == "x"  # an upright one mirrors nothing
        self.wheel_until = None  # the end of the present wheel gesture, if any
        self.carry = None  # the rest of a line, and the time of that event

    # --- Keys ---

    def other(self, time, *details):
        """Ignores another button than the left one."""
        self.come(time)

    def key(self, time, name, modifiers):
        self.come(time)
        if is_shortcut(modifiers):
            return
        if name == "Escape":
            self.escape(time)
        elif name in defaults.KEYS:
            if self.words["reset"] != "none" and not self.is_held() and self.turned() not in self.locked:
                self.end_wheel(time)
                self.carry = None
                self.reset(time, self.focused)
        elif not self.is_held() and self.turned() not in self.locked:
            self.end_wheel(time)
            self.carry = None
            way = WAYS.get(name, -1 if name == "Home" else 1)
            if name in ("ArrowRight", "ArrowLeft") and self.is_mirrored:
                way = -way
            count = count_of(self.words, "key", name, modifiers)
            self.go(time, self.focused, way, None if name in ("Home", "End") else count, "key")
        self.report_idle(time)
        self.flush()

    def adjust(self, time, way, part):
        """Adjusts like the up and down arrow keys; while a pointer is down it does nothing."""
        self.come(time)
        if not self.is_held() and part not in self.locked:
            self.end_wheel(time)
            self.carry = None
            self.go(time, part, 1 if way == "increment" else -1, count_of(self.words, "assistive", way, None), "assistive")
        self.report_idle(time)
        self.flush()

    def turned(self):
        """Returns the part that keys and wheels turn."""
        return self.focused if self.wheel_until is None else self.wheel_part

    def focus(self, time, part):
        """Focuses a thumb; an open gesture of a wheel stays with the thumb that it moves."""
        self.come(time)
        self.focused = part
        if self.wheel_until is None:
            self.carry = None

    def go(self, time, part, way, count, cause):
        """Moves a number of choices further, or to the limit: a complete edit, or a bound that is hit again."""
        self.owes_idle |= self.stop(part)
        self.own(part)
        limits = self.limits(part)
        (value, neighbour), start = limits[way], self.places[part]
        limit = self.track.place(value)
        target = limit if count is None else self.track.further(start, way, count)
        target = min(target, limit) if way > 0 else max(target, limit)
        if (limit - start) * way <= self.track.near:
            # It can go no further; a thumb that was landing is on its choice now.
            choice = self.resting_choice(part) if part in self.before else None
            target = choice.place if choice else start
        if abs(target - start) <= self.track.near:
            self.report(time, "bound", part, self.side(way, neighbour))
        else:
            self.leap(time, part, target, cause)
        self.end(time, part)

    def leap(self, time, part, target, cause):
        """Moves at once, with the ticks on the way, and pushes neighbours on."""
        limits = self.limits(part)
        self.begin(time, part)
        for mark, _ in self.ticks[part].run(self.places[part], target):
            self.report(time, "tick", part, {"mark": str(mark)})
        self.place(part, target)
        self.ticks[part].end_run(target)
        self.ticks[part].rest(target)
        self.arm(part, target, {way: self.track.place(limits[way][0]) for way in (-1, 1)})
        self.report_value(time, part, cause)
        if self.pushes:
            self.push(time, part, cause)

    def reset(self, time, part):
        """Goes back to the default, or to the nearest choice that the neighbours leave: a complete edit; there already,
        nothing happens but the end of an open one."""
        self.owes_idle |= self.stop(part)
        self.own(part)
        ends = [self.track.place(limit) for limit, _ in self.limits(part).values()]
        inside = min(max(float(self.words["reset"]), self.track.lower), self.track.upper)
        wanted = min(max(self.track.place(inside), ends[0]), ends[1])
        choice = self.nearest_choice(part, wanted) if self.track.choices else None
        target = choice.place if choice else wanted
        if abs(target - self.places[part]) <= self.track.near:
            self.rest(part)
        else:
            self.leap(time, part, target, "reset")
        self.end(time, part)

    # --- Wheels ---

    def wheel(self, time, across, down, unit, modifiers):
        self.come(time)
        amount = self.amount(Fraction(across), Fraction(down), unit)
        if self.is_held() or not amount or is_shortcut(modifiers) or self.turned() in self.locked:
            return
        way = 1 if amount > 0 else -1
        is_new = self.wheel_until is None
        if is_new:
            self.begin_wheel()
        self.wheel_until = time + TIMEOUT
        amount *= 10 if modifiers == "shift" else 1
        if unit == "px":
            self.wheel_place += float(amount)
            self.wheel_to(time, self.wheel_place)
        else:
            self.click(time, way, amount)
        self.flush()

    def begin_wheel(self):
        """Begins a gesture, which stops a motion of its thumb; the edit goes on and ends with the gesture."""
        self.wheel_part = self.focused
        self.owes_idle |= self.stop(self.focused)
        self.own(self.focused)
        self.wheel_place = self.places[self.focused]  # the position reached by the points of the gesture

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
        ends = [self.track.place(limit) for limit, _ in self.limits(part).values()]
        self.wheel_place = min(max(raw, ends[0]), ends[1])  # a wheel that turns back at a limit moves at once
        target = self.settled(self.wheel_place, ends)
        moves = abs(target - self.places[part]) > self.track.near
        self.owes_idle |= moves
        self.pull(time, part, min(max(raw, -1e9), 1e9), "wheel", may_open=moves)
        self.place(part, self.places[part])
        self.ticks[part].rest(self.places[part])

    def ends_of_motion(self):
        return super().ends_of_motion() + ([] if self.wheel_until is None else [self.wheel_until])

    def advance(self, part, time):
        super().advance(part, time)
        if self.wheel_until is not None and self.wheel_part == part and self.wheel_until <= time:
            self.end_wheel(self.wheel_until)
            self.flush()

    def end_wheel(self, time):
        """Ends an open gesture, on a choice, before anything else happens."""
        if self.wheel_until is None:
            return
        self.wheel_until, part = None, self.wheel_part
        if self.track.choices and self.farthest < math.inf and self.is_beyond(part, False):
            self.unknown_from = time
            raise Undecided("a wheel that ends further apart than the greatest distance")
        choice = self.resting_choice(part) if part in self.before else None
        if choice and abs(choice.place - self.places[part]) > self.track.near:
            self.land_wheel(time, part, choice.place)  # a motion was stopped, and the wheel has moved by no line since
        self.end(time, part)
        self.flush()

    def land_wheel(self, time, part, place):
        for mark, _ in self.ticks[part].run(self.places[part], place, None, True):
            self.report(time, "tick", part, {"mark": str(mark)})
        self.place(part, place)
        self.ticks[part].end_run(place)
        self.rest(part)
        self.report_value(time, part, "snap")
        self.report(time, "snapped", part, {}, {"value": self.values[part]})

    # --- The host ---

    def set_value(self, time, text, part):
        """Sets the value of one thumb, limited by the bounds and its neighbours, which stay."""
        self.come(time)
        value = float(text)
        if self.is_same(value, self.values[part]):
            return
        if not self.wheel_until or part != self.wheel_part:
            self.carry = None
        clamped = self.clamped(part, value)
        self.values[part] = clamped
        self.report(time, "set", part, {}, {"value": clamped})
        self.put(part, clamped)
        if part in self.before:
            self.before[part] = clamped
        if self.is_dragging(part):
            self.anchor_press(part)
        elif self.wheel_until is not None and part == self.wheel_part:
            self.wheel_place = self.places[part]
        else:
            self.owes_idle |= self.stop(part)
            self.own(part)
            self.end(time, part)
        self.report_idle(time)
        self.flush()

    def clamped(self, part, value):
        """Returns a value within the space that the neighbours leave, also where they are about to land."""
        low = self.reach(part - 1, -1) + self.distance if part else self.track.lower
        high = self.reach(part + 1, 1) - self.distance if part + 1 < len(self.values) else self.track.upper
        low, high = min(low, self.values[part]), max(high, self.values[part])
        return min(max(value, low), high)
