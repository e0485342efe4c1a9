"""Brings releases of libraries into a folder outside of the tree, one folder each: from PyPI and npm, or from a given folder."""
import os
import pathlib
import shutil
import subprocess
import tarfile
import tempfile
import zipfile

HERE = pathlib.Path(__file__).parent


def rows(name):
    """The lines of a table of this folder, as lists of cells."""
    lines = (HERE / name).read_text().splitlines()
    return [[cell.strip() for cell in line.split(" | ")] for line in lines if line.strip() and not line.startswith("#")]


class Missing(Exception):
    """A package that no registry and no folder has."""


class Shelf:
    """The releases that are to be had; each is fetched once.

    folder: the packages that are there already, as FOLDER/NAME@VERSION/, unpacked as npm would, or packed by npm or pip
    """

    def __init__(self, cache, folder=None, offline=False):
        self.cache, self.folder, self.offline = pathlib.Path(cache), folder and pathlib.Path(folder), offline
        self.sources, self.places, self.faults = {}, {}, {}
        for release, source, files in rows("releases.txt"):
            self.sources.setdefault(release, []).append((source, files.split()))

    def release(self, name):
        """The folder of a release, with the modules of this folder beside its files, and how it was had; or raises Missing."""
        if name not in self.places:
            self.places[name] = self.assemble(name)
        way = self.places[name]
        if isinstance(way, Missing):
            raise way
        return self.cache / "releases" / name, way

    def assemble(self, name):
        place, ways = self.cache / "releases" / name, []
        if name not in self.sources and not name.endswith("@browser"):
            return Missing(f"releases.txt has no {name}")
        place.mkdir(parents=True, exist_ok=True)
        for source, files in self.sources.get(name, []):
            try:
                package, way = self.package(source)
                copy(package, files, place)
            except Missing as fault:
                return fault
            ways.append(way)
        for module in (HERE / "mounts").iterdir():
            link = place / module.name
            link.unlink(missing_ok=True)
            link.symlink_to(module.resolve())
        return " and ".join(sorted(set(ways))) or "here"

    def package(self, source):
        """The folder with the files of a package, and how it was had."""
        registry, _, package = source.partition(":")
        given = self.folder and self.folder / package.replace("==", "@")
        if given and given.is_dir():
            return given, "folder"
        place = self.cache / "packages" / package
        if not place.is_dir():
            if self.offline or registry in self.faults:
                raise Missing(f"{package}: {self.faults.get(registry, 'nothing was fetched')}")
            with tempfile.TemporaryDirectory() as work:
                {"pypi": self.fetch_pypi, "npm": self.fetch_npm}[registry](package, work)
                self.unpack(package, pathlib.Path(work), place)
        return place, registry

    def fetch_pypi(self, package, work):
        # Old packages are made with a module that newer setuptools have dropped.
        constraint = pathlib.Path(work, "constraint")
        constraint.write_text("setuptools<70\n")
        self.call(package, ["python3", "-m", "pip", "--disable-pip-version-check", "download", "-q", "--no-deps", "-d", work, package],
                  {"PIP_CONSTRAINT": str(constraint)})

    def fetch_npm(self, package, work):
        try:
            self.call(package, ["npm", "pack", "--silent", "--fetch-retries=0", "--fetch-timeout=20000", "--pack-destination", work, package])
        except Missing:
            # One answer is enough.
            self.faults["npm"] = "npm gave nothing, and --from has no such folder"
            raise Missing(f"{package}: {self.faults['npm']}") from None

    def call(self, package, command, environment={}):
        try:
            result = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True, timeout=600)
        except (OSError, subprocess.TimeoutExpired) as fault:
            raise Missing(f"{package}: {fault}") from None
        if result.returncode:
            raise Missing(f"{package}: {(result.stderr.strip() or 'it failed').splitlines()[-1]}")

    def unpack(self, package, work, place):
        archives = [each for each in work.iterdir() if each.name != "constraint"]
        if not archives:
            raise Missing(f"{package}: nothing came")
        whole = work / "whole"
        if zipfile.is_zipfile(archives[0]):
            zipfile.ZipFile(archives[0]).extractall(whole)
        else:
            with tarfile.open(archives[0]) as archive:
                archive.extractall(whole, filter="data")
            # Their files are in one folder.
            whole = next(whole.iterdir())
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(whole, place)


def copy(package, files, place):
    """Links files of a package in the folder of a release: 'path', or 'path as name', or all for '*'."""
    words = iter(files)
    pairs = []
    for word in words:
        if word == "as":
            pairs[-1] = (pairs[-1][0], next(words))
        else:
            pairs.append((word, word.rsplit("/", 1)[-1]))
    if files == ["*"]:
        pairs = [(each.name, each.name) for each in package.iterdir()]
    for path, name in pairs:
        if not (package / path).exists():
            raise Missing(f"{package.name} has no {path}")
        (place / name).unlink(missing_ok=True)
        (place / name).symlink_to((package / path).resolve())
