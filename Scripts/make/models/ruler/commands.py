"""Random input for rulers without a hand: keys, wheels, assistive technology, and the host."""
from fractions import Fraction

from ..events import Event
from .marks import step_of
from .settings import decimal_text, double_text

MILLISECOND = 1_000_000
ARROWS = ["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"]
KEYS = [*ARROWS, *ARROWS, "PageUp", "PageDown", "Home", "End", "Escape"]


class Commands:
    """Makes commands. A script has one wheel unit and one modifier: the rest of a line in another unit is
    unspecified."""

    def __init__(self, chance, words, is_binary):
        self.chance, self.words, self.is_binary = chance, words, is_binary
        self.unit = chance.choice(["px", "line", "detent", "page"])
        self.modifiers = chance.choice([None, None, None, "alt", "shift"])

    def some(self, now):
        """Returns a few commands, and the time after them; a gesture of a wheel may be open then."""
        chance, events = self.chance, []
        for _ in range(chance.choice([1, 1, 2, 3])):
            make = chance.choice([self.key, self.wheel, self.set_value, self.adjust, self.key, self.wheel])
            events += make(now)
            pause = chance.choice([0, 60, 200, 300, 1500]) if make == self.wheel else chance.choice([0, 15, 130, 400])
            now = events[-1].time + pause * MILLISECOND + chance.randrange(5 * MILLISECOND)
        return events, now

    def key(self, now):
        chance = self.chance
        name = chance.choice(KEYS)
        modifiers = chance.choice([None, None, None, "alt", "shift"]) if name in ARROWS else None
        count = chance.choice([1, 1, 1, 2, 4])
        pause = chance.choice([0, 30]) * MILLISECOND
        return [Event(now + n * pause, "key", (name, modifiers)) for n in range(count)]

    def adjust(self, now):
        return [Event(now, "adjust", (self.chance.choice(["increment", "decrement"]), 0))]

    def wheel(self, now):
        """Returns one gesture, whose events are within 120 ms of each other."""
        chance, events, way = self.chance, [], self.chance.choice([1, -1])
        is_upright = chance.random() < 0.4
        for _ in range(chance.choice([1, 1, 2, 3, 6])):
            way = -way if chance.random() < 0.1 else way
            amount = way * self.amount()
            turns = (Fraction(0), amount) if is_upright else (amount, Fraction(0))
            events.append(Event(now, "wheel", (*turns, self.unit, self.modifiers)))
            now += chance.choice([0, 16, 16, 60, 119, 120]) * MILLISECOND if len(events) < 6 else 0
            if events[-1].time + 120 * MILLISECOND == now and chance.random() < 0.5:
                now += MILLISECOND
        return events

    def amount(self):
        chance = self.chance
        if self.unit == "px":
            far = chance.choice([0.3, 3, 20, 150, 1000]) * chance.uniform(0.2, 1.5)
            return Fraction(round(far * 64), 64) if self.is_binary else Fraction(round(far * 10**5), 10**5)
        if self.unit == "page":
            return chance.choice([Fraction(1), Fraction(1, 2), Fraction(2)])
        return chance.choice([Fraction(1), Fraction(1), Fraction(2), Fraction(1, 2), Fraction(1, 4), Fraction(5)])

    def set_value(self, now):
        """Returns a value on a mark, anywhere, or beyond the bounds."""
        chance, step = self.chance, step_of(self.words["step"])
        ends = [None if "inf" in word else Fraction(word) for word in self.words["range"].split("..")]
        middle = Fraction(self.words["value"])
        lower, upper = (middle - 9 * step if ends[0] is None else ends[0],
                        middle + 9 * step if ends[1] is None else ends[1])
        beyond = chance.choice([0, 0, 0, 0.2]) * float(upper - lower)
        value = chance.uniform(float(lower) - beyond, float(upper) + beyond)
        text = double_text(step * round(Fraction(value) / step)) if chance.random() < 0.5 else decimal_text(value, 5)
        return [Event(now, "set_value", (text, 0))]
