"""The package of Python: structures and functions of the header, configurations, and what scripts call their settings."""

from __future__ import annotations

import math

import c
from model import KINDS, MADE, MODIFIERS, Constants, Control, Field, camel, said_once, wrapped

FOLDER = "Examples/python/detent/generated"
#: Classes that are not called as the constants are.
NAMES = {"CANCEL": "CancelPolicy", "TRACK": "TrackPress", "HOLD": "DialHold"}
HEAD = '"""{what} {made}"""\n\nfrom __future__ import annotations\n\n'


def files(controls: list[Control], header: str) -> dict[str, str]:
    texts = {"__init__": f'"""{MADE}"""\n', "structures": structures(header),
             "configurations": configurations(controls), "words": words(controls)}
    return {f"{FOLDER}/{name}.py": text for name, text in texts.items()}


def titled(name: str) -> str:
    """`ruler_configuration` as `RulerConfiguration`."""
    return camel("_" + name)


# Structures and functions

def structures(header: str) -> str:
    text = HEAD.format(what="The C interface as ctypes has it.", made=MADE) + "import ctypes as c\nfrom typing import Any\n"
    for name, members in c.structures(header).items():
        lines = [f'        ("{member}", {type_of(type)}{f" * {count}" if count else ""}),\n' for type, member, count in members]
        text += f"\n\nclass {titled(name)}(c.Structure):\n    _fields_ = [\n{''.join(lines)}    ]\n"
    text += "\n\n#: Takes effects, of which it is called with the context of the call.\nSink = c.CFUNCTYPE(None, c.py_object, c.POINTER(Effect))\n"
    text += "\n#: What each function answers, and what it takes.\nFUNCTIONS: dict[str, tuple[Any, list[Any]]] = {\n"
    for one in c.functions(header):
        types = [argument(one, number) for number in range(len(one.parameters))]
        text += f'    "{one.name}": ({type_of(one.result)}, [\n' + "".join(f"        {each},\n" for each in types) + "    ]),\n"
    return text + "}\n"


def argument(one: c.Function, number: int) -> str:
    type, name = one.parameters[number]
    return "c.py_object" if name == "context" else type_of(type)


def type_of(type: str) -> str:
    type = type.removeprefix("const ")
    if type in ("char *", "void *"):
        return {"char *": "c.c_char_p", "void *": "c.c_void_p"}[type]
    if type.endswith(" *"):
        return f"c.POINTER({type_of(type[:-2])})"
    if type in ("detent_status", "detent_sink"):
        return {"detent_status": "c.c_int32", "detent_sink": "Sink"}[type]
    return titled(type.removeprefix("detent_")) if type.startswith("detent_") else f"c.c_{type.removesuffix('_t')}" \
        if type != "size_t" else "c.c_size_t"


# Configurations

def enumeration(constants: Constants) -> str:
    return NAMES.get(constants.prefix) or (titled(constants.prefix.lower()) if constants.prefix
                                           else constants.type.removeprefix("Control"))


def enumerations(controls: list[Control]) -> str:
    all: dict[str, tuple[str, Constants]] = {}
    for field in (field for control in controls for field in control.fields if field.constants):
        name = enumeration(field.constants)
        if name not in all or len(all[name][1].cases) < len(field.constants.cases):
            all[name] = (field.setting.meaning, field.constants)
    text = ""
    for name, (meaning, constants) in all.items():
        cases = "".join(f"    {constants.name(case)} = {number}\n" for number, case in enumerate(constants.cases))
        meaning = "What a user may do." if name == "Interaction" else meaning
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
    if field.kind == "list":
        return "()"
    if field.kind == "number":
        return f"{'-' if field.default < 0 else ''}math.inf" if math.isinf(field.default) else str(float(field.default))
    return f"{field.default:_}" if field.kind == "time" else str(field.default)


# Words of scripts

def words(controls: list[Control]) -> str:
    text = HEAD.format(what="What scripts call the settings.", made=MADE)
    text += "from dataclasses import dataclass\nfrom typing import Any\n\nfrom . import configurations as c\nfrom ..constants import Modifiers\n"
    text += ('\n\n@dataclass(frozen=True)\nclass Word:\n    """A setting of scripts."""\n\n    word: str\n    #: number, whole, time, list, choice\n'
             "    kind: str\n    #: The members that it sets.\n    members: tuple[str, ...]\n    #: Of a choice: what each of its words stands for.\n"
             "    choices: dict[str, Any]\n\n\nCONFIGURATIONS: dict[str, Any] = {\n")
    text += "".join(f'    "{control.name}": c.{control.title}Configuration,\n' for control in controls) + "}\n"
    text += "\nWORDS: dict[str, list[Word]] = {\n"
    for control in controls:
        lines = [f"        {word(setting.word, setting.fields)},\n" for setting in control.settings
                 if setting.fields and setting.name != "interaction" and setting.fields[0].setting.word not in ("length", "breadth")]
        text += f'    "{control.name}": [\n{"".join(lines)}    ],\n'
    return text + "}\n"


def word(name: str, fields: list[Field]) -> str:
    field = fields[0]
    said = field.setting.words or []
    if field.kind == "flag":
        choices = [f'"{each}": {each == field.setting.on}' for each in said]
    elif field.kind == "modifiers":
        choices = [f'"{each}": Modifiers.{each.upper()}' for each in said]
    else:
        choices = [f'"{each}": c.{enumeration(field.constants)}.{field.constants.name(case)}'
                   for each, case in zip(said, field.constants.cases)] if field.constants else []
    kind = "choice" if choices else {"optional": "number"}.get(field.kind, field.kind)
    members = ", ".join(f'"{each.name}"' for each in fields)
    return f'Word("{name}", "{kind}", ({members},), {{{", ".join(choices)}}})'
