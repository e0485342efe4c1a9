"""The events of scripts, and their text."""
from decimal import Decimal
from fractions import Fraction
from typing import NamedTuple


class Event(NamedTuple):
    """An event; the verb is that of the script and a method of the model, with these arguments."""
    time: int  # nanoseconds since the start
    verb: str
    arguments: tuple = ()

    def line(self):
        return f"@{self.time}ns {TEXTS[self.verb](*self.arguments)}"


def plain(number):
    """Returns an equal decimal without an exponent."""
    if isinstance(number, Fraction):
        number = Decimal(number.numerator) / Decimal(number.denominator)
    elif isinstance(number, float):
        number = Decimal(repr(number))
    return f"{number:f}" if isinstance(number, Decimal) else str(number)


def place_text(place):
    return "" if place is None else f" {plain(place[0])},{plain(place[1])}"


def is_shortcut(modifiers):
    """Returns True for the keys with which a key or a wheel is a shortcut; no script here has control as its fine key."""
    return modifiers in ("meta", "control")


def with_shortcuts(chance, events):
    """Returns the events, of which some keys and wheels have become shortcuts."""
    def changed(event):
        if event.verb not in ("key", "wheel") or chance.random() >= 0.05:
            return event
        return event._replace(arguments=(*event.arguments[:-1], chance.choice(["meta", "control"])))

    return [changed(event) for event in events]


def with_buttons(chance, events, kind):
    """Returns the events with some presses, lifts and hovers of other buttons, which change nothing."""
    if kind == "touch" or chance.random() < 0.7:
        return events
    pointers = [event for event in events if event.verb in ("down", "move")]
    for event in chance.sample(pointers, min(len(pointers), 3)):
        way = chance.choice(["down", "up", "hover"])
        place = event.arguments[1] if way != "up" or chance.random() < 0.5 else None
        other = Event(event.time, "other", (way, event.arguments[0], place, chance.choice(["right", "middle", "back"])))
        events.insert(events.index(event) + chance.randrange(2), other)
    return events


def with_keys(modifiers):
    return f" mods={modifiers}" if modifiers else ""


TEXTS = {
    "down": lambda pointer, place: f"down {pointer}{place_text(place)}",
    "move": lambda pointer, place: f"move {pointer}{place_text(place)}",
    "up": lambda pointer, place: f"up {pointer}{place_text(place)}",
    "other": lambda way, pointer, place, button:
        f"{way}{'' if way == 'hover' else f' {pointer}'}{place_text(place)} button={button}",
    "cancel": lambda pointer: f"cancel {pointer}",
    "hover": lambda place: f"hover{place_text(place) or ' out'}",
    "key": lambda name, modifiers: f"key {name}{with_keys(modifiers)}",
    "wheel": lambda across, down, unit, modifiers:
        f"wheel {plain(across)} {plain(down)} unit={unit}{with_keys(modifiers)}",
    "rotate": lambda detents: f"rotate {plain(detents)} detent",
    "adjust": lambda way, part: f"adjust {way}" + (f" part={part}" if part else ""),
    "focus": lambda part: f"focus {part}",
    "set_value": lambda value, part: f"set value{f'[{part}]' if part else ''} {value}",
}
