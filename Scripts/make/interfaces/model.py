"""The settings of the controls for other languages: reads the schema, and assigns names."""

from __future__ import annotations

import json
import math
import pathlib
import re
import textwrap
from collections import namedtuple
from dataclasses import dataclass
from typing import Any, Callable

MADE = "Made by Scripts/make/interfaces.py from the tables of settings."
#: Properties and cases whose names in C, Python and JavaScript differ from Swift.
SPELLINGS = {"curve": "scale", "meeting": "meet", "quantization": "quantize", "bounds": "range", "isInverted": "inverted", "stepCounts.key": "keyStep",
             "stepCounts.page": "pageStep", "stepCounts.adjust": "adjustStep"}
CASES = {"revert": "reverts", "commit": "commits"}
#: Composites: members of a slop with their defaults, sides of a control with two, and keys of a fine drag.
SLOP = {"slop.touch": 10, "slop.mouse": 1, "slop.pen": 1}
SIDES = {"length": "width", "breadth": "height"}
MODIFIERS = {"none": 0, "shift": 1, "control": 2, "alt": 4, "meta": 8}
#: Settings with handwritten constants; settings of scripts for every control; settings without a word of their own.
SHARED = ["orientation", "layout_direction", "interaction", "cancel_policy", "motion"]
OF_RUNS = ["title", "control", "value", "viewport", "frame", "pointer"]
UNSAID = ["interaction", "length", "breadth"]
UNITS = {"points": "points", "points/s": "points per second", "rad/s": "radians per second", "ns": "nanoseconds"}
#: Kinds of members in each language; in conversions from and to C `{m}` is Swift's property, `{c}` the member of C.
Kind = namedtuple("Kind", "size c read written python typescript memory")
KINDS = {
    "number": Kind(8, "double", "{c}", "{m}", "float", "number", "f64"),
    "optional": Kind(8, "double", "{c}.isNaN ? nil : {c}", "{m} ?? .nan", "float | None", "number | null", "optional"),
    "whole": Kind(8, "int64_t", "{c}", "{m}", "int", "number", "i64"),
    "time": Kind(8, "int64_t", "{c}", "{m}", "int", "number", "time"),
    "list": Kind(8, "", "", "", "tuple[float, ...]", "readonly number[]", ""),
    "flag": Kind(4, "int32_t", "{c} != 0", "{m} ? 1 : 0", "bool", "boolean", "flag"),
    "word": Kind(4, "int32_t", 'try known(\n      {c},\n      "{demand}")', "{m}.constant", "", "", ""),
    "modifiers": Kind(4, "int32_t", 'try known(\n      {c},\n      "{demand}")', "{m}.constant", "Modifiers", "number", "i32"),
}


def snake(name: str) -> str:
    """Converts `fineDrag.scale` to `fine_drag_scale`."""
    return re.sub("[A-Z]", lambda letter: "_" + letter[0].lower(), name.replace(".", "_"))


def camel(name: str) -> str:
    """Converts `fine_drag_scale` to `fineDragScale`."""
    return re.sub("[_-](.)", lambda letter: letter[1].upper(), name)


@dataclass
class Field:
    """A member of a configuration."""

    setting: Setting
    path: str  # in Swift, such as fineDrag.scale
    name: str  # in C and Python, such as fine_drag_scale
    kind: str  # of KINDS
    default: Any
    type: str = ""  # of a word: in Swift, such as RatingConfiguration.Press
    prefix: str = ""  # of its constants in C, such as PRESS; empty if there are none
    cases: tuple[str, ...] = ()  # in Swift

    def __post_init__(self) -> None:
        self.camel = camel(self.name)
        self.size = KINDS[self.kind].size + (8 * self.setting.most if self.kind == "list" else 0)
        self.is_first = not self.setting.fields

    def constant(self, case: str) -> str:
        return snake(CASES.get(case, case)).upper()

    @property
    def constants(self) -> list[str]:
        """Returns the C constants of a word."""
        return ["_".join(filter(None, ["DETENT", self.prefix, self.constant(case)])) for case in self.cases]


class Setting:
    """A row of a control's table, with its members; attributes of the schema are available by name."""

    def __init__(self, row: dict[str, Any], is_round: bool) -> None:
        self.row, self.fields = row, []
        self.name = snake(SPELLINGS.get(self.member, self.member))  # name of all fields together, such as `slop` for three
        for values in self.members(SIDES.get(self.member, self.name) if is_round else self.name):
            self.fields.append(Field(self, *values))

    def __getattr__(self, name: str) -> Any:
        return self.row.get(name)

    def members(self, name: str) -> list[tuple[Any, ...]]:
        path, default, kind = self.member, self.default, self.kind
        if kind == "range":
            prefix = name.removesuffix("range")  # `enabled_` of a part of the range
            return [(f"{path}.{end}Bound", f"{prefix}{end}_bound", "number", float(value)) for end, value in zip(("lower", "upper"), default)]
        if path == "slop":
            return [(each, snake(each), "number", value) for each, value in SLOP.items()]
        if path == "fineDrag.modifiers":
            return [(path, name, "modifiers", MODIFIERS[default])]
        if self.constants:
            type, prefix, *cases = self.constants
            return [(path, name, "word", cases[0 if path == "interaction" else self.words.index(default)], type, prefix.strip("-"), cases)]
        if kind == "word":
            return [(path, name, "flag", default == self.on)] if path != "interaction" else []
        kind = "optional" if default is None else {"duration": "time", "numbers": "list", "pairs": "list"}.get(kind, kind)
        return [(path, name, kind, float(default) if isinstance(default, str) else default)]

    @property
    def on(self) -> str:
        """Returns the word for true, of a flag."""
        return "true" if self.words[0] == "true" else self.words[1]

    @property
    def spelled(self) -> str:
        """Returns the start of a script line with this setting."""
        return f"policy {self.word}" if self.policy else self.word

    @property
    def kind_in_scripts(self) -> str:
        return "choice" if self.words else "pairs" if self.kind == "pairs" else {1: self.fields[0].kind, 2: "range", 3: "slop"}[len(self.fields)]

    def choices(self, case: Callable[[str], Any], key: Callable[[str], Any]) -> dict[str, Any]:
        """Returns each word of scripts with its meaning: a case, a key, or True for a flag that is set."""
        field, words = self.fields[0], self.words or []
        meant = map(case, field.cases) if field.cases else [key(word) if field.kind == "modifiers" else word == self.on for word in words]
        return dict(zip(words, meant))

    def sentence(self, unit: str | None = None) -> str:
        """Returns the meaning, the valid values, and the unit."""
        text, rule = self.meaning, self.rule or ""
        if self.kind in ("number", "whole", "duration", "numbers", "pairs"):
            rule = re.sub(r"^.* must (be|have) (?=.*\d|.*finite)|^there must be ", "", rule)
        text += f" {rule[0].upper()}{rule[1:]}." if rule else ""
        unit = unit or UNITS.get(self.unit or "")
        return text if not unit or unit in text else f"{text} In {unit}."


class Control:
    def __init__(self, control: dict[str, Any]) -> None:
        """The fields are in the order of C: by version; those of eight bytes, lists, those of four; then by rows."""
        self.name, self.title = control["name"], control["name"].capitalize()
        rows = [row for row in control["settings"] if row["word"] not in OF_RUNS] + control["sides"]
        self.settings = [Setting(row, len(control["sides"]) > 1) for row in rows]
        self.said = [setting for setting in self.settings if setting.fields and setting.name not in UNSAID]
        all = [field for setting in self.settings for field in setting.fields]
        self.fields = sorted(all, key=lambda field: (field.setting.since, field.size == 4, field.size > 8))
        self.choices = [field for field in all if field.cases and field.name not in SHARED]
        #: Includes padding: `reserved` at the end of each version with half a word.
        self.members: list[tuple[str, Field | None]] = []
        for field, following in zip(self.fields, [*self.fields[1:], None]):
            self.members.append((field.name, field))
            if (not following or following.setting.since > field.setting.since) and self.size() % 8:
                reserved = sum(each is None for _, each in self.members)
                self.members.append((f"reserved{reserved + 1 if reserved else ''}", None))

    def size(self, before: Field | None = None) -> int:
        """Returns the size of all members in bytes, or of those before one."""
        members = [field for _, field in self.members]
        return sum(field.size if field else 4 for field in members[:members.index(before) if before else None])

    def longest(self, prefix: str) -> Field:
        """Returns the choice with the most cases among those with this constant prefix."""
        return max((field for field in self.choices if field.prefix == prefix), key=lambda each: len(each.cases))


def controls(schema: pathlib.Path) -> list[Control]:
    return [Control(control) for control in json.loads(schema.read_text())["controls"]]


def replaced(text: str, begin: str, made: str, end: str) -> str:
    """Returns a text with the part between two lines replaced."""
    before, rest = text.split(begin)
    return before + begin + made + end + rest.split(end, 1)[1]


def wrapped(text: str, first: str, rest: str, width: int = 100) -> str:
    """Wraps a comment: `first` precedes the first line, `rest` the others."""
    return textwrap.fill(text, width, initial_indent=first, subsequent_indent=rest, break_long_words=False, break_on_hyphens=False)


def plain(value: float) -> str:
    return f"{value:.15g}" if math.isfinite(value) else "Infinity" if value > 0 else "-Infinity"
