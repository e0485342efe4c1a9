#!/usr/bin/env python3
"""Makes the measured tables and the pictures of Guides/feel.md.

    Scripts/make/feel.py                  writes the columns "now" of the tables, and the pictures
    Scripts/make/feel.py --check          reports differences from the present results; exits with 1 then
    Scripts/make/feel.py --before PATH    writes the columns "before" too, and the traces that the pictures
                                          compare with, by the command of an older version
    Scripts/make/feel.py --detent PATH    prints the tables with one column per given command, and writes
                                          nothing; may be repeated

DETENT names the command of this version, by default .build/release/detent. All random numbers come from a fixed seed,
and the commands read no clock, so the same commands yield the same bytes.
"""
import argparse
import os
import pathlib
import random
import re
import statistics
import subprocess
import sys
import tempfile

root = pathlib.Path(__file__).resolve().parents[2]
guide = root / "Guides/feel.md"
pictures = root / "Guides/pictures/feel"

SEED = 20251123
LANDINGS = 2500  # per snap rule
# Number of flings per snap rule: with the rules `unit` and `half`, most flings stop between marks.
TRIES = {"always": 2500, "unit": 15000, "half": 7500, "fraction": 2500}
SECONDS = 0.064  # from the start of a fling to its release


def fail(message):
    sys.exit(f"feel: {message}")


def run(command, *arguments, script=None, folder=root):
    """Returns the output of a command. Ignores warnings on standard error if it succeeds."""
    done = subprocess.run(
        [command, *arguments], cwd=folder, input=script, encoding="utf-8",
        stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    if done.returncode != 0:
        fail(f"{command} {' '.join(arguments)} exits with {done.returncode}:\n{done.stderr[:2000]}")
    return done.stdout


def moments(command, lines):
    """Plays a script; returns the time in nanoseconds and the word of each mark, landing and rest in its trace."""
    trace = run(command, "run", "--level", "calls", "-", script="\n".join(["gesture 1", *lines, ""]))
    found = re.findall(r"^@(\d+)\.?(\d*)ms +(mark|snapped|idle)\b", trace, re.M)
    return [(int(whole + part.ljust(6, "0")), word) for whole, part, word in found]


# --- Measurements. Each function returns a table: for each row, the cells by column name.


def rest_times(command):
    """Returns the landing times of a ruler released at rest, by distance from its mark."""
    table = {}
    for points in (1, 3, 10, 30, 50):
        lines = ["unit-width 100", "snap always", "down 0 200", f"+10ms move 0 {190 - points}"]
        lines += ["+100ms up 0", 'mark "up"', "settle"]
        (released, _), *_, (rested, word) = moments(command, lines)
        if word != "idle":
            fail(f"a ruler {points} points from its mark does not come to rest")
        table[f"{points} pt"] = {"": f"{(rested - released) / 1e6:.0f} ms"}
    return table


def random_flings(rule):
    """Yields flings of random speed and direction, from random positions, on rulers with random mark distances."""
    chance = random.Random(f"{SEED} {rule}")

    def between(low, high):
        return low + (high - low) * chance.random()

    for _ in range(TRIES[rule]):
        way = -1 if chance.random() < 0.5 else 1
        end = way * between(100, 8000) * SECONDS
        settings = [f"set unit-width {between(10, 250):.3f}"]
        start = f"set value {between(-50, 50):.4f}"
        fling = ["down 0 0", f"glide 0 to {end:.4f} over {SECONDS * 1000:.0f}ms every 16ms", "up 0"]
        yield settings, [start, *fling, 'mark "up"', "settle within 60s"]


def ratios(command, rule):
    """Returns the time of each fling onto its mark, as a share of its time without snapping."""
    lines = ["slop 0"]
    for settings, fling in random_flings(rule):
        lines += [*settings, "set snap none", *fling, f"set snap {rule}", *fling]
    found, times, landed = [], [], False
    for time, word in moments(command, lines):
        if word == "mark":
            released, landed = time, False
        elif word == "snapped":
            landed = True
        else:
            times.append((time - released, landed))
    for (free, _), (snapped, landed) in zip(times[::2], times[1::2]):
        if landed:
            found.append(snapped / free)
    if len(found) < LANDINGS:
        fail(f"only {len(found)} flings land by 'snap {rule}'")
    return found[:LANDINGS]


def summary(found):
    return {"flings": f"{len(found):,}", "median": f"{statistics.median(found):.2f}", "worst": f"{max(found):.2f}"}


def fling_times(command):
    by_rule = {rule: ratios(command, rule) for rule in TRIES}
    table = {f"`snap {rule}`": summary(found) for rule, found in by_rule.items()}
    return {**table, "all of them": summary([ratio for found in by_rule.values() for ratio in found])}


def least_speed(command):
    """Returns how many drags released at exactly 90 points per second are flung."""
    lines = ["slop 0"]
    drags = [(time, way, at) for time in range(24, 400, 4) for way in (-1, 1) for at in (0, 100, 200.5)]
    for time, way, at in drags:
        lines += ["set value 0", f"down 0 {at}", f"glide 0 to {at + way * 0.09 * time:.3f} over {time}ms", "up 0"]
        lines += ['mark "up"', "settle", "wait 1s"]
    words = [word for _, word in moments(command, lines)]
    # Flings come to rest after the mark that the script sets when the pointer lifts, all others before it.
    flung = sum(word == "mark" for word in words[::2])
    return {f"{len(drags)} drags": {"flung": str(flung)}}


def last_speeds(command):
    """Returns the speed of the picture's flick when the spring takes over, and its maximum after that."""
    script = (pictures / "flick.gesture").read_text(encoding="utf-8")
    script = script.replace("\n", "\nframe 1/1000\n", 1)
    trace = run(command, "run", "--level", "frames", "-", script=script)
    frames = re.findall(r" velocity=(\S+) .*phase=(coasting|settling)", trace)
    coasting = [abs(float(speed)) for speed, phase in frames if phase == "coasting"]
    settling = [abs(float(speed)) for speed, phase in frames if phase == "settling"]
    return {
        "as the spring takes over": {"": f"{coasting[-1]:.0f} pt/s"},
        "at most after that": {"": f"{max(settling):.0f} pt/s"}}


MEASURED = {"rest": rest_times, "last": last_speeds, "flings": fling_times, "least": least_speed}


# --- The tables of the guide


def pattern(name):
    return re.compile(rf"(<!-- made: {name} -->\n)(.*?)(<!-- end -->)", re.S)


def split(line):
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def filled(text, name, version, measured):
    """Returns the guide with the columns of a version in one of its tables replaced by the measurements."""
    match = pattern(name).search(text)
    if not match:
        fail(f"{guide.name} has no table '{name}'")
    head, rule, *rows = match[2].splitlines()
    names = split(head)
    made = []
    for row in rows:
        old = split(row)
        if old[0] not in measured:
            fail(f"the table '{name}' has a row '{old[0]}' that nothing measures")
        # A column without a version, such as the number of flings, is equal in all versions.
        new = {f"{cell} {version}".strip(): value for cell, value in measured[old[0]].items()}
        new = {**measured[old[0]], **new}
        made.append("| " + " | ".join(new.get(column, cell) for column, cell in zip(names, old)) + " |")
    return text[:match.start(2)] + "\n".join([head, rule, *made]) + "\n" + text[match.end(2):]


def number(cell):
    return float(re.match(r"[\d.]+", cell)[0])


def promises(text):
    """Returns violations in the tables: a time beyond its limit, or a median that has not become shorter."""
    for name in MEASURED:
        head, _, *rows = pattern(name).search(text)[2].splitlines()
        for row in rows:
            line = dict(zip(split(head), split(row)))
            if "at most" in line and number(line["now"]) > number(line["at most"]):
                yield f"{row}: more than it may be"
            if "median now" in line and number(line["median now"]) >= number(line["median before"]):
                yield f"{row}: the median is not shorter than before"


def other_defaults(text, command):
    """Returns rows about settings whose value differs from the default of the command."""
    defaults = {}
    for control in ("ruler", "rating"):
        header = run(command, "run", "--settings", "-", script=f"gesture 1\ncontrol {control}\n")
        for word, value in re.findall(r"^(\S+) +(\S+)$", header, re.M):
            policy = value.split("=") if word == "policy" else None
            key, value = (f"policy {policy[0]}", policy[1]) if policy else (word, value)
            defaults.setdefault(key, value)
    rows = re.findall(r"^\| `([a-z -]+)` \| ([^|]+) \|", text, re.M)
    for word, value in rows:
        if word in defaults and value.strip().strip("`") != defaults[word]:
            yield f"`{word}` is {defaults[word]}, not {value.strip()}"
    if len(rows) < 10:
        yield "there are hardly any settings in the tables: this check checks nothing"


# --- The pictures


def older_traces(command):
    """Writes the traces of the pictures' scripts by a command of an older version."""
    for script in sorted(pictures.glob("*.gesture")):
        with tempfile.TemporaryDirectory() as work:
            # The picture names the second curve after the script named in the trace.
            (pathlib.Path(work) / "before.gesture").write_bytes(script.read_bytes())
            trace = run(command, "run", "--level", "frames", "before.gesture", folder=work)
        script.with_suffix(".before.trace").write_text(trace, encoding="utf-8")


def drawn(command):
    """Yields the pictures with their paths: the command's behaviour, overlaid by that of the older version."""
    for script in sorted(pictures.glob("*.gesture")):
        before = script.with_suffix(".before.trace").name
        picture = run(command, "plot", "--svg", "-", "--overlay", before, script.name, folder=pictures)
        yield script.with_suffix(".svg"), picture


# --- The command


def show(commands):
    for name, measure in MEASURED.items():
        tables = [measure(command) for command in commands]
        metrics = list(next(iter(tables[0].values())))
        print("| | " + " | ".join(f"{metric} {command}".strip() for metric in metrics for command in commands) + " |")
        print("| --- |" + " --- |" * len(metrics) * len(commands))
        for row in tables[0]:
            print(f"| {row} | " + " | ".join(table[row][metric] for metric in metrics for table in tables) + " |")
        print()


def check(command, text):
    wrong = []
    for name, measure in MEASURED.items():
        made = filled(text, name, "now", measure(command))
        if made != text:
            new = pattern(name).search(made)[2]
            wrong.append(f"the table '{name}' of {guide.name} is to be\n{new}")
    made = dict(drawn(command))
    wrong += [f"{path.name} is not what is drawn now" for path, svg in made.items() if path.read_text("utf-8") != svg]
    wrong += [*promises(text), *other_defaults(text, command)]
    if wrong:
        fail("\nfeel: ".join([*wrong, "to write what comes out now: Scripts/make/feel.py"]))
    print(f"feel: {len(MEASURED)} tables and {len(made)} pictures of {guide.name} are what comes out now")


def write(command, before, text):
    if before:
        older_traces(before)
    for name, measure in MEASURED.items():
        for version, path in (("before", before), ("now", command)):
            text = filled(text, name, version, measure(path)) if path else text
    guide.write_text(text, encoding="utf-8")
    for path, picture in drawn(command):
        path.write_text(picture, encoding="utf-8")
    for sentence in [*promises(text), *other_defaults(text, command)]:
        print(f"feel: {sentence}", file=sys.stderr)


def main():
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--check", action="store_true")
    options.add_argument("--before", metavar="PATH", type=os.path.abspath)
    options.add_argument("--detent", metavar="PATH", type=os.path.abspath, action="append")
    given = options.parse_args()
    command = os.path.abspath(os.environ.get("DETENT", root / ".build/release/detent"))
    for path in [*(given.detent or [command]), *filter(None, [given.before])]:
        if not os.access(path, os.X_OK):
            fail(f"there is no command {path}; 'swift build -c release' builds one")
    if given.detent:
        return show(given.detent)
    text = guide.read_text(encoding="utf-8")
    if given.check:
        return check(command, text)
    write(command, given.before, text)


main()
