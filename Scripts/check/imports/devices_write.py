"""Writes what devices report: events of the Linux kernel, by the kernel's documents `multi-touch-protocol` and `event-codes`."""

from session import session, shuffled

SYN, KEY, REL, ABS, MSC = 0, 1, 2, 3, 4
SIZE = (1600, 1200)
CODES = {
    "ArrowLeft": 105,
    "ArrowRight": 106,
    "ArrowUp": 103,
    "ArrowDown": 108,
    "PageUp": 104,
    "Home": 102,
    "Escape": 1,
    "7": 8,
    "Enter": 28,
    "F5": 63,
    "Shift": 42,
    "Alt": 100,
}


def together(random, acts):
    """Moves of several fingers may be in one report."""
    for last, act in zip(acts, acts[1:]):
        if last.what == act.what == "move" and last.pointer != act.pointer and random.random() < 0.3:
            act.time = last.time
    frames = []
    for act in sorted(acts, key=lambda act: act.time):
        if frames and frames[-1][0].time == act.time:
            frames[-1].append(act)
        else:
            frames.append([act])
    return frames


def slots(random):
    """A touch screen with slots: what has not changed is not sent again, not even for a new contact."""
    events, known, current, number, down = [], {}, 0, random.randint(0, 60000), set()
    hasPressure = random.random() < 0.5
    for frame in together(random, session(random, {"two"}, SIZE, 1000)):
        time = frame[0].time
        for act in shuffled(random, frame):
            if act.pointer != current:
                events.append((time, ABS, 0x2F, act.pointer))
                current = act.pointer
            slot, sent = known.setdefault(current, {}), []
            if act.what == "down":
                number = (number + 1) % 65536
                sent.append((time, ABS, 0x39, number))
                down.add(current)
                sent += [(time, KEY, 0x14A, 1)] if len(down) == 1 else []
            if act.what == "up":
                sent.append((time, ABS, 0x39, -1))
                down.discard(current)
                sent += [] if down else [(time, KEY, 0x14A, 0)]
            else:
                values = {0x35: int(act.x), 0x36: int(act.y)} | ({0x3A: random.randint(20, 90)} if hasPressure else {})
                sent += [(time, ABS, code, value) for code, value in values.items() if slot.get(code) != value]
                slot |= values
            events += shuffled(random, sent)
        events.append((time, SYN, 0, 0))
    return events


def groups(random, hasNames):
    """A touch screen that lists all contacts in each report."""
    events, places = [], {}
    for act in session(random, {"two"}, SIZE, 1000):
        # Without names, contacts are told apart by their places.
        x = int(act.x) if hasNames else int(act.x * 0.4) + (1000 if act.pointer else 0)
        places[act.pointer] = (x, int(act.y))
        if act.what == "up":
            del places[act.pointer]
        for pointer in shuffled(random, places):
            x, y = places[pointer]
            values = [(act.time, ABS, 0x35, x), (act.time, ABS, 0x36, y)] + ([(act.time, ABS, 0x39, pointer)] if hasNames else [])
            events += shuffled(random, values) + [(act.time, SYN, 2, 0)]
        events += [] if places else [(act.time, SYN, 2, 0)]
        events.append((act.time, SYN, 0, 0))
    return events


def single(random):
    """A touch screen of one contact."""
    events, known = [], {}
    for act in session(random, set(), SIZE, 1000):
        values = {0: int(act.x), 1: int(act.y)}
        sent = [(act.time, ABS, code, value) for code, value in values.items() if known.get(code) != value]
        known |= values
        if act.what in ("down", "up"):
            sent.append((act.time, KEY, 0x14A, int(act.what == "down")))
        events += shuffled(random, sent) + [(act.time, SYN, 0, 0)]
    return events


def pen(random):
    """A tablet: the pen comes near, hovers, presses, and reports zeros when it leaves."""
    events, known, isNear, isDown = [], {}, False, False
    for act in session(random, {"hover", "other", "leave"}, SIZE, 1000):
        values, sent = {0: int(act.x), 1: int(act.y)}, []
        if act.what.startswith("other") and isNear:
            sent.append((act.time, KEY, 0x14B, int(act.what == "other-down")))
        elif act.what.startswith("other"):
            continue
        elif not isNear:
            sent.append((act.time, KEY, 0x140, 1))
            isNear = True
        if act.what in ("down", "up"):
            isDown = act.what == "down"
            sent.append((act.time, KEY, 0x14A, int(isDown)))
        values[0x18] = random.randint(1, 2000) if isDown else 0
        values[0x1A] = random.randint(-60, 60)
        sent += [(act.time, ABS, code, value) for code, value in values.items() if known.get(code) != value]
        known |= values
        events += shuffled(random, sent) + [(act.time, SYN, 0, 0)]
        if act.what == "up" and random.random() < 0.4:
            time = act.time + random.randint(500, 3000)
            events += shuffled(random, [(time, ABS, code, 0) for code in (0, 1, 0x1A)] + [(time, KEY, 0x140, 0)]) + [(time, SYN, 0, 0)]
            known, isNear = {0: 0, 1: 0, 0x1A: 0, 0x18: 0}, False
    return events


def mouse(random):
    events, place, hasFine = [], None, random.random() < 0.5
    for act in session(random, {"hover", "wheel", "other"}, SIZE, 1000):
        sent = []
        x, y = int(act.x), int(act.y)
        if place and act.what in ("move", "hover", "down"):
            sent = [(act.time, REL, code, way) for code, way in ((0, x - place[0]), (1, y - place[1])) if way]
        place = (x, y)
        if act.what in ("down", "up"):
            sent.append((act.time, KEY, 0x110, int(act.what == "down")))
        if act.what.startswith("other"):
            sent.append((act.time, KEY, random.choice([0x111, 0x112]) if act.what == "other-down" else 0x111, int(act.what == "other-down")))
        if act.what == "wheel":
            # Up and right are positive.
            for code, fine, way in ((6, 12, act.turn[0]), (8, 11, -act.turn[1])):
                sent += [(act.time, REL, code, way)] if way else []
                sent += [(act.time, REL, fine, way * 120)] if way and hasFine else []
        if sent:
            events += shuffled(random, sent) + [(act.time, SYN, 0, 0)]
    return events


def keyboard(random):
    events = []
    for act in session(random, {"key", "mods"}, SIZE, 1000, length=40):
        if act.what.startswith("key"):
            code, value = CODES[act.key], int(act.what == "key-down")
            events += [(act.time, MSC, 4, 0x70000 + code), (act.time, KEY, code, value), (act.time, SYN, 0, 0)]
    return events or [(1, KEY, 105, 1), (1, SYN, 0, 0)]


# Syntax


def evemu(random, events, axes, name="Example Panel"):
    lines = ["# EVEMU 1.3", "# Kernel: 6.1.0", f"N: {name}", "I: 0003 1209 0001 0100", "P: 02 00 00 00 00 00 00 00", "B: 00 0b 00 00 00 00 00 00 00"]
    lines += [f"A: {code:02x} {low} {high} 0 0 4" for code, (low, high) in sorted(axes.items())]
    note = "\t# something / SOMETHING" if random.random() < 0.5 else ""
    units = [f"E: {time // 10**6}.{time % 10**6:06} {type:04x} {code:04x} {value:04}{note}" for time, type, code, value in events]
    return "\n".join(lines) + "\n", units, "\n", "\n"


NAMES = {
    (0, 0): "SYN_REPORT",
    (0, 2): "SYN_MT_REPORT",
    (1, 0x14A): "BTN_TOUCH",
    (1, 0x140): "BTN_TOOL_PEN",
    (1, 0x14B): "BTN_STYLUS",
    (3, 0): "ABS_X",
    (3, 1): "ABS_Y",
    (3, 0x18): "ABS_PRESSURE",
    (3, 0x1A): "ABS_TILT_X",
    (3, 0x2F): "ABS_MT_SLOT",
    (3, 0x35): "ABS_MT_POSITION_X",
    (3, 0x36): "ABS_MT_POSITION_Y",
    (3, 0x39): "ABS_MT_TRACKING_ID",
    (3, 0x3A): "ABS_MT_PRESSURE",
}
TYPES = ["EV_SYN", "EV_KEY", "EV_REL", "EV_ABS", "EV_MSC"]


def getevent(random, events, axes, named):
    device = "/dev/input/event2: " if random.random() < 0.5 else ""
    units = []
    for time, type, code, value in events:
        words = f"{type:04x} {code:04x} {value & 0xFFFFFFFF:08x}"
        if named:
            state = ["UP", "DOWN"][value] if type == KEY else f"{value & 0xFFFFFFFF:08x}"
            words = f"{TYPES[type]:12} {NAMES[type, code]:20} {state:20}"
        units.append(f"[{time // 10**6:8}.{time % 10**6:06}] {device}{words}")
    ranges = "".join(
        f"                {code:04x}  : value 0, min {low}, max {high}, fuzz 0, flat 0, resolution 0\n" for code, (low, high) in sorted(axes.items())
    )
    head = f'add device 1: /dev/input/event2\n  name:     "panel"\n  events:\n    ABS (0003): {ranges.lstrip()}' if device else ""
    return head, units, "\n", "\n"


def evtest(random, events, axes, isOld):
    types = {SYN: "Reset" if isOld else "EV_SYN", KEY: "Key" if isOld else "EV_KEY", ABS: "Absolute" if isOld else "EV_ABS"}
    head = f"Input driver version is 1.0.{int(not isOld)}\nInput device ID: bus 0x3 vendor 0x1 product 0x2 version 0x110\n"
    head += 'Input device name: "Example"\nSupported events:\n'
    head += f"  Event type 3 ({types[ABS]})\n"
    for code, (low, high) in sorted(axes.items()):
        head += f"    Event code {code} ({'?' if isOld else NAMES[ABS, code]})\n      Value      0\n      Min    {low:5}\n      Max    {high:5}\n"
    head += "Testing ... (interrupt to exit)\n"
    units = []
    for time, type, code, value in events:
        start = f"Event: time {time // 10**6}.{time % 10**6:06}, "
        if type == SYN:
            marks = {0: "-------------- Report Sync ------------" if isOld else "-------------- SYN_REPORT ------------"}
            marks |= {
                2: "++++++++++++++ Config Sync ++++++++++++" if isOld else "++++++++++++++ SYN_MT_REPORT ++++++++++++",
                3: ">>>>>>>>>>>>>> SYN_DROPPED <<<<<<<<<<<<<<",
            }
            words = marks[code]
        else:
            words = f"type {type} ({types[type]}), code {code} ({'?' if isOld else NAMES[type, code]}), value {value}"
        units.append(start + words)
    return head, units, "\n", "\n"


def libinput(random, events, axes):
    head = '# libinput record\nversion: 1\nndevices: 1\nlibinput:\n  version: "1.25.0"\ndevices:\n  - node: /dev/input/event4\n    evdev:\n'
    head += '      name: "Example"\n      id: [24, 1, 2, 0]\n      absinfo:\n'
    head += "".join(f"        {code}: [{low}, {high}, 0, 0, 20]\n" for code, (low, high) in sorted(axes.items()))
    head += "    quirks:\n    events:\n"
    units, isStart = [], True
    for time, type, code, value in events:
        opening = "      - evdev:\n" if isStart else ""
        units.append(f"{opening}        - [{time // 10**6:3}, {time % 10**6:6}, {type:3}, {code:3}, {value:5}] # {TYPES[type]}")
        isStart = (type, code) == (SYN, 0)
    return head, units, "\n", "\n"


def with_losses(random, events):
    """Some reports are lost, which the kernel says."""
    lossy = []
    for event in events:
        lossy.append(event)
        if event[1:3] == (SYN, 0) and random.random() < 0.1:
            lossy += [(event[0], SYN, 3, 0), (event[0], ABS, 0x35, 1), (event[0], SYN, 0, 0)]
    return lossy
