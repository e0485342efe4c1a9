#!/usr/bin/env python3
"""Checks that the grammar of 'detent help grammar' matches the reader of scripts.

The reader is written by hand. This check derives random scripts from the grammar, and damages a copy of each.
A line in the grammar may be rejected only for its meaning, such as a time that goes back: MEANING lists those
errors. A line outside the grammar must be rejected. Scripts without errors are formatted, and the output of
'detent fmt' must be in the grammar; so must the scripts of Examples and Tests.

    Scripts/check/grammar.py [--scripts N] [--seed SEED]

DETENT names the command, by default .build/release/detent. A seed always yields the same scripts. The exit
status is 1 if reader and grammar disagree, or if too little was tested.
"""
import argparse
import collections
import concurrent.futures
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile

os.chdir(pathlib.Path(__file__).resolve().parent.parent.parent)
DETENT = os.path.abspath(os.environ.get("DETENT", ".build/release/detent"))
BATCH = 1000  # scripts given to the reader together
MEANING = {
    "E104": "a duration is finer than a nanosecond",
    "E105": "a time is longer than 292 years",
    "E106": "a number is too large",
    "E110": "time goes back",
    "E133": "a setting is given twice",
    "E145": "an attribute is given twice",
    "E146": "a number is not within its limits",
    "E148": "a pointer glides that is not down",
    "E157": "the control does not have this part",
    "E160": "'like' stands below a setting, or twice",
    "E161": "the script that 'like' names cannot be read",
    "E210": "a glide makes too many moves",
}
# E106 and E146 are also reported for words of another form; then the last words of the message are kept.
ERROR = re.compile(
    r"^(?:\./)?(\d+)\.gesture:(\d+):\d+: error\[(\w+)\]: .*?( is not a (?:finite|width|fraction).*)?$", re.M)
TOKEN = re.compile(r"'[^']*'|\[[^]]*\]|#x[0-9A-F]+|[a-z-]+|[()|?*+]")
# [^…] is any character allowed in scripts: no control characters but tabs.
CONTROL_CHARACTERS = r"\x00-\x08\x0a-\x1f\x7f-\x9f"
# Characters of comments and texts, and of damaged words.
CHARACTERS = " \t\"#'=+-.,@[]()*~<>!/|:x0159einfmsAZ_é日😀\u00a0\ufeff"
RARE_CHARACTERS = "\r\x00\x07\x7f\x85"

# The grammar is a tree. A node is a kind with its operands: ("text", string), ("name", rule),
# ("class", (is_negated, members)), ("all", nodes) for a sequence, ("any", nodes) for alternatives,
# ("?", node), ("*", node), or ("+", node).


def parsed(tokens):
    """Parses alternatives up to the end or a parenthesis; the tokens are in reverse order."""
    options = [[]]
    while tokens and (token := tokens.pop()) != ")":
        if token == "|":
            options.append([])
        elif token in "?*+":
            options[-1][-1] = (token, options[-1][-1])
        else:
            options[-1].append(parsed(tokens) if token == "(" else parsed_word(token))
    nodes = [items[0] if len(items) == 1 else ("all", items) for items in options]
    return nodes[0] if len(nodes) == 1 else ("any", nodes)


def parsed_word(token):
    if token[0] == "'":
        return "text", token[1:-1]
    if token[0] not in "#[":
        return "name", token
    text = re.sub("#x([0-9A-F]+)", lambda code: chr(int(code[1], 16)), token)
    if token[0] == "#":
        return "text", text
    is_negated = text[1] == "^"
    spans = re.findall(r".-.|[\s\S]", text[1 + is_negated:-1])
    return "class", (is_negated, [chr(c) for span in spans for c in range(ord(span[0]), ord(span[-1]) + 1)])


class Grammar:
    """The rules, and the lines that scripts for each control may have."""

    def __init__(self, page):
        bodies = dict(re.findall(r"^    ([a-z-]+) +::= (.*(?:\n +\| .*)*)", page, re.M))
        self.rules = {name: parsed(TOKEN.findall(body)[::-1]) for name, body in bodies.items()}
        self.words = re.findall(r"'([^' ]+)'", page.partition("::=")[2])
        self.controls = re.findall(r"'(\w+)'", re.search(r"'control' sp (.*)", page)[1])
        self.lines = {
            (kind, control): re.compile(self.pattern(("name", kind), control))
            for kind in ("signature", "header", "event") for control in self.controls}
        verbs = [re.match("'(.*?)'", bodies[name])[1] for kind, name in self.rules["verb"][1]]
        self.event_start = re.compile(rf"[ \t]*(?:[+@]|(?:{'|'.join(verbs)})(?![^ \t#]))")
        self.control_line = re.compile(r"[ \t]*control(?![^ \t#])[ \t]*([^ \t#]*)")

    def options(self, node, control):
        """Returns the alternatives in a script for a control, without settings of other controls."""
        others = [("name", f"{other}-setting") for other in self.controls if other != control]
        return [option for option in node[1] if option not in others]

    def pattern(self, node, control):
        """Returns the regular expression of a node, with named rules expanded."""
        kind, body = node
        if kind in ("text", "name"):
            return re.escape(body) if kind == "text" else self.pattern(self.rules[body], control)
        if kind == "class":
            members = re.escape("".join(body[1]))
            return f"[^{members}{CONTROL_CHARACTERS}]" if body[0] else f"[{members}]"
        if kind == "all":
            return "".join(self.pattern(item, control) for item in body)
        if kind == "any":
            return f"(?:{'|'.join(self.pattern(item, control) for item in self.options(node, control))})"
        return f"(?:{self.pattern(body, control)}){kind}"

    def header_end(self, lines):
        """Returns the index of the first line that begins with a time or a verb: it and all later lines
        are events."""
        return next((i for i in range(1, len(lines)) if self.event_start.match(lines[i])), len(lines))

    def verdicts(self, text):
        """Returns the lines of a script, each with True if it is in the grammar. Ignores a byte order
        mark."""
        *lines, rest = text.removeprefix("\ufeff").split("\n")
        lines = [line.removesuffix("\r") for line in lines] + ([rest] if rest or not lines else [])
        start = self.header_end(lines)
        names = [match[1] for match in map(self.control_line.match, lines[1:start]) if match]
        control = next(filter(self.controls.__contains__, names), self.controls[0])
        kinds = ["signature"] + ["header"] * (start - 1) + ["event"] * (len(lines) - start)
        return [(line, bool(self.lines[kind, control].fullmatch(line))) for line, kind in zip(lines, kinds)]

    def misprints(self, source):
        """Returns messages for lines outside the grammar in a script that the reader accepts."""
        verdicts = self.verdicts(source.decode())
        return [f"{line!r} is not of the grammar; in {source}" for line, is_right in verdicts if not is_right]


class Writer:
    """Derives scripts from the grammar, and damages them."""

    def __init__(self, grammar, chance):
        self.grammar, self.chance, self.control = grammar, chance, ""
        self.words, self.used, self.choices = list(grammar.words), set(), {}

    def text(self, node, rule=""):
        """Derives a text from a node of a rule."""
        kind, body = node
        if kind == "text":
            return body
        if kind == "name":
            self.used.add(body)
            return self.text(self.grammar.rules[body], body)
        if kind == "all":
            return "".join([self.text(item, rule) for item in body])
        if kind in ("any", "class"):
            chosen = self.chosen(node)
            return chosen if kind == "class" else self.text(chosen, rule)
        return "".join([self.text(body, rule) for _ in range(self.count(kind, body, rule))])

    def chosen(self, node):
        """Chooses a character or an alternative; prefers those with many choices."""
        key = id(node), self.control
        if key not in self.choices and node[0] == "class":
            is_negated, members = node[1]
            self.choices[key] = [c for c in CHARACTERS if c not in members] if is_negated else members, None
        elif key not in self.choices:
            options = self.grammar.options(node, self.control)
            weights = [len(self.grammar.pattern(option, self.control)) ** 0.5 for option in options]
            self.choices[key] = options, weights
        return self.chance.choices(*self.choices[key])[0]

    def count(self, kind, body, rule):
        """Returns the number of repetitions of a node. Blanks and comments are rare, and numbers mostly
        short."""
        if kind == "?":
            is_rare = rule in ("end", "eol") or body == ("name", "sp")
            return self.chance.random() < (0.12 if is_rare else 0.85 if rule in ("header", "event") else 0.4)
        if rule == "script":
            return self.chance.randrange(7)
        if rule == "digits" and self.chance.random() < 0.004:
            return self.chance.randrange(15, 330)
        return (kind == "+") + int(self.chance.expovariate(2.5 if kind == "+" else 0.9))

    def scripts(self):
        """Returns a script for one of the controls, and a damaged copy."""
        self.control = self.chance.choice(self.grammar.controls)
        naming = f"control {self.control}"
        if self.chance.random() < 0.03:
            # The reader skips everything after a damaged first line, and settings of unknown controls, so
            # these two lines are damaged in separate scripts.
            return self.damaged(self.text(("name", "signature"))), f"gesture 1\n{self.damaged(naming)}"
        lines = self.text(("name", "script")).split("\n")
        self.words += " ".join(lines).split()
        copy = [self.damaged(line) if self.chance.random() < 0.6 else line for line in lines[1:]]
        return self.named(lines, naming), self.named(lines[:1] + copy, naming)

    def named(self, lines, naming):
        """Inserts a header line that names the control."""
        lines = [line for line in lines if not self.grammar.control_line.match(line)]
        if self.control != self.grammar.controls[0] or self.chance.random() < 0.7:
            lines.insert(self.chance.randint(1, self.grammar.header_end(lines)), naming)
        return "\n".join(lines)

    def damaged(self, line):
        """Returns a line with a word or a character changed, or several."""
        chance = self.chance
        if chance.random() < 0.5:
            pieces = re.split(r"([ \t]+)", line)
            at, other = (chance.randrange(0, len(pieces), 2) for _ in range(2))
            old, new = pieces[at], chance.choice(self.words)
            if chance.random() < 0.2:
                new, pieces[other] = pieces[other], old
            pieces[at] = chance.choice([new, new, new, f"{old} {new}", f"{old} {old}", "", f"{old}#{new}"])
            line = "".join(pieces)
        else:
            at = chance.randint(0, len(line))
            alphabet = CHARACTERS if chance.random() < 0.99 else RARE_CHARACTERS
            new = chance.choice([*chance.choices(alphabet, k=4), "", ""])
            line = line[:at] + new + line[at + (not new or chance.random() < 0.5):]
        return line if chance.random() < 0.6 else self.damaged(line)


def errors_of(folder):
    """Returns the error codes in the scripts of a folder, by script and line. Scripts without errors are
    formatted."""
    done = subprocess.run(
        [DETENT, "fmt", "."], cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
        encoding="utf-8", errors="replace")
    if done.returncode not in (0, 3) or "not shown" in done.stderr:
        sys.exit(f"grammar: '{DETENT} fmt' ends with {done.returncode}: {done.stderr[-2000:]}")
    codes = collections.defaultdict(dict)
    for script, line, code, words in ERROR.findall(done.stderr):
        codes[int(script)][int(line)] = code + words
    return codes


def compared(grammar, text, codes, tally):
    """Compares the verdicts on the lines of a script with the errors of the reader."""
    for number, (line, is_right) in enumerate(grammar.verdicts(text), 1):
        code = codes.get(number)
        tally[(code or "accepted") if is_right else "rejected"] += 1
        if (code and code not in MEANING) if is_right else not code:
            belongs = "is" if is_right else "is not"
            yield f"{line!r} {belongs} of the grammar, and the reader says {code or 'nothing'}; in {text!r}"


def tried(grammar, seed):
    """Tests a batch of scripts: returns counts by kind of line, disagreements, and the rules used."""
    tally, cases, writer = collections.Counter(), [], Writer(grammar, random.Random(seed))
    texts = [text for _ in range(BATCH // 2) for text in writer.scripts()]
    with tempfile.TemporaryDirectory(dir="/dev/shm" if os.path.isdir("/dev/shm") else None) as folder:
        paths = [pathlib.Path(folder, f"{number}.gesture") for number in range(BATCH)]
        for path, text in zip(paths, texts):
            path.write_bytes(text.encode())
        errors = errors_of(folder)
        for number, (path, text) in enumerate(zip(paths, texts)):
            cases += compared(grammar, text, errors.get(number, {}), tally)
            if number not in errors:
                tally["formatted"] += 1
                cases += grammar.misprints(path.read_bytes())
    return tally, cases, writer.used


def example_cases(grammar):
    """Checks that the scripts of this package are in the grammar, as they are and formatted."""
    paths = [path for folder in ("Examples", "Tests") for path in pathlib.Path(folder).rglob("*.gesture")]
    for path in filter(lambda path: not any(part.startswith(".") for part in path.parts), paths):
        source = path.read_bytes()
        yield from grammar.misprints(source)
        yield from grammar.misprints(subprocess.check_output([DETENT, "fmt", "-"], input=source))


def shortages(grammar, tally, used):
    """Returns kinds of lines that were tested too rarely for the result to count."""
    for kind, share in (("rejected", 0.1), ("accepted", 0.25), ("formatted", 0.01)):
        if tally[kind] <= sum(tally.values()) * share:
            yield f"too few are {kind}: {tally[kind]}"
    yield from (f"no line has {code}: {why}" for code, why in MEANING.items() if not tally[code])
    yield from (f"the rule '{rule}' was never used" for rule in grammar.rules if rule not in used)


def main():
    parser = argparse.ArgumentParser(description="Holds the grammar of scripts against their reader.")
    parser.add_argument("--scripts", type=int, default=100_000, help=f"rounded up to a multiple of {BATCH}")
    parser.add_argument("--seed", default="detent", help="any text")
    options = parser.parse_args()
    grammar = Grammar(subprocess.check_output([DETENT, "help", "grammar"], encoding="utf-8"))
    cases, tally, used = list(example_cases(grammar)), collections.Counter(), set()
    seeds = [f"{options.seed} {batch}" for batch in range(-(-options.scripts // BATCH))]
    with concurrent.futures.ProcessPoolExecutor() as pool:
        for part in pool.map(tried, [grammar] * len(seeds), seeds):
            tally, cases, used = tally + part[0], cases + part[1], used | part[2]
    problems = cases[:10] + list(shortages(grammar, tally, used))
    print("".join(f"grammar: {problem}\n" for problem in problems), end="")
    lines, meant = sum(tally.values()) - tally["formatted"], sum(tally[code] for code in MEANING)
    print(
        f"grammar: {len(seeds) * BATCH} scripts, {lines} lines, {tally['rejected']} of them wrong and "
        f"{meant} refused for their meaning; the reader and the grammar "
        + (f"disagree on {len(cases)}" if cases else "agree on all"))
    sys.exit(bool(problems))


if __name__ == "__main__":
    main()
