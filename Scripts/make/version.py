#!/usr/bin/env python3
"""Writes the version that stands in VERSION into every file that has to say it.

Scripts/make/version.py          writes it
Scripts/make/version.py --check  writes nothing, and fails if a file says another one: names the file and the line

Pages that are made by commands, as those of `man`, take it from the command: Scripts/make/reference.sh writes them again.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
#: Files with a pattern whose second group is the version, and its number of occurrences.
PLACES = [
    ("Sources/Harness/Script/Model/Version.swift", r'(StaticString = "detent )([^"]*)(")', 1),
    ("Frontends/python/pyproject.toml", r'(?m)^((?:version = "|command = \["detent-command==))([^"]*)(")', 2),
    ("Frontends/drivers/python/pyproject.toml", r'(?m)^(version = ")([^"]*)(")', 1),
    ("Frontends/python/detent/__init__.py", r'(?m)^(__version__ = ")([^"]*)(")', 1),
    ("Frontends/drivers/node/package.json", r'(?m)^(  "version": ")([^"]*)(")', 1),
    ("Frontends/web/package.json", r'(?m)^(  "version": ")([^"]*)(")', 1),
    ("Editors/vscode/package.json", r'(?m)^(  "version": ")([^"]*)(")', 1),
    ("Packaging/Dockerfile", r"(?m)^(ARG VERSION=)(\S*)()", 1),
]
#: Generated files, only compared; each with a pattern whose first group is the version.
MADE = [
    ("Manual/detent.1", r'^\.TH .*"detent ([^"]*)"'),
    ("Manual/detent-gesture.5", r'^\.TH .*"detent ([^"]*)"'),
    ("Scripts/make/interfaces/schema.json", r'"detent":"detent ([^"]*)"'),
    ("CHANGELOG.md", r"(?m)^## (\d+\.\d+\.\d+)$"),
    ("README.md", r"detent[-_](?:command-)?(\d+\.\d+\.\d+)"),
    ("Guides/install.md", r"detent[-_](?:[a-z-]*[-_])?(\d+\.\d+\.\d+)"),
    ("Guides/drivers.md", r"detent-driver-(\d+\.\d+\.\d+)\.tgz"),
]


def main() -> int:
    checks = sys.argv[1:] == ["--check"]
    if sys.argv[1:] and not checks:
        print(__doc__, file=sys.stderr)
        return 2
    version = (ROOT / "VERSION").read_text().strip()
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        print(f"VERSION:1: {version!r} is no version: write three numbers, as 0.1.0", file=sys.stderr)
        return 1
    wrong = []
    for name, pattern, count in PLACES:
        text = (ROOT / name).read_text()
        found = list(re.finditer(pattern, text))
        if len(found) != count:
            wrong.append(f"{name}: the version stands there {len(found)} times, not {count}: see {pattern}")
        elif not checks:
            (ROOT / name).write_text(re.sub(pattern, rf"\g<1>{version}\g<3>", text))
        wrong += [told(name, text, match, 2, version) for match in found if checks and match[2] != version]
    for name, pattern in MADE:
        text = (ROOT / name).read_text()
        found = list(re.finditer(pattern, text))
        newest = found[:1] if name == "CHANGELOG.md" else found
        if not found:
            wrong.append(f"{name}: no version stands there: see {pattern}")
        wrong += [told(name, text, match, 1, version) for match in newest if match[1] != version]
    print(*wrong, sep="\n", end="\n" if wrong else "")
    if not wrong:
        print(f"version: {version} in {len(PLACES) + len(MADE)} files")
    return bool(wrong)


def told(name: str, text: str, match: "re.Match[str]", group: int, version: str) -> str:
    line = text.count("\n", 0, match.start(group)) + 1
    fix = "Scripts/make/version.py writes it" if any(name == each[0] for each in PLACES) else "it is made or written otherwise"
    return f"{name}:{line}: says {match[group]}, but VERSION {version}: {fix}"


if __name__ == "__main__":
    sys.exit(main())
