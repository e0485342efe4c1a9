"""detent.h: prints the configurations of the controls with their constants, and reads everything else."""

import re

from model import KINDS, MADE, MODIFIERS, Control, Field, plain, replaced, wrapped

HEADER = "Sources/CDetent/include/detent.h"
BEGIN = "/* Printed by Scripts/make/interfaces.py, from the table of a {name}'s settings. */\n"
END = "/* End of what is printed. */\n"


def header(controls: list[Control], text: str) -> str:
    for control in controls:
        text = replaced(text, BEGIN.format(name=control.name), constants(control) + configuration(control), END)
    return text


def comment(text: str, indent: str = "") -> str:
    return wrapped(text, f"{indent}/* ", f"{indent} * ", 97) + " */\n"


def constants(control: Control) -> str:
    """Returns an enumeration per prefix; settings that share one have their sentences above it."""
    text = ""
    for prefix in dict.fromkeys(field.prefix for field in control.choices):
        text += comment(" ".join(field.setting.meaning for field in control.choices if field.prefix == prefix))
        cases = [f"{constant} = {number}" for number, constant in enumerate(control.longest(prefix).constants)]
        line = f"enum {{ {', '.join(cases)} }};\n"
        text += (line if len(line) <= 100 else "enum {\n  " + ",\n  ".join(cases) + "\n};\n") + "\n"
    return text


def configuration(control: Control) -> str:
    text = comment(f"Everything that decides how a {control.name} behaves.") + f"typedef struct detent_{control.name}_configuration {{\n"
    for name, field in control.members:
        text += comment(described(control, field), "  ") if field and field.is_first else ""
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
    if field.prefix:
        missing = [case for case in control.longest(field.prefix).cases if case not in field.cases] if field in control.choices else []
        text += f" A DETENT_{field.prefix}{''.join(f', but not {field.constant(case)}' for case in missing)}."
    elif field.cases:
        text += " {} or {}.".format(*", ".join(field.constants).rsplit(", ", 1))
    text += " DETENT_MODIFIERs together." if field.kind == "modifiers" else ""
    text += " 0 for {}, 1 for {}.".format(*setting.words) if field.kind == "flag" and setting.on != "true" else ""
    return f"{text} Default {', '.join(map(initial, setting.fields))}."


def initial(field: Field) -> str:
    special = {"optional": "NaN, for none", "modifiers": "ALT", "word": field.cases and field.constant(field.default)}
    if field.kind in special:
        return special[field.kind]
    return f"{int(field.default):,}" if field.kind in ("time", "flag") else plain(field.default).upper()


# Other parts of the header

def functions(header: str) -> list[tuple[str, str, list[tuple[str, str]]]]:
    """Returns result, name without `detent_`, and parameters of each function; a parameter has a type such as `const
    detent_ruler *`, and a name."""
    found = re.findall(r"^((?:const )?[a-z_0-9]+ \*?)detent_([a-z_]+)\(\s*([^)]*)\);", header, re.M)
    parameter = re.compile(r"(\w[\w *]*?) ?(\b[a-z_]+)(?:, |$)")
    return [(result.strip(), name, parameter.findall(" ".join(said.split()))) for result, name, said in found]


def structures(header: str) -> dict[str, list[tuple[str, str, str]]]:
    """Returns the members of each structure: type, name, and number of elements for an array."""
    result, numbers = {}, dict(re.findall(r"#define (DETENT_\w+) (\d+)", header))
    for name, body in re.findall(r"^typedef struct detent_(\w+) \{\n(.*?)^\} detent_\1;", header, re.M | re.S):
        members = re.findall(r"^  (\w+(?: \*)?) ?\b(\w+)(?:\[(\w+)\])?;", body, re.M)
        result[name] = [(type, member, numbers.get(count, count)) for type, member, count in members]
    return result


def files(controls: list[Control]) -> dict[str, str]:
    return {"Examples/c/generated/settings.c": "".join([f'/* {MADE} */\n#include "../host.h"\n', *map(rows, controls)]),
            "Frontends/c/detent_record_settings.h": recorded(controls)}


def rows(control: Control, kind: str = "const setting") -> str:
    """Returns the rows of a control's settings for a program that plays scripts."""
    text = f"\n#define AT(member) offsetof(detent_{control.name}_configuration, member)\n\n{kind} {control.name}_settings[] = {{\n"
    for setting in control.said:
        field, choices = setting.fields[0], setting.choices(lambda case: 0, MODIFIERS.get)
        kind = "modifiers" if field.kind == "modifiers" else setting.kind_in_scripts
        member = f"{field.name[:-1]}_count" if field.kind == "list" else field.name
        text += f'  {{"{setting.spelled}", SETTING_{kind.upper()}, AT({member}), "{" ".join(sorted(choices, key=choices.get))}"}},\n'
    return text + "  {NULL, SETTING_NUMBER, 0, NULL}};\n#undef AT\n"


RECORDED = """/* {made} */
/* What scripts call the settings of each control, and where its members are. Only detent_record.c includes it. */
{rows}
static const recorded_control recorded_controls[] = {{
{controls}}};
"""


def recorded(controls: list[Control]) -> str:
    """Returns the rows for a program that writes scripts, with the positions of the sides, the axis and the interaction;
    -1 for none."""
    lines = ""
    for control in controls:
        members = [field.name for field in control.fields]
        places = [[name for name in names if name in members] for names in (["length", "width"], ["height"], ["orientation"], ["interaction"])]
        type = f"detent_{control.name}_configuration"
        offsets = [f"(int)offsetof({type}, {found[0]})" if found else "-1" for found in places]
        lines += f'  {{DETENT_CONTROL_{control.name.upper()}, "{control.name}", {control.name}_settings, sizeof({type}),\n   {{{", ".join(offsets)}}}}},\n'
    rows_of = "".join(rows(control, "static const recorded_setting") for control in controls)
    return RECORDED.format(made=MADE, rows=rows_of, controls=lines)
