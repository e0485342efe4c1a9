"""Random input for dials."""
import math
from fractions import Fraction

from ..events import Event

MILLISECOND = 1_000_000
ARROWS = ["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"]
KEYS = [*ARROWS, *ARROWS, "PageUp", "PageDown", "Home", "End", "Escape"]


def make_events(chance, words):
    return Maker(chance, words).events()


class Maker:
    def __init__(self, chance, words):
        self.chance, self.words = chance, words
        self.size = [int(word) for word in words["viewport"].split("x")]
        self.unit = chance.choice(["line", "detent", "page"])
        self.modifiers = chance.choice([None, None, None, "shift"])

    def events(self):
        chance, events, now = self.chance, [], 0
        for _ in range(chance.choice([1, 2, 3, 4, 5])):
            if chance.random() < 0.6:
                more, pause = self.touch(now), chance.choice([15, 60, 150, 400, 1500, 6000])
            else:
                makes = [self.key, self.key, self.set_value, self.adjust]
                makes += [self.wheel, self.rotate] if self.words["step"] != "none" else []
                make = chance.choice(makes)
                is_long = make in (self.wheel, self.rotate)
                more, pause = make(now), chance.choice([0, 60, 200, 300, 1500] if is_long else [0, 15, 130, 400])
            events += more
            now = events[-1].time + pause * MILLISECOND + chance.randrange(5 * MILLISECOND)
        return events

    # --- Hands ---

    def touch(self, now):
        """Returns a press, turns around the middle or moves up and down, and a lift or a cancel."""
        chance = self.chance
        away, angle = chance.uniform(0.1, 1.3) * min(self.size) / 2, chance.uniform(0, 2 * math.pi)
        place = self.place(away, angle)
        events = [Event(now, "down", (0, place))]
        speed = chance.choice([0, 2, 10, 25, 45]) * chance.choice([-1, 1])
        for _ in range(chance.choice([0, 1, 2, 4, 8, 15, 25])):
            now += chance.choice([4, 8, 8, 16, 40]) * MILLISECOND
            speed += chance.uniform(-6, 6)
            if chance.random() < 0.1:
                speed = -speed
            if self.words["hold"] == "vertical":
                place = (place[0] + self.round(chance.choice([0, 0, 0, 9]) * chance.uniform(-1, 1)),
                         place[1] + self.round(speed))
            else:
                angle += speed / max(away, 20)
                away = abs(away + chance.choice([0, 0, 1, 12]) * chance.uniform(-1, 1))
                place = self.place(away, angle)
            events.append(Event(now, "move", (0, place)))
        events += self.company(events)
        now += chance.choice([0, 5, 30, 150]) * MILLISECOND
        if chance.random() < 0.12:
            return [*sorted(events, key=lambda event: event.time), Event(now, "cancel", (0,))]
        lift = place if chance.random() < 0.1 else None
        return [*sorted(events, key=lambda event: event.time), Event(now, "up", (0, lift))]

    def company(self, events):
        """Returns an ignored key, an Escape, a second pointer, or a value set by the host while a pointer is
        down."""
        chance, time = self.chance, self.chance.choice(events).time
        kind = chance.random()
        if kind < 0.06:
            return [Event(time, "key", (chance.choice(KEYS), None))]
        if kind < 0.12:
            return [Event(time, "down", (1, self.place(50, 1))), Event(time, "move", (1, self.place(60, 2))),
                    Event(time, "up", (1, None))]
        return [self.set_value(time)[0]] if kind < 0.2 else []

    def place(self, away, angle):
        return (self.round(self.size[0] / 2 + away * math.sin(angle)),
                self.round(self.size[1] / 2 - away * math.cos(angle)))

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
        return [Event(now, "adjust", (self.chance.choice(["increment", "decrement"]), 0))]

    def set_value(self, now):
        chance = self.chance
        lower, upper = map(float, self.words["range"].split(".."))
        value = chance.uniform(lower, upper)
        if self.words["step"] != "none" and chance.random() < 0.5:
            step = float(self.words["step"])
            value = lower + (value - lower) // step * step
        elif self.words["wrap"] == "off" and chance.random() < 0.2:
            value += (upper - lower) * chance.choice([-1, 1])
        return [Event(now, "set_value", (f"{value:.4f}".rstrip("0").rstrip("."), 0))]

    def between_marks(self):
        lower, upper = map(float, self.words["range"].split(".."))
        count = self.chance.randrange(int((upper - lower) / float(self.words["step"])))
        value = lower + (count + self.chance.uniform(0.1, 0.9)) * float(self.words["step"])
        return f"{value:.4f}".rstrip("0").rstrip(".")

    def wheel(self, now):
        """Returns one gesture, whose events are within 120 ms of each other."""
        chance, events, way = self.chance, [], self.chance.choice([1, -1])
        is_upright = chance.random() < 0.6
        for _ in range(chance.choice([1, 1, 2, 3, 6])):
            amount = way * chance.choice([Fraction(1), Fraction(1), Fraction(2), Fraction(1, 2), Fraction(5)])
            turns = (Fraction(0), amount) if is_upright else (amount, Fraction(0))
            events.append(Event(now, "wheel", (*turns, self.unit, self.modifiers)))
            now += chance.choice([0, 16, 60, 119]) * MILLISECOND
        return events

    def rotate(self, now):
        chance, events, way = self.chance, [], self.chance.choice([1, -1])
        if chance.random() < 0.3:
            events.append(Event(now, "set_value", (self.between_marks(), 0)))
        for _ in range(chance.choice([1, 1, 2, 3])):
            events.append(Event(now, "rotate", (way * chance.choice([1, 1, 2, 3]),)))
            now += chance.choice([0, 16, 60, 119]) * MILLISECOND
        return events
