"""Prints the systems and modules of a package for Scripts/check/swiftui/systems.sh.

Usage: modules.py FILE, which holds the output of `swift package dump-package`.
A line is `system NAME VERSION`, or `module NAME FOLDER views|tools`; each module follows those it needs.
"""

import json
import pathlib
import sys

package = json.load(open(sys.argv[1]))
for platform in package["platforms"]:
    name = {"visionos": "xros"}.get(platform["platformName"], platform["platformName"])
    print("system", name, platform["version"])

targets = {
    target["name"]: target
    for target in package["targets"]
    if target["type"] != "test" and not (target.get("path") or "").startswith("Tests/")
}


def folder(name):
    return targets[name].get("path") or f"Sources/{name}"


def needs(name):
    for dependency in targets[name]["dependencies"]:
        other = (dependency.get("byName") or dependency.get("target"))[0]
        if other in targets:
            yield other


def all_needs(name):
    return {name}.union(*(all_needs(other) for other in needs(name)))


views = all_needs("DetentUI")
printed = set()


def show(name):
    if name in printed:
        return
    printed.add(name)
    for other in needs(name):
        show(other)
    if any(pathlib.Path(folder(name)).rglob("*.swift")):
        print("module", name, folder(name), "views" if name in views else "tools")


for target in targets:
    show(target)
