"""Random hands for a ruler."""
from fractions import Fraction

from ..events import Event
from .commands import Commands
from .exact import SECOND
from .ruler import slop_of

MILLISECOND = 1_000_000
DIGITS = 2**12  # fractions of a point that doubles represent easily


def make_events(chance, words, rate):
    """Returns a few consecutive touches. Each lifts at a frame, whose velocity is that of the release."""
    events, now = [], 0
    commands = Commands(chance, words, is_binary(words))
    # Unspecified: re-arming of a ruler that stays at its bound, with a re-arm distance of 0.
    is_commanded = words.get("rearm") != "0" and chance.random() < 0.8
    for _ in range(chance.choice([1, 1, 2, 2, 3])):
        if is_commanded and chance.random() < 0.6:
            more, now = commands.some(now)
            events += more
        touch = make_touch(chance, words)
        length = touch[-1].time
        lift = ((now + length) * rate // SECOND + 1) * SECOND // rate
        touch = [event._replace(time=event.time + lift - length) for event in touch]
        events += with_company(chance, touch, commands) if is_commanded else touch
        pause = chance.choice([0, 15, 60, 60, 150, 150, 400, 1500, 6000])
        now = lift + pause * MILLISECOND + chance.randrange(10 * MILLISECOND)
    if is_commanded and chance.random() < 0.6:
        events += commands.some(now)[0]
    return events


def make_touch(chance, words):
    """Returns one touch, from its down at 0 to its up: a tap, or moves and a hold."""
    hand = (SteadyHand if chance.random() < 0.05 else Hand)(chance, words)
    for _ in range(chance.choice([0, 1, 2, 4, 4, 8, 8, 15, 30])):
        hand.move()
    hand.time += chance.choice([0, 0, 5, 5, 12, 12, 30, 39, 40, 41, 120]) * MILLISECOND
    if chance.random() < 0.1 and words.get("rearm") != "0":
        # Unspecified: re-arming of the bound at the position restored by a cancel, with a re-arm distance of 0.
        return [*hand.events, Event(hand.time, "cancel", (0,))]
    lift = None
    if chance.random() < 0.1:
        hand.place[hand.axis] += chance.randrange(-30, 30)
        lift = tuple(hand.place)
    return [*hand.events, Event(hand.time, "up", (0, lift))]


def with_company(chance, touch, commands):
    """Returns a touch, sometimes with other input while it is down."""
    events = list(touch)
    makes = ((commands.key, 0.1), (commands.set_value, 0.15), (second_pointer, 0.15), (commands.wheel, 0.05),
             (commands.adjust, 0.05))
    for make, share in makes:
        if chance.random() < share:
            time = chance.choice(touch).time
            more = make(chance, time) if make is second_pointer else make(time)
            events += [event._replace(time=min(event.time, touch[-1].time - 1)) for event in more]
    events = [*touch[:1], *sorted(events[1:], key=lambda event: event.time)]
    return [event._replace(time=max(event.time, touch[0].time)) for event in events]


def second_pointer(chance, time):
    """Returns another pointer that goes down and moves, and is lifted or cancelled."""
    places = [(Fraction(chance.randrange(300)), Fraction(chance.randrange(60))) for _ in range(3)]
    last = Event(time, "up", (1, None)) if chance.random() < 0.5 else Event(time, "cancel", (1,))
    return [Event(time, "down", (1, places[0])), *(Event(time, "move", (1, place)) for place in places[1:]), last]


def is_binary(words):
    """Returns True if doubles represent every mark exactly, so a pointer may be exactly where one ticks.

    Otherwise rounding decides there, so positions have digits that avoid it.
    """
    pitch = Fraction(words["unit-width"]) / int(words["fractions"])
    lengths = [pitch, *(Fraction(words.get(word, 0)) for word in ("capture", "rearm", "slop"))]
    return all((length * DIGITS).denominator == 1 for length in lengths)


class Hand:
    """A pointer that is down and moves, evenly or not, sometimes by the distance of two marks."""

    def __init__(self, chance, words):
        width, height = map(int, words["viewport"].split("x"))
        self.chance, self.time = chance, 0
        self.axis = 0 if words["axis"] == "x" else 1
        self.place = [Fraction(chance.randrange(width)), Fraction(chance.randrange(height))]
        self.start = self.place[self.axis]
        self.events = [Event(0, "down", (0, tuple(self.place)))]
        self.slop, self.pitch = slop_of(words), Fraction(words["unit-width"]) / int(words["fractions"])
        self.is_aiming = is_binary(words) and chance.random() < 0.4
        self.grid = chance.choice([Fraction(1), Fraction(1, 64)]) if is_binary(words) else Fraction(1, 10**5)
        fast = chance.choice([0, 20, 150, 150, 300, 300, 800, 3000])
        self.speed = chance.choice([-1, 1]) * fast * chance.uniform(0.5, 1.5)
        self.bend = chance.choice([0, 0, 0, 1, 20]) * chance.uniform(-25000, 25000)
        self.tremble = chance.choice([0, 0, 1, 10])
        self.pauses = chance.choice([[8], [16], [2, 4], [1, 4, 8, 25], [8, 8, 45]])

    def move(self):
        chance, axis = self.chance, self.axis
        pause = chance.choice(self.pauses) * MILLISECOND + chance.choice([0, chance.randrange(MILLISECOND)])
        along = Fraction(self.speed * pause / SECOND + self.tremble * chance.uniform(-1, 1))
        self.speed += self.bend * pause / SECOND
        self.place[axis] += round(along / self.grid) * self.grid
        if self.is_aiming:
            self.aim()
        self.place[1 - axis] += chance.choice([0, 0, 0, 0, 1, 8]) * chance.choice([-1, 1])
        self.arrive(pause)

    def arrive(self, pause):
        self.time += pause
        self.events.append(Event(self.time, "move", (0, tuple(self.place))))

    def aim(self):
        """Rounds the dragged distance to quarters of the distance of two marks."""
        moved = self.place[self.axis] - self.start
        slop = self.slop if moved > 0 else -self.slop
        self.place[self.axis] = self.start + round((moved - slop) / self.pitch * 4) * self.pitch / 4 + slop


class SteadyHand(Hand):
    """A pointer that moves exactly at the fling threshold, or minimally faster."""

    def __init__(self, chance, words):
        super().__init__(chance, words)
        more = chance.choice([Fraction(0), Fraction("5e-10"), Fraction("1e-8")])
        self.along = chance.choice([-1, 1]) * Fraction(words.get("min-fling", "90")) * (1 + more) / 125

    def move(self):
        self.place[self.axis] += self.along
        self.arrive(8 * MILLISECOND)
