"""Writes lists and lines of objects that are pointer events, as pages and loggers have them."""

import json

from session import session, shuffled
from tables_write import table


def line(random, members):
    return json.dumps(dict(shuffled(random, members.items())), separators=random.choice([(",", ":"), (", ", ": ")]))


def objects(random, rows, isList):
    units = [line(random, row) for row in rows]
    return ("[", units, ",\n", "]\n") if isList else ("", units, "\n", "\n")


def page(random, isList):
    """A page that logs pointer events, touch events and mouse events."""
    rows, isTouch, moved = [], random.random() < 0.6, set()
    can = {"two", "cancel", "wheel", "key"} if isTouch else {"hover", "wheel", "key", "other"}
    for act in session(random, can, ticks=10, fraction=2, length=30):
        time, place = act.time / 10, {"clientX": act.x, "clientY": act.y}
        if act.what == "wheel":
            rows.append({"type": "wheel", "timeStamp": time, "deltaX": act.turn[0] * 40.5, "deltaY": act.turn[1] * 40.5, "deltaMode": 0, **place})
        elif act.what.startswith("key"):
            rows.append({"type": act.what.replace("-", ""), "timeStamp": time, "key": act.key, "shiftKey": time % 2 == 0, "altKey": False})
        elif isTouch:
            rows += touch(random, act, time, place, moved)
        else:
            rows += mouse(act, time, place)
    rows.sort(key=lambda row: row["timeStamp"])
    return objects(random, rows, isList)


def touch(random, act, time, place, moved):
    pointer = {"timeStamp": time, "pointerId": act.pointer + 5, "pointerType": "touch", "pressure": 0.5, "button": 0, **place}
    finger = {"timeStamp": time, "changedTouches": [{"identifier": act.pointer, "force": 1, **place}]}
    end = {"down": "start", "move": "move", "up": "end", "cancel": "cancel"}[act.what]
    rows = [{"type": f"pointer{act.what}", **pointer}, {"type": f"touch{end}", **finger}]
    if act.what == "down":
        moved.discard(act.pointer)
        rows = [{"type": "pointerover", **pointer}, {"type": "pointerenter", **pointer}, *rows]
    if act.what == "move":
        moved.add(act.pointer)
    if act.what in ("up", "cancel"):
        rows = [rows[0], {"type": "pointerout", **pointer}, {"type": "pointerleave", **pointer}, rows[1]]
    if act.what == "up" and act.pointer not in moved:
        late = time + random.choice([0, 4, 0.1])
        rows += [{"type": word, "timeStamp": late, "button": 0, **place} for word in ("mousemove", "mousedown", "mouseup", "click")]
    return rows


def mouse(act, time, place):
    word = {"hover": "move", "other-down": "down", "other-up": "up"}.get(act.what, act.what)
    button = 2 if act.what.startswith("other") else -1 if word == "move" else 0
    held = {"down": 1, "move": 1, "other-down": 2}.get(act.what, 0)
    shared = {"timeStamp": time, "buttons": held, **place}
    return [
        {"type": f"pointer{word}", "pointerId": 1, "pointerType": "mouse", "button": button, **shared},
        {"type": f"mouse{word}", "button": max(button, 0), **shared},
    ]


def touches(random):
    """A page that logs touch events, and mouse events, which browsers emulate after a tap."""
    rows, moved = [], set()
    for act in session(random, {"two", "cancel"}, ticks=10):
        rows += [row for row in touch(random, act, act.time / 10, {"clientX": act.x, "clientY": act.y}, moved) if "pointerId" not in row]
    rows.sort(key=lambda row: row["timeStamp"])
    return objects(random, rows, True)


def nested(random):
    rows = [
        {"at": act.time / 1000, "event": {"name": act.what}, "finger": {"no": act.pointer}, "pos": [act.x, act.y]}
        for act in session(random, {"two", "cancel"}, ticks=1000, fraction=4)
    ]
    return objects(random, rows, False)


def coalesced(random):
    rows, last = [], 0
    for act in session(random, set(), ticks=10, fraction=4):
        row = {
            "timeStamp": act.time / 10,
            "type": f"pointer{act.what}",
            "pointerId": 3,
            "pointerType": "pen",
            "clientX": act.x,
            "clientY": act.y,
            "pressure": 0.3,
        }
        if act.what == "move":
            row["coalesced"] = [[(last + share * (act.time - last) // 4) / 10, act.x - 4 + share, act.y] for share in range(1, random.randint(1, 4))]
        last = act.time
        rows.append(row)
    return objects(random, rows, False)


def pynput(random, isTable):
    rows, start = [], random.choice([0, 1700000000 * 1000])
    for act in session(random, {"hover", "other", "wheel"}, length=36):
        row = {"time": f"{(start + act.time) / 1000:.3f}" if isTable else (start + act.time) / 1000, "type": "move", "x": int(act.x), "y": int(act.y)}
        if act.what in ("down", "up", "other-down", "other-up"):
            row |= {"type": "click", "button": "Button.right" if "other" in act.what else "Button.left", "pressed": "down" in act.what}
        if act.what == "wheel":
            row |= {"type": "scroll", "dx": act.turn[0], "dy": -act.turn[1]}
        rows.append(row)
    if not isTable:
        return objects(random, rows, random.random() < 0.5)
    names = ["time", "type", "x", "y", "button", "pressed", "dx", "dy"]
    return table(random, [{name: row.get(name, "") for name in names} for row in rows])


def protocol(random):
    """Lines of Chrome's protocol."""
    rows = []
    for number, act in enumerate(session(random, {"hover", "other"}, ticks=1)):
        word = {"down": "mousePressed", "up": "mouseReleased", "other-down": "mousePressed", "other-up": "mouseReleased"}.get(act.what, "mouseMoved")
        button = "none" if word == "mouseMoved" and act.what == "hover" else "right" if "other" in act.what else "left"
        rows.append(
            {
                "id": number,
                "method": "Input.dispatchMouseEvent",
                "params": {"timestamp": (1700000000000 + act.time) / 1000, "type": word, "x": act.x, "y": act.y, "button": button},
            }
        )
    return objects(random, rows, False)


def macro(random):
    """Events of PyMacroRecord, each with the pause before it."""
    rows, last = [], None
    for act in session(random, {"hover", "other", "wheel", "key"}):
        row = {"timestamp": (act.time - (last or act.time)) / 1000, "type": "cursorMove", "x": int(act.x), "y": int(act.y)}
        last = act.time
        if act.what in ("down", "up"):
            row |= {"type": "leftClickEvent", "pressed": act.what == "down"}
        if act.what.startswith("other"):
            row |= {"type": "rightClickEvent", "pressed": act.what == "other-down"}
        if act.what == "wheel":
            row = {"timestamp": row["timestamp"], "type": "scrollEvent", "dx": act.turn[0], "dy": -act.turn[1]}
        if act.what.startswith("key"):
            row = {"timestamp": row["timestamp"], "type": "keyboardEvent", "key": act.key, "pressed": act.what == "key-down"}
        rows.append(row)
    return '{"settings": {"Playback": {"Speed": 100}}, "events": [', [line(random, row) for row in rows], ",\n", "]}\n"
