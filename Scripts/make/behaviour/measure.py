"""Tests one control through its driver, and writes the results as JSON."""
import datetime
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path


def measure(root, name, cases, jobs):
    """Tests a control, and writes Guides/behaviour/NAME.json with animations of the broken laws."""
    tool = Detent(root, name, jobs)
    probed = tool.probe()
    laws = {law["law"]: law for law in probed["laws"]}
    fuzzed = tool.fuzz(cases)
    for law, (finding, script) in fuzzed["broken"].items():
        if laws[law]["result"] != "broken":
            laws[law] |= {"result": "broken", "finding": finding, "script": script, "probe": None}
    for law, held in fuzzed["held"].items():
        laws[law]["held"] += held
        if laws[law]["result"] == "not met" and held:
            laws[law]["result"] = "kept"
    for law in laws.values():
        if law["result"] == "broken":
            law["film"] = tool.film(law["script"])
        for member in ("replay", "scripts"):
            law.pop(member, None)
    record = {"name": name, "title": probed["subject"], "day": datetime.date.today().isoformat(),
            "probes": probed["played"], "refused": probed["refused"], "scripts": fuzzed["scripts"],
            "laws": list(laws.values())}
    path = root / f"Guides/behaviour/{name}.json"
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(record, indent=1, ensure_ascii=False) + "\n")
    broken = [law["law"] for law in laws.values() if law["result"] == "broken"]
    print(f"{name}: {record['probes']} probes, {record['scripts']} scripts, broken: {', '.join(broken) or 'none'}", flush=True)


class Detent:
    """The command with a driver."""

    def __init__(self, root, name, jobs):
        self.root, self.name = root, name
        self.command = os.environ.get("DETENT", f"{root}/.build/release/detent")
        self.driver = ["--driver", f"Examples/drivers/run {name}", "--driver-timeout", "30s", "--driver-jobs", str(jobs)]

    def run(self, *words):
        return subprocess.run([self.command, *words, *self.driver], cwd=self.root, text=True, stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE)

    def fail(self, run):
        sys.exit(f"behaviour-table: {self.name}: status {run.returncode}\n{run.stdout[-500:]}\n{run.stderr[-1000:]}")

    def probe(self):
        run = self.run("probe", "--format", "json")
        if run.returncode not in (0, 1):
            self.fail(run)
        return json.loads(run.stdout)

    def fuzz(self, cases):
        """Returns the number of scripts, the number in which each law was tested, and the broken laws, each with the
        shortest script."""
        if cases == 0:
            return {"scripts": 0, "held": {}, "broken": {}}
        with tempfile.TemporaryDirectory() as folder:
            run = self.run("fuzz", "--no-probes", "--seed", "1", "--cases", str(cases), "--stats", "--regressions", folder)
            scripts = {path.name.split("-")[0]: path.read_text() for path in Path(folder).glob("*.gesture")}
        count = re.search(r"^(\d+) scripts.*\s*\Z", run.stdout, re.M)
        if run.returncode not in (0, 1, 6) or not count:
            self.fail(run)
        kept = " ".join(re.findall(r"^kept: (.*(?:\n  .*)*)", run.stdout, re.M))
        held = {law: int(number) for law, number in re.findall(r"(\w+) \((\d+)\)", kept)}
        broken = {}
        for law, finding in re.findall(r"^FAIL (\w+) .*\n(?:  .*\n)??  (.*)\n", run.stdout, re.M):
            if law in scripts:
                lines = [line for line in scripts[law].split("\n") if not line.startswith("#")]
                broken[law] = (self.finding(run.stdout, law), "\n".join(lines))
            else:
                print(f"{self.name}: {law} was broken once and not again: {finding}", flush=True)
        return {"scripts": int(count[1]), "held": held, "broken": broken}

    @staticmethod
    def finding(report, law):
        """Returns the finding of a law, which follows its sentence."""
        return re.search(rf"^FAIL {law} .*\n  .*\n  (.*)\n", report, re.M)[1]

    def film(self, script):
        """Returns an animation of the control playing the script; None if it is too long."""
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "script.gesture"
            path.write_text(script)
            run = self.run("draw", "--film", f"{folder}/film.svg", str(path))
            return (Path(folder) / "film.svg").read_text() if run.returncode == 0 else None
