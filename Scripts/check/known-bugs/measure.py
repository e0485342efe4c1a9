"""Plays probes and random scripts on each control that the tables name, and keeps what detent reports."""
from concurrent.futures import ThreadPoolExecutor
import hashlib
import json
import os
import pathlib
import shlex
import signal
import subprocess
import sys
import threading
import time

from fetch import Missing

HERE = pathlib.Path(__file__).parent
ROOT = HERE.parents[2]
# Seconds that a control may take.
LIMIT = 600
# R98 plays a copy for each line of a script, which takes three quarters of the time on a page.
LAWS = "*,-R98"


class Control:
    """A control of the tables: 'library@version name=value… --option of the driver…'."""

    def __init__(self, text):
        self.release, *words = text.split()
        cut = next((index for index, word in enumerate(words) if word.startswith("--")), len(words))
        self.options, self.driver_options = words[:cut], words[cut:]
        self.library = self.release.split("@")[0]
        self.text = " ".join([self.release, *words])

    def driver(self, place):
        """The command of its driver."""
        script = place / f"{self.library}.py"
        if script.exists():
            return shlex.join(["env", f"PYTHONPATH={place}:{ROOT}/Frontends/drivers/python", "python3", "-P", str(script), *self.options])
        question = "?" + "&".join(self.options) if self.options else ""
        return shlex.join(["node", f"{ROOT}/Frontends/drivers/node/bin/detent-driver.mjs", "--mount",
                           f"{place}/{self.library}.mjs{question}", *self.driver_options])


class Measuring:
    """Measures controls, some side by side; what is in `results` already is not measured again."""

    def __init__(self, detent, shelf, results, cases, seed, limit=None):
        self.end = time.monotonic() + limit if limit is not None else None
        self.detent, self.shelf, self.results, self.cases, self.seed = detent, shelf, pathlib.Path(results), cases, seed
        self.results.mkdir(parents=True, exist_ok=True)
        self.fetching = threading.Lock()

    def all(self, texts, jobs):
        """The results of many controls, by their text."""
        texts = list(dict.fromkeys(Control(each).text for each in texts))
        with ThreadPoolExecutor(jobs) as pool:
            return dict(zip(texts, pool.map(self.result, texts)))

    def result(self, text):
        """The result of a control: `laws` by name, `broken`, `seconds`; or `missing` or `undriven`, with the reason."""
        control = Control(text)
        kept = self.results / (hashlib.sha1(control.text.encode()).hexdigest()[:16] + ".json")
        if kept.exists():
            return json.loads(kept.read_text())
        if self.end is not None and time.monotonic() > self.end:
            return {"control": control.text, "missing": "no time was left (--time)"}
        try:
            with self.fetching:
                place, way = self.shelf.release(control.release)
        except Missing as fault:
            return {"control": control.text, "missing": str(fault)}
        result = {"control": control.text, "way": way, **self.play(control.driver(place), kept.with_suffix(".report"))}
        kept.write_text(json.dumps(result, indent=1))
        known = result.get("undriven") or f"{len({each['law'] for each in result['broken']})} laws broken"
        print(f"{control.text}: {known}, {result['seconds']:.0f} s", file=sys.stderr, flush=True)
        return result

    def play(self, driver, report):
        begin = time.monotonic()
        report.unlink(missing_ok=True)
        command = [self.detent, "fuzz", "--seed", str(self.seed), "--cases", str(self.cases), "--laws", LAWS, "--no-shrink", "--quiet", "--regressions", "none",
                   "--read-only", "--waivers", "/dev/null", "--driver-timeout", "60s", "--driver-jobs", "1", "--format", f"json={report}", "--driver", driver]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, start_new_session=True)
        try:
            _, errors = process.communicate(timeout=LIMIT)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGTERM)
            return {"undriven": f"it took more than {LIMIT} s", "seconds": time.monotonic() - begin}
        seconds = time.monotonic() - begin
        said = " ".join(line.removeprefix("detent-driver: ") for line in errors.splitlines() if line.strip())[:600]
        if not report.exists():
            return {"undriven": said or f"status {process.returncode}", "seconds": seconds}
        judged = json.loads(report.read_text())
        result = {"seconds": seconds, "said": said, "laws": {each["law"]: [each["authority"], each["result"]] for each in judged["laws"]},
                  "broken": [{key: each.get(key) for key in ("law", "finding", "probe", "script", "line")} for each in judged["broken"]]}
        # A control that crashes on one script is judged by the others.
        met = [each for each in judged["laws"] if each["result"] in ("kept", "broken") and each["held"] and each["law"] != "W1"]
        if process.returncode == 6 or len(met) < 5:
            result["undriven"] = judged["verdict"]
        return result
