#!/usr/bin/env python3
"""Extracts the recipes of Guides/web-recipes.md into folders: code files and commands.

    recipes.py GUIDE FOLDER      prints a line for each recipe: its folder, and its name

A recipe is a section with a file index.html. A code block is a file if its first line is a comment with a name; blocks of
language sh after the first section are commands. A third-level section also has the files of the section around it.
"""
import re
import sys
from pathlib import Path

NAME = re.compile(r"^(?://|<!--) ([\w.]+)(?: -->)?\n")


def sections(text):
    """Returns level, title and text of each section below the page title."""
    parts = re.split(r"(?m)^(##+) (.*)\n", text)
    return [(len(parts[i]), parts[i + 1], parts[i + 2]) for i in range(1, len(parts), 3)]


def content(text):
    """Returns the files by name, and the commands."""
    files, commands = {}, []
    for language, block in re.findall(r"```(\w+)\n(.*?)```", text, re.S):
        name = NAME.match(block)
        if name:
            files[name[1]] = NAME.sub("", block)
        elif language == "sh":
            commands.append(block)
    return files, commands


def main(guide, folder):
    around, has_children = {}, False
    found = sections(Path(guide).read_text())
    for place, (level, title, text) in enumerate(found):
        files, commands = content(text)
        if level == 2:
            around = files
            has_children = place + 1 < len(found) and found[place + 1][0] == 3
        files = {**around, **files}
        if "index.html" not in files or (level == 2 and has_children):
            continue
        own = Path(folder) / re.sub(r"\W+", "-", title.lower())
        own.mkdir(parents=True)
        for name, block in files.items():
            (own / name).write_text(block)
        (own / "build.sh").write_text("set -e\n" + "".join(commands))
        print(f"{own.name}\t{title}")


main(*sys.argv[1:])
