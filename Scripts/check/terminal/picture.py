#!/usr/bin/env python3
"""Makes Guides/pictures/terminal.svg: a dragged ruler and a pressed rating, as shown by tmux.

    Scripts/check/terminal/picture.py .build/release/detent
"""
import pathlib
import sys
import tempfile

from capture_to_svg import draw
from tmux import Tmux

detent = pathlib.Path(sys.argv[1]).resolve()
pages = []
with tempfile.TemporaryDirectory() as work:
    for control, columns in [("ruler", range(62, 47, -1)), ("rating", [47])]:
        session = Tmux(work, f"{detent} play --control {control}; sleep 100", 78, 18)
        session.wait("quits")
        session.mouse(0, columns[0], 7)
        for column in columns[1:]:
            session.pause(0.012)
            session.mouse(32, column, 7)
        session.pause(0.1)
        screen = session.screen(colors=True).rstrip("\n").split("\n")
        while not screen[-1].strip():
            screen.pop()
        pages.append("\n".join(screen))
        session.close()
folder = pathlib.Path(__file__).resolve().parents[3] / "Guides" / "pictures"
folder.mkdir(exist_ok=True)
(folder / "terminal.svg").write_text(draw(pages), encoding="utf-8")
