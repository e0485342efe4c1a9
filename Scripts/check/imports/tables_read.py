"""Parses tables and lists of pointer events by what each kind of logger means. Numbers are kept as they are written."""

import calendar
import csv
import io
import json
import re
from fractions import Fraction

from script import Expected

ENDS = {
    "cancel": r"cancel(led|ed)?$",
    "down": r"(down|press|began|start)$",
    "up": r"(up|release|ended|end)$",
    "move": r"(move|moved|drag|update|motion)$",
}


def phase(word):
    """The event that a word of some system means, by its last part."""
    word = re.sub(r"\(\d+\)$", "", word).lower()
    return next(what for what, pattern in ENDS.items() if re.search(pattern, word))


def rows(text, separator=","):
    return list(csv.DictReader(io.StringIO(text), delimiter=separator))


def objects(text):
    """Objects of a list or of lines; numbers are exact."""
    read = lambda part: json.loads(part, parse_float=Fraction)
    if text.startswith(("[", '{"settings"')):
        try:
            value = read(text)
        except ValueError:
            return []
        return value["events"] if isinstance(value, dict) else value
    return [read(line) for line in text.splitlines()]


def nanos(text, unit=10**6):
    return int(Fraction(text) * unit)


def touch(log, time, what, id, x, y, kind="touch", **more):
    log.pointer(time, what, int(id), x, y, **({"kind": kind} if what == "down" else {}), **more)


def fingers(text):
    log = Expected()
    for row in rows(text):
        touch(log, nanos(row["t_ms"]), phase(row["type"]), row["id"], Fraction(row["x"]), Fraction(row["y"]), row["pointerType"])
    return log.finish()


def in_unit(text, name, unit, separator):
    log = Expected()
    for row in rows(text, separator):
        row = {key: value.replace(",", ".") for key, value in row.items() if value is not None}
        touch(log, nanos(row[name], unit), row["event"], row["finger"], Fraction(row["X"]), Fraction(row["Y"]))
    return log.finish()


def dates(text):
    log = Expected()
    for row in rows(text):
        found = re.match(r"(\d+)-(\d+)-(\d+)T(\d+):(\d+):(\d+)\.(\d+)(?:Z|([+-])(\d\d):?(\d\d))?$", row["timestamp"])
        seconds = calendar.timegm(tuple(int(found[number]) for number in range(1, 7)))
        zone = (int(found[9]) * 60 + int(found[10])) * (-1 if found[8] == "-" else 1) if found[8] else 0
        touch(log, (seconds - zone * 60) * 10**9 + int(found[7].ljust(9, "0")), row["type"], 0, Fraction(row["x"]), Fraction(row["y"]))
    return log.finish()


def pauses(text):
    log, now = Expected(), 0
    for row in rows(text):
        now += nanos(row["dt_ms"])
        touch(log, now, row["type"], row["id"], Fraction(row["x"]), Fraction(row["y"]))
    return log.finish()


def states(text):
    log, last = Expected(), None
    for row in rows(text):
        time, place, isDown = nanos(row["t"]), (Fraction(row["x"]), Fraction(row["y"])), row["touched"] == "1"
        if isDown:
            touch(log, time, "move" if last else "down", 0, *place)
        elif last:
            log.pointer(time, "up", 0)
        last = isDown
    return log.finish()


def pressures(text):
    log, last = Expected(), None
    for row in rows(text):
        time, place, isDown, kind = nanos(row["t"]), (Fraction(row["x"]), Fraction(row["y"])), Fraction(row["pressure"]) > 0, row["pointerType"]
        if isDown:
            touch(log, time, "move" if last else "down", 0, *place, kind)
        elif last:
            log.pointer(time, "up", 0)
        elif kind == "pen":
            log.add(time, "hover", x=place[0], y=place[1], kind=kind)
        last = isDown
    return log.finish()


def strokes(text):
    groups = {}
    for row in rows(text):
        groups.setdefault(row["stroke"], []).append((nanos(row["t_us"], 1000), Fraction(row["x"]), Fraction(row["y"])))
    log = Expected()
    for points in groups.values():
        touch(log, points[0][0], "down", 0, *points[0][1:])
        for point in points[1:-1]:
            touch(log, point[0], "move", 0, *point[1:])
        touch(log, points[-1][0], "up", 0, *points[-1][1:])
    return log.finish()


def mouse_row(log, time, what, place, button, turn=None, unit="px"):
    """Takes an event of a mouse that hovers where nothing is pressed."""
    if what == "wheel":
        log.add(time, "wheel", turn=turn, unit=unit)
    elif what == "move" and 0 not in log.down:
        log.add(time, "hover", x=place[0], y=place[1], kind="mouse")
    elif what == "move" or button == "left":
        touch(log, time, what, 0, *place, "mouse")


def buttons(text):
    log = Expected()
    for row in rows(text):
        turn = (Fraction(row["deltaX"]), Fraction(row["deltaY"])) if row["type"] == "wheel" else None
        if row["type"] != "move" or log.down or "Button." in text:
            mouse_row(log, nanos(row["t"]), row["type"], (Fraction(row["x"]), Fraction(row["y"])), row["button"][7:], turn, "line")
    return log.finish()


def numbers(text, name, codes):
    log = Expected()
    for row in rows(text):
        touch(log, nanos(row["t"]), codes[int(row[name])], row["id"], Fraction(row["x"]), Fraction(row["y"]))
    return log.finish()


def bare(text):
    log = Expected()
    for row in csv.reader(io.StringIO(text)):
        place = (int(row[3]), int(row[4]))
        what = {"MOVE": "move", "CLICK_DOWN": "down", "CLICK_UP": "up", "SCROLL": "wheel"}[row[2]]
        turn = (0, int(row[6])) if what == "wheel" else None
        if what != "move" or log.down or "Button." in text:
            mouse_row(log, nanos(row[0]), what, place, row[5][7:] if what in ("down", "up") else "", turn)
    return log.finish()


# Objects

KEYS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "PageUp", "Home", "Escape", "7")


def page(text):
    """Of a page's events, those of pointers count: touch and mouse events tell the same again."""
    log = Expected()
    for row in objects(text):
        time, type = nanos(row["timeStamp"]), row["type"]
        if type == "wheel":
            log.add(time, "wheel", turn=(row["deltaX"], row["deltaY"]), unit="px")
        if type == "keydown" and row["key"] in KEYS:
            log.add(time, "key", key=row["key"], mods=frozenset({"shift"} if row["shiftKey"] else ()))
        if "pointerType" not in row or type[7:] not in ("down", "move", "up", "cancel"):
            continue
        what, place, id = type[7:], (row["clientX"], row["clientY"]), row["pointerId"]
        if row["pointerType"] == "touch":
            touch(log, time, what, id, *place)
        elif what == "move" and id not in log.down:
            log.add(time, "hover", x=place[0], y=place[1], kind="mouse")
        elif row["button"] in (0, -1):
            touch(log, time, what, id, *place, "mouse")
    return log.finish()


def touches(text):
    log = Expected()
    for row in objects(text):
        for finger in row.get("changedTouches", []):
            touch(log, nanos(row["timeStamp"]), phase(row["type"]), finger["identifier"], finger["clientX"], finger["clientY"])
    return log.finish()


def nested(text):
    log = Expected()
    for row in objects(text):
        touch(log, nanos(row["at"], 10**9), row["event"]["name"], row["finger"]["no"], *row["pos"])
    return log.finish()


def coalesced(text):
    log = Expected()
    for row in objects(text):
        for time, x, y in row.get("coalesced", []):
            touch(log, nanos(time), "move", 3, x, y)
        touch(log, nanos(row["timeStamp"]), row["type"][7:], 3, row["clientX"], row["clientY"], "pen")
    return log.finish()


def pynput(text):
    log = Expected()
    for row in rows(text) if not text.startswith(("{", "[")) else objects(text):
        what = row["type"]
        if what == "click":
            what = "down" if str(row["pressed"]) == "True" else "up"
        turn = (int(row["dx"]), -int(row["dy"])) if what == "scroll" else None
        mouse_row(
            log, nanos(row["time"], 10**9), "wheel" if turn else what, (int(row["x"]), int(row["y"])), (row.get("button") or "")[7:], turn, "line"
        )
    return log.finish()


def protocol(text):
    log = Expected()
    for row in objects(text):
        row = row["params"]
        what = {"mousePressed": "down", "mouseReleased": "up", "mouseMoved": "move"}[row["type"]]
        mouse_row(log, nanos(row["timestamp"], 10**9), what, (row["x"], row["y"]), row["button"])
    return log.finish()


def macro(text):
    log, now = Expected(), 0
    for row in objects(text):
        now += nanos(row["timestamp"], 10**9)
        if row["type"] == "scrollEvent":
            mouse_row(log, now, "wheel", None, "", (row["dx"], -row["dy"]), "line")
        elif row["type"] in ("cursorMove", "leftClickEvent"):
            what = "move" if "pressed" not in row else "down" if row["pressed"] else "up"
            mouse_row(log, now, what, (row["x"], row["y"]), "left" if what != "move" else "")
    return log.finish()
