"""Immediate changes of a ruler: keys, assistive technology, a cancel, and the host's values."""
from decimal import Decimal
from fractions import Fraction

from .. import defaults
from ..counts import count_of
from ..events import is_shortcut
from .exact import sign
from .moving import ROUNDING, Line, Moving

WAYS = {"ArrowUp": 1, "PageUp": 1, "ArrowDown": -1, "PageDown": -1, "ArrowRight": 1, "ArrowLeft": -1}


class Commanded(Moving):
    """A ruler that receives keys and host commands."""

    def __init__(self, words, shown):
        super().__init__(words, shown)
        self.is_mirrored = words["layout"] == "rtl" and words["axis"] == "x"  # an upright one mirrors nothing

    # --- Immediate moves ---

    def stop(self):
        """Ends a motion at the present position; an idle must follow."""
        was_moving = self.plan is not None
        if was_moving:
            self.plan = None
            if self.is_away:
                self.x, self.is_away = self.reported_at, False
            elif self.scale.bound_beyond(self.x) is None:
                self.ticks.end_run(self.x)
        return was_moving

    def move_by_itself(self, time, target, cause):
        """Moves to a position and ticks the marks on the way."""
        start, self.x = self.scale.clamped(self.x), target
        self.report_ticks((time, mark) for mark, _ in self.ticks.passed(start, target))
        self.ticks.end_run(target)
        self.ticks.rest(target)
        self.report_value(time, cause)

    def marks_further(self, value, way, count, fractions):
        """Returns the position a number of marks of a level further, counting the next one as the
        first."""
        u = self.scale.marks_at(value, fractions)
        mark = u.__floor__() + count if way > 0 else u.__ceil__() - count
        return self.scale.mark(mark * fractions)

    def beyond(self, way, value):
        """Returns the side of the bound at a value, if the direction leads out of it."""
        if way < 0 and value == self.scale.lower:
            return "lower"
        return "upper" if way > 0 and value == self.scale.upper else None

    # --- Keys ---

    def other(self, time, *details):
        """Ignores another button than the left one."""
        self.come(time)

    def key(self, time, name, modifiers):
        self.come(time)
        if is_shortcut(modifiers):
            return
        if self.is_held():
            if name == "Escape":
                self.escape_press(time)
            return
        if name in defaults.KEYS:
            self.reset(time)
            return
        if name == "Escape":
            self.escape(time)
            return
        self.carry = None
        if name in ("Home", "End"):
            self.go_to_end(time, name, "key")
        else:
            self.step(time, name, modifiers, "key")

    def adjust(self, time, way, part):
        """Adjusts like the up and down arrow keys; while a pointer holds it that does nothing."""
        self.come(time)
        if self.is_held():
            return
        self.carry = None
        self.step(time, "ArrowUp" if way == "increment" else "ArrowDown", None, "assistive")

    def step(self, time, name, modifiers, cause):
        way = WAYS[name]
        if name in ("ArrowRight", "ArrowLeft") and self.is_mirrored:
            way = -way
        level = 1 if modifiers == "alt" else self.scale.fractions_in(self.key_level())
        count = 1 if modifiers == "alt" else count_of(self.words, cause, name, modifiers)
        value = self.value_place()
        target = self.scale.clamped(self.marks_further(value, way, count, level))
        self.take_to(time, target, self.beyond(way, value), cause)

    def key_level(self):
        """Returns the level of marks for keys: that of the snap rule."""
        return self.scale.snap if self.scale.snap in ("half", "fraction") else "unit"

    def go_to_end(self, time, name, cause):
        bound, way = (self.scale.lower, -1) if name == "Home" else (self.scale.upper, 1)
        if bound is None:
            self.end_wheel(time)
            return
        value = self.value_place()
        self.take_to(time, bound, self.beyond(way, value), cause)

    def reset(self, time):
        """Goes back to the default, or where a release there would land: a complete edit, or the end of the open one."""
        if self.words["reset"] == "none":
            return
        self.carry = None
        self.end_wheel(time)
        place = self.scale.clamped(self.default_place())
        landing = self.scale.landing_place(place)
        target = place if landing is None else landing
        if abs(target - self.value_place()) < self.largest * ROUNDING:
            self.stay(time, target)
        else:
            self.take_to(time, target, None, "reset")

    def default_place(self):
        return self.scale.position(self.words["reset"])

    def stay(self, time, place):
        """Ends a motion at the position of the value."""
        was_moving, self.x = self.stop(), place
        self.ticks.rest(place)
        if was_moving:
            self.end(time)
            self.report(time, "idle")

    def take_to(self, time, target, side, cause):
        """Performs a complete edit, or ends the open one; or hits a bound again.

        A gesture of a wheel ends before, and may land on the target already.
        """
        if self.wheel_until is not None:
            way = sign(target - self.value_place())
            self.end_wheel(time)
            if way and abs(target - self.value_place()) < self.largest * ROUNDING:
                side = self.beyond(way, target)
                if side:
                    self.report(time, "bound", side=side)
                return
        was_moving = self.stop()
        if side:
            self.x = target
            self.ticks.rest(target)
            self.report(time, "bound", side=side)
        else:
            self.begin(time)
            if self.scale.quantizes:
                self.x = self.reported_at
            self.move_by_itself(time, target, cause)
        self.end(time)
        if was_moving:
            self.report(time, "idle")

    # --- The way back ---

    def escape(self, time):
        """Ends an open edit that continues by itself, but not a display that only returns to its value."""
        if self.is_editing or self.wheel_until is not None:
            self.carry = None
        if self.is_editing:
            self.restore(time)
        self.end_wheel(time)

    def restore(self, time):
        """Restores value and display of before the edit, immediately and without effects."""
        self.stop()
        self.wheel_until = None
        if not self.is_editing:
            self.x, self.is_away = self.value_place(), False
            self.ticks.rest(self.x)
            self.report(time, "idle")
            return
        self.x = self.before
        self.ticks.set(self.x)
        self.report_value(time, "cancel", self.before)
        self.lines.append(Line(time, "ended", {"reason": "cancel"}, {"value": self.reported}))
        self.is_editing = False
        self.report(time, "idle")

    # --- The host ---

    def set_value(self, time, text, part):
        """Sets the host's value immediately: it ends a motion, and is the value restored by a
        cancel."""
        self.come(time)
        place = self.scale.clamped(self.scale.position(text))
        if abs(Decimal(text) - self.reported) <= self.rounding():
            return
        if self.wheel_until is None:
            self.carry = None
        was_moving = self.stop()
        self.x, self.before, self.is_away = place, place, False
        self.ticks.set(place)
        self.reported, self.reported_at = self.scale.value(place), place
        self.lines.append(Line(time, "set", {}, {"value": self.reported}))
        self.anchor_press()
        self.wheel_began_at, self.turns_round = place, False  # a gesture goes on from there
        if was_moving:
            self.end(time)
            self.report(time, "idle")
