"""A page of animations: each example in motion, with its script and its trace."""
import html
import pathlib
import re
import subprocess

GROUPS = [('ruler', 'Rulers'), ('rating', 'Ratings'), ('slider', 'Sliders'), ('dial', 'Dials')]
# Pictures shown in guides, in addition to the films.
STILLS = [('Guides/pictures/web.png', 'Guides/web.md', 'The elements of a web page'),
          ('Guides/pictures/terminal.svg', 'Guides/terminal.md', 'A ruler in a terminal')]


def film(detent, root, script, file):
    """Draws the animation of a script into a file, and returns its size."""
    drawn = subprocess.run([detent, 'draw', '--film', '-', script], cwd=root, capture_output=True, encoding='utf-8')
    if drawn.returncode:
        raise SystemExit(f'site: {script} gives no film: {drawn.stderr.strip()}')
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(drawn.stdout, encoding='utf-8')
    return re.search(r'width="(\d+)" height="(\d+)"', drawn.stdout).groups()


def figure(picture, words, links, size=''):
    return (f'<li><figure><img loading="lazy" src="{picture}" alt="{html.escape(words)}"{size}>'
            f'<figcaption>{html.escape(words, False)}<br>{links}</figcaption></figure></li>\n')


def make(detent, tree):
    """Draws the animations; returns their number and the page's content."""
    groups = {name: '' for name, _ in GROUPS}
    count = 0
    for path in sorted(pathlib.Path(tree.root, 'Examples').glob('*.gesture')):
        script, text = f'Examples/{path.name}', path.read_text(encoding='utf-8')
        title = re.search(r'^title +"((?:[^"\\]|\\.)*)"', text, re.M)
        control = re.search(r'^control +(\w+)', text, re.M)[1]
        place = script.replace('.gesture', '.film.svg')
        wide, high = film(detent, tree.root, script, tree.out / place)
        tree.make([script, script.replace('.gesture', '.trace')])
        links = f'<a href="{script}.html">script</a>, <a href="{script.replace(".gesture", ".trace")}.html">trace</a>'
        words = title[1] if title else path.stem
        groups[control] += figure(place, words, links, f' width="{wide}" height="{high}"')
        count += 1
    body = (f'<h1>Films</h1>\n<p class="lead">{count} gestures. Each is a script of some lines, drawn by '
            '<code>detent draw --film</code>; what the finger does is shown, too.</p>\n')
    for name, heading in GROUPS:
        body += f'<h2>{heading}</h2>\n<ul class="films">\n{groups[name]}</ul>\n'
    body += '<h2>Pictures</h2>\n<ul class="films">\n'
    for picture, page, words in STILLS:
        tree.make([picture, page])
        body += figure(picture, words, f'<a href="{tree.place(page)}">guide</a>')
    return count, body + '</ul>\n'
