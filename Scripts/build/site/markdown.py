"""Converts the Markdown of the guides and of code comments to HTML: headings, paragraphs, lists, tables, code and
quotations; within them code, links, pictures, bold and italic words. Anything else is kept as text, escaped."""
import html
import re

FENCE = re.compile(r'^( *)(```+) *([^`\s]*) *$')
HEADING = re.compile(r'^(#{1,6}) +(.*?)#* *$')
ITEM = re.compile(r'^( *)([-*+]|\d{1,9}[.)]) +(?=\S)')
RULE = re.compile(r'^\|?[ :|-]*-[ :|-]*\|[ :|-]*$')
ANCHOR = re.compile(r'<a id="([\w.-]+)"></a>')
INLINE = re.compile(
    r'\\(?P<plain>[!-/:-@\[-`{-~])'
    r'|(?P<ticks>`+)(?P<code>.+?)(?<!`)(?P=ticks)(?!`)'
    r'|<a id="(?P<anchor>[\w.-]+)"></a>'
    r'|<(?P<address>https?://[^ >]+)>'
    r'|(?P<picture>!?)\[(?P<text>(?:[^\[\]]|\[[^\]]*\]\([^)]*\)|`[^`]*`)*)\]\((?P<link>[^) ]+)\)'
    r'|\*\*(?P<bold>.+?)\*\*'
    r'|(?<![\w*])\*(?P<slanted>[^*\s](?:[^*]*[^*\s])?)\*(?!\w)', re.S)


def slug(heading):
    """Returns the anchor that GitHub gives a heading."""
    text = re.sub(r'`([^`]*)`', r'\1', re.sub(r'\[([^\]]*)\]\([^)]*\)', r'\1', heading))
    return re.sub(r'[^\w\- ]', '', text.lower()).replace(' ', '-')


def plain(text):
    """Returns a line without markup, for titles."""
    return re.sub(r'[*`]', '', re.sub(r'!?\[([^\]]*)\]\([^)]*\)', r'\1', text))


class Page:
    """A parsed page. `resolve` maps links of the source to the site; `first` is the level of the highest heading."""

    def __init__(self, text, resolve=lambda link: link, first=1):
        self.resolve, self.first, self.seen, self.tables = resolve, first, {}, 0
        self.uneven = []  # table rows with more or fewer cells than the head
        self.headings = []  # level, anchor and text of each
        lines = re.sub(r'<!--.*?-->', '', text, flags=re.S).expandtabs(4).split('\n')
        self.html = '\n'.join(self.blocks(lines))

    @property
    def title(self):
        return plain(self.headings[0][2]) if self.headings else ''

    def blocks(self, lines):
        out, at = [], 0
        while at < len(lines):
            line = lines[at]
            if not line.strip():
                at += 1
                continue
            for reader in (self.fence, self.heading, self.indented, self.quotation, self.list, self.table, self.paragraph):
                end = reader(lines, at, out)
                if end:
                    at = end
                    break
        return out

    def fence(self, lines, at, out):
        mark = FENCE.match(lines[at])
        if not mark:
            return None
        indent, end = len(mark[1]), at + 1
        while end < len(lines) and lines[end].strip() != mark[2]:
            end += 1
        self.code([line[min(indent, len(line) - len(line.lstrip())):] for line in lines[at + 1:end]], out)
        return end + 1

    def code(self, lines, out):
        text = '\n'.join(lines)
        out.append(f'<pre tabindex="0"><code>{html.escape(text, False)}</code></pre>')

    def heading(self, lines, at, out):
        mark = HEADING.match(lines[at])
        if not mark:
            return None
        name = slug(mark[2])
        number = self.seen[name] = self.seen.get(name, -1) + 1
        name = f'{name}-{number}' if number else name
        level = min(len(mark[1]) + self.first - 1, 6)
        self.headings.append((level, name, mark[2]))
        out.append(f'<h{level} id="{html.escape(name)}">{self.inline(mark[2])}</h{level}>')
        return at + 1

    def indented(self, lines, at, out):
        if not lines[at].startswith('    '):
            return None
        end = at
        while end < len(lines) and (lines[end].startswith('    ') or not lines[end].strip()):
            end += 1
        while not lines[end - 1].strip():
            end -= 1
        self.code([line[4:] for line in lines[at:end]], out)
        return end

    def quotation(self, lines, at, out):
        end = at
        while end < len(lines) and lines[end].startswith('>'):
            end += 1
        if end > at:
            out += ['<blockquote>', *self.blocks([re.sub('^> ?', '', line) for line in lines[at:end]]), '</blockquote>']
        return end if end > at else None

    def list(self, lines, at, out):
        first = ITEM.match(lines[at])
        if not first:
            return None
        ordered = first[2][0].isdigit()
        out.append('<ol>' if ordered else '<ul>')
        while at < len(lines):
            mark = ITEM.match(lines[at])
            if not mark or len(mark[1]) != len(first[1]) or mark[2][0].isdigit() != ordered:
                break
            end, width = self.item_end(lines, at, len(mark[1])), mark.end()
            inner = [lines[at][width:]] + [line[min(width, len(line) - len(line.lstrip())):] for line in lines[at + 1:end]]
            loose = any(not line.strip() for line in lines[at:end - 1]) and lines[end - 1].strip()
            out.append('<li>' + '\n'.join(self.tight(self.blocks(inner), loose)) + '</li>')
            at = end
        out.append('</ol>' if ordered else '</ul>')
        return at

    @staticmethod
    def item_end(lines, at, indent):
        """Returns the first line after an item: deeper indented lines belong to it, and lines that follow without an
        empty line."""
        end = at + 1
        while end < len(lines):
            line = lines[end]
            deep = len(line) - len(line.lstrip()) > indent
            if not line.strip():
                rest = next((each for each in lines[end:] if each.strip()), '')
                if len(rest) - len(rest.lstrip()) <= indent:
                    return next((n for n in range(end, len(lines)) if lines[n].strip()), len(lines)) if ITEM.match(rest) else end
            elif not deep and (ITEM.match(line) or HEADING.match(line) or FENCE.match(line) or not lines[end - 1].strip()):
                return end
            end += 1
        return end

    @staticmethod
    def tight(blocks, loose):
        """Removes the paragraph of a single-paragraph item, which has no space around it."""
        return blocks if loose else [re.sub(r'^<p>(.*)</p>$', r'\1', block, flags=re.S) for block in blocks]

    def table(self, lines, at, out):
        if at + 1 >= len(lines) or '|' not in lines[at] or not RULE.match(lines[at + 1]):
            return None
        end = at + 2
        while end < len(lines) and '|' in lines[end] and lines[end].strip():
            end += 1
        head, rows = self.cells(lines[at]), [self.cells(line) for line in lines[at + 2:end]]
        self.tables += 1
        out.append(f'<div class="wide" role="region" aria-label="Table {self.tables}" tabindex="0"><table>')
        if any(head):
            out.append('<thead><tr>' + ''.join(f'<th scope="col">{cell}</th>' if cell else '<td></td>' for cell in head) + '</tr></thead>')
        out.append('<tbody>')
        self.uneven += [line for line, row in zip(lines[at + 2:end], rows) if len(row) != len(head)]
        for row in rows:
            out.append('<tr>' + ''.join(f'<td>{cell}</td>' for cell in row) + '</tr>')
        out.append('</tbody></table></div>')
        return end

    def cells(self, line):
        """Splits a row into cells: a bar after a backslash is text, also in code."""
        parts = re.split(r'(?<!\\)\|', line.strip().removeprefix('|').removesuffix('|') if not line.rstrip().endswith('\\|')
                         else line.strip().removeprefix('|'))
        return [self.inline(part.strip().replace('\\|', '|')) for part in parts]

    def paragraph(self, lines, at, out):
        end = at + 1
        while end < len(lines) and lines[end].strip() and not (
                HEADING.match(lines[end]) or FENCE.match(lines[end]) or ITEM.match(lines[end])
                or ('|' in lines[end] and end + 1 < len(lines) and RULE.match(lines[end + 1]))):
            end += 1
        text = self.inline('\n'.join(line.strip() for line in lines[at:end]))
        out.append(text if ANCHOR.fullmatch(text.strip()) else f'<p>{text}</p>')
        return end

    def inline(self, text):
        out, at = [], 0
        for mark in INLINE.finditer(text):
            out.append(html.escape(text[at:mark.start()], False))
            out.append(self.marked(mark))
            at = mark.end()
        return ''.join(out) + html.escape(text[at:], False)

    def marked(self, mark):
        if mark['plain']:
            return html.escape(mark['plain'], False)
        if mark['ticks']:
            return f"<code>{html.escape(mark['code'].strip(), False)}</code>"
        if mark['anchor']:
            return f'<a id="{mark["anchor"]}"></a>'
        if mark['address']:
            address = html.escape(mark['address'])
            return f'<a href="{address}">{address}</a>'
        if mark['bold']:
            return f"<strong>{self.inline(mark['bold'])}</strong>"
        if mark['slanted']:
            return f"<em>{self.inline(mark['slanted'])}</em>"
        link = html.escape(self.resolve(mark['link']))
        if mark['picture']:
            return f'<img src="{link}" alt="{html.escape(plain(mark["text"]))}">'
        return f'<a href="{link}">{self.inline(mark["text"])}</a>'
