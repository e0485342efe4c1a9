"""A rating under a hand: presses, drags, taps, hovering, keys and the host."""
import math

from ..defaults import KEYS
from ..events import is_shortcut
from ..lines import Line
from .symbols import SAME, Symbols

SLOP = 10.0  # of a touch that can only tap, or a deferred touch
WAYS = {"ArrowUp": 1, "PageUp": 1, "ArrowDown": -1, "PageDown": -1, "ArrowRight": 1, "ArrowLeft": -1}


class Press:
    def __init__(self, pointer, place, waits):
        self.pointer, self.start, self.place = pointer, place, place
        self.waits = waits  # True if it chooses only on a lift or a drag along the row
        self.clears = None  # the value that a release of its drag here would clear


class Rating:
    """The verbs of a script are methods of the same name."""

    def __init__(self, words):
        self.words, self.symbols = words, Symbols(words)
        self.axis = 0 if words["axis"] == "x" else 1
        self.value = float(words["value"])
        self.is_mirrored = words["layout"] == "rtl" and self.axis == 0  # an upright one mirrors nothing
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
            return
        is_touch = self.words["pointer"] == "touch"
        self.press = Press(pointer, place, self.only_taps or (is_touch and self.words["press"] == "sure"))
        if self.press.waits:
            self.show(time, self.left_by(self.at(place)))
        else:
            self.choose_first(time, self.at(place))

    def left_by(self, value):
        """Returns the value that a tap on a value leaves: none on the present one, if that clears."""
        return 0.0 if self.clears and abs(value - self.value) <= SAME else value

    def choose_first(self, time, value):
        """Handles the first choice of an edit; on the present value it may clear on release."""
        left = self.left_by(value)
        if left != value:
            self.press.clears = value
        self.begin(time)
        self.change(time, value, "drag")
        self.show(time, left)

    def move(self, time, pointer, place):
        press = self.press
        if not press or press.pointer != pointer:
            return
        press.place = place
        if press.waits:
            self.wander(time)
            return
        value = self.dragged_to(place)
        if press.clears and abs(value - press.clears) <= SAME:
            return
        press.clears = None
        self.change(time, value, "drag", passes=True)
        self.show(time, value)

    def wander(self, time):
        """Moves a deferred press: a tap acts at its lift. Beyond the slop it yields to the page, or begins to drag."""
        press = self.press
        along, across = (abs(float(press.place[n] - press.start[n])) for n in (self.axis, 1 - self.axis))
        if max(along, across) <= SLOP:
            self.show(time, self.left_by(self.at(press.place)))
        elif not self.only_taps and along >= across:
            press.waits = False
            self.choose_first(time, self.dragged_to(press.place))
        else:
            self.press = None
            self.show(time, None)
            self.report(time, "yielded")

    def up(self, time, pointer, place):
        if self.press and place is not None:
            self.move(time, pointer, place)
        press = self.press
        if not press or press.pointer != pointer:
            return
        self.press = None
        if press.waits:
            self.begin(time)
            value = self.at(press.place)
            if self.left_by(value) == value:
                self.change(time, value, "drag")
            else:
                self.clear(time)
        elif press.clears:
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
        self.show(time, self.left_by(self.at(place)))

    # --- Keys and the host ---

    def other(self, time, *details):
        """Ignores another button than the left one."""

    def key(self, time, name, modifiers):
        if is_shortcut(modifiers):
            return
        if self.press:
            if name == "Escape":
                self.press = None
                self.restore(time)
            return
        if name == "Escape":
            return
        if name in KEYS:
            self.reset(time)
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

    def reset(self, time):
        """Goes back to the default, or the nearest value that can be chosen, the upper of two."""
        if self.words["reset"] == "none":
            return
        symbols = self.symbols
        wanted = min(max(float(self.words["reset"]), symbols.minimum), float(symbols.count))
        target = wanted
        if symbols.steps:
            values = [symbols.value(step) for step in range(symbols.count * symbols.steps + 1)]
            values = [symbols.minimum, *(value for value in values if value >= symbols.minimum)]
            target = min(values, key=lambda value: (round(abs(value - wanted), 9), -value))
        if abs(target - self.value) > SAME:
            self.begin(time)
            self.change(time, target, "reset")
            self.end(time)

    def digit(self, time, value):
        """Chooses a number of symbols, or the minimum if that is more; nothing if that is the value."""
        target = max(value, self.symbols.minimum)
        if value <= self.symbols.count and abs(target - self.value) > SAME:
            self.go(time, target, 1 if target > self.value else -1, "key")

    def further(self, way, by_symbols):
        """Returns the next step, or the next whole symbol, also if any share can be chosen."""
        if by_symbols or not self.symbols.steps:
            whole = math.floor(self.value + SAME) + 1 if way > 0 else math.ceil(self.value - SAME) - 1
            return float(whole)
        at = self.symbols.step(self.value)
        return self.symbols.value(math.floor(at) + 1 if way > 0 else math.ceil(at) - 1)

    def adjust(self, time, way, part):
        if self.press:
            return
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
        """Sets the host's value, which a cancel then restores; the preview is that of a lift where the pointer is."""
        if abs(float(text) - self.value) <= SAME:
            return
        value = min(max(float(text), 0.0), float(self.symbols.count))
        self.value = value
        if self.before is not None:
            self.before = value
        press = self.press
        if press:
            press.clears = None
        if self.preview is not None:
            held = press and (self.left_by(self.at(press.place)) if press.waits else value)
            self.show(time, held)
