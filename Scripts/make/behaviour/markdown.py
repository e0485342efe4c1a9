"""The guide: a table with a row per control for each kind of law, and the broken laws."""
from data import cell, groups

BEGIN, END = "<!-- made by Scripts/make/behaviour-table -->", "<!-- end of what is made -->"
SHORT = {"not tried": "–", "not met": "not met", "broken": "**broken**"}


def write_guide(root, controls):
    """Returns the guide with the generated part between two marks replaced."""
    before, _, rest = (root / "Guides/how-sliders-behave.md").read_text().partition(BEGIN)
    after = rest.partition(END)[2]
    made = [BEGIN, "", *tables(controls), *sections(controls), END]
    return before + "\n".join(made) + after


def tables(controls):
    yield from ["| control | tested on | probes | random scripts | broken |", "|---|---|---|---|---|"]
    for control in controls:
        broken = [law["law"] for law in control["laws"] if law["result"] == "broken"]
        link = f"[{control['title']}](#{control['name']})"
        yield f"| {link} | {control['day']} | {control['probes']} | {control['scripts']} | {', '.join(broken) or 'none'} |"
    yield ""
    for authority, title, laws in groups(controls):
        yield from [f"### {title}", "", "| control | " + " | ".join(f"{law['law']} {law['name']}" for law in laws) + " |",
                    "|---" * (len(laws) + 1) + "|"]
        for control in controls:
            known = {law["law"]: law for law in control["laws"]}
            cells = [cell(known.get(law["law"])) for law in laws]
            yield f"| {control['title']} | " + " | ".join(SHORT.get(each, each) for each in cells) + " |"
        yield ""


def sections(controls):
    yield from ["## Control by control", ""]
    for control in controls:
        yield from [f'<a id="{control["name"]}"></a>', "", f"### {control['title']}", ""]
        broken = [law for law in control["laws"] if law["result"] == "broken"]
        if not broken:
            yield from [f"It breaks no law in {control['probes']} probes and {control['scripts']} random scripts.", ""]
        for law in broken:
            yield from [f"**{law['law']} {law['name']}** ({law['authority']}): {law['finding']}.", "", law["note"].strip(), ""]
            yield from ["    " + line for line in law["script"].strip().split("\n")]
            yield ""
