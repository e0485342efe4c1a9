#!/usr/bin/env python3
"""Checks that README.md and the guides show actual behaviour.

README.md begins with two commands. The first builds and replays: `--first` runs it, and compares its output with the page;
.ci/run calls that in a fresh clone before any other build. The second runs the tests and takes minutes: its summary is the
end of .ci/run, and this check verifies that .ci/run has that very command.

Without `--first`, builds the optimised command. Then runs every `$ command` in the console blocks of README.md and all
guides, with `detent` on the PATH, and compares the output; a command that must fail is followed by a note such as `# exits
with 1`. Counts of laws, planted bugs and snippets must be correct. Every picture of an example must equal the output of
`detent plot`, or for an animation `detent draw`, for the script beside it; every command in the tables must exist. Every
block of Swift, C, Python, HTML or JavaScript must appear verbatim in a file that is compiled or run elsewhere. Link targets
must exist, headings included, and Guides/README.md must link to every guide.

`--write` writes the actual output into the console blocks instead of reporting a difference.

    Scripts/check/readme.py [--first|--write]
"""
import os
import pathlib
import re
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parent.parent.parent
readme = root / "README.md"
guides = sorted((root / "Guides").glob("*.md"))
pages = {page: page.read_text(encoding="utf-8") for page in [readme, *guides]}
failures = 0


def name(page):
    return str(page.relative_to(root))


def fail(message, page):
    global failures
    failures += 1
    print(f"{name(page)}: {message}")


def blocks(text):
    return re.findall(r"```(\w+)\n(.*?)```", text, re.S)


def first_commands():
    """Returns the two commands of the first block of README.md: one that builds and replays, and one that runs the tests."""
    block = next((body for language, body in blocks(pages[readme]) if language == "sh"), "")
    lines = [line.partition("#")[0].strip() for line in block.splitlines()]
    if len(lines) != 2 or not lines[0].startswith("swift run ") or not lines[1].startswith("swift test"):
        fail(f"its first block is not one 'swift run' and one 'swift test', but {lines}", readme)
        return None, None
    return lines


replay, tests = first_commands()
# The line of .ci/run with a swift command; its output comes last.
steps = re.findall(r"^ *(swift test\b[^|>\n]*)", (root / ".ci/run").read_text(encoding="utf-8"), re.M)
if tests and [step.strip() for step in steps] != [tests]:
    fail(f"'{tests}' is not a step of .ci/run, which has {steps}", readme)

if "--first" in sys.argv[1:]:
    if replay:
        # Without 'detent' on the PATH, as for a newcomer. The page shows only the output after the command.
        print(f"$ {replay}", flush=True)
        done = subprocess.run(replay, shell=True, cwd=root, stdout=subprocess.PIPE, encoding="utf-8")
        short = "$ " + replay.removeprefix("swift run -c release ") + "\n"
        if done.returncode != 0:
            fail(f"'{replay}' exits with {done.returncode}", readme)
        elif short + done.stdout + "```" not in pages[readme]:
            fail(f"'{replay}' prints what does not stand behind '{short.strip()}':\n{done.stdout}", readme)
    print(f"readme: the first command builds and replays, {failures} failures")
    sys.exit(1 if failures else 0)

built = subprocess.run(
    "swift build -c release --product detent", shell=True, cwd=root, stdout=subprocess.PIPE,
    stderr=subprocess.STDOUT, encoding="utf-8")
if built.returncode != 0:
    sys.exit(f"{built.stdout}readme: not built")
programs = root / ".build" / "release"
environment = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}"}


def run(command, page, status=0):
    done = subprocess.run(
        command, shell=True, cwd=root, env=environment, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, encoding="utf-8")
    if done.returncode != status:
        fail(f"'{command}' exits with {done.returncode}: {done.stderr.strip()}", page)
    return done.stdout


commands = 0
for page, text in pages.items():
    for language, body in blocks(text):
        if language != "console":
            continue
        for part in re.split(r"^\$ ", body, flags=re.M)[1:]:
            command, _, expected = part.partition("\n")
            status = re.search(r"# exits with (\d+)$", command)
            printed = run(command, page, int(status[1]) if status else 0)
            commands += 1
            if printed != expected and "--write" in sys.argv[1:]:
                shown = page.read_text(encoding="utf-8")
                page.write_text(shown.replace(f"$ {part}", f"$ {command}\n{printed}"), encoding="utf-8")
            elif printed != expected:
                fail(f"'{command}' prints something else:\n{printed}", page)

pictures = set()
for page, text in pages.items():
    for link in re.findall(r"!\[[^\]]*\]\(([^)]*Examples/[^)]+)\.svg\)", text):
        picture = name((page.parent / link).resolve())
        if picture in pictures:
            continue
        pictures.add(picture)
        # `NAME.film.svg` is a film, `NAME.STYLE.svg` the control in that style, and `NAME.svg` the run as curves.
        script, _, style = picture.partition(".")
        verb = "draw --film" if style == "film" else f"draw --style {style} --svg" if style else "plot --svg"
        drawn = run(f"detent {verb} - {script}.gesture", page)
        if drawn != (root / f"{picture}.svg").read_text(encoding="utf-8"):
            fail(f"{picture}.svg is not what 'detent {verb}' makes of {script}.gesture", page)

promises = 0
for page in [readme, root / "Guides/promises.md"]:
    for command in re.findall(r"`([^`|]+)`(?=[^|]*\|$)", pages[page], re.M):
        if command.startswith("Scripts/"):
            promises += 1
            if not (root / command.split()[0]).exists():
                fail(f"there is no {command}", page)
        match = re.match(r"swift test --filter (\w+)", command)
        if match:
            promises += 1
            if not list((root / "Tests").rglob(f"*{match[1]}*.swift")):
                fail(f"'{command}' matches no test", page)

# Counts of files here, and of items listed by the command.
laws = {
    control: re.findall(r"^(\w+) +\S+$", run(f"detent fuzz --control {control} --list", readme), re.M)
    for control in ["ruler", "rating", "slider", "dial"]}
COUNTS = [
    ("promises.md", r"^\| laws that are tried: .* \| ([\d; ]+) \|",
     [*map(len, laws.values()), len({law for some in laws.values() for law in some})]),
    ("promises.md", r"bugs planted .*; there are (\d+) \|", [len(list(root.glob("Scripts/check/mutants/*.patch")))]),
    ("README.md", r"(\d+) small programs in Swift", [len(list(root.glob("Snippets/*.swift")))]),
]
for file, pattern, numbers in COUNTS:
    page = root / "Guides" / file
    said = re.search(pattern, pages[page], re.M)
    if not said or said[1] != "; ".join(map(str, numbers)):
        fail(f"it says {said and said[1]} where there are {'; '.join(map(str, numbers))}: {pattern}", page)

# Sources of the code on the pages, compiled or run elsewhere: check/web.sh runs the guides' HTML and JavaScript,
# check/adopters.sh the recipes, check/c.sh and check/cluster.sh the Python; check/own-tool.sh builds the manifest.
SOURCES = {
    "swift": ["Snippets/*.swift", "Tests/SwiftUIStub/Usage/*.swift", "Examples/own-tool/*.swift"],
    "c": ["Examples/c/*.c"],
    "python": ["Examples/drivers/plain.py", "Examples/drivers/three.py", "Examples/drivers/label.py",
               "Guides/c.md", "Guides/streams-and-clusters.md"],
    "html": ["Guides/web.md", "Guides/web-files.md", "Guides/web-recipes.md"],
    "js": ["Guides/web.md", "Guides/web-files.md", "Guides/web-recipes.md", "Examples/drivers/plain.mjs"],
}
quoted = 0
for page, text in pages.items():
    for language, body in blocks(text):
        if language not in SOURCES:
            continue
        quoted += 1
        files = [path for pattern in SOURCES[language] for path in root.glob(pattern)]
        if not any("\n" + body in "\n" + path.read_text(encoding="utf-8") for path in files):
            fail(f"no {language} of ours has this:\n{body}", page)


def prose(page):
    """Returns a page without code blocks. Text in backticks is not a link, but may be part of a link's name."""
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.S)
    return re.sub(r"`[^`\n]*`", lambda code: code[0][1:-1].translate({91: None, 93: None}), text)


def anchors(page):
    """Returns GitHub's anchors of a page's headings, and its explicit anchors."""
    text = prose(page)
    headings = re.findall(r"^#+ (.*)$", text, re.M)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings} | set(
        re.findall(r'<a id="([^"]+)">', text)
    )


links = 0
others = [root / page for page in ["ARCHITECTURE.md", "CONTRIBUTING.md", "Scripts/README.md"]]
linked = {}
for page in [*pages, *others]:
    linked[page] = set()
    for link in re.findall(r"\]\(([^):]+)\)", prose(page)):
        links += 1
        path, _, heading = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        linked[page].add(target)
        if not target.exists():
            fail(f"there is no {link}", page)
        elif heading and heading not in anchors(target):
            fail(f"there is no heading for {link}", page)
index = root / "Guides/README.md"
for guide in guides:
    if guide not in linked[index] | {index}:
        fail(f"there is no link to {guide.name}", index)

if 0 in (commands, len(pictures), quoted, promises, links):
    fail("no command, picture, quotation, promise or link was found: this check checks nothing", readme)
print(
    f"readme: {commands} commands run, {len(pictures)} pictures drawn, "
    f"{quoted} pieces of programs quoted, {links} links followed, {failures} failures")
sys.exit(1 if failures else 0)
