"""Typical bugs in a slider, and in one of two thumbs: the argument names one. Scripts/check/planted.sh checks that laws find
them.

Without an argument there is no bug; nor with "two thumbs". --list prints the names of all bugs.
"""
import math
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "Frontends/drivers/python"))
sys.dont_write_bytecode = True
from detent_driver import serve  # noqa: E402

BUG = sys.argv[1] if len(sys.argv) > 1 else "none"
BUGS = ["range keeps value", "range of the press", "disabled at the press alone", "arrows from right to left", "hover drags",
        "arrow off the grid", "floor of a quotient", "steps from zero", "one value", "up outside", "move outside", "last pixel",
        "cancel to the last move", "second press forgets", "double press", "reported before",
        "reported again at the release", "keys unreported", "cancel unreported", "set echoed"]
BUGS_OF_TWO = ["part unreported", "stuck at the end", "cancel of one", "keys past the other", "focus forgotten", "sorted",
               "distance of one", "set of the other", "middle of the track", "one hand for both"]


class Slider:
    def __init__(self, new):
        self.settings = {"range": [0, 100], "step": None, "layout": "ltr", "enabled": True} | new
        self.width, self.owner, self.reported, self.last_press = new["viewport"][0], None, [], -math.inf
        self.range = self.settings["range"]
        self.value = self.before = self.fit(new["value"])

    def fit(self, value):
        (low, high), step = self.settings["range"], self.settings["step"]
        if step and BUG == "steps from zero":
            value = math.floor(value / step + 0.5) * step
        elif step:
            count = (value - low) / step
            count = math.floor(count) if BUG == "floor of a quotient" else math.floor(count + 0.5)
            value = low + min(max(count, 0), math.floor((high - low) / step + 1e-9)) * step
        return min(max(value, low), high)

    def step(self):
        low, high = self.settings["range"]
        return self.settings["step"] or (high - low) / 100

    def change(self, value, is_reported=True):
        before, self.value = self.value, value
        if is_reported and value != before:
            self.reported.append(["changed", before if BUG == "reported before" else value])

    def at(self, x):
        """Returns the value at a pointer position."""
        if BUG == "last pixel":
            x = min(max(x, 0), self.width - 1)
        share = 1 - x / self.width if self.settings["layout"] == "rtl" else x / self.width
        low, high = self.range if BUG == "range of the press" else self.settings["range"]
        if BUG == "one value":
            share = share * (high - low) / (high - low)
        return self.fit(low + share * (high - low))

    def pointer(self, kind, line):
        id, x, y = line["id"], line["x"], line["y"]
        if kind in ("hover", "leave"):
            if kind == "hover" and (BUG == "up outside" and self.owner is not None or BUG == "hover drags" and self.last_press >= 0):
                self.change(self.at(x))
            return
        if not self.settings["enabled"] and (kind == "down" or BUG != "disabled at the press alone"):
            return
        if kind == "down":
            if self.owner is None or BUG == "second press forgets":
                self.before, self.range = self.value, self.settings["range"]
            if self.owner is None:
                self.owner = id
                is_double, self.last_press = line["t"] - self.last_press < 300e6, line["t"]
                if is_double and BUG == "double press":
                    return self.change(self.settings["range"][0])
        if id != self.owner:
            return
        is_inside = 0 <= x <= self.width and 0 <= y <= self.settings["viewport"][1]
        if not is_inside and (BUG == "up outside" and kind == "up" or BUG == "move outside" and kind == "move"):
            return
        if kind == "move" and BUG == "cancel to the last move":
            self.before = self.value
        self.change(self.before if kind == "cancel" else self.at(x), kind != "cancel" or BUG != "cancel unreported")
        if kind in ("up", "cancel"):
            self.owner = None
        if kind == "up" and BUG == "reported again at the release":
            self.reported.append(["changed", self.value])

    def key(self, name, modifiers):
        if self.owner is not None or not self.settings["enabled"]:
            return
        low, high = self.settings["range"]
        right = -1 if self.settings["layout"] == "rtl" and BUG != "arrows from right to left" else 1
        steps = {"ArrowUp": 1, "ArrowDown": -1, "ArrowRight": right, "ArrowLeft": -right, "PageUp": 10, "PageDown": -10}
        if name in steps:
            value = self.value + steps[name] * self.step()
            self.change(min(max(value, low), high) if BUG == "arrow off the grid" else self.fit(value), BUG != "keys unreported")
        elif name in ("Home", "End"):
            self.change(self.fit(low if name == "Home" else high), BUG != "keys unreported")

    def set(self, name, to):
        before = self.value
        if name == "value":
            self.value = self.before = self.fit(to)
        else:
            self.settings[name] = to
            if BUG != "range keeps value":
                self.value, self.before = self.fit(self.value), self.fit(self.before)
        if not self.settings["enabled"] and BUG != "disabled at the press alone":
            self.owner = None
        if BUG == "set echoed" and self.value != before:
            self.reported.append(["changed", self.value])


class Pair:
    """Two thumbs, each of which a pointer may hold: a press moves the nearest that is free and can come, which stops at
    the other."""

    def __init__(self, new):
        self.settings = {"range": [0, 100], "distance": 0} | new
        self.hands, self.focus, self.reported = {}, 0, []
        self.values = self.fit(new.get("values") or [new["value"]])

    def fit(self, values):
        (low, high), distance = self.settings["range"], self.settings["distance"]
        first = min(max(values[0], low), high - distance)
        return [first, min(max(values[-1], first + distance), high)]

    def change(self, part, value, can_pass=False):
        (low, high), distance = self.settings["range"], self.settings["distance"]
        if not can_pass and BUG != "sorted":
            low = self.values[0] + (0 if BUG == "distance of one" else distance) if part == 1 else low
            high = self.values[1] - distance if part == 0 else high
        value = min(max(value, low), high)
        if value != self.values[part]:
            self.values[part] = value
            self.reported.append(["changed", value] + ([{"part": part}] if part and BUG != "part unreported" else []))
            if BUG == "sorted":
                self.values.sort()

    def nearest(self, value, free):
        """Returns the thumb that a press moves; of two in one position the one that can go there."""
        if BUG == "middle of the track":
            return 0 if value < sum(self.settings["range"]) / 2 else 1
        low, first, second = self.settings["range"][0], *(abs(value - other) for other in self.values)
        if self.values[0] == self.values[1] and BUG != "stuck at the end":
            first += -1 if value < self.values[0] or low < value == self.values[0] else 1
        return min(free, key=lambda part: (second if part else first, -part))

    def pointer(self, kind, line):
        low, high = self.settings["range"]
        id, value = line["id"], low + line["x"] / self.settings["viewport"][0] * (high - low)
        free = [part for part in (0, 1) if part not in [held for held, _ in self.hands.values()]]
        if kind == "down" and free and id not in self.hands:
            self.focus = part = self.nearest(value, free)
            self.hands[id] = part, self.values[part]
        if id not in self.hands:
            return
        part, before = self.hands[id]
        # Of two thumbs in one place the first move takes the one that can go its way.
        if kind == "down":
            self.is_open = self.values[0] == self.values[1] and BUG != "stuck at the end"
        elif self.is_open and len(free) == 1 and value != self.values[0]:
            self.is_open, part = False, 0 if value < self.values[0] else 1
            self.focus, self.hands[id] = part, (part, before)
        if BUG == "one hand for both":
            part = self.focus
        if kind == "cancel":
            self.change(part, before if part == 0 or BUG != "cancel of one" else self.values[1])
        else:
            self.change(part, value)
        self.is_open = self.is_open and self.values[0] == self.values[1]
        if kind in ("up", "cancel"):
            del self.hands[id]

    def take(self, line):
        if "set" in line:
            self.set(line["set"], line["to"], line.get("part", 0))
        elif line["e"] == "key":
            self.key(line["key"])
        elif line["e"] == "focus":
            self.focus = line.get("part", 0)
        else:
            self.pointer(line["e"], line)

    def key(self, name):
        if self.hands:
            return
        low, high = self.settings["range"]
        step = (high - low) / 100
        part = 0 if BUG == "focus forgotten" else self.focus
        steps = {"ArrowUp": 1, "ArrowRight": 1, "ArrowDown": -1, "ArrowLeft": -1, "PageUp": 10, "PageDown": -10}
        value = {"Home": low, "End": high}.get(name, self.values[part] + steps.get(name, 0) * step)
        self.change(part, value, can_pass=BUG == "keys past the other")

    def set(self, name, to, part):
        if name == "value":
            values = list(self.values)
            (low, high), distance = self.settings["range"], self.settings["distance"]
            part = 0 if BUG == "set of the other" else part
            low, high = (low, values[1] - distance) if part == 0 else (values[0] + distance, high)
            self.values[part] = min(max(to, low), high)
        else:
            self.settings[name] = to
            self.values = self.fit(self.values)
        self.hands = {id: (part, self.values[part]) for id, (part, _) in self.hands.items()}


if BUG == "--list":
    print("\n".join(BUGS + BUGS_OF_TWO))
elif BUG in [*BUGS_OF_TWO, "two thumbs"]:
    serve(Pair, {
        "name": "slips of two thumbs", "has": ["pointer", "pointers", "cancel", "key", "focus", "set"], "tells": ["changed"],
        "settings": ["range", "distance"], "fixed": {"thumbs": 2}})
elif BUG in [*BUGS, "none"]:
    serve(Slider, {
        "name": "slips", "has": ["pointer", "pointers", "cancel", "hover", "key", "set"], "tells": ["changed"],
        "settings": ["range", "step", "layout", "enabled"]})
else:
    sys.exit(f"there is no slip '{BUG}'; there are: {', '.join(BUGS + BUGS_OF_TWO)}")
