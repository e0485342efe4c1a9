"""Runs Detent on a control of this process, in a test with its own window or browser."""
from __future__ import annotations

import json
import os
import selectors
import shlex
import socket
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from typing import Any

from .wire import Can, Driver, Line, Make


class LawBroken(AssertionError):
    """A law is broken, or the laws could not be checked; the text is the report of detent."""


def run(make: Make, can: Can, *, cases: int = 30, seed: int = 1, laws: Sequence[str] | None = None,
        arguments: Sequence[str] | None = None, detent: str | None = None) -> str:
    """Checks laws on a control, and returns the report of detent; raises LawBroken if one is broken.

    make and can are those of `serve`: `run(*functions(…))` for a control of three functions. `laws` are the names of the
    laws to check; `arguments` replace all other arguments of detent; `detent` is the command, by default DETENT of the
    environment. Lines are answered on the calling thread, as toolkits require. Not available on Windows.
    """
    words = list(arguments or []) or ["fuzz", "--cases", str(cases), "--seed", str(seed)] + (["--laws", ",".join(laws)] if laws else [])
    with tempfile.TemporaryDirectory() as folder, socket.socket(socket.AF_UNIX) as server:
        path = os.path.join(folder, "driver")
        server.bind(path)
        server.listen()
        driver = shlex.join([sys.executable, "-m", f"{__package__}.relay", path])
        with open(os.path.join(folder, "report"), "w+") as report:
            program = os.environ.get("DETENT", "detent") if detent is None else detent
            command = [program, *words, "--driver", driver]
            environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
            process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=report, stderr=report, env=environment)
            answers = Answers(server, Driver(make, can))
            try:
                while process.poll() is None:
                    answers.wait(0.05)
            finally:
                answers.close()
                process.kill()
                status = process.wait()
            report.seek(0)
            text = report.read()
    if status:
        raise LawBroken(f"detent ended with status {status}\n\n{text}")
    return text


class Answers:
    """Answers the lines of all drivers with one control; each driver sees the state in which it left it."""

    def __init__(self, server: socket.socket, driver: Driver) -> None:
        self.server, self.driver = server, driver
        self.current: Link | None = None
        self.selector = selectors.DefaultSelector()
        self.selector.register(server, selectors.EVENT_READ)

    def wait(self, seconds: float) -> None:
        for key, _ in self.selector.select(seconds):
            if key.fileobj is self.server:
                connection, _ = self.server.accept()
                self.selector.register(connection, selectors.EVENT_READ, Link(connection))
            elif not self.answer(key.data):
                self.selector.unregister(key.fileobj)
                key.data.close()

    def answer(self, link: Link) -> bool:
        """Answers a line; returns True if another may follow."""
        try:
            text = link.lines.readline()
            if not text or "end" in (line := json.loads(text)):
                return False
            link.connection.sendall(json.dumps(self.do(link, line)).encode() + b"\n")
        except ConnectionError:
            return False  # Detent may end a driver at any time.
        return True

    def do(self, link: Link, line: Line) -> Line:
        if "new" in line:
            link.done.clear()
        elif self.current is not link:
            # After another driver has used the control, replay this one's lines.
            for before in link.done:
                self.driver.answer(before)
        self.current = link
        link.done.append(line)
        return self.driver.answer(line)

    def close(self) -> None:
        for key in list(self.selector.get_map().values()):
            if key.data:
                key.data.close()
        self.selector.close()


class Link:
    """A connection with a driver, and its lines since its last fresh control."""

    def __init__(self, connection: socket.socket) -> None:
        self.connection, self.lines = connection, connection.makefile("r")
        self.done: list[Line] = []

    def close(self) -> None:
        self.lines.close()
        self.connection.close()
