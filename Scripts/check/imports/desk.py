"""Logs of `libinput debug-events`, as a desktop gets them: their writers and their parser."""

import re
from fractions import Fraction

from devices_write import CODES
from script import Expected
from session import session

KERNEL = {
    "ArrowLeft": "KEY_LEFT",
    "ArrowRight": "KEY_RIGHT",
    "ArrowUp": "KEY_UP",
    "ArrowDown": "KEY_DOWN",
    "PageUp": "KEY_PAGEUP",
    "Home": "KEY_HOME",
    "Escape": "KEY_ESC",
    "7": "KEY_7",
    "Enter": "KEY_ENTER",
    "F5": "KEY_F5",
    "Shift": "KEY_LEFTSHIFT",
    "Alt": "KEY_RIGHTALT",
}


def write_touches(random):
    units = ["-event5   DEVICE_ADDED            Example Panel                     seat0 default group1  cap:t  size 260x244mm calib"]
    for number, act in enumerate(session(random, {"two", "cancel"}, (100, 100), 1, 100)):
        names = {"down": "TOUCH_DOWN", "move": "TOUCH_MOTION", "up": "TOUCH_UP", "cancel": "TOUCH_CANCEL"}
        place = f" {act.x:5.2f}/{act.y:5.2f} ({act.x * 2.6:5.2f}/{act.y * 2.44:5.2f}mm)" if act.what in ("down", "move") else ""
        time = f"+{act.time // 1000}.{act.time % 1000:03}s"
        count = f"{number % 7 + 2} " if act.what == "move" and number % 3 == 0 else ""
        units.append(f" event5   {names[act.what]:14}{count:>10}{time}\t{act.pointer} ({act.pointer}){place}")
        if random.random() < 0.7:
            units.append(f" event5   TOUCH_FRAME             {time}\t")
    return "", units, "\n", "\n"


def write_pointer(random, isAbsolute):
    units, place, scrolls = [" event10  DEVICE_ADDED            Example Mouse                     seat0 default group2  cap:p"], (0, 0), 0
    for act in session(random, {"hover", "wheel", "key", "mods", "other"}, (100, 100), 1, 100, 40):
        time = f"+{act.time // 1000}.{act.time % 1000:03}s"

        def line(name, fields, device="event10"):
            units.append(f" {device:8} {name:23} {time}\t{fields}")

        if act.what in ("move", "hover", "down"):
            if isAbsolute:
                line("POINTER_MOTION_ABSOLUTE", f"{act.x:6.2f}/{act.y:6.2f}")
            elif (act.x, act.y) != place:
                ways = act.x - place[0], act.y - place[1]
                line("POINTER_MOTION", f"{ways[0]:6.2f}/{ways[1]:6.2f} ({ways[0] / 2:+6.2f}/{ways[1] / 2:+6.2f})")
            place = (act.x, act.y)
        if act.what in ("down", "up"):
            line("POINTER_BUTTON", f"BTN_LEFT (272) {'pressed' if act.what == 'down' else 'released'}, seat count: {int(act.what == 'down')}")
        if act.what.startswith("other"):
            line("POINTER_BUTTON", f"BTN_RIGHT (273) {'pressed' if act.what == 'other-down' else 'released'}, seat count: 0")
        if act.what == "wheel" and random.random() < 0.5:
            x, y = act.turn
            line("POINTER_SCROLL_WHEEL", f"vert {y * 15:.2f}/{y * 120:.1f}* horiz {x * 15:.2f}/{x * 120:.1f}* (wheel)")
            line("POINTER_AXIS", f"vert {y * 15:.2f}/{y}* horiz {x * 15:.2f}/{x}* (wheel)") if random.random() < 0.2 else None
        elif act.what == "wheel":
            scrolls += 1
            over = scrolls % 3 == 0
            line(
                "POINTER_SCROLL_FINGER",
                "vert 0.00/0.0* horiz 0.00/0.0* (finger)" if over else f"vert {act.turn[1] * 2.5:.2f}/0.0* horiz {act.turn[0]:.2f}/0.0 (finger)",
            )
        if act.what.startswith("key"):
            line("KEYBOARD_KEY", f"{KERNEL[act.key]} ({CODES[act.key]}) {'pressed' if act.what == 'key-down' else 'released'}", "event2")
        if random.random() < 0.05:
            line("GESTURE_HOLD_BEGIN", "3")
    return "", units, "\n", "\n"


NAMES = {1: "Escape", 8: "7", 102: "Home", 103: "ArrowUp", 104: "PageUp", 105: "ArrowLeft", 106: "ArrowRight", 108: "ArrowDown"}


def parse(text):
    log, place, isDown, scrolls, held = Expected(), None, False, False, set()
    percent = "ABSOLUTE" in text or "TOUCH_DOWN" in text
    log.ranges = {"x": [0, 100], "y": [0, 100]} if percent else None
    place = None if percent else [Fraction(0), Fraction(0)]
    for line in text.splitlines():
        found = re.match(r"[- ]event\d+ +([A-Z_]+) +(?:\d+ +)?\+(\d+\.\d+)s\t(.*)", line)
        if not found:
            continue
        name, time, rest = found[1], int(Fraction(found[2]) * 10**9), found[3]
        numbers = [Fraction(number) for number in re.findall(r"-?\d+\.\d+", rest)]
        if name in ("TOUCH_DOWN", "TOUCH_MOTION"):
            kind = {"kind": "touch"} if name == "TOUCH_DOWN" else {}
            log.pointer(time, "down" if kind else "move", int(rest.split()[0]), *numbers[:2], **kind)
        elif name in ("TOUCH_UP", "TOUCH_CANCEL"):
            log.pointer(time, name[6:].lower(), int(rest.split()[0]))
        elif name.startswith("POINTER_MOTION"):
            place = numbers[:2] if name.endswith("E") else [a + b for a, b in zip(place, numbers)]
            if isDown:
                log.pointer(time, "move", 0, *place, mods=held.copy())
            else:
                log.add(time, "hover", x=place[0], y=place[1], kind="mouse")
        elif name == "POINTER_BUTTON" and "(272)" in rest and place:
            isDown = "pressed" in rest
            log.pointer(time, "down" if isDown else "up", 0, *place, mods=held.copy(), **({"kind": "mouse"} if isDown else {}))
        elif name == "KEYBOARD_KEY":
            code = int(rest.split("(")[1].split(")")[0])
            if code in (42, 100):
                (held.add if "pressed" in rest else held.discard)({42: "shift", 100: "alt"}[code])
            elif code in NAMES and "pressed" in rest:
                log.add(time, "key", key=NAMES[code], mods=held.copy())
        elif "(wheel)" in rest:
            clicks = [float(part) / (1 if name == "POINTER_AXIS" else 120) for part in re.findall(r"/(-?[\d.]+)", rest)]
            log.add(time, "wheel", turn=(clicks[1], clicks[0]), unit="detent", mods=held.copy())
        elif "(finger)" in rest:
            ways = [float(part) for part in re.findall(r"(-?[\d.]+)/", rest)]
            isOver = ways == [0, 0]
            if isOver and not scrolls:
                continue
            phase = "end" if isOver else "change" if scrolls else "begin"
            scrolls = not isOver
            log.add(time, "wheel", turn=(ways[1], ways[0]), unit="px", phase=phase, mods=held.copy())
    if scrolls:
        last = next(number for number in range(len(log.events) - 1, -1, -1) if log.events[number].get("phase") in ("begin", "change"))
        log.events.insert(last + 1, {"time": log.events[last]["time"], "what": "wheel", "turn": (0, 0), "phase": "end"})
    return log.finish()
