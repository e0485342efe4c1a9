#!/usr/bin/env python3
"""Plants bugs, one at a time, and reports which of them the tests and the laws find.

    Scripts/check/mutants.py                 all bugs of Scripts/check/mutants, more than an hour
    Scripts/check/mutants.py 3 17-20         these
    Scripts/check/mutants.py --laws 1-44     only the laws; --tests: only the tests
    Scripts/check/mutants.py --cases 4000    number of scripts for the laws (4000)
    Scripts/check/mutants.py --sample        that all patches apply, and that the laws find ten bugs in 100 scripts, unoptimised
    Scripts/check/mutants.py --apply         that all patches apply
    Scripts/check/mutants.py --jobs 1        number of bugs tried in parallel; by default the number of processors

Each patch of Scripts/check/mutants is a bug with a number. All are applied to a copy of the committed tree, each guarded by
`isPlanted(NUMBER)`, so the copy is compiled once; the environment variable DETENT_PLANTED_BUG enables one. The first lines
of a patch describe the bug, its module, and its symptom.

The tests kill a bug if `swift test` fails: the suites of its module run first, then all. The laws kill a bug of the engine
if `detent fuzz`, or else `detent probe`, breaks a law: of the control of its module, and for shared code, of one of the
four. A few scripts run first, as most bugs are found early. Reports all broken laws, and the number of events in the shrunk
script of the first. With no bug enabled both must pass.

Needs no network and nothing beyond the build. .ci/run includes `--apply`: everything else takes too long.
"""

import concurrent.futures
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

# Suites to begin with, by the first part of the module.
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
    "DetentVerbs": "DetentTests",
}
# Controls whose laws may find a bug of the engine, in order of trial, by the first part of the module.
controls = {
    "ControlCore": ("ruler", "slider", "dial", "rating"),
    "Ruler": ("ruler",),
    "Rating": ("rating",),
    "Slider": ("slider",),
    "Dial": ("dial",),
}
# Bugs that are found early, in each control and in shared code.
sample = (37, 78, 81, 96, 102, 109, 117, 124, 135, 143)
# Numbers of scripts tried first, before the requested number.
first_cases = (100, 1000)


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
    """Copies the committed tree with all patches applied. Unchanged files are left alone, and so are their build
    products."""
    with tempfile.TemporaryDirectory() as folder:
        fresh = pathlib.Path(folder)
        archive = subprocess.run(["git", "archive", "HEAD"], cwd=root, stdout=subprocess.PIPE, check=True)
        subprocess.run(["tar", "x"], cwd=fresh, input=archive.stdout, check=True)
        subprocess.run(["git", "init", "-q"], cwd=fresh, check=True)
        switch = (patches / "PlantedBug.swift").read_text()
        (fresh / "Sources/ControlCore/PlantedBug.swift").write_text(switch)
        for bug in bugs:
            done = subprocess.run(
                ["git", "apply", str(bug.path)], cwd=fresh, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
            if done.returncode:
                fail(f"{bug.path.name} does not apply any more:\n{done.stdout}")
        copy.mkdir(parents=True, exist_ok=True)
        take_over(fresh)


def take_over(fresh):
    """Makes the copy equal to another folder, except for its build products."""
    def files(folder):
        for path, folders, names in os.walk(folder):
            folders[:] = [name for name in folders if not name.startswith((".build", ".git"))]
            for name in names:
                yield (pathlib.Path(path) / name).relative_to(folder)

    wanted = set(files(fresh))
    for path in set(files(copy)) - wanted:
        (copy / path).unlink()
    for path in wanted:
        (new, old) = (fresh / path, copy / path)
        if old.is_symlink() or new.is_symlink():
            old.unlink(missing_ok=True)
        elif old.exists() and old.read_bytes() == new.read_bytes():
            continue
        old.parent.mkdir(parents=True, exist_ok=True)
        subprocess.run(["cp", "-P", str(new), str(old)], check=True)
        if not old.is_symlink():
            old.touch()


def build(is_for_tests, configuration):
    # Without debug and index data, the build is faster.
    lean = ["-debug-info-format", "none", "--disable-index-store"]
    commands = [["swift", "build", "-c", configuration, "--product", "detent", *lean]]
    if is_for_tests:
        commands.insert(0, ["swift", "build", "--build-tests"])
    for command in commands:
        print("mutants:", *command, flush=True)
        done = run(command)
        if done.returncode:
            fail("\n".join(line for line in done.stdout.splitlines() if "error:" in line) or done.stdout)


def first_failed_test(bug, filters):
    """Returns the name of a failing test, or another failure; None if all pass."""
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


def fuzz(bug, control, options, cases, *more):
    """Returns the result of `detent fuzz`; None if it does not finish."""
    # Kept scripts would find what random ones do not.
    command = [
        f".build/{options['configuration']}/detent", "fuzz", "--control", control, "--seed", options["--seed"],
        "--cases", str(cases), "--jobs", "1", "--regressions", "none", "--read-only", "--color", "never", *more,
    ]
    try:
        return run(command, bug.number, timeout=600)
    except subprocess.TimeoutExpired:
        return None


def try_laws(bug, tried, options):
    """Finds the laws that one of the controls breaks, and the number of lines in the shrunk script of the first."""
    bug.laws = "survives"
    cases = int(options["--cases"])
    for count in [count for count in first_cases if count < cases] + [cases]:
        for control in tried:
            done = fuzz(bug, control, options, count, "--no-shrink")
            if done is None:
                bug.laws = f"(hangs) of {control}"
                return
            if done.returncode == 0:
                continue
            broken = re.findall(r"^FAIL (\S+)", done.stdout, re.M)
            if not broken:
                bug.laws = f"(status {done.returncode}) of {control}"
                return
            bug.laws = f"{' '.join(broken)} of {control} in {count}"
            bug.lines = lines_left(fuzz(bug, control, options, count, "--laws", broken[0]))
            return
    # Random scripts seldom compare the amounts of two ways.
    for control in tried:
        command = [f".build/{options['configuration']}/detent", "probe", "--control", control, "--color", "never"]
        broken = re.findall(r"^FAIL (\S+)", run(command, bug.number).stdout, re.M)
        if broken:
            bug.laws = f"{' '.join(broken)} of {control} by probes"
            return


def lines_left(done):
    """Returns the number of events in the script of a failure."""
    script = done and re.search(r"^ *gesture 1\n(?:.*\n)*?(?=\n)", done.stdout, re.M)
    if not script:
        return None
    lines = [line.strip() for line in script.group(0).splitlines()[1:]]
    return len([line for line in lines if line[:1] in "+@" and "# tried by the law" not in line])


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
    options = {"--cases": "4000", "--seed": "20251122", "--jobs": str(os.cpu_count() or 1)}
    is_sample = "--sample" in words
    if is_sample:
        words.remove("--sample")
        words += ["--laws", *map(str, sample)]
        options["--cases"] = "100"
    for name in list(options):
        if name in words:
            at = words.index(name)
            options[name] = words[at + 1]
            del words[at:at + 2]
    options["configuration"] = "debug" if is_sample else "release"
    only_laws, only_tests = "--laws" in words, "--tests" in words
    words = [word for word in words if not word.startswith("--")]
    bugs = sorted((Bug(path) for path in patches.glob("*.patch")), key=lambda bug: int(bug.number))
    prepare(bugs)
    print(f"mutants: all {len(bugs)} patches apply", flush=True)
    if "--apply" in sys.argv[1:]:
        return
    build(not only_laws, options["configuration"])
    check_without_bugs(bugs[0].path, options, only_laws, only_tests)
    bugs = chosen(words, bugs)

    def attempt(bug):
        if not only_laws:
            try_tests(bug)
        if not only_tests and bug.is_of_engine:
            try_laws(bug, controls[bug.part], options)
        return bug

    # Run one test suite at a time: each uses all processors, and some measure time.
    with concurrent.futures.ThreadPoolExecutor(int(options["--jobs"]) if only_laws else 1) as pool:
        for bug in pool.map(attempt, bugs):
            left = f", {bug.lines} events" if bug.lines is not None else ""
            print(f"{bug.number:>3} {bug.module}: {bug.sentence}", flush=True)
            print(f"      tests: {bug.tests}; laws: {bug.laws}{left}", flush=True)
    report(bugs)
    if is_sample:
        missed = [bug.number for bug in bugs if bug.laws == "survives"]
        if missed:
            fail(f"the laws do not find {', '.join(missed)} of the sample")


def check_without_bugs(path, options, only_laws, only_tests):
    """Ends the program if anything fails with no bug enabled."""
    def nothing():
        bug = Bug(path)
        bug.number = "0"
        return bug

    if not only_tests:
        every = dict.fromkeys(control for tried in controls.values() for control in tried)

        def attempt(control):
            bug = nothing()
            try_laws(bug, [control], options)
            return bug.laws

        with concurrent.futures.ThreadPoolExecutor(int(options["--jobs"])) as pool:
            broken = [laws for laws in pool.map(attempt, every) if laws != "survives"]
        if broken:
            fail(f"with no bug switched on a law is broken: {'; '.join(broken)}")
    if not only_laws:
        failed = first_failed_test(nothing(), "")
        if failed:
            fail(f"with no bug switched on a test fails: {failed}")


def report(bugs):
    def share(killed, tried):
        return f"{killed} of {tried} ({100 * killed // max(tried, 1)} %)"

    tried = [bug for bug in bugs if bug.tests != "-"]
    killed = [bug for bug in tried if bug.tests != "survives"]
    print(f"mutants: the tests kill {share(len(killed), len(tried))}")
    tried = [bug for bug in bugs if bug.laws != "-"]
    killed = [bug for bug in tried if bug.laws != "survives"]
    print(f"mutants: the laws kill {share(len(killed), len(tried))} of the engine")
    left = [bug.number for bug in tried if bug.laws == "survives"]
    if left:
        print(f"mutants: they do not find {', '.join(left)}")
    lines = [bug.lines for bug in killed if bug.lines is not None]
    if lines:
        print(f"mutants: {statistics.median(lines):g} events are left of a script, at the median")


main()
