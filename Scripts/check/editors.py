#!/usr/bin/env python3
"""Checks that syntax colouring covers every word of every script, and that Vim and TextMate agree.

Colours all scripts of the repository and its guides, and LINES below, first by the TextMate grammar of
Editors/vscode, as an editor does, then by Editors/vim in Vim itself. Every word must be recognised, numbers,
texts and comments must be classified as such, and no word may be marked as an error. Then the first words of
lines are misspelt, and texts are left open: each must be marked.

    Scripts/check/editors.py [--install]
"""
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
VSCODE = ROOT / "Editors/vscode"
# Scripts of these controls are skipped: their own tools define their words.
OTHER_CONTROL = re.compile(r"^\s*control\s+thermostat\b", re.M)
# Pages with short blocks that are lines of scripts, and the page with invalid scripts.
LINE_PAGES, WRONG_PAGES = {"gesture-format.md", "settings.md"}, {"codes.md"}
# Syntax that is valid, but rare in scripts.
LINES = """\
\tgesture\t1 # with tabs
x-note it's "free # text" of one's own, 3x-4
range -inf..inf
viewport 320.5x80.25
policy cancel=commit#no blank before it
+0ms x-later don't
@0.5us down 7 -3.5,+20 kind=pen button=left pressure=0.25 mods=shift+alt
+0s\tset value[0] 20 animated
key Digit5 up mods=control+meta
expect target in -10.5..-1
expect offset ~ -0.5 +- 0.25#near
expect calls tick[1](-3)*2 preview bound
mark ""
"""

WORD = re.compile(r'#.*|"[^"]*"?|[^\s#"]+')
# Groups that may lack a colour after coloured ones.
PUNCTUATION = ",.:()[]*/+"
FIRST_SCOPES = ("keyword.control", "entity.name.type", "meta.preprocessor")
# Vim groups of the grammar's scopes; the first match wins.
GROUPS = {
    "constant.numeric.time": "gestureTime", "constant.numeric": "gestureNumber", "string": "gestureText",
    "constant.language": "gestureConstant", "keyword.control": "gestureVerb",
    "keyword.operator": "gestureOperator", "entity.name.type": "gestureSetting",
    "entity.other.attribute-name": "gestureAttribute", "variable.language": "gestureField",
    "meta.preprocessor": "gestureNote", "comment": "gestureComment", "invalid": "gestureUnknown",
}
# Reads positions, each a line and a byte, and writes the group of each. Vim must recognise the file by its
# name, as when a script is opened.
VIM_SCRIPT = """\
try
  execute 'set runtimepath^=' . fnameescape($EDITOR_FILES)
  filetype on
  syntax on
  edit all.gesture
  if &filetype !=# 'gesture' || get(b:, 'current_syntax', '') !=# 'gesture'
    throw 'a file named all.gesture is not taken for a script'
  endif
  let places = map(readfile('places'), 'call("synID", split(v:val) + [1])')
  call writefile(map(places, 'synIDattr(v:val, "name")'), 'groups')
catch
  call writefile([v:exception . ' at ' . v:throwpoint], 'error')
endtry
qall!
"""


def sources():
    """Yields each script, with its file and its first line there."""
    for folder, folders, names in os.walk(ROOT):
        folders[:] = sorted(name for name in folders if name[0] != "." and name != "node_modules")
        for path in (Path(folder, name) for name in sorted(names) if name.endswith(".gesture")):
            yield path.relative_to(ROOT), 1, path.read_text(encoding="utf-8")
    for page in sorted((ROOT / "Guides").glob("*.md")):
        text = page.read_text(encoding="utf-8")
        for block in re.finditer(r"^```gesture\n(.*?)^```$", text, re.M | re.S):
            is_script = block[1].startswith("gesture 1") and page.name not in WRONG_PAGES
            if is_script or page.name in LINE_PAGES:
                yield page.relative_to(ROOT), text.count("\n", 0, block.start(1)) + 1, block[1]
    yield "LINES of check/editors.py", 1, LINES


def words_of(line):
    return [match.span() for match in WORD.finditer(line)]


def heads(line):
    """Returns the first words of a line: a time if present, then the verb, the setting or the note."""
    words = [(start, end) for start, end in words_of(line) if line[start] not in '#"']
    return words[: 2 if words and line[words[0][0]] in "+@" else 1]


def is_note(line):
    return any(line.startswith("x-", start) for start, _ in heads(line))


def misspelt(line):
    """Yields damaged copies of a line, each with the start and end of the damage."""
    for start, end in heads(line):
        yield f"{line[:start + 1]}q{line[start + 1:]}", start, end + 1
        yield f"{line[:start]}none{line[end:]}", start, start + 4
        if line[start] in "+@":
            yield line[:end], start, end
    for start, end in words_of(line):
        if line[start] == '"' and not is_note(line):
            yield line[:end - 1], start, end - 1


def read_json(name):
    try:
        return json.loads((VSCODE / name).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        sys.exit(f"editors: Editors/vscode: {name}: {error}")


def read_rules():
    """Returns the rules of the grammar, through the files declared to VS Code; all of them must exist."""
    package = read_json("package.json")["contributes"]
    for language in package["languages"]:
        read_json(language["configuration"])
    for grammar in package["grammars"]:
        for rule in read_json(grammar["path"])["patterns"]:
            if set(rule) != {"match", "captures"}:
                sys.exit(f"editors: this check cannot go by the keys {sorted(rule)} of the grammar")
            scopes = {int(group): scope["name"] for group, scope in rule["captures"].items()}
            yield re.compile(rule["match"]), scopes


def pieces_of(rules, line):
    """Yields the pieces of a line that have a scope. As in an editor, the leftmost match of all rules
    wins, then the first rule, and matching continues after the whole match."""
    position = 0
    while position <= len(line):
        matches = [(pattern.search(line, position), scopes) for pattern, scopes in rules]
        found = [(match, scopes) for match, scopes in matches if match]
        if not found:
            return
        match, scopes = min(found, key=lambda pair: pair[0].start())
        yield from ((*match.span(group), scope) for group, scope in scopes.items() if match[group])
        position = max(match.end(), match.start() + 1)


def scopes_of(rules, line):
    """Returns the scope of each character of a line, or an empty text."""
    scopes = [""] * len(line)
    for start, end, scope in pieces_of(rules, line):
        scopes[start:end] = [scope] * (end - start)
    return scopes


def problem_of(word, scopes):
    """Returns the error in the scopes of a word, or None."""
    if any(scope.startswith("invalid") for scope in scopes):
        return "is marked as wrong"
    if word[0] in '#"':
        kind = "comment" if word[0] == "#" else "string"
        return None if all(scope.startswith(kind) for scope in scopes) else f"is not all {kind}"
    if not scopes[0] or any(not scope and char not in PUNCTUATION for char, scope in zip(word, scopes)):
        return "is not covered"
    # A digit in a word with hyphens is not a number.
    plain = re.sub(r"[a-z]+(-\w+)+", lambda match: "-" * len(match[0]), word)
    digits = [match.start() for match in re.finditer(r"(?<!Digit)\d", plain)]
    if not all(scopes[at].startswith(("constant.numeric", "meta.preprocessor")) for at in digits):
        return "has a number that is not coloured as one"
    return None


def check_line(rules, line):
    """Yields errors in the colouring of a line, and damaged copies whose damage is not marked. Text in a
    note is free."""
    scopes, first = scopes_of(rules, line), heads(line)
    for start, end in first if is_note(line) else words_of(line):
        problem = problem_of(line[start:end], scopes[start:end])
        if problem:
            yield f"'{line[start:end]}' {problem}: {line}"
    if first and not scopes[first[-1][0]].startswith(FIRST_SCOPES):
        yield f"'{line[slice(*first[-1])]}' is not coloured as a first word: {line}"
    for wrong, start, end in misspelt(line):
        if not all(scope.startswith("invalid") for scope in scopes_of(rules, wrong)[start:end]):
            yield f"'{wrong[start:end]}' is not marked as wrong in this: {wrong}"


def need_vim():
    """Ends this check if no Vim with syntax colouring is installed; --install installs one."""
    needs = ". Scripts/check/needs.sh; needs 'vim:vim-nox:vim --version | grep -q +syntax'"
    done = subprocess.run(["bash", "-c", needs, *sys.argv], cwd=ROOT)
    if done.returncode != 0:
        sys.exit(done.returncode)


def groups_in_vim(lines, places):
    """Returns the Vim groups of positions, each a line and a character, from 0."""
    with tempfile.TemporaryDirectory() as work:
        file = Path(work).joinpath
        file("all.gesture").write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        bytes_before = [(row, len(lines[row][:at].encode())) for row, at in places]
        file("places").write_text("".join(f"{row + 1} {at + 1}\n" for row, at in bytes_before))
        file("script.vim").write_text(VIM_SCRIPT)
        command = "vim -u NONE -i NONE -n -N -es --cmd".split() + ["set encoding=utf-8", "-S", "script.vim"]
        done = subprocess.run(
            command, cwd=work, env={**os.environ, "EDITOR_FILES": str(ROOT / "Editors/vim")}, timeout=300,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if file("error").exists() or not file("groups").exists():
            message = file("error").read_bytes() if file("error").exists() else done.stdout
            sys.exit(f"editors: vim cannot use its files: {message.decode().strip()}")
        return file("groups").read_text().splitlines()


def compare_with_vim(rules, lines):
    """Yields differences between the groups of Vim and of the grammar, at the start of each word and of
    each piece, except for operators within words. All lines are in one file; both allow 'gesture 1' on
    any of them."""
    expected = {}
    for row, line in enumerate(lines):
        pieces, scopes = pieces_of(rules, line), scopes_of(rules, line)
        starts = {start for start, _ in words_of(line)}
        starts |= {start for start, _, scope in pieces if not scope.startswith("keyword.operator")}
        for at in sorted(starts):
            fitting = [group for scope, group in GROUPS.items() if scopes[at].startswith(scope)]
            expected[row, at] = fitting[0] if fitting else ""
    groups = groups_in_vim(lines, list(expected))
    for ((row, at), textmate), vim in zip(expected.items(), groups, strict=True):
        if vim != textmate:
            word = WORD.match(lines[row], at)[0]
            yield f"'{word}' is {vim or 'nothing'} in vim, {textmate or 'nothing'} in TextMate: {lines[row]}"


def main():
    need_vim()
    rules = list(read_rules())
    scripts = [source for source in sources() if not OTHER_CONTROL.search(source[2])]
    lines = [(f"{name}:{first + index}", line)
             for name, first, text in scripts for index, line in enumerate(text.splitlines())]
    cases = [f"{place}: {case}" for place, line in lines for case in check_line(rules, line)]
    texts = [line for _, line in lines]
    texts += [wrong for line in texts for wrong, _, _ in misspelt(line)]
    cases += compare_with_vim(rules, list(dict.fromkeys(texts)))
    sys.stdout.writelines(f"{case}\n" for case in cases[:10])
    words = sum(len(words_of(line)) for _, line in lines)
    verdict = f"{len(cases)} cases are wrong" if cases else "vim and TextMate agree"
    print(f"editors: {len(scripts)} scripts, {words} words; {verdict}")
    sys.exit(1 if cases or not words else 0)


main()
