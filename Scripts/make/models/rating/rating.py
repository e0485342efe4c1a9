"""A rating under a hand: presses, drags, taps, hovering, keys and the host."""
import math

from ..lines import Line
from ..undecided import Undecided
from .symbols import SAME, Symbols

SLOP = 10.0  # of a touch that can only tap, or a deferred touch
WAYS = {"ArrowUp": 1, "PageUp": 1, "ArrowDown": -1, "PageDown": -1, "ArrowRight": 1, "ArrowLeft": -1}


class Press:
    def __init__(self, pointer, place, waits):
        self.pointer, self.start, self.place = pointer, place, place
        self.waits = waits  # True if it chooses only on a lift or a drag along the row
        self.clears = None  # the value that a release here would clear
        self.is_dead = False


class Rating:
    """The verbs of a script are methods of the same name."""

    def __init__(self, words):
        self.words, self.symbols = words, Symbols(words)
        self.axis = 0 if words["axis"] == "x" else 1
        self.value = float(words["value"])
        self.is_mirrored = words["layout"] == "rtl"
        self.clears = words["clear"] == "on" and self.symbols.minimum == 0
        self.only_taps = words["selection"] == "tap"
        self.press, self.preview, self.before = None, None, None
        self.lines = []

    # --- Effects ---

    def report(self, time, word, texts=None, value=None):
        self.lines.append(Line(time, word, texts or {}, {} if value is None else {"value": value}))

    def show(self, time, value):
        """Reports a preview if it changed."""
        is_same = value == self.preview or None not in (value, self.preview) and abs(value - self.preview) <= SAME
        if is_same:
            return
        self.preview = value
        if value is None:
            self.report(time, "preview", {"value": "none"})
        else:
            self.report(time, "preview", None, value)

    def begin(self, time):
        self.before = self.value
        self.report(time, "began")

    def end(self, time, reason="commit"):
        self.before = None
        self.report(time, "ended", {"reason": reason}, self.value)

    def change(self, time, value, cause, passes=False):
        """Changes the value. A drag ticks each step that it passes, everything else only the new value."""
        if abs(value - self.value) <= SAME:
            return
        if self.words["tick"] == "unit":
            for step in self.passed(value) if passes else [self.symbols.step(value)]:
                self.report(time, "tick", {"mark": str(step)})
        self.value = value
        self.report(time, "changed", {"cause": cause}, value)

    def passed(self, value):
        start, end = self.symbols.step(self.value), self.symbols.step(value)
        if end > start:
            return range(math.floor(start) + 1, math.floor(end) + 1)
        return range(math.ceil(start) - 1, math.ceil(end) - 1, -1)

    def at(self, place):
        return self.symbols.chosen(self.symbols.along(place, self.axis))

    def dragged_to(self, place):
        """Returns the choice of a drag: before the first symbol possibly the minimum, but not at the position
        of the press."""
        along, start = (self.symbols.along(one, self.axis) for one in (place, self.press.start))
        if self.words["leading"] == "clear" and along < 0 and along != start:
            return self.symbols.minimum
        return self.at(place)

    # --- Pointers ---

    def down(self, time, pointer, place):
        if self.press:
            if self.press.is_dead:
                # Unspecified: whether a pointer that yielded its gesture to the host blocks others.
                raise Undecided("another pointer while a dead one is down")
            return
        is_touch = self.words["pointer"] == "touch"
        self.press = Press(pointer, place, self.only_taps or (is_touch and self.words["press"] == "sure"))
        self.choose_first(time, self.at(place))

    def choose_first(self, time, value):
        """Handles the choice of a press; a press on the present value may clear it on release."""
        press = self.press
        if self.clears and self.value and abs(value - self.value) <= SAME:
            press.clears = self.value
        if press.waits:
            self.show(time, 0.0 if press.clears else value)
            return
        self.begin(time)
        if press.clears:
            self.show(time, 0.0)
            return
        self.change(time, value, "drag")
        self.show(time, value)

    def move(self, time, pointer, place):
        press = self.press
        if not press or press.pointer != pointer or press.is_dead:
            return
        press.place = place
        value = self.at(place) if press.waits else self.dragged_to(place)
        if press.waits and self.leaves(time, self.dragged_to(place)):
            return
        if press.clears and abs(value - press.clears) <= SAME:
            return
        if press.waits:
            if press.clears is not None or (self.clears and self.value and abs(value - self.value) <= SAME):
                # Unspecified: whether a tap that wanders to or from the present value clears it.
                raise Undecided("a tap that wanders where it could clear")
            self.show(time, value)
            return
        press.clears = None
        self.change(time, value, "drag", passes=True)
        self.show(time, value)

    def leaves(self, time, value):
        """Returns True if a deferred press is no longer a tap: it yields to the page, or begins to drag."""
        press = self.press
        along, across = (abs(float(press.place[n] - press.start[n])) for n in (self.axis, 1 - self.axis))
        if max(along, across) <= SLOP:
            return False
        if not self.only_taps and along >= across:
            if press.clears or (self.clears and self.value and abs(value - self.value) <= SAME):
                # Unspecified: whether a deferred touch that begins to drag on that value clears it.
                raise Undecided("a drag from the value that would be cleared")
            press.waits = False
            self.begin(time)
            self.change(time, value, "drag")
            self.show(time, value)
            return True
        press.is_dead = True
        self.show(time, None)
        self.report(time, "yielded")
        return True

    def up(self, time, pointer, place):
        if self.press and place is not None:
            self.move(time, pointer, place)
        press = self.press
        if not press or press.pointer != pointer:
            return
        self.press = None
        if press.is_dead:
            return
        if press.waits:
            value = self.at(press.place)
            if not press.clears and abs(value - self.value) <= SAME:
                # Unspecified: the effects of a tap that chooses the present value.
                raise Undecided("a tap on the value that there is")
            self.begin(time)
            if not press.clears:
                self.change(time, value, "drag")
        if press.clears:
            self.clear(time)
        self.show(time, None)
        self.end(time)
        self.report(time, "idle")

    def clear(self, time):
        """Clears the value without ticks."""
        self.value = 0.0
        self.report(time, "changed", {"cause": "drag"}, 0.0)

    def cancel(self, time, pointer):
        press = self.press
        if not press or press.pointer != pointer:
            return
        self.press = None
        if not press.is_dead:
            self.restore(time)

    def restore(self, time):
        """Restores the value before the edit. The preview goes first, as in the examples."""
        self.show(time, None)
        if self.before is None:
            return
        if abs(self.value - self.before) > SAME:
            self.value = self.before
            self.report(time, "changed", {"cause": "cancel"}, self.value)
        self.end(time, "cancel")
        self.report(time, "idle")

    def hover(self, time, place):
        if self.words["hover-preview"] == "false" or self.press:
            return
        if place is None:
            self.show(time, None)
            return
        value = self.at(place)
        would_clear = self.clears and self.value and abs(value - self.value) <= SAME
        self.show(time, 0.0 if would_clear else value)

    # --- Keys and the host ---

    def key(self, time, name, modifiers):
        if self.press:
            if self.press.is_dead:
                raise Undecided("a key while a dead pointer is down")
            if name == "Escape":
                self.press.is_dead = True
                self.restore(time)
            return
        if name == "Escape":
            return
        if name in ("Home", "End"):
            target, way = (self.symbols.minimum, -1) if name == "Home" else (float(self.symbols.count), 1)
        elif name.startswith("Digit"):
            self.digit(time, float(name[-1]))
            return
        else:
            way = WAYS[name]
            if name in ("ArrowRight", "ArrowLeft") and self.is_mirrored:
                way = -way
            target = self.further(way, name.startswith("Page") or modifiers == "shift")
        self.go(time, target, way, "key")

    def digit(self, time, value):
        if value > self.symbols.count:
            return
        if value < self.symbols.minimum or abs(value - self.value) <= SAME:
            # Unspecified: a digit that is the value, or less than the minimum.
            raise Undecided("a digit that is the value or less than the minimum")
        self.go(time, value, 1 if value > self.value else -1, "key")

    def further(self, way, by_symbols):
        """Returns the next step, or the next whole symbol."""
        if by_symbols:
            whole = math.floor(self.value + SAME) + 1 if way > 0 else math.ceil(self.value - SAME) - 1
            return float(whole)
        at = self.symbols.step(self.value)
        return self.symbols.value(math.floor(at) + 1 if way > 0 else math.ceil(at) - 1)

    def adjust(self, time, way, part):
        if self.press:
            raise Undecided("an adjustment while it is held")
        way = 1 if way == "increment" else -1
        self.go(time, self.further(way, False), way, "assistive")

    def go(self, time, target, way, cause):
        limit = self.symbols.minimum if way < 0 else float(self.symbols.count)
        target = max(target, limit) if way < 0 else min(target, limit)
        if (self.value - limit) * way >= -SAME:
            self.report(time, "bound", {"side": "upper" if way > 0 else "lower"})
            return
        self.begin(time)
        self.change(time, target, cause)
        self.end(time)

    def set_value(self, time, text, part):
        if self.press or self.preview is not None:
            # Values set by the host during a press or a hover are left to the examples.
            raise Undecided("the host sets a value in a press")
        value = min(max(float(text), 0.0), float(self.symbols.count))
        if value != float(text):
            self.report(time, "changed", {"cause": "clamp"}, value)
        self.value = value
