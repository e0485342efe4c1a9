#!/usr/bin/env python3
"""Plants bugs, one at a time, and tells which of them the tests and the laws find.

    Scripts/check/mutants.py                 all bugs of Scripts/check/mutants, more than an hour
    Scripts/check/mutants.py 3 17-20         these
    Scripts/check/mutants.py --laws 1-44     only the laws; --tests: only the tests
    Scripts/check/mutants.py --cases 4000    how many scripts the laws are tried on (4000)

Each patch of Scripts/check/mutants is a bug with a number. All are applied to a copy of the committed tree, each behind
`isPlanted(NUMBER)`, so that the copy is compiled once; the environment variable DETENT_PLANTED_BUG switches one on. The
first lines of a patch say what is wrong, in which module, and what shows it.

A bug is killed by the tests if `swift test` fails: first the suites of its module are run, then all. It is killed by the
laws, if it is one of the engine, if `detent fuzz` breaks a law: of the control that its module is, and for bugs of what all
controls share, of rulers or of ratings; then it tells how many events are left of the script. With no bug switched on both
must pass.

It needs no network and nothing that the build does not need. It is no part of .ci/run: it takes too long.
"""

import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile

root = pathlib.Path(__file__).resolve().parents[2]
patches = root / "Scripts/check/mutants"
copy = root / ".build-mutants/tree"

# The suites to begin with, by the first part of the module.
suites = {
    "ControlCore": "ControlCoreTests|RulerTests|RatingTests",
    "Ruler": "RulerTests|CDetentTests",
    "Rating": "RatingTests|CDetentTests",
    "Slider": "SliderTests|CDetentTests",
    "Dial": "DialTests|CDetentTests",
    "Presentation": "PresentationTests|RulerTests|RatingTests|PictureTests",
    "Pictures": "PictureTests",
    "CDetentImplementation": "CDetentTests",
    "DetentUI": "DetentUITests",
    "Harness": "HarnessTests",
    "DetentTool": "DetentTests",
}
# The controls whose laws may find a bug of the engine, in the order in which they are tried, by the first part of the module.
controls = {
    "ControlCore": ("ruler", "rating"),
    "Ruler": ("ruler",),
    "Rating": ("rating",),
    "Slider": ("slider",),
    "Dial": ("dial",),
}


class Bug:
    def __init__(self, path):
        self.path = path
        first, second = path.read_text().splitlines()[:2]
        self.number, self.sentence = re.match(r"(\d+): (.*)", first).groups()
        self.module = re.match(r"module: (.*)", second).group(1)
        self.part = self.module.split("/")[0]
        self.tests = self.laws = "-"
        self.lines = None

    @property
    def is_of_engine(self):
        return self.part in controls


def fail(message):
    sys.exit(f"mutants: {message}")


def run(command, number="0", **options):
    environment = dict(os.environ, DETENT_PLANTED_BUG=number, SWIFT_BACKTRACE="enable=no")
    return subprocess.run(
        command, cwd=copy, env=environment, text=True, errors="replace",
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **options)


def prepare(bugs):
    """Copies the committed tree, keeps what was built there, and applies all patches."""
    copy.mkdir(parents=True, exist_ok=True)
    archive = subprocess.run(["git", "archive", "HEAD"], cwd=root, stdout=subprocess.PIPE, check=True)
    for old in copy.iterdir():
        if not old.name.startswith(".build"):
            subprocess.run(["rm", "-rf", str(old)], check=True)
    subprocess.run(["tar", "x"], cwd=copy, input=archive.stdout, check=True)
    subprocess.run(["git", "init", "-q"], cwd=copy, check=True)
    switch = (patches / "PlantedBug.swift").read_text()
    (copy / "Sources/ControlCore/PlantedBug.swift").write_text(switch)
    for bug in bugs:
        done = run(["git", "apply", str(bug.path)])
        if done.returncode:
            fail(f"{bug.path.name} does not apply any more:\n{done.stdout}")


def build():
    for command in (
        ["swift", "build", "--build-tests"],
        ["swift", "build", "-c", "release", "--product", "detent"],
    ):
        print("mutants:", *command, flush=True)
        done = run(command)
        if done.returncode:
            fail("\n".join(line for line in done.stdout.splitlines() if "error:" in line) or done.stdout)


def first_failed_test(bug, filters):
    """The name of a test that fails, or what else went wrong; None if all pass."""
    command = ["swift", "test", "--skip-build"]
    for pattern in filters.split("|") if filters else []:
        command += ["--filter", f"^{pattern}\\."]
    try:
        done = run(command, bug.number, timeout=600)
    except subprocess.TimeoutExpired:
        return "(a test hangs)"
    if done.returncode == 0:
        return None
    failed = re.search(r"Test \"?(.*?)\"? recorded an issue", done.stdout)
    return failed.group(1) if failed else "(the run breaks off)"


def try_tests(bug):
    parts = suites[bug.part]
    bug.tests = first_failed_test(bug, parts) or first_failed_test(bug, "") or "survives"


def try_laws(bug, tried, cases, seed):
    """The law that one of the controls breaks, and how many lines its shrunk script has."""
    bug.laws = "survives"
    for control in tried:
        # A folder of its own: what another bug left there would be tried first.
        with tempfile.TemporaryDirectory() as regressions:
            command = [
                ".build/release/detent", "fuzz", "--control", control, "--seed", seed, "--cases", cases,
                "--regressions", regressions, "--color", "never",
            ]
            try:
                done = run(command, bug.number, timeout=600)
            except subprocess.TimeoutExpired:
                bug.laws = "(hangs)"
                return
        if done.returncode == 0:
            continue
        law = re.search(r"^FAIL (\S+)", done.stdout, re.M)
        bug.laws = law.group(1) if law else f"(status {done.returncode})"
        script = re.search(r"^ *gesture 1\n(?:.*\n)*?(?=\n)", done.stdout, re.M)
        if script:
            lines = [line.strip() for line in script.group(0).splitlines()[1:]]
            events = [line for line in lines if line[:1] in "+@" and "# tried by the law" not in line]
            bug.lines = len(events)
        return


def chosen(words, bugs):
    if not words:
        return bugs
    numbers = set()
    for word in words:
        low, _, high = word.partition("-")
        numbers |= set(range(int(low), int(high or low) + 1))
    return [bug for bug in bugs if int(bug.number) in numbers]


def main():
    words = sys.argv[1:]
    options = {"--cases": "4000", "--seed": "20251122"}
    for name in options:
        if name in words:
            at = words.index(name)
            options[name] = words[at + 1]
            del words[at:at + 2]
    only_laws, only_tests = "--laws" in words, "--tests" in words
    words = [word for word in words if not word.startswith("--")]
    bugs = sorted((Bug(path) for path in patches.glob("*.patch")), key=lambda bug: int(bug.number))
    prepare(bugs)
    build()
    nothing = Bug(bugs[0].path)
    nothing.number = "0"
    if not only_tests:
        every = dict.fromkeys(control for tried in controls.values() for control in tried)
        try_laws(nothing, every, options["--cases"], options["--seed"])
        if nothing.laws != "survives":
            fail(f"with no bug switched on a law is broken: {nothing.laws}")
    if not only_laws:
        failed = first_failed_test(nothing, "")
        if failed:
            fail(f"with no bug switched on a test fails: {failed}")
    bugs = chosen(words, bugs)
    for bug in bugs:
        if not only_laws:
            try_tests(bug)
        if not only_tests and bug.is_of_engine:
            try_laws(bug, controls[bug.part], options["--cases"], options["--seed"])
        left = f", {bug.lines} events" if bug.lines is not None else ""
        print(f"{bug.number:>3} {bug.module}: {bug.sentence}", flush=True)
        print(f"      tests: {bug.tests}; laws: {bug.laws}{left}", flush=True)
    report(bugs)


def report(bugs):
    def share(killed, tried):
        return f"{killed} of {tried} ({100 * killed // max(tried, 1)} %)"

    tried = [bug for bug in bugs if bug.tests != "-"]
    killed = [bug for bug in tried if bug.tests != "survives"]
    print(f"mutants: the tests kill {share(len(killed), len(tried))}")
    tried = [bug for bug in bugs if bug.laws != "-"]
    killed = [bug for bug in tried if bug.laws != "survives"]
    print(f"mutants: the laws kill {share(len(killed), len(tried))} of the engine")
    lines = [bug.lines for bug in killed if bug.lines is not None]
    if lines:
        print(f"mutants: {statistics.median(lines):g} events are left of a script, at the median")


main()
