#!/usr/bin/env python3
"""Prints the interfaces to the controls' settings in other languages: C, Python, web, and a table of SwiftUI's modifiers.

    Scripts/make/interfaces.py            writes the files
    Scripts/make/interfaces.py --check    reports files that differ, and exits with 1 if one does
    Scripts/make/interfaces.py --schema DETENT [--check]    updates the schema from `DETENT schema`, or compares it

The sources are Scripts/make/interfaces/schema.json, the output of `detent schema`, and detent.h for functions and for
structures unrelated to settings. A new setting is a row of its control's table in Swift: then run this with `--schema`, and
without.
"""

import pathlib
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(root / "Scripts/make/interfaces"))
sys.dont_write_bytecode = True
import c, guide, model, python, swift, web  # noqa: E402

SCHEMA = "Scripts/make/interfaces/schema.json"


def files() -> dict[str, str]:
    """Returns the text of each generated file by its path. The header comes first: others read it."""
    controls = model.controls(root / SCHEMA)
    header = c.header(controls, (root / c.HEADER).read_text())
    return {c.HEADER: header, **c.files(controls), **swift.files(controls, header), **python.files(controls, header),
            **web.files(controls, root), **guide.files(controls, root)}


if __name__ == "__main__":
    if "--schema" in sys.argv:
        made = {SCHEMA: subprocess.check_output([sys.argv[sys.argv.index("--schema") + 1], "schema"], text=True)}
    else:
        made = files()
    different = [path for path, text in made.items() if not (root / path).exists() or (root / path).read_text() != text]
    if "--check" not in sys.argv:
        for path in different:
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            (root / path).write_text(made[path])
            print(path)
    elif different:
        sys.exit("\n".join(f"{path} is not what Scripts/make/interfaces.py makes of the tables" for path in different))
    else:
        print("interfaces: what is made is what the tables say")
