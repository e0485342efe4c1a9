"""A short slider, and bugs in how far it goes: the argument names one. Scripts/check/planted.sh checks that probes
find them.

Without an argument there is no bug; nor with "two thumbs". --list prints the names of all bugs. A bug is a table of amounts
that differ from those of the right slider.
"""
import math
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "Frontends/drivers/python"))
sys.dont_write_bytecode = True
from detent_driver import serve  # noqa: E402

RIGHT = {
    "gain": 1, "scale": 1, "down": 1, "upper": 1, "rtl": 1, "growth": 0, "late": 0, "aside": 0, "press": 0, "jump": 0,
    "jumps": 0.5, "lands": 0.5, "arrow": 1, "page": 10, "line": 1, "detent": 1, "track": 1, "adjust": 1, "push": 0, "end": 0,
    "reach": "", "throws": ""}
BUGS = {
    "half as far": {"gain": 0.5}, "nine tenths": {"gain": 0.9}, "eleven tenths": {"gain": 1.1}, "half more": {"gain": 1.5},
    "twice as far": {"gain": 2}, "scaled down": {"scale": 0.9}, "scaled up": {"scale": 1.1},
    "scaled to half more": {"scale": 1.5}, "scaled twice": {"scale": 2}, "slow downwards": {"down": 0.5},
    "fast from right to left": {"rtl": 1.3}, "faster and faster": {"growth": 0.004}, "a report late": {"late": 1},
    "beside the pointer": {"aside": 12}, "pressed up": {"press": 3}, "jumps too far": {"jump": 1}, "jumps short": {"jump": -1},
    "jumps below": {"jumps": 0}, "jumps above": {"jumps": 0.999}, "lands below": {"lands": 0}, "lands above": {"lands": 0.999},
    "arrow of two pages": {"arrow": 20}, "line of two": {"line": 2}, "detent of two": {"detent": 2},
    "detent of half": {"detent": 0.5}, "track step of two": {"track": 2}, "increment of two": {"adjust": 2},
    "End a step short": {"end": 1}, "arrows stop before the end": {"reach": "keys"},
    "drags stop before the end": {"reach": "drag"}, "throws at a change": {"throws": "change"}, "throws at a key": {"throws": "key"}}
BUGS_OF_TWO = {"upper twice as far": {"upper": 2}, "pushes too far": {"push": 5}, "pushes short": {"push": -5}}
BUG = sys.argv[1] if len(sys.argv) > 1 else "none"
A = RIGHT | BUGS.get(BUG, {}) | BUGS_OF_TWO.get(BUG, {})


class Slider:
    def __init__(self, new):
        self.settings = {"range": [0, 100], "step": None, "layout": "ltr", "track": "jump", "quantize": "drag", "distance": 0} | new
        self.width, self.owner, self.reported = new["viewport"][0], None, []
        self.values = list(new.get("values") or [new["value"]])
        self.values = self.before = [self.fit(value) for value in self.values]

    def fit(self, value, half=0.5, way=""):
        (low, high), step = self.settings["range"], self.settings["step"]
        last = low + math.floor((high - low) / step + 1e-9) * step if step else high
        if step and value < (last + high) / 2:
            value = min(low + math.floor((value - low) / step + half) * step, last)
        elif step:
            value = last if A["reach"] == way != "" else high
        return min(max(value, low), high)

    def step(self):
        low, high = self.settings["range"]
        return self.settings["step"] or (high - low) / 100 or 1

    def choose(self, value, part=0):
        distance, pushed = self.settings["distance"], A["push"]
        (low, high), others = self.settings["range"], len(self.values) - 1
        value = min(max(value, low + part * distance), high - (others - part) * distance)
        if value == self.values[part]:
            return
        values = list(self.values)
        values[part] = value
        if part == 0 and others and values[1] < value + distance:
            values[1] = min(value + distance + pushed, high)
        if part and values[0] > value - distance:
            values[0] = max(value - distance - pushed, low)
        self.become(values)

    def become(self, values):
        values, self.values = self.values, values
        self.reported += [["changed", new, {"part": index}] for index, (old, new) in enumerate(zip(values, self.values)) if old != new]
        if A["throws"] == "change" and values != self.values:
            raise ValueError("a listener fails")

    def at(self, x):
        """Returns the value at a place, on a track whose scale may be wrong."""
        share = 0.5 + ((x + A["aside"]) / self.width - 0.5) * A["scale"]
        low, high = self.settings["range"]
        return low + (1 - share if self.settings["layout"] == "rtl" else share) * (high - low)

    def pointer(self, kind, line):
        id, x = line["id"], line["x"]
        if kind == "down" and self.owner is None:
            self.press(id, self.at(x))
            self.last = x
        if id != self.owner:
            return
        if kind == "cancel":
            self.become(self.before)
        elif kind == "move":
            self.last, x = x, self.last if A["late"] else x
            self.drag(self.at(x) - self.pressed)
        elif kind == "up" and self.settings["quantize"] == "release":
            self.choose(self.fit(self.values[self.part], A["lands"]), self.part)
        if kind in ("up", "cancel"):
            self.owner = None

    def press(self, id, value):
        (low, high), self.before = self.settings["range"], self.values
        self.part = min(range(len(self.values)), key=lambda part: (abs(self.values[part] - value), -part))
        thumb = self.values[self.part]
        points = abs(value - thumb) / ((high - low) or 1) * self.width
        if points > 12 and self.settings["track"] == "step":
            return self.choose(self.fit(thumb + math.copysign(A["track"] * self.step(), value - thumb)), self.part)
        self.owner, self.pressed, self.origin = id, value, thumb
        if points > 12 or A["scale"] != 1:
            self.origin = value + A["jump"] * 3 * self.step()
            self.choose(self.fit(self.origin, A["jumps"]), self.part)
        elif A["press"] or A["aside"]:
            self.choose(self.fit(value + A["press"] * self.step()), self.part)

    def drag(self, way):
        rtl = A["rtl"] if self.settings["layout"] == "rtl" else 1
        way *= A["gain"] * (A["down"] if way < 0 else 1) * (A["upper"] if self.part else 1) * (1 + A["growth"] * abs(way)) * rtl
        wanted = self.origin + way
        self.choose(wanted if self.settings["quantize"] == "release" else self.fit(wanted, way="drag"), self.part)

    def key(self, name, modifiers):
        if A["throws"] == "key":
            raise KeyError(name)
        (low, high), right = self.settings["range"], -1 if self.settings["layout"] == "rtl" else 1
        arrow, page = A["arrow"], A["page"]
        steps = {"ArrowUp": arrow, "ArrowDown": -arrow, "ArrowRight": arrow * right, "ArrowLeft": -arrow * right, "PageUp": page, "PageDown": -page}
        if self.owner is None and name in steps:
            self.go(steps[name], "keys")
        elif self.owner is None and name in ("Home", "End"):
            self.choose(low if name == "Home" else self.fit(high - A["end"] * self.step()))

    def go(self, steps, way=""):
        """Goes by steps; from the upper end, to the last step before it."""
        (low, high), step, value = self.settings["range"], self.step(), self.values[0]
        count = (value - low) / step
        whole = math.floor(count + 1e-9) if steps > 0 else math.ceil(count - 1e-9)
        wanted = low + ((whole if self.settings["step"] else count) + steps) * step
        if wanted > high and A["reach"] == way == "keys":
            wanted = value
        self.choose(min(max(wanted, low), high))

    def wheel(self, x, y, unit):
        if self.owner is None and unit == "lines" and y:
            self.go(-A["line"] * math.copysign(1, y))

    def take(self, line):
        if "set" in line and line["set"] == "value":
            self.values = list(self.values)
            self.values[line.get("part", 0)] = self.fit(line["to"])
        elif "set" in line:
            self.settings[line["set"]] = line["to"]
            self.values = [self.fit(value) for value in self.values]
        elif line["e"] in ("down", "move", "up", "cancel"):
            self.pointer(line["e"], line)
        elif line["e"] == "key":
            self.key(line["key"], [])
        elif line["e"] == "wheel":
            self.wheel(line["x"], line["y"], line["unit"])
        elif line["e"] == "rotate" and self.owner is None and line["detents"] == int(line["detents"]):
            self.go(line["detents"] * A["detent"])
        elif line["e"] == "adjust" and self.owner is None:
            to = line["to"]
            self.go({"increment": 1, "decrement": -1}[to] * A["adjust"]) if isinstance(to, str) else self.choose(self.fit(to))
        self.before = self.before if self.owner is not None and "set" not in line else self.values

    def state(self):
        return {"values": self.values}


if BUG == "--list":
    print("\n".join([*BUGS, *BUGS_OF_TWO]))
elif BUG in [*BUGS_OF_TWO, "two thumbs"]:
    serve(Slider, {
        "name": "amounts of two thumbs", "has": ["pointer", "cancel", "set"], "tells": ["changed"],
        "settings": ["range", "step", "distance", "quantize"], "fixed": {"thumbs": 2, "meet": "push"}})
elif BUG in [*BUGS, "none"]:
    serve(Slider, {
        "name": "amounts", "has": ["pointer", "cancel", "key", "wheel", "rotate", "adjust", "set"], "tells": ["changed"],
        "settings": ["range", "step", "layout", "track", "quantize"]})
else:
    sys.exit(f"there is no bug '{BUG}'; there are: {', '.join([*BUGS, *BUGS_OF_TWO])}")
