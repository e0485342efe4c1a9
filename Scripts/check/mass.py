#!/usr/bin/env python3
"""Counts the lines of Swift in each module, and lets their sum only shrink.

    Scripts/check/mass.py [--write]

mass.txt has a ceiling for each module. Prints what each has, beside its ceiling, and fails if all modules together have more
lines than all ceilings. `--write` lowers the ceilings of modules that have become smaller, and never raises one: whoever makes
a module larger raises its ceiling by hand, lowers another, and says why in the commit.
"""
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
TABLE = pathlib.Path(__file__).with_name("mass.txt")
#: A folder of several modules, each of which is a folder in it.
HOUSES = {"Harness"}


def module(path: pathlib.PurePosixPath) -> str:
    """Returns the module of a source file: its folder in Sources, or in a folder of modules."""
    parts = path.parts[1:]
    return "/".join(parts[:2]) if parts[0] in HOUSES else parts[0]


def counted() -> dict[str, int]:
    """Returns the lines of each module, also of files that git does not know yet."""
    names = subprocess.run(
        ["git", "-C", ROOT, "ls-files", "-z", "--cached", "--others", "--exclude-standard", "Sources/*.swift"],
        capture_output=True, check=True, text=True).stdout.split("\0")
    lines: dict[str, int] = {}
    for name in filter(None, names):
        if (ROOT / name).exists():
            key = module(pathlib.PurePosixPath(name))
            lines[key] = lines.get(key, 0) + (ROOT / name).read_bytes().count(b"\n")
    return lines


def ceilings() -> tuple[list[str], dict[str, int]]:
    """Returns the comment of the table, and its rows."""
    text = TABLE.read_text().splitlines() if TABLE.exists() else []
    rows = (line.split() for line in text if line and not line.startswith("#"))
    return [line for line in text if line.startswith("#")], {name: int(most) for name, most in rows}


def main() -> int:
    (head, most), now = ceilings(), counted()
    for name in sorted(now.keys() | most.keys(), key=lambda name: -now.get(name, 0)):
        has, limit = now.get(name, 0), most.get(name, 0)
        print(f"{name:<24} {has:>7}{f'  {has - limit:+} lines' if has != limit else ''}")
    if "--write" in sys.argv[1:]:
        most = {name: min(has, most.get(name, has)) for name, has in now.items()}
        rows = [f"{name:<24} {lines:>6}" for name, lines in sorted(most.items(), key=lambda row: -row[1])]
        TABLE.write_text("\n".join(head + rows) + "\n")
    has, limit = sum(now.values()), sum(most.values())
    print(f"mass: {has} lines of Swift in Sources, {limit} allowed")
    if has > limit:
        print(f"mass: {has - limit} lines too many: remove some, or raise a ceiling in Scripts/check/mass.txt and lower another")
    return has > limit


if __name__ == "__main__":
    sys.exit(main())
