"""What happens to a ruler at once: keys, assistive technology, a cancel, and what the host sets."""
from decimal import Decimal
from fractions import Fraction

from ..undecided import Undecided
from .moving import Line, Moving

WAYS = {"ArrowUp": 1, "PageUp": 1, "ArrowDown": -1, "PageDown": -1, "ArrowRight": 1, "ArrowLeft": -1}


class Commanded(Moving):
    """A ruler that hears keys and its host."""

    def __init__(self, words, shown):
        super().__init__(words, shown)
        self.is_mirrored = words["layout"] == "rtl"

    # --- Immediate moves ---

    def stop(self):
        """Ends a motion where it is. It owes an idle then."""
        was_moving = self.plan is not None
        if was_moving:
            self.plan = None
            if self.scale.bound_beyond(self.x) is None:
                self.ticks.end_run(self.x)
        return was_moving

    def move_by_itself(self, time, target, cause):
        """Goes to a place by the marks on the way."""
        start, self.x = self.scale.clamped(self.x), target
        self.tell_ticks((time, mark) for mark, _ in self.ticks.passed(start, target))
        self.ticks.end_run(target)
        self.ticks.rest(target)
        self.tell_value(time, cause)

    def marks_further(self, value, way, count, fractions):
        """The place so many marks of a level further, the next one being the first."""
        u = self.scale.marks_at(value, fractions)
        mark = u.__floor__() + count if way > 0 else u.__ceil__() - count
        return self.scale.mark(mark * fractions)

    def beyond(self, way, value):
        """The side of the bound that a value is at, if the way leads out of it."""
        if way < 0 and value == self.scale.lower:
            return "lower"
        return "upper" if way > 0 and value == self.scale.upper else None

    # --- Keys ---

    def key(self, time, name, modifiers):
        self.come(time)
        if self.is_held():
            if name == "Escape":
                self.escape_press(time)
            return
        self.carry = None
        if name == "Escape":
            self.escape(time)
        elif name in ("Home", "End"):
            self.go_to_end(time, name, "key")
        else:
            self.step(time, name, modifiers, "key")

    def adjust(self, time, way, part):
        """Assistive technology does what the arrows up and down do."""
        self.come(time)
        if self.is_held():
            # No document says what an adjustment does while a pointer holds the ruler.
            raise Undecided("an adjustment while it is held")
        self.carry = None
        self.step(time, "ArrowUp" if way == "increment" else "ArrowDown", None, "assistive")

    def step(self, time, name, modifiers, cause):
        way = WAYS[name]
        if name in ("ArrowRight", "ArrowLeft") and self.is_mirrored:
            way = -way
        level = 1 if modifiers == "alt" else self.scale.fractions_in(self.key_level())
        count = 10 if name.startswith("Page") or modifiers == "shift" else 1
        value = self.value_place()
        target = self.scale.clamped(self.marks_further(value, way, count, level))
        self.take_to(time, target, self.beyond(way, value), cause)

    def key_level(self):
        """Keys go by the marks that the snap rule keeps."""
        return self.scale.snap if self.scale.snap in ("half", "fraction") else "unit"

    def go_to_end(self, time, name, cause):
        bound, way = (self.scale.lower, -1) if name == "Home" else (self.scale.upper, 1)
        if bound is None:
            # No document says what the key of an end does that is infinitely far away.
            raise Undecided(f"{name} without a bound")
        value = self.value_place()
        self.take_to(time, bound, self.beyond(way, value), cause)

    def take_to(self, time, target, side, cause):
        """An edit of its own, or the end of the one that is open; or a bound that is met again."""
        if self.wheel_until is not None:
            # No document says how the gesture of a wheel ends if a key is pressed in it.
            raise Undecided("a key in a gesture of a wheel")
        was_moving = self.stop()
        if side:
            self.x = target
            self.ticks.rest(target)
            self.tell(time, "bound", side=side)
        else:
            self.begin(time)
            if self.scale.quantizes:
                self.x = self.told_at
            self.move_by_itself(time, target, cause)
        self.end(time)
        if was_moving:
            self.tell(time, "idle")

    # --- The way back ---

    def escape(self, time):
        """Escape ends an open edit that goes on by itself."""
        if self.is_editing:
            self.restore(time)
        elif self.plan:
            # No document says what Escape does where only the display still springs.
            raise Undecided("Escape when the edit is over")

    def restore(self, time):
        """Value and display of before the edit are back, at once and silently."""
        self.stop()
        self.wheel_until = None
        if not self.is_editing:
            self.x = self.value_place()
            self.ticks.rest(self.x)
            self.tell(time, "idle")
            return
        self.x = self.before
        self.ticks.set(self.x)
        self.tell_value(time, "cancel", self.before)
        self.lines.append(Line(time, "ended", {"reason": "cancel"}, {"value": self.told}))
        self.is_editing = False
        self.tell(time, "idle")

    # --- The host ---

    def set_value(self, time, text, part):
        """The host's value counts at once, ends a motion, and is what a cancel brings back."""
        self.come(time)
        place = self.scale.clamped(self.scale.position(text))
        if abs(Decimal(text) - self.told) <= self.rounding():
            return
        if self.wheel_until is not None:
            # No document says how the gesture of a wheel goes on from there.
            raise Undecided("the host sets a value in a gesture of a wheel")
        if self.press and self.press.slop is None and self.has_caught():
            # No document says what the host's value does to a motion that was caught.
            raise Undecided("the host sets a value in a press that has caught a motion")
        self.carry = None
        was_moving = self.stop()
        self.x = self.before = place
        self.ticks.set(place)
        self.told, self.told_at = self.scale.value(place), place
        self.lines.append(Line(time, "set", {}, {"value": self.told}))
        if self.scale.bound_beyond(self.scale.position(text)) is not None:
            self.lines.append(Line(time, "changed", {"cause": "clamp"}, {"value": self.told}))
        self.anchor_press()
        if was_moving:
            self.end(time)
            self.tell(time, "idle")
