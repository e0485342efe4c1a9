#!/usr/bin/env bash
# Answers a gigabyte of scripts as lines, in order and in constant memory, with and without threads. Takes a
# minute or two, so it is not part of `.ci/run`.
#   Scripts/check/stream.sh [--install] [MEGABYTES] [JOBS…]
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/check/needs.sh
needs python3:python3
megabytes=${1:-1024}
shift || true
detent=${DETENT:-.build/release/detent}
python3 - "$detent" "$megabytes" "${@:-1 2}" <<'END'
import os, subprocess, sys, threading, time

detent, megabytes = sys.argv[1], int(sys.argv[2])
MOST = 40  # MB per run, whatever the input size


def gestures():
    """A thousand scripts of a hundred events; every run repeats them under other ids."""
    state = 2
    for _ in range(1000):
        x, events = 188.0, ['[0,"d",0,188,40]']
        for _ in range(98):
            state = (state * 1664525 + 1013904223) % 2**32
            x += (state >> 16) % 160 / 10 - 8
            events.append(f'[{7500 + (state >> 8) % 1000},"m",0,{x:.1f},40]')
        events.append('[8000,"u",0]')
        yield ('","gesture":1,"range":[0,100],"value":50,"tick":"unit","unit-width":10,'
               '"unit":"us","ev":[' + ",".join(events) + "]}\n").encode()


def feed(pipe, bodies, count):
    for first in range(0, count, len(bodies)):
        numbers = range(first, min(first + len(bodies), count))
        pipe.write(b"".join(b'{"id":"g/%d' % n + bodies[n % len(bodies)] for n in numbers))
    pipe.close()


def run(bodies, count, jobs):
    start = time.monotonic()
    process = subprocess.Popen([detent, "stream", "--digest-only", "--jobs", jobs],
                               stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    threading.Thread(target=feed, args=(process.stdin, bodies, count), daemon=True).start()
    digests, wrong, answers = [None] * len(bodies), 0, 0
    for line in process.stdout:
        head = b'{"id":"g/%d","ok":true,"digest":"' % answers
        digest = line[len(head):-3]
        slot = answers % len(bodies)
        digests[slot] = digests[slot] or digest
        wrong += not line.startswith(head) or digest != digests[slot]
        answers += 1
    _, status, usage = os.wait4(process.pid, 0)
    return status, answers, wrong, usage, time.monotonic() - start, digests


bodies = list(gestures())
count = megabytes * 2**20 // (sum(map(len, bodies)) // len(bodies) + 16)
failed, first = False, None
for jobs in " ".join(sys.argv[3:]).split():
    status, answers, wrong, usage, seconds, digests = run(bodies, count, jobs)
    first = first or digests
    memory = usage.ru_maxrss / (1024 if sys.platform == "linux" else 2**20)
    processor = usage.ru_utime + usage.ru_stime
    failed |= status != 0 or answers != count or wrong > 0 or memory > MOST or digests != first
    print(f"stream: {megabytes} MB, {count} scripts, jobs {jobs}: {answers} answers, {wrong} out of order or "
          f"wrong, {memory:.0f} MB of memory, {seconds:.0f} s, {processor:.0f} s of processor, "
          f"{count * 100 / processor / 1e6:.2f} million events a second and processor")
sys.exit(failed)
END
