"""Guarantees of the package: ``python3 -m unittest tests.test_detent`` in the folder above."""

from __future__ import annotations

import copy
import ctypes
import doctest
import os
import pickle
import random
import re
import subprocess
import unittest
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest import mock

import detent
from detent import (
    Began,
    Changed,
    DetentError,
    Ended,
    Environment,
    Event,
    Key,
    Marks,
    Modifiers,
    Phase,
    Press,
    Rating,
    RatingConfiguration,
    Ruler,
    RulerConfiguration,
    Source,
    Status,
    Tap,
    Tapped,
    Tick,
    WheelUnit,
    _native,
    configurations,
    controls,
    trace,
)
from detent.constants import EventKind
from detent.generated import structures


def stream(seed: int, count: int = 60) -> list[Event]:
    """Random events, ordered by time: drags, keys, wheels and others."""
    choices = random.Random(seed)
    time, events, x = 0, [], 200.0
    for _ in range(count):
        time += choices.choice([0, 1_000_000, 8_000_000, 16_666_667, 400_000_000])
        x += choices.uniform(-40, 40)
        makers: list[Callable[[], Event]] = [
            lambda: Event.down(time, x, 40, choices.randint(0, 1)),
            lambda: Event.move(time, x, 40),
            lambda: Event.move(time, x + 30, 41),
            lambda: Event.up(time, x, 40),
            lambda: Event.cancel(time),
            lambda: Event.hover(time, x, 20),
            lambda: Event.key(time, choices.choice(list(Key)), Modifiers.NONE),
            lambda: Event.wheel(time, choices.uniform(-3, 3), 0, WheelUnit.LINES),
            lambda: Event.wheel(time, 5, 0, modifiers=Modifiers(choices.randint(0, 15))),
            lambda: Event.rotate(time, choices.uniform(-3, 3)),
            lambda: Event.increment(time),
            lambda: Event.advance(time),
        ]
        events.append(choices.choice(makers)())
    return events


def subjects() -> list[Ruler | Rating]:
    """A ruler with all features, and a rating of halves."""
    configuration = RulerConfiguration(lower_bound=0, upper_bound=20, tick=Marks.HALF)
    configuration.snap, configuration.tap = Marks.ALWAYS, Tap.GO
    return [Ruler(5, configuration), Rating(2, RatingConfiguration(granularity=0.5))]


def without_samples(effects: list[Any]) -> list[Any]:
    """Effects that do not depend on frames, with runs of ticks split."""
    reported: list[Any] = []
    for effect in effects:
        if isinstance(effect, Tick):
            reported += list(effect)
        elif not (isinstance(effect, Changed) and effect.cause == detent.Cause.MOTION):
            reported.append(effect)
    return reported


class Laws(unittest.TestCase):
    """Properties of every stream of events."""

    def test_many_at_once_are_one_after_another(self) -> None:
        for seed in range(40):
            for single in subjects():
                batch = copy.copy(single)
                one_by_one = [effect for e in stream(seed) for effect in single.handle(e)]
                self.assertEqual(batch.handle(*stream(seed)), one_by_one)
                self.assertEqual(single.state, batch.state)

    def test_frames_change_nothing(self) -> None:
        for seed in range(40):
            for smooth in subjects():
                rough, reported, other = copy.copy(smooth), [], []
                for event in [*stream(seed), Event.advance(60_000_000_000)]:
                    before = smooth.state.time
                    if before is not None:
                        reported += smooth.advance((before + event.time) // 2)
                    reported += smooth.handle(event)
                    other += rough.handle(event)
                self.assertEqual(without_samples(reported), without_samples(other))
                self.assertEqual(smooth.state, rough.state)

    def test_edits_begin_and_end_in_turn(self) -> None:
        for seed in range(40):
            for control in subjects():
                is_open = False
                for effect in control.handle(*stream(seed)):
                    if isinstance(effect, (Began, Ended)):
                        self.assertEqual(is_open, isinstance(effect, Ended))
                        is_open = not is_open

    def test_a_copy_goes_on_alike_and_alone(self) -> None:
        for control in subjects():
            control.handle(*stream(1))
            before = control.state
            twins = [copy.copy(control), copy.deepcopy(control)]
            reported = [twin.handle(*stream(2)) for twin in twins]
            self.assertEqual(control.state, before)
            self.assertEqual([control.handle(*stream(2))] * 2, reported)


class Errors(unittest.TestCase):
    """Rejection of invalid calls, which change nothing."""

    def test_events(self) -> None:
        nan, good = float("nan"), Event.key(0, Key.END)
        for wrong, status in [
            (Event.down(0, nan, 0), Status.NUMBER),
            (Event.rotate(0, float("inf")), Status.NUMBER),
            (Event(99, 0), Status.CONSTANT),
            (Event(1, 0, source=7), Status.CONSTANT),
        ]:
            for control in subjects():
                other = copy.deepcopy(control)
                effects = other.handle(good)
                with self.assertRaises(DetentError) as raised:
                    control.handle(good, wrong, good)
                self.assertEqual(raised.exception.status, status)
                self.assertIn("event 1", raised.exception.sentence)
                self.assertEqual(raised.exception.effects, tuple(effects))
                self.assertEqual(control.state, other.state)

    def test_values(self) -> None:
        for control in subjects():
            before = control.state
            with self.assertRaises(DetentError) as raised:
                control.set_value(float("nan"))
            self.assertEqual(raised.exception.status, Status.NUMBER)
            self.assertEqual(control.state, before)
        with self.assertRaises(DetentError):
            Ruler(float("inf"))

    def test_whole_numbers_are_not_cut_off(self) -> None:
        for control in subjects():
            control.handle(*stream(3))
            before = control.state
            for wrong in (2**63, -(2**63) - 1, 2**64 + 5):
                verbs: list[Callable[[], object]] = [
                    lambda: control.handle(Event.increment(wrong)),
                    lambda: control.handle(Event.up(0, 1, 1, pointer=wrong)),
                    lambda: control.handle(Event(2**32 + EventKind.INCREMENT, 0)),
                    lambda: control.advance(wrong),
                    lambda: Ruler(0, RulerConfiguration(fractions=wrong)),
                ]
                for verb in verbs:
                    with self.assertRaises(DetentError) as raised:
                        verb()
                    self.assertEqual(raised.exception.status, Status.NUMBER)
            self.assertEqual(control.state, before)

    def test_configurations(self) -> None:
        wrong = RulerConfiguration(step=-1)
        self.assertIn("step", wrong.problem or "")
        self.assertIsNone(RulerConfiguration().problem)
        with self.assertRaises(DetentError) as raised:
            Ruler(0, wrong)
        self.assertEqual(raised.exception.sentence, wrong.problem)
        rating = Rating(3)
        with self.assertRaises(DetentError) as raised:
            rating.configure(RatingConfiguration(count=1000))
        self.assertEqual(raised.exception.status, Status.CONFIGURATION)
        self.assertEqual(rating.configuration, RatingConfiguration())

    def test_storage_is_no_file_format(self) -> None:
        with self.assertRaises(TypeError):
            pickle.dumps(Ruler())


class Details(unittest.TestCase):
    """Additions of this package to the library."""

    def test_defaults_are_those_of_the_library(self) -> None:
        self.assertEqual(Ruler().configuration, RulerConfiguration())
        self.assertEqual(Rating().configuration, RatingConfiguration())
        for name, kind in [
            ("ruler", _native.RulerConfiguration), ("rating", _native.RatingConfiguration)
        ]:
            structure, ours = kind(), configurations.native(
                RulerConfiguration() if name == "ruler" else RatingConfiguration(), kind
            )
            function = getattr(_native.library, f"detent_{name}_configuration_init")
            self.assertEqual(function(ctypes.byref(structure), ctypes.sizeof(structure)), 0)
            self.assertEqual(repr([getattr(structure, f[0]) for f in kind._fields_]),
                             repr([getattr(ours, f[0]) for f in kind._fields_]))

    def test_a_configuration_comes_back_as_it_was_set(self) -> None:
        given = RulerConfiguration(-5, 5, 0.5, tick=Marks.FRACTION, capture=0.25, rearm=1.0)
        given.landing_frequency, given.tap = 45.0, Tap.GO
        ruler = Ruler(0)
        ruler.configure(given)
        self.assertEqual(ruler.configuration, given)
        self.assertIsInstance(ruler.configuration.tick, Marks)
        self.assertIsInstance(ruler.configuration.tap, Tap)

    def test_a_run_of_ticks_has_a_time_for_each(self) -> None:
        ruler = Ruler(0, RulerConfiguration(tick=Marks.UNIT))
        moves = [Event.move(8_000_000 * n, 300 - 30 * n, 40) for n in range(1, 6)]
        effects = ruler.handle(Event.down(0, 300, 40), *moves, Event.up(40_000_000, 150, 40))
        effects += ruler.advance(10**10)
        ticks = [tick for run in effects if isinstance(run, Tick) for tick in run]
        self.assertEqual([mark for mark, _ in ticks], list(range(1, len(ticks) + 1)))
        times = [time for _, time in ticks]
        self.assertTrue(len(times) > 2 and times == sorted(set(times)))
        run = next(effect for effect in effects if isinstance(effect, Tick))
        for wrong in (-1, len(run)):
            with self.assertRaises(IndexError):
                run[wrong]

    def test_landings_have_a_spring_of_their_own(self) -> None:
        rests = []
        for frequency in (10.0, 30.0, 60.0):
            ruler = Ruler(0, RulerConfiguration(snap=Marks.ALWAYS, landing_frequency=frequency))
            ruler.handle(Event.down(0, 200, 40), Event.move(1, 160, 40), Event.up(10**9, 160, 40))
            rests.append(ruler.state.rest_time or 0)
        self.assertEqual(rests, sorted(set(rests), reverse=True))

    def test_a_tap_on_a_ruler_is_reported_or_goes_there(self) -> None:
        tap = [Event.down(0, 307.5, 40), Event.up(0, 307.5, 40)]
        self.assertEqual(Ruler(0).handle(*tap)[0], Tapped(0, 307.5, 40))
        effects = Ruler(0, RulerConfiguration(tap=Tap.GO)).handle(*tap)
        self.assertIn(Changed(0, 1, detent.Cause.TAP), effects)

    def test_keys_that_are_held_make_a_wheel_finer_or_coarser_or_a_shortcut(self) -> None:
        for modifiers, value in [
            (Modifiers.NONE, 1), (Modifiers.ALT, 0.1), (Modifiers.SHIFT, 10),
            (Modifiers.ALT | Modifiers.SHIFT, 0.1), (Modifiers.META, 0), (Modifiers.CONTROL, 0),
        ]:
            ruler = Ruler(0)
            ruler.handle(Event.wheel(0, 1, 0, WheelUnit.LINES, modifiers=modifiers))
            self.assertAlmostEqual(ruler.state.value, value)

    def test_events_that_are_not_its_own_are_counted_apart(self) -> None:
        ruler = Ruler(0)
        right = detent.Button.RIGHT
        ruler.handle(
            Event.down(0, 200, 40, source=Source.MOUSE, button=right), Event.up(0, 200, 40, source=Source.MOUSE, button=right),
            Event.key(0, Key.ESCAPE), Event.key(0, Key.ARROW_UP, Modifiers.META), Event.key(0, Key.ARROW_UP),
        )
        self.assertEqual((ruler.own, ruler.state.value), (1, 1))
        ruler.handle_batch(detent.Events.columns(time=[0, 0], kind=[1, 3], x=200, y=40, source=1, button=[2, 2]))
        self.assertEqual(ruler.own, 0)

    def test_a_touch_chooses_at_once_or_when_it_is_sure(self) -> None:
        for press, value in [(Press.AT_ONCE, 4), (Press.SURE, 1)]:
            rating = Rating(1, RatingConfiguration(press=press))
            rating.handle(Event.down(0, 150, 20))
            self.assertEqual((rating.state.value, rating.state.preview), (value, 4))
            rating.handle(Event.up(0, 150, 20))
            self.assertEqual(rating.state.value, 4)

    def test_scenes(self) -> None:
        ruler = Ruler(2, RulerConfiguration(lower_bound=0, upper_bound=10))
        scene = ruler.scene(Environment(breadth=50))
        labels = [mark.value for mark in scene.marks if mark.has_label and mark.is_in_range]
        self.assertIn(2.0, labels)
        self.assertEqual((scene.breadth, scene.phase, scene.landing), (50, Phase.IDLE, None))
        rating = Rating(2.5, RatingConfiguration(granularity=0.5))
        shown = rating.scene(Environment(label_length=30))
        self.assertEqual([symbol.fill for symbol in shown.symbols], [1, 1, 0.5, 0, 0])
        self.assertEqual(shown.label, (-30, 0, 30, 80))
        self.assertIsNone(rating.scene().label)

    def test_accessibility(self) -> None:
        node = Rating(5).accessibility()
        self.assertEqual((node.maximum, node.incremented, node.decremented), (5, 5, 4))
        self.assertIsNone(Ruler().accessibility().maximum)
        self.assertIsNone(Ruler().accessibility(Environment(is_enabled=False)).incremented)

    def test_a_mouse_previews(self) -> None:
        rating = Rating(1)
        rating.handle(Event.hover(0, 150, 20, source=Source.MOUSE))
        self.assertEqual(rating.state.preview, 4)
        rating.handle(Event.leave(1))
        self.assertIsNone(rating.state.preview)

    def test_numbers_are_written_as_the_library_writes_them(self) -> None:
        choices = random.Random(7)
        text = ctypes.create_string_buffer(328)
        numbers = [choices.uniform(-1, 1) * 10 ** choices.randint(-320, 300) for _ in range(3000)]
        for number in [*numbers, 0.0, -0.0, 1e22, 5e-324, float("inf"), float("nan"), 100.0]:
            _native.library.detent_number_text(number, text, 328)
            self.assertEqual(trace.number(number), text.value.decode())

    def test_structures_are_laid_out_as_in_c(self) -> None:
        claims = []
        for kind in vars(structures).values():
            if not isinstance(kind, type) or not issubclass(kind, ctypes.Structure):
                continue
            name = "detent" + re.sub("([A-Z])", r"_\1", kind.__name__).lower()
            claims.append(f"sizeof({name}) == {ctypes.sizeof(kind)}")
            for member, *_ in kind._fields_:
                place = getattr(kind, member)
                claims.append(f"offsetof({name}, {member}) == {place.offset}")
                claims.append(f"sizeof((({name} *)0)->{member}) == {place.size}")
        include = str(Path(__file__).parents[3] / "Sources/CDetent/include")
        for is_wrong in (False, True):
            all = claims + ["sizeof(detent_event) == 1"] * is_wrong
            lines = [f'_Static_assert({claim}, "{claim}");' for claim in all]
            run = subprocess.run(
                ["cc", "-I", include, "-fsyntax-only", "-x", "c", "-"],
                input="\n".join(["#include <detent.h>", *lines]), text=True, capture_output=True)
            self.assertEqual(run.returncode != 0, is_wrong, run.stderr)

    def test_the_feel_has_a_version(self) -> None:
        self.assertGreaterEqual(detent.FEEL_VERSION, 1)

    def test_an_older_library_is_rejected_immediately(self) -> None:
        with mock.patch.object(_native, "ABI_VERSION", _native.ABI_VERSION + 1):
            with self.assertRaisesRegex(ImportError, "older than this package"):
                _native._load()

    def test_a_library_that_cannot_be_used_is_an_import_error(self) -> None:
        for named in ("no-such.so", str(ctypes.CDLL("libc.so.6")._name)):
            with mock.patch.dict(os.environ, DETENT_LIBRARY=named), self.assertRaises(ImportError):
                _native._load()

    def test_the_package_works_in_any_folder(self) -> None:
        for folder in ("/detent", "/app/detent", "/usr/lib/python3/dist-packages/detent"):
            with (
                mock.patch.dict(os.environ, DETENT_LIBRARY=""),
                mock.patch.object(_native, "__file__", f"{folder}/_native.py"),
            ):
                self.assertEqual(_native._candidates(), ["libdetent.so.1"])

    def test_examples_in_the_documentation(self) -> None:
        for module in (detent, controls):
            found = doctest.testmod(module)
            self.assertEqual((found.failed, found.attempted > 0), (0, True))


if __name__ == "__main__":
    unittest.main()
