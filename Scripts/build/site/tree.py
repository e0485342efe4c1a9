"""The repository as a site: every page and file has one path there, and links between them are rewritten."""
import html
import os
import pathlib
import posixpath
import shutil
import subprocess

from markdown import Page, plain

PICTURES = ('.svg', '.png', '.ico')
# Largest file with a page of its own; longer files are copied unchanged.
MOST_BYTES = 300_000


class Broken(Exception):
    """A page that cannot be made; the text names it and the reason."""


class Tree:
    """Builds the requested pages, and follows their links to further pages, files and folders."""

    def __init__(self, root, out, frame):
        self.root, self.out, self.frame = pathlib.Path(root), pathlib.Path(out), frame
        listed = subprocess.run(['git', 'ls-files', '-z', '--cached', '--others', '--exclude-standard'], cwd=root, capture_output=True, check=True)
        self.files = {name for name in listed.stdout.decode().split('\0') if name and (self.root / name).exists()}
        self.folders = {parent for name in self.files for parent in parents(name)}
        self.waiting, self.made = [], set()

    def place(self, path):
        """Returns the path on the site of a file or folder of the repository."""
        if path in self.folders:
            return posixpath.join(path, 'index.html')
        stem, suffix = posixpath.splitext(path)
        if suffix == '.md':
            return stem + '.html'
        if suffix in PICTURES or suffix == '.html' or (self.root / path).stat().st_size > MOST_BYTES:
            return path
        return path + '.html'

    def resolver(self, page):
        """Returns a function that rewrites the relative links of a page and adds their targets to the site."""
        here = self.place(page)

        def resolve(link):
            if '://' in link or link.startswith(('#', 'mailto:', 'data:')):
                return link
            path, _, anchor = link.partition('#')
            target = posixpath.normpath(posixpath.join(posixpath.dirname(page), path))
            if target not in self.files and target not in self.folders:
                raise Broken(f'{page}: there is no {link}')
            self.waiting.append(target)
            to = posixpath.relpath(self.place(target), posixpath.dirname(here) or '.')
            return to + ('#' + anchor if anchor else '')
        return resolve

    def make(self, paths):
        self.waiting += paths
        while self.waiting:
            path = self.waiting.pop()
            if path in self.made:
                continue
            self.made.add(path)
            if path in self.folders:
                self.folder(path)
            elif path.endswith('.md'):
                self.page(path)
            elif self.place(path) == path:
                self.copy(path)
            else:
                self.view(path)

    def write(self, place, text):
        file = self.out / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding='utf-8')

    def page(self, path):
        # A table with filters replaces the page of the same name and content.
        if path.removesuffix('.md') + '.html' in self.files:
            return self.waiting.append(path.removesuffix('.md') + '.html')
        page = Page((self.root / path).read_text(encoding='utf-8'), self.resolver(path))
        if page.uneven:
            raise Broken(f'{path}: a row of a table has another number of cells than its head: {page.uneven[0][:80]}')
        self.write(self.place(path), self.frame(self.place(path), page.title, page.html.replace('</h1>', '</h1>\n' + contents(page), 1)))

    def copy(self, path):
        file = self.out / path
        file.parent.mkdir(parents=True, exist_ok=True)
        if path.endswith('.html') and not path.startswith('Frontends/'):
            text = (self.root / path).read_text(encoding='utf-8')
            for link in set(part.split('"')[0] for part in text.split('href="')[1:]):
                if not link.startswith('#'):
                    text = text.replace(f'href="{link}"', f'href="{self.resolver(path)(link)}"')
            file.write_text(self.frame.around(path, text), encoding='utf-8')
        else:
            shutil.copyfile(self.root / path, file)

    def view(self, path):
        """Writes a file as text with linkable lines."""
        try:
            text = (self.root / path).read_text(encoding='utf-8')
        except UnicodeDecodeError:
            raise Broken(f'{path}: it is no text, and no page can show it; copy it, or do not link to it') from None
        body = f'<h1>{html.escape(path)}</h1>\n<pre class="file" tabindex="0"><code>{html.escape(text, False)}</code></pre>'
        self.write(self.place(path), self.frame(self.place(path), path, self.crumbs(path) + body))

    def folder(self, path):
        inside = sorted({name[len(path) + 1:].split('/')[0] for name in self.files if name.startswith(path + '/')})
        rows = []
        for name in inside:
            link = self.resolver(path + '/.')(name)
            rows.append(f'<li><a href="{html.escape(link)}">{html.escape(name)}{"/" if posixpath.join(path, name) in self.folders else ""}</a></li>')
        body = f'<h1>{html.escape(path)}</h1>\n<ul class="files">' + '\n'.join(rows) + '</ul>'
        self.write(self.place(path), self.frame(self.place(path), path, self.crumbs(path) + body))

    def crumbs(self, path):
        """Returns a link to the folder of a file, if that has a page."""
        parent = posixpath.dirname(path)
        if not parent or parent not in self.made:
            return ''
        up = posixpath.relpath(self.place(parent), posixpath.dirname(self.place(path)))
        return f'<p class="quiet"><a href="{html.escape(up)}">{html.escape(parent)}/</a></p>\n'


def parents(name):
    while '/' in name:
        name = posixpath.dirname(name)
        yield name


def contents(page):
    """Returns the collapsible table of contents of a long page."""
    wanted = [each for each in page.headings if each[0] == 2]
    if len(wanted) < 4:
        return ''
    rows = ''.join(f'<li><a href="#{html.escape(name)}">{html.escape(plain(text), False)}</a></li>' for _, name, text in wanted)
    return f'<details class="contents"><summary>On this page</summary><ol>{rows}</ol></details>\n'
