"""The frame of all pages: head, navigation, footer. Colours match the pages of `detent check --html`."""
import html
import posixpath
import re

WAYS = [('index.html', 'Detent'), ('Guides/README.html', 'Guides'), ('gallery.html', 'Films'), ('Frontends/web/demo/index.html', 'Demo'),
        ('Guides/how-sliders-behave.html', 'Sliders compared'), ('api/index.html', 'API')]


class Frame:
    def __init__(self, version):
        self.version = version

    def __call__(self, place, title, body, head='', shape=''):
        up = lambda to: posixpath.relpath(to, posixpath.dirname(place) or '.')
        name = 'Detent' if place == 'index.html' else f'{html.escape(title, False)} – Detent'
        return f'''<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{name}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="{up('site.css')}">
{head}</head>
<body{shape}>
{self.ways(place)}<main>
{body}
</main>
<footer><p>Detent {self.version}. <a href="{up('LICENSE.html')}">Apache-2.0</a>. Every page is readable without JavaScript, but the
<a href="{up('Frontends/web/demo/index.html')}">demo</a>, and asks no other host for anything.</p></footer>
</body>
</html>
'''

    def ways(self, place):
        """Returns the navigation links above a page."""
        rows = []
        for to, name in WAYS:
            here = ' aria-current="page"' if to == place else ''
            rows.append(f'<a href="{posixpath.relpath(to, posixpath.dirname(place) or ".")}"{here}>{name}</a>')
        return f'<header class="ways"><nav aria-label="Site">{" ".join(rows)}</nav></header>\n'

    def around(self, place, text):
        """Returns a complete page with the navigation added above it."""
        style = posixpath.relpath('site.css', posixpath.dirname(place) or '.')
        text = text.replace('<style>', f'<link rel="icon" href="data:,">\n<link rel="stylesheet" href="{style}">\n<style>', 1)
        return text.replace('<main>', self.ways(place) + '<main>', 1)


def colours(root):
    """Returns the two colour rules of HTMLStyle.swift, light and dark."""
    text = (root / 'Sources/Harness/Reports/HTML/HTMLStyle.swift').read_text(encoding='utf-8')
    rules = re.search(r'(:root \{.*?\}\n.*?@media \(prefers-color-scheme: dark\).*?\} \})', text, re.S)
    return re.sub(r'\n\s+', '\n', rules[1]) + '\n'
