"""Checks Scripts/check/c/settings-*.gesture against the tables: every setting of a control appears in a script of that
control, and its removal changes the trace. A program that reproduces the traces of `detent run` for these scripts
therefore supports every setting. A control has several scripts if some of its settings exclude each other; controls
missing from detent.h are skipped.

    python3 Scripts/check/c/settings.py PATH-OF-DETENT
"""

import json
import pathlib
import subprocess
import sys

detent = sys.argv[1]
folder = pathlib.Path(__file__).parent
header = (folder / "../../../Sources/CDetent/include/detent.h").read_text()
# Settings that do not affect the control, or that select it.
left_out = {"title", "control", "frame"}
# Settings for the host alone, by control: no effect of the control depends on them.
for_hosts = {("dial", "layout"), ("rating", "motion")}


def trace(script: list[str]) -> list[str]:
    """Returns the trace lines of a script; none if it cannot be played."""
    text = "".join(line + "\n" for line in script)
    run = subprocess.run(
        [detent, "run", "--level", "calls", "-"], input=text, capture_output=True, text=True)
    return [line for line in run.stdout.splitlines() if line.startswith("@")]


def says(line: str, setting: dict[str, object]) -> bool:
    """Returns True if a line sets the setting, in the header or later."""
    words = line.removeprefix("+10ms").split()
    words = words[1:] if words[:1] == ["set"] else words
    if setting.get("policy"):
        return words[:1] == ["policy"] and words[1].startswith(f"{setting['word']}=")
    return words[:1] == [setting["word"]]


schema = json.loads(subprocess.check_output([detent, "schema"]))
faults = []
for control in schema["controls"]:
    name = control["name"]
    if f"detent_{name}_init(" not in header:
        continue
    files = sorted(folder.glob(f"settings-{name}*.gesture"))
    scripts = [file.read_text().splitlines() for file in files]
    wholes = [trace(script) for script in scripts]
    for setting in control["settings"]:
        if setting["word"] in left_out or (name, setting["word"]) in for_hosts:
            continue
        lines: list[str] = []
        for script, whole in zip(scripts, wholes):
            lines = [line for line in script if says(line, setting)]
            if lines:
                break
        else:
            faults.append(f"no script of the {name} says '{setting['word']}'")
        for line in lines[:1]:
            if not whole or trace([other for other in script if other != line]) == whole:
                faults.append(f"in a script of the {name}, '{line}' makes no difference")
print(*faults, sep="\n", end="\n" if faults else "")
sys.exit(bool(faults))
