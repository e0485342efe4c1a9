"""The table of SwiftUI's modifiers, with the missing ones, in Guides/swiftui.md."""

import pathlib
import re
import sys

from model import Control, replaced

GUIDE, FOLDER = "Guides/swiftui.md", "Sources/DetentUI"
BEGIN, END = "<!-- Printed by Scripts/make/interfaces.py. -->\n", "<!-- End of what is printed. -->\n"
#: Properties of behaviours and of one configuration whose names differ from those of most configurations.
PROPERTIES = {"bounds": "range", "fineScale": "fineDrag.scale",
              "fineKeys": "fineDrag.modifiers", "fineDistance": "fineDrag.distance", "keyStep": "stepCounts.key",
              "pageStep": "stepCounts.page", "adjustStep": "stepCounts.adjust"}
#: Settings without a modifier, with the reason; for all controls, or for one.
DECLINED = {
    "scrollTimeout": "none: a touchpad reports its end, and a wheel has the 120 ms of the engine",
    "boundaryHapticGap": "none: `detentHaptics`, and the gate that plays at most 32 a second",
    "stopDistance": "none: the distance at which a motion is reported as ended, of which nothing shows",
    "restDistance": "none: the distance at which a motion is reported as ended, of which nothing shows",
    "rating orientation": "none: an `HStack` lays the symbols out",
}


def files(controls: list[Control], root: pathlib.Path) -> dict[str, str]:
    said = [sources(control, root) for control in controls]
    has = [[PROPERTIES.get(setting.member, setting.member) for setting in control.settings] for control in controls]
    table = f"| setting | {' | '.join(control.name for control in controls)} |\n|{' --- |' * (len(controls) + 1)}\n"
    for path in dict.fromkeys(sum(has, [])):
        cells = [cell(control, path, source) if path in own else "" for control, source, own in zip(controls, said, has)]
        table += f"| `{path}` | {' | '.join(cells)} |\n"
    return {GUIDE: replaced((root / GUIDE).read_text(), BEGIN, table, END)}


def cell(control: Control, path: str, source: dict[str, str]) -> str:
    """Returns the table cell of a setting: every one has a modifier, or a reason for its absence."""
    for known in (source.get(path), DECLINED.get(f"{control.name} {path}"), DECLINED.get(path)):
        if known:
            return known
    sys.exit(f"{GUIDE}: no modifier sets `{path}` of a {control.name}: write one, or say in {pathlib.Path(__file__).name} why not")


def sources(control: Control, root: pathlib.Path) -> dict[str, str]:
    """Returns the source of each setting in a view: a modifier, or the view itself through its initialiser, its style or
    its environment."""
    driver = "".join(file.read_text() for file in (root / FOLDER / "Driver").glob(f"{control.title}Settings.swift"))
    passed = "".join(re.findall(r"Configuration\(([^()]*:.*)\)$", driver, re.M))
    said = re.findall(r"(?:configuration|\$0)\.(\w+) = ", driver) + re.findall(r"(\w+):", passed)
    found = dict.fromkeys([PROPERTIES.get(name, name) for name in said], "the view")
    files = sorted((root / FOLDER / control.title).glob("*.swift"))
    # The settings common to all controls, to those that slide, and to those that coast.
    feel = (root / FOLDER / "Driver/FeelBehavior.swift").read_text()
    common = {name: re.findall(r"\.setting\(\\\.(\w+)", body) for name, body in re.findall(r"func (\w+)<(.*?)\n  }\n", feel, re.S)}
    heard = set(re.findall(r"\.setting\(\\\.(\w+)", driver))
    heard |= set(common["applied"]) if "feel.applied(" in driver or "feel.flung(" in driver else set()
    heard |= set(common["flung"]) if "feel.flung(" in driver else set()
    for file in files + [root / FOLDER / "Input/DetentFeel.swift"]:
        for name, body in re.findall(r"func (\w+)\([^{}]*\) -> some View \{\s*\w+(?:\(.*\))? \{([^{}]*)\}", file.read_text()):
            for path in re.findall(r"\$0\.(\w+)(?=[^=\n]* = )", body):
                path = PROPERTIES.get(path, path)
                if file in files or path.split(".")[0] in heard:
                    found[path] = f"`{name}`"
    return found
