#!/usr/bin/env python3
"""Tests of the site's tools: properties of the Markdown reader on generated text, then cases; and planted errors in a site.

    Scripts/check/site/test_site.py
"""
import html
import html.parser
import pathlib
import random
import sys
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent
sys.dont_write_bytecode = True
sys.path += [str(HERE), str(HERE.parents[1] / 'build/site')]
import links  # noqa: E402
from markdown import Page, slug  # noqa: E402

PIECES = ['word', '<b>', '&amp;', '`code`', '``a ` b``', '**bold**', '*slanted*', '[link](a.md)', '![picture](a.svg)', '`', '**', '*', '[', '](', '|', '\\|',
          '"', "'", '<a id="x"></a>', '<https://a.example/b>', '2 * 3', 'a_b', '🎚', '\\*']
STARTS = ['', '', '', '# ', '## ', '- ', '1. ', '  - ', '    ', '> ', '| ', '```', '| --- |', '---']


def generated(seed):
    numbers = random.Random(seed)
    lines = []
    for _ in range(numbers.randrange(1, 25)):
        start = numbers.choice(STARTS)
        # A fence is alone on its line.
        lines.append(start if start == '```' else start + ' '.join(numbers.choice(PIECES) for _ in range(numbers.randrange(0, 6))))
    return '\n'.join(lines)


class Text(html.parser.HTMLParser):
    def __init__(self, source):
        super().__init__()
        self.open, self.text = [], ''
        self.feed(source)
        self.close()

    def handle_starttag(self, tag, attributes):
        if tag not in ('img', 'br'):
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open and self.open[-1] == tag, (tag, self.open)
        self.open.pop()

    def handle_data(self, data):
        self.text += data


class Laws(unittest.TestCase):
    def each(self, law, cases=1500):
        for seed in range(cases):
            with self.subTest(seed=seed):
                law(generated(seed))

    def test_elements_are_closed_in_their_order(self):
        self.each(lambda source: self.assertEqual(Text(Page(source).html).open, []))

    def test_no_word_is_lost(self):
        def law(source):
            shown = Text(Page(source).html).text + ''.join(part.split('"')[0] for part in Page(source).html.split('alt="')[1:])
            for word in ('word', 'code', '🎚', '&amp;', '<b>'):
                self.assertLessEqual(min(1, source.count(word)), shown.count(word), source)
        self.each(law)

    def test_text_stays_text(self):
        self.each(lambda source: self.assertNotIn('<b>', Page(source).html))

    def test_anchors_differ(self):
        def law(source):
            names = [name for _, name, _ in Page(source).headings]
            self.assertEqual(len(names), len(set(names)))
        self.each(law)

    def test_any_bytes_end(self):
        for seed in range(300):
            numbers = random.Random(seed)
            Page(''.join(chr(numbers.choice([10, 32, 42, 45, 60, 91, 93, 40, 41, 96, 124, 35, 62, 92, 97, 0x1F39A])) for _ in range(400)))


class Cases(unittest.TestCase):
    def shows(self, source, expected):
        self.assertEqual(Page(source).html, expected)

    def test_paragraph(self):
        self.shows('One\ntwo *three* **four** `f<i>ve`.', '<p>One\ntwo <em>three</em> <strong>four</strong> <code>f&lt;i&gt;ve</code>.</p>')

    def test_heading_has_the_anchor_of_github(self):
        self.shows('## A `b` & C!', '<h2 id="a-b--c">A <code>b</code> &amp; C!</h2>')
        self.assertEqual(slug('Where [to](x.md) go'), 'where-to-go')

    def test_second_heading_of_a_name(self):
        self.assertEqual([name for _, name, _ in Page('# A\n# A').headings], ['a', 'a-1'])

    def test_list_within_a_list(self):
        self.shows('- a\n  b\n  - c\n- d', '<ul>\n<li>a\nb\n<ul>\n<li>c</li>\n</ul></li>\n<li>d</li>\n</ul>')

    def test_code_in_an_item(self):
        self.shows('- a:\n\n      b\n', '<ul>\n<li><p>a:</p>\n<pre tabindex="0"><code>b</code></pre></li>\n</ul>')

    def test_table_with_a_bar_in_code(self):
        self.assertIn('<td><code>a | b</code></td>', Page('| x | y |\n|---|---|\n| `a \\| b` | c |').html)

    def test_rows_of_another_number_of_cells_are_reported(self):
        self.assertEqual(Page('| x | y |\n|---|---|\n| a | b |\n| a |\n| `a \\| b` | c |').uneven, ['| a |'])

    def test_fence_keeps_all(self):
        self.shows('```sh\na  *b*\n\n# c\n```', '<pre tabindex="0"><code>a  *b*\n\n# c</code></pre>')

    def test_links_are_resolved(self):
        self.assertEqual(Page('[a *b*](c.md#d)', lambda link: link.replace('.md', '.html')).html, '<p><a href="c.html#d">a <em>b</em></a></p>')

    def test_picture_with_a_link_around(self):
        self.shows('[![a](b.svg)](c)', '<p><a href="c"><img src="b.svg" alt="a"></a></p>')


class Planted(unittest.TestCase):
    """Planted errors in a site must be found."""

    def found(self, body):
        with tempfile.TemporaryDirectory() as folder:
            pathlib.Path(folder, 'a.html').write_text(f'<!DOCTYPE html><html lang="en"><body><h1 id="top">A</h1>{body}</body></html>')
            pathlib.Path(folder, 'b.html').write_text('<p id="there">B</p>')
            return links.check(folder)[0]

    def test_nothing_is_wrong(self):
        self.assertEqual(self.found('<a href="b.html#there">b</a> <a href="#top">up</a> <a href="https://a.example">out</a>'), [])

    def test_problems(self):
        for body in ('<a href="c.html">c</a>', '<a href="b.html#nowhere">b</a>', '<a href="#nowhere">a</a>', '<img src="c.svg" alt="c">',
                     '<img src="https://a.example/c.svg" alt="c">', '<script src="//a.example/c.js"></script>', '<p id="top">again</p>', '<div><p>a</div></p>'):
            self.assertEqual(len(self.found(body)), 1, html.escape(body))


if __name__ == '__main__':
    unittest.main()
