"""The table of SwiftUI's modifiers, with those that are missing, in Guides/swiftui.md."""

import pathlib
import re

from model import Control, replaced

GUIDE, FOLDER = "Guides/swiftui.md", "Sources/DetentUI"
BEGIN, END = "<!-- Printed by Scripts/make/interfaces.py. -->\n", "<!-- End of what is printed. -->\n"
#: Properties of behaviours, and of one configuration, that are called otherwise than those of most configurations.
PROPERTIES = {"isVertical": "orientation", "snapsAlways": "snap", "bounds": "range"}


def files(controls: list[Control], root: pathlib.Path) -> dict[str, str]:
    said = [sources(control, root) for control in controls]
    has = [[PROPERTIES.get(setting.member, setting.member) for setting in control.settings] for control in controls]
    table = f"| setting | {' | '.join(control.name for control in controls)} |\n|{' --- |' * (len(controls) + 1)}\n"
    for path in dict.fromkeys(sum(has, [])):
        cells = [source.get(path, "missing") if path in own else "" for source, own in zip(said, has)]
        table += f"| `{path}` | {' | '.join(cells)} |\n"
    return {GUIDE: replaced((root / GUIDE).read_text(), BEGIN, table, END)}


def sources(control: Control, root: pathlib.Path) -> dict[str, str]:
    """Where a view has each setting from: a modifier, or the view itself, that is its initialiser, its style or its surroundings."""
    driver = "".join(file.read_text() for file in (root / FOLDER / "Driver").glob(f"{control.title}Settings.swift"))
    passed = "".join(re.findall(r"Configuration\(([^()]*:.*)\)$", driver, re.M))
    found = dict.fromkeys(re.findall(r"^ +configuration\.(\w+) = ", driver, re.M) + re.findall(r"(\w+):", passed), "the view")
    for file in sorted((root / FOLDER / control.title).glob("*.swift")):
        for name, body in re.findall(r"func (\w+)\([^{}]*\) -> some View \{\s*\w+(?:\(.*\))? \{([^{}]*)\}", file.read_text()):
            for path in re.findall(r"\$0\.(\w+)", body.split(" = ")[0]):
                found[PROPERTIES.get(path, path)] = f"`{name}`"
    return found
