"""The API reference in plain HTML: a page per module, with each symbol's declaration and comment."""
import html
import re

import graph
from markdown import Page

# Order of kinds among the members of a type.
ORDER = ['swift.enum.case', 'swift.associatedtype', 'swift.typealias', 'swift.init', 'swift.property', 'swift.subscript',
         'swift.method', 'swift.type.property', 'swift.type.subscript', 'swift.type.method', 'swift.func.op']


def anchors(symbols):
    """Returns an anchor for each symbol, by id: its path, with a number if that is not unique."""
    seen, found = {}, {}
    for symbol in symbols:
        name = '.'.join(symbol.path)
        seen[name] = seen.get(name, 0) + 1
        found[symbol.id] = name if seen[name] == 1 else f'{name}~{seen[name]}'
    return found


class Reference:
    def __init__(self, folder, tree):
        self.modules, self.tree = graph.read(folder), tree
        self.anchors = {module: anchors(symbols) for module, symbols in self.modules.items()}
        self.homes = {id: module for module, found in self.anchors.items() for id in found}

    def link(self, id, text):
        """Returns a name, linked to its declaration if that is on the site."""
        home = self.homes.get(id)
        name = html.escape(text, False)
        return f'<a href="{home}.html#{html.escape(self.anchors[home][id])}">{name}</a>' if home else name

    def comment(self, symbol, level):
        # Symbols are linked between double backticks.
        text = re.sub(r'``([^`]+)``', r'`\1`', symbol.comment)
        return Page(text, first=level).html

    def declared(self, symbol, tag, level):
        code = html.escape(symbol.declaration, False)
        note = self.comment(symbol, level)
        anchor = html.escape(self.anchors[symbol.module][symbol.id])
        return f'<{tag} class="member" id="{anchor}"><pre><code>{code}</code></pre>\n{note}</{tag}>'

    def type_section(self, symbol, members):
        anchor = html.escape(self.anchors[symbol.module][symbol.id])
        conforms = ', '.join(sorted({self.link(*each) for each in symbol.conforms if each[1] not in ('Copyable', 'Escapable', 'SendableMetatype')}))
        text = (f'<section class="symbol"><h2 id="{anchor}">{html.escape(".".join(symbol.path), False)}</h2>\n'
                f'<pre tabindex="0"><code>{html.escape(symbol.declaration, False)}</code></pre>\n{self.comment(symbol, 3)}')
        if conforms:
            text += f'\n<p class="quiet">Conforms to {conforms}.</p>'
        rank = {kind: number for number, kind in enumerate(ORDER)}
        for each in sorted(members, key=lambda each: (rank.get(each.kind, 99), each.line)):
            text += '\n' + self.declared(each, 'div', 4)
        return text + '</section>\n'

    def page(self, module, symbols, what):
        """Returns one page: types with their members, then extensions of other modules' types, then functions."""
        types = [each for each in symbols if each.kind in graph.TYPES and not each.extended]
        own = {tuple(each.path) for each in types}
        rest, added, inside = [], {}, {}
        for each in symbols:
            if each in types or each.kind == 'swift.extension':
                continue
            parent = tuple(each.path[:-1])
            if not each.extended and parent in own:
                inside.setdefault(parent, []).append(each)
            elif parent:
                added.setdefault(parent, []).append(each)
            else:
                rest.append(each)
        names = ''.join(f'<li>{self.link(each.id, ".".join(each.path))}</li>' for each in types)
        text = f'<h1>{module}</h1>\n<p class="lead">{what[0].upper() + what[1:].rstrip(".")}.</p>\n'
        if names:
            text += f'<details class="contents" open><summary>{len(types)} types</summary><ul class="names">{names}</ul></details>\n'
        text += ''.join(self.type_section(each, inside.get(tuple(each.path), [])) for each in types)
        for parent, members in added.items():
            name = '.'.join(parent)
            text += f'<section class="symbol"><h2 id="added-{name}">Added to {name}</h2>\n'
            text += '\n'.join(self.declared(each, 'div', 4) for each in members) + '</section>\n'
        if rest:
            text += '<section class="symbol"><h2 id="functions">Functions and more</h2>\n'
            text += '\n'.join(self.declared(each, 'div', 4) for each in rest) + '</section>\n'
        return text

    def index(self, products, targets_of, handed_on):
        """Returns the table of products with their purposes and modules."""
        rows = ''
        for name, targets in targets_of.items():
            brings = [module for target in targets for module in [target, *handed_on(target)]]
            links = [f'<a href="{module}.html">{module}</a>' for module in brings if self.modules.get(module)]
            rows += f'<tr><td><code>{name}</code></td><td>{products.get(name, "")}</td><td>{", ".join(links) or "the header, below"}</td></tr>\n'
        count = sum(map(len, self.modules.values()))
        return count, rows

    def write(self, frame, targets_of, handed_on, products):
        for module, symbols in self.modules.items():
            if symbols:
                place = f'api/{module}.html'
                what = products.get(module) or 'A part of the harness, which other products hand on.'
                self.tree.write(place, frame(place, module, self.page(module, symbols, what)))
        count, rows = self.index(products, targets_of, handed_on)
        header = 'Sources/CDetent/include/detent.h'
        self.tree.make([header])
        body = (f'<h1>API</h1>\n<p class="lead">{count} public declarations of Swift, each with its comment, as the compiler knows them.</p>\n'
                '<div class="wide" role="region" aria-label="Products" tabindex="0"><table><thead><tr><th scope="col">product</th>'
                f'<th scope="col">what it is for</th><th scope="col">modules</th></tr></thead><tbody>\n{rows}</tbody></table></div>\n'
                f'<p>The reference of C is <a href="../{self.tree.place(header)}">detent.h</a>, explained in <a href="../Guides/c.html">C, C++ and '
                'Python</a>; that of web pages is <a href="../Guides/web.html">Web</a>. '
                'Of scripts: <a href="../Guides/gesture-format.html">the language</a>, <a href="../Guides/settings.html">settings</a>, '
                '<a href="../Guides/trace-format.html">traces</a> and <a href="../Guides/codes.html">codes of messages</a>.</p>\n'
                '{docc}')
        return body
