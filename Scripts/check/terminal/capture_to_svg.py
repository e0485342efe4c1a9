#!/usr/bin/env python3
"""Converts the output of 'tmux capture-pane -e -p -N' to SVG.

    tmux capture-pane -e -p -N | Scripts/check/terminal/capture_to_svg.py >picture.svg

Block characters are drawn as rectangles, so they meet; everything else is text.
"""
import re
import sys
from xml.sax.saxutils import escape

WIDTH, HEIGHT, MARGIN = 8, 17, 12
GROUND, INK = "#101114", "#d8d8dc"
QUARTERS = {"▘": [(0, 0)], "▝": [(1, 0)], "▖": [(0, 1)], "▗": [(1, 1)], "▚": [(0, 0), (1, 1)],
            "▞": [(1, 0), (0, 1)]}


def indexed(number):
    basic = ["#000000", "#cd3131", "#0dbc79", "#e5e510", "#2472c8", "#bc3fbc", "#11a8cd", "#e5e5e5"]
    if number < 16:
        return basic[number % 8]
    if number >= 232:
        return "#" + f"{8 + 10 * (number - 232):02x}" * 3
    steps = [0, 95, 135, 175, 215, 255]
    number -= 16
    return "#%02x%02x%02x" % (steps[number // 36], steps[number // 6 % 6], steps[number % 6])


class Look:
    def __init__(self):
        self.reset()

    def reset(self):
        self.ink = self.ground = None
        self.bold = self.reverse = False

    def take(self, codes):
        codes = [int(code) if code else 0 for code in codes]
        while codes:
            code = codes.pop(0)
            if code == 0:
                self.reset()
            elif code == 1:
                self.bold = True
            elif code == 7:
                self.reverse = True
            elif code == 27:
                self.reverse = False
            elif code in (22,):
                self.bold = False
            elif code == 39:
                self.ink = None
            elif code == 49:
                self.ground = None
            elif code in (38, 48):
                kind = codes.pop(0)
                color = indexed(codes.pop(0)) if kind == 5 else "#%02x%02x%02x" % tuple(codes[:3])
                if kind == 2:
                    del codes[:3]
                if code == 38:
                    self.ink = color
                else:
                    self.ground = color

    def colors(self):
        ink, ground = self.ink or INK, self.ground or GROUND
        return (ground, ink, self.bold) if self.reverse else (ink, ground, self.bold)


def cells(line, look):
    row = []
    for part in re.findall(r"\x1b\[[0-9;:]*m|\x1b\(B|\x1b.|[\x0e\x0f]|.", line):
        if part.startswith("\x1b["):
            look.take(re.split("[;:]", part[2:-1]))
        elif not part.startswith("\x1b") and part >= " ":
            row.append((part, *look.colors()))
    return row


def rectangle(x, y, width, height, color):
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" fill="{color}"/>'


def glyph(character, x, y, ink):
    code = ord(character)
    if character == "█":
        return [rectangle(x, y, WIDTH, HEIGHT, ink)]
    if 0x2589 <= code <= 0x258F:
        return [rectangle(x, y, WIDTH * (0x2590 - code) / 8, HEIGHT, ink)]
    if 0x2581 <= code <= 0x2587:
        part = HEIGHT * (code - 0x2580) / 8
        return [rectangle(x, y + HEIGHT - part, WIDTH, part, ink)]
    if character in QUARTERS:
        return [rectangle(x + WIDTH / 2 * i, y + HEIGHT / 2 * j, WIDTH / 2, HEIGHT / 2, ink)
                for i, j in QUARTERS[character]]
    if character == "┃":
        return [rectangle(x + WIDTH * 3 / 8, y, WIDTH / 4, HEIGHT, ink)]
    if character == "━":
        return [rectangle(x, y + HEIGHT * 3 / 8, WIDTH, HEIGHT / 4, ink)]
    return None


def runs(row, key):
    start = 0
    for end in range(1, len(row) + 1):
        if end == len(row) or key(row[end]) != key(row[start]):
            yield start, end
            start = end


def rows(text):
    look = Look()  # continues from line to line
    return [cells(line, look) for line in text.rstrip("\n").split("\n")]


def draw_row(row, y):
    out, text = [], []
    for start, end in runs(row, lambda cell: cell[2]):
        if row[start][2] != GROUND:
            out.append(rectangle(
                MARGIN + start * WIDTH, y, (end - start) * WIDTH, HEIGHT, row[start][2]))
    for column, (character, ink, _, bold) in enumerate(row):
        shape = glyph(character, MARGIN + column * WIDTH, y, ink)
        out += shape or []
        text.append((" " if shape else character, ink, bold))
    for start, end in runs(text, lambda cell: (cell[1:], cell[0] == " ")):
        words = "".join(cell[0] for cell in text[start:end])
        if not words.strip():
            continue
        weight = ' font-weight="bold"' if text[start][2] else ""
        out.append(
            f'<text x="{MARGIN + start * WIDTH}" y="{y + 13}" fill="{text[start][1]}"{weight}'
            f' textLength="{(end - start) * WIDTH}">{escape(words)}</text>')
    return out


def draw(pages):
    """Draws one picture of several pages, one below the other."""
    out, y, columns = [], 0, max(len(row) for page in pages for row in rows(page))
    width = columns * WIDTH + 2 * MARGIN
    for page in pages:
        lines = rows(page)
        height = len(lines) * HEIGHT + 2 * MARGIN
        out.append(f'<rect y="{y}" width="{width}" height="{height}" rx="8" fill="{GROUND}"/>')
        for number, row in enumerate(lines):
            out += draw_row(row, y + MARGIN + number * HEIGHT)
        y += height + MARGIN
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {y - MARGIN}" width="{width}"'
        f' height="{y - MARGIN}" font-family="ui-monospace,Menlo,DejaVu Sans Mono,monospace"'
        f' font-size="13" shape-rendering="crispEdges">', *out, "</svg>", ""])


if __name__ == "__main__":
    sys.stdout.write(draw([sys.stdin.read()]))
