"""Links of a site in a folder: each must lead to an existing file, and to an existing anchor."""
import html.parser
import pathlib
import posixpath
import urllib.parse

# Attributes that a browser loads by itself.
ASKED = {('img', 'src'), ('script', 'src'), ('link', 'href'), ('iframe', 'src'), ('source', 'src'), ('video', 'src'), ('audio', 'src'),
         ('object', 'data')}


class Links(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.links, self.asked, self.anchors, self.twice, self.open, self.wrong = [], [], set(), [], [], []

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name == 'id':
                if value in self.anchors:
                    self.twice.append(value)
                self.anchors.add(value)
            if name in ('href', 'src', 'data') and value is not None:
                (self.asked if (tag, name) in ASKED else self.links).append(value)
        if tag not in ('meta', 'img', 'br', 'link', 'input', 'hr'):
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.handle_starttag(tag, attributes)
        if self.open and self.open[-1] == tag:
            self.open.pop()

    def handle_endtag(self, tag):
        if self.open and self.open[-1] == tag:
            self.open.pop()
        else:
            self.wrong.append(tag)


def read(file):
    links = Links()
    links.feed(file.read_text(encoding='utf-8'))
    return links


def check(folder, left_out=()):
    """Returns error messages, the number of pages, and the number of links within the site."""
    folder = pathlib.Path(folder)
    files = [file for file in sorted(folder.rglob('*.html')) if file.relative_to(folder).parts[0] not in left_out]
    pages = {file.relative_to(folder).as_posix(): read(file) for file in files}
    problems, count = [], 0
    for place, page in pages.items():
        problems += [f'{place}: two elements have the id {each}' for each in page.twice]
        if page.wrong or (page.open and set(page.open) - {'html', 'body', 'p', 'li', 'td', 'tr'}):
            problems.append(f'{place}: elements are not closed: {(page.wrong + page.open)[:3]}')
        for link in page.asked + page.links:
            parts = urllib.parse.urlsplit(link)
            if parts.scheme or parts.netloc:
                if link in page.asked and parts.scheme != 'data':
                    problems.append(f'{place}: asks another host for {link}')
                continue
            count += 1
            target = posixpath.normpath(posixpath.join(posixpath.dirname(place), urllib.parse.unquote(parts.path))) if parts.path else place
            if not (folder / target).is_file():
                problems.append(f'{place}: {link} leads nowhere')
            elif parts.fragment and target in pages and urllib.parse.unquote(parts.fragment) not in pages[target].anchors:
                problems.append(f'{place}: {link} leads to no anchor')
    return problems, list(pages), count
