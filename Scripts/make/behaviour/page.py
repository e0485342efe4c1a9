"""The page: one HTML file with filters, a section per control, and animations of broken laws."""
import base64
import html

from data import AUTHORITIES, cell, groups

HEAD = """<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>How sliders behave</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { margin: 2rem auto; max-width: 72rem; padding: 0 1rem; }
fieldset { border: 1px solid #8884; display: inline-block; margin: 0 0.5rem 0.5rem 0; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.85rem; }
th, td { border-bottom: 1px solid #8884; padding: 0.1rem 0.6rem; text-align: left; white-space: nowrap; }
thead th { vertical-align: bottom; }
.kept { color: light-dark(#162, #6d7); } .broken { color: light-dark(#b11, #f88); font-weight: bold; }
.not-met, .not-tried { color: light-dark(#666, #aaa); }
pre { background: #8882; font-size: 0.85rem; overflow: auto; padding: 0.6rem; }
img { max-width: 100%; }
[hidden] { display: none; }
</style>
<main>
<h1>How sliders behave</h1>
<p>The laws that each control keeps and breaks, tested by <code>detent probe</code> and <code>detent fuzz</code> with real input. <em>kept
(N)</em>: the law applied in N scripts, and holds. <em>not met</em>: the law did not apply in any script. <em>not tried</em>: the control lacks, or
its driver does not report, something that the law needs. <a href="laws.md">laws.md</a> explains each law.</p>
"""
SCRIPT = """<script>
// Without it all is shown.
const boxes = [...document.querySelectorAll('input')];
const show = () => {
  const on = kind => new Set(boxes.filter(box => box.name === kind && box.checked).map(box => box.value));
  const [authorities, results, controls] = ['authority', 'result', 'control'].map(on);
  for (const each of document.querySelectorAll('[data-authority]')) each.hidden = !authorities.has(each.dataset.authority);
  for (const each of document.querySelectorAll('[data-control]')) {
    const has = (each.dataset.results ?? '').split(' ').some(result => results.has(result));
    each.hidden = !controls.has(each.dataset.control) || !has;
  }
};
document.querySelector('form').hidden = false;
for (const box of boxes) box.addEventListener('input', show);
show();
</script>
"""


def write_page(controls):
    return HEAD + filters(controls) + "".join(tables(controls)) + "".join(map(section, controls)) + "</main>\n" + SCRIPT + "</html>\n"


def filters(controls):
    def choices(legend, name, words):
        boxes = "".join(f'<label><input type="checkbox" name="{name}" value="{word}" checked> {html.escape(text)}</label> '
                        for word, text in words)
        return f"<fieldset><legend>{legend}</legend>{boxes}</fieldset>\n"
    return ("<form hidden>\n" + choices("laws", "authority", AUTHORITIES.items())
            + choices("controls with", "result", [("broken", "broken laws"), ("whole", "no broken law")])
            + "<details><summary>controls</summary>"
            + choices("controls", "control", [(control["name"], control["title"]) for control in controls]) + "</details></form>\n")


def results(control):
    return "broken" if any(law["result"] == "broken" for law in control["laws"]) else "whole"


def tables(controls):
    for authority, title, laws in groups(controls):
        yield f'<section data-authority="{authority}"><h2>{title}</h2><div class="wide" role="region" aria-label="{title}" tabindex="0"><table><thead><tr><th>control</th>'
        yield "".join(f"<th>{law['law']}<br>{html.escape(law['name'])}</th>" for law in laws) + "</tr></thead>\n"
        for control in controls:
            known = {law["law"]: law for law in control["laws"]}
            yield f'<tr data-control="{control["name"]}" data-results="{results(control)}"><th>'
            yield f'<a href="#{control["name"]}">{html.escape(control["title"])}</a></th>'
            yield "".join(data(control, known.get(law["law"])) for law in laws) + "</tr>\n"
        yield "</table></div></section>\n"


def data(control, law):
    text = cell(law)
    kind = (law["result"] if law else "not tried").replace(" ", "-")
    if kind == "broken":
        text = f'<a class="broken" href="#{control["name"]}-{law["law"]}">{text}</a>'
    why = f' title="needs {html.escape(law["needs"])}"' if law and law.get("needs") else ""
    return f'<td class="{kind}"{why}>{text}</td>'


def section(control):
    name = control["name"]
    text = (f'<section id="{name}" data-control="{name}" data-results="{results(control)}"><h2>{html.escape(control["title"])}</h2>\n'
            f'<p>{control["probes"]} probes and {control["scripts"]} random scripts on {control["day"]}. To test it: '
            f'<code>detent probe --driver "Examples/drivers/run {name}"</code></p>\n')
    for law in control["laws"]:
        if law["result"] != "broken":
            continue
        text += (f'<div data-authority="{law["authority"]}"><h3 id="{name}-{law["law"]}">{law["law"]} {html.escape(law["name"])}</h3>\n'
                 f'<p class="broken">{html.escape(law["finding"])}</p>\n<p>{html.escape(law["note"].strip())}</p>\n')
        if law.get("film"):
            film = base64.b64encode(law["film"].encode()).decode()
            text += f'<img alt="animation of the script below" src="data:image/svg+xml;base64,{film}">\n'
        text += f'<pre tabindex="0">{html.escape(law["script"].strip())}</pre></div>\n'
    return text + "</section>\n"
