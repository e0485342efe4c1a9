"""Random input for sliders."""
from fractions import Fraction

from ..events import Event
from .scale import Track
from .settings import number_text, pick

MILLISECOND = 1_000_000
ARROWS = ["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"]
KEYS = [*ARROWS, *ARROWS, "PageUp", "PageDown", "Home", "End", "Escape"]


def make_events(chance, words):
    return Maker(chance, words).events()


class Maker:
    """Makes input. A script has one wheel unit and one modifier: the rest of a line in another unit is unspecified."""

    def __init__(self, chance, words):
        self.chance, self.words, self.track = chance, words, Track(words)
        self.axis = 0 if words["axis"] == "x" else 1
        self.size = [int(word) for word in words["viewport"].split("x")]
        self.thumbs = [float(word) for word in words["value"].split()]
        # Unspecified: the target of points that end between two choices before a release.
        has_points = not self.track.choices or words["quantize"] == "drag"
        self.unit = chance.choice(["line", "detent", "page"] + (["px", "px"] if has_points else []))
        self.modifiers = chance.choice([None, None, None, "shift"])

    def events(self):
        chance, events, now = self.chance, [], 0
        for _ in range(chance.choice([1, 2, 3, 5, 7])):
            if chance.random() < 0.65:
                more = self.touch(now)
                pause = chance.choice([15, 60, 150, 400, 1500])
            else:
                make = chance.choice([self.key, self.wheel, self.set_value, self.adjust, self.focus, self.key])
                more = make(now)
                pause = chance.choice([0, 60, 200, 300, 1500]) if make == self.wheel else chance.choice([0, 15, 130, 400])
            events += more
            now = events[-1].time + pause * MILLISECOND + chance.randrange(5 * MILLISECOND)
        return events

    # --- Hands ---

    def touch(self, now):
        """Returns a press on a thumb or anywhere, moves, and a lift or a cancel; sometimes with other input while
        it is down."""
        chance = self.chance
        place = self.start()
        events = [Event(now, "down", (0, tuple(place)))]
        speed = chance.choice([0, 2, 8, 25, 60]) * chance.choice([-1, 1])
        for _ in range(chance.choice([0, 1, 2, 4, 8, 15])):
            now += chance.choice([4, 8, 16, 40]) * MILLISECOND
            speed += chance.uniform(-6, 6)
            if chance.random() < 0.15:
                speed = -speed
            place[self.axis] += self.round(speed)
            place[1 - self.axis] += self.round(chance.choice([0, 0, 0, 1, 9]) * chance.uniform(-1, 1))
            events.append(Event(now, "move", (0, tuple(place))))
        events += self.company(events)
        now += chance.choice([0, 5, 30, 150]) * MILLISECOND
        lift = tuple(place) if chance.random() < 0.1 else None
        last = Event(now, "cancel", (0,)) if chance.random() < 0.12 else Event(now, "up", (0, lift))
        return [*sorted(events, key=lambda event: event.time), last]

    def company(self, events):
        """Returns an ignored key, an Escape, or a value set by the host while a pointer is down."""
        chance, time = self.chance, self.chance.choice(events).time
        kind = chance.random()
        if kind < 0.06:
            return [Event(time, "key", (chance.choice(KEYS), None))]
        return [self.set_value(time)[0]] if kind < 0.12 else []

    def start(self):
        chance = self.chance
        length = self.size[self.axis]
        along = chance.uniform(-0.1, 1.1) * length
        if chance.random() < 0.6:
            along = self.track.place(chance.choice(self.thumbs)) + chance.uniform(-15, 15)
        if self.words["inverted"] == "off" and (self.axis == 1 or self.words["layout"] == "rtl"):
            along = length - along
        place = [Fraction(chance.randrange(self.size[0])), Fraction(chance.randrange(self.size[1]))]
        place[self.axis] = self.round(along)
        return place

    def round(self, number):
        """Adds digits that keep positions away from rounding boundaries."""
        return Fraction(round(number * 10**5), 10**5) + Fraction(3, 10**6)

    # --- Other input ---

    def key(self, now):
        chance = self.chance
        name = chance.choice(KEYS)
        modifiers = "shift" if name in ARROWS and chance.random() < 0.2 else None
        pause = chance.choice([0, 30]) * MILLISECOND
        return [Event(now + n * pause, "key", (name, modifiers)) for n in range(chance.choice([1, 1, 2, 4]))]

    def adjust(self, now):
        chance = self.chance
        return [Event(now, "adjust", (chance.choice(["increment", "decrement"]), chance.randrange(len(self.thumbs))))]

    def focus(self, now):
        return [Event(now, "focus", (self.chance.randrange(len(self.thumbs)),))]

    def set_value(self, now):
        chance = self.chance
        value = pick(chance, self.track)
        if chance.random() < 0.2:
            value += chance.choice([-1, 1]) * (self.track.upper - self.track.lower)
        return [Event(now, "set_value", (number_text(value), chance.randrange(len(self.thumbs))))]

    def wheel(self, now):
        """Returns one gesture, whose events are within 120 ms of each other."""
        chance, events, way = self.chance, [], self.chance.choice([1, -1])
        is_upright = self.unit != "px" and chance.random() < 0.4
        if self.unit == "px":
            is_upright = self.axis == 1
        for _ in range(chance.choice([1, 1, 2, 3, 6])):
            amount = way * self.amount()
            turns = (Fraction(0), amount) if is_upright else (amount, Fraction(0))
            events.append(Event(now, "wheel", (*turns, self.unit, self.modifiers)))
            now += chance.choice([0, 16, 60, 119]) * MILLISECOND
        return events

    def amount(self):
        chance = self.chance
        if self.unit == "px":
            return self.round(chance.choice([0.3, 3, 20, 150]) * chance.uniform(0.2, 1.5))
        if self.unit == "page":
            return chance.choice([Fraction(1), Fraction(1, 2), Fraction(2)])
        return chance.choice([Fraction(1), Fraction(1), Fraction(2), Fraction(1, 2), Fraction(1, 4), Fraction(5)])
