"""What pages know of settings: where they are in the module's memory, what they are called, types, and the demo's options."""

from __future__ import annotations

import json
import math
import pathlib
import re

from model import KINDS, MADE, MODIFIERS, Control, Field, Setting, camel, plain, said_once, wrapped

FOLDER = "Frontends/web/generated"
#: What pages call otherwise than scripts: cases of a type in Swift, and that type; attributes; units.
WORDS = {"ControlOrientation": ["horizontal", "vertical"], "ControlInteraction": ["enabled", "read-only", "disabled"],
         "RatingConfiguration.Reselection": ["keep", "clear"]}
TYPES = {"ControlOrientation": "Orientation", "ControlLayoutDirection": "LayoutDirection", "ControlInteraction": "Interaction",
         "CancelPolicy": "CancelPolicy"}
ATTRIBUTES = {"lower_bound": "min", "upper_bound": "max", "previews_hover": "hover", "track_press": "track", "wraps": "wrap",
              "snaps": "snap", "quantizes": "quantize", "coasts": "coast", "slop_touch": "slop"}
UNITS = {"points": "px", "points/s": "px/s", "1/ms": "/ms", "ns": "ms", "value": None}
#: Settings that an element has no attribute for: it measures its size, and asks the page for its direction.
UNNAMED = ["length", "width", "height", "layout_direction", "interaction", "fine_drag_modifiers", "slop_mouse", "slop_pen"]
EVENTS = ["input", "change", "tick", "bound", "began", "ended", "preview", "tapped", "error"]


def files(controls: list[Control], root: pathlib.Path) -> dict[str, str]:
    own = {control.name: own_options(control, root) for control in controls}
    made = {f"{control.name}.js": table(control) for control in controls}
    made |= {"configurations.d.ts": configurations(controls), "elements.d.ts": elements(controls, own),
             "panel.js": PANEL.format(made=MADE) + "".join(map(panel, controls)),
             "../custom-elements.json": manifest(controls, own)}
    return {f"{FOLDER}/{name}".replace("generated/../", ""): text for name, text in made.items()}


def quoted(value: object) -> str:
    return json.dumps(value).replace('"', "'")


def words(field: Field) -> list[str]:
    return WORDS.get(field.constants.type, field.setting.words) if field.constants else []


def lines(items: list[str], indent: str = "  ", end: str = ",") -> str:
    return "".join(f"{indent}{item}{end}\n" for item in items)


# Tables of JavaScript

TABLE = """\
// {made}
import {{ Struct, {kinds} }} from '../engine/struct.js';

/** The structure of the header. */
export const configuration = new Struct({{
{layout}}});

/** What a new {name} has, known before the engine is there. @type {{import('../detent.js').{title}Configuration}} */
export const defaults = Object.freeze({{
{defaults}}});

/** What scripts call the settings: the word, its kind, the settings, and what each word of a choice stands for. */
export const settings = [
{settings}];

/** Attributes: the type, the name, the settings, and words. */
export const options = [
{options}];
"""


def table(control: Control) -> str:
    members = [(camel(name), memory(field)) for name, field in control.members()]
    own = [setting for setting in control.settings if setting.fields and setting.name not in ("interaction", "length", "breadth")]
    return TABLE.format(
        made=MADE, name=control.name, title=control.title, kinds=", ".join(sorted({kind.split("(")[0] for _, kind in members})),
        layout=lines([f"{name}: {kind}" for name, kind in members]),
        defaults=lines([f"{field.camel}: {initial(field)}" for field in control.fields]),
        settings=lines([quoted(script_row(setting)) for setting in own]),
        options=lines([quoted(option(field)) for field in attributes(control)]))


def memory(field: Field | None) -> str:
    special = {"list": lambda: f"numbers({field.setting.most})", "word": lambda: f"words({quoted(words(field))})"}
    return "i32" if field is None else special[field.kind]() if field.kind in special else KINDS[field.kind].memory


def initial(field: Field) -> str:
    if field.kind in ("list", "optional", "flag"):
        return {"list": "Object.freeze([])", "optional": "null", "flag": str(field.default).lower()}[field.kind]
    if field.constants:
        return quoted(words(field)[field.constants.cases.index(field.default)])
    return plain(field.default / 1e6 if field.kind == "time" else field.default)


def script_row(setting: Setting) -> list[object]:
    field, said = setting.fields[0], setting.words or []
    choices = {"flag": {each: each == setting.on for each in said}, "modifiers": {each: MODIFIERS[each] for each in said if each in MODIFIERS},
               "word": dict(zip(said, words(field)))}.get(field.kind)
    kind = "choice" if choices else {1: field.kind, 2: "range", 3: "slop"}[len(setting.fields)]
    row = [f"policy {setting.word}" if setting.policy else setting.word, kind, [each.camel for each in setting.fields]]
    return [*row, choices] if choices else row


# Attributes

def attributes(control: Control) -> list[Field]:
    """The first field of each attribute, in the order of the rows."""
    return [field for setting in control.settings for field in setting.fields if field.name not in UNNAMED]


def attribute(field: Field) -> str:
    return ATTRIBUTES.get(field.name, field.name.replace("_", "-"))


def option(field: Field) -> list[object]:
    """As `settingsOf` of element/options.js takes it. A flag whose attribute is its word in scripts is there or not, unless it is on
    without being said somewhere."""
    name, fields = attribute(field), [each.camel for each in field.setting.fields] if field.setting.name == "slop" else [field.camel]
    type = {"flag": "presence" if name == field.setting.word and name != "quantize" else "switch", "list": "numbers", "word": "word"}.get(field.kind, "number")
    return [type, name, fields, *([words(field)] if field.constants else [])]


def own_options(control: Control, root: pathlib.Path) -> list[tuple[str, str, str]]:
    """Type, property and words of the attributes that are the element's own, as its file has them, and all elements."""
    texts = [(root / f"Frontends/web/{file}.js").read_text() for file in (f"detent-{control.name}", "detent-element")]
    pattern = r"^ +(number|onOff|presence|word)\('([a-z-]+)'(?:, (?:'(\w+)'|\[([^\]]*)\]))?\),$"
    return [(type, property or camel(name), words.replace(", ", " | "))
            for text in texts for type, name, property, words in re.findall(pattern, text, re.M)]


def own_name(property: str) -> str:
    return "readonly" if property == "readOnly" else re.sub("[A-Z]", lambda letter: "-" + letter[0].lower(), property)


# Types

def documented(field: Field) -> str:
    defaults = ", ".join(initial(each).strip("'") for each in field.setting.fields)
    defaults = defaults.replace("Object.freeze([])", "none").replace("null", "`null`, for none")
    text = f"{meaning(field)} Default {defaults}."
    return f"  /** {text} */\n" if len(text) <= 111 else f"  /**\n{wrapped(text, '   * ', '   * ', 120)}\n   */\n"


def meaning(field: Field) -> str:
    return field.setting.sentence("milliseconds" if field.kind == "time" else None)


def type_of(field: Field) -> str:
    if field.constants:
        return TYPES.get(field.constants.type) or " | ".join(map(quoted, words(field)))
    return KINDS[field.kind].typescript


def interface(comment: str, name: str, text: str) -> str:
    return f"\n/** {comment} */\nexport interface {name} {{\n{text}}}\n"


def configurations(controls: list[Control]) -> str:
    text = f"/** {MADE} */\nimport type {{ CancelPolicy, Interaction, LayoutDirection, Orientation }} from '../detent-types.js';\n"
    for control in controls:
        members = "".join((documented(field) if is_first else "") + f"  {field.camel}: {type_of(field)};\n"
                          for field, is_first in said_once(control.fields))
        text += interface(f"Everything that decides how a {control.name} behaves.", f"{control.title}Configuration", members)
    return text


def elements(controls: list[Control], own: dict[str, list[tuple[str, str, str]]]) -> str:
    types = {"number": "number | string", "switch": "'on' | 'off'", "onOff": "'on' | 'off'", "presence": "boolean | ''"}
    text = f"/** {MADE} */\nimport type {{ CancelPolicy, Orientation }} from '../detent-types.js';\n"
    for control in controls:
        tag, fields = f"`<detent-{control.name}>`", attributes(control)
        text += interface(f"The properties of {tag} that are settings.", f"{control.title}Properties", "".join(
            documented(field) + f"  {camel(attribute(field))}: {type_of(field)};\n" for field in fields))
        rows = [(attribute(field), option(field)[0], " | ".join(map(quoted, words(field)))) for field in fields] + [("value", "", "")]
        rows += [(own_name(name), type, said) for type, name, said in own[control.name]]
        text += interface(f"The attributes of {tag}, as templates write them.", f"{control.title}Attributes", lines(
            [f"{quoted(name) if '-' in name else name}?: {said or types.get(type, 'string')}" for name, type, said in rows], end=";"))
    names = lines([f"'detent-{control.name}': {control.title}Attributes" for control in controls], end=";")
    return text + interface("The elements, by their tags.", "DetentElements", names)


def manifest(controls: list[Control], own: dict[str, list[tuple[str, str, str]]]) -> str:
    """What editors know of the elements: https://github.com/webcomponents/custom-elements-manifest."""
    modules, types = [], {"number": "number | null", "onOff": "boolean", "presence": "boolean"}
    for control in controls:
        path, name, tag = f"detent-{control.name}.js", f"Detent{control.title}", f"detent-{control.name}"
        listed = [{"name": attribute(field), "fieldName": camel(attribute(field)), "type": {"text": type_of(field)},
                   "default": initial(field).strip("'"), "description": meaning(field)} for field in attributes(control)]
        listed += [{"name": own_name(property), "fieldName": property, "type": {"text": said or types[type]}}
                   for type, property, said in own[control.name]]
        events = [{"name": event, "type": {"text": "Event" if event in ("input", "change", "error") else "CustomEvent"}} for event in EVENTS]
        whole, exported = {"kind": "class", "name": name, "tagName": tag, "customElement": True}, {"name": name, "module": path}
        modules.append({"kind": "javascript-module", "path": path, "declarations": [{**whole, "attributes": listed, "events": events}],
                        "exports": [{"kind": "js", "name": name, "declaration": exported},
                                    {"kind": "custom-element-definition", "name": tag, "declaration": exported}]})
    return json.dumps({"schemaVersion": "1.0.0", "readme": MADE, "modules": modules}, indent=1, ensure_ascii=False) + "\n"


PANEL = "// {made}\n// The options of the elements, as the demo shows them: numbers go as far as is worth trying.\n"


def panel(control: Control) -> str:
    return f"\nexport const {control.name} = [\n{lines([quoted(shown(field)) for field in attributes(control)])}];\n"


def shown(field: Field) -> dict[str, object]:
    type, is_slop = option(field)[0], field.setting.name == "slop"
    one = {"attribute": attribute(field), "label": (field.setting.name if is_slop else field.name).replace("_", " ").capitalize()}
    unit = UNITS.get(field.setting.unit, field.setting.unit or "")
    if type in ("word", "switch"):
        return {"kind": "words", **one, "words": [[word, word] for word in words(field) or ["on", "off"]]}
    if type in ("presence", "numbers"):
        return {"kind": "toggle" if type == "presence" else "text", **one, "empty": "none"}
    if unit is None or field.kind == "optional" or is_slop or math.isinf(field.default) or not field.setting.typical:
        return {"kind": "number", **one, "empty": "by pointer" if is_slop else "none", "unit": unit or ""}
    worth = [float(number) / (1e6 if field.kind == "time" else 1) for number in f"{field.setting.typical} {field.default}".split()]
    low, high = min(worth), max(worth)
    step = 1 if field.kind in ("whole", "time") or high - low > 100 else 10 ** math.floor(math.log10((high - low) / 40))
    return {"kind": "slider", **one, "low": low, "high": high, "step": step, "unit": unit}
