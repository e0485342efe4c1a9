#!/usr/bin/env python3
"""Writes the badges of README.md: pictures of facts from the files of this repository, so that they stay true.

    Scripts/make/badges.py          writes Guides/pictures/badges
    Scripts/make/badges.py --check  writes nothing, and fails if a badge differs
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = ROOT / "Guides/pictures/badges"
# Widths of the font's letters, in twelfths of its size; others are 7 wide.
WIDTHS = {**dict.fromkeys("iljt.,:|' ", 3.6), **dict.fromkeys("frI-", 4.6), **dict.fromkeys("mwMW", 10.5)}


def read(name):
    return (ROOT / name).read_text(encoding="utf-8")


def found(pattern, name):
    match = re.search(pattern, read(name), re.M)
    if not match:
        sys.exit(f"badges: {name}: '{pattern}' is not there, and a badge is made of it")
    return match[1]


def facts():
    """Returns file, left half and right half of each badge."""
    manifest = read("Package.swift")
    dependencies = len(re.findall(r"\.package\(", manifest))
    laws = found(r"^\| laws that are tried: .* \| [\d; ]*?(\d+) \|", "Guides/promises.md")
    licence = "Apache-2.0" if "Apache License" in read("LICENSE") and "Version 2.0" in read("LICENSE") else "see LICENSE"
    return [
        ("version", "version", read("VERSION").strip()),
        ("licence", "licence", licence),
        ("swift", "Swift", found(r"swift-tools-version: ([\d.]+)", "Package.swift") + " or later"),
        ("dependencies", "dependencies", str(dependencies) if dependencies else "none"),
        ("laws", "laws", laws),
    ]


def width(text):
    return round(sum(WIDTHS.get(letter, 7) for letter in text) + 12)


def picture(left, right):
    a, b = width(left), width(right)
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{a + b}" height="20" role="img" aria-label="{left}: {right}">\n'
            f'<title>{left}: {right}</title>\n'
            f'<clipPath id="c"><rect width="{a + b}" height="20" rx="4"/></clipPath>\n'
            f'<g clip-path="url(#c)"><rect width="{a}" height="20" fill="#3d444d"/><rect x="{a}" width="{b}" height="20" fill="#0550ae"/></g>\n'
            f'<g fill="#fff" font-family="-apple-system,\'Segoe UI\',Roboto,Helvetica,Arial,sans-serif" font-size="12" text-anchor="middle">\n'
            f'<text x="{a / 2:g}" y="14">{left}</text><text x="{a + b / 2:g}" y="14">{right}</text>\n</g>\n</svg>\n')


def main():
    checks = sys.argv[1:] == ["--check"]
    if sys.argv[1:] and not checks:
        sys.exit(__doc__)
    wrong = 0
    for name, left, right in facts():
        file, text = FOLDER / f"{name}.svg", picture(left, right)
        if not checks:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        elif not file.exists() or file.read_text(encoding="utf-8") != text:
            print(f"badges: {file.relative_to(ROOT)} does not say '{left}: {right}'; to make it: Scripts/make/badges.py")
            wrong += 1
        if f"pictures/badges/{name}.svg" not in read("README.md"):
            print(f"badges: README.md does not show {name}.svg")
            wrong += 1
    print(f"badges: {len(facts())}, {wrong} wrong")
    sys.exit(1 if wrong else 0)


main()
