#!/usr/bin/env python3
"""Prints what other languages know of the controls' settings: C, Python, pages, and a table of SwiftUI's modifiers.

    Scripts/make/interfaces.py            writes the files
    Scripts/make/interfaces.py --check    says which of them differ, and exits with 1 if one does
    Scripts/make/interfaces.py --schema DETENT [--check]    takes the schema over from `DETENT schema`, or compares it

All of it is made of Scripts/make/interfaces/schema.json, which is what `detent schema` prints, and of what detent.h says of
functions and of structures that no setting concerns. A new setting is a row of its control's table in Swift: then run the
command with `--schema`, and without.
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
    """The text of each file that is made, by its path. The header comes first: others read it."""
    controls = model.controls(root / SCHEMA)
    header = c.header(controls, (root / c.HEADER).read_text())
    return {c.HEADER: header, **c.files(header), **swift.files(controls, header), **python.files(controls, header),
            **web.files(controls, root), **guide.files(controls, root)}


def main(arguments: list[str]) -> int:
    is_check = "--check" in arguments
    if "--schema" in arguments:
        command = arguments[arguments.index("--schema") + 1]
        made = {SCHEMA: subprocess.check_output([command, "schema"], text=True)}
    else:
        made = files()
    different = [path for path, text in made.items()
                 if not (root / path).exists() or (root / path).read_text() != text]
    if is_check:
        for path in different:
            print(f"{path} is not what Scripts/make/interfaces.py makes of the tables")
        if not different:
            print(f"interfaces: {len(made)} files are what the tables say" if len(made) > 1 else "interfaces: the schema is new")
        return 1 if different else 0
    for path in different:
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(made[path])
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
