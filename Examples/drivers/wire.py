"""What all drivers in Python have in common: lines of JSON in, one answer for each out. See Guides/drivers.md."""
import json
import os
import sys


def serve(make, can):
    """Answers all lines with a control.

    make(new) makes a fresh control; it has `value` (or `values`), `told`, the list of effects since the last answer, and a
    method for what it can do: pointer(kind, line), key(name, mods), wheel(x, y, unit), adjust(to), set(name, to). `can` is
    what the driver says that it can do.
    """
    # What a toolkit prints must not come between the answers.
    out = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    control = None
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
                answer = dict(can)
            else:
                do(control, line)
        except NotPossible as reason:
            answer = {"error": str(reason)}
        if "error" not in answer:
            state = control.values if hasattr(control, "values") else control.value
            answer["values" if isinstance(state, list) else "value"] = state
            answer["effects"] = list(control.told)
            control.told.clear()
        out.write(json.dumps(answer) + "\n")
        out.flush()


def do(control, line):
    if "set" in line:
        control.set(line["set"], line["to"])
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
