"""Writes tables of pointer events, as loggers of many systems have them."""

import datetime

from session import session, shuffled

ANDROID = {"down": "ACTION_DOWN", "move": "ACTION_MOVE", "up": "ACTION_UP", "cancel": "ACTION_CANCEL"}
WORDS = [
    {"down": "down", "move": "move", "up": "up", "cancel": "cancel"},
    ANDROID,
    {"down": "TouchPhase.Began", "move": "TouchPhase.Moved", "up": "TouchPhase.Ended", "cancel": "TouchPhase.Canceled"},
    {"down": "SDL_FINGERDOWN", "move": "SDL_FINGERMOTION", "up": "SDL_FINGERUP", "cancel": "cancel"},
    {"down": "touchstart", "move": "touchmove", "up": "touchend", "cancel": "touchcancel"},
    {"down": "press", "move": "drag", "up": "release", "cancel": "canceled"},
    {"down": "WM_POINTERDOWN", "move": "WM_POINTERUPDATE", "up": "WM_POINTERUP", "cancel": "cancel"},
    {"down": "ACTION_POINTER_DOWN(1)", "move": "move", "up": "ACTION_POINTER_UP(1)", "cancel": "ACTION_CANCEL"},
]


def table(random, rows, separator=",", hasNames=True, fixed=False):
    """Columns are in any order, and some that nobody asked for are among them."""
    names = list(rows[0])
    if not fixed:
        names = shuffled(random, names + ["note"])
    units = [separator.join(str(row.get(name, "")) for name in names) for row in rows]
    return separator.join(names) + "\n" if hasNames else "", units, "\n", "\n"


def plain(number):
    """A number as programs print it, without zeros at its end."""
    text = f"{number:.6f}".rstrip("0").rstrip(".")
    return text or "0"


def fingers(random):
    words, start = random.choice(WORDS), random.choice([0, 10**6])
    kinds = random.choice([{0: "touch", 1: "touch", 2: "touch"}, {0: "pen", 1: "touch", 2: "touch"}])
    acts = session(random, {"two", "cancel"}, ticks=1000, fraction=4)
    rows = [
        {
            "t_ms": plain(start + act.time / 1000),
            "type": words[act.what],
            "id": act.pointer,
            "x": plain(act.x),
            "y": plain(act.y),
            "pointerType": kinds[act.pointer],
        }
        for act in acts
    ]
    return table(random, rows)


def in_unit(random, name, ticks, separator, comma, scale):
    """`scale` is the number of digits behind the point."""
    rows = []
    for act in session(random, {"two", "cancel"}, ticks=ticks, fraction=8):
        time = f"{act.time // 10**scale}.{act.time % 10**scale:0{scale}}" if scale else str(act.time)
        row = {name: time, "event": act.what, "finger": act.pointer, "X": plain(act.x), "Y": plain(act.y)}
        rows.append({key: str(value).replace(".", ",") if comma else value for key, value in row.items()})
    return table(random, rows, separator)


def dates(random):
    zone = random.choice(["Z", "+02:00", "-0530", ""])
    start = datetime.datetime(random.choice([1999, 2024, 2026]), random.choice([2, 12]), 28, 23, 59, 57)
    rows = []
    for act in session(random, set(), ticks=1000, fraction=2):
        moment = start + datetime.timedelta(microseconds=act.time)
        nanos = f"{random.randrange(1000):03}" if random.random() < 0.2 else ""
        rows.append({"timestamp": moment.strftime("%Y-%m-%dT%H:%M:%S.%f") + nanos + zone, "type": act.what, "x": act.x, "y": act.y})
    return table(random, rows)


def pauses(random):
    rows, last = [], None
    for act in session(random, {"two"}, fraction=1, ticks=100):
        rows.append({"dt_ms": plain((act.time - (last or act.time)) / 100), "type": act.what, "id": act.pointer, "x": act.x, "y": act.y})
        last = act.time
    return table(random, rows)


def samples(random):
    """A state is sampled, touched or not."""
    time, rows, x, y, isDown = random.randint(0, 900), [], 100, 100, False
    for _ in range(random.randint(8, 40)):
        time += random.choice([8, 16, 17, 17, 17, 400])
        isDown ^= random.random() < 0.2
        x, y = min(max(x + random.randint(-9, 9), 0), 399), min(max(y + random.randint(-9, 9), 0), 299)
        rows.append({"t": time, "x": x, "y": y, "touched": int(isDown), "pressure": random.randint(1, 99) / 100 if isDown else 0})
    return rows


def states(random):
    rows = samples(random)
    rows[random.randrange(len(rows))]["touched"] = 1
    return table(random, [{key: row[key] for key in ("t", "x", "y", "touched")} for row in rows])


def pressures(random):
    rows = samples(random)
    kind = random.choice(["pen", "touch"])
    return table(random, [{"t": row["t"], "x": row["x"], "y": row["y"], "pressure": row["pressure"], "pointerType": kind} for row in rows])


def strokes(random):
    rows = [{"stroke": f"s{act.number}", "t_us": act.time, "x": act.x, "y": act.y} for act in numbered(session(random, set(), ticks=1000))]
    return table(random, rows)


def numbered(acts):
    number = 0
    for act in acts:
        number += act.what == "down"
        act.more["number"] = number
    return acts


def buttons(random):
    """A mouse with the names of buttons in a column, which hovers and turns its wheel."""
    rows = []
    for act in session(random, {"hover", "other", "wheel"}, ticks=10, length=36):
        row = {"t": plain(act.time / 10), "type": act.what, "x": act.x, "y": act.y, "button": "", "deltaX": "", "deltaY": "", "deltaMode": ""}
        if act.what == "hover":
            row["type"] = "move"
        if act.what in ("down", "up"):
            row["button"] = "Button.left"
        if act.what.startswith("other"):
            row |= {"type": act.what[6:], "button": "Button.right"}
        if act.what == "wheel":
            row |= {"deltaX": act.turn[0], "deltaY": act.turn[1] * 3, "deltaMode": "line"}
        rows.append(row)
    return table(random, rows)


def numbers(random, name, codes):
    rows, down = [], set()
    for act in session(random, {"two", "cancel"}, ticks=10, fraction=2):
        code = codes[act.what]
        if name == "type" and act.what == "down" and down:
            code = 5
        (down.add if act.what == "down" else down.discard)(act.pointer) if act.what != "move" else None
        if name == "type" and act.what == "up" and down:
            code = 6
        rows.append({"t": plain(act.time / 10), name: code, "id": act.pointer, "x": plain(act.x), "y": plain(act.y)})
    return table(random, rows)


def bare(random):
    """Rows without names, wider for some events."""
    units = []
    for act in session(random, {"hover", "other", "wheel"}, length=36):
        word = {
            "down": "CLICK_DOWN",
            "up": "CLICK_UP",
            "hover": "MOVE",
            "move": "MOVE",
            "wheel": "SCROLL",
            "other-down": "CLICK_DOWN",
            "other-up": "CLICK_UP",
        }[act.what]
        row = [act.time, 1, word, int(act.x), int(act.y)]
        if act.what in ("down", "up"):
            row.append("Button.left")
        if act.what.startswith("other"):
            row.append("Button.right")
        if act.what == "wheel":
            row += [act.turn[0], -act.turn[1]]
        units.append(",".join(map(str, row)))
    return "", units, "\n", "\n"
