"""A slider of a few lines that keeps every law, or has the bug named by its argument.

Scripts/check/planted.sh finds ten of them by random scripts, and Scripts/check/probes.sh ten others by fixed ones. With "two
thumbs", or a bug that only two thumbs have, there are two values.
"""
import math, pathlib, sys

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "Frontends/drivers/python"))
sys.dont_write_bytecode = True
from detent_driver import serve  # noqa: E402

BUG = sys.argv[1] if len(sys.argv) > 1 else "none"
HAS_TWO = BUG in ("two thumbs", "thumbs cross", "nearest moves")


class Slider:
    def __init__(self, new):
        self.settings = {"range": [0, 100], "step": 1, "layout": "ltr"} | new
        self.owner, self.reported = None, []
        self.value = self.before = self.nearest(new["value"])

    def step(self):
        low, high = self.settings["range"]
        return self.settings["step"] or (high - low) / 100 or 1

    def nearest(self, value):
        (low, high), step = self.settings["range"], self.settings["step"]
        if BUG != "bound":
            value = min(max(value, low), high)
        if step and math.isfinite(value):
            last = math.floor((high - low) / step + 1e-9)
            count = math.floor((value - low) / step + 0.5)
            if BUG == "last step" and count > last:
                return value
            value = low + (count if BUG == "bound" else min(count, last)) * step
        return value if BUG == "bound" else min(value, high)

    def change(self, value):
        value = self.nearest(value)
        if value != self.value:
            mark = round((value - self.settings["range"][0]) / self.step())
            self.reported += [["tick", mark]] * (2 if BUG == "tick twice" else 1)
        if value != self.value or BUG == "reported without change":
            self.value = value
            if BUG != "never reported":
                self.reported.append(["changed", value + (5 if BUG == "reported wrong" else 0)])

    def share(self, line):
        share = line["x"] / self.settings["viewport"][0]
        return 1 - share if self.settings["layout"] == "rtl" and BUG != "right to left" else share

    def wanted(self, kind, line):
        """Returns the value at a pointer position."""
        (low, high), share = self.settings["range"], self.share(line)
        if kind == "down":
            self.pressed = share
        if BUG == "half speed":
            share = (self.before - low) / ((high - low) or 1) + (share - self.pressed) / 2
        if BUG == "short of the ends":
            share = min(max(share, 0.1), 0.9)
        if BUG == "jumps at release" and kind == "up":
            share += 0.07
        return self.value if BUG == "only at release" and kind != "up" else low + share * (high - low)

    def pointer(self, kind, line):
        id = line["id"]
        if BUG == "dead":
            return
        if kind == "down" and self.owner is None:
            self.owner, self.before = id, self.value
        if id == self.owner or (BUG == "second finger" and self.owner is not None):
            if kind != "cancel":
                self.change(self.wanted(kind, line))
            elif BUG != "cancel keeps":
                self.change(self.before)
            if id == self.owner and kind in ("up", "cancel"):
                self.owner = None

    def key(self, name, modifiers):
        low, high = self.settings["range"]
        right = -1 if self.settings["layout"] == "rtl" else 1
        steps = {"ArrowUp": 1, "ArrowDown": -1, "ArrowRight": right, "ArrowLeft": -right, "PageUp": 10, "PageDown": -10}
        if self.owner is not None and BUG != "key while held" or BUG == "dead":
            return
        if name in steps:
            self.change(self.value + steps[name] * self.step())
        elif name in ("Home", "End"):
            self.change(high if name == "End" else low + self.step() if BUG == "home" else low)

    def wheel(self, x, y, unit):
        if self.owner is None and y and BUG != "dead":
            self.change(self.value + (self.step() if (y < 0) != (BUG == "wheel") else -self.step()))

    def set(self, name, value):
        if name == "value":
            self.value = self.before = self.nearest(value)
        else:
            self.settings[name] = value
            if self.nearest(self.value) != self.value:
                self.change(self.value)
            self.before = self.nearest(self.before)


class Pair:
    """Two thumbs, one pointer: a press moves the nearest, which stops at the other."""

    def __init__(self, new):
        self.settings = {"range": [0, 100]} | new
        low, high = self.settings["range"]
        values = new.get("values") or [new["value"], new["value"]]
        self.values = sorted(min(max(value, low), high) for value in values)
        self.owner, self.part, self.reported = None, 0, []

    def between(self, part, value):
        low, high = self.settings["range"]
        if BUG != "thumbs cross":
            low, high = (low, self.values[1]) if part == 0 else (self.values[0], high)
        return min(max(value, low), high)

    def nearest(self, value):
        """Returns the thumb that a press moves; of two in one position the one that can go there, or at the end the one
        that can leave it."""
        first, second = (abs(value - other) for other in self.values)
        is_lower = value < self.values[0] or self.values[0] == self.settings["range"][1]
        return 0 if first < second or first == second and is_lower else 1

    def change(self, part, value):
        value = self.between(part, value)
        if value != self.values[part]:
            self.values[part] = value
            self.reported.append(["changed", value] + ([{"part": part}] if part else []))

    def pointer(self, kind, line):
        low, high = self.settings["range"]
        value = low + line["x"] / self.settings["viewport"][0] * (high - low)
        if kind == "down" and self.owner is None:
            self.owner, self.part, self.before = line["id"], self.nearest(value), list(self.values)
        if line["id"] != self.owner:
            return
        # Of two thumbs in one place the first move takes the one that can go its way.
        if kind == "down":
            self.is_open = self.values[0] == self.values[1]
        elif self.is_open and value != self.values[0]:
            self.is_open, self.part = False, 0 if value < self.values[0] else 1
        if BUG == "nearest moves":
            self.part = self.nearest(value)
        if kind != "cancel":
            self.change(self.part, value)
        else:
            self.change(self.part, self.before[self.part])
        self.is_open = self.is_open and self.values[0] == self.values[1]
        if kind in ("up", "cancel"):
            self.owner = None

    def set(self, name, value, part=0):
        if name == "range":
            self.settings["range"] = low, high = value
            self.values = [min(max(value, low), high) for value in self.values]
        else:
            self.values[part] = self.between(part, value)


if HAS_TWO:
    serve(Pair, {
        "name": "planted pair 1", "has": ["pointer", "cancel", "set"], "tells": ["changed"], "settings": ["range"],
        "fixed": {"thumbs": 2}})
else:
    serve(Slider, {
        "name": "planted slider 1", "has": ["pointer", "pointers", "cancel", "key", "wheel", "set"],
        "tells": ["changed", "tick"], "settings": ["range", "step", "layout"]})
