#!/usr/bin/env python3
"""Shrinks a WebAssembly module beyond the compilers' optimisations, by editing their text.

    shrink.py code IN.ll OUT.ll EXPORT...   before clang: makes everything but the exports internal
    shrink.py constants IN.wat OUT.wat      after wasm-opt: turns frequent constants into globals
"""
import re
import sys
from collections import Counter

NAME = r'@("[^"]*"|[\w.$]+)'
LINKAGE = "private|internal|linkonce_odr|weak_odr|linkonce|weak|available_externally"
VISIBILITY = "dso_local|hidden|protected|dllexport"


def shrink_code(text, exports):
    """Returns LLVM text as one closed program: clang may then change calling conventions, and drop unused
    functions or inline them. Swift's own calling convention has two more arguments."""
    lines = reached_lines(text.splitlines(), exports)
    addressed = addressed_functions(lines)
    lines = (shrink_line(line, exports, addressed) for line in lines)
    return "\n".join(line for line in lines if line is not None) + "\n"


def reached_lines(lines, exports):
    """Keeps the code that the exports reach. Otherwise unused controls would stop clang from inlining a
    function into its only remaining caller."""
    owner, bodies, owners = None, {}, []
    for line in lines:
        if line.startswith("define "):
            owner = re.search(NAME + r"\(", line)[1]
        elif line.startswith("@"):
            owner = re.match(NAME, line)[1]
        owners.append(owner)
        if owner is not None:
            bodies.setdefault(owner, set()).update(re.findall(NAME, line))
        if line == "}" or line.startswith("@"):
            owner = None
    reached, waiting = set(), [name for name in bodies if name in exports]
    while waiting:
        name = waiting.pop()
        if name in reached or name not in bodies:
            continue
        reached.add(name)
        waiting += bodies[name]
    return [line for line, owner in zip(lines, owners) if owner is None or owner in reached]


def addressed_functions(lines):
    """Returns the names of functions that are used other than by a call."""
    uses, calls = Counter(), Counter()
    for line in lines:
        uses.update(re.findall(NAME, line))
        calls[callee(line)] += 1
    return {name for name in uses if uses[name] > calls["@" + name]}


def callee(line):
    """Returns the name or address value that a line defines or calls."""
    match = re.match(r"define .*?|.*?\bcall .*?", line) and re.search(
        r'(@(?:"[^"]*"|[\w.$]+)|%[\w.]+)\(', line)
    return match and match[1]


def pad_arguments(line):
    """Adds arguments to a call through an address. Its caller may pass more arguments than declared, if
    they are the context or the error: on WebAssembly, Swift's calling convention adds missing ones, and C's
    does not."""
    start = end = line.index(callee(line) + "(") + len(callee(line)) + 1
    depth = 1
    while depth > 0:
        depth += {"(": 1, ")": -1}.get(line[end], 0)
        end += 1
    arguments = line[start:end - 1]
    value = "%{}.missing" if line.startswith("define ") else "undef"
    missing = [f"ptr {value.format(name)}" for name in ("swiftself", "swifterror") if name not in arguments]
    return line[:start] + ", ".join(([arguments] if arguments else []) + missing) + line[end - 1:]


def shrink_line(line, exports, addressed):
    if line.startswith(("@llvm.used", "$")):
        return None
    if line.startswith("attributes"):
        line = re.sub(r"\b(noinline|optnone|minsize|optsize) ?", "", line)
        return line.replace("= { ", "= { minsize optsize ", 1) if "target-cpu" in line else (
            line.replace("{ }", "{ nounwind }"))
    if line.startswith("define "):
        line = re.sub(rf"^define (?:(?:{LINKAGE}|{VISIBILITY}) )*", "define ", line)
        if re.search(NAME + r"\(", line).group(1) not in exports:
            line = line.replace("define ", "define internal ", 1)
    elif line.startswith("@") and not line.startswith("@llvm."):
        line = re.sub(rf"^(@\S+ = )(?:(?:{LINKAGE}|{VISIBILITY}) )*(?!external )", r"\1internal ", line)
    line = re.sub(r",? comdat(\([^)]*\))?", "", line)
    if "swiftcc " in line and (callee(line).startswith("%") or callee(line)[1:] in addressed):
        line = pad_arguments(line)
    line = re.sub(r"\bswiftcc ", "", line)
    return re.sub(r"(?<![%\w.])(swiftself|swifterror) ", "", line)


def constant_size(constant):
    """Returns the size of a constant in code, in bytes."""
    kind, value = constant[1:-1].split(".const ")
    if kind == "f64":
        return 9
    number, size = int(value.replace("_", ""), 0), 1
    while not -(1 << (7 * size - 1)) <= number < 1 << (7 * size - 1):
        size += 1
    return 1 + size


def check_table(text):
    """Checks that functions in the table have the type they are called with; otherwise the call traps."""
    types = {name: signature(rest) for name, rest in re.findall(r"^ \(type (\S+) (.*)$", text, re.M)}
    functions = {name: signature(rest) for name, rest in re.findall(r"^ \(func (\S+)(.*)$", text, re.M)}
    called = {types[name] for name in re.findall(r"\(call_indirect \(type (\S+)\)", text)}
    for elements in re.findall(r"^ \(elem .*$", text, re.M):
        for name in re.findall(r"\$\S+?(?=[ )])", elements):
            if functions[name] not in called:
                sys.exit(f"shrink: {name} in the table is never called with its type, {functions[name]}")


def signature(header):
    """Converts `(param $0 i32) (param $1 f64) (result i32)`, or a single `param` for all, to `i32 f64 ->
    i32`."""
    parameters = re.findall(r"\(param ((?:\$\S+ )?)([^)]*)\)", header)
    results = re.findall(r"\(result ([^)]*)\)", header)
    return " ".join([types for _, types in parameters] + ["->", *results])


def pool_constants(text):
    """Moves frequent constants into globals: reading one takes two bytes, a Double nine."""
    check_table(text)
    uses = Counter(re.findall(r"\((?:f64|i64)\.const [^)]*\)", text))
    declarations = []
    for constant, count in uses.most_common():
        size = constant_size(constant)
        if count * size > count * 2 + size + 3:
            name = f"$constant{len(declarations)}"
            declarations.append(f" (global {name} {constant[1:4]} {constant})")
            text = text.replace(constant, f"(global.get {name})")
    start = text.index("\n (func ")
    return "\n".join([text[:start], *declarations]) + text[start:]


def main():
    match sys.argv[1:]:
        case ["code", source, target, *exports]:
            shrink = lambda text: shrink_code(text, set(exports))
        case ["constants", source, target]:
            shrink = pool_constants
        case _:
            sys.exit(__doc__)
    with open(source) as file:
        text = file.read()
    with open(target, "w") as file:
        file.write(shrink(text))


main()
