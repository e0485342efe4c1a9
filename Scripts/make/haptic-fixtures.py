#!/usr/bin/env python3
"""Makes the cases for testing haptic gates in all languages, with only Python's standard library.

    Scripts/make/haptic-fixtures.py <directory>  writes haptic-gate.txt, the same bytes each time

The expected results come from a model that shares no code with the engine: it keeps all played effects, and searches them
for each new one. The times of the marks passed by a flick come from the model of rulers in models/ruler.
"""
import random
import sys
from fractions import Fraction
from pathlib import Path

from models.events import Event
from models.ruler.compare import modelled
from models.ruler.scripts import Script

MILLISECOND = 1_000_000
USUAL_GAP = 31_250_000
HEAD = """\
# Made by Scripts/make/haptic-fixtures.py: which effects a haptic gate plays. All times are nanoseconds.
#   gate GAP             a new gate
#   KIND TIME NOW PLAYS  a tick, a bound or anything else of a time, handed over at NOW; PLAYS is 1 if it is played, else 0
#   flick UPPER          a new gate of the usual gap, and a ruler 0..UPPER at 20 that ticks at fractions and always snaps. A
#                        finger goes down at x 280 at 0 ms, to 265 at 8, 250 at 16, 230 at 24, and up there at 32. Each
#                        event's effects are handed over at its time
#   frame NOW PLAYS      time passes on that ruler; how many of the effects of it are played"""


class Gate:
    """Keeps all effects played since the last step back in time."""

    def __init__(self, gap):
        self.gap, self.now = gap, None
        self.played = []  # pairs of a kind and a time

    def plays(self, kind, time, now):
        if any(now < played for _, played in self.played):
            self.played = []
        rivals = {"bound": ["bound"], "tick": ["bound", "tick"]}.get(kind)
        if rivals is None or (time < now and now - time >= self.gap):
            return 0
        if any(rival in rivals and now - played < self.gap for rival, played in self.played):
            return 0
        self.played.append((kind, now))
        return 1


def at_random(chance, gap):
    """Returns a gate's lines for random ticks and bounds: some late, a few early, and occasionally a step back in time."""
    lines, gate, now = [f"gate {gap}"], Gate(gap), 0
    for _ in range(120):
        now += chance.choice([0, 1, chance.randrange(40 * MILLISECOND), gap, gap - 1, 5 * MILLISECOND])
        if chance.random() < 0.01:
            now -= chance.randrange(200 * MILLISECOND)
        late = chance.choice([0, 0, 0, 0, chance.randrange(80 * MILLISECOND), gap, gap - 1, -MILLISECOND])
        kind = chance.choices(["tick", "bound", "other"], [60, 30, 10])[0]
        lines.append(f"{kind} {now - late} {now} {gate.plays(kind, now - late, now)}")
    return lines


def flick(upper, frames):
    """Returns a flick of a ruler that is drawn at some times."""
    words = {"range": f"0..{upper}", "value": "20", "tick": "fraction", "snap": "always"}
    places = [(Fraction(x), Fraction(40)) for x in (280, 265, 250, 230)]
    events = [Event(0, "down", (0, places[0]))]
    events += [Event(8 * n * MILLISECOND, "move", (0, place)) for n, place in enumerate(places) if n]
    events.append(Event(32 * MILLISECOND, "up", (0, None)))
    ruler, _ = modelled(Script(words, 1, events), {})
    reported = [line for line in ruler.lines if line.word in ("tick", "bound")]
    lines, gate, before = [f"flick {upper}"], Gate(USUAL_GAP), -1
    for event in events:
        before = hand_over(gate, reported, before, event.time)[0]
    for now in frames:
        before, count = hand_over(gate, reported, before, now)
        lines.append(f"frame {now} {count}")
    return lines


def hand_over(gate, reported, before, now):
    """Delivers the effects after one time and up to another. Consecutive marks form one effect."""
    new = [line for line in reported if before < line.time <= now]
    ticks = [line.time for line in new if line.word == "tick"]
    bounds = [line.time for line in new if line.word == "bound"]
    count = gate.plays("tick", ticks[-1], now) if ticks else 0
    return now, count + sum(gate.plays("bound", time, now) for time in bounds)


def every(milliseconds):
    return range(33 * MILLISECOND, 1400 * MILLISECOND, milliseconds * MILLISECOND)


def main(directory):
    lines = [HEAD]
    for number, gap in enumerate([USUAL_GAP, USUAL_GAP, 1, 0, -5, 100 * MILLISECOND]):
        lines += at_random(random.Random(f"haptics {number}"), gap)
    for upper in (100, 24):
        for period in (8, 60, 250, 1300):
            lines += flick(upper, every(period))
        chance = random.Random(f"frames {upper}")
        lines += flick(upper, sorted(chance.randrange(33, 1400) * MILLISECOND for _ in range(40)))
    Path(directory, "haptic-gate.txt").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    match sys.argv[1:]:
        case [directory] if not directory.startswith("-"):
            main(directory)
        case _:
            sys.exit(__doc__)
