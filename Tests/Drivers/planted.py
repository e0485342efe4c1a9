"""A slider of a few lines that keeps every law, or has the bug that its argument names: see Scripts/check/planted.sh."""
import math, pathlib, sys

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "Frontends/drivers/python"))
sys.dont_write_bytecode = True
from detent_driver import serve  # noqa: E402

BUG = sys.argv[1] if len(sys.argv) > 1 else "none"


class Slider:
    def __init__(self, new):
        self.settings = {"range": [0, 100], "step": 1, "layout": "ltr"} | new
        self.owner, self.told = None, []
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
            self.told += [["tick", mark]] * (2 if BUG == "tick twice" else 1)
        if value != self.value or BUG == "told without change":
            self.value = value
            self.told.append(["changed", value])

    def pointer(self, kind, line):
        (low, high), share, id = self.settings["range"], line["x"] / self.settings["viewport"][0], line["id"]
        if kind == "down" and self.owner is None:
            self.owner, self.before = id, self.value
        if id == self.owner or (BUG == "second finger" and self.owner is not None):
            if self.settings["layout"] == "rtl" and BUG != "right to left":
                share = 1 - share
            if kind != "cancel":
                self.change(low + share * (high - low))
            elif BUG != "cancel keeps":
                self.change(self.before)
            if id == self.owner and kind in ("up", "cancel"):
                self.owner = None

    def key(self, name, modifiers):
        low, high = self.settings["range"]
        right = -1 if self.settings["layout"] == "rtl" else 1
        steps = {"ArrowUp": 1, "ArrowDown": -1, "ArrowRight": right, "ArrowLeft": -right, "PageUp": 10, "PageDown": -10}
        if self.owner is not None and BUG != "key while held":
            return
        if name in steps:
            self.change(self.value + steps[name] * self.step())
        elif name in ("Home", "End"):
            self.change(high if name == "End" else low + self.step() if BUG == "home" else low)

    def wheel(self, x, y, unit):
        if self.owner is None and y:
            self.change(self.value + (self.step() if (y < 0) != (BUG == "wheel") else -self.step()))

    def set(self, name, value):
        if name == "value":
            self.value = self.before = self.nearest(value)
        else:
            self.settings[name] = value
            if self.nearest(self.value) != self.value:
                self.change(self.value)
            self.before = self.nearest(self.before)


serve(Slider, {
    "name": "planted slider 1", "has": ["pointer", "pointers", "cancel", "key", "wheel", "set"],
    "tells": ["changed", "tick"], "settings": ["range", "step", "layout"]})
