#!/usr/bin/env python3
"""What README.md and the guides show is what you get.

Runs every `$ command` of its console blocks and compares the output; a command that has to fail says
so behind it: `# exits with 1`. Every picture must be what `detent plot`, or for a film `detent draw`,
makes of the script beside it; every command of the tables and the sh block must exist. Every Swift
block of the pages must stand in a snippet, word for word. What the pages link to must be there.

    Scripts/check-readme.py
"""
import pathlib
import re
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parent.parent
text = (root / "README.md").read_text(encoding="utf-8")
blocks = re.findall(r"```(\w+)\n(.*?)```", text, re.S)
failures = 0


def fail(message, page="README.md"):
    global failures
    failures += 1
    print(f"{page}: {message}")


def run(command, status=0):
    done = subprocess.run(
        command, shell=True, cwd=root, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        encoding="utf-8")
    if done.returncode != status:
        fail(f"'{command}' exits with {done.returncode}: {done.stderr.strip()}")
    return done.stdout


commands = 0
for language, body in blocks:
    if language != "console":
        continue
    for part in re.split(r"^\$ ", body, flags=re.M)[1:]:
        command, _, shown = part.partition("\n")
        status = re.search(r"# exits with (\d+)$", command)
        printed = run(command, int(status[1]) if status else 0)
        commands += 1
        if printed != shown:
            fail(f"'{command}' prints something else:\n{printed}")

pictures = re.findall(r"!\[[^\]]*\]\(([^)]+)\.svg\)", text)
for picture in pictures:
    script = picture.removesuffix(".film")
    verb = "plot --svg" if script == picture else "draw --film"
    drawn = run(f"swift run -q -c release detent {verb} - {script}.gesture")
    if drawn != (root / f"{picture}.svg").read_text(encoding="utf-8"):
        fail(f"{picture}.svg is not what 'detent {verb}' makes of {script}.gesture")

for command in re.findall(r"\| `([^`]+)` \|$", text, re.M):
    if command.startswith("Scripts/") and not (root / command).exists():
        fail(f"there is no {command}")
    match = re.match(r"swift test --filter (\w+)", command)
    if match and not list((root / "Tests").rglob(f"*{match[1]}*.swift")):
        fail(f"'{command}' matches no test")

snippets = [path.read_text(encoding="utf-8") for path in (root / "Snippets").glob("*.swift")]
guides = sorted((root / "Guides").glob("*.md"))
quoted = 0
for guide in [root / "README.md", *guides]:
    page = guide.read_text(encoding="utf-8")
    for body in re.findall(r"```swift\n(.*?)```", page, re.S):
        quoted += 1
        if not any("\n" + body in "\n" + snippet for snippet in snippets):
            fail(f"no snippet has this:\n{body}", guide.name)

for page in [root / "README.md", root / "ARCHITECTURE.md", *guides]:
    for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
        if not (page.parent / link).exists():
            fail(f"there is no {link}", page.name)

if commands == 0 or not pictures or quoted == 0:
    fail("no command, no picture or no quotation was found: this check checks nothing")
print(
    f"readme: {commands} commands run, {len(pictures)} pictures drawn, "
    f"{quoted} pieces of snippets quoted, {failures} failures")
sys.exit(1 if failures else 0)
