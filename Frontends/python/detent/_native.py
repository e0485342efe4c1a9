"""The functions of the C interface through ctypes; internal."""

from __future__ import annotations

import ctypes as c
import os
from pathlib import Path
from types import GeneratorType

from .generated.structures import *
from .generated.structures import FUNCTIONS, Sink

#: Sends effects to the generator passed as the context of the call. ctypes would print an exception
#: raised before a function's first line, as by Ctrl-C, and go on; a generator is already inside a
#: ``try``.
send = Sink(GeneratorType.send)

#: Version of the header for which this package was written.
ABI_VERSION = 1


def _candidates() -> list[str]:
    """Possible paths of the library, the best first."""
    named = os.environ.get("DETENT_LIBRARY")
    if named:
        return [named]
    here = Path(__file__).resolve().parent
    beside = [here, *(folder / ".build-c" for folder in here.parents[2:3])]
    there = [str(folder / "libdetent.so") for folder in beside]
    return [path for path in there if Path(path).exists()] + ["libdetent.so.1"]


def _load() -> c.CDLL:
    candidates = _candidates()
    try:
        loaded = c.CDLL(candidates[0])
    except OSError as error:
        raise ImportError(
            f"{error}: run Scripts/build/c.sh, or let DETENT_LIBRARY name libdetent.so"
        ) from None
    try:
        version = loaded.detent_abi_version
    except AttributeError:
        raise ImportError(f"{candidates[0]} is not the library of detent.h") from None
    version.restype = c.c_uint32
    if version() < ABI_VERSION:
        raise ImportError(f"{candidates[0]} is older than this package")
    _declare(loaded)
    return loaded


def _declare(loaded: c.CDLL) -> None:
    """Declares the arguments of the functions to ctypes, which then rejects others."""
    for name, (result, arguments) in FUNCTIONS.items():
        function = getattr(loaded, f"detent_{name}")
        function.restype, function.argtypes = result, arguments


library = _load()
