"""Writes what recorders of apps and of drawings write."""

import json

from session import session
from tools_write import a_list, mixed

CODES = {
    "ArrowLeft": 276,
    "ArrowRight": 275,
    "ArrowUp": 273,
    "ArrowDown": 274,
    "PageUp": 280,
    "Home": 278,
    "Escape": 27,
    "7": 55,
    "Enter": 13,
    "F5": 286,
    "Shift": 304,
    "Alt": 308,
}


# Apps


def kivy(random, isMouse):
    units = ["#RECORDER1.0"]
    for act in session(random, {"key", "mods", "other"} if isMouse else {"two", "key"}, ticks=10**4):
        time = act.time / 10**7
        if act.what.startswith("key"):
            arguments = {"key": CODES[act.key], "scancode": None, "codepoint": None, "modifier": None, "is_touch": False}
            units.append(f"({time!r}, '{act.what.replace('-', '')}', 0, {mixed(random, arguments)!r})")
            if act.what == "key-down":
                units.append(f"({time!r}, 'keyboard', 0, {arguments!r})")
            continue
        name = {"down": "begin", "move": "update", "up": "end"}.get(act.what, {"other-down": "begin", "other-up": "end"}.get(act.what))
        arguments = {"is_touch": True, "sx": act.x / 512, "sy": act.y / 512, "profile": ["pos", "button"] if isMouse else ["pos"]}
        if isMouse:
            arguments["button"] = "right" if "other" in act.what else "left"
        units.append(f"({time!r}, '{name}', {act.pointer + (90 if 'other' in act.what else 3)}, {mixed(random, arguments)!r})")
    return "", units, "\n", "\n"


def flutter_engine(random):
    changes, rows = {"down": 4, "move": 5, "up": 6, "cancel": 0}, []
    for act in session(random, {"two", "cancel"}, size=(900, 1800), ticks=1000, fraction=2):
        data = {
            "timeStamp": act.time,
            "change": changes[act.what],
            "kind": 0,
            "signalKind": 0,
            "device": act.pointer + 2,
            "pointerIdentifier": act.pointer,
            "physicalX": act.x,
            "physicalY": act.y,
            "buttons": int(act.what in ("down", "move")),
            "pressure": 0.5,
        }
        before = [{**data, "change": 1, "buttons": 0}] if act.what == "down" else []
        after = [{**data, "change": 2, "buttons": 0}] if act.what == "up" else []
        rows.append({"packet": {"data": before + [data] + after}, "timeSincePrevious": 0})
    return a_list(random, rows, start='{"screenSize":{"width":900.0,"height":1800.0},"events":[', end="]}\n")


def flutter_widgets(random):
    names, rows = {
        "down": "PointerDownEvent",
        "move": "PointerMoveEvent",
        "up": "PointerUpEvent",
        "hover": "PointerHoverEvent",
        "wheel": "PointerScrollEvent",
        "other-down": "PointerDownEvent",
        "other-up": "PointerUpEvent",
    }, []
    for act in session(random, {"hover", "wheel", "other"}, ticks=1000, fraction=2, length=36):
        event = {
            "type": names[act.what],
            "timeStamp": act.time,
            "kind": 1,
            "pointer": 9 if "other" in act.what else 4,
            "position": [act.x, act.y],
            "buttons": {"down": 1, "move": 1, "other-down": 2}.get(act.what, 0),
        }
        if act.what == "wheel":
            event["scrollDelta"] = [act.turn[0] * 20, act.turn[1] * 20]
        rows.append({"ts": act.time + 100, "events": [event]})
    return a_list(random, rows)


# Drawings


def strokes(random):
    """Returns lists of points (x, y, milliseconds)."""
    all = []
    for act in session(random, set(), ticks=1, fraction=4, length=40):
        if act.what == "down":
            all.append([])
        all[-1].append((act.x, act.y, act.time))
    return all


def drawing(random, hasName):
    units = [json.dumps([list(column) for column in zip(*points)]) for points in strokes(random)]
    return ('{"word":"apple","key_id":"17","recognized":true,"drawing":[' if hasName else "["), units, ",", ("]}" if hasName else "]") + "\n"


def signature(random):
    rows = []
    for points in strokes(random):
        rows.append(
            {"penColor": "black", "dotSize": 0, "points": [{"time": 1700000000000 + time, "x": x, "y": y, "pressure": 0.5} for x, y, time in points]}
        )
    return a_list(random, rows)
