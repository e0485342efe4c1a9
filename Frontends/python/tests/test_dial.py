"""Dials through the package."""

from __future__ import annotations

import copy
import ctypes
import doctest
import random
import unittest

from detent import (
    Bound,
    Changed,
    DetentError,
    Dial,
    DialConfiguration,
    DialHold,
    DialPress,
    Ended,
    Environment,
    Event,
    Phase,
    Side,
    Snapped,
    Source,
    Status,
    Tick,
    _native,
    configurations,
    dial,
)



class DialTests(unittest.TestCase):
    def test_defaults_are_those_of_the_library(self) -> None:
        self.assertEqual(Dial().configuration, DialConfiguration())
        structure = _native.DialConfiguration()
        ours = configurations.native(DialConfiguration(), _native.DialConfiguration)
        function = _native.library.detent_dial_configuration_init
        self.assertEqual(function(ctypes.byref(structure), ctypes.sizeof(structure)), 0)
        for name, *_ in structure._fields_:
            self.assertEqual(repr(getattr(structure, name)), repr(getattr(ours, name)), name)

    def test_a_configuration_comes_back_as_it_was_set(self) -> None:
        given = DialConfiguration(
            -5, 7, step=0.5, start=-135, sweep=270, dead=9, width=80, height=90, snaps=True,
            coasts=True, hold=DialHold.VERTICAL, press=DialPress.JUMP,
        )
        control = Dial(configuration=given)
        self.assertEqual(control.configuration, given)
        self.assertIsInstance(control.configuration.hold, DialHold)
        other = DialConfiguration(wraps=True, ticks=True, step=5)
        control.configure(other)
        self.assertEqual(control.configuration, other)

    def test_effects_say_in_which_turn_the_value_is(self) -> None:
        control = Dial(90, DialConfiguration(0, 360, step=30, wraps=True, snaps=True, ticks=True))
        # From the right over the top to the left, counter-clockwise.
        places = [(160, 80), (137, 24), (80, 0), (24, 24), (0, 80)]
        down, *moves = [
            Event.move(n * 8_000_000, x, y, source=Source.MOUSE) if n else Event.down(0, x, y, source=Source.MOUSE)
            for n, (x, y) in enumerate(places)
        ]
        effects = control.handle(down, *moves)
        changes = [effect for effect in effects if isinstance(effect, Changed)]
        self.assertEqual([e.turns for e in changes], [0, 0, -1, -1])
        self.assertAlmostEqual(changes[-1].value, 270, delta=1)
        self.assertEqual(control.state.turns, -1)
        effects += control.handle(Event.up(40_000_000, 0, 80, source=Source.MOUSE))
        rest = control.state.rest_time
        effects += control.advance(rest) if rest is not None else []
        marks = [mark for run in effects if isinstance(run, Tick) for mark, _ in run]
        self.assertEqual(marks, [2, 1, 0, -1, -2, -3])
        ends = [(e.value, e.turns) for e in effects if isinstance(e, (Snapped, Ended))]
        self.assertEqual(ends, [(270, -1), (270, -1)])
        control.set_value(270.5)
        self.assertEqual((control.state.turns, control.state.phase), (0, Phase.IDLE))

    def test_an_end_is_reported_and_never_leapt_over(self) -> None:
        control = Dial(90, DialConfiguration(start=-135, sweep=270))
        places = [(137, 24), (160, 80), (137, 137), (80, 160), (24, 137), (0, 80)]
        down, *moves = [
            Event.move(n * 8_000_000, x, y, source=Source.MOUSE) if n else Event.down(0, x, y, source=Source.MOUSE)
            for n, (x, y) in enumerate(places)
        ]
        effects = control.handle(down, *moves)
        self.assertEqual([e.side for e in effects if isinstance(e, Bound)], [Side.UPPER])
        values = [effect.value for effect in effects if isinstance(effect, Changed)]
        self.assertEqual((values, control.state.value), (sorted(values), 100))

    def test_what_makes_no_sense_is_rejected_and_changes_nothing(self) -> None:
        control = Dial(50)
        before = control.state
        for status, verb in [
            (Status.NUMBER, lambda: control.set_value(float("nan"))),
            (Status.CONFIGURATION, lambda: control.configure(DialConfiguration(sweep=36001))),
            (Status.CONSTANT, lambda: control.configure(
                DialConfiguration(hold=7))),  # type: ignore[arg-type]
            (Status.CONFIGURATION, lambda: Dial(0, DialConfiguration(wraps=True, sweep=180))),
        ]:
            with self.assertRaises(DetentError) as raised:
                verb()  # type: ignore[no-untyped-call]
            self.assertEqual(raised.exception.status, status)
            self.assertEqual(control.state, before)
        self.assertIn("wraps", DialConfiguration(wraps=True, step=30).problem or "")

    def test_assistive_technology_gets_what_keys_choose(self) -> None:
        node = Dial(350, DialConfiguration(0, 360, step=10, wraps=True, snaps=True)).accessibility()
        self.assertEqual((node.minimum, node.maximum, node.step), (0, 350, 10))
        self.assertEqual((node.incremented, node.decremented), (0, 340))

    def test_a_scene_says_where_things_are(self) -> None:
        control = Dial(90, DialConfiguration(0, 360, step=30, wraps=True))
        control.handle(Event.down(0, 160, 80, source=Source.MOUSE))
        control.handle(Event.move(8_000_000, 80, 160, source=Source.MOUSE))
        scene = control.scene()
        self.assertEqual((scene.width, scene.height, scene.step), (160, 160, 30))
        self.assertAlmostEqual(scene.angle, 180, delta=1)
        self.assertEqual((scene.filled[0], scene.landing, scene.is_held), (0, None, True))
        self.assertEqual([mark.value for mark in scene.marks], list(range(0, 360, 30)))
        self.assertEqual([mark.angle for mark in scene.marks], list(range(0, 360, 30)))
        labels = [(mark.value, mark.label) for mark in scene.marks if mark.label]
        self.assertEqual([value for value, _ in labels], [0, 60, 120, 180, 240, 300])
        x, y = dict(labels)[180] or (0, 0)
        self.assertAlmostEqual(x, 80)
        self.assertGreater(y, 80 + scene.mark_end)
        small = Dial(90, DialConfiguration(step=10, width=30, height=30)).scene()
        self.assertEqual([mark for mark in small.marks if mark.label], [])
        self.assertFalse(control.scene(Environment(is_enabled=False)).is_enabled)

    def test_a_copy_goes_on_alike_and_alone(self) -> None:
        choices, control = random.Random(3), Dial(50, DialConfiguration(wraps=True, coasts=True))
        events = [
            Event.move(
                n * 8_000_000, choices.uniform(0, 160), choices.uniform(0, 160),
                source=Source.MOUSE,
            )
            for n in range(1, 40)
        ]
        control.handle(Event.down(0, 75, 20, source=Source.MOUSE))
        twin, before = copy.copy(control), control.state
        reported = twin.handle(*events)
        self.assertEqual(control.state, before)
        self.assertEqual(control.handle(*events), reported)
        self.assertNotEqual(control.state.turns, before.turns)

    def test_examples_in_the_documentation(self) -> None:
        found = doctest.testmod(dial)
        self.assertEqual((found.failed, found.attempted > 0), (0, True))


if __name__ == "__main__":
    unittest.main()
