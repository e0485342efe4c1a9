"""tmux in a private terminal: input is bytes, output is text."""
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
    """One session of tmux with one program, and its own server, as the last one may still be exiting."""

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
        """Waits, and reads the output of tmux meanwhile."""
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
        """Presses, moves from column to column, waits, and releases."""
        self.mouse(0, columns[0], row)
        for column in columns[1:]:
            self.pause(step)
            self.mouse(32, column, row)
        if hold:
            self.hold(hold)
        self.mouse(0, columns[-1], row, "m")

    def hold(self, seconds):
        """Holds still once the whole drag is visible; a busy machine may take time."""
        before = None
        while (screen := self.wait("dragging")) != before:
            before = screen
            self.pause(0.05)
        self.pause(seconds)

    def screen(self, colors=False):
        return self.tmux("capture-pane", "-p", "-N", *(["-e"] if colors else []))

    def wait(self, wanted, seconds=60.0):
        """Waits until a text is visible, or a function of the screen returns a true value. Takes longer on a
        busy machine."""
        found = wanted if callable(wanted) else lambda screen: wanted in screen
        end = time.monotonic() + seconds
        while True:
            screen = self.screen()
            if found(screen):
                return screen
            assert time.monotonic() < end, f"{wanted} does not show:\n{screen}"
            self.pause(0.03)

    def flags(self):
        """Returns terminal flags that a program may have left changed; 0 1 0 0 1 is correct."""
        return self.tmux(
            "display-message", "-p",
            "#{alternate_on} #{cursor_flag} #{mouse_any_flag} #{mouse_sgr_flag} #{wrap_flag}").strip()

    def process(self, name, seconds=60.0):
        """Returns the process of a program in the pane, once it runs."""
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
