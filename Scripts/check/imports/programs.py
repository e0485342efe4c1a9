"""Follows the lines of Guides/recordings.md that import the output of programs, each on a file of its program."""

import pathlib
import random
import shlex
import subprocess

import script

#: The program at the start of a row, and the kind of its files.
PROGRAMS = {
    "Android's screen": "getevent-names",
    "a Linux device: evemu": "evemu-pen",
    "a Linux device: evtest": "evtest-pen",
    "a Linux device: libinput": "libinput-slots",
    "a Linux desktop": "desk-mouse",
    "a page, its listeners": "json-page",
    "rrweb": "rrweb-touch",
    "Playwright": "playwright",
    "Chrome's DevTools": "devtools",
    "WebDriver": "webdriver-touch",
    "Chrome's protocol": "protocol",
    "Python's pynput": "pynput-table",
    "PyMacroRecord": "macro",
    "Flutter": "flutter-engine",
    "Kivy": "kivy-mouse",
    "signature_pad": "signature",
    "Quick": "quick-draw",
    "an app's own log": "csv-dates",
    "a pen's": "csv-pressure",
}
PANEL = """add device 1: /dev/input/event2
  name:     "panel"
  events:
    ABS (0003): ABS_MT_SLOT           : value 0, min 0, max 9, fuzz 0, flat 0, resolution 0
                ABS_MT_POSITION_X     : value 0, min 0, max 1599, fuzz 0, flat 0, resolution 0
                ABS_MT_POSITION_Y     : value 0, min 0, max 1199, fuzz 0, flat 0, resolution 0
"""


def rows(guide):
    """Yields the programs of the table and the first command of their last cells."""
    lines = iter(guide.splitlines())
    next(line for line in lines if line.startswith("| program | record | import |"))
    next(lines)
    for line in lines:
        if not line.startswith("|"):
            return
        cells = [cell.strip() for cell in line.strip("|").split(" | ")]
        yield cells[0], cells[2].split("`")[1]


def follow(detent, kinds, folder):
    """Returns the number of programs, and what is wrong with their lines."""
    problems, count = [], 0
    for program, command in rows(pathlib.Path("Guides/recordings.md").read_text()):
        count += 1
        names = [name for start, name in PROGRAMS.items() if program.startswith(start)]
        if not names:
            problems.append((program, "has no kind of file"))
            continue
        problem = try_line(detent, kinds[names[0]], command, folder)
        problems += [(program, problem)] if problem else []
    return count, problems


def try_line(detent, kind, command, folder):
    words = shlex.split(command)
    head, units, join, tail = kind.write(random.Random(f"guide {kind.name}"))
    text = units[-1] if join is None else head + join.join(units) + tail
    path = folder / words[-1]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    if words[-2] == "panel.txt":
        (folder / "panel.txt").write_text(PANEL)
    done = subprocess.run([detent, *words[1:]], cwd=folder, capture_output=True, text=True)
    if done.returncode:
        return f"{command}: {done.stderr}"
    return script.difference(kind.parse(text), done.stdout)
