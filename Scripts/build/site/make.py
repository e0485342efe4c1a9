#!/usr/bin/env python3
"""Writes the pages of the site, from the guides and from symbol graphs. Scripts/build/site.sh calls it.

    Scripts/build/site/make.py OUT SYMBOLS DETENT [DOCC]

OUT is the folder to fill, SYMBOLS the folder of symbol graphs, DETENT the command. DOCC means that OUT/docc has docc's
pages.
"""
import pathlib
import re
import shutil
import sys

sys.dont_write_bytecode = True
import gallery  # noqa: E402
import modules  # noqa: E402
from frame import Frame, colours  # noqa: E402
from markdown import Page  # noqa: E402
from reference import Reference  # noqa: E402
from tree import Broken, Tree  # noqa: E402

ROOT = modules.ROOT
HERE = pathlib.Path(__file__).resolve().parent
DOCC = ('<p>The same as <a href="../docc/documentation/detent/index.html">pages of docc</a>, with search and links between '
        'declarations; they need JavaScript.</p>')


def products():
    """Returns the purpose of each product, from the README."""
    text = (ROOT / 'README.md').read_text(encoding='utf-8').partition('| library product |')[2]
    rows = re.findall(r'^\| ((?:`\w+`(?:, )?)+) \| (.*) \|$', text, re.M)
    return {name: Page(words).html.removeprefix('<p>').removesuffix('</p>') for names, words in rows for name in re.findall(r'\w+', names)}


def web(tree):
    """Copies the elements with their modules and the demo."""
    for name in sorted(tree.files):
        if name.startswith('Frontends/web/') and not name.startswith('Frontends/web/tests/'):
            file = tree.out / name
            file.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(tree.root / name, file)


def first(tree, frame, films):
    body = (HERE / 'first.html').read_text(encoding='utf-8').replace('@VERSION@', frame.version).replace('@FILMS@', str(films))
    live = (HERE / 'live.html').read_text(encoding='utf-8')
    tree.write('index.html', frame('index.html', 'Detent', body, live, ' class="first"'))


def main(out, symbols, detent, docc=None):
    frame = Frame((ROOT / 'VERSION').read_text().strip())
    tree = Tree(ROOT, out, frame)
    tree.write('site.css', colours(ROOT) + (HERE / 'site.css').read_text(encoding='utf-8'))
    web(tree)
    tree.make(['README.md', 'LICENSE', 'CHANGELOG.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md']
              + [name for name in tree.files if re.fullmatch(r'Guides/[^/]*\.md', name)])
    films, body = gallery.make(detent, tree)
    tree.write('gallery.html', frame('gallery.html', 'Films', body))
    reference = Reference(symbols, tree)
    body = reference.write(frame, modules.products(), modules.handed_on, products())
    tree.write('api/index.html', frame('api/index.html', 'API', body.replace('{docc}', DOCC if docc else '')))
    first(tree, frame, films)
    pages = sum(1 for _ in tree.out.rglob('*.html'))
    print(f'site: {pages} pages, {films} films, {sum(map(len, reference.modules.values()))} declarations')


try:
    main(*sys.argv[1:])
except Broken as broken:
    sys.exit(f'site: {broken}')
