"""Conversion of effects of C."""

from __future__ import annotations

import unittest

from detent import Cause, Changed, Ended
from detent import _native
from detent.constants import EffectKind
from detent.effects import effect_of


class EffectTests(unittest.TestCase):
    def test_a_newer_library_may_have_more_causes(self) -> None:
        structure = _native.Effect(kind=EffectKind.CHANGED, time=5, detail=77, value=2.5)
        effect = effect_of(structure)
        assert isinstance(effect, Changed)
        self.assertEqual((effect.time, effect.value, int(effect.cause)), (5, 2.5, 77))
        self.assertEqual(effect.cause, Cause(77))
        self.assertEqual(effect.cause.name, "UNKNOWN_77")
        ended = effect_of(_native.Effect(kind=EffectKind.ENDED, detail=9))
        assert isinstance(ended, Ended)
        self.assertEqual(int(ended.reason), 9)

    def test_a_kind_that_is_not_known_is_passed_over(self) -> None:
        self.assertIsNone(effect_of(_native.Effect(kind=1000)))

    def test_what_is_no_number_is_no_cause(self) -> None:
        with self.assertRaises(ValueError):
            Cause("drag")  # type: ignore[arg-type]


if __name__ == "__main__":
    unittest.main()
