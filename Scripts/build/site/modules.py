#!/usr/bin/env python3
"""Prints the modules of the library products of Package.swift, one per line, including those that they re-export by
'@_exported import'. Skips C modules: their header is their reference."""
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[3]


def products():
    """Returns the library products with their targets, in the order of Package.swift."""
    text = (ROOT / 'Package.swift').read_text(encoding='utf-8')
    found = re.findall(r'\.library\(\s*name: "(\w+)",[^\[]*targets: \[([^\]]*)\]', text)
    return {name: re.findall(r'"(\w+)"', targets) for name, targets in found}


def folder(target):
    text = (ROOT / 'Package.swift').read_text(encoding='utf-8')
    path = re.search(r'\.target\(\s*name: "%s"(?:(?!\.target\(|\.testTarget\().)*?path: "([^"]+)"' % target, text, re.S)
    return ROOT / (path[1] if path else f'Sources/{target}')


def handed_on(target):
    """Returns the modules that a target re-exports."""
    found = []
    for file in sorted(folder(target).rglob('*.swift')):
        found += re.findall(r'^@_exported import (\w+)', file.read_text(encoding='utf-8'), re.M)
    return found


def modules():
    order = []

    def add(target):
        if target not in order and list(folder(target).rglob('*.swift')) and not target.startswith('CDetent'):
            order.append(target)
            for other in handed_on(target):
                add(other)
    for targets in products().values():
        for target in targets:
            add(target)
    return order


if __name__ == '__main__':
    print('\n'.join(modules()))
