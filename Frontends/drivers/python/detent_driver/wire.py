"""Base of all drivers in Python: reads lines of JSON, and writes one answer per line. See Guides/driver-lines.md of
Detent."""
from __future__ import annotations

import copy
import json
import os
import sys
from collections.abc import Callable, Iterable
from typing import Any, TextIO

from .errors import heard
from .laws import Law, judge
from .settings import check

# A line of the protocol, or an answer to one.
Line = dict[str, Any]
# Makes a fresh control from the settings of a first line.
Make = Callable[[Line], Any]
# Abilities of a driver, or a function of the first line's request.
Can = dict[str, Any] | Callable[[Line], dict[str, Any]]

ABOUT_THE_SCRIPT = ("control", "viewport")
ABOUT_COPIES = {"copy", "use", "drop"}


class NotPossible(Exception):
    """The control cannot be made with these settings, or does not support the action; the text has the reason."""


def serve(make: Make, can: Can, lines: Iterable[str] | None = None, out: TextIO | None = None) -> None:
    """Answers all lines with a control.

    make(new) returns a fresh control with `value` (or `values`), `reported` (the effects since the last answer), and a method
    for each ability: pointer(kind, line), key(name, mods), wheel(x, y, unit), adjust(to), and set(name, to), or
    set(name, to, part) if it has several parts, or update(changes, animated), which is handed settings and values together.
    A control with take(line) receives all lines unchanged, and its state() is
    reported. `can` has the driver's abilities, or is a function of the first line's request. With the ability to copy, the
    control must support `copy.copy`. "laws" may have results of `law(…)`. They check the control's member `judged` if it
    has one.

    A setting that `can` does not name, or an invalid value, is answered with an error and does not reach the control.
    Lines come from standard input and answers go to standard output, unless `lines` and `out` are given.
    """
    if out is None:
        # Output of a toolkit must not come between the answers.
        out = os.fdopen(os.dup(1), "w")
        os.dup2(2, 1)
    driver = Driver(make, can)
    for text in sys.stdin if lines is None else lines:
        line = json.loads(text)
        if "end" in line:
            break
        out.write(json.dumps(driver.answer(line)) + "\n")
        out.flush()


class Driver:
    """Owns the control, and performs lines on it."""

    def __init__(self, make: Make, can: Can) -> None:
        self.make, self.can = make, can
        self.says: dict[str, Any] = {}
        self.control: Any = None
        self.stored: dict[int, Any] = {}
        self.laws: list[Law] = []

    def answer(self, line: Line) -> Line:
        answer: Line = {}
        errors: list[str] = []
        try:
            # Without a new control there is nothing to go on with.
            with heard(errors, Exception if "new" in line else NotPossible):
                answer = self.do(line)
        except NotPossible as reason:
            return {"error": str(reason)}
        if errors:
            answer["errors"] = errors
        answer.update(state(self.control))
        if not ABOUT_COPIES & line.keys():
            answer.update(judge(self.laws, getattr(self.control, "judged", self.control), line))
        answer["effects"] = list(self.control.reported)
        self.control.reported.clear()
        return answer

    def do(self, line: Line) -> Line:
        """Performs a line; returns the first fields of the answer."""
        if "new" in line:
            return self.begin(line["new"])
        if self.control is None:
            raise NotPossible("there is no control yet: the first line has to be 'new'")
        if "copy" in line:
            self.stored[line["copy"]] = copy.copy(self.control)
        elif "use" in line:
            self.control = copy.copy(self.stored[line["use"]])
        elif "drop" in line:
            del self.stored[line["drop"]]
        else:
            changes = {line["set"]: line["to"]} if "set" in line else line.get("update", {})
            for name, to in changes.items():
                self.check(name, to)
            if hasattr(self.control, "take"):
                self.control.take(line)
            else:
                do(self.control, line)
        return {}

    def begin(self, new: Line) -> Line:
        self.says = dict(self.can(new) if callable(self.can) else self.can)
        if "laws" in self.says:
            self.laws = self.says["laws"]
            self.says["laws"] = [{"id": law.id, "sentence": law.sentence} for law in self.laws]
        for name, value in new.items():
            if name not in ABOUT_THE_SCRIPT:
                self.check(name, value)
        if hasattr(self.control, "close"):
            self.control.close()
        self.control = self.make(new)
        return dict(self.says)

    def check(self, name: str, value: object) -> None:
        problem = check(name, value, self.says.get("settings", []))
        if problem:
            raise NotPossible(problem)


def state(control: Any) -> Line:
    if hasattr(control, "state"):
        return dict(control.state())
    return {"values": control.values} if hasattr(control, "values") else {"value": control.value}


def do(control: Any, line: Line) -> None:
    if "set" in line:
        part = [line["part"]] if "part" in line else []
        control.set(line["set"], line["to"], *part)
    elif "update" in line:
        control.update(line["update"], line.get("animated", False))
    elif line["e"] == "key":
        control.key(line["key"], line.get("mods", []))
    elif line["e"] == "wheel":
        control.wheel(line["x"], line["y"], line["unit"])
    elif line["e"] == "adjust":
        control.adjust(line["to"])
    elif "id" in line:
        control.pointer(line["e"], line)
