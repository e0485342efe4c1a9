"""A terminal without a display: input bytes reach the program unchanged, and output arrives when it is
read."""
import fcntl
import os
import pty
import select
import struct
import termios
import time


class Bare:
    """One program in its own terminal."""

    def __init__(self, work, words, columns=80, rows=24):
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.chdir(work)
            os.execvpe(words[0], words, dict(os.environ, TERM="xterm-256color", LC_ALL="C.UTF-8"))
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def type(self, text):
        os.write(self.terminal, text.encode())

    def read(self, seconds):
        """Reads until no output has come for this many seconds."""
        output = b""
        while select.select([self.terminal], [], [], seconds)[0]:
            try:
                output += os.read(self.terminal, 65536)
            except OSError:
                break
        return output

    def wait(self, wanted, seconds=60.0):
        """Reads until a text has come."""
        output, end = b"", time.monotonic() + seconds
        while wanted.encode() not in output:
            assert time.monotonic() < end, f"{wanted} does not come: {output[-200:]}"
            output += self.read(0.02)
        return output

    def written(self):
        """Returns the number of bytes that the program has written, read or not."""
        with open(f"/proc/{self.process}/io") as file:
            return int(next(line for line in file if line.startswith("wchar")).split()[1])

    def end(self):
        """Reads until the program has ended; returns its status."""
        while self.read(0.1) or os.waitid(
                os.P_PID, self.process, os.WEXITED | os.WNOHANG | os.WNOWAIT) is None:
            pass
        status = os.waitstatus_to_exitcode(os.waitpid(self.process, 0)[1])
        os.close(self.terminal)
        return status
