#!/usr/bin/env bash
# Checks that no event allocates: compares each workload of `detent bench` at some number of events and
# at ten times as many. Reading scripts allocates, which shows that the count works. Needs glibc, whose
# `malloc` the command counts.
#   Scripts/check/allocations.sh [--install]
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/check/needs.sh
needs python3:python3
detent=${DETENT:-.build/release/detent}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for events in 20000 200000; do
  "$detent" bench --events $events --passes 1 --format json >"$work/$events.json"
done
python3 - "$work/20000.json" "$work/200000.json" <<'END'
import json, sys

rows = [row for path in sys.argv[1:] for row in json.load(open(path))["rows"]]
counts = {(row["name"], row["events"]): row["allocations_per_event"] for row in rows}
texts = ["script", "stream"]
engine = {key: count for key, count in counts.items() if key[0] not in texts}
wrong = [f"{name}: {count} for each of {events} events"
         for (name, events), count in engine.items() if count != 0]
if not all(count > 0 for key, count in counts.items() if key[0] in texts):
    wrong.append("the count does not work: reading a script allocates nothing")
print("\n".join(f"allocations: {line}" for line in wrong), end="\n" if wrong else "")
print(f"allocations: 0 in {sum(events for _, events in engine)} events of "
      f"{len({name for name, _ in engine})} workloads" if not wrong else
      f"allocations: {len(wrong)} wrong")
sys.exit(bool(wrong))
END
