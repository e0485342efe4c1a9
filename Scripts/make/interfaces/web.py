"""What pages know of settings: where they are in the module's memory, what they are called, and types."""

from __future__ import annotations

import json
import math
import pathlib
import re

from model import KINDS, MADE, MODIFIERS, Control, Field, Setting, camel, plain, said_once, wrapped

FOLDER = "Frontends/web/generated"
#: What pages call the cases of a choice otherwise than scripts, by its type in Swift.
WORDS = {"ControlOrientation": ["horizontal", "vertical"], "ControlInteraction": ["enabled", "read-only", "disabled"],
         "RatingConfiguration.Reselection": ["keep", "clear"]}
#: Attributes that are not called as their settings.
ATTRIBUTES = {"lower_bound": "min", "upper_bound": "max", "previews_hover": "hover", "track_press": "track", "wraps": "wrap",
              "snaps": "snap", "coasts": "coast"}
#: Settings that an element has no attribute for: it measures its size, and asks the page for its direction.
UNNAMED = ["length", "width", "height", "layout_direction", "interaction", "fine_drag_modifiers"]


def files(controls: list[Control], root: pathlib.Path) -> dict[str, str]:
    made = {f"{FOLDER}/{control.name}.js": table(control) for control in controls}
    made[f"{FOLDER}/configurations.d.ts"] = configurations(controls)
    elements = {control.name: own_options(control, root) for control in controls}
    made[f"{FOLDER}/elements.d.ts"] = element_types(controls, elements)
    made[f"{FOLDER}/jsx.d.ts"] = JSX.format(made=MADE)
    made[f"{FOLDER}/vue.d.ts"] = VUE.format(made=MADE)
    made[f"{FOLDER}/panel.js"] = PANEL.format(made=MADE) + "".join(map(panel, controls))
    made["Frontends/web/custom-elements.json"] = manifest(controls, elements)
    return made


def words(field: Field) -> list[str]:
    return WORDS.get(field.constants.type, field.setting.words)


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
    members = [(camel(name), struct_kind(field)) for name, field in control.members()]
    kinds = sorted({re.match(r"\w+", kind)[0] for _, kind in members})
    return TABLE.format(
        made=MADE, name=control.name, title=control.title, kinds=", ".join(kinds),
        layout="".join(f"  {name}: {kind},\n" for name, kind in members),
        defaults="".join(f"  {field.camel}: {initial(field)},\n" for field in control.fields),
        settings="".join(f"  {script_row(setting)},\n" for setting in control.settings if is_own(setting)),
        options="".join(f"  {json_row(option(field))},\n" for field in attributes(control)))


def struct_kind(field: Field | None) -> str:
    if field is None:
        return "i32"
    if field.kind == "list":
        return f"numbers({field.setting.most})"
    return f"words({quoted(words(field))})" if field.constants else KINDS[field.kind].memory


def quoted(value: object) -> str:
    return json.dumps(value).replace('"', "'")


def json_row(row: list[object]) -> str:
    return quoted(row)


def initial(field: Field) -> str:
    if field.constants:
        return quoted(words(field)[field.constants.cases.index(field.default)])
    if field.kind in ("list", "optional"):
        return {"list": "Object.freeze([])", "optional": "null"}[field.kind]
    if field.kind == "flag":
        return str(field.default).lower()
    return plain(field.default / 1e6 if field.kind == "time" else field.default)


def is_own(setting: Setting) -> bool:
    """Whether scripts have a word for it that is read as others are."""
    return bool(setting.fields) and setting.name != "interaction" and setting.word not in ("length", "breadth")


def script_row(setting: Setting) -> str:
    field = setting.fields[0]
    kind = "slop" if len(setting.fields) == 3 else "range" if len(setting.fields) == 2 else field.kind
    row = [f"policy {setting.word}" if setting.policy else setting.word, kind, [each.camel for each in setting.fields]]
    said = setting.words or []
    if field.kind == "flag":
        row.append({each: each == setting.on for each in said})
    elif field.kind == "modifiers":
        row.append({each: MODIFIERS[each] for each in said})
    elif field.constants:
        row.append(dict(zip(said, words(field))))
    if len(row) > 3:
        row[1] = "choice"
    return quoted(row)


# Attributes

def attributes(control: Control) -> list[Field]:
    """The first field of each attribute, in the order of the rows."""
    fields = [field for setting in control.settings for field in
              (setting.fields[:1] if setting.name == "slop" else setting.fields)]
    return [field for field in fields if field.name not in UNNAMED]


def attribute(field: Field) -> str:
    return "slop" if field.setting.name == "slop" else ATTRIBUTES.get(field.name, field.name.replace("_", "-"))


def option(field: Field) -> list[object]:
    """As `optionsOf` of element/options.js takes it. A flag whose attribute is its word in scripts is there or not."""
    name, fields = attribute(field), [each.camel for each in field.setting.fields if each is field or "slop" in each.name]
    if field.constants:
        return ["word", name, fields, words(field)]
    if field.kind == "flag":
        return ["presence" if name == field.setting.word else "switch", name, fields]
    return ["numbers" if field.kind == "list" else "number", name, fields]


def own_options(control: Control, root: pathlib.Path) -> list[tuple[str, str, str]]:
    """Type, name and words of the attributes that are the element's own, as its file has them, and all elements."""
    texts = [(root / f"Frontends/web/{file}.js").read_text() for file in (f"detent-{control.name}", "detent-element")]
    found = [each for text in texts for each in re.findall(
        r"^ +(number|onOff|presence|word)\('([a-z-]+)'(?:, (?:'(\w+)'|\[([^\]]*)\]))?\),$", text, re.M)]
    return [(type, property or camel(name), words) for type, name, property, words in found]


# Types

def described(text: str, indent: str) -> str:
    line = f"{indent}/** {text} */\n"
    if len(line) <= 120:
        return line
    return f"{indent}/**\n{wrapped(text, indent + ' * ', indent + ' * ', 120)}\n{indent} */\n"


def type_of(field: Field) -> str:
    named = {"ControlOrientation": "Orientation", "ControlLayoutDirection": "LayoutDirection", "ControlInteraction": "Interaction",
             "CancelPolicy": "CancelPolicy"}
    if field.constants:
        return named.get(field.constants.type) or " | ".join(map(quoted, words(field)))
    return KINDS[field.kind].typescript


def meaning(field: Field) -> str:
    unit = "milliseconds" if field.kind == "time" else None
    defaults = ", ".join(initial(each).strip("'") for each in field.setting.fields)
    defaults = defaults.replace("Object.freeze([])", "none").replace("null", "`null`, for none")
    return f"{field.setting.sentence(unit)} Default {defaults}."


def configurations(controls: list[Control]) -> str:
    text = (f"/** {MADE} */\nimport type {{ CancelPolicy, Interaction, LayoutDirection, Orientation }} from '../detent-types.js';\n")
    for control in controls:
        text += f"\n/** Everything that decides how a {control.name} behaves. */\nexport interface {control.title}Configuration {{\n"
        for field, is_first in said_once(control.fields):
            text += (described(meaning(field), "  ") if is_first else "") + f"  {field.camel}: {type_of(field)};\n"
        text += "}\n"
    return text


TYPES = {"number": "number | null", "onOff": "boolean", "presence": "boolean"}


def element_types(controls: list[Control], elements: dict[str, list[tuple[str, str, str]]]) -> str:
    text = f"/** {MADE} */\nimport type {{ CancelPolicy, Orientation }} from '../detent-types.js';\n"
    for control in controls:
        text += f"\n/** The properties of `<detent-{control.name}>` that are settings. */\nexport interface {control.title}Properties {{\n"
        for field in attributes(control):
            text += described(meaning(field), "  ") + f"  {camel(attribute(field))}: {type_of(field)};\n"
        text += f"}}\n\n/** The attributes of `<detent-{control.name}>`, as templates write them. */\nexport interface {control.title}Attributes {{\n"
        lines = [(attribute(field), option(field)[0], " | ".join(map(quoted, words(field))) if field.constants else "")
                 for field in attributes(control)] + [("value", "text", "")]
        lines += [(kebab_of(name), type, words.replace(", ", " | ")) for type, name, words in elements[control.name]]
        text += "".join(f"  {quoted(name) if '-' in name else name}?: {words or attribute_type(type)};\n" for name, type, words in lines)
        text += "}\n"
    names = "".join(f"  'detent-{control.name}': {control.title}Attributes;\n" for control in controls)
    return text + f"\n/** The elements, by their tags. */\nexport interface DetentElements {{\n{names}}}\n"


def kebab_of(name: str) -> str:
    return name.lower() if name == "readOnly" else re.sub("[A-Z]", lambda letter: "-" + letter[0].lower(), name)


def attribute_type(type: str) -> str:
    return {"number": "number | string", "switch": "'on' | 'off'", "onOff": "'on' | 'off'", "presence": "boolean | ''"}.get(type, "string")


JSX = """\
/** {made} For React 19: `import 'detent/jsx'`. */
import type {{ DetentElements }} from './elements.js';

type WithHost<Attributes> = Attributes & {{ children?: unknown; class?: string; id?: string; style?: unknown; ref?: unknown; name?: string }};

declare module 'react' {{
  namespace JSX {{
    interface IntrinsicElements extends Hosted {{}}
  }}
}}

type Hosted = {{ [Tag in keyof DetentElements]: WithHost<DetentElements[Tag]> }};
"""
VUE = """\
/** {made} For Vue 3: `import 'detent/vue'`. */
import type {{ DetentElements }} from './elements.js';

declare module 'vue' {{
  interface GlobalComponents extends Components {{}}
}}

type Components = {{ [Tag in keyof DetentElements]: new () => {{ $props: DetentElements[Tag] & {{ name?: string }} }} }};
"""
EVENTS = ["input", "change", "tick", "bound", "began", "ended", "preview", "tapped", "error"]


def manifest(controls: list[Control], elements: dict[str, list[tuple[str, str, str]]]) -> str:
    """What editors know of the elements: https://github.com/webcomponents/custom-elements-manifest."""
    modules = []
    for control in controls:
        path, name, tag = f"detent-{control.name}.js", f"Detent{control.title}", f"detent-{control.name}"
        listed = [{"name": attribute(field), "fieldName": camel(attribute(field)), "type": {"text": type_of(field)},
                   "default": initial(field).strip("'"), "description": field.setting.sentence("milliseconds" if field.kind == "time" else None)}
                  for field in attributes(control)]
        listed += [{"name": kebab_of(own), "fieldName": own, "type": {"text": words.replace(", ", " | ") or TYPES.get(type, "string")}}
                   for type, own, words in elements[control.name]]
        modules.append({"kind": "javascript-module", "path": path, "declarations": [{
            "kind": "class", "name": name, "tagName": tag, "customElement": True, "attributes": listed,
            "events": [{"name": event, "type": {"text": "Event" if event in ("input", "change", "error") else "CustomEvent"}} for event in EVENTS]}],
            "exports": [{"kind": "js", "name": name, "declaration": {"name": name, "module": path}},
                        {"kind": "custom-element-definition", "name": tag, "declaration": {"name": name, "module": path}}]})
    return json.dumps({"schemaVersion": "1.0.0", "readme": MADE, "modules": modules}, indent=1, ensure_ascii=False) + "\n"


# The demo

PANEL = """\
// {made}
// The options of the elements, as the demo shows them: numbers go as far as is worth trying.
"""


def panel(control: Control) -> str:
    lines = "".join(f"  {quoted(shown(field))},\n" for field in attributes(control))
    return f"\nexport const {control.name} = [\n{lines}];\n"


def shown(field: Field) -> dict[str, object]:
    label = field.setting.name if field.setting.name == "slop" else field.name
    one = {"attribute": attribute(field), "label": label.replace("_", " ").capitalize()}
    unit = {"points": "px", "points/s": "px/s", "1/ms": "/ms", "ns": "ms"}.get(field.setting.unit, field.setting.unit or "")
    type = option(field)[0]
    if type in ("word", "switch"):
        return {"kind": "words", **one, "words": [[word, word] for word in (words(field) if field.constants else ["on", "off"])]}
    if type == "presence" or type == "numbers":
        return {"kind": "toggle" if type == "presence" else "text", **one, "empty": "none"}
    if unit == "value" or field.kind == "optional" or field.setting.name == "slop" or math.isinf(field.default):
        return {"kind": "number", **one, "empty": "by pointer" if label == "slop" else "none", "unit": unit.replace("value", "")}
    scale = 1e6 if field.kind == "time" else 1
    worth = [float(number) / scale for number in f"{field.setting.typical} {field.default}".split()]
    low, high = min(worth), max(worth)
    step = 1 if field.kind in ("whole", "time") or high - low > 100 else 10 ** math.floor(math.log10((high - low) / 40))
    return {"kind": "slider", **one, "low": low, "high": high, "step": step, "unit": unit}
