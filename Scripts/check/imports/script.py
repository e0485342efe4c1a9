"""Reads scripts, and compares them with what a parser of a recording expects."""

from fractions import Fraction

UNITS = {"ns": 1, "us": 1000, "ms": 10**6, "s": 10**9, "m": 60 * 10**9}


class Expected:
    """What a recording holds, by a parser: events in the order of time, in nanoseconds on its clock.

    An event is a dictionary: `time`, `what`, and what of these is meant: `id`, `x`, `y`, `kind`, `mods`, `turn`, `unit`,
    `phase`, `key`, `count`, `value`.
    """

    def __init__(self, ranges=None):
        self.events, self.down, self.ranges, self.scroll = [], {}, ranges, None

    def add(self, time, what, **more):
        self.events.append({"time": time, "what": what, **more})
        return self.events[-1]

    def pointer(self, time, what, id=0, x=None, y=None, **more):
        """Takes an event of a pointer. What lacks its press is left out."""
        if what == "down":
            if id in self.down:
                self.end(id)
            self.down[id] = self.add(time, "down", id=id, x=x, y=y, **more)
        elif id not in self.down:
            return False
        elif what == "move":
            more.pop("kind", None)
            self.down[id] = self.add(time, "move", id=id, x=x, y=y, **more)
        else:
            more.pop("kind", None)
            last = self.down.pop(id)
            x, y = (last["x"], last["y"]) if x is None or what == "cancel" else (x, y)
            place = {} if what == "cancel" else {"x": x, "y": y}
            self.add(time, what, id=id, **place, **more)
        return True

    def end(self, id):
        """A contact without an end has it at its last event."""
        last = self.down.pop(id)
        index = next(number for number, event in enumerate(self.events) if event is last)
        time = last["time"] + last.get("over", 0)
        self.events.insert(index + 1, {"time": time, "what": "up", "id": id, "x": last["x"], "y": last["y"]})

    def finish(self):
        for id in list(reversed(self.down)):
            self.end(id)
        first = self.events[0]["time"] if self.events else 0
        for event in self.events:
            event["time"] -= first
        return self


def read_script(text):
    """Returns the settings, the ranges of the map and the events of a script."""
    settings, maps, events, now = {}, {}, [], Fraction(0)
    for line in text.splitlines():
        if line.startswith("# map "):
            maps = {part[0]: numbers(part[2:]) for part in line.split()[2:] if part[1:2] == "="}
        if line.startswith("# ") or not line.strip():
            continue
        words = line.split()
        if not words[0].startswith("+"):
            settings[words[0]] = words[1:]
            continue
        now += duration(words[0][1:])
        if words[1] == "settle":
            continue
        events.append(event(now, words[1:], settings.get("pointer", ["touch"])[0]))
        # Later events come after the end of a glide.
        now += events[-1].get("over", 0)
    return settings, maps, events


def numbers(text):
    """`0..4095:0..320`"""
    return [float(number) for part in text.split(":") for number in part.split("..")]


def duration(text):
    unit = next(unit for unit in sorted(UNITS, key=len, reverse=True) if text.endswith(unit))
    return Fraction(text[: -len(unit)]) * UNITS[unit]


def event(time, words, kind):
    verb, plain = words[0], [word for word in words[1:] if "=" not in word]
    named = dict(word.split("=", 1) for word in words[1:] if "=" in word)
    found = {"time": time, "what": verb, "mods": frozenset(filter(None, named.get("mods", "").split("+")))}
    if verb in ("down", "move", "up", "cancel", "glide"):
        found["id"] = int(plain[0])
        plain = plain[1:]
    if verb in ("down", "hover"):
        found["kind"] = named.get("kind", kind)
    if verb == "hover" and plain[0] == "out":
        return {"time": time, "what": "leave"}
    if verb == "glide":
        found["over"] = duration(plain[3])
        plain = plain[1:2]
    if verb in ("down", "move", "up", "hover", "glide") and plain:
        found["x"], found["y"] = (float(number) for number in plain[0].split(","))
    if verb == "wheel":
        found["turn"] = (float(plain[0]), float(plain[1]))
        found["unit"], found["phase"] = named.get("unit", "px"), named.get("phase", "none")
    if verb == "key":
        found["key"] = plain[0].removeprefix("Digit")
    if verb == "rotate":
        found["count"] = float(plain[0])
    if verb == "adjust":
        found["value"] = float(plain[-1])
    return found


def difference(expected, text):
    """Returns how a script differs from what is expected of it; `None` if it does not."""
    settings, maps, events = read_script(text)
    problem = mapping(expected, maps, settings)
    names = {}
    for number, (want, have) in enumerate(zip(expected.events, events)):
        problem = problem or compare(want, have, maps, names)
        if problem:
            return f"event {number + 1}: {problem}\n  expected {want}\n  imported {have}"
    if len(expected.events) != len(events):
        return f"{len(events)} events instead of {len(expected.events)}\n  expected {expected.events}\n  imported {events}"
    return problem


def mapping(expected, maps, settings):
    """Checks that a device with a known range fills 375 points along the axis that drives."""
    if not maps or not expected.ranges:
        return None
    axis = settings.get("axis", ["x"])[0]
    for name, (low, high) in expected.ranges.items():
        if maps[name][:2] != [low, high]:
            return f"the range of {name} is {maps[name]} instead of {low}..{high}"
    if axis in expected.ranges and maps[axis][2:] != [0, 375]:
        return f"the driving axis is {maps[axis]}"
    return None


def compare(want, have, maps, names):
    if want["what"] != have["what"] or want["time"] != have["time"]:
        return "another event, or another time"
    for key, value in want.items():
        if key in ("x", "y"):
            wrong = apart(value, have.get(key), maps.get(key))
        elif key == "turn":
            wrong = tuple(float(part) for part in value) != have["turn"]
        elif key == "id" and value < 0:
            wrong = names.setdefault(value, have["id"]) != have["id"]
        elif key == "mods":
            wrong = frozenset(value) != have["mods"]
        else:
            wrong = value != have.get(key)
        if wrong:
            return f"another {key}"
    return None


def apart(value, have, given):
    """Places in points are exact; those that are mapped are rounded to a thousandth."""
    if have is None:
        return True
    if not given:
        return abs(value - have) > 1e-9 if isinstance(value, float) else float(value) != have
    low, high, start, end = (Fraction(number) for number in given)
    share = (Fraction(value) - low) / (high - low) if high != low else 0
    return abs(start + share * (end - start) - Fraction(have)) > Fraction(6, 10**4)
