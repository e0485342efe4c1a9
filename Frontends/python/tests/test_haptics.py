"""A haptic gate agrees with that of a model."""

from __future__ import annotations

import doctest
import unittest
from collections.abc import Iterator
from pathlib import Path

from detent import (
    Bound,
    DetentError,
    Effect,
    Event,
    HapticGate,
    Idle,
    Marks,
    Ruler,
    RulerConfiguration,
    Side,
    Status,
    Tick,
    _native,
    haptics,
)

CASES = Path(__file__).parents[3] / "Tests/ControlCoreTests/Fixtures/haptic-gate.txt"
PLACES = [280, 265, 250, 230]


def lines() -> Iterator[tuple[int, str, list[int]]]:
    """The cases, explained in the head of the file."""
    for number, line in enumerate(CASES.read_text().splitlines(), 1):
        if not line.startswith("#"):
            word, *numbers = line.split()
            yield number, word, [int(each) for each in numbers]


def flick(upper: int) -> tuple[HapticGate, Ruler]:
    gate = HapticGate()
    settings = RulerConfiguration(
        lower_bound=0, upper_bound=upper, tick=Marks.FRACTION, snap=Marks.ALWAYS
    )
    ruler = Ruler(20, settings)
    events = [Event.down(0, PLACES[0], 40)]
    events += [Event.move(8_000_000 * n, x, 40) for n, x in enumerate(PLACES) if n]
    for event in [*events, Event.up(32_000_000, PLACES[-1], 40)]:
        played(gate, ruler.handle(event), event.time)
    return gate, ruler


def played(gate: HapticGate, effects: list[Effect], now: int) -> int:
    return sum(gate.plays(effect, now) for effect in effects)


def effect(word: str, time: int) -> Effect:
    match word:
        case "tick":
            return Tick(time, 4, 1, _native.Effect())
        case "bound":
            return Bound(time, Side.LOWER)
        case _:
            return Idle(time)


class HapticGateTests(unittest.TestCase):
    def test_what_the_model_plays_is_played(self) -> None:
        gate, ruler, cases = HapticGate(), Ruler(), 0
        for number, word, numbers in lines():
            cases += 1
            if word == "gate":
                gate = HapticGate(numbers[0])
            elif word == "flick":
                gate, ruler = flick(numbers[0])
            elif word == "frame":
                count = played(gate, ruler.advance(numbers[0]), numbers[0])
                self.assertEqual(count, numbers[1], f"line {number}")
            else:
                time, now, wanted = numbers
                self.assertEqual(gate.plays(effect(word, time), now), wanted == 1, f"line {number}")
        self.assertGreater(cases, 1000)

    def test_its_example_does_what_it_says(self) -> None:
        self.assertEqual(doctest.testmod(haptics).failed, 0)

    def test_what_64_bits_do_not_hold_is_refused(self) -> None:
        gate = HapticGate()
        with self.assertRaises(DetentError) as raised:
            HapticGate(1 << 63)
        self.assertEqual(raised.exception.status, Status.NUMBER)
        with self.assertRaises(DetentError) as raised:
            gate.plays(Idle(0), 1 << 63)
        self.assertEqual(raised.exception.status, Status.NUMBER)
        with self.assertRaises(TypeError):
            gate.plays(Idle(0), "now")  # type: ignore[arg-type]


if __name__ == "__main__":
    unittest.main()
