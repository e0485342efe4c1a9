#!/usr/bin/env python3
"""What README.md and the guides show is what you get.

Runs every `$ command` of the console blocks of README.md and Guides/recordings.md, and compares the
output; a command that has to fail says so behind it: `# exits with 1`. Every picture of an example must be what `detent plot`, or for a film
`detent draw`, makes of the script beside it; every command of the tables must exist.
Every block of Swift, C, HTML or JavaScript on the pages must stand in what is compiled or run elsewhere,
word for word. What the pages link to must be there.

    Scripts/check/readme.py
"""
import pathlib
import re
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parent.parent.parent
text = (root / "README.md").read_text(encoding="utf-8")
shown = [("README.md", text)]
shown.append(("recordings.md", (root / "Guides/recordings.md").read_text(encoding="utf-8")))
blocks = [
    (page, *block) for page, body in shown for block in re.findall(r"```(\w+)\n(.*?)```", body, re.S)]
failures = 0


def fail(message, page="README.md"):
    global failures
    failures += 1
    print(f"{page}: {message}")


def run(command, status=0, page="README.md"):
    done = subprocess.run(
        command, shell=True, cwd=root, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        encoding="utf-8")
    if done.returncode != status:
        fail(f"'{command}' exits with {done.returncode}: {done.stderr.strip()}", page)
    return done.stdout


commands = 0
for page, language, body in blocks:
    if language != "console":
        continue
    for part in re.split(r"^\$ ", body, flags=re.M)[1:]:
        command, _, expected = part.partition("\n")
        status = re.search(r"# exits with (\d+)$", command)
        printed = run(command, int(status[1]) if status else 0, page)
        commands += 1
        if printed != expected:
            fail(f"'{command}' prints something else:\n{printed}", page)

pictures = re.findall(r"!\[[^\]]*\]\((Examples/[^)]+)\.svg\)", text)
for picture in pictures:
    script = picture.removesuffix(".film")
    verb = "plot --svg" if script == picture else "draw --film"
    drawn = run(f"swift run -q -c release detent {verb} - {script}.gesture")
    if drawn != (root / f"{picture}.svg").read_text(encoding="utf-8"):
        fail(f"{picture}.svg is not what 'detent {verb}' makes of {script}.gesture")

promises = 0
for page in [text, (root / "Guides/promises.md").read_text(encoding="utf-8")]:
    for command in re.findall(r"`([^`|]+)`(?=[^|]*\|$)", page, re.M):
        if command.startswith("Scripts/"):
            promises += 1
            if not (root / command.split()[0]).exists():
                fail(f"there is no {command}")
        match = re.match(r"swift test --filter (\w+)", command)
        if match:
            promises += 1
            if not list((root / "Tests").rglob(f"*{match[1]}*.swift")):
                fail(f"'{command}' matches no test")

# Where the code on the pages is from, and is compiled or run. Of the guides, check/web.sh runs the HTML
# and JavaScript, and check/c.sh the Python.
SOURCES = {
    "swift": ["Snippets/*.swift", "Tests/SwiftUIStub/Usage/*.swift"],
    "c": ["Examples/c/*.c"],
    "html": ["Guides/web.md"],
    "js": ["Guides/web.md"],
}
guides = sorted((root / "Guides").glob("*.md"))
quoted = 0
for guide in [root / "README.md", *guides]:
    page = guide.read_text(encoding="utf-8")
    for language, body in re.findall(r"```(\w+)\n(.*?)```", page, re.S):
        if language not in SOURCES:
            continue
        quoted += 1
        files = [path for pattern in SOURCES[language] for path in root.glob(pattern)]
        if not any("\n" + body in "\n" + path.read_text(encoding="utf-8") for path in files):
            fail(f"no {language} of ours has this:\n{body}", guide.name)

for page in [root / "README.md", root / "ARCHITECTURE.md", *guides]:
    # What stands between backticks is no link, but what a link's name has there is part of it.
    prose = re.sub(r"```.*?```|`[^`\n]*`", "", page.read_text(encoding="utf-8"), flags=re.S)
    for link in re.findall(r"\]\(([^)#:]+)\)", prose):
        if not (page.parent / link).exists():
            fail(f"there is no {link}", page.name)

if commands == 0 or not pictures or quoted == 0 or promises == 0:
    fail("no command, picture, quotation or promise was found: this check checks nothing")
print(
    f"readme: {commands} commands run, {len(pictures)} pictures drawn, "
    f"{quoted} pieces of programs quoted, {failures} failures")
sys.exit(1 if failures else 0)
