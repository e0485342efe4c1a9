"""Sliders, with several parts, through the package."""

from __future__ import annotations

import copy
import ctypes
import doctest
import random
import unittest
from typing import Any

from detent import (
    Bound,
    DetentError,
    Environment,
    Event,
    Key,
    Meet,
    Phase,
    Scale,
    Side,
    Slider,
    SliderConfiguration,
    Source,
    Status,
    _native,
    configurations,
    slider,
)


def prices(**settings: Any) -> Slider:
    """Two thumbs at least 10 apart."""
    return Slider([20, 70], SliderConfiguration(thumbs=2, step=5, distance=10, **settings))


class SliderTests(unittest.TestCase):
    def test_defaults_are_those_of_the_library(self) -> None:
        self.assertEqual(Slider().configuration, SliderConfiguration())
        structure = _native.SliderConfiguration()
        ours = configurations.native(SliderConfiguration(), _native.SliderConfiguration)
        function = _native.library.detent_slider_configuration_init
        self.assertEqual(function(ctypes.byref(structure), ctypes.sizeof(structure)), 0)
        for name, *_ in structure._fields_:
            values = [getattr(each, name) for each in (structure, ours)]
            lists = [v[:] if isinstance(v, ctypes.Array) else v for v in values]
            self.assertEqual(repr(lists[0]), repr(lists[1]), name)

    def test_a_configuration_comes_back_as_it_was_set(self) -> None:
        given = SliderConfiguration(stops=(0.5, 1.0, 2.0), thumbs=3, meet=Meet.PUSH, ticks=True)
        control = Slider(configuration=given)
        self.assertEqual(control.configuration, given)
        self.assertIsInstance(control.configuration.meet, Meet)
        self.assertEqual(control.state.values, (0.5, 2.0, 2.0))
        control.configure(SliderConfiguration(1, 100, scale=Scale.LOGARITHMIC, factor=2.0))
        self.assertEqual(control.configuration.factor, 2.0)
        self.assertEqual(control.configuration.stops, ())

    def test_effects_say_which_thumb_and_which_is_in_the_way(self) -> None:
        control = prices()
        moves = [Event.move(8_000_000 * n, 75 + 75 * n, 20, source=Source.MOUSE) for n in (1, 2, 3)]
        effects = control.handle(Event.down(0, 75, 20, source=Source.MOUSE), *moves)
        bounds = [effect for effect in effects if isinstance(effect, Bound)]
        self.assertEqual([(b.side, b.part, b.by) for b in bounds], [(Side.UPPER, 0, 1)])
        self.assertEqual(control.state.values, (60, 70))
        control.handle(Event.up(40_000_000, 300, 20, source=Source.MOUSE))
        effects = control.handle(Event.focus(50_000_000, 1), Event.key(50_000_000, Key.END))
        self.assertEqual({getattr(effect, "part", 1) for effect in effects}, {1})
        self.assertEqual(control.state.values, (60, 100))
        self.assertEqual(control.state.focus, 1)

    def test_the_host_sets_one_value_or_all(self) -> None:
        control = prices()
        self.assertEqual(control.set_value(80, part=1), [])
        self.assertEqual(control.update([30]), [])
        self.assertEqual(control.state.values, (30, 80))
        self.assertEqual(control.update([50, 50]), [])
        self.assertEqual(control.state.values, (50, 60))
        control.update([150, None], SliderConfiguration(0, 200, thumbs=2, distance=10))
        self.assertEqual(control.state.values, (50, 60))
        control.update([150, 180], SliderConfiguration(0, 200, thumbs=2, distance=10))
        self.assertEqual(control.state.values, (150, 180))

    def test_what_makes_no_sense_is_rejected_and_changes_nothing(self) -> None:
        control = prices()
        before = control.state
        for status, verb in [
            (Status.INDEX, lambda: control.set_value(5, part=2)),
            (Status.INDEX, lambda: control.update([1] * 9)),
            (Status.NUMBER, lambda: control.update([1, float("inf")])),
            (Status.INDEX, lambda: control.part(-1)),
            (Status.INDEX, lambda: control.accessibility(part=2)),
            (Status.NUMBER, lambda: control.part(2**32)),
            (Status.INDEX, lambda: Slider([1, 2])),
            (Status.CONFIGURATION, lambda: Slider(0, SliderConfiguration(thumbs=9))),
            (Status.CONFIGURATION, lambda: Slider(0, SliderConfiguration(stops=(1,) * 33))),
        ]:
            with self.assertRaises(DetentError) as raised:
                verb()  # type: ignore[no-untyped-call]
            self.assertEqual(raised.exception.status, status)
            self.assertEqual(control.state, before)
        self.assertIn("stops", SliderConfiguration(stops=(1, 0)).problem or "")

    def test_each_thumb_can_be_read(self) -> None:
        control = prices()
        part = control.part(1)
        self.assertEqual((part.value, part.offset, part.phase), (70, 262.5, Phase.IDLE))
        self.assertEqual((part.minimum, part.maximum, part.nearest_mark), (30, 100, 14))
        node = control.accessibility(Environment(is_focused=True), part=1)
        self.assertEqual((node.minimum, node.incremented, node.is_focused), (30, 75, False))
        self.assertTrue(control.accessibility(Environment(is_focused=True)).is_focused)

    def test_a_scene_says_where_things_are(self) -> None:
        control = prices()
        control.handle(Event.down(0, 75, 20, source=Source.MOUSE))
        scene = control.scene(Environment(breadth=60))
        self.assertEqual((scene.length, scene.breadth, scene.phase), (375, 60, Phase.PRESSED))
        self.assertEqual((scene.lower_value, scene.upper_value), (0, 100))
        self.assertEqual(scene.filled, (75, 262.5))
        self.assertEqual([thumb.along for thumb in scene.thumbs], [75, 262.5])
        self.assertEqual([thumb.is_held for thumb in scene.thumbs], [True, False])
        self.assertEqual([thumb.is_focus for thumb in scene.thumbs], [True, False])
        first = scene.thumbs[0]
        self.assertEqual((first.x, first.y, first.width, first.height), (61, 16, 28, 28))
        self.assertEqual((first.minimum, first.maximum, first.landing), (0, 60, None))
        labels = [(mark.value, mark.along) for mark in scene.marks if mark.has_label]
        self.assertEqual(labels, [(0, 0), (25, 93.75), (50, 187.5), (75, 281.25), (100, 375)])
        self.assertEqual(len(scene.marks), 21)
        few = control.scene(Environment(text_scale=4))
        self.assertEqual([m.value for m in few.marks if m.has_label], [0, 100])
        self.assertFalse(control.scene(Environment(is_enabled=False)).is_enabled)

    def test_a_copy_goes_on_alike_and_alone(self) -> None:
        choices, control = random.Random(3), prices(meet=Meet.PUSH)
        events = [
            Event.move(n * 8_000_000, choices.uniform(0, 375), 20, source=Source.MOUSE)
            for n in range(1, 40)
        ]
        control.handle(Event.down(0, 75, 20, source=Source.MOUSE))
        twin, before = copy.copy(control), control.state
        reported = twin.handle(*events)
        self.assertEqual(control.state, before)
        self.assertEqual(control.handle(*events), reported)
        self.assertTrue({1, 0} <= {getattr(effect, "part", 0) for effect in reported})

    def test_examples_in_the_documentation(self) -> None:
        found = doctest.testmod(slider)
        self.assertEqual((found.failed, found.attempted > 0), (0, True))


if __name__ == "__main__":
    unittest.main()
