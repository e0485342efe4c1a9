"""tmux in a terminal of our own: what is typed goes in as bytes, what shows comes out as text."""
import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import termios
import time

CONFIGURATION = """
set -g mouse on
set -g status off
set -g default-terminal tmux-256color
set -ga terminal-overrides ",*:Tc"
set -g bell-action any
set -s escape-time 0
set -g remain-on-exit on
"""


class Tmux:
    """One session of tmux, with one program in it, and a server of its own: the last one may not be gone yet."""

    count = 0

    def __init__(self, work, command, columns=80, rows=24, environment=None):
        Tmux.count += 1
        self.socket = f"{work}/{Tmux.count}.tmux"
        with open(f"{work}/tmux.conf", "w") as file:
            file.write(CONFIGURATION)
        self.output = bytearray()
        self.mouse_bytes = 0
        settings = " ".join(f"{key}={value}" for key, value in (environment or {}).items())
        words = ["tmux", "-S", self.socket, "-f", f"{work}/tmux.conf", "-u", "new-session",
                 "-x", str(columns), "-y", str(rows), f"cd {work}; {settings} {command}"]
        surroundings = dict(os.environ, TERM="xterm-256color", LC_ALL="C.UTF-8", COLORTERM="truecolor")
        for name in ["TMUX", "NO_COLOR", "LANG"]:
            surroundings.pop(name, None)
        self.client, self.terminal = pty.fork()
        if self.client == 0:
            os.execvpe("tmux", words, surroundings)
        self.resize(columns, rows)

    def tmux(self, *words):
        done = subprocess.run(
            ["tmux", "-S", self.socket, *words], capture_output=True, encoding="utf-8")
        return done.stdout

    def resize(self, columns, rows):
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def pause(self, seconds):
        """Lets time pass, and takes what tmux writes meanwhile."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            if select.select([self.terminal], [], [], left)[0]:
                try:
                    self.output += os.read(self.terminal, 65536)
                except OSError:
                    return

    def type(self, text):
        os.write(self.terminal, text.encode())

    def mouse(self, code, column, row, end="M"):
        report = f"\x1b[<{code};{column};{row}{end}"
        self.mouse_bytes += len(report)
        self.type(report)

    def drag(self, columns, row, step=0.012, hold=0.0):
        """Presses, moves from column to column, waits, and lets go."""
        self.mouse(0, columns[0], row)
        for column in columns[1:]:
            self.pause(step)
            self.mouse(32, column, row)
        if hold:
            self.hold(hold)
        self.mouse(0, columns[-1], row, "m")

    def hold(self, seconds):
        """Stands still, from when all of a drag shows: a busy machine may take its time."""
        before = None
        while (screen := self.wait("dragging")) != before:
            before = screen
            self.pause(0.05)
        self.pause(seconds)

    def screen(self, colors=False):
        return self.tmux("capture-pane", "-p", "-N", *(["-e"] if colors else []))

    def wait(self, wanted, seconds=60.0):
        """Waits until something shows: a text, or what a function finds in the screen. On a busy machine that takes
        as long as it takes."""
        found = wanted if callable(wanted) else lambda screen: wanted in screen
        end = time.monotonic() + seconds
        while True:
            screen = self.screen()
            if found(screen):
                return screen
            assert time.monotonic() < end, f"{wanted} does not show:\n{screen}"
            self.pause(0.03)

    def flags(self):
        """What a program may have left changed: 0 1 0 0 1 is as it should be."""
        return self.tmux(
            "display-message", "-p",
            "#{alternate_on} #{cursor_flag} #{mouse_any_flag} #{mouse_sgr_flag} #{wrap_flag}").strip()

    def process(self, name, seconds=60.0):
        """The process of a program in the pane, as soon as it runs."""
        end = time.monotonic() + seconds
        while (found := self.running(name)) is None:
            assert time.monotonic() < end, f"no {name} runs"
            self.pause(0.05)
        return found

    def running(self, name):
        shell = int(self.tmux("display-message", "-p", "#{pane_pid}"))
        pids = [shell]
        while pids:
            pid = pids.pop(0)
            try:
                with open(f"/proc/{pid}/comm") as file:
                    if file.read().strip() == name:
                        return pid
                with open(f"/proc/{pid}/task/{pid}/children") as file:
                    pids += map(int, file.read().split())
            except (FileNotFoundError, ProcessLookupError):
                continue
        return None

    def close(self):
        self.tmux("kill-server")
        self.pause(0.1)
        os.close(self.terminal)
        try:
            os.kill(self.client, signal.SIGKILL)
        except ProcessLookupError:
            pass
        os.waitpid(self.client, 0)
