"""A slider of a few lines, with its driver: detent fuzz --driver "python3 Examples/drivers/plain.py"."""
import json, math, sys

CAN = {"name": "plain slider", "has": ["pointer", "cancel", "key", "set"], "tells": ["changed"], "settings": ["range"]}
STEPS = {"ArrowUp": 1, "ArrowRight": 1, "PageUp": 10, "End": math.inf,
         "ArrowDown": -1, "ArrowLeft": -1, "PageDown": -10, "Home": -math.inf}


class Slider:
    def __init__(self, value, viewport, range=(0, 100), **others):
        self.value, self.before, self.width, self.is_held, self.reported = value, value, viewport[0], False, []
        self.set("range", range)

    def between(self, value):
        return min(max(value, self.range[0]), self.range[1])

    def set(self, name, to):
        setattr(self, name, to)  # The range or the value.
        self.before = self.between(to if name == "value" else self.before)
        self.value = self.between(self.value)

    def choose(self, value):
        before, self.value = self.value, self.between(value)
        self.reported += [["changed", self.value]] if self.value != before else []

    def pointer(self, kind, x):
        low, high = self.range
        self.before = self.value if kind == "down" else self.before
        self.is_held = kind in ("down", "move")
        self.choose(self.before if kind == "cancel" else low + x / self.width * (high - low))


for line in map(json.loads, sys.stdin):
    match line:
        case {"new": settings}: slider = Slider(**settings)
        case {"set": name, "to": to}: slider.set(name, to)
        case {"e": "key", "key": key} if not slider.is_held: slider.choose(slider.value + STEPS.get(key, 0))
        case {"e": kind, "x": x}: slider.pointer(kind, x)
    answer, slider.reported = {"value": slider.value, "effects": slider.reported}, []
    print(json.dumps(answer | (CAN if "new" in line else {})), flush=True)
