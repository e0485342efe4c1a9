"""Conventions of Python objects: copying, pickling, and exceptions that are not lost."""

from __future__ import annotations

import copy
import ctypes
import pickle
import signal
import unittest
from functools import partial
from typing import Any
from unittest import mock

from detent import DetentError, Event, Rating, Ruler, RulerConfiguration, Status, _native, controls


class Named(Ruler):
    """A ruler with an additional member."""

    def __init__(self, notes: list[str]) -> None:
        super().__init__(3)
        self.notes = notes


class Raising:
    """Raises while an effect is copied, as a signal handler may anywhere."""

    @staticmethod
    def from_buffer_copy(_: Any) -> None:
        raise KeyboardInterrupt


class ObjectTests(unittest.TestCase):
    def test_an_error_comes_through_a_pickle(self) -> None:
        with self.assertRaises(DetentError) as raised:
            Ruler(0, RulerConfiguration(step=0))
        error = raised.exception
        for same in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
            self.assertIsInstance(same, DetentError)
            self.assertEqual((same.status, same.sentence), (Status.CONFIGURATION, error.sentence))
            self.assertEqual(str(same), error.sentence)

    def test_what_is_raised_in_a_sink_is_not_lost(self) -> None:
        both: list[Ruler | Rating] = [Ruler(0), Rating(0)]
        for control in both:
            with mock.patch.object(_native, "Effect", Raising):
                with self.assertRaises(KeyboardInterrupt):
                    control.handle(Event.increment(0))
            self.assertEqual(control.state.value, 1)

    def test_a_signal_that_waits_for_the_sink_is_not_lost(self) -> None:
        # A shell's & may leave the signal ignored.
        self.addCleanup(signal.signal, signal.SIGINT, signal.getsignal(signal.SIGINT))
        signal.signal(signal.SIGINT, signal.default_int_handler)
        collected: list[_native.Effect] = []
        raised: list[BaseException] = []
        collector, effect = controls._collector(collected, raised), ctypes.pointer(_native.Effect())
        next(collector)
        # Called by map, from C, so no Python code runs before the sink.
        interrupt = partial(ctypes.pythonapi.PyErr_SetInterrupt)
        calls = [interrupt, partial(_native.send, collector, effect)]
        list(map(partial.__call__, calls))
        self.assertEqual([type(error) for error in raised], [KeyboardInterrupt])

    def test_a_copy_has_what_a_subclass_has_added(self) -> None:
        named = Named(["a"])
        shallow, deep = copy.copy(named), copy.deepcopy(named)
        named.handle(Event.increment(0))
        self.assertIs(shallow.notes, named.notes)
        self.assertEqual(deep.notes, named.notes)
        self.assertIsNot(deep.notes, named.notes)
        self.assertEqual([shallow.state.value, deep.state.value, named.state.value], [3, 3, 4])

    def test_a_configuration_of_another_kind_is_rejected(self) -> None:
        others: list[Any] = [{}, 7, RulerConfiguration, RulerConfiguration()]
        for wrong in others:
            with self.assertRaises(TypeError):
                Rating(0, wrong)
        with self.assertRaises(TypeError):
            Ruler().configure(None)  # type: ignore[arg-type]

    def test_what_is_no_number_is_rejected_by_its_name(self) -> None:
        text: Any = "half"
        for name in ("snap", "step", "fractions", "interaction"):
            with self.assertRaisesRegex(TypeError, f"^{name} must be .*, not 'half'$"):
                Ruler(0, RulerConfiguration(**{name: text}))
        with self.assertRaisesRegex(TypeError, "^value must be .*, not 'half'$"):
            Ruler(text)
        with self.assertRaisesRegex(TypeError, "^value must be .*, not 'half'$"):
            Ruler().set_value(text)
        with self.assertRaisesRegex(TypeError, "^x must be .*, not 'half'$"):
            Ruler().handle(Event.down(0, text, 20))
        with self.assertRaisesRegex(TypeError, "^handle takes events, not 'half'$"):
            Ruler().handle(text)


if __name__ == "__main__":
    unittest.main()
