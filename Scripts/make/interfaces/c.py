"""detent.h: the configurations of the controls with their constants are printed, and all else is read."""

from __future__ import annotations

import re
from dataclasses import dataclass

from model import KINDS, MADE, Constants, Control, Field, plain, said_once, wrapped

HEADER = "Sources/CDetent/include/detent.h"
BEGIN = "/* Printed by Scripts/make/interfaces.py, from the table of a {name}'s settings. */\n"
END = "/* End of what is printed. */\n"


def header(controls: list[Control], text: str) -> str:
    for control in controls:
        begin = BEGIN.format(name=control.name)
        before, rest = text.split(begin)
        text = before + begin + constants(control) + configuration(control) + END + rest.split(END, 1)[1]
    return text


def comment(text: str, indent: str = "") -> str:
    return wrapped(text, f"{indent}/* ", f"{indent} * ", 97) + " */\n"


def constants(control: Control) -> str:
    """An enumeration for each prefix; settings that share one have their sentences before it together."""
    text = ""
    for prefix in dict.fromkeys(field.constants.prefix for field in control.choices):
        meanings = [field.setting.meaning for field in control.choices if field.constants.prefix == prefix]
        text += comment(" ".join(meanings)) + enumeration(longest(control, prefix)) + "\n"
    return text


def longest(control: Control, prefix: str) -> Constants:
    return max((field.constants for field in control.choices if field.constants.prefix == prefix), key=lambda each: len(each.cases))


def enumeration(constants: Constants) -> str:
    cases = [f"{constants.c(case)} = {number}" for number, case in enumerate(constants.cases)]
    line = f"enum {{ {', '.join(cases)} }};\n"
    return line if len(line) <= 100 else "enum {\n  " + ",\n  ".join(cases) + "\n};\n"


def configuration(control: Control) -> str:
    text = comment(f"Everything that decides how a {control.name} behaves.") + f"typedef struct detent_{control.name}_configuration {{\n"
    for name, field in control.members():
        if field and field is field.setting.fields[0]:
            text += comment(described(control, field), "  ")
        if field and field.kind == "list":
            text += f"  int64_t {name[:-1]}_count;\n  double {name}[{field.setting.most}];\n"
        else:
            text += f"  {KINDS[field.kind].c if field else 'int32_t'} {name};\n"
    return text + f"}} detent_{control.name}_configuration;\n"


def described(control: Control, field: Field) -> str:
    setting, text = field.setting, field.setting.sentence()
    if setting.since > 1:
        text = f"Since version {setting.since}: {text[0].lower()}{text[1:]}"
    if field.kind == "list":
        return f"{text} The first `{field.name[:-1]}_count` count; 0 for none."
    if field.constants and field.constants.prefix:
        missing = [name for name in longest(control, field.constants.prefix).cases if name not in field.constants.cases] \
            if field in control.choices else []
        text += f" A DETENT_{field.constants.prefix}{''.join(f', but not {field.constants.name(case)}' for case in missing)}."
    elif field.constants:
        text += " {} or {}.".format(*", ".join(map(field.constants.c, field.constants.cases)).rsplit(", ", 1))
    if field.kind == "modifiers":
        text += " DETENT_MODIFIERs together."
    if field.kind == "flag" and setting.on != "true":
        text += " 0 for {}, 1 for {}.".format(*setting.words)
    return f"{text} Default {', '.join(map(initial, setting.fields))}."


def initial(field: Field) -> str:
    special = {"optional": "NaN, for none", "modifiers": "ALT", "word": field.constants and field.constants.name(field.default)}
    if field.kind in special:
        return special[field.kind]
    return f"{int(field.default):,}" if field.kind in ("time", "flag") else plain(field.default).upper()


# What the header says of all else

@dataclass
class Function:
    result: str
    name: str  # without detent_
    parameters: list[tuple[str, str]]  # types, as `const detent_ruler *`, and names


def functions(header: str) -> list[Function]:
    found = re.findall(r"^((?:const )?[a-z_0-9]+ \*?)detent_([a-z_]+)\(\s*([^)]*)\);", header, re.M)
    return [Function(result.strip(), name, [parameter(each) for each in said.split(",")] if said != "void" else [])
            for result, name, said in found]


def parameter(text: str) -> tuple[str, str]:
    type, name = re.fullmatch(r"\s*(.*?[ *])([a-z_]+)\s*", " ".join(text.split())).groups()
    return type.strip(), name


def structures(header: str) -> dict[str, list[tuple[str, str, str]]]:
    """Members of each structure: type, name, and how many of them if it is an array."""
    result, numbers = {}, dict(re.findall(r"#define (DETENT_\w+) (\d+)", header))
    for name, body in re.findall(r"^typedef struct detent_(\w+) \{\n(.*?)^\} detent_\1;", header, re.M | re.S):
        members = re.findall(r"^  (\w+) (\w+)(?:\[(\w+)\])?;", body, re.M)
        result[name] = [(type, member, numbers.get(count, count)) for type, member, count in members]
    return result


def files(header: str) -> dict[str, str]:
    """A program that tells where every member of every structure is."""
    lines = ""
    for name, members in structures(header).items():
        lines += "".join(f"  MEMBER(detent_{name}, {member});\n" for _, member, _ in members) + f"  WHOLE(detent_{name});\n"
    return {"Scripts/check/c/generated/layout.c": f'/* {MADE} */\n#include "../layout.h"\n\nint main(void) {{\n{lines}  return 0;\n}}\n'}
