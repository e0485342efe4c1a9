"""What all drivers in Python have in common: lines of JSON in, one answer for each out. See Guides/drivers.md."""
import copy
import json
import os
import sys


def serve(make, can):
    """Answers all lines with a control.

    make(new) makes a fresh control; it has `value` (or `values`), `told`, the list of effects since the last answer, and a
    method for what it can do: pointer(kind, line), key(name, mods), wheel(x, y, unit), adjust(to), and set(name, to), or
    set(name, to, part) if it has several parts. A control that has take(line) gets all lines as they are, and what its
    state() answers is told. `can` is what the driver says that it can do, or a function of what the first line asks for. If
    it can copy, the control is one for `copy.copy`.
    """
    # What a toolkit prints must not come between the answers.
    out = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    control, stored = None, {}
    for text in sys.stdin:
        line = json.loads(text)
        if "end" in line:
            break
        answer = {}
        try:
            if "new" in line:
                if control and hasattr(control, "close"):
                    control.close()
                control = make(line["new"])
                answer = dict(can(line["new"]) if callable(can) else can)
            elif "copy" in line:
                stored[line["copy"]] = copy.copy(control)
            elif "use" in line:
                control = copy.copy(stored[line["use"]])
            elif "drop" in line:
                del stored[line["drop"]]
            elif hasattr(control, "take"):
                control.take(line)
            else:
                do(control, line)
        except NotPossible as reason:
            answer = {"error": str(reason)}
        if "error" not in answer:
            answer.update(state(control))
            answer["effects"] = list(control.told)
            control.told.clear()
        out.write(json.dumps(answer) + "\n")
        out.flush()


def state(control):
    if hasattr(control, "state"):
        return control.state()
    return {"values": control.values} if hasattr(control, "values") else {"value": control.value}


def do(control, line):
    if "set" in line:
        part = [line["part"]] if "part" in line else []
        control.set(line["set"], line["to"], *part)
    elif line["e"] == "key":
        control.key(line["key"], line.get("mods", []))
    elif line["e"] == "wheel":
        control.wheel(line["x"], line["y"], line["unit"])
    elif line["e"] == "adjust":
        control.adjust(line["to"])
    elif "id" in line:
        control.pointer(line["e"], line)


class NotPossible(Exception):
    """The control cannot be made like this, or cannot do this; the text says why."""
