#!/usr/bin/env python3
"""Checks that the lines between `detent` and drivers match the JSON Schema of `detent schema --driver-lines`.

    Scripts/check/driver-lines.py [--install]      DETENT names the command; .build/release/detent if it is not set

Validates all lines that `detent` sends to a driver with all abilities, for each control. Then gives valid and invalid
answers to `detent` and to the schema: both must accept them, or neither.
"""
import functools
import json
import os
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
DETENT = os.path.realpath(os.environ.get("DETENT", f"{ROOT}/.build/release/detent"))

# Driver with a control that has every ability and never changes: records its lines, and gives the set answers.
STUB = '''
import json, sys
first, later = sys.argv[1:]
with open("lines", "a") as log:
    for line in sys.stdin:
        log.write(line)
        log.flush()
        if "end" in json.loads(line):
            break
        print(first if "new" in json.loads(line) else later, flush=True)
'''
HAS = ["pointer", "pointers", "cancel", "hover", "wheel", "key", "adjust", "rotate", "focus", "modifiers", "set", "button", "advance"]
LAWS = [{"id": "label", "sentence": "It is so."}, {"id": "a-2", "sentence": "It is."}]
FIRST = {"value": 50, "name": "stub", "laws": LAWS, "has": HAS, "tells": ["began", "changed", "ended", "tick", "bound", "snapped", "idle", "aria"]}
STATE = {"value": 50}

# Answers to any line but the first, and members of the first, valid and invalid.
ANSWERS = [
    {"value": 50}, {"values": [50]}, {"value": "50"}, {"value": None}, {}, {"values": []}, {"values": [1] * 9},
    {"values": ["1"]}, {"error": "no"}, {"value": 50, "valeu": 1}, {"value": 50, "name": "late"},
] + [STATE | more for more in [
    {"phase": "idle"}, {"phase": "pressed"}, {"phase": "moving"}, {"phase": 1}, {"phases": ["idle"]}, {"phases": "idle"},
    {"phases": ["moving"]}, {"shown": 50}, {"shown": [50]}, {"shown": "50"}, {"target": 1}, {"target": None},
    {"rest": None}, {"rest": 5}, {"rest": 0}, {"rest": -1}, {"rest": "1"}, {"rests": [None]}, {"rests": [0]}, {"rests": 1},
    {"effects": []}, {"effects": {}}, {"effects": None},
    {"aria": {}}, {"aria": [{}]}, {"aria": []}, {"aria": None}, {"aria": "now"}, {"aria": {"now": 50}}, {"aria": {"now": None}},
    {"aria": {"now": "50"}}, {"aria": {"min": 0, "max": 100}}, {"aria": {"min": None}}, {"aria": {"max": "1"}}, {"aria": {"text": "half"}},
    {"aria": {"text": 1}}, {"aria": {"orientation": "vertical"}}, {"aria": {"orientation": "up"}}, {"aria": {"orientation": 1}},
    {"aria": [{"disabled": False}]}, {"aria": {"disabled": 1}}, {"aria": {"focusable": True}}, {"aria": {"focusable": "yes"}}, {"aria": {"valuenow": 50}},
    {"errors": []}, {"errors": ["x"]}, {"errors": "x"}, {"errors": [1]}, {"errors": [""]}, {"errors": None},
    {"held": []}, {"held": ["label", "a-2"]}, {"held": "label"}, {"held": [1]}, {"held": ["Label"]}, {"broken": []},
    {"broken": [{"law": "label", "why": "x"}], "held": ["label"]}, {"broken": [{"law": "label"}]}, {"broken": ["label"]},
    {"broken": [{"law": "label", "why": ""}]}, {"broken": [{"law": "2", "why": "x"}]}, {"broken": {"law": "label", "why": "x"}},
    {"broken": [{"law": "label", "why": "x", "step": 1}]}, {"laws": []},
]] + [STATE | {"effects": [effect]} for effect in [
    ["began"], ["began", 1], ["idle"], ["idle", {}], ["changed", 50], ["changed"], ["changed", "50"], ["changed", 50, 50],
    ["snapped", 50], ["snapped", None], ["tick", 3], ["tick", 3.5], ["tick"], ["bound", "lower"], ["bound", "left"],
    ["bound", 0], ["ended", "commit"], ["ended", "cancel"], ["ended", "lost"], ["ended"], ["yielded"], [], "began", [1],
    ["changed", 50, {"part": 0}], ["changed", 50, {"part": 8}], ["changed", 50, {"part": -1}], ["changed", 50, {"t": 5}],
    ["changed", 50, {"t": -5}], ["changed", 50, {"t": 0.5}], ["changed", 50, {"time": 5}], ["changed", {"part": 0}, 50],
]]
FIRSTS = [{}] + [{"name": "x"}, {"control": "slider"}, {"control": "knob"}, {"has": []}, {"has": ["keys"]}, {"has": "key"},
    {"has": ["tick"]}, {"kinds": ["mouse"]}, {"kinds": ["finger"]}, {"tells": ["phase", "tick"]}, {"tells": ["key"]},
    {"settings": ["step"]}, {"settings": ["steps"]}, {"settings": "step"}, {"fixed": {"step": 5}}, {"fixed": []},
    {"fixed": {"steps": 5}}, {"fixed": {"stops": [0, 50, 100]}}, {"fixed": {"value": 20}}, {"fixed": {"value": [20, 70], "thumbs": 2}},
    {"fixed": {"range": [0, 50], "viewport": [300, 40]}}, {"bounds": [0, 100]}, {"bounds": [None, None]}, {"bounds": [0]}, {"bounds": 5},
    {"bounds": ["0", 1]}, {"viewport": [320, 40]}, {"viewport": [320]}, {"viewport": [0, 40]}, {"viewport": "320x40"},
    {"clock": "real"}, {"clock": "fast"}, {"follows": "release"}, {"follows": "never"}, {"owner": "host"}, {"owner": "control"}, {"owner": "me"},
    {"copies": True}, {"version": 2}, {"phase": "idle"}, {"phase": "gone"}, {"errors": ["x"]}, {"errors": "x"},
    {"laws": []}, {"laws": LAWS}, {"laws": LAWS, "held": ["a-2"]}, {"laws": LAWS, "broken": [{"law": "label", "why": "x"}]},
    {"laws": ["label"]}, {"laws": "label"}, {"laws": [{"id": "label"}]}, {"laws": [{"id": "label", "sentence": ""}]},
    {"laws": [{"id": "Label", "sentence": "x"}]}, {"laws": [{"id": "own/label", "sentence": "x"}]},
    {"laws": [{"id": "label", "sentence": "x", "name": "y"}]}]


def run(words, first, later, folder, control="slider"):
    """Runs `detent` with the stub; returns the process result and the lines that the stub received."""
    log = f"{folder}/lines"
    if os.path.exists(log):
        os.remove(log)
    driver = f"{sys.executable} stub.py '{json.dumps(first)}' '{json.dumps(later)}'"
    command = [DETENT, *words, "--control", control, "--driver", driver]
    done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    return done, [json.loads(line) for line in open(log)] if os.path.exists(log) else []


def main():
    schema = json.loads(subprocess.run([DETENT, "schema", "--driver-lines"], check=True, stdout=subprocess.PIPE).stdout)
    jsonschema.Draft202012Validator.check_schema(schema)

    @functools.cache
    def validator(name):
        return jsonschema.Draft202012Validator(
            {"$schema": schema["$schema"], "$ref": f"#/$defs/{name}", "$defs": schema["$defs"]})

    def allows(name, line):
        return validator(name).is_valid(line)

    failures, sent = [], []
    with tempfile.TemporaryDirectory() as folder:
        with open(f"{folder}/stub.py", "w") as file:
            file.write(STUB)
        with open(f"{folder}/a.gesture", "w") as file:
            file.write("gesture 1\ncontrol slider\n@0ms key End\n")
        tables = json.loads(subprocess.run([DETENT, "schema"], check=True, stdout=subprocess.PIPE).stdout)["controls"]
        for table in tables:
            words = [setting["word"] for setting in table["settings"]]
            # Drivers do not accept settings of scripts that do not concern the control.
            first = FIRST | {"settings": [word for word in words if allows_setting(folder, table["name"], word)], "copies": True}
            fuzz = ["fuzz", "--seed", "1", "--cases", "60", "--laws", "W1,W2,R25,R36", "--no-shrink"]
            for has in (HAS, [*HAS, "update"]):
                sent += run(fuzz, first | {"has": has}, STATE, folder, table["name"])[1]
        # The schema checks only integers and ranges of numbers.
        shapes = {shape(line): line for line in sent}
        failures += [f"detent sends what the schema does not allow: {json.dumps(line)}" for line in shapes.values() if not allows("line", line)]
        for kind in sorted(kinds() - {kind_of(line) for line in sent}):
            failures.append(f"no line was sent about '{kind}'")
        for line in [{"t": 1, "e": "down"}, {"t": -1, "e": "advance"}, {"t": 0, "e": "key", "key": "Enter"}, {"copy": 1, "use": 1}]:
            if allows("line", line):
                failures.append(f"the schema allows {json.dumps(line)}")
        for answer in ANSWERS:
            done, _ = run(["run", "a.gesture"], FIRST, answer, folder)
            is_rejected = done.returncode == 7
            if is_rejected == allows("answer", answer):
                failures.append(f"detent {'refuses' if is_rejected else 'takes'} the answer {json.dumps(answer)}, and the schema does not")
        for more in FIRSTS:
            first = STATE | {"has": ["key"]} | more
            done, _ = run(["run", "a.gesture"], first, STATE, folder)
            is_rejected = done.returncode == 7
            if is_rejected == allows("first", first):
                failures.append(f"detent {'refuses' if is_rejected else 'takes'} the first answer {json.dumps(first)}, and the schema does not")
    for failure in failures[:20]:
        print(failure)
    print(f"driver lines: {len(sent)} lines of {len(shapes)} shapes and {len(kinds())} kinds, {len(ANSWERS) + len(FIRSTS)} answers, {len(failures)} failed")
    sys.exit(1 if failures else 0)


def allows_setting(folder, control, word):
    """Returns True if a driver of a control accepts a setting."""
    done, _ = run(["fuzz", "--cases", "1", "--no-probes", "--laws", "W1"], FIRST | {"settings": [word]}, STATE, folder, control)
    return done.returncode != 7


def shape(line):
    """Returns the line with numbers replaced by their type and rough size."""
    def rough(number):
        return f"{number.__class__.__name__}{max(-1, min(number // 1, 10))}"
    read = json.loads(json.dumps(line), parse_int=lambda text: rough(int(text)), parse_float=lambda text: rough(float(text)))
    return json.dumps(read)


def kinds():
    return {"new", "set", "update", "copy", "use", "drop", "end", "down", "move", "up", "cancel", "hover", "leave", "wheel", "key",
            "adjust", "rotate", "focus", "advance"}


def kind_of(line):
    return line.get("e") or next(word for word in ["new", "set", "update", "copy", "use", "drop", "end"] if word in line)


try:
    import jsonschema
except ImportError:
    if "--install" not in sys.argv[1:]:
        print("driver-lines.py: Python's jsonschema is missing; 'pip install jsonschema' gets it, or --install.", file=sys.stderr)
        sys.exit(2)
    subprocess.run([sys.executable, "-m", "pip", "install", "-q", "jsonschema"], check=True)
    import jsonschema
main()
