"""Batches of events have the same effects as single events."""

from __future__ import annotations

import itertools
import math
import random
import unittest
from typing import Any
from unittest import mock

from detent import (
    Began, Changed, DetentError, Dial, DialConfiguration, Event, EventKind, Events, Marks, Rating, Ruler,
    RulerConfiguration, Slider, SliderConfiguration, Status, Tick, batch,
)


def controls() -> list[Any]:
    return [
        Ruler(20, RulerConfiguration(lower_bound=0, upper_bound=100, tick=Marks.FRACTION, snap=Marks.ALWAYS)),
        Rating(2), Slider([20, 70], SliderConfiguration(thumbs=2, step=5)), Dial(20, DialConfiguration(0, 100)),
    ]


def gesture(seed: int, count: int) -> list[Event]:
    """Presses, drags, keys and frames, all valid."""
    chance, time, events = random.Random(seed), 0, []
    for _ in range(count):
        time += chance.randrange(0, 30_000_000)
        x, y, kind = chance.uniform(-50, 400), chance.uniform(0, 80), EventKind(chance.choice([1, 2, 2, 2, 3, 4, 9, 10, 13]))
        events.append(Event(kind, time) if kind >= EventKind.INCREMENT else Event(kind, time, x, y, source=chance.randrange(3)))
    return events


def columns(events: list[Event]) -> Events:
    names = ("time", "kind", "x", "y", "pointer", "source", "modifiers", "phase")
    return Events.columns(**{name: [getattr(event, name) for event in events] for name in names})


class BatchTests(unittest.TestCase):
    def test_a_batch_is_what_its_events_are_one_by_one(self) -> None:
        for seed, number in itertools.product(range(20), range(len(controls()))):
            events, control = gesture(seed, 200), controls()[number]
            expected = control.handle(*events)
            for made in (columns(events), Events(events)):
                other = controls()[number]
                reported = list(other.handle_batch(made))
                self.assertEqual(reported, expected)
                self.assertEqual(other.state, control.state)
                self.assertEqual([list(each) for each in reported if isinstance(each, Tick)],
                                 [list(each) for each in expected if isinstance(each, Tick)])

    def test_chunks_and_capacity_change_nothing(self) -> None:
        events = gesture(7, 500)
        expected = controls()[0].handle(*events)
        for chunk, capacity in [(1, 1), (3, 1), (100, 0), (7, 2)]:
            with mock.patch.object(batch, "CHUNK", chunk), mock.patch.object(batch, "CAPACITY", capacity):
                self.assertEqual(list(controls()[0].handle_batch(columns(events))), expected)

    def test_without_numpy_it_is_the_same(self) -> None:
        events = gesture(8, 100)
        reported = controls()[0].handle_batch(columns(events))
        with mock.patch.object(batch, "_numpy", None):
            same = controls()[0].handle_batch(columns(events))
            self.assertEqual(list(same), list(reported))
            self.assertEqual([same.column("value"), same.time], [list(reported.value), list(reported.time)])
            with self.assertRaisesRegex(TypeError, "^x must be"):
                Events.columns(time=[0], x=["a"])
            with self.assertRaisesRegex(ValueError, "^y must have as many numbers as time, 2,"):
                Events.columns(time=[0, 1], y=[1])
            with self.assertRaisesRegex(DetentError, "^the time .* has too many digits"):
                Events.columns(time=[1 << 64])

    def test_columns_that_make_no_sense_are_named(self) -> None:
        wrong: list[tuple[str, Any, type[Exception] | tuple[type[Exception], ...]]] = [
            ("x", ["a", "b"], TypeError), ("time", [0.5, 1.5], TypeError), ("kind", [1, 1 << 40], DetentError),
            ("y", [1.0], ValueError), ("pointer", [[1, 2], [3, 4]], (TypeError, ValueError)), ("phase", [1, 2, 3], ValueError),
        ]
        for name, column, error in wrong:
            given = {"time": [0, 1], name: column}
            with self.subTest(name), self.assertRaisesRegex(error, rf"\b{name}\b"):
                Events.columns(**given)

    def test_a_wrong_event_is_named_and_those_before_it_count(self) -> None:
        for number in (0, 1, 5, 5000):
            x = [100.0] * 6000
            x[number] = math.nan
            events = Events.columns(time=list(range(6000)), kind=[1] + [2] * 5999, x=x)
            with self.assertRaises(DetentError) as raised:
                Ruler().handle_batch(events)
            self.assertIn(f"event {number}: x: ", str(raised.exception))
            self.assertEqual((raised.exception.status, raised.exception.field), (Status.NUMBER, "x"))
        with self.assertRaisesRegex(DetentError, "^event 1: "):
            Ruler().handle_batch(Events.columns(time=[0, 0], kind=[9, 99]))
        with self.assertRaisesRegex(TypeError, "^handle_batch takes Events"):
            Ruler().handle_batch([Event.increment(0)])  # type: ignore[arg-type]

    def test_effects_are_a_sequence_with_columns(self) -> None:
        effects = Ruler().handle_batch(Events([Event.increment(5), Event.increment(7)]))
        self.assertIsInstance(effects[0], Began)
        self.assertIsInstance(effects[-2], Changed)
        self.assertEqual([effects[number] for number in range(len(effects))], list(effects))
        self.assertEqual(effects[1:3], list(effects)[1:3])
        self.assertEqual([len(effects), list(effects.time), list(effects.part)], [6, [5, 5, 5, 7, 7, 7], [0] * 6])
        self.assertEqual([repr(effects), repr(Events())], ["<6 effects>", "<0 events>"])
        with self.assertRaises(IndexError):
            effects[6]
        with self.assertRaisesRegex(ValueError, "no column 'colour': time, kind"):
            effects.column("colour")
        self.assertEqual(list(Ruler().handle_batch(Events())), [])


if __name__ == "__main__":
    unittest.main()
