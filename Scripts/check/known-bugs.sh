#!/usr/bin/env bash
# Measures the laws by known bugs of public sliders and ratings, each mounted in a release before and after its fix, and by
# controls that are believed right.
#
#   Scripts/check/known-bugs.sh [--install] [--from FOLDER] [--results FOLDER] [--only WORD] [--output FILE] …    --help lists all
#
# No library is in this repository. Releases come from PyPI and npm, as far as this machine reaches them, into a cache
# (DETENT_KNOWN_BUGS, by default ~/.cache/detent-known-bugs). For others, --from names a folder with a package each, as npm
# unpacks it: FOLDER/NAME@VERSION/dist/…; the files that are needed are in known-bugs/releases.txt. What is not to be had is
# said, and does not count.
#
# Words for a bug:
#   found       a law of the bug's line in known-bugs/bugs.txt is broken before the fix in a way in which it is not broken after
#               it, by the probes and the same few random scripts. A way is what detent reports apart: the law, its sentence
#               without the numbers, and the verb. Other laws that are broken only before are named, and count for nothing.
#   masked      such a law is broken before, but also after, in the same ways
#   missed      none of them is broken before, or no law says the bug
#   not driven  the driver refuses the control, or no pointer moves it, before or after
#   not measured   --time was over; with --results a later run goes on from there
# Recall is found of found, masked and missed. Precision is the share of real faults of the broken laws of `must` and `aria`,
# of right controls (known-bugs/right.txt) and of the releases after a fix, each law once for each control; what is real is
# in known-bugs/findings.txt, judged by hand. Findings without a verdict count as false.
#
# Each control has one process of the driver, as the baseline was measured by one. R98 is left out, as it plays a copy for each
# line of a script, which takes three quarters of the time. Takes about half an hour with two processors that do nothing else.
#
# Needs node, Chromium and Python 3; DETENT names the command, by default .build/release/detent. known-bugs/baseline.txt is
# the report before any law or driver was changed for it, known-bugs/latest.txt the last one.
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/check/needs.sh
needs node:nodejs chromium:chromium python3:python3
DETENT=$(realpath "${DETENT:-.build/release/detent}")
exec python3 Scripts/check/known-bugs --detent "$DETENT" --cache "${DETENT_KNOWN_BUGS:-$HOME/.cache/detent-known-bugs}" "$@"
