"""Plays scripts with the command, and parses the lines of their traces."""
import re
import subprocess
import tempfile
from decimal import Decimal
from pathlib import Path

LINE = re.compile(r"@([\d.]+)ms +(\w+) ?(.*)")
INSTANT = re.compile(r"(?P<begin>@\S+ +tick )marks=(?P<first>-?\d+)\.\.(?P<last>-?\d+) n=(?P<count>\d+) "
                     r"from=(?P<time>\S+) to=(?P=time)(?P<rest>.*)")


class TraceLine:
    """A parsed trace line. A row of more than a thousand ticks becomes one line per mark, and only its ends have a
    time."""

    def __init__(self, text, time, word, fields):
        self.text, self.time, self.word, self.fields = text, time, word, fields


def traces_of(detent, texts, level):
    """Returns the trace lines of each script, without head and end."""
    with tempfile.TemporaryDirectory() as folder:
        paths = [Path(folder, f"{number}.gesture") for number in range(len(texts))]
        for path, text in zip(paths, texts):
            path.write_text(text)
        result = subprocess.run([detent, "run", "--level", level, *paths], capture_output=True, text=True)
    if result.returncode:
        raise SystemExit(f"'{detent} run' exits with {result.returncode}\n{errors_of(result.stderr)}")
    traces = [trace.splitlines() for trace in result.stdout.split("trace 1\n")[1:]]
    if len(traces) != len(texts):
        raise SystemExit(f"{len(texts)} scripts have {len(traces)} traces")
    return [[line for line in trace if line.startswith("@")] for trace in traces]


def errors_of(text):
    """Returns the error that stopped the command, without warnings."""
    return "\n".join(line for line in text.splitlines() if "error" in line)


def nanoseconds(milliseconds):
    return int(Decimal(milliseconds) * 10**6)


def written_out(trace):
    """Yields the lines of a trace with a line for each mark that ticks, but for rows of more than a thousand."""
    for text in trace:
        row = INSTANT.fullmatch(text)
        if not row or int(row["count"]) > 1000:
            yield text
            continue
        first, last = int(row["first"]), int(row["last"])
        way = 1 if last > first else -1
        for mark in range(first, last + way, way):
            yield f"{row['begin']}mark={mark}{row['rest']}"


def parsed_lines(trace):
    for text in written_out(trace):
        time, word, rest = LINE.fullmatch(text).groups()
        fields = dict(item.split("=", 1) for item in rest.split())
        if "marks" in fields:
            yield from row_of_ticks(text, fields)
        else:
            yield TraceLine(text, nanoseconds(time), word, fields)


def row_of_ticks(text, fields):
    first, last = map(int, fields["marks"].split(".."))
    ends = {first: fields["from"], last: fields["to"]}
    common = {key: fields[key] for key in ("part", "turns") if key in fields}
    way = 1 if last > first else -1
    for mark in range(first, last + way, way):
        time = nanoseconds(ends[mark].removesuffix("ms")) if mark in ends else None
        yield TraceLine(text, time, "tick", {"mark": str(mark)} | common)
