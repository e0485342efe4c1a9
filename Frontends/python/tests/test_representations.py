"""Representations of controls, and error messages."""

from __future__ import annotations

import math
import unittest
from dataclasses import fields
from typing import Any

from detent import (
    DetentError, Dial, DialConfiguration, Event, Rating, RatingConfiguration, Ruler, RulerConfiguration, Slider,
    SliderConfiguration,
)


class RepresentationTests(unittest.TestCase):
    def test_a_control_has_its_value(self) -> None:
        self.assertEqual([Ruler(3).value, Rating(2).value, Dial(4, DialConfiguration(0, 9)).value], [3, 2, 4])
        slider = Slider([20, 70], SliderConfiguration(thumbs=2))
        self.assertEqual((slider.value, slider.values), (20, (20, 70)))

    def test_a_control_shows_what_it_is(self) -> None:
        ruler = Ruler(20, RulerConfiguration(lower_bound=0, upper_bound=100))
        self.assertEqual(repr(ruler), "<Ruler 20.0 idle, RulerConfiguration(lower_bound=0.0, upper_bound=100.0)>")
        ruler.handle(Event.down(0, 100, 20))
        self.assertEqual(repr(ruler)[:21], "<Ruler 20.0 pressed, ")
        self.assertEqual(repr(Slider([1, 2], SliderConfiguration(thumbs=2))), "<Slider 1.0, 2.0 idle, SliderConfiguration(thumbs=2)>")
        self.assertEqual(repr(RatingConfiguration()), "RatingConfiguration()")

    def test_the_representation_of_settings_makes_them_again(self) -> None:
        import detent
        for kind in (RulerConfiguration, RatingConfiguration, SliderConfiguration, DialConfiguration):
            usual: Any = kind()
            for member in fields(usual):
                value = getattr(usual, member.name)
                if type(value) is float and math.isfinite(value):
                    made: Any = kind(**{member.name: value + 1})
                    again = eval(repr(made).replace("<", "").replace(">", ""), vars(detent))
                    self.assertEqual(again, made)

    def test_a_wrong_setting_is_named(self) -> None:
        wrong: list[tuple[type[Any], type[Any], dict[str, Any]]] = [
            (Ruler, RulerConfiguration, {"step": 0}), (Ruler, RulerConfiguration, {"length": -1}),
            (Ruler, RulerConfiguration, {"snap": 99}), (Slider, SliderConfiguration, {"thumbs": 9}),
            (Slider, SliderConfiguration, {"distance": -1}), (Dial, DialConfiguration, {"sweep": math.nan}),
            (Rating, RatingConfiguration, {"count": -3}), (Ruler, RulerConfiguration, {"fractions": 1 << 40}),
        ]
        for kind, configuration, members in wrong:
            [name] = members
            with self.subTest(name):
                with self.assertRaises(DetentError) as raised:
                    kind(0, configuration(**members))
                self.assertEqual(raised.exception.field, name)
                if name != "fractions":  # has no place in the structure at all
                    self.assertEqual(configuration(**members).wrong_field, name)
        self.assertIsNone(RulerConfiguration().wrong_field)

    def test_a_wrong_number_of_an_event_is_named(self) -> None:
        with self.assertRaisesRegex(DetentError, "^event 1: y: ") as raised:
            Ruler().handle(Event.increment(0), Event.down(0, 3, math.inf))
        self.assertEqual((raised.exception.field, len(raised.exception.effects)), ("y", 3))


if __name__ == "__main__":
    unittest.main()
