#!/usr/bin/env python3
"""Checks that each path on the pages for contributors exists and names one file or folder.

    Scripts/check/paths.py [PAGE ...]

A path is the first word in backticks, or of a line in a block of commands, if it has a slash or the ending of a file. It
begins at the root or in Sources, or is the end of the path of one file or folder below Sources, such as
`Motion/Curve.swift`. A file name alone must be unique in the repository. In `Scripts/check/mutants/NUMBER-name.patch` only
the folder is checked.
"""
import pathlib
import re
import subprocess
import sys

PAGES = ["ARCHITECTURE.md", "CONTRIBUTING.md", "Guides/trace-changed.md", "Guides/where-to-change.md"]
ENDING = re.compile(r"\.(c|css|d\.ts|gesture|h|html|js|json|md|mjs|py|sh|swift|trace|txt)$")
#: Written by commands, and not in the repository.
EXAMPLES = {"index.html", "script.gesture"}


def words(text):
    """Yields the number and the first word of each quotation and command."""
    is_block = False
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("```"):
            is_block = not is_block
        elif is_block:
            yield from ((number, word) for word in line.split()[:1] if word.startswith("Scripts/"))
        else:
            yield from ((number, word) for quoted in re.findall(r"`([^`]+)`", line) for word in quoted.split()[:1])


def main():
    root = pathlib.Path(__file__).resolve().parents[2]
    listed = subprocess.run(["git", "-C", root, "ls-files"], capture_output=True, text=True, check=True).stdout.split("\n")
    files = [file for file in listed if file]
    places = {str(place) for file in files for place in (file, *pathlib.PurePath(file).parents)}
    count, problems = 0, []
    for page in sys.argv[1:] or PAGES:
        for number, word in words((root / page).read_text()):
            path = str(pathlib.PurePath(word).parent) if "NUMBER" in word else word
            is_name = "/" not in path
            if not re.fullmatch(r"[\w.+-]+(/[\w.+-]+)*", path) or path in EXAMPLES or is_name and not ENDING.search(path):
                continue
            count += 1
            found = [place for place in places if place.endswith(f"/{path}") and (is_name or place.startswith("Sources/"))]
            if path not in places and f"Sources/{path}" not in places and len(found) != 1:
                problems.append(f"{page}:{number}: '{word}' names {', '.join(sorted(found)) or 'no file'}")
    for problem in problems:
        print(problem, file=sys.stderr)
    print(f"paths: {count - len(problems)} of {count} name one file or folder")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
