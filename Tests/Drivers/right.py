"""Correct sliders of several designs: the argument names one. Scripts/check/right.sh checks them.

They may break no law but preferences of Detent's own, each with a reason in right.waivers.
"""
import math
import pathlib
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "Frontends/drivers/python"))
sys.dont_write_bytecode = True
from detent_driver import serve  # noqa: E402


class Slider:
    """Pressed on its thumb, it follows the pointer; pressed beside the thumb, it first jumps to the pointer."""

    GRAB = 10  # points

    def __init__(self, new):
        self.settings = {"range": [0, 100], "step": None, "layout": "ltr", "enabled": True} | new
        self.width = new["viewport"][0]
        self.owner, self.offset, self.reported = None, 0, []
        self.value = self.before = self.fit(new["value"])

    def fit(self, value):
        """Returns the nearest selectable value."""
        (low, high), step = self.settings["range"], self.settings["step"]
        if step:
            most = math.floor((high - low) / step + 1e-9)
            value = low + min(max(math.floor((value - low) / step + 0.5), 0), most) * step
        return min(max(value, low), high)

    def step(self):
        low, high = self.settings["range"]
        return self.settings["step"] or (high - low) / 100

    def choose(self, value):
        """Sets a value chosen by the user."""
        value = self.fit(value)
        if value != self.value:
            self.value = value
            self.reported.append(["changed", value])

    def place(self, x):
        return self.width - x if self.settings["layout"] == "rtl" else x

    def thumb(self):
        low, high = self.settings["range"]
        return (self.value - low) / (high - low) * self.width if high > low else 0

    def wanted(self, x):
        low, high = self.settings["range"]
        return low + (self.place(x) - self.offset) / self.width * (high - low)

    def pointer(self, kind, line):
        id, x = line["id"], line["x"]
        if not self.settings["enabled"]:
            return
        if kind == "down" and self.owner is None:
            self.owner, self.before = id, self.value
            beside = self.place(x) - self.thumb()
            self.offset = beside if abs(beside) <= self.GRAB else 0
        if id != self.owner:
            return
        if kind == "cancel":
            self.choose(self.before)
        else:
            self.drag(kind, x)
        if kind in ("up", "cancel"):
            self.owner = None

    def drag(self, kind, x):
        self.choose(self.wanted(x))

    def key(self, name, modifiers):
        if not self.settings["enabled"] or not self.hears_keys():
            return
        low, high = self.settings["range"]
        right = -1 if self.settings["layout"] == "rtl" else 1
        steps = {"ArrowUp": 1, "ArrowDown": -1, "ArrowRight": right, "ArrowLeft": -right, "PageUp": 10, "PageDown": -10}
        if name in steps:
            self.choose(self.value + steps[name] * self.step())
        elif name in ("Home", "End"):
            self.choose(low if name == "Home" else high)

    def hears_keys(self):
        return self.owner is None

    def wheel(self, x, y, unit):
        if self.settings["enabled"] and self.hears_keys() and y:
            self.choose(self.value + (self.step() if y < 0 else -self.step()))

    def set(self, name, to):
        """Sets a setting as the host, without a report."""
        if name == "value":
            self.value = self.before = self.fit(to)
        else:
            self.settings[name] = to
            self.value, self.before = self.fit(self.value), self.fit(self.before)
        if not self.settings["enabled"]:
            self.owner = None


class AtRelease(Slider):
    """The thumb follows the pointer, and the value follows on release."""

    def __init__(self, new):
        super().__init__(new)
        self.shown = self.value

    def drag(self, kind, x):
        self.shown = self.fit(self.wanted(x))
        if kind == "up":
            self.choose(self.shown)

    def state(self):
        if self.owner is None:
            self.shown = self.value
        return {"value": self.value, "shown": self.shown}


class ReportedAtRelease(Slider):
    """The value follows the pointer, and the host receives a report on release, like a `change` event of a page."""

    def __init__(self, new):
        super().__init__(new)
        self.known = self.value

    def choose(self, value):
        self.value = self.fit(value)

    def report(self):
        if self.value != self.known:
            self.reported.append(["changed", self.value])
        self.known = self.value

    def set(self, name, to):
        if name == "enabled" and not to:
            self.report()  # Releases the held thumb.
        before = self.value
        super().set(name, to)
        if name == "value" or self.value != before:
            self.known = self.value

    def state(self):
        if self.owner is None:
            self.report()
        return {"value": self.value}


class HostOwned(Slider):
    """A controlled component: it reports the user's choice, and shows the host's decision; this host accepts no value
    over 80."""

    def choose(self, value):
        value = self.fit(value)
        if value != self.value:
            self.reported.append(["changed", value])
            if value <= 80:
                self.value = value


class KeysInHand(Slider):
    """Keys and the wheel move the thumb that a pointer holds, as in most toolkits."""

    def hears_keys(self):
        return True


class RealTime(Slider):
    """Runs in real time: reports once per frame, and keys in quick succession go further."""

    FRAME, LONGEST, QUICK = 0.0005, 0.002, 0.002  # seconds

    def __init__(self, new):
        super().__init__(new)
        self.began = time.monotonic()
        self.stroke = self.began - 1  # The first key follows no other.
        self.ended = self.known = None

    def step(self):
        now = time.monotonic()
        last, self.stroke = self.stroke, now
        return super().step() * (3 if now - last < self.QUICK else 1)

    def take(self, line):
        wait = self.began + line["t"] / 1e9 - time.monotonic()
        if wait > self.LONGEST:
            self.began -= wait - self.LONGEST  # Longer times are shortened.
        time.sleep(max(0, min(wait, self.LONGEST)))
        if "set" in line:
            self.set(line["set"], line["to"])
        elif line["e"] == "key":
            self.key(line["key"], line.get("mods", []))
        elif line["e"] == "wheel":
            self.wheel(line["x"], line["y"], line["unit"])
        else:
            self.pointer(line["e"], line)
        time.sleep(self.FRAME)
        del self.reported[:-1]  # One report per frame.

    def state(self):
        return {"value": self.value}


class Pushing:
    """Three thumbs: one that reaches its neighbour pushes it along, and a cancelled pointer restores all of them."""

    def __init__(self, new):
        self.settings = {"range": [0, 100], "distance": 0} | new
        self.owner, self.part, self.reported = None, 0, []
        values = (new.get("values") or [new["value"]])[:3]
        self.values = [*values, *[values[-1]] * (3 - len(values))]
        self.values = self.before = self.pushed(0, self.values[0])
        self.values = self.before = self.pushed(1, max(self.values[1], self.values[0] + self.distance()))

    def distance(self):
        low, high = self.settings["range"]
        return min(self.settings["distance"], (high - low) / 2)

    def pushed(self, part, value):
        """Returns all values, with one set and the others out of its way."""
        (low, high), distance, values = self.settings["range"], self.distance(), list(self.values)
        values[part] = min(max(value, low + part * distance), high - (2 - part) * distance)
        for other in range(part + 1, 3):
            values[other] = min(max(values[other], values[other - 1] + distance), high - (2 - other) * distance)
        for other in reversed(range(part)):
            values[other] = max(min(values[other], values[other + 1] - distance), low + other * distance)
        return values

    def change(self, values):
        for part, (old, new) in enumerate(zip(self.values, values)):
            if old != new:
                self.reported.append(["changed", new] + ([{"part": part}] if part else []))
        self.values = values

    def nearest(self, value):
        return min(range(3), key=lambda part: (abs(self.values[part] - value), -part if value > self.values[part] else part))

    def pointer(self, kind, line):
        low, high = self.settings["range"]
        value = low + line["x"] / self.settings["viewport"][0] * (high - low)
        if kind == "down" and self.owner is None:
            self.owner, self.part, self.before = line["id"], self.nearest(value), list(self.values)
        if line["id"] != self.owner:
            return
        self.change(list(self.before) if kind == "cancel" else self.pushed(self.part, value))
        if kind in ("up", "cancel"):
            self.owner = None

    def set(self, name, to, part=0):
        if name == "value":
            self.values = self.pushed(part, to)
        else:
            self.settings[name] = to
            for part in range(3):
                self.values = self.pushed(part, self.values[part])
        self.before = list(self.values)


CAN = {"has": ["pointer", "pointers", "cancel", "key", "wheel", "set"], "tells": ["changed"],
       "settings": ["range", "step", "layout", "enabled"]}
DESIGNS = {
    "at the release": (AtRelease, {"follows": "release", "tells": ["changed", "shown"]}),
    "reported at the release": (ReportedAtRelease, {}),
    "host owned": (HostOwned, {"owner": "host"}),
    "no cancel": (Slider, {"has": ["pointer", "pointers", "key", "wheel", "set"]}),
    "keys in hand": (KeysInHand, {}),
    "pushing": (Pushing, {"has": ["pointer", "cancel", "set"], "settings": ["range", "distance"],
                          "fixed": {"thumbs": 3, "meet": "push"}}),
    "real clock": (RealTime, {"clock": "real"}),
}

if __name__ == "__main__":
    design = sys.argv[1]
    make, more = DESIGNS[design]
    serve(make, CAN | {"name": design} | more)
