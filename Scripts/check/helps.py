#!/usr/bin/env python3
"""Follows the help of each message about a recording on the file that it was given for, and checks that it helps.

    Scripts/check/helps.py DETENT

A case is a file and the code of its message. The options of the help are added to the command, each group of options by
itself, where those of one name replace the ones before; a help without options is followed by an edit of the file. Then
the import must pass, without a message of that code. `NAME` and `WORD` in a help stand for what the user puts there: the
case has it.
"""
import pathlib
import re
import subprocess
import sys
import tempfile

OPTION = r"--[a-z-]+ (?:'[^']*'|[^\s;]+)"
DRAG = "0,down,160,40\n16,move,150,40\n33,up,140,40\n"
#: Events of a touch screen whose range is not known.
PANEL = """[ 1000.000] EV_ABS ABS_MT_TRACKING_ID 00000001
[ 1000.000] EV_ABS ABS_MT_POSITION_X 0000053c
[ 1000.000] EV_ABS ABS_MT_POSITION_Y 000009f9
[ 1000.000] EV_SYN SYN_REPORT 00000000
[ 1000.060] EV_ABS ABS_MT_TRACKING_ID ffffffff
[ 1000.060] EV_SYN SYN_REPORT 00000000
"""


def case(code, text, *given, names=None, groups=None, edited=None):
    """A file and its message: what `NAME` stands for behind each target, the groups of options to follow (all if `None`), and
    a function that edits the file by a help without options."""
    return code, text, list(given), names or {}, groups, edited


CASES = [
    case("E102", "t,type,x,y\nsoon,down,1,2\n", edited=lambda text, help: text.replace("soon", re.search(r"\d+-\S+Z", help)[0])),
    case("E110", "delay,type,x,y\n0,down,1,2\n50,move,3,4\n16,up,5,6\n", "--columns", "t_ms=delay"),
    case("E110", "t,type,x,y\n0,down,1,2\n50,up,3,4\n16,move,5,6\n", groups=[], edited=lambda text, help: "".join(
        sorted(text.splitlines(True), key=lambda line: float(re.sub("^t", "-1", line).split(",")[0])))),
    case("E501", "when,what,h,v\n" + DRAG, names={"t_ms": "when", "type": "what", "x": "h", "y": "v"}),
    case("E501", DRAG),
    case("E501", 'const events = [{"t":0,"type":"down","x":1,"y":2}];', edited=lambda text, help: text[text.index("["):text.index("]") + 1]),
    case("E502", "t,type,x,X,y\n0,down,160,1,40\n"),
    case("E502", "t,type,x,y\n0,down,160,40,left\n", edited=lambda text, help: text.replace("x,y", "x,y,button")),
    case("E503", "t,type,x,y,button\n0,down,160,40,right\n33,up,140,40,right\n", names={"--left-button": "right"}),
    case("E504", "timestamp,type,x,y\n" + DRAG),
    case("E504", "when,type,x,y\n" + DRAG, names={"t_ms": "when"}),
    case("E506", '{"moment":1,"type":"down","x":1,"y":2}\n{"moment":9,"type":"up","x":1,"y":2}', names={"t_ms": "moment"}),
    case("E505", "t,type,x,y\n0,lands,160,40\n33,up,140,40\n", names={"lands": "down"}),
    case("E505", "t,type,x,y\n0,0,160,40\n16,1,150,40\n33,2,140,40\n", groups=[0]),
    case("E506", "t,x,y\n0,160,40\n33,140,40\n", groups=[3]),
    case("E506", "t,x,y,touched\n0,160,40,1\n33,140,40,0\n", groups=[1], names={"type": "touched"}),
    case("E506", "t,x,y,swipe\n0,160,40,a\n33,140,40,a\n", groups=[2], names={"stroke": "swipe"}),
    case("E506", "t,x,y,what\n0,160,40,down\n33,140,40,up\n", groups=[0], names={"type": "what"}),
    case("E506", '{"t":0,"type":"down","data":{"x":1,"y":2}}\n{"t":9,"type":"up","data":{"x":3,"y":2}}'),
    case("E506", "t,type,h,v\n" + DRAG, names={"x": "h", "y": "v"}),
    case("E506", "t,type,x,y,finger\n0,0,10,40,1\n9,5,60,40,2\n20,6,60,40,2\n33,1,10,40,1\n", names={"id": "finger"}),
    case("E508", "t,type,x,y\n0.000,down,160,40\n0.016,move,150,40\n0.033,up,140,40\n"),
    case("E508", "t,type,x,y,button\n0,down,160,40,1\n33,up,140,40,1\n"),
    case("E508", "t,type,x,y,pressed\n0,move,160,40,false\n9,move,150,40,true\n33,move,140,40,false\n"),
    case("E508", "t,type,x,y,isDown\n0,click,160,40,1\n33,click,140,40,0\n", groups=[0], names={"pressed": "isDown"}),
    case("N323", "t_ms,type,x,y\n0,0,160,40\n9,1,150,40\n", names={}),
    case("N324", PANEL),
    case("N325", "t_ms,type,x,y\n0,down,0.5,0.25\n16,move,0.4,0.25\n33,up,0.3,0.25\n"),
    case("N325", "t_ms,type,x,y\n0,down,50000,25000\n16,move,40000,25000\n33,up,30000,25000\n"),
    case("N326", "t_ms,type,x,y,dx,dy\n0,scroll,160,40,0,-1\n"),
    case("N326", "t_ms,type,x,y,deltaY,unit\n0,wheel,160,40,1,line\n", names={"deltaMode": "unit"}),
    case("N327", "t_ms,type,x,y\n0,down,160,40\n16,down,150,40\n33,up,140,40\n"),
    case("N328", "t_ms,type,x,y\n0,leftMouseDown,160,40\n33,leftMouseUp,160,40\n"),
]


def run(detent, options, path):
    done = subprocess.run([detent, "import", *options, path], capture_output=True, text=True)
    return done.returncode, done.stderr


def help_of(code, printed):
    """Returns the help of the first message with this code; `None` without such a message."""
    _, found, rest = printed.partition(f"[{code}]")
    if not found:
        return None
    match = re.search(r"= help: (.*?)(?=\n\S|\n\n|\Z)", rest, re.DOTALL)
    return " ".join(match[1].split()) if match else ""


def put(value, option, names):
    """Replaces `NAME` and `WORD` in the value of an option by what the case has for their target."""
    for target, name in names.items():
        value = value.replace(f"{target}=NAME", f"{target}={name}").replace(f"{target}=WORD", f"{target}={name}")
    return names.get(option, value) if value == "NAME" else value


def merged(given, added, names):
    """Returns the options, of which those that are added replace those of the same name."""
    options = dict(zip(given[::2], given[1::2]))
    for option in re.findall(OPTION, added):
        name, _, value = option.partition(" ")
        options[name] = put(value.strip("'").rstrip(",.)"), name, names)
    return [word for pair in options.items() for word in pair]


def follow(detent, folder, number, case):
    """Returns the problems of a case."""
    code, text, given, names, groups, edited = case
    path = pathlib.Path(folder, f"{number}.txt")
    path.write_text(text)
    status, printed = run(detent, given, path)
    help = help_of(code, printed)
    if help is None or (status == 0) != code.startswith("N"):
        return [f"{code} is not what is said of this, but: {printed}"]
    found = re.findall(rf"{OPTION}(?: {OPTION})*", help)
    tries = [merged(given, found[group], names) for group in (range(len(found)) if groups is None else groups)]
    if edited:
        path.write_text(edited(text, help))
        tries.append(given)
    problems = [] if tries else [f"{code}: there is nothing to follow in: {help}"]
    for options in tries:
        status, printed = run(detent, options, path)
        if status != 0 or f"[{code}]" in printed:
            problems.append(f"{code}: followed with {' '.join(options) or 'an edit'}, its help '{help}' leads to {status}: {printed}")
    return problems


def main():
    detent = pathlib.Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as folder:
        problems = [problem for number, case in enumerate(CASES) for problem in follow(detent, folder, number, case)]
    print("\n".join(problems + [f"helps: {len(CASES)} files, {len({case[0] for case in CASES})} codes, {len(problems)} helps that do not help"]))
    return bool(problems)


sys.exit(main())
