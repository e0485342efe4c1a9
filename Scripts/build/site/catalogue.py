#!/usr/bin/env python3
"""Writes the catalogue for docc: the guides as articles, under a first page with the three uses.

    Scripts/build/site/catalogue.py FOLDER BASE

FOLDER must be Detent.docc; BASE is the path of the site on its host, such as '' or '/detent'.
"""
import pathlib
import posixpath
import re
import shutil
import sys

sys.dont_write_bytecode = True
from modules import ROOT, modules  # noqa: E402
from tree import Tree  # noqa: E402

ABSTRACT = 'Replays gestures on controls that people slide, without a screen, and moves these controls in pages, apps and devices.'
# Replaying, testing, building a front end.
TUTORIALS = ('replay-a-recording', 'test-your-own-control', 'make-your-own-front-end')
# Pages that docc shows otherwise are not among its articles.
LEFT_OUT = ('README', 'how-sliders-behave')


def guides():
    return [path for path in sorted((ROOT / 'Guides').glob('*.md')) if path.stem not in LEFT_OUT]


class Catalogue:
    def __init__(self, folder, base):
        self.folder, self.base = pathlib.Path(folder), base
        self.tree = Tree(ROOT, folder, None)
        self.names = {path.stem for path in guides()}

    def target(self, link, picture):
        """Converts a link of a guide for docc."""
        if '://' in link or link.startswith('#'):
            return link
        path, _, anchor = link.partition('#')
        path = posixpath.normpath(posixpath.join('Guides', path))
        name = posixpath.basename(path)
        if picture:
            shutil.copyfile(ROOT / path, self.folder / name)
            return name
        stem = name.removesuffix('.md')
        if posixpath.dirname(path) == 'Guides' and name.endswith('.md') and stem in self.names:
            return f'doc:{stem}'
        return f'{self.base}/{self.tree.place(path)}' + (f'#{anchor}' if anchor else '')

    def article(self, path):
        """Writes a guide with its links converted; code stays unchanged."""
        parts = re.split(r'(```.*?```|`[^`\n]*`(?!\]))', path.read_text(encoding='utf-8'), flags=re.S)
        for at in range(0, len(parts), 2):
            parts[at] = re.sub(r'(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^) ]+)\)',
                               lambda mark: f'{mark[1]}[{mark[2]}]({self.target(mark[3], bool(mark[1]))})', parts[at])
            parts[at] = re.sub(r'\]\(((?!doc:|https?:|/|#)[^) ]+\.md)(?:#[^)]*)?\)', lambda mark: f']({self.target(mark[1], False)})', parts[at])
        # docc would parse text between double backticks as a symbol.
        (self.folder / path.name).write_text(''.join(parts).replace('`` ` ``', '&#96;'), encoding='utf-8')

    def first(self):
        """Writes the first page: the uses, from the index of the guides, and the modules."""
        index = (ROOT / 'Guides/README.md').read_text(encoding='utf-8')
        text = f'# Detent\n\n@Metadata {{\n  @TechnologyRoot\n}}\n\n{ABSTRACT}\n\n## Topics\n'
        text += '\n### One way in, for each use\n\n' + ''.join(f'- <doc:{name}>\n' for name in TUTORIALS)
        for section in re.split(r'^## ', index, flags=re.M)[1:]:
            heading, _, body = section.partition('\n')
            links = [name for name in re.findall(r'^\| \[[^\]]*\]\(([\w-]+)\.md\) \|', body, re.M) if name in self.names]
            if links:
                text += f'\n### {heading}\n\n' + ''.join(f'- <doc:{name}>\n' for name in links)
        text += '\n### Modules\n\n' + ''.join(f'- <doc:/documentation/{name}>\n' for name in modules() if name not in EMPTY)
        (self.folder / 'Detent.md').write_text(text, encoding='utf-8')


# Modules that only re-export others have no page.
EMPTY = ('Harness', 'GestureLaws')


if __name__ == '__main__':
    catalogue = Catalogue(*sys.argv[1:])
    catalogue.folder.mkdir(parents=True, exist_ok=True)
    for each in guides():
        catalogue.article(each)
    catalogue.first()
