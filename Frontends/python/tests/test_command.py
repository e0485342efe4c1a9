"""Tests ``python3 -m detent`` as a program."""

from __future__ import annotations

import io
import runpy
import sys
import unittest
from unittest import mock


class CommandTests(unittest.TestCase):
    def test_what_cannot_be_played_is_reported_in_a_sentence(self) -> None:
        for line, sentence in [
            ("garbage", "Expecting value"),
            ('{"unit": "ns", "ev": [["nope"]]}', "no such event"),
            ('{"unit": "ns", "step": 0, "ev": []}', "the step must be"),
        ]:
            with (
                mock.patch.object(sys, "argv", ["detent", "name"]),
                mock.patch.object(sys, "stdin", io.StringIO(line)),
                self.assertRaises(SystemExit) as raised,
            ):
                runpy.run_module("detent", run_name="__main__")
            self.assertIn(sentence, str(raised.exception.code))


if __name__ == "__main__":
    unittest.main()
