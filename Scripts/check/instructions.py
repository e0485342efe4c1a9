#!/usr/bin/env python3
"""Counts the cost of an event, and allows it to grow by at most 1 %.

    Scripts/check/instructions.py DETENT [--all] [--write] [WORKLOAD...]

DETENT is the command, built by `swift build -c release`; the workloads are those of `detent bench`. Counts the instructions
of the engine alone, including its copies, as the difference between two lengths of a workload, which excludes work done
once. Without names, compares a sample of the rows of instructions.txt with that table; `--all` compares all rows, and
`--write` writes the results there. The table is for x86-64 and one compiler: elsewhere nothing is compared. Needs valgrind.
"""

import collections
import pathlib
import platform
import re
import shutil
import subprocess
import sys
import tempfile

TABLE = pathlib.Path(__file__).with_name("instructions.txt")
SAMPLE = "drag-step-1 slider-8 slider-8-push dial-rotary rating-drag frames-10001".split()
ENGINE = re.compile(r"11ControlCore|^\$s(5Ruler|6Rating|6Slider|4Dial)")
COPY = re.compile(r"^_*mem(cpy|move|set)")
# A workload runs three times: to measure it, to count allocations, and to count changes.
PLAYS = 3
# In these, nearly all is asked of the engine, and much of it inlined: everything counts but the floor.
WHOLE = re.compile(r"^(read|scene)-|^script$|^stream$")


class Profile:
    """Counts of callgrind: instructions by function, and the cost of copies called by the engine."""

    def __init__(self, text: str):
        self.own, self.copies, self.copied = collections.Counter(), 0, 0
        self.names: dict[str, str] = {}
        function, callee, is_call = "", "", False
        for line in text.splitlines():
            if line.startswith("fn="):
                function = self.name(line[3:])
            elif line.startswith("cfn="):
                callee = self.name(line[4:])
            elif line.startswith("calls="):
                is_call = True
                is_copy = bool(COPY.match(callee)) and is_engine(function)
                if is_copy:
                    self.copies += int(line[6:].split()[0])
            elif line and line[0] in "0123456789+-*":
                cost = int(line.split()[1])
                if not is_call:
                    self.own[function] += cost
                elif is_copy:
                    self.copied += cost
                is_call = False

    def name(self, text: str) -> str:
        number, name = re.match(r"(\(\d+\))(?: (.*))?", text).groups()
        if name:
            self.names[number] = name
        return self.names[number]

    def cost(self, workload: str) -> int:
        """Returns the instructions that count for a workload."""
        if WHOLE.search(workload):
            return sum(cost for name, cost in self.own.items() if not name.startswith("$s11DetentBench5FloorO"))
        return sum(cost for name, cost in self.own.items() if is_engine(name)) + self.copied


def is_engine(name: str) -> bool:
    """Returns True for a function of the engine: not of the bench, nor of the arrays that store its events."""
    return bool(ENGINE.search(name)) and not name.startswith(("$s6detent", "$s11DetentBench")) and "Array" not in name


def profile(binary: pathlib.Path, workload: str, events: int) -> tuple[Profile, int]:
    """Runs a workload once; returns the profile and the number of events."""
    with tempfile.NamedTemporaryFile() as out:
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out.name}", str(binary), "bench"]
        command += ["--passes", "1", "--format", "json", "--events", str(events), workload]
        run = subprocess.run(command, capture_output=True, text=True)
        count = re.search(r'"events":(\d+)', run.stdout)
        if run.returncode != 0 or not count:
            sys.exit(f"instructions: {workload} failed: {run.stderr[-400:]}")
        return Profile(pathlib.Path(out.name).read_text()), int(count[1])


def count(binary: pathlib.Path, workload: str) -> tuple[int, float]:
    """Returns the instructions and the copying calls per event."""
    few, many = (60_000, 180_000) if "frames" in workload else (2_000, 12_000)
    (small, first), (large, last) = profile(binary, workload, few), profile(binary, workload, many)
    events = PLAYS * (last - first)
    return round((large.cost(workload) - small.cost(workload)) / events), (large.copies - small.copies) / events


def read() -> dict[str, tuple[int, float]]:
    rows = (line.split() for line in TABLE.read_text().splitlines() if line and not line.startswith("#"))
    return {name: (int(instructions), float(copies)) for name, instructions, copies in rows}


def write(rows: dict[str, tuple[int, float]]) -> None:
    head = [line for line in TABLE.read_text().splitlines() if line.startswith("#")]
    lines = [f"{name:16} {instructions:5} {copies:6.2f}" for name, (instructions, copies) in rows.items()]
    TABLE.write_text("\n".join(head + lines) + "\n")


def main() -> None:
    options = [argument for argument in sys.argv[1:] if argument.startswith("--")]
    names = [argument for argument in sys.argv[1:] if not argument.startswith("--")]
    if not names or set(options) - {"--all", "--write"}:
        sys.exit(__doc__)
    if platform.machine() != "x86_64":
        return print("instructions: the table is of x86-64, so nothing is compared here")
    if not shutil.which("valgrind"):
        sys.exit("instructions: valgrind is missing; Debian's package has its name")
    table, grown = read(), 0
    wanted = names[1:] or (list(table) if "--all" in options else SAMPLE)
    with tempfile.TemporaryDirectory() as folder:
        # valgrind cannot read this compiler's debug information.
        binary = pathlib.Path(folder, "detent")
        subprocess.run(["strip", "-g", "-o", binary, names[0]], check=True)
        for name in wanted:
            instructions, copies = count(binary, name)
            was, copied = table.get(name, (0, 0.0))
            print(f"{name:16} {instructions:5} instructions an event (table: {was}), {copies:.2f} copies", flush=True)
            grown += instructions > was * 1.01 or copies > copied + 0.01
            table[name] = (instructions, copies)
    if "--write" in options:
        write(table)
    elif grown:
        sys.exit(f"instructions: {grown} of {len(wanted)} rows have grown; see {TABLE.name} for what may be done")


main()
