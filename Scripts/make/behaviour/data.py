"""The measurements, and the causes found in the toolkits."""
import json
import sys
import tomllib

# Order of the table: toolkits for desktops, for games and plots, pages, and last Detent's own.
ORDER = ["tkinter-scale", "ctk-slider", "gtk-scale", "qt-", "superqt", "wx-", "kivy", "textual", "mpl-", "imgui", "pygame", "web-range",
         "web-", "web-detent", "detent-"]


def place(name):
    fitting = [index for index, start in enumerate(ORDER) if name.startswith(start)]
    return max(fitting, default=len(ORDER), key=lambda index: len(ORDER[index])), name


def read_all(root):
    """Returns all tested controls, each broken law with its cause."""
    folder = root / "Guides/behaviour"
    notes = tomllib.loads((folder / "looked-at.toml").read_text())
    controls = [json.loads(path.read_text()) for path in folder.glob("*.json")]
    controls.sort(key=lambda control: place(control["name"]))
    missing, known = [], set()
    for control in controls:
        for law in control["laws"]:
            if law["result"] != "broken":
                continue
            key = (control["name"], law["law"])
            known.add(key)
            law["note"] = notes.get(key[0], {}).get(key[1])
            if not law["note"]:
                missing.append(f"{key[0]} {key[1]}: {law['finding']}")
    missing += [f"{name} {law} is not broken" for name, laws in notes.items() for law in laws if (name, law) not in known]
    if missing:
        sys.exit("behaviour-table: Guides/behaviour/looked-at.toml does not fit:\n  " + "\n  ".join(missing))
    return controls


def cell(law):
    """Returns the result of a law in a few words."""
    if law is None:
        return "not tried"
    if law["result"] == "kept":
        return f"kept ({law['held']})" if law["held"] else "kept"
    return law["result"]


AUTHORITIES = {
    "must": "Undisputed laws",
    "aria": "Laws of WAI-ARIA and its patterns",
    "html": "Laws of HTML",
    "detent": "Detent's preferences",
}


def groups(controls):
    """Returns the laws with any result, as (authority, title, [law]); those of the engine's own kind are separate."""
    laws = {}
    for control in controls:
        for law in control["laws"]:
            known = laws.setdefault(law["law"], {"law": law["law"], "name": law["name"], "authority": law["authority"], "tried": 0})
            known["tried"] += law["result"] not in ("not tried", "not met") and not control["name"].startswith(("detent-", "web-detent"))
    for authority, title in AUTHORITIES.items():
        some = [law for law in laws.values() if law["authority"] == authority and law["tried"]]
        if some:
            yield authority, title, some
