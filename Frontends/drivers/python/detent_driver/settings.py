"""Valid values of the settings of controls, in the protocol of drivers."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

# A kind of value in words, and its check.
Kind = tuple[str, Callable[[Any], bool]]


def is_number(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def is_range(value: object) -> bool:
    """True for two numbers; `None` is an open end."""
    return isinstance(value, list) and len(value) == 2 and all(end is None or is_number(end) for end in value)


def is_numbers(value: object) -> bool:
    return isinstance(value, list) and all(map(is_number, value))


def is_values(value: object) -> bool:
    """True for numbers; `None` is a value that stays."""
    return isinstance(value, list) and all(each is None or is_number(each) for each in value)


def is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


NUMBER: Kind = "a number", is_number
MAYBE: Kind = "a number or null", lambda value: value is None or is_number(value)
WHOLE: Kind = "a whole number", is_whole
FLAG: Kind = "true or false", lambda value: isinstance(value, bool)


def words(*all: str) -> Kind:
    return "one of " + ", ".join(all), lambda value: value in all


# Common settings of drivers. Other settings accept any value.
KINDS: dict[str, Kind] = {
    "range": ("an array of two numbers", is_range), "step": MAYBE, "stops": ("an array of numbers", is_numbers),
    "thumbs": WHOLE, "stars": WHOLE, "distance": NUMBER, "minimum": NUMBER, "granularity": NUMBER, "grab": NUMBER,
    "axis": words("x", "y"), "layout": words("ltr", "rtl"), "scale": words("linear", "log", "log-1-2-5"),
    "track": words("jump", "step", "none"), "meet": words("block", "push"), "enabled": FLAG, "read-only": FLAG,
    "wrap": words("off", "on"),
}
# Settings of every control.
ALWAYS: dict[str, Kind] = {"value": MAYBE, "values": ("an array of numbers", is_values)}


def check(name: str, value: object, settings: Sequence[str]) -> str | None:
    """Returns a sentence with the reason if a setting cannot be set, otherwise `None`."""
    if name not in ALWAYS and name not in settings:
        known = ", ".join(settings) if settings else "none"
        return f"the driver has no setting '{name}'; its settings are: {known}"
    kind, is_right = (ALWAYS | KINDS).get(name, ("", lambda value: True))
    return None if is_right(value) else f"'{name}' is {kind}, and not {value!r}"
