#!/usr/bin/env python3
"""Checks the words of all Swift code: the first word of doc comments, and words in names.

    Scripts/check/words.py

A doc comment begins with a noun or a verb, not with What, Whether, How, Where, Which, When or Why. Names do not use `told`,
`tell`, `room` and `lane` (report, range or space, slot), nor other words for errors than `error` and `problem`.
"""
import pathlib
import re
import sys

RELATIVE = re.compile(r"(What|Whether|How|Where|Which|When|Why)\b")
FOLDERS = ["Sources", "Tests", "Snippets", "Scripts", "Examples"]
KEYWORDS = "func|var|let|case|for|struct|enum|class|actor|macro|protocol|typealias|associatedtype"
DECLARED = re.compile(rf"\b(?:{KEYWORDS})\s+`?([A-Za-z_]\w*)")
#: A parameter or an argument, with its label.
LABELLED = re.compile(r"[(,]\s*(?:([A-Za-z_]\w*)\s+)?([A-Za-z_]\w*):")
TEXT = re.compile(r'"(?:[^"\\]|\\.)*"')
OLD = {
    "told": "reported", "tell": "report", "room": "range, or space", "lane": "slot",
    "trouble": "error", "refusal": "error", "mistake": "error", "complaint": "problem", "fault": "error",
}


def parts(name):
    """Splits a camel-case name into lower-case words."""
    return [part.lower() for part in re.findall(r"[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z]+|[A-Z]+", name)]


def names(line):
    """Yields the names that a line of code declares or passes as labels."""
    code = TEXT.sub('""', line).split("//")[0]
    yield from DECLARED.findall(code)
    yield from (name for pair in LABELLED.findall(code) for name in pair if name)


def main():
    root = pathlib.Path(__file__).resolve().parents[2]
    count, problems = 0, []
    for path in sorted(path for folder in FOLDERS for path in (root / folder).rglob("*.swift") if ".build" not in path.parts):
        is_inside = False
        for number, line in enumerate(path.read_text().splitlines(), 1):
            text, place = line.strip(), f"{path.relative_to(root)}:{number}"
            is_doc = text.startswith("///")
            if is_doc and not is_inside:
                count += 1
                if RELATIVE.match(text[3:].strip()):
                    problems.append(f"{place}: begin with a noun or a verb: {text[3:].strip()}")
            is_inside = is_doc
            for name in () if is_doc else names(line):
                problems += [f"{place}: '{name}' has '{word}': {OLD[word]}" for word in parts(name) if word in OLD]
    for problem in problems:
        print(problem, file=sys.stderr)
    print(f"words: {len(problems)} problems in {count} doc comments and the names of the code")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
