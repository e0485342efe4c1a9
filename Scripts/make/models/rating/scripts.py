"""Random scripts for ratings, and their comparison."""
from fractions import Fraction

from .. import lines
from ..defaults import DEFAULTS as NO_DEFAULT
from ..defaults import make_reset, with_resets
from ..events import Event, with_buttons, with_shortcuts
from ..undecided import Undecided
from .rating import Rating
from .symbols import Symbols

MILLISECOND = 1_000_000
DEFAULTS = {
    "stars": "5", "minimum": "0", "granularity": "1", "symbol-width": "none", "spacing": "0", "axis": "x",
    "layout": "ltr", "tick": "unit", "selection": "drag", "press": "at-once", "hover-preview": "true", "clear": "off",
    "leading": "least",
    "viewport": "375x80", "pointer": "touch", "value": "0",
} | NO_DEFAULT
POLICIES = {"press": "policy press=", "clear": "policy clear=", "leading": "policy leading="}
KEYS = ["ArrowUp", "ArrowDown", "ArrowRight", "ArrowLeft", "PageUp", "PageDown", "Home", "End", "Escape"]


class Script:
    def __init__(self, said, events):
        self.words = DEFAULTS | said  # the value of each setting
        self.said = said  # the settings in the script
        self.events = events

    def text(self):
        head = [POLICIES.get(word, f"{word} ") + value for word, value in self.said.items()]
        return "\n".join(["gesture 1", "control rating", *head, *(event.line() for event in self.events)]) + "\n"


def make(chance):
    said = make_settings(chance)
    words = DEFAULTS | said
    events = Maker(chance, words).events()
    said |= make_reset(chance, [said["value"], "0", "3", "1.27", "-1", "99"])
    events = with_shortcuts(chance, with_resets(chance, DEFAULTS | said, events))
    return Script(said, with_buttons(chance, events, words["pointer"]))


def compare(script, trace, tally):
    rating, end = Rating(script.words), None
    for event in script.events:
        try:
            getattr(rating, event.verb)(event.time, *event.arguments)
        except Undecided as undecided:
            tally.undecided[undecided.why] += 1
            end = event.time
            break
    lines.compare_lines(rating.lines, trace, end, rating.symbols.count, tally)


def make_settings(chance):
    words = {
        "stars": chance.choice(["5", "5", "3", "10", "1"]),
        "granularity": chance.choice(["1", "0.5", "0.25", "0.3", "0.1", "0"]),
        "spacing": chance.choice(["0", "1.5", "4"]),
        "axis": chance.choice("xxy"),
        "layout": chance.choice(["ltr", "rtl"]),
        "viewport": chance.choice(["200x40", "140x300", "375x80"]),
        "pointer": chance.choice(["touch", "touch", "mouse", "pen"]),
        "clear": chance.choice(["off", "on"]),
        "minimum": chance.choice(["0", "0", "0", "1"]),
        "leading": chance.choice(["least", "clear"]),
    }
    if words["granularity"] == "0" or chance.random() < 0.2:
        # Unspecified: the marks that tick if any share can be chosen.
        words["tick"] = "none"
    if words["pointer"] == "touch" and chance.random() < 0.4:
        words |= chance.choice([{"selection": "tap"}, {"press": "sure"}])
    if words["pointer"] != "touch" and chance.random() < 0.2:
        words["hover-preview"] = "false"
    if chance.random() < 0.3:
        words["symbol-width"] = chance.choice(["9", "12.5"])
    symbols = Symbols(DEFAULTS | words)
    step = chance.randrange(symbols.count * symbols.steps + 1) if symbols.steps else 0
    value = symbols.value(step) if symbols.steps else chance.uniform(0, symbols.count)
    return words | {"value": f"{max(value, symbols.minimum):.6f}".rstrip("0").rstrip(".")}


class Maker:
    def __init__(self, chance, words):
        self.chance, self.words, self.symbols = chance, words, Symbols(words)
        self.axis = 0 if words["axis"] == "x" else 1
        self.size = [int(word) for word in words["viewport"].split("x")]
        self.total = (self.symbols.width + self.symbols.gap) * self.symbols.count

    def events(self):
        chance, events, now = self.chance, [], 0
        for _ in range(chance.choice([1, 2, 4, 6, 8])):
            makes = [self.touch, self.touch, self.touch, self.set_value]
            makes += [self.key, self.key, self.digit, self.adjust]
            makes += [self.hover, self.hover] if self.words["pointer"] != "touch" else []
            events += chance.choice(makes)(now)
            now = events[-1].time + chance.choice([0, 15, 60, 400]) * MILLISECOND
        return events

    def place(self, along):
        if self.symbols.is_mirrored:
            along = self.symbols.length - along
        place = [Fraction(self.size[0], 2), Fraction(self.size[1], 2)]
        place[self.axis] = Fraction(round(along * 10**5), 10**5) + Fraction(3, 10**6)
        return tuple(place)

    def touch(self, now):
        chance = self.chance
        along = chance.uniform(-0.1, 1.15) * self.total
        events = [Event(now, "down", (0, self.place(along)))]
        speed = chance.choice([0, 0.5, 3, 20]) * chance.choice([-1, 1])
        across = 0
        for _ in range(chance.choice([0, 0, 1, 3, 8, 15])):
            now += chance.choice([4, 8, 16]) * MILLISECOND
            speed = -speed if chance.random() < 0.15 else speed + chance.uniform(-1, 1)
            along += speed
            across += chance.choice([0, 0, 0, 0, 5]) * (self.words["selection"] == "drag")
            place = list(self.place(along))
            place[1 - self.axis] += across
            events.append(Event(now, "move", (0, tuple(place))))
        last = events[-1].arguments[1]
        more = chance.random()
        if more < 0.08:
            events.append(Event(now, "key", (chance.choice(KEYS), None)))
        elif more < 0.16:
            events += [Event(now, "down", (1, self.place(5))), Event(now, "move", (1, self.place(30))),
                       Event(now, "up", (1, None))]
        now += chance.choice([0, 5, 50]) * MILLISECOND
        lift = last if chance.random() < 0.1 else None
        return [*events, Event(now, "cancel", (0,)) if chance.random() < 0.15 else Event(now, "up", (0, lift))]

    def hover(self, now):
        """Returns a hover over a few positions that leaves, or continues to the next press."""
        chance, events = self.chance, []
        for _ in range(chance.choice([1, 2, 4])):
            events.append(Event(now, "hover", (self.place(chance.uniform(0, 1) * self.total),)))
            now += 16 * MILLISECOND
        if chance.random() < 0.5:
            return events + [Event(now, "hover", (None,))]
        return events + [event._replace(time=event.time) for event in self.touch(now)]

    def key(self, now):
        chance = self.chance
        name = chance.choice(KEYS)
        modifiers = "shift" if name.startswith("Arrow") and chance.random() < 0.2 else None
        return [Event(now, "hover", (None,))] * (self.words["pointer"] != "touch") + [
            Event(now + n * 10 * MILLISECOND, "key", (name, modifiers)) for n in range(chance.choice([1, 1, 2, 4]))]

    def digit(self, now):
        out = [Event(now, "hover", (None,))] * (self.words["pointer"] != "touch")
        return [*out, Event(now, "key", (f"Digit{self.chance.randrange(10)}", None))]

    def adjust(self, now):
        out = [Event(now, "hover", (None,))] * (self.words["pointer"] != "touch")
        return [*out, Event(now, "adjust", (self.chance.choice(["increment", "decrement"]), 0))]

    def set_value(self, now):
        out = [Event(now, "hover", (None,))] * (self.words["pointer"] != "touch")
        value = self.chance.uniform(self.symbols.minimum, self.symbols.count * self.chance.choice([1, 1, 1, 1.4]))
        return [*out, Event(now, "set_value", (f"{value:.3f}".rstrip("0").rstrip("."), 0))]
