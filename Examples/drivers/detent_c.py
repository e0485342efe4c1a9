"""Detent's own controls through its C interface. They keep all laws; a broken law is a bug in Detent."""
import copy
import sys

# From Frontends/python; Examples/drivers/run sets PYTHONPATH to it.
import detent
from detent.generated.words import WORDS
from detent.replay import KINDS
from detent.settings import Settings

from detent_driver import NotPossible, serve

KIND = sys.argv[1]  # the name of a control in scripts
HOW = {word.word: word.kind for word in WORDS[KIND]}
HAS = "pointer pointers cancel hover wheel key adjust rotate modifiers button update advance".split()
TELLS = "phase rest shown target began changed ended tick bound snapped idle handled".split()


def scripted(name, setting):
    """Converts a setting of a script for the Python package: durations have a unit, infinite bounds are words."""
    if name == "range":
        return ["-inf" if setting[0] is None else setting[0], "inf" if setting[1] is None else setting[1]]
    return f"{setting}ns" if HOW.get(name) == "time" else setting


class Control:
    def __init__(self, new):
        new = {name: scripted(name, setting) for name, setting in new.items() if setting is not None}
        new |= {"control": KIND, "value": new.pop("values", new.get("value"))}
        self.settings, self.reported, self.now, self.is_own = Settings(new), [], 0, True
        self.kind = KINDS[self.settings.control]
        try:
            self.control = self.kind.start(self.settings)
        except detent.DetentError as problem:
            raise NotPossible(str(problem)) from None
        self.note(self.control.advance(0))

    def __copy__(self):
        copied = type(self).__new__(type(self))
        copied.__dict__.update(self.__dict__, control=self.control.__copy__(), reported=[],
                               settings=copy.deepcopy(self.settings))
        return copied

    def take(self, line):
        self.now = line["t"]
        self.note(self.control.advance(self.now))
        self.is_own = True
        if "update" in line:
            self.note(self.update(dict(line["update"]), line.get("animated", False)))
        elif line["e"] != "advance":
            self.note(self.control.handle(self.event(line)))
            self.is_own = self.control.own > 0

    def update(self, changes, animated):
        values = changes.pop("values", [changes.pop("value", None)])
        for name, to in changes.items():
            self.settings.set(name, scripted(name, to))
        try:
            return self.control.update(values, self.kind.configuration(self.settings), animated)
        except detent.DetentError as problem:
            raise NotPossible(str(problem)) from None

    def event(self, line):
        now, kind, part = self.now, line["e"], line.get("part", 0)
        held = detent.Modifiers(sum(detent.Modifiers[name.upper()] for name in line.get("mods", [])))
        if kind == "wheel":
            phase = detent.WheelPhase[line.get("phase", "none").upper()]
            return detent.Event.wheel(now, line["x"], line["y"], detent.WheelUnit[line["unit"].upper()], phase, held)
        if kind == "key":
            name = "".join("_" + c if c.isupper() or c.isdigit() else c for c in line["key"]).strip("_").upper()
            return detent.Event.key(now, detent.Key[name if len(name) > 1 else f"DIGIT_{name}"], held)
        if kind == "adjust":
            to = line["to"]
            return getattr(detent.Event, to)(now, part) if isinstance(to, str) else detent.Event.adjust(now, to, part)
        if kind == "rotate":
            return detent.Event.rotate(now, line["detents"])
        if kind == "focus":
            return detent.Event.focus(now, part)
        pointer, make = (line["id"], detent.Source[line["kind"].upper()]), getattr(detent.Event, kind)
        button = {} if kind in ("move", "cancel", "leave") else {"button": detent.Button[line.get("button", "left").upper()]}
        return make(now, *pointer) if kind in ("cancel", "leave") else make(now, line["x"], line["y"], *pointer, held, **button)

    def note(self, effects):
        for effect in effects:
            kind, more = type(effect).__name__.lower(), {"part": getattr(effect, "part", 0), "t": effect.time}
            if kind in ("began", "idle"):
                self.reported.append([kind, more])
            elif kind in ("changed", "snapped"):
                self.reported.append([kind, effect.value, more])
            elif kind in ("ended", "bound"):
                self.reported.append([kind, getattr(effect, "reason" if kind == "ended" else "side").name.lower(), more])
            elif kind == "tick":
                if abs(effect.count) > 10_000:
                    raise NotPossible("one event passed more marks than a line has room for")
                self.reported.extend(["tick", mark, {**more, "t": time}] for mark, time in effect)

    def state(self):
        now, state = self.now, self.control.state
        parts = [self.control.part(part) for part in range(len(state.values))] if hasattr(state, "values") else [state]
        rests = [max(1, rest - now) if (rest := getattr(part, "rest_time", None)) is not None else None
                 for part in (state, *parts)]
        answer = {"values": [part.value for part in parts], "phase": state.phase.name.lower(), "rest": rests[0]}
        answer["handled"] = self.is_own
        answer["shown"] = [getattr(part, "offset", part.value) for part in parts]
        # The target of a rating is its preview.
        previewed = getattr(state, "preview", None)
        answer["target"] = [getattr(part, "target", part.value) if previewed is None else previewed for part in parts]
        if isinstance(self.control, detent.Slider):
            answer |= {"phases": [part.phase.name.lower() for part in parts], "rests": rests[1:]}
        return answer


PARTS = KIND == "slider"
serve(Control, {
    "name": f"Detent {KIND}, through C", "control": KIND, "has": HAS + ["focus"] * PARTS, "tells": TELLS + ["phases"] * PARTS,
    "copies": True, "settings": [*HOW, "enabled", "read-only"]})
