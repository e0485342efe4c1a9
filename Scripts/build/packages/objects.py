#!/usr/bin/env python3
"""Compiles the modules of a product to objects that are the same bytes in every build.

    Scripts/build/packages/objects.py TARGET FOLDER

Run in the root of the package. FOLDER/NAME.o is written for TARGET and each target that it depends on.

Swift 6.3 allocates registers and orders some functions by addresses in its own memory. Builds differed with the random
layout of memory, the length of paths, the modules in a searched folder, and the contents of the module cache. `swift
build` compiles two modules at once into one folder, so each compiler finds another state. Here each module has a folder
and a cache of its own, finds only the folders of its dependencies, and is compiled without random layout (`setarch -R`)
and with a fixed environment. The caller chooses a working folder of fixed length.
"""
import concurrent.futures
import graphlib
import json
import os
import pathlib
import shutil
import subprocess
import sys

SWIFT = ["-emit-module", "-c", "-parse-as-library", "-whole-module-optimization", "-num-threads", "0", "-Osize",
         "-gnone", "-swift-version", "6", "-package-name", "detent", "-DSWIFT_PACKAGE", "-static-stdlib"]
CLANG = ["-c", "-O2", "-fPIC"]
# The entry's name as SwiftPM chooses it; the linker makes it `main`.
ENTRY = ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "detent_main"]


def fixed_layout():
    """Returns the command that runs another without random layout of memory; empty where that is not allowed."""
    command = [shutil.which("setarch") or "setarch", "-R"]
    try:
        if subprocess.run([*command, "true"], stderr=subprocess.DEVNULL).returncode == 0:
            return command
    except FileNotFoundError:
        pass
    print("objects: addresses cannot be fixed here (setarch -R), so a second build may have other bytes", file=sys.stderr)
    return []


def needed(targets, name, found):
    """Returns a target and all targets that it depends on, each once."""
    if name not in found:
        found.append(name)
        for other in targets[name].get("target_dependencies", []):
            needed(targets, other, found)
    return found


def command(targets, name, folder):
    """Returns the compiler's command for one target."""
    target = targets[name]
    sources = [str(pathlib.Path(target["path"], source)) for source in target["sources"]]
    others = needed(targets, name, [])[1:]
    if target["module_type"] == "ClangTarget":
        return [shutil.which("clang"), *CLANG, "-I", f"{target['path']}/include", *sources, "-o", str(folder / f"{name}.o")]
    own = folder / name
    own.mkdir(parents=True)
    searched = [word for other in sorted(others) for word in ("-I", str(
        f"{targets[other]['path']}/include" if targets[other]["module_type"] == "ClangTarget" else folder / other))]
    return [shutil.which("swiftc"), *SWIFT, "-module-name", name, *searched,
            "-emit-module-path", str(own / f"{name}.swiftmodule"), "-module-cache-path", str(own / "cache"), *(ENTRY if target["type"] == "executable" else []),
            *sources, "-o", str(folder / f"{name}.o")]


def run(words):
    """Runs a compiler; its errors end the build."""
    done = subprocess.run(words, env={"PATH": "/usr/bin:/bin"}, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(done.stdout[-4000:] + done.stderr[-4000:])


def main():
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    name, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    described = json.loads(subprocess.run(["swift", "package", "describe", "--type", "json"], check=True,
                                          capture_output=True, text=True).stdout)
    targets = {target["name"]: target for target in described["targets"]}
    order = graphlib.TopologicalSorter({each: targets[each].get("target_dependencies", [])
                                        for each in needed(targets, name, [])})
    order.prepare()
    layout = fixed_layout()
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        running = {}
        while order.is_active():
            for each in sorted(order.get_ready(), key=lambda each: -len(targets[each]["sources"])):
                running[pool.submit(run, [*layout, *command(targets, each, folder)])] = each
            done, _ = concurrent.futures.wait(running, return_when=concurrent.futures.FIRST_COMPLETED)
            for future in done:
                future.result()
                order.done(running.pop(future))


if __name__ == "__main__":
    main()
