"""The Python package: structures and functions of the header, configurations, and the script names of settings."""

import math

import c
from model import KINDS, MADE, SHARED, Control, Field, camel, wrapped

FOLDER = "Frontends/python/detent/generated"
#: Classes whose names differ from the constants, and types whose names differ from C.
NAMES = {"TRACK": "TrackPress", "HOLD": "DialHold"}
TYPES = {"void": "None", "char *": "c.c_char_p", "void *": "c.c_void_p", "detent_status": "c.c_int32", "detent_sink": "Sink", "size_t": "c.c_size_t"}
HEAD = '"""{what} {made}"""\n\nfrom __future__ import annotations\n\n{imports}\n'


def files(controls: list[Control], header: str) -> dict[str, str]:
    texts = {"__init__": f'"""{MADE}"""\n', "structures": structures(header),
             "configurations": configurations(controls), "words": words(controls)}
    return {f"{FOLDER}/{name}.py": text for name, text in texts.items()}


def structures(header: str) -> str:
    text = HEAD.format(what="The C interface as ctypes has it.", made=MADE, imports="import ctypes as c\nfrom typing import Any")
    for name, members in c.structures(header).items():
        lines = [f'        ("{member}", {type_of(type)}{f" * {count}" if count else ""}),\n' for type, member, count in members]
        text += f"\n\nclass {camel('_' + name)}(c.Structure):\n    _fields_ = [\n{''.join(lines)}    ]\n"
    text += "\n\n#: Takes effects, of which it is called with the context of the call.\nSink = c.CFUNCTYPE(None, c.py_object, c.POINTER(Effect))\n"
    text += "\n#: What each function answers, and what it takes.\nFUNCTIONS: dict[str, tuple[Any, list[Any]]] = {\n"
    for result, function, parameters in c.functions(header):
        types = ["c.py_object" if name == "context" else type_of(type) for type, name in parameters]
        text += f'    "{function}": ({type_of(result)}, [\n' + "".join(f"        {each},\n" for each in types) + "    ]),\n"
    return text + "}\n"


def type_of(type: str) -> str:
    type = type.removeprefix("const ")
    if type in TYPES:
        return TYPES[type]
    if type.endswith(" *"):
        return f"c.POINTER({type_of(type[:-2])})"
    return camel(type.removeprefix("detent")) if type.startswith("detent_") else f"c.c_{type.removesuffix('_t')}"


def enumeration(field: Field) -> str:
    if field.name in SHARED:
        return field.type.removeprefix("Control")
    return NAMES.get(field.prefix) or camel("_" + field.prefix.lower())


def configurations(controls: list[Control]) -> str:
    text = HEAD.format(what="Everything that decides how controls behave.", made=MADE, imports="import math\nfrom dataclasses import dataclass\n"
                       "from enum import IntEnum\n\nfrom . import structures\nfrom ..configurations import Configuration\nfrom ..constants import Modifiers")
    words = [field for control in controls for field in control.fields if field.cases]
    for name in dict.fromkeys(map(enumeration, words)):
        field = max((each for each in words if enumeration(each) == name), key=lambda each: len(each.cases))
        meaning = "What a user may do." if name == "Interaction" else field.setting.meaning
        text += f'\n\nclass {name}(IntEnum):\n{wrapped(meaning, "    " + chr(34) * 3, "    ")}"""\n\n'
        text += "".join(f"    {field.constant(case)} = {number}\n" for number, case in enumerate(field.cases))
    return text + "".join(map(configuration, controls))


def configuration(control: Control) -> str:
    text = (f'\n\n@dataclass(repr=False)\nclass {control.title}Configuration(Configuration):\n    """How a {control.name} behaves."""\n\n'
            f'    _control, _structure = "{control.name}", structures.{control.title}Configuration\n\n')
    for field in control.fields:
        described = field.setting.sentence() + (" ``None`` for none." if field.kind == "optional" else "")
        text += wrapped(described, "    #: ", "    #: ") + "\n" if field.is_first else ""
        text += f"    {field.name}: {KINDS[field.kind].python or enumeration(field)} = {initial(field)}\n"
    return text


def initial(field: Field) -> str:
    if field.kind == "number":
        return f"{'-' if field.default < 0 else ''}math.inf" if math.isinf(field.default) else str(float(field.default))
    special = {"list": "()", "modifiers": "Modifiers.ALT", "word": field.cases and f"{enumeration(field)}.{field.constant(field.default)}"}
    return special.get(field.kind) or (f"{field.default:_}" if field.kind == "time" else str(field.default))


def words(controls: list[Control]) -> str:
    text = HEAD.format(what="What scripts call the settings.", made=MADE, imports="from . import configurations as c\n"
                       "from ..constants import Modifiers\nfrom ..words import Word")
    text += "\nWORDS: dict[str, list[Word]] = {\n"
    for control in controls:
        text += f'    "{control.name}": [\n'
        for setting in control.said:
            field = setting.fields[0]
            choices = setting.choices(lambda case: f"c.{enumeration(field)}.{field.constant(case)}", lambda key: f"Modifiers.{key.upper()}")
            members = "".join(f'"{each.name}", ' for each in setting.fields).strip()
            choices = ", ".join(f'"{word}": {value}' for word, value in choices.items())
            text += f'        Word("{setting.word}", "{setting.kind_in_scripts}", ({members}), {{{choices}}}),\n'
        text += "    ],\n"
    return text + "}\n"
