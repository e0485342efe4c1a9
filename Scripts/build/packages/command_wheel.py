"""Writes a wheel that contains the command and its data: `pip install` puts it where programs go.

command_wheel.py PROGRAM DATA VERSION MACHINE FOLDER

DATA is a folder, which becomes share/detent of the environment.
The program needs no library, so any Linux will do; manylinux_2_5 is the oldest tag that pip knows. Times are taken from
SOURCE_DATE_EPOCH.
"""

import base64
import hashlib
import os
import pathlib
import sys
import time
import zipfile

METADATA = """\
Metadata-Version: 2.1
Name: detent-command
Version: {version}
Summary: The command detent: replays gestures on controls, and tries laws on them
License: Apache-2.0
Requires-Python: >=3.10
"""
WHEEL = """\
Wheel-Version: 1.0
Generator: command_wheel
Root-Is-Purelib: false
Tag: py3-none-{platform}
"""


def main() -> None:
    program, shared, version, machine, folder = sys.argv[1:]
    platform = f"manylinux_2_5_{machine}"
    stem = f"detent_command-{version}"
    info, when = f"{stem}.dist-info", time.gmtime(int(os.environ["SOURCE_DATE_EPOCH"]))[:6]
    paths = sorted(path for path in pathlib.Path(shared).rglob("*") if path.is_file())
    files = [
        (f"{stem}.data/scripts/detent", pathlib.Path(program).read_bytes(), 0o755),
        *((f"{stem}.data/data/share/detent/{path.relative_to(shared).as_posix()}", path.read_bytes(), 0o644) for path in paths),
        (f"{info}/licenses/LICENSE", pathlib.Path("LICENSE").read_bytes(), 0o644),
        (f"{info}/METADATA", METADATA.format(version=version).encode(), 0o644),
        (f"{info}/WHEEL", WHEEL.format(platform=platform).encode(), 0o644),
    ]
    record = "".join(f"{name},sha256={digest(data)},{len(data)}\n" for name, data, _ in files) + f"{info}/RECORD,,\n"
    with zipfile.ZipFile(f"{folder}/{stem}-py3-none-{platform}.whl", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as wheel:
        for name, data, mode in [*files, (f"{info}/RECORD", record.encode(), 0o644)]:
            entry = zipfile.ZipInfo(name, when)
            entry.external_attr, entry.compress_type = (0o100000 | mode) << 16, zipfile.ZIP_DEFLATED
            wheel.writestr(entry, data, compresslevel=9)


def digest(data: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


main()
