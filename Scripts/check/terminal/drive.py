#!/usr/bin/env python3
"""Plays with 'detent play' in tmux, for Scripts/check/terminal.sh.

    Scripts/check/terminal/drive.py DETENT FOLDER
"""
import os
import pathlib
import re
import signal
import subprocess
import sys
import time

from bare import Bare
from tmux import Tmux

DETENT, WORK = sys.argv[1], pathlib.Path(sys.argv[2])
EXAMPLES = pathlib.Path(__file__).resolve().parents[3] / "Examples"
RECORD, TRACE = WORK / "r.gesture", WORK / "r.trace"
UNTOUCHED = "0 1 0 0 1"
figures = {"sessions": 0, "mouse bytes": 0, "exits restored": 0, "records": 0}
ROW = 7  # row of every control in the terminal


def play(words, columns=80, rows=24, environment=None, waits="quits"):
    """Starts a recorded session; the shell saves the terminal settings before and after."""
    for file in [RECORD, TRACE, WORK / "after"]:
        file.unlink(missing_ok=True)
    command = (f"sh -c 'trap : INT; echo untouched; stty -a >before; {DETENT} play {words} --force --record r.gesture"
               f" --trace r.trace; echo status $?; stty -a >after; sleep 100'")
    session = Tmux(WORK, command, columns, rows, environment)
    session.wait(waits)
    figures["sessions"] += 1
    return session


def bare(words, **size):
    """Starts one without tmux, which splits and rejoins bytes."""
    words = [DETENT, "play", *words.split(), "--force", "--record", RECORD, "--trace", TRACE]
    session = Bare(WORK, [str(word) for word in words], **size)
    session.wait("quits")
    figures["sessions"] += 1
    return session


def value(screen):
    return float(screen.split("\n")[2])


def field(screen, name):
    return int(re.search(rf"{name} (-?\d+)", screen)[1])


def wait_for_value(session, wanted):
    session.wait(lambda screen: "idle" in screen and value(screen) == wanted)


def settings(name):
    """Returns the output of stty, without the size."""
    return re.sub(r"rows \d+; columns \d+", "", (WORK / name).read_text())


def check_end(session, status=0):
    """Checks that the terminal and its contents are restored, and that the record replays to the same
    trace."""
    screen = session.wait(f"status {status}")
    assert "untouched" in screen and "quits" not in screen, screen
    check_restored(session)
    check_record()
    close(session)


def check_restored(session):
    while not (WORK / "after").exists() or not (WORK / "after").read_text().strip():
        session.pause(0.02)
    assert session.flags() == UNTOUCHED, session.flags()
    assert settings("before") == settings("after"), "stty tells something else"
    figures["exits restored"] += 1


def check_record():
    again = subprocess.run([DETENT, "run", "--level", "calls", RECORD], capture_output=True)
    assert again.returncode == 0 and again.stderr == b"", again.stderr
    assert again.stdout == TRACE.read_bytes(), "the record plays to something else"
    figures["records"] += 1


def state(process):
    """Returns the state of a process according to ps; None if there is none."""
    try:
        return pathlib.Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return None


def runs(process):
    """Returns True while a process runs; a zombie counts as ended."""
    return state(process) not in (None, "Z")


def wait_for_stop(process):
    end = time.monotonic() + 60
    while state(process) != "T":
        assert time.monotonic() < end, "it does not stop"
        time.sleep(0.02)


def wait_for_end(process):
    end = time.monotonic() + 60
    while runs(process):
        assert time.monotonic() < end, "it runs on"
        time.sleep(0.02)


def close(session):
    figures["mouse bytes"] += session.mouse_bytes
    session.close()


def fling(session):
    """Flings; retries if a busy machine delayed the moves too much."""
    for _ in range(30):
        session.drag([60, 58, 55, 51, 46, 40], ROW)
        try:
            return session.wait("coasting", 2)
        except AssertionError:
            continue
    raise AssertionError("it does not coast")


# Interactions with a control.

def drag():
    session = play("--control ruler")
    session.drag(list(range(60, 47, -1)), ROW, hold=0.15)
    # 60 points, less the slop of 1, at 120 points per step: 50.49, rounded to a tenth.
    wait_for_value(session, 50.5)
    assert field(session.screen(), "ticks") >= 4
    session.type("q")
    check_end(session)


def flick():
    session = play("--control ruler --ticks bell")
    screen = ""
    for _ in range(30):  # a busy machine makes some of them slow
        fling(session)
        screen = session.wait("idle")
        if value(screen) > 51 and field(screen, "ticks") > 10:
            break
    assert value(screen) > 51 and field(screen, "ticks") > 10, screen
    session.pause(0.5)
    bells = session.output.count(b"\a")
    assert 3 <= bells <= field(screen, "ticks"), bells
    # Caught in flight: it stops there.
    fling(session)
    session.mouse(0, 40, ROW)
    session.wait("pressed")
    assert field(session.wait("pressed"), "pt/s") == 0
    session.mouse(0, 40, ROW, "m")
    session.wait("idle")
    session.type("q")
    check_end(session)


def smooth():
    """A slow coast shows edges at many eighths of a cell."""
    session = play("--control ruler --set \"unit-width 400\"")
    shapes = set()
    for _ in range(30):
        if len(shapes) >= 6:
            break
        screen = fling(session)
        while len(shapes) < 6 and "coasting" in screen:
            shapes |= set(screen) & set("▏▎▍▌▋▊▉")
            screen = session.screen()
    assert len(shapes) >= 6, shapes
    session.type("q")
    check_end(session)


def wheel():
    session = play("--control ruler --ticks flash")
    for _ in range(3):
        session.mouse(64, 40, ROW)
        session.pause(0.02)
    wait_for_value(session, 53)
    session.mouse(65, 40, ROW)
    wait_for_value(session, 52)
    session.mouse(64, 40, 20)  # not over the ruler
    session.pause(0.2)
    wait_for_value(session, 52)
    session.type("q")
    check_end(session)


def keys():
    session = play("--control ruler")
    for text, wanted in [("\x1b[C", 50.1), ("\x1bOD", 50), ("\x1b[1;2A", 51), ("\x1b[1;3B", 50.9),
                         ("\x1b[5~", 51.9), ("\x1b[H", 0), ("\x1b[4~", 100)]:
        session.type(text)
        wait_for_value(session, wanted)
    session.type("\x1b[C")
    session.wait(lambda screen: field(screen, "bounds") == 1)
    # A lone escape cancels a drag.
    session.mouse(0, 30, ROW)
    session.mouse(32, 50, ROW)
    session.wait(lambda screen: value(screen) < 100)
    session.type("\x1b")
    session.wait(lambda screen: value(screen) == 100)
    session.mouse(0, 50, ROW, "m")
    session.type("q")
    check_end(session)


def rating():
    session = play("--control rating")
    for column in range(30, 42):
        session.mouse(35, column, ROW)
        session.pause(0.02)
    session.wait("preview value=3")
    session.drag([41], ROW)
    session.wait(lambda screen: value(screen) in (2.5, 3))
    session.type("4")
    session.wait(lambda screen: value(screen) == 4)
    session.mouse(35, 30, ROW)
    session.wait("preview value=2")
    session.mouse(35, 30, 20)
    session.wait("preview value=none")
    session.type("q")
    check_end(session)


def split():
    """A slow line: the bytes after an escape come one by one and late, and must not be read as keys."""
    session = bare("--control rating")
    for piece in re.findall(r"\x1b\[|.", "\x1b[<0;40;20M\x1b[<0;40;20m\x1b[C"):
        session.type(piece)
        time.sleep(0.06)
    session.type("q")
    assert session.end() == 0
    keys = re.findall(r"key (\w+)", RECORD.read_text())
    assert keys == ["ArrowRight"], keys
    check_record()


def blocked():
    """A line that blocks for a while: missed output is drawn again."""
    session = bare("--control ruler", columns=500, rows=60)
    # Until the line is full: 100 turns without output. The record still grows.
    still, before, turns = 0, 0, 0
    while still < 100:
        assert turns < 4000, "the line never fills"
        session.type(f"\x1b[<{64 + turns // 8 % 2};100;7M")
        time.sleep(0.03)
        turns += 1
        written = session.written() - RECORD.stat().st_size
        still, before = (still + 1 if written == before else 0), written
    assert "\x1b[2J" in session.wait("rests at").decode("utf-8", "replace")
    session.type("q")
    assert session.end() == 0
    check_record()


def vertical():
    session = play("--control ruler --set \"axis y\"", rows=40)
    session.mouse(0, 40, 20)
    for row in range(20, 26):
        session.mouse(32, 40, row)
        session.pause(0.012)
    session.hold(0.15)
    session.mouse(0, 40, 25, "m")
    wait_for_value(session, 50.4)
    session.type("q")
    check_end(session)


def resize():
    session = play("--control ruler")
    session.resize(120, 30)
    session.wait(lambda screen: max(map(len, screen.split("\n"))) > 100)
    for columns, rows in [(50, 14), (20, 6), (3, 2), (100, 20)]:
        session.resize(columns, rows)
        session.pause(0.3)
    session.wait("quits")
    session.drag([60, 55, 50], ROW, hold=0.15)
    session.type("q")
    check_end(session)
    viewports = re.findall(r"set viewport (\S+)", RECORD.read_text())
    assert "600x70" in viewports and viewports[-1] == "500x70", viewports


def script():
    session = play(f"{EXAMPLES}/fling-catch-and-bound.gesture --speed 2")
    session.wait("live")
    wait_for_value(session, 10)
    session.type("q")
    check_end(session)
    golden = (EXAMPLES / "fling-catch-and-bound.trace").read_text()
    effects = re.findall(r"^@.*", golden, re.M)
    assert re.findall(r"^@.*", TRACE.read_text(), re.M)[:len(effects)] == effects


def takeover():
    session = play(f"{EXAMPLES}/fling-catch-and-bound.gesture --speed 0.02", waits="dragging")
    session.type(" ")
    session.wait("live")
    session.type("\x1b[H")
    wait_for_value(session, 0)
    session.type("q")
    check_end(session)


# Kinds of exit.

def end_by(number, status):
    session = play("--control ruler")
    session.drag([60, 58, 55, 51], ROW)
    if number == signal.SIGINT:
        session.type("\x03")
    else:
        os.kill(session.process("detent"), number)
    check_end(session, status)


def crash():
    """A crash, and unexpected signals, restore the terminal and keep the record."""
    for number in [signal.SIGSEGV, signal.SIGABRT, signal.SIGPIPE, signal.SIGUSR1, signal.SIGRTMAX]:
        session = play("--control ruler")
        session.mouse(0, 40, ROW)
        session.wait("pressed")
        os.kill(session.process("detent"), number)
        session.wait(f"status {128 + number}")
        check_restored(session)
        close(session)
        again = subprocess.run([DETENT, "run", "--level", "calls", RECORD], capture_output=True)
        assert again.returncode == 0 and " down 0 " in RECORD.read_text(), again.stderr
        figures["records"] += 1


def suspend():
    session = play("--control ruler", waits="quits")
    close(session)
    for file in [RECORD, TRACE]:
        file.unlink(missing_ok=True)
    session = Tmux(WORK, "PS1=ready: bash --norc --noprofile -i")
    session.wait("ready:")
    session.type(f"stty -a >before; {DETENT} play --control ruler --force --record r.gesture --trace r.trace\r")
    session.wait("quits")
    session.type("\x1b[C")
    wait_for_value(session, 50.1)
    session.type("\x1a")
    session.wait("Stopped")
    assert session.flags() == UNTOUCHED, session.flags()
    session.type("stty -a >after; echo no''ted\r")
    session.wait("noted")
    assert settings("before") == settings("after")
    session.type("fg\r")
    session.wait("quits")
    session.type("\x1b[C")
    wait_for_value(session, 50.2)
    session.type("q")
    session.wait("value 50.2")
    assert session.flags() == UNTOUCHED, session.flags()
    figures["sessions"] += 1
    figures["exits restored"] += 2
    check_record()
    close(session)


def job():
    """A job that is stopped, or never was in the foreground, can be killed, and changes nothing."""
    for start in ["\x1a", None]:
        session = Tmux(WORK, "PS1=ready: bash --norc --noprofile -i")
        session.wait("ready:")
        session.type(f"{DETENT} play --control ruler{'' if start else ' &'}\r")
        if start:
            session.wait("quits")
            session.type(start)
            session.wait("Stopped")
        process = session.process("detent")
        if not start:
            wait_for_stop(process)
        session.type("clear; kill %1\r")
        wait_for_end(process)
        session.pause(0.1)
        assert session.flags() == UNTOUCHED and "quits" not in session.screen(), session.screen()
        figures["sessions"] += 1
        figures["exits restored"] += 1
        close(session)


def lost():
    """The terminal disappears: the record is written nevertheless."""
    session = play("--control ruler")
    session.type("\x1b[C")
    wait_for_value(session, 50.1)
    process = session.process("detent")
    close(session)
    wait_for_end(process)
    check_record()


# Appearance and costs.

def looks():
    for environment, has, lacks in [
            ({"COLORTERM": "truecolor"}, r"38;2;", r"38;5;"),
            ({"COLORTERM": "''", "TERM": "tmux-256color"}, r"38;5;", r"38;2;"),
            ({"NO_COLOR": "1"}, r"▎|┃|│", r"38;[25];"),
            ({"LC_ALL": "C", "LANG": "C"}, r"\|", r"[^\x00-\x7f]")]:
        session = play("--control ruler", environment=environment)
        screen = session.screen(colors=True)
        assert re.search(has, screen) and not re.search(lacks, screen), (environment, screen)
        # Without an action nothing is recorded.
        session.type("\x1b[C")
        session.type("q")
        check_end(session)


def idle():
    """While nothing moves, nothing runs: no wake-up and no processor time in two seconds."""
    session = play("--control ruler")
    session.drag([60, 58, 55, 51], ROW)
    session.wait("last idle")
    folder = pathlib.Path(f"/proc/{session.process('detent')}")

    def cost():
        switches = re.findall(r"ctxt_switches:\s+(\d+)", (folder / "status").read_text())
        return switches, (folder / "stat").read_text().split()[13:15]

    # Until the last frame has been drawn, which takes longer on a busy machine.
    before = None
    while (now := cost()) != before:
        before = now
        session.pause(0.5)
    session.pause(2)
    assert cost() == before, (before, cost())
    session.type("q")
    check_end(session)


for check in [drag, flick, smooth, wheel, keys, rating, split, blocked, vertical, resize, script,
              takeover, crash, suspend, job, lost, looks, idle]:
    try:
        check()
    except AssertionError as error:
        sys.exit(f"terminal: {check.__name__}: {error}")
for number, status in [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 143),
                       (signal.SIGQUIT, 143)]:
    try:
        end_by(number, status)
    except AssertionError as error:
        sys.exit(f"terminal: {number.name}: {error}")
print(f"terminal: {figures['sessions']} sessions, {figures['mouse bytes']} mouse bytes,"
      f" {figures['exits restored']} exits restored,"
      f" {figures['records']} records replay to the same bytes")
