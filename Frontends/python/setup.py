"""Adds the library to the package, and tags the wheel with the systems on which it runs."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_py import build_py

HERE = Path(__file__).resolve().parent
MISSING = """the library is missing, and there is no swiftc to build it. Do one of these:
- install a wheel instead, which has the library inside
- install Swift 6.2 or later for Linux (https://www.swift.org/install/linux), with clang and binutils, and try again
- let DETENT_LIBRARY name a libdetent.so.1 that is built already"""


def library(work: str) -> Path:
    """Returns the library: the named one, or one built from the sources in an sdist."""
    named = os.environ.get("DETENT_LIBRARY")
    if named:
        if not Path(named).is_file():
            sys.exit(f"detent: DETENT_LIBRARY names {named}, and there is no such file")
        return Path(named)
    sources = next((each for each in (HERE / "library", HERE.parents[1]) if (each / "Scripts/build/c.sh").exists()), None)
    if sources is None or shutil.which("swiftc") is None:
        sys.exit(f"detent: {MISSING}")
    subprocess.run([str(sources / "Scripts/build/c.sh"), work], check=True, stdout=sys.stderr)
    return Path(work) / "libdetent.so.1"


class BuildWithLibrary(build_py):
    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return  # the package finds .build-c itself
        with tempfile.TemporaryDirectory() as work:
            placed = Path(self.build_lib) / "detent" / "libdetent.so"
            self.mkpath(str(placed.parent))
            shutil.copyfile(library(work), placed)
            placed.chmod(0o755)


class TrueWheel(bdist_wheel):
    """A wheel for every Python 3, and for systems whose glibc satisfies the library."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.root_is_pure = False

    def get_tag(self) -> tuple[str, str, str]:
        placed = next(Path(self.bdist_dir or ".").rglob("libdetent.so"), None) if self.bdist_dir else None
        if placed is None:  # called before the library exists
            return ("py3", "none", f"linux_{os.uname().machine}")
        versions = re.findall(rb"GLIBC_(\d+)\.(\d+)", placed.read_bytes())
        # pip supports manylinux from glibc 2.5 on; that of x86-64 starts at 2.2.5.
        major, minor = max([(2, 5), *((int(major), int(minor)) for major, minor in versions)])
        return ("py3", "none", f"manylinux_{major}_{minor}_{os.uname().machine}")


class WithLibrary(Distribution):
    def has_ext_modules(self) -> bool:
        return True


driver = "detent_driver" if (HERE / "detent_driver").exists() else "../drivers/python/detent_driver"
setup(
    distclass=WithLibrary,
    cmdclass={"build_py": BuildWithLibrary, "bdist_wheel": TrueWheel},
    packages=["detent", "detent.generated", "detent_driver"],
    package_dir={"detent_driver": driver},
    package_data={"detent": ["py.typed"], "detent_driver": ["py.typed"]},
)
