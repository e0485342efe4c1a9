"""The implementation of the header: constants and configurations both ways, and the functions common to all controls."""

import c
from model import KINDS, MADE, Control, Field, camel

FOLDER = "Sources/CDetentImplementation/generated"
TYPES = {"size_t": "Int", "double": "Double", "int64_t": "Int64", "int32_t": "Int32", "char": "CChar", "detent_sink": "detent_sink?",
         "void *": "UnsafeMutableRawPointer?", "const void *": "UnsafeRawPointer?"}


def files(controls: list[Control], header: str) -> dict[str, str]:
    """Returns the generated files. A snap rule is not a plain enumeration: its constants are handwritten."""
    made = {}
    for control in controls:
        start = f"// {MADE}\n{{}}import CDetent\nimport ControlCore\nimport {control.title}\n\n"
        made[f"{FOLDER}/{control.title}Configuration+C.swift"] = start.format("public ") + configuration(control)
        made[f"{FOLDER}/{control.title}Constants.swift"] = start.format("") + "\n".join(
            constants(field) for field in control.choices if field.type != "SnapRule")
        made[f"{FOLDER}/{control.title}Functions.swift"] = start.format("public ") + functions(control, header)
    return made


CONSTANTS = """\
extension {type}: HeaderConstant {{
  init?(constant: Int32) {{
    switch Int(constant) {{
{read}    default: return nil
    }}
  }}
}}
"""


def constants(field: Field) -> str:
    read = "".join(f"    case {name}: self = .{case}\n" for name, case in zip(field.constants, field.cases))
    return CONSTANTS.format(type=field.type, read=read)


CONFIGURATION = """\
extension {title}Configuration: CConfiguration {{
  static var defaults: detent_{name}_configuration {{
    detent_{name}_configuration({title}Configuration())
  }}

  init(_ passed: UnsafePointer<detent_{name}_configuration>) throws(ConfigurationError) {{
    self.init()
{checked}    takeNumbers(passed)
  }}

  private mutating func takeNumbers(  // table
    _ passed: UnsafePointer<detent_{name}_configuration>
  ) {{
{read}  }}
}}

extension detent_{name}_configuration: ControlReading, SizedStructure {{
  /// In version 1.
  static var firstSize: Int {{ {size} }}

  init(_ control: {title}Control) {{
    self.init(control.configuration)
  }}

  init(_ configuration: {title}Configuration) {{  // table
    self.init()
{written}  }}
}}
"""


def configuration(control: Control) -> str:
    """Returns the conversion of a configuration, with fallible members first."""
    later = [field for field in control.fields if field.setting.since > 1]
    lines = [read(control, field) for field in control.fields]
    checks = [line for line in lines if "try known" in line] + [line for line in lines if "guard" in line]
    reserved = [f"    guard passed.pointee.{name} == 0 else {{ throw .reserved }}\n" for name, field in control.members if not field]
    return CONFIGURATION.format(
        name=control.name, title=control.title, size=control.size(later[0] if later else None), written="".join(map(written, control.fields)),
        checked="".join(reserved + checks), read="".join(line for line in lines if line not in checks))


def read(control: Control, field: Field) -> str:
    passed = f"passed.pointee.{field.name}"
    if field.path.endswith("lowerBound"):
        upper = passed.replace("lower", "upper")
        guard = f"    guard {passed} <= {upper} else {{ throw .order }}\n"
        if len(guard) > 101:  # at most 100 columns
            guard = guard.replace("{ throw .order }", "{\n      throw .order\n    }")
        return f"{guard}    {field.setting.member} = {passed}...{upper}\n"
    if field.path.endswith("upperBound"):
        return ""
    if field.kind == "list":
        place = f"UnsafeRawPointer(passed) + {control.size(field) + 8}"
        line = f"    {field.path} = NumberList({place}, count: passed.pointee.{field.name[:-1]}_count)\n"
        return line.replace("NumberList(", "NumberList(\n      ") if len(line) > 101 else line  # at most 100 columns
    names = f"a DETENT_{field.prefix}" if field.prefix else "DETENT_" + ", ".join(map(field.constant, field.cases))
    demand = f"the {field.name.replace('_', ' ')} must be {' or '.join(names.rsplit(', ', 1))}"
    demand = "the modifiers must be DETENT_MODIFIERs" if field.kind == "modifiers" else demand
    return f"    {field.path} = {KINDS[field.kind].read.format(c=passed, demand=demand)}\n"


def written(field: Field) -> str:
    value = f"configuration.{field.path}"
    if field.kind == "list":
        return (f"    {field.name[:-1]}_count = Int64(saturating: Double({value}.count))\n"
                f"    withUnsafeMutablePointer(to: &{field.name}) {{ {value}.write(to: $0) }}\n")
    return f"    {field.name} = {KINDS[field.kind].written.format(m=value)}\n"


def functions(control: Control, header: str) -> str:
    """Returns the functions of a control except for scenes, each a call of the shared implementation."""
    made = []
    for result, function, parameters in c.functions(header):
        prefix, _, verb = function.partition("_")
        if prefix != control.name or verb.endswith("scene"):
            continue
        said = [f"_ {camel(name)}: {type_of(type)}" for type, name in parameters]
        call = f"ControlStorage<{control.title}Control>.{'initialise' if verb == 'init' else camel(verb)}"
        head = wrapped(f"public func detent_{function}(", said, f") -> {type_of(result)} {{", "\n")
        body = wrapped(f"  {call}(", [camel(name) for _, name in parameters], ")", "")
        made.append(f"@c @implementation\n{head}\n{body}\n}}\n")
    return "\n".join(made)


def wrapped(before: str, parts: list[str], after: str, last: str) -> str:
    """Returns a list in parentheses on one line, or on lines of its own, of at most 100 characters; `last` ends these."""
    inner = " " * (len(before) - len(before.lstrip()) + 2)
    whole = before + ", ".join(parts) + after
    if len(whole) <= 100:
        return whole
    between = ", " if len(inner + ", ".join(parts)) <= 100 else f",\n{inner}"
    return f"{before}\n{inner}{between.join(parts)}{last}{after}"


def type_of(type: str) -> str:
    if type in TYPES or not type.endswith(" *"):
        return TYPES.get(type, type)
    kind = "" if type.startswith("const ") else "Mutable"
    return f"Unsafe{kind}Pointer<{type_of(type.removeprefix('const ').removesuffix(' *'))}>?"
