"""The command behind known-bugs.sh."""
import argparse
import contextlib
import pathlib
import sys
import tempfile

sys.dont_write_bytecode = True
from fetch import Shelf
from measure import Measuring
from report import bugs, control, report, right


def main():
    parser = argparse.ArgumentParser(prog="Scripts/check/known-bugs.sh", description="Measures the laws by known bugs and by right controls.")
    parser.add_argument("--from", dest="folder", metavar="FOLDER", help="packages that are not to be fetched, as FOLDER/NAME@VERSION/")
    parser.add_argument("--cache", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--detent", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--offline", action="store_true", help="fetch nothing")
    parser.add_argument("--only", metavar="WORD", default="", help="only bugs and right controls with this word in their line")
    parser.add_argument("--cases", type=int, default=4, help="random scripts for each control beside the probes; default 4")
    parser.add_argument("--seed", type=int, default=1, help="their seed; default 1")
    parser.add_argument("--jobs", type=int, default=3, help="controls that are played side by side; default 3")
    parser.add_argument("--time", type=float, metavar="MINUTES", help="begins with no control after this time")
    parser.add_argument("--results", metavar="FOLDER", help="keeps what is measured there, and goes on from what is there already")
    parser.add_argument("--output", metavar="FILE", help="writes the report to a file, too")
    options = parser.parse_args()
    with contextlib.ExitStack() as stack:
        results = options.results or stack.enter_context(tempfile.TemporaryDirectory())
        measuring = Measuring(options.detent, Shelf(options.cache, options.folder, options.offline), results, options.cases, options.seed,
                              options.time if options.time is None else options.time * 60)
        chosen = [bug for bug in bugs() if options.only in " ".join(bug.values())]
        others = [text for text in right() if options.only in text]
        known = measuring.all([*(control(bug, which) for bug in chosen for which in ("before", "after")), *others], options.jobs)
    lines = []
    ran = report(known, chosen, others, lines.append)
    print("\n".join(lines))
    if options.output:
        pathlib.Path(options.output).write_text("\n".join(lines) + "\n")
    # It measures: it fails only if it could try nothing.
    return 0 if ran or others else 1


sys.exit(main())
