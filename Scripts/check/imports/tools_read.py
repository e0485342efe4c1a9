"""Parses what recorders of pages, apps and drawings write, each by the documents of its format."""

import ast
import json
from fractions import Fraction

from script import Expected


def load(text):
    return json.loads(text, parse_float=Fraction)


def lines(text):
    """The objects of a list, or of lines; none of a list that is cut off."""
    if not text.startswith("["):
        return [load(line) for line in text.splitlines()]
    try:
        return load(text)
    except ValueError:
        return []


def ms(number):
    return int(number * 10**6)


def take(log, time, what, id, x, y, kind, mods=()):
    log.pointer(time, what, id, x, y, mods=frozenset(mods), **({"kind": kind} if what == "down" else {}))


# Pages


def rrweb(text, isMouse):
    """Moves come in batches behind other events. Mouse events beside touches are those that browsers emulate."""
    samples = []
    for row in lines(text):
        data = row["data"]
        if row["type"] != 3 or data["source"] not in (1, 2, 6):
            continue
        if data["source"] == 2:
            what = ({1: "down", 0: "up"} if isMouse else {7: "down", 9: "up"}).get(data["type"])
            samples += [(row["timestamp"], what, data)] if what else []
        else:
            samples += [(row["timestamp"] + position["timeOffset"], "move", position) for position in data["positions"]]
    log = Expected()
    for time, what, data in sorted(samples, key=lambda sample: sample[0]):
        id = data.get("pointerId", 0 if isMouse else 1)
        if what == "move" and isMouse and id not in log.down:
            log.add(ms(time), "hover", x=data["x"], y=data["y"], kind="mouse")
        else:
            take(log, ms(time), what, id, data["x"], data["y"], "mouse" if isMouse else "touch")
    return log.finish()


KEYS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "PageUp", "Home", "Escape", "7")
MODIFIERS = {"Shift": "shift", "Alt": "alt"}


class Keyboard:
    def __init__(self, log):
        self.log, self.held = log, set()

    def take(self, time, key, isDown):
        """Returns true for a press that a control answers to."""
        if key in MODIFIERS:
            (self.held.add if isDown else self.held.discard)(MODIFIERS[key])
        elif isDown and key in KEYS:
            self.log.add(time, "key", key=key, mods=frozenset(self.held))
            return True
        return False


def devtools(text):
    """Steps are 300 ms apart; a click without a duration takes 50 ms."""
    log, now = Expected(), 0
    keyboard = Keyboard(log)
    for step in load(text)["steps"]:
        if step["type"] in ("click", "doubleClick") and step.get("button", "primary") == "primary":
            length = step.get("duration", 50)
            for _ in range(1 + (step["type"] == "doubleClick")):
                take(log, ms(now), "down", 0, step["offsetX"], step["offsetY"], step.get("deviceType", "mouse"), keyboard.held)
                take(log, ms(now + length), "up", 0, step["offsetX"], step["offsetY"], None, keyboard.held)
                now += max(300, length + 250)
        elif step["type"].startswith("key"):
            now += 300 * keyboard.take(ms(now), step["key"], step["type"] == "keyDown")
        elif step["type"] == "change" and step["value"] != "a name":
            log.add(ms(now), "adjust", value=float(step["value"]))
            now += 300
    return log.finish()


def playwright(text):
    calls, ends = [], {}
    for row in lines(text):
        if row["type"] == "action":
            calls.append(row["metadata"])
            ends[row["metadata"]["id"]] = row["metadata"]["endTime"]
        if row["type"] == "before":
            calls.append({**row, "id": row["callId"]})
        if row["type"] == "after":
            ends[row["callId"]] = row["endTime"]
    log, deeds, place = Expected(), [], (0.0, 0.0)
    for call in calls:
        start, params, method = Fraction(call["startTime"]), call["params"], call["method"]
        end = max(start, Fraction(ends.get(call["id"], start)))
        if method == "mouseMove":
            count, goal = params.get("steps", 1), (float(params["x"]), float(params["y"]))
            if count > 1 and call["id"] not in ends:
                continue  # its end is cut off, and with it the times of its steps
            for step in range(1, count + 1):
                at = tuple(a + (b - a) * (step / count) if step < count else b for a, b in zip(place, goal))
                deeds.append((ms(start) + (ms(end) - ms(start)) * (step - 1) // count, "move", at))
            place = goal
        elif method in ("mouseDown", "mouseUp") and params.get("button", "left") == "left":
            deeds.append((ms(start), method[5:].lower(), place))
        elif method == "mouseWheel":
            deeds.append((ms(start), "wheel", (params["deltaX"], params["deltaY"])))
        elif method == "touchscreenTap":
            deeds.append((ms(start), "tap", (params["x"], params["y"])))
        elif method.startswith("keyboard"):
            deeds.append((ms(start), method, params["key"]))
    return played(log, sorted(deeds, key=lambda deed: deed[0]))


def played(log, deeds):
    keyboard = Keyboard(log)
    for time, what, value in deeds:
        if what.startswith("keyboard"):
            keyboard.take(time, value, what == "keyboardDown")
        elif what == "wheel":
            log.add(time, "wheel", turn=value, unit="px", mods=frozenset(keyboard.held))
        elif what == "tap":
            for phase in ("down", "up"):
                take(log, time, phase, 1, *value, "touch", keyboard.held)
        elif what == "move" and 0 not in log.down:
            log.add(time, "hover", x=value[0], y=value[1], kind="mouse")
        else:
            take(log, time, what, 0, *value, "mouse", keyboard.held)
    return log.finish()


# Apps

SDL = {
    276: "ArrowLeft",
    275: "ArrowRight",
    273: "ArrowUp",
    274: "ArrowDown",
    280: "PageUp",
    278: "Home",
    27: "Escape",
    55: "7",
    304: "Shift",
    308: "Alt",
}


def kivy(text):
    log = Expected({"x": [0, 1], "y": [0, 1]})
    keyboard = Keyboard(log)
    for line in text.splitlines()[1:]:
        time = int(Fraction(line[1 : line.index(",")]) * 10**9)
        _, name, id, arguments = ast.literal_eval(line)
        if name in ("keydown", "keyup"):
            keyboard.take(time, SDL.get(arguments["key"]), name == "keydown")
        elif name in ("begin", "update", "end") and arguments.get("button", "left") == "left":
            kind = "mouse" if "button" in arguments["profile"] else "touch"
            what = {"begin": "down", "update": "move", "end": "up"}[name]
            take(log, time, what, id, Fraction(arguments["sx"]), 1 - Fraction(arguments["sy"]), kind, keyboard.held)
    return log.finish()


def flutter_engine(text):
    value = load(text)
    log = Expected({"x": [0, value["screenSize"]["width"]], "y": [0, value["screenSize"]["height"]]})
    for event in (event for row in value["events"] for event in row["packet"]["data"]):
        what = {0: "cancel", 4: "down", 5: "move", 6: "up"}.get(event["change"])
        if what:
            take(log, event["timeStamp"] * 1000, what, event["device"], event["physicalX"], event["physicalY"], "touch")
    return log.finish()


def flutter_widgets(text):
    log = Expected()
    for event in (event for row in lines(text) for event in row["events"]):
        time, name, place = event["timeStamp"] * 1000, event["type"][7:-5].lower(), event["position"]
        if name == "scroll":
            log.add(time, "wheel", turn=event["scrollDelta"], unit="px")
        elif name == "hover":
            log.add(time, "hover", x=place[0], y=place[1], kind="mouse")
        elif event["buttons"] != 2:
            take(log, time, name, event["pointer"], *place, "mouse")
    return log.finish()


# Drawings


def strokes(text):
    value = load(text)
    log = Expected()
    for stroke in value["drawing"] if isinstance(value, dict) else value:
        points = [(point["x"], point["y"], point["time"]) for point in stroke["points"]] if isinstance(stroke, dict) else list(zip(*stroke))
        for number, (x, y, time) in enumerate(points):
            if number == 0:
                take(log, ms(time), "down", 0, x, y, "touch")
            if 0 < number < len(points) - 1:
                take(log, ms(time), "move", 0, x, y, "touch")
            if number == len(points) - 1:
                take(log, ms(time), "up", 0, x, y, "touch")
    return log.finish()
