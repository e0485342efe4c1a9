"""The settings of the controls, as other languages have them: what is read from the schema, and named."""

from __future__ import annotations

import json
import math
import pathlib
import re
import textwrap
from dataclasses import dataclass
from typing import Any

MADE = "Made by Scripts/make/interfaces.py from the tables of settings."
#: What C, Python and JavaScript call otherwise than Swift: properties, and cases.
SPELLINGS = {"curve": "scale", "meeting": "meet", "quantization": "quantize", "bounds": "range"}
CASES = {"revert": "reverts", "commit": "commits"}
#: Composites: the members of a slop with their defaults, the sides of a control that has two, and the keys of a fine drag.
SLOP = {"slop.touch": 10, "slop.mouse": 1, "slop.pen": 1}
SIDES = {"length": "width", "breadth": "height"}
MODIFIERS = {"none": 0, "shift": 1, "control": 2, "alt": 4, "meta": 8}
#: Settings that all controls have, which are read and written together; and what scripts have whatever their control is.
SHARED = ["orientation", "layout_direction", "interaction", "cancel_policy"]
OF_RUNS = ["title", "control", "value", "viewport", "frame", "pointer"]
UNITS = {"points": "points", "points/s": "points per second", "rad/s": "radians per second", "ns": "nanoseconds"}


@dataclass
class Kind:
    """A kind of member, in each language: `{m}` is the property of Swift, `{c}` the member of C."""

    size: int
    c: str
    taken: str  # from C
    told: str  # to C
    python: str
    typescript: str
    memory: str  # of a page's module


KINDS = {
    "number": Kind(8, "double", "{c}", "{m}", "float", "number", "f64"),
    "optional": Kind(8, "double", "{c}.isNaN ? nil : {c}", "{m} ?? .nan", "float | None", "number | null", "optional"),
    "whole": Kind(8, "int64_t", "{c}", "{m}", "int", "number", "i64"),
    "time": Kind(8, "int64_t", "{c}", "{m}", "int", "number", "time"),
    "list": Kind(8, "", "", "", "tuple[float, ...]", "readonly number[]", ""),
    "flag": Kind(4, "int32_t", "{c} != 0", "{m} ? 1 : 0", "bool", "boolean", "flag"),
    "word": Kind(4, "int32_t", "", "{m}.constant", "", "", ""),
    "modifiers": Kind(4, "int32_t", "", "Int32(truncatingIfNeeded: {m}.bits)", "Modifiers", "number", "i32"),
}


def snake(name: str) -> str:
    """`fineDrag.scale` as `fine_drag_scale`."""
    return re.sub("[A-Z]", lambda letter: "_" + letter[0].lower(), name.replace(".", "_"))


def camel(name: str) -> str:
    """`fine_drag_scale` as `fineDragScale`."""
    return re.sub("[_-](.)", lambda letter: letter[1].upper(), name)


@dataclass
class Constants:
    """The cases of a choice."""

    type: str  # in Swift, as RatingConfiguration.Press
    prefix: str  # in C, as PRESS; empty if the names have none
    cases: list[str]  # in Swift

    def c(self, case: str) -> str:
        return "_".join(filter(None, ["DETENT", self.prefix, self.name(case)]))

    def name(self, case: str) -> str:
        return snake(CASES.get(case, case)).upper()


@dataclass
class Field:
    """A member of a configuration."""

    path: str  # in Swift, as fineDrag.scale
    name: str  # in C and Python, as fine_drag_scale
    kind: str  # of KINDS
    default: Any
    setting: Setting
    constants: Constants | None = None

    @property
    def camel(self) -> str:
        return camel(self.name)

    @property
    def size(self) -> int:
        return KINDS[self.kind].size + (8 * self.setting.most if self.kind == "list" else 0)


@dataclass
class Setting:
    """A row of a control's table; what the schema says of it can be asked by its name there."""

    row: dict[str, Any]
    fields: list[Field]

    def __getattr__(self, name: str) -> Any:
        return self.row.get(name)

    @property
    def name(self) -> str:
        """What stands for all of its fields: `slop` for three."""
        return snake(SPELLINGS.get(self.member, self.member))

    @property
    def on(self) -> str:
        """The word that says yes, of a flag."""
        return "true" if self.words[0] == "true" else self.words[1]

    def sentence(self, unit: str | None = None) -> str:
        """What it means, which values are allowed, and in which unit."""
        text, rule = self.meaning, self.rule or ""
        if self.kind in ("number", "whole", "duration", "numbers"):
            rule = re.sub(r"^.* must (be|have) (?=.*\d|.*finite)|^there must be ", "", rule)
        text += f" {rule[0].upper()}{rule[1:]}." if rule else ""
        unit = unit or UNITS.get(self.unit or "")
        return text if not unit or unit in text else f"{text} In {unit}."


@dataclass
class Control:
    name: str
    settings: list[Setting]

    def __post_init__(self) -> None:
        """The fields are in the order of C: by version, those of eight bytes, lists, those of four, then by rows."""
        self.title = self.name.capitalize()
        all = [field for setting in self.settings for field in setting.fields]
        self.fields = sorted(all, key=lambda field: (field.setting.since, field.size == 4, field.size > 8))
        self.choices = [field for field in all if field.constants and field.name not in SHARED]

    def members(self) -> list[tuple[str, Field | None]]:
        """The fields with what fills their structure up, which is `reserved` wherever a version ends in half a word."""
        result: list[tuple[str, Field | None]] = []
        fours = reserved = 0
        for field, following in zip(self.fields, [*self.fields[1:], None]):
            result.append((field.name, field))
            fours = fours + 1 if field.size == 4 else 0
            if fours % 2 and (following is None or following.setting.since > field.setting.since):
                reserved += 1
                result.append((f"reserved{reserved if reserved > 1 else ''}", None))
                fours = 0
        return result


def controls(schema: pathlib.Path) -> list[Control]:
    result = []
    for control in json.loads(schema.read_text())["controls"]:
        settings = [row for row in control["settings"] if row["word"] not in OF_RUNS] + control["sides"]
        result.append(Control(control["name"], [setting_of(row, len(control["sides"]) > 1) for row in settings]))
    return result


def setting_of(row: dict[str, Any], is_round: bool) -> Setting:
    """A row with the members that it stands for."""
    setting = Setting(row, [])
    path, default, kind, name = setting.member, setting.default, setting.kind, setting.name
    add = lambda *values: setting.fields.append(Field(*values[:4], setting, *values[4:]))  # noqa: E731
    if kind == "range":
        for end, value in zip(("lower", "upper"), default):
            add(f"{path}.{end}Bound", f"{end}_bound", "number", float(value))
    elif path == "slop":
        for each, value in SLOP.items():
            add(each, snake(each), "number", value)
    elif kind == "word" and path == "fineDrag.modifiers":
        add(path, name, "modifiers", MODIFIERS[default])
    elif kind == "word" and setting.constants:
        type, prefix, *cases = setting.constants
        case = cases[0] if path == "interaction" else cases[setting.words.index(default)]
        add(path, name, "word", case, Constants(type, prefix.strip("-"), cases))
    elif kind == "word" and path != "interaction":
        add(path, name, "flag", default == setting.on)
    elif kind != "word":
        kinds = {"whole": "whole", "duration": "time", "numbers": "list"}
        value = float(default) if isinstance(default, str) else default
        add(path, SIDES.get(path, name) if is_round else name, kinds.get(kind, "optional" if default is None else "number"), value)
    return setting


def said_once(fields: list[Field]) -> list[tuple[Field, bool]]:
    """Fields, each with whether it is the first of its setting."""
    return [(field, field is field.setting.fields[0]) for field in fields]


def wrapped(text: str, first: str, rest: str, width: int = 100) -> str:
    """A comment in lines: `first` before it, `rest` before its other lines."""
    return textwrap.fill(text, width, initial_indent=first, subsequent_indent=rest, break_long_words=False, break_on_hyphens=False)


def plain(value: float) -> str:
    return f"{value:.15g}" if math.isfinite(value) else "Infinity" if value > 0 else "-Infinity"
