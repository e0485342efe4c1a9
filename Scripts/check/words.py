#!/usr/bin/env python3
"""Checks the words of Sources: the first word of doc comments, and words in names.

    Scripts/check/words.py [--list]

A doc comment begins with a noun or a verb: at most 1 in 100 begin with What, Whether, How, Where, Which, When or Why.
Names do not use `told`, `tell`, `room` and `lane` (report, range or space, slot), nor other words for errors than
`error` and `problem`. --list prints each place of the first kind.
"""
import pathlib
import re
import sys

RELATIVE = re.compile(r"(What|Whether|How|Where|Which|When|Why)\b")
MOST = 0.01
DECLARED = re.compile(r"\b(?:func|var|let|case|struct|enum|class|protocol|typealias|associatedtype)\s+`?([A-Za-z_]\w*)")
OLD = {
    "told": "reported", "tell": "report", "room": "range, or space", "lane": "slot",
    "trouble": "error", "refusal": "error", "mistake": "error", "complaint": "problem", "fault": "error",
}


def parts(name):
    """Splits a camel-case name into lower-case words."""
    return [part.lower() for part in re.findall(r"[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z]+|[A-Z]+", name)]


def main():
    root = pathlib.Path(__file__).resolve().parents[2]
    count, relative, names = 0, [], []
    for path in sorted((root / "Sources").rglob("*.swift")):
        is_inside = False
        for number, line in enumerate(path.read_text().splitlines(), 1):
            text, place = line.strip(), f"{path.relative_to(root)}:{number}"
            if text.startswith("///"):
                count += not is_inside
                if not is_inside and RELATIVE.match(text[3:].strip()):
                    relative.append(f"{place}: {text[3:].strip()}")
                is_inside = True
                continue
            is_inside = False
            if text.startswith("//"):
                continue
            for name in DECLARED.findall(text):
                names += [f"{place}: '{name}' has '{word}': {OLD[word]}" for word in parts(name) if word in OLD]
    if "--list" in sys.argv:
        print("\n".join(relative))
    for line in names:
        print(line, file=sys.stderr)
    print(f"words: {len(relative)} of {count} doc comments begin with a relative word ({100 * len(relative) / count:.1f} %)")
    return 1 if names or len(relative) > MOST * count else 0


if __name__ == "__main__":
    sys.exit(main())
