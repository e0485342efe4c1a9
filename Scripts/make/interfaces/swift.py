"""What is behind the header: constants and configurations both ways, and the functions that each control has."""

from __future__ import annotations

import c
from model import KINDS, MADE, SHARED, Constants, Control, Field, camel

FOLDER = "Sources/CDetentImplementation/generated"
#: Their constants are in files by hand: shared ones, and one that is no plain enumeration.
BY_HAND = ["SnapRule"]
IMPORTS = "// {made}\npublic import CDetent\nimport ControlCore\n{more}\n"


def files(controls: list[Control], header: str) -> dict[str, str]:
    made = {}
    for control in controls:
        start = IMPORTS.format(made=MADE, more=f"import {control.title}\n")
        made[f"{FOLDER}/{control.title}Configuration+C.swift"] = start + configuration(control)
        made[f"{FOLDER}/{control.title}Constants.swift"] = start.replace("public import", "import") + constants(control)
        made[f"{FOLDER}/{control.title}Functions.swift"] = start + functions(control, header)
    return made


# Constants

def constants(control: Control) -> str:
    return "\n".join(extension(field.constants) for field in control.choices if field.constants.type not in BY_HAND)


def extension(constants: Constants) -> str:
    pairs = [(constants.c(case), case) for case in constants.cases]
    first, *others = pairs
    taken = "".join(f"    case {name}: self = .{case}\n" for name, case in pairs)
    told = "".join(f"    case .{case}: header({name})\n" for name, case in pairs)
    told = f"    switch self {{\n{told}    }}\n" if len(pairs) > 2 else (
        f"    header(self == .{first[1]} ? {first[0]} : {others[0][0]})\n")
    return (f"extension {constants.type} {{\n  init?(constant: Int32) {{\n    switch Int(constant) {{\n{taken}"
            f"    default: return nil\n    }}\n  }}\n\n  var constant: Int32 {{\n{told}  }}\n}}\n")


# Configurations

CONFIGURATION = """\
extension {title}Configuration: CConfiguration {{
  static var defaults: detent_{name}_configuration {{
    detent_{name}_configuration({title}Configuration())
  }}

  init(_ passed: UnsafePointer<detent_{name}_configuration>) throws(ConfigurationError) {{
    self.init()
{reserved}    try takeShared(passed)
{constants}    guard passed.pointee.lower_bound <= passed.pointee.upper_bound else {{ throw .order }}
    {range} = passed.pointee.lower_bound...passed.pointee.upper_bound
    takeNumbers(passed)
  }}

  /// The settings that all controls have.
  private mutating func takeShared(
    _ passed: UnsafePointer<detent_{name}_configuration>
  ) throws(ConfigurationError) {{
    let shared = try SharedSettings(
      orientation: {orientation},
      layoutDirection: passed.pointee.layout_direction,
      interaction: passed.pointee.interaction, cancelPolicy: passed.pointee.cancel_policy)
{shared}  }}

  private mutating func takeNumbers(  // table
    _ passed: UnsafePointer<detent_{name}_configuration>
  ) {{
{numbers}  }}
}}

extension detent_{name}_configuration: ControlReading {{
  init(_ control: {title}Control) {{
    self.init(control.configuration)
  }}

  init(_ configuration: {title}Configuration) {{  // table
    self.init()
{told}  }}
}}

extension detent_{name}_configuration: SizedStructure {{
  /// In version 1.
  static var firstSize: Int {{ {size} }}
}}
"""
RANGE = CONFIGURATION[CONFIGURATION.index("    guard passed"):CONFIGURATION.index("    takeNumbers")]


def configuration(control: Control) -> str:
    fields = control.fields
    ranges = [field for field in fields if field.path.endswith("lowerBound")]
    template = CONFIGURATION if ranges else CONFIGURATION.replace(RANGE, "")
    own = [field for field in fields if field.name not in SHARED and not field.path.endswith("Bound")]
    reserved = [name for name, field in control.members() if not field]
    shared = [field for field in fields if field.name in SHARED]
    return template.format(
        name=control.name, title=control.title, size=first_size(control),
        range=ranges[0].path.split(".")[0] if ranges else "",
        reserved="".join(f"    guard passed.pointee.{name} == 0 else {{ throw .reserved }}\n" for name in reserved),
        orientation="passed.pointee.orientation" if len(shared) == 4 else "header(DETENT_HORIZONTAL)",
        shared="".join(f"    {field.path} = shared.{field.path}\n" for field in shared),
        constants="".join(taken_constant(field) for field in own if field.kind in ("word", "modifiers")),
        numbers="".join(taken(control, field) for field in own if field.kind not in ("word", "modifiers")),
        told="".join(told(field) for field in fields))


def taken_constant(field: Field) -> str:
    if field.kind == "modifiers":
        return (f"    {field.path} = try known(\n      Modifiers(constant: passed.pointee.{field.name}),\n"
                f"      .constant(\"the modifiers must be DETENT_MODIFIERs\"))\n")
    short = field.constants.type.split(".")[-1]
    noun = f"the {field.name.replace('_', ' ')} must be a DETENT_{field.constants.prefix}"
    return (f"    {field.path} = try known(\n      {short}(constant: passed.pointee.{field.name}),\n"
            f"      .constant(\"{noun}\"))\n")


def taken(control: Control, field: Field) -> str:
    value = f"passed.pointee.{field.name}"
    if field.kind == "list":
        place = f"UnsafeRawPointer(passed) + {offset(control, field) + 8}"
        return f"    {field.path} = NumberList({place}, count: passed.pointee.{field.name[:-1]}_count)\n"
    return f"    {field.path} = {KINDS[field.kind].taken.format(c=value)}\n"


def told(field: Field) -> str:
    value = f"configuration.{field.path}"
    if field.kind == "list":
        return (f"    {field.name[:-1]}_count = Int64(saturating: Double({value}.count))\n"
                f"    withUnsafeMutablePointer(to: &{field.name}) {{ {value}.write(to: $0) }}\n")
    return f"    {field.name} = {KINDS[field.kind].told.format(m=value)}\n"


def width(field: Field | None) -> int:
    return field.size if field else 4


def offset(control: Control, field: Field) -> int:
    before = [each for _, each in control.members()]
    return sum(width(each) for each in before[:before.index(field)])


def first_size(control: Control) -> int:
    """How many bytes the structure had in version 1."""
    later = [field for field in control.fields if field.setting.since > 1]
    return offset(control, later[0]) if later else sum(width(field) for _, field in control.members())


# Functions

TYPES = {"size_t": "Int", "double": "Double", "int64_t": "Int64", "int32_t": "Int32", "detent_sink": "detent_sink?",
         "void *": "UnsafeMutableRawPointer?", "const void *": "UnsafeRawPointer?", "size_t *": "UnsafeMutablePointer<Int>?",
         "const double *": "UnsafePointer<Double>?", "const char *": "UnsafePointer<CChar>?"}


def functions(control: Control, header: str) -> str:
    """Those of a control but for scenes, each a call of what all controls have alike."""
    start = f"{control.name}_"
    return "\n".join(function(control, each) for each in c.functions(header)
                     if each.name.startswith(start) and not each.name.endswith("scene"))


def function(control: Control, one: c.Function) -> str:
    verb = camel(one.name.removeprefix(f"{control.name}_"))
    parameters = ",\n  ".join(f"_ {camel(name)}: {type_of(type)}" for type, name in one.parameters)
    call = "initialise" if verb == "init" else verb
    call = f"  ControlStorage<{control.title}Control>.{call}(\n    {', '.join(camel(name) for _, name in one.parameters)})\n"
    return (f"@c @implementation\npublic func detent_{one.name}(\n  {parameters}\n"
            f") -> {TYPES.get(one.result, one.result)} {{\n{call}}}\n")


def type_of(type: str) -> str:
    if type in TYPES:
        return TYPES[type]
    is_constant, name = type.startswith("const "), type.removeprefix("const ").removesuffix(" *")
    return f"Unsafe{'' if is_constant else 'Mutable'}Pointer<{name}>?"
