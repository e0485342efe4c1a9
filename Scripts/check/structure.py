#!/usr/bin/env python3
"""Plants faults in a copy of the repository, and checks that the checks of structure and prose find each.

    Scripts/check/structure.py

Tries arrows.sh, rooms.sh, words.py, paths.py and mass.py. A check has to pass without a fault, and to fail with each of its faults
and name it. A check that reads code by its syntax may miss a form of it that it does not list: add that form here first.
"""
import pathlib
import subprocess
import sys
import tempfile

CORE, SCRIPT = "Sources/ControlCore", "Sources/Harness/Script"
#: Forms of the declaration of a type, which a layer below names.
TYPES = [
    "struct NAME {}", "enum NAME {}", "protocol NAME {}", "class NAME {}", "actor NAME {}", "typealias NAME = Int",
    "public struct NAME {}", "package indirect enum NAME {}", "package final class NAME {}", "@frozen public struct NAME {}",
    "public typealias NAME = Int",
]
IMPORTS = ["import Ruler", "public import Slider", "@testable import Slider", "import struct Slider.SliderControl"]
EDITS = ["emit(.began(0))", "emit( .ended(.commit, 0, 0))", "emit(.idle(0))"]
DIALS = ["let dial = 0", "let isDial = true", "func detent_dial_f() {}", "let x: DialControl", "let dials = [0]"]
RELATIVE = ["What", "Whether", "How", "Where", "Which", "When", "Why"]
NAMES = [
    "func tellIt() {}", "let wasTold = 0", "case room", "enum AnyTrouble {}", "actor Fault {}", "struct TheLane {}",
    "func f(mistake: Int) {}", "func f(a: Int, _ complaint: Int) {}", "for refusal in [0] {}", "macro tell()",
]


def each(folder, texts):
    """Returns a file for each text."""
    return {f"{folder}/Planted{index}.swift": text for index, text in enumerate(texts)}


#: For each check the text that is appended to files, or is a new file; the check names each file, unless it is given with
#: another word that is printed.
FAULTS = {
    "arrows.sh": [
        {f"{SCRIPT}/Verbs/Upper.swift": "\n".join(text.replace("NAME", f"Upper{index}") for index, text in enumerate(TYPES)), "printed": "Upper0"},
        each(f"{SCRIPT}/Model", [f"let lower: Upper{index}?" for index in range(len(TYPES))]),
        {f"{CORE}/Math/Planted.swift": "let lower: Slide?"}, each("Sources/Ruler", IMPORTS), each("Sources/Dial", EDITS),
        {f"{CORE}/Unknown/Planted.swift": "struct Planted {}", "printed": "Unknown"},
        {"Package.swift": '// .package(url: "https://example.org/p", from: "1.0.0")'},
    ],
    "rooms.sh": [
        each(CORE, DIALS), {"Scripts/check/rooms.txt": "Sources/NoFile.swift: no reason", "printed": "Sources/NoFile.swift"},
    ],
    "words.py": [each(CORE, [f"/// {word} it is." for word in RELATIVE])] + [
        each(place, NAMES) for place in ("Sources/Dial", "Tests/SliderTests", "Snippets", "Scripts/embedded")
    ],
    "paths.py": [
        {"ARCHITECTURE.md": "`Sources/NoFile.swift`", "printed": "Sources/NoFile.swift"},
        {"Guides/where-to-change.md": "`No/File.swift`", "printed": "No/File.swift"},
        {"CONTRIBUTING.md": "`package.json`", "printed": "package.json"},
        {"Guides/trace-changed.md": "```sh\nScripts/check/no.py A\n```", "printed": "Scripts/check/no.py"},
    ],
    # More lines than the modules can be below their ceilings.
    "mass.py": [
        {f"{SCRIPT}/Planted.swift": "// mass\n" * 500, "printed": "Harness/Script"},
        {"Sources/Unknown/Planted.swift": "// mass\n" * 500, "printed": "Unknown"},
    ],
}


def git(root, *words):
    return subprocess.run(["git", "-C", root, *words], capture_output=True, check=True).stdout


def copy(root, folder):
    """Copies the files of the working tree that git knows, as a repository of its own, since the checks ask git for files."""
    names = git(root, "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    archive = subprocess.run(["tar", "-C", root, "--null", "--ignore-failed-read", "-T", "-", "-c"], input=names, capture_output=True).stdout
    subprocess.run(["tar", "-C", folder, "-x"], input=archive, check=True)
    git(folder, "init", "-q")
    git(folder, "add", "-A")


def result(folder, check):
    done = subprocess.run([folder / "Scripts/check" / check], capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def missed(folder, check, faults):
    """Plants all faults of a check, asks it, and takes them away. Returns those that it does not name."""
    kept = {}
    for files in faults:
        for name, text in files.items():
            path = folder / name
            if name != "printed":
                kept[path] = path.read_text() if path.exists() else ""
                path.parent.mkdir(exist_ok=True)
                path.write_text(kept[path] + text + "\n")
                git(folder, "add", "-N", name)
    status, output = result(folder, check)
    for path, text in kept.items():
        path.write_text(text)
    if status == 0:
        return ["any of them"]
    names = [[files["printed"]] if "printed" in files else list(files) for files in faults]
    return [name for group in names for name in group if name not in output]


def main():
    root = pathlib.Path(__file__).resolve().parents[2]
    problems = []
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        copy(root, folder)
        for check, faults in FAULTS.items():
            status, output = result(folder, check)
            if status != 0:
                problems.append(f"{check} fails without a planted fault:\n{output}")
            else:
                problems += [f"{check} does not find {missing}" for missing in missed(folder, check, faults)]
    for line in problems:
        print(line, file=sys.stderr)
    count = sum(len(files.keys() - {"printed"}) for faults in FAULTS.values() for files in faults)
    print(f"structure: {count - len(problems)} of {count} planted faults are found")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
