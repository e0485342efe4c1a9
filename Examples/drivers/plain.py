"""A slider of a few lines, and its driver: detent fuzz --control slider --driver "python3 plain.py"."""
import json, math, sys


class Slider:
    def __init__(self, new):
        self.settings = {"range": [0, 100], "step": None, "layout": "ltr"} | new
        self.pointer, self.told = None, []
        self.value = self.before = self.nearest(new["value"])

    def nearest(self, value):
        (low, high), step = self.settings["range"], self.settings["step"]
        value = min(max(value, low), high)
        if step:
            last = math.floor((high - low) / step + 1e-9)
            value = min(low + min(math.floor((value - low) / step + 0.5), last) * step, high)
        return value

    def change(self, value):
        if self.nearest(value) != self.value:
            self.value = self.nearest(value)
            self.told.append(["changed", self.value])

    def pointer_event(self, kind, id, x):
        (low, high), share = self.settings["range"], x / self.settings["viewport"][0]
        if kind == "down" and self.pointer is None:
            self.pointer, self.before = id, self.value
        if id == self.pointer:
            share = 1 - share if self.settings["layout"] == "rtl" else share
            self.change(self.before if kind == "cancel" else low + share * (high - low))
            self.pointer = None if kind in ("up", "cancel") else id

    def key(self, name):
        low, high = self.settings["range"]
        right = -1 if self.settings["layout"] == "rtl" else 1
        steps = {"ArrowUp": 1, "ArrowDown": -1, "ArrowRight": right, "ArrowLeft": -right,
                 "PageUp": 10, "PageDown": -10, "Home": -math.inf, "End": math.inf}
        if self.pointer is None and name in steps:
            self.change(self.value + steps[name] * (self.settings["step"] or (high - low) / 100 or 1))

    def set(self, name, value):
        if name == "value":
            self.value = self.before = self.nearest(value)
        else:
            self.settings[name] = value
            self.change(self.value)
            self.before = self.nearest(self.before)


CAN = {"name": "plain slider 1", "has": ["pointer", "pointers", "cancel", "key", "set"],
       "tells": ["changed"], "settings": ["range", "step", "layout"]}
for line in sys.stdin:
    line = json.loads(line)
    if "end" in line:
        break
    elif "new" in line:
        slider = Slider(line["new"])
    elif "set" in line:
        slider.set(line["set"], line["to"])
    elif line["e"] == "key":
        slider.key(line["key"])
    else:
        slider.pointer_event(line["e"], line["id"], line["x"])
    answer, slider.told = {"value": slider.value, "effects": slider.told}, []
    print(json.dumps(answer | (CAN if "new" in line else {})), flush=True)
