#!/usr/bin/env python3
"""Checks that a script or a table of a million lines takes at most 120 MB in every command.

    Scripts/check/memory.py DETENT [LINES]

DETENT is the command. Writes the trace of the script (`accept`), replays it and compares the traces (`check`), compares
the trace with itself (`compare`), and formats the script (`fmt`). Imports a table of as many rows (`import`). Memory is
the peak of the process according to the system.
"""

import os
import pathlib
import sys
import tempfile

MOST = 120  # MB


def write(path: pathlib.Path, lines: int) -> None:
    """Writes a drag back and forth on a ruler."""
    state, x = 2, 200
    with open(path, "w") as file:
        file.write("gesture 1\nrange 0..1000000\nvalue 500000\nviewport 400x80\n+0ms down 0 200,40\n")
        for _ in range(lines - 6):
            state = (state * 1664525 + 1013904223) % 2**32
            x += (state >> 16) % 7 - 3
            file.write(f"+8ms move 0 {x}\n")
        file.write("+8ms up 0\n")


def write_rows(path: pathlib.Path, rows: int) -> None:
    """Writes drags of a thousand rows each, as a table."""
    with open(path, "w") as file:
        file.write("t_ms,type,x,y\n")
        for row in range(rows):
            kind = {0: "down", 999: "up"}.get(row % 1000, "move")
            file.write(f"{row * 8},{kind},{row % 400},40\n")


def megabytes(detent: str, arguments: list[str]) -> float:
    """Returns the peak memory of the command, which must pass."""
    pid = os.posix_spawn(
        detent, [detent, *arguments], os.environ, file_actions=[(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)])
    _, status, usage = os.wait4(pid, 0)
    if status != 0:
        sys.exit(f"memory: {detent} {' '.join(arguments)} fails")
    return usage.ru_maxrss / 1000


def main() -> None:
    detent, lines = os.path.abspath(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1_000_000
    with tempfile.TemporaryDirectory() as folder:
        script, trace, rows = (pathlib.Path(folder) / name for name in ("long.gesture", "long.trace", "long.csv"))
        write(script, lines)
        write_rows(rows, lines)
        runs = [["fmt", str(script)], ["accept", str(script)], ["accept", str(script)], ["check", str(script)],
                ["compare", str(trace), str(trace)], ["import", str(rows)]]
        found = [(megabytes(detent, run), run[0]) for run in runs]
        size = trace.stat().st_size / 1e6
    figures = ", ".join(f"{verb} {most:.0f}" for most, verb in found)
    print(f"memory: {lines} lines, whose trace has {size:.0f} MB: {figures} MB, of at most {MOST}")
    sys.exit(any(most > MOST for most, _ in found))


main()
