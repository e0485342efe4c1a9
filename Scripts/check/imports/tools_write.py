"""Writes what recorders of pages and tests write."""

import json

from session import session, shuffled

WEBDRIVER = {
    "ArrowLeft": 0xE012,
    "ArrowRight": 0xE014,
    "ArrowUp": 0xE013,
    "ArrowDown": 0xE015,
    "PageUp": 0xE00E,
    "Home": 0xE011,
    "Escape": 0xE00C,
    "7": 0x37,
    "Enter": 0xE007,
    "F5": 0xE035,
    "Shift": 0xE008,
    "Alt": 0xE00A,
}


def text(random, value):
    """Members of objects are in any order."""
    return json.dumps(mixed(random, value), separators=random.choice([(",", ":"), (", ", ": ")]))


def mixed(random, value):
    if isinstance(value, dict):
        return {key: mixed(random, value[key]) for key in shuffled(random, value)}
    return [mixed(random, item) for item in value] if isinstance(value, list) else value


def a_list(random, rows, isList=True, start="[", end="]\n"):
    units = [text(random, row) for row in rows]
    return (start, units, ",\n", end) if isList else ("", units, "\n", "\n")


# Pages


def rrweb(random, version, isList):
    """Version 1 tells a finger again as a mouse; Sentry's has the ids of fingers."""
    page = {"type": 4, "timestamp": 1000, "data": {"href": "https://example.org", "width": 800, "height": 600}}
    rows, batch = [page, {"type": 2, "timestamp": 1001, "data": {"node": {"type": 3, "x": 4}}}], []
    can = {"hover"} if version == "mouse" else {"two"} if version == "sentry" else set()

    def flush(time):
        if batch:
            source = 1 if version == "mouse" else 6
            positions = [{"x": act.x, "y": act.y, "id": 7, "timeOffset": act.time - time} | finger(act) for act in batch]
            rows.append({"type": 3, "timestamp": time, "data": {"source": source, "positions": positions}})
            batch.clear()

    def finger(act):
        return {"pointerId": act.pointer + 2} if version == "sentry" else {}

    moved = False
    for act in session(random, can, length=36):
        time = act.time + 2000
        if batch and (act.time - batch[0].time >= 450 or random.random() < 0.2):
            flush(batch[-1].time + random.randint(0, 5))
        if act.what in ("move", "hover"):
            act.time, moved = time, True
            batch.append(act)
            continue
        types = {"down": 1, "up": 0} if version == "mouse" else {"down": 7, "up": 9}
        pointerType = {"pointerType": 0 if version == "mouse" else 2} if version != "old" else {}
        moved = moved and act.what != "down"
        data = {"source": 2, "type": types[act.what], "id": 7, "x": act.x, "y": act.y} | pointerType | finger(act)
        rows.append({"type": 3, "timestamp": time, "data": data})
        if version == "old" and act.what == "up" and not moved:
            rows += [{"type": 3, "timestamp": time + 1, "data": {"source": 2, "type": type, "id": 7, "x": act.x, "y": act.y}} for type in (1, 0, 2)]
        if random.random() < 0.2:
            rows.append({"type": 3, "timestamp": time, "data": {"source": 3, "id": 1, "x": 0, "y": 30}})
    flush(batch[-1].time if batch else 0)
    return a_list(random, rows, isList)


def devtools(random):
    steps = [{"type": "setViewport", "width": 800, "height": 600, "deviceScaleFactor": 1}, {"type": "navigate", "url": "https://example.org"}]
    for act in session(random, {"key", "mods", "wheel"}, fraction=4):
        if act.what == "down":
            step = {
                "type": random.choice(["click", "click", "doubleClick"]),
                "selectors": [["#a"]],
                "target": "main",
                "offsetX": act.x,
                "offsetY": act.y,
            }
            step |= random.choice(
                [{}, {"duration": random.randint(60, 1500)}, {"deviceType": "touch"}, {"button": "secondary"}, {"button": "primary"}]
            )
            steps.append(step)
        elif act.what.startswith("key"):
            steps.append({"type": "keyDown" if act.what == "key-down" else "keyUp", "key": act.key, "target": "main"})
        elif act.what == "wheel":
            steps.append({"type": "change", "value": random.choice(["42", "7.5", "a name"]), "selectors": [["#b"]]})
    return a_list(random, steps, start='{"title": "a", "steps": [', end="]}\n")


def webdriver(random, kind):
    """Ticks of a pointer, with keys and pauses beside them; cut behind a tick of all."""
    pointers, keys, wheels = [], [], []
    names = range(2) if kind == "touch" else range(1)
    down = set()
    for _ in range(random.randint(4, 12)):
        tick = {name: {"type": "pause"} for name in names}
        key, wheel = {"type": "pause", "duration": random.randint(0, 80)}, {"type": "pause"}
        for name in names:
            choice = random.choice(["move", "move", "press", "cancel", "other"])
            if choice == "move":
                place = {"x": random.randint(0, 300) / 2, "y": random.randint(0, 200) / 2}
                origin = random.choice(
                    [{}, {"origin": "viewport"}, {"origin": {"element-6066-11e4-a52e-4f735466cecf": "knob"}}, {"origin": "pointer"}]
                )
                tick[name] = {"type": "pointerMove", **place, **origin, **random.choice([{}, {"duration": 0}, {"duration": random.randint(1, 100)}])}
            elif choice == "press":
                tick[name] = {"type": "pointerUp" if name in down else "pointerDown", "button": 0}
                down ^= {name}
            elif choice == "cancel" and name in down:
                tick[name] = {"type": "pointerCancel"}
                down.discard(name)
            elif choice == "other" and kind == "mouse":
                tick[name] = {"type": "pointerDown", "button": 2}
        if random.random() < 0.3:
            name = random.choice(list(WEBDRIVER))
            key = {"type": random.choice(["keyDown", "keyUp"]) if name in ("Shift", "Alt") else "keyDown", "value": chr(WEBDRIVER[name])}
        elif random.random() < 0.3:
            wheel = {
                "type": "scroll",
                "x": 5,
                "y": 5,
                "deltaX": 0,
                "deltaY": random.randint(-90, 90),
                "duration": random.choice([0, 16, 30]),
                "origin": "viewport",
            }
        pointers.append(tick)
        keys.append(key)
        wheels.append(wheel)
    return pointers, keys, wheels


def actions(random, kind):
    """Returns the text of a file for each number of ticks."""
    pointers, keys, wheels = webdriver(random, kind)
    texts = []
    for count in range(1, len(pointers) + 1):
        sources = [
            {"type": "pointer", "id": f"p{name}", "parameters": {"pointerType": kind}, "actions": [tick[name] for tick in pointers[:count]]}
            for name in pointers[0]
        ]
        sources += [{"type": "key", "id": "k", "actions": keys[:count]}, {"type": "wheel", "id": "w", "actions": wheels[:count]}]
        texts.append(text(random, {"actions": sources}))
    return texts


def playwright(random, isOld):
    options = {"viewport": {"width": 800, "height": 600}}
    rows, number = [{"version": 3 if isOld else 8, "type": "context-options", "browserName": "chromium", "options": options}], 0
    for act in session(random, {"hover", "key", "mods", "wheel", "other"}, ticks=100, fraction=2, length=36):
        number, time = number + 1, act.time / 100
        names = {
            "down": "mouseDown",
            "up": "mouseUp",
            "move": "mouseMove",
            "hover": "mouseMove",
            "wheel": "mouseWheel",
            "other-down": "mouseDown",
            "other-up": "mouseUp",
            "key-down": "keyboardDown",
            "key-up": "keyboardUp",
        }
        params = {"x": act.x, "y": act.y} if act.what in ("move", "hover") else {}
        if act.what == "move" and random.random() < 0.3:
            params["steps"] = random.randint(2, 5)
        if act.what.startswith("other"):
            params = {"button": "right"}
        if act.what == "wheel":
            params = {"deltaX": act.turn[0] * 10, "deltaY": act.turn[1] * 10.5}
        if act.what.startswith("key"):
            params = {"key": act.key}
        call = {"startTime": time, "method": names[act.what], "params": params}
        end = {"endTime": round(time + random.randint(0, 500) / 100, 2)}
        if act.what == "wheel" and random.random() < 0.3:
            call["method"], params["x"], params["y"] = "touchscreenTap", 10.5, 20
        if isOld:
            rows.append({"type": "action", "metadata": {"id": f"call@{number}", "type": "Page", "log": [], "pageId": "page@a", **call, **end}})
        else:
            rows.append({"type": "before", "callId": f"call@{number}", "class": "Page", "pageId": "page@a", **call})
            rows.append({"type": "after", "callId": f"call@{number}", **end})
    return a_list(random, rows, False)
