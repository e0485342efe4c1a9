"""Driver process started by detent: relays lines to the test that owns the control, and returns the
answers."""
from __future__ import annotations

import socket
import sys


def main(path: str) -> None:
    with socket.socket(socket.AF_UNIX) as test:
        test.connect(path)
        answers = test.makefile("rb")
        for line in sys.stdin.buffer:
            test.sendall(line)
            if line.startswith(b'{"end"'):
                break
            answer = answers.readline()
            if not answer:
                sys.exit(1)
            sys.stdout.buffer.write(answer)
            sys.stdout.buffer.flush()


if __name__ == "__main__":
    main(sys.argv[1])
