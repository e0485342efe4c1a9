"""Symbol graphs as a tree of symbols, for the reference and for the check that every symbol has a comment."""
import json
import pathlib

# Kinds with members.
TYPES = ('swift.struct', 'swift.class', 'swift.enum', 'swift.protocol', 'swift.extension', 'swift.actor')


class Symbol:
    def __init__(self, data, module, extended):
        self.id = data['identifier']['precise']
        self.kind = data['kind']['identifier']
        self.kind_name = data['kind']['displayName']
        self.path = data['pathComponents']
        self.title = data['names']['title']
        self.declaration = ''.join(part['spelling'] for part in data.get('declarationFragments', []))
        comment = data.get('docComment')
        self.comment = '\n'.join(line['text'] for line in comment['lines']) if comment else ''
        location = data.get('location')
        self.file = location['uri'].split('/Sources/')[-1] if location else ''
        self.line = location['position']['line'] + 1 if location else 0
        self.module, self.extended = module, extended
        self.conforms = []


def read(folder):
    """Returns all symbols in a folder of graphs, by module, without inherited and compiler-made ones."""
    modules = {}
    for file in sorted(pathlib.Path(folder).glob('*.symbols.json')):
        graph = json.loads(file.read_text(encoding='utf-8'))
        module = graph['module']['name']
        # A graph of extensions of another module has the name of that module after its own.
        extended = file.name.removesuffix('.symbols.json').partition('@')[2]
        made = {each['source'] for each in graph['relationships'] if each.get('sourceOrigin')}
        symbols = {}
        for data in graph['symbols']:
            name = data['identifier']['precise']
            if '::SYNTHESIZED::' not in name and name not in made:
                symbols[name] = Symbol(data, module, extended)
        for each in graph['relationships']:
            if each['kind'] in ('conformsTo', 'inheritsFrom') and each['source'] in symbols:
                target = each.get('targetFallback', '').split('.')[-1] or each['target']
                symbols[each['source']].conforms.append((each['target'], target))
        modules.setdefault(module, []).extend(symbols.values())
    for symbols in modules.values():
        symbols.sort(key=lambda each: (each.extended, each.path, each.id))
    return modules


def undocumented(modules):
    """Returns the symbols without a comment."""
    return [each for symbols in modules.values() for each in symbols
            if not each.comment.strip() and each.kind != 'swift.extension']
