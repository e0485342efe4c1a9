"""The settings in web pages: their positions in the module's memory, names, types, and the demo's options."""

import json
import math
import pathlib
import re

from model import KINDS, MADE, MODIFIERS, SHARED, Control, Field, camel, plain, wrapped

FOLDER = "Frontends/web/generated"
#: Names in pages that differ from those in scripts: cases of a Swift type; attributes; units.
WORDS = {"ControlOrientation": ["horizontal", "vertical"], "ControlInteraction": ["enabled", "read-only", "disabled"],
         "RatingConfiguration.Reselection": ["keep", "clear"]}
ATTRIBUTES = {"lower_bound": "min", "upper_bound": "max", "enabled_lower_bound": "enabled-min", "enabled_upper_bound": "enabled-max", "previews_hover": "hover", "track_press": "track", "wraps": "wrap",
              "snaps": "snap", "quantizes": "quantize", "coasts": "coast", "slop_touch": "slop"}
UNITS = {"points": "px", "points/s": "px/s", "1/ms": "/ms", "ns": "ms", "value": ""}
#: Settings without an attribute: an element measures its size, and reads its direction from the page.
UNNAMED = ["length", "width", "height", "layout_direction", "interaction", "motion", "fine_drag_modifiers", "slop_mouse", "slop_pen"]


def files(controls: list[Control], root: pathlib.Path) -> dict[str, str]:
    """Returns the generated files; only the tables for a control without an element."""
    shown = [control for control in controls if (root / f"Frontends/web/detent-{control.name}.js").exists()]
    made = {f"{control.name}.js": table(control) for control in controls}
    made |= {"configurations.d.ts": configurations(controls), "elements.d.ts": elements(shown, root),
             "panel.js": f"// {MADE}\n// The options of the elements, as the demo shows them.\n" + "".join(map(panel, shown))}
    return {f"{FOLDER}/{name}": text for name, text in made.items()}


def quoted(value: object) -> str:
    return json.dumps(value).replace('"', "'")


def words(field: Field) -> list[str]:
    return WORDS.get(field.type, field.setting.words) if field.cases else []


def lines(items: list[str], indent: str = "  ", end: str = ",") -> str:
    return "".join(f"{indent}{item}{end}\n" for item in items)


# Tables of JavaScript

TABLE = """\
// {made}
import {{ {kinds}, structOf, usualOf }} from '../engine/struct.js';

/** The structure of the header, with what a new {name} has. */
const table = {{
{table}}};

export const configuration = structOf(table);

/** What a new {name} has, known before the engine is there. @type {{import('../detent.js').{title}Configuration}} */
export const defaults = usualOf(table);

/** What scripts call the settings: the word, its kind, the settings, and what each word of a choice stands for. */
export const settings = [
{settings}];

/** Attributes: the type, the name, the settings unless it is the one of that name, and words. */
export const options = [
{options}];
"""


def table(control: Control) -> str:
    memory = [(camel(name), "i32" if field is None else f"numbers({field.setting.most})" if field.kind == "list" else
               KINDS[field.kind].memory or f"words({quoted(words(field))})") for name, field in control.members]
    usual = {field.camel: f", {initial(field)}" for field in control.fields}
    said = []
    for setting in control.said:
        choices = setting.choices(lambda case: words(setting.fields[0])[setting.fields[0].cases.index(case)], MODIFIERS.get)
        said.append([setting.spelled, setting.kind_in_scripts, [each.camel for each in setting.fields], *([choices] if choices else [])])
    return TABLE.format(
        made=MADE, name=control.name, title=control.title, kinds=", ".join(sorted({kind.split("(")[0] for _, kind in memory})),
        table=lines([f"{name}: [{kind}{usual.get(name, '')}]" for name, kind in memory]), settings=lines(list(map(quoted, said))),
        options=lines([quoted(option(field)) for field in attributes(control)]))


def initial(field: Field) -> str:
    if field.cases:
        return quoted(words(field)[field.cases.index(field.default)])
    special = {"list": "[]", "optional": "null", "flag": str(field.default).lower()}
    return special.get(field.kind) or plain(field.default / 1e6 if field.kind == "time" else field.default)


# Attributes

def attributes(control: Control) -> list[Field]:
    """Returns the first field of each attribute, in the order of the rows."""
    return [field for setting in control.settings for field in setting.fields if field.name not in UNNAMED]


def attribute(field: Field) -> str:
    return ATTRIBUTES.get(field.name, field.name.replace("_", "-"))


def option(field: Field) -> list[object]:
    """Returns the argument for `settingsOf` of element/options.js. A flag named as in scripts is a presence attribute,
    unless it may be on by default. A setting named as the attribute is left out, as pages load these tables."""
    name, fields = attribute(field), [each.camel for each in field.setting.fields] if field.setting.name == "slop" else [field.camel]
    flag = "presence" if name == field.setting.word and name != "quantize" else "switch"
    type = {"flag": flag, "list": "numbers", "word": "word"}.get(field.kind, "number")
    row = [type, name, 0 if fields == [camel(name)] else fields, *([words(field)] if field.cases else [])]
    return row if row[-1] else row[:-1]


def own_defaults(control: Control, root: pathlib.Path) -> dict[str, str]:
    """Returns the defaults of an element that differ from those of the engine, from its file."""
    text = (root / f"Frontends/web/detent-{control.name}.js").read_text()
    said = re.search(r"Object\.freeze\(\{ \.\.\.defaults, (.*) \}\)", text)
    return dict(re.findall(r"(\w+): ([^,]+)", said[1])) if said else {}


# Types

def documented(field: Field, changed: dict[str, str] = {}) -> str:
    """Returns the comment of a property; `changed` has the defaults of the element that differ from the engine's."""
    defaults = ", ".join((changed.get(each.camel) or initial(each)).strip("'") for each in field.setting.fields)
    text = f"{meaning(field)} Default {defaults.replace('[]', 'none').replace('null', '`null`, for none')}."
    return f"  /** {text} */\n" if len(text) <= 111 else f"  /**\n{wrapped(text, '   * ', '   * ', 120)}\n   */\n"


def meaning(field: Field) -> str:
    return field.setting.sentence("milliseconds" if field.kind == "time" else None)


def type_of(field: Field) -> str:
    if field.name in SHARED:
        return field.type.removeprefix("Control")
    return KINDS[field.kind].typescript or " | ".join(map(quoted, words(field)))


def interface(comment: str, name: str, text: str) -> str:
    return f"\n/** {comment} */\nexport interface {name} {{\n{text}}}\n"


def configurations(controls: list[Control]) -> str:
    text = f"/** {MADE} */\nimport type {{ CancelPolicy, Interaction, LayoutDirection, Motion, Orientation }} from '../detent-types.js';\n"
    for control in controls:
        members = "".join(f"{documented(field) if field.is_first else ''}  {field.camel}: {type_of(field)};\n" for field in control.fields)
        text += interface(f"Everything that decides how a {control.name} behaves.", f"{control.title}Configuration", members)
    return text


def elements(controls: list[Control], root: pathlib.Path) -> str:
    text = f"/** {MADE} */\nimport type {{ CancelPolicy, Orientation }} from '../detent-types.js';\n"
    for control in controls:
        changed = own_defaults(control, root)
        text += interface(f"The properties of `<detent-{control.name}>` that are settings.", f"{control.title}Properties", "".join(
            documented(field, changed) + f"  {camel(attribute(field))}: {type_of(field)};\n" for field in attributes(control)))
    return text


def panel(control: Control) -> str:
    """Returns type, label, words and suggested numbers of each option; no numbers if any will do."""
    shown = []
    for field in attributes(control):
        setting, is_slop = field.setting, field.setting.name == "slop"
        is_bounded = setting.unit != "value" and field.kind != "optional" and not is_slop and field.default not in (math.inf, [])
        worth = f"{setting.typical} {field.default}".split() if setting.typical and is_bounded else []
        shown.append({
            "type": option(field)[0], "attribute": attribute(field), "unit": UNITS.get(setting.unit, setting.unit or ""),
            "label": (setting.name if is_slop else field.name).replace("_", " ").capitalize(), "words": words(field) or ["on", "off"],
            "worth": [float(number) / (1e6 if field.kind == "time" else 1) for number in worth]})
    return f"\nexport const {control.name} = [\n{lines(list(map(quoted, shown)))}];\n"
