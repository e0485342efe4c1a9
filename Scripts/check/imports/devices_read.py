"""Parses what devices report, and follows the contacts. Knows nothing of how such files are written elsewhere."""

import re

from script import Expected

BUTTONS = {"BTN_TOUCH": 0x14A, "BTN_TOOL_PEN": 0x140, "BTN_STYLUS": 0x14B}
AXES = {
    "ABS_X": 0,
    "ABS_Y": 1,
    "ABS_PRESSURE": 0x18,
    "ABS_TILT_X": 0x1A,
    "ABS_MT_SLOT": 0x2F,
    "ABS_MT_POSITION_X": 0x35,
    "ABS_MT_POSITION_Y": 0x36,
    "ABS_MT_TRACKING_ID": 0x39,
    "ABS_MT_PRESSURE": 0x3A,
}
SYNC = {"SYN_REPORT": 0, "Report": 0, "SYN_MT_REPORT": 2, "Config": 2, "SYN_DROPPED": 3}


def signed(text):
    value = int(text, 16)
    return value - (1 << 32) if value >= 1 << 31 else value


def micro(seconds, micros):
    return (int(seconds) * 10**6 + int(micros)) * 1000


def kernel_events(text):
    """Returns the events of a log as (nanoseconds, type, code, value), and the ranges of the axes."""
    events, axes, code = [], {}, None
    for line in text.splitlines():
        if found := re.match(r"E: (\d+)\.(\d{6}) ([0-9a-f]{4}) ([0-9a-f]{4}) (-?\d+)", line):
            events.append((micro(found[1], found[2]), int(found[3], 16), int(found[4], 16), int(found[5])))
        elif found := re.match(r"\[ *(\d+)\.(\d{6})\] (?:/\S+ )?([0-9a-f]{4}) ([0-9a-f]{4}) ([0-9a-f]{8})$", line):
            events.append((micro(found[1], found[2]), int(found[3], 16), int(found[4], 16), signed(found[5])))
        elif found := re.match(r"\[ *(\d+)\.(\d{6})\] (?:/\S+ )?(EV_\w+) +(\w+) +(\w+)", line):
            events.append((micro(found[1], found[2]), *named(found[3], found[4], found[5])))
        elif found := re.match(r"Event: time (\d+)\.(\d{6}), type (\d+) \(\w+\), code (\d+) \(\S+\), value (-?\d+)", line):
            events.append((micro(found[1], found[2]), int(found[3]), int(found[4]), int(found[5])))
        elif found := re.match(r"Event: time (\d+)\.(\d{6}), [-+>]+ (\w+)", line):
            events.append((micro(found[1], found[2]), 0, SYNC[found[3]], 0))
        elif found := re.match(r" +- \[ *(\d+), *(\d+), *(\d+), *(\d+), *(-?\d+)\]", line):
            events.append((micro(found[1], found[2]), int(found[3]), int(found[4]), int(found[5])))
        elif found := re.match(r"A: ([0-9a-f]+) (-?\d+) (-?\d+)", line):
            axes[int(found[1], 16)] = [int(found[2]), int(found[3])]
        elif found := re.match(r".* ([0-9a-f]{4})  : value \d+, min (-?\d+), max (-?\d+)", line):
            axes[int(found[1], 16)] = [int(found[2]), int(found[3])]
        elif found := re.match(r" +Event code (\d+)", line):
            code = int(found[1])
        elif found := re.match(r" +(Min|Max) +(-?\d+)", line):
            axes.setdefault(code, []).append(int(found[2]))
        elif found := re.match(r" +(\d+): \[(-?\d+), (-?\d+), 0, 0, \d+\]$", line):
            axes[int(found[1])] = [int(found[2]), int(found[3])]
    return events, axes


def named(type, code, value):
    if type == "EV_SYN":
        return 0, SYNC[code], 0
    if type == "EV_KEY":
        return 1, BUTTONS[code], int(value == "DOWN")
    return 3, AXES[code], signed(value)


def reports(events):
    """Yields whole reports with their times. Of a last one that is cut off, only lifts count, at their time."""
    frame, isLost = [], False
    for time, type, code, value in events:
        if (type, code) == (0, 3):
            isLost = True
        if (type, code) != (0, 0):
            frame.append((time, type, code, value))
            continue
        if not isLost:
            yield time, [event[1:] for event in frame], True
        frame, isLost = [], False
    isLift = lambda event: event[1:3] == (3, 0x39) and event[3] < 0 or event[1:3] in ((1, 0x14A), (1, 0x110)) and event[3] == 0
    lifts = [event for event in frame if isLift(event)]
    if lifts and not isLost:
        yield lifts[-1][0], [event[1:] for event in frame if isLift(event) or event[1:3] == (3, 0x2F)], False


def ranges(axes, x, y):
    return {name: axes[code] for name, code in (("x", x), ("y", y)) if code in axes} or None


def slots(text):
    events, axes = kernel_events(text)
    log, current, places = Expected(ranges(axes, 0x35, 0x36)), 0, {}
    for time, frame, _ in reports(events):
        begun, moved, ended = set(), set(), set()
        for type, code, value in frame:
            if type != 3:
                continue
            if code == 0x2F:
                current = value
            if code in (0x35, 0x36):
                places.setdefault(current, {})[code] = value
                moved.add(current)
            if code == 0x39:
                (begun if value >= 0 else ended).add(current)
        for slot in sorted(begun | moved | ended):
            place = places.get(slot, {})
            what = "up" if slot in ended else "down" if slot in begun else "move"
            log.pointer(time, what, slot, place.get(0x35, 0), place.get(0x36, 0), **({"kind": "touch"} if what == "down" else {}))
    return log.finish()


def groups(text):
    events, axes = kernel_events(text)
    log, active = Expected(ranges(axes, 0x35, 0x36)), []
    for time, frame, isWhole in reports(events):
        if not isWhole:
            continue
        found, part = [], {}
        for type, code, value in frame:
            if (type, code) == (0, 2):
                found += [part] if 0x35 in part else []
                part = {}
            elif type == 3:
                part[code] = value
        for contact in list(active):
            same = [part for part in found if follows(contact, part)]
            if same:
                contact.update(same[0])
                found.remove(same[0])
                log.pointer(time, "move", contact["id"], contact[0x35], contact[0x36])
            else:
                active.remove(contact)
                log.pointer(time, "up", contact["id"], contact[0x35], contact[0x36])
        for part in found:
            id = next(number for number in range(16) if all(contact["id"] != number for contact in active))
            active.append({"id": id, **part})
            log.pointer(time, "down", id, part[0x35], part[0x36], kind="touch")
    return log.finish()


def follows(contact, part):
    """Contacts keep their names; those without are on different sides of the screen."""
    if 0x39 in contact:
        return contact[0x39] == part.get(0x39)
    return (contact[0x35] < 820) == (part[0x35] < 820)


def pointer(text, kind):
    """A device of one contact: a finger, a pen or a mouse."""
    events, axes = kernel_events(text)
    isMouse = kind == "mouse"
    log = Expected(None if isMouse else ranges(axes, 0, 1))
    # Of a mouse that is never pressed, motions are no use.
    hovers = kind == "pen" or isMouse and any(event[1:3] == (1, 0x110) for event in events)
    hasFine = any(event[1:3] in ((2, 11), (2, 12)) for event in events)
    place, isDown, isNear = ([0, 0] if isMouse else [None, None]), False, kind != "pen"
    for time, frame, _ in reports(events):
        before, moves, was = list(place), False, (isDown, isNear)
        turn = [0, 0]
        for type, code, value in frame:
            if type == (2 if isMouse else 3) and code in (0, 1):
                place[code] = place[code] + value if isMouse else value
                moves = True
            if (type, code) == (1, 0x110 if isMouse else 0x14A):
                isDown = value > 0
            if (type, code) == (1, 0x140):
                isNear = value > 0
            if type == 2 and code in ((11, 12) if hasFine else (6, 8)):
                turn[code in (8, 11)] += value * (1 if code in (6, 12) else -1) / (120 if hasFine else 1)
        if not isNear:
            place, isDown = before, False
        if isDown != was[0]:
            log.pointer(time, "down" if isDown else "up", 0, *place, **({"kind": kind} if isDown else {}))
        elif isDown and moves:
            log.pointer(time, "move", 0, *place)
        elif moves and isNear and hovers:
            log.add(time, "hover", x=place[0], y=place[1], kind=kind)
            was = (was[0], was[1], True)
        if was[1] and not isNear and any(event["what"] in ("hover", "leave", "down") for event in log.events):
            if [event["what"] for event in log.events if event["what"] in ("hover", "leave", "down")][-1] == "hover":
                log.add(time, "leave")
        if turn != [0, 0]:
            log.add(time, "wheel", turn=tuple(turn), unit="detent")
    return log.finish()


KEYS = {1: "Escape", 8: "7", 102: "Home", 103: "ArrowUp", 104: "PageUp", 105: "ArrowLeft", 106: "ArrowRight", 108: "ArrowDown"}
MODIFIERS = {42: "shift", 100: "alt"}


def keyboard(text):
    log, held = Expected(), set()
    for time, frame, isWhole in reports(kernel_events(text)[0]):
        for type, code, value in frame if isWhole else []:
            if type == 1 and code in MODIFIERS:
                (held.add if value else held.discard)(MODIFIERS[code])
            elif type == 1 and value and code in KEYS:
                log.add(time, "key", key=KEYS[code], mods=frozenset(held))
    return log.finish()
