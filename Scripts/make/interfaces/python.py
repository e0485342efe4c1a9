"""The package of Python: structures and functions of the header, configurations, and what scripts call their settings."""

from __future__ import annotations

import math

import c
from model import KINDS, MADE, MODIFIERS, Constants, Control, Field, camel, said_once, wrapped

FOLDER = "Examples/python/detent/generated"
#: Classes that are not called as the constants are, and types that are not called as in C.
NAMES = {"CANCEL": "CancelPolicy", "TRACK": "TrackPress", "HOLD": "DialHold"}
TYPES = {"char *": "c.c_char_p", "void *": "c.c_void_p", "detent_status": "c.c_int32", "detent_sink": "Sink", "size_t": "c.c_size_t"}
HEAD = '"""{what} {made}"""\n\nfrom __future__ import annotations\n\n'


def files(controls: list[Control], header: str) -> dict[str, str]:
    texts = {"__init__": f'"""{MADE}"""\n', "structures": structures(header),
             "configurations": configurations(controls), "words": words(controls)}
    return {f"{FOLDER}/{name}.py": text for name, text in texts.items()}


def titled(name: str) -> str:
    """`ruler_configuration` as `RulerConfiguration`."""
    return camel("_" + name)


def structures(header: str) -> str:
    text = HEAD.format(what="The C interface as ctypes has it.", made=MADE) + "import ctypes as c\nfrom typing import Any\n"
    for name, members in c.structures(header).items():
        lines = [f'        ("{member}", {type_of(type)}{f" * {count}" if count else ""}),\n' for type, member, count in members]
        text += f"\n\nclass {titled(name)}(c.Structure):\n    _fields_ = [\n{''.join(lines)}    ]\n"
    text += "\n\n#: Takes effects, of which it is called with the context of the call.\nSink = c.CFUNCTYPE(None, c.py_object, c.POINTER(Effect))\n"
    text += "\n#: What each function answers, and what it takes.\nFUNCTIONS: dict[str, tuple[Any, list[Any]]] = {\n"
    for one in c.functions(header):
        types = ["c.py_object" if name == "context" else type_of(type) for type, name in one.parameters]
        text += f'    "{one.name}": ({type_of(one.result)}, [\n' + "".join(f"        {each},\n" for each in types) + "    ]),\n"
    return text + "}\n"


def type_of(type: str) -> str:
    type = type.removeprefix("const ")
    if type in TYPES:
        return TYPES[type]
    if type.endswith(" *"):
        return f"c.POINTER({type_of(type[:-2])})"
    return titled(type.removeprefix("detent_")) if type.startswith("detent_") else f"c.c_{type.removesuffix('_t')}"


def enumeration(constants: Constants) -> str:
    title = titled(constants.prefix.lower()) if constants.prefix else constants.type.removeprefix("Control")
    return NAMES.get(constants.prefix, title)


def enumerations(controls: list[Control]) -> str:
    all: dict[str, Field] = {}
    for field in (field for control in controls for field in control.fields if field.constants):
        name = enumeration(field.constants)
        if name not in all or len(all[name].constants.cases) < len(field.constants.cases):
            all[name] = field
    text = ""
    for name, field in all.items():
        cases = "".join(f"    {field.constants.name(case)} = {number}\n" for number, case in enumerate(field.constants.cases))
        meaning = "What a user may do." if name == "Interaction" else field.setting.meaning
        text += f'\n\nclass {name}(IntEnum):\n{wrapped(meaning, "    " + chr(34) * 3, "    ")}"""\n\n{cases}'
    return text


def configurations(controls: list[Control]) -> str:
    text = HEAD.format(what="Everything that decides how controls behave.", made=MADE)
    text += "import math\nfrom dataclasses import dataclass\nfrom enum import IntEnum\n\nfrom . import structures\n"
    text += "from ..configurations import Configuration\nfrom ..constants import Modifiers\n" + enumerations(controls)
    for control in controls:
        text += (f'\n\n@dataclass\nclass {control.title}Configuration(Configuration):\n    """How a {control.name} behaves."""\n\n'
                 f'    _control, _structure = "{control.name}", structures.{control.title}Configuration\n\n')
        for field, is_first in said_once(control.fields):
            described = field.setting.sentence() + (" ``None`` for none." if field.kind == "optional" else "")
            text += wrapped(described, "    #: ", "    #: ") + "\n" if is_first else ""
            text += f"    {field.name}: {KINDS[field.kind].python or enumeration(field.constants)} = {initial(field)}\n"
    return text


def initial(field: Field) -> str:
    if field.constants:
        return f"{enumeration(field.constants)}.{field.constants.name(field.default)}"
    if field.kind == "modifiers":
        return "Modifiers." + next(name for name, bit in MODIFIERS.items() if bit == field.default).upper()
    if field.kind == "number":
        return f"{'-' if field.default < 0 else ''}math.inf" if math.isinf(field.default) else str(float(field.default))
    return {"list": "()", "time": f"{field.default:_}" if field.kind == "time" else ""}.get(field.kind, str(field.default))


def words(controls: list[Control]) -> str:
    text = HEAD.format(what="What scripts call the settings.", made=MADE)
    text += "from typing import Any\n\nfrom . import configurations as c\nfrom ..constants import Modifiers\nfrom ..words import Word\n\n"
    text += "CONFIGURATIONS: dict[str, Any] = {\n"
    text += "".join(f'    "{control.name}": c.{control.title}Configuration,\n' for control in controls) + "}\n"
    text += "\nWORDS: dict[str, list[Word]] = {\n"
    for control in controls:
        own = [setting for setting in control.settings if setting.fields and setting.name not in ("interaction", "length", "breadth")]
        text += f'    "{control.name}": [\n{"".join(f"        {word(setting.word, setting.fields)},{chr(10)}" for setting in own)}    ],\n'
    return text + "}\n"


def word(name: str, fields: list[Field]) -> str:
    field, said = fields[0], fields[0].setting.words or []
    values = {"flag": lambda each: each == field.setting.on, "modifiers": lambda each: f"Modifiers.{each.upper()}",
              "word": lambda each: f"c.{enumeration(field.constants)}.{field.constants.name(field.constants.cases[said.index(each)])}"}
    choices = ", ".join(f'"{each}": {values[field.kind](each)}' for each in said)
    kind = "choice" if choices else {"optional": "number"}.get(field.kind, field.kind)
    return f'Word("{name}", "{kind}", ({"".join(f"{chr(34)}{each.name}{chr(34)}, " for each in fields).strip()}), {{{choices}}})'
