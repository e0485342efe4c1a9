"""Kinds of tables and lists of pointer events."""

import objects_write
import tables_read as read
import tables_write as write
from kind import Kind, kinds

ANDROID = {"down": 0, "up": 1, "move": 2, "cancel": 3}
UIKIT = {"down": 0, "move": 1, "up": 3, "cancel": 4}


def unit(name, ticks, power, separator=",", comma=False, scale=0):
    """A kind of table in a unit of time: `power` nanoseconds."""
    return (lambda random: write.in_unit(random, name, ticks, separator, comma, scale), lambda text: read.in_unit(text, name, power, separator))


def columns(*pairs):
    return ["--columns", ",".join(pairs)]


def bare_of_buttons(text):
    """What shows that the log is a mouse's comes later."""
    return "Button." not in text


def is_slow(events):
    """Times without a unit are doubted where samples of a contact, or a few events, are more than a second apart."""
    gaps = [now["time"] - last["time"] for last, now in zip(events, events[1:]) if now["what"] in ("move", "up") or len(events) < 4]
    return any(gap >= 10**9 for gap in gaps)


def slow(text):
    return bare_of_buttons(text) or is_slow(read.pynput(text).events)


def without_lift(text):
    """Numbers may have another meaning if none of them is a lift."""
    return not any(row["type"] in ("1", "6") for row in read.rows(text))


NAMED = columns("type=event", "id=finger", "x=X", "y=Y")
PRESSED = {0: "down", 1: "up", 2: "move", 3: "cancel", 5: "down", 6: "up"}
PHASES = {0: "down", 1: "move", 2: "move", 3: "up", 4: "cancel"}

KINDS = kinds(
    Kind("csv-fingers", write.fingers, read.fingers, suffix=".csv"),
    Kind("csv-seconds", *unit("t_s", 10**6, 10**9, ";", True, 9), NAMED, suffix=".csv"),
    Kind("csv-micros", *unit("t_us", 1000, 1000, "\t"), NAMED, suffix=".tsv"),
    Kind("csv-nanos", *unit("t_ns", 10**6, 1), NAMED, suffix=".csv"),
    Kind("csv-dates", write.dates, read.dates, suffix=".csv"),
    Kind("csv-pauses", write.pauses, read.pauses, suffix=".csv"),
    Kind("csv-states", write.states, read.states, [*columns("type=touched"), "--types", "1=contact,0=none"], ".csv"),
    Kind("csv-pressure", write.pressures, read.pressures, suffix=".csv"),
    Kind("csv-strokes", write.strokes, read.strokes, columns("stroke=stroke"), ".csv"),
    Kind("csv-buttons", write.buttons, read.buttons, suffix=".csv", may_reject=bare_of_buttons),
    Kind(
        "csv-android",
        lambda random: write.numbers(random, "type", ANDROID),
        lambda text: read.numbers(text, "type", PRESSED),
        suffix=".csv",
        may_reject=without_lift,
    ),
    Kind("csv-uikit", lambda random: write.numbers(random, "phase", UIKIT), lambda text: read.numbers(text, "phase", PHASES), suffix=".csv"),
    Kind(
        "csv-bare",
        write.bare,
        read.bare,
        [*columns("t_ms=1", "type=3", "x=4", "y=5", "button=6", "deltaY=7"), "--types", "CLICK_DOWN=down,CLICK_UP=up,SCROLL=wheel"],
        ".csv",
        may_reject=lambda text: "SCROLL" not in text,
    ),
    Kind("ndjson-page", lambda random: objects_write.page(random, False), read.page, suffix=".ndjson"),
    Kind("json-page", lambda random: objects_write.page(random, True), read.page, suffix=".json", closes=True,
         may_reject=lambda text: is_slow(read.page(text).events)),
    Kind("json-touches", objects_write.touches, read.touches, suffix=".json", closes=True),
    Kind("ndjson-paths", objects_write.nested, read.nested, columns("t_s=at", "type=event.name", "id=finger.no", "x=pos.0", "y=pos.1"), ".ndjson"),
    Kind("ndjson-coalesced", objects_write.coalesced, read.coalesced, suffix=".ndjson"),
    Kind("pynput-table", lambda random: objects_write.pynput(random, True), read.pynput, suffix=".csv", may_reject=slow),
    Kind("pynput-objects", lambda random: objects_write.pynput(random, False), read.pynput, suffix=".json", closes=True, may_reject=slow),
    Kind(
        "protocol",
        objects_write.protocol,
        read.protocol,
        columns("t_s=params.timestamp", "type=params.type", "x=params.x", "y=params.y", "button=params.button"),
        ".ndjson",
    ),
    Kind(
        "macro",
        objects_write.macro,
        read.macro,
        [*columns("dt_s=timestamp"), "--types", "cursorMove=move,leftClickEvent=click,rightClickEvent=none,scrollEvent=wheel,keyboardEvent=none"],
        ".json",
        closes=True,
    ),
)
