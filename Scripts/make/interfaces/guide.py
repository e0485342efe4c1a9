"""The table of SwiftUI's modifiers, with those that are missing, in Guides/swiftui.md."""

from __future__ import annotations

import pathlib
import re

from model import Control

GUIDE, FOLDER = "Guides/swiftui.md", "Sources/DetentUI"
BEGIN, END = "<!-- Printed by Scripts/make/interfaces.py. -->\n", "<!-- End of what is printed. -->\n"
#: Properties of behaviours that are not called as those of configurations.
PROPERTIES = {"isVertical": "orientation", "snapsAlways": "snap"}


def files(controls: list[Control], root: pathlib.Path) -> dict[str, str]:
    text = (root / GUIDE).read_text()
    before, rest = text.split(BEGIN)
    return {GUIDE: before + BEGIN + table(controls, root) + END + rest.split(END, 1)[1]}


def table(controls: list[Control], root: pathlib.Path) -> str:
    said = {control.name: sources(control, root) for control in controls}
    paths = list(dict.fromkeys(setting.row["member"].replace("bounds", "range") for control in controls for setting in control.settings))
    text = f"| setting | {' | '.join(control.name for control in controls)} |\n|{' --- |' * (len(controls) + 1)}\n"
    for path in paths:
        has = {control.name for control in controls for setting in control.settings
               if setting.row["member"].replace("bounds", "range") == path}
        cells = [said[control.name].get(path, "missing") if control.name in has else "" for control in controls]
        text += f"| `{path}` | {' | '.join(cells)} |\n"
    return text


def sources(control: Control, root: pathlib.Path) -> dict[str, str]:
    """Where a view has each setting from: a modifier, or the view itself, that is its initialiser, its style or its surroundings."""
    driver = (root / FOLDER / f"Driver/{control.title}Settings.swift").read_text()
    found = {path: "the view" for path in re.findall(r"^ +configuration\.(\w+) = ", driver, re.M)}
    found |= {path: "the view" for path in re.findall(r"(\w+):", "".join(re.findall(r"Configuration\(([^()]*:.*)\)$", driver, re.M)))}
    for file in sorted((root / FOLDER / control.title).glob("*.swift")):
        for name, body in re.findall(r"func (\w+)\([^{}]*\) -> some View \{\s*\w+(?:\(.*\))? \{([^{}]*)\}", file.read_text()):
            for path in re.findall(r"\$0\.(\w+)", body.split(" = ")[0]):
                found[PROPERTIES.get(path, path)] = f"`{name}`"
    return found
