"""Prints which known bugs were found, how many right controls keep each law, recall, precision and seconds."""
from fnmatch import fnmatchcase
import re

from fetch import rows
from measure import Control

#: Authorities of laws that count for precision.
COUNTED = ("must", "aria")
#: Controls that a law has to have been tried on, to be more than a preference.
ENOUGH = 10


def bugs():
    """The table of bugs, as dictionaries."""
    names = ("tracker", "before", "after", "options", "laws", "what")
    return [dict(zip(names, row, strict=True)) for row in rows("bugs.txt")]


def control(bug, which):
    return Control(f"{bug[which]} {'' if bug['options'] == '-' else bug['options']}").text


def right():
    return [Control(row[0]).text for row in rows("right.txt")]


def broken_laws(result):
    return {law for law, (_, verdict) in result["laws"].items() if verdict == "broken"}


def ways(result):
    """The ways in which laws are broken, as detent tells them apart: the law, what is found without its numbers, and the verb."""
    found = set()
    for each in result["broken"]:
        lines, number = each["script"].splitlines(), each.get("line") or 0
        words = lines[number - 1].split() if 0 < number <= len(lines) else []
        verb = next((word for word in words if word.isalpha()), "")
        found.add((each["law"], re.sub(r"-?[\d.]+", "N", each["finding"].split("; pressed")[0]), verb))
    return found


def judge(bug, before, after):
    """The fate of a bug, as (word, explanation); the words are in the head of known-bugs.sh."""
    for result in (before, after):
        if "missing" in result:
            return "not measured" if "--time" in result["missing"] else "not to be had", result["missing"]
    for which, result in (("before", before), ("after", after)):
        if "undriven" in result:
            return "not driven", f"{which}: {result['undriven'][:150]}"
    expected = {law for law in bug["laws"].split() if law != "-"}
    was, stays = broken_laws(before), broken_laws(after)
    gone = {law for law in was - stays if after["laws"].get(law, ["", ""])[1] == "kept"}
    others = f"; broken only before, and not by this bug: {listed(gone - expected)}" if gone - expected else ""
    if expected & gone:
        return "found", listed(expected & gone) + others
    mended = {law for law, _, _ in ways(before) - ways(after) if law in expected and after["laws"].get(law, ["", ""])[1] == "broken"}
    if mended:
        return "found", listed(mended) + ", in another way than after the fix" + others
    if expected & was:
        return "masked", f"{listed(expected & was)} broken before and after" + others
    return "missed", (f"{listed(expected)} not broken" if expected else "no law says it") + others


def listed(laws):
    return ", ".join(sorted(laws, key=lambda law: (law[0], len(law), law)))


def print_bugs(results, chosen, out):
    """Prints a line for each bug; returns how many there are of each word."""
    counts = {}
    for bug in chosen:
        before, after = (results[control(bug, which)] for which in ("before", "after"))
        word, why = judge(bug, before, after)
        counts.setdefault(word, []).append(bug)
        way = "" if word.startswith("not ") and word != "not driven" else f" [{before['way']}, {after['way']}]"
        out(f"{word:14} {bug['tracker']}: {bug['what']}")
        out(f"{'':14} {bug['before']} and {bug['after'].split('@')[1]}{way}: {why}")
    return counts


def print_right(results, others, out):
    """Prints for each law how many right controls could try it, and kept it."""
    tried, kept, authorities, breakers = {}, {}, {}, {}
    for text in others:
        result = results[text]
        if "missing" in result or "undriven" in result:
            out(f"right, and not judged: {text}: {result.get('missing') or result['undriven'][:200]}")
            continue
        for law, (authority, verdict) in result["laws"].items():
            authorities[law] = authority
            if verdict not in ("kept", "broken"):
                continue
            tried[law] = tried.get(law, 0) + 1
            kept[law] = kept.get(law, 0) + (verdict == "kept")
            if verdict == "broken":
                breakers.setdefault(law, []).append(text)
    out("")
    out("law    authority  kept by right controls")
    for law in sorted(tried, key=lambda law: (law[0], len(law), law)):
        few = "" if tried[law] >= ENOUGH else f"   tried by fewer than {ENOUGH}: as yet `detent`"
        out(f"{law:6} {authorities[law]:9}  {kept[law]} of {tried[law]}{few}")
    for law, texts in breakers.items():
        for text in texts if authorities[law] == "must" else []:
            verdict, why = verdict_of(text, law)
            if verdict != "real":
                out(f"A MUST THAT A RIGHT CONTROL BREAKS: {law}, {text}: {verdict}{', ' + why if why else ''}")


def verdict_of(text, law):
    """The verdict on a broken law of a control, by findings.txt: real, taste or false; unknown if it has none."""
    for pattern, laws, verdict, why in rows("findings.txt"):
        if law in laws.split() and any(fnmatchcase(text, each.strip()) for each in pattern.split(" or ")):
            return verdict, why
    return "unknown", ""


def print_findings(results, chosen, others, out):
    """Prints the verdicts on each broken law of `must` and `aria`, of right controls and of releases after a fix."""
    texts = dict.fromkeys([*others, *(control(bug, "after") for bug in chosen)])
    counts = {}
    out("")
    for text in texts:
        result = results[text]
        if "missing" in result or "undriven" in result:
            continue
        for law in sorted(broken_laws(result)):
            if result["laws"][law][0] not in COUNTED:
                continue
            verdict, why = verdict_of(text, law)
            counts[verdict] = counts.get(verdict, 0) + 1
            finding = next(each["finding"] for each in result["broken"] if each["law"] == law)
            out(f"{verdict:8} {law:4} {text}: {why or finding[:110]}")
    return counts


def report(results, chosen, others, out):
    """Prints all of it, for the bugs and right controls that were chosen; returns how many bugs ran."""
    counts = print_bugs(results, chosen, out)
    print_right(results, others, out)
    findings = print_findings(results, chosen, others, out)
    found = len(counts.get("found", []))
    ran = sum(len(counts.get(word, [])) for word in ("found", "masked", "missed"))
    all_bugs = [bug for each in counts.values() for bug in each]
    libraries = {bug["before"].split("@")[0] for word in ("found", "masked", "missed") for bug in counts.get(word, [])}
    total = sum(findings.values())
    out("")
    out(f"bugs: {len(all_bugs)} in the table, {ran} of {len(libraries)} libraries ran, " +
        ", ".join(f"{len(counts.get(word, []))} {word}" for word in ("found", "masked", "missed", "not driven", "not to be had", "not measured")))
    out(f"recall: {found} of {ran}" + (f", {found / ran:.2f}" if ran else ""))
    out(f"precision of must and aria: {findings.get('real', 0)} of {total}" + (f", {findings.get('real', 0) / total:.2f}" if total else "") +
        f"; {findings.get('taste', 0)} taste, {findings.get('false', 0)} false, {findings.get('unknown', 0)} not judged, counted as false")
    out(f"seconds: {sum(result.get('seconds', 0) for result in results.values()):.0f} of {len(results)} controls, some of them side by side")
    return ran
