// The page: an element of each kind, and panels that show one of them and its engine.
import { controls } from './controls.js';
import { offerExamples } from './examples.js';
import { Panel } from './panel.js';
import { Readout } from './readout.js';
import { showSnippet } from './snippet.js';
import { Tape } from './tape.js';
import { offerThemes } from './themes.js';
import { TracePaper } from './trace-paper.js';

const find = id => document.getElementById(id);

const elements = Object.keys(controls).map(find);
for (const element of elements) {
  element.addEventListener('error', ({ message }) => {
    Object.assign(find('problem'), { textContent: message, hidden: false });
  });
}
await Promise.all(elements.map(element => element.ready));
find('problem').remove();

/** Everything of one element. A script's settings do not change the panel. */
function subject(element, groups) {
  const show = () => {
    if (current?.element !== element || element.isScripted) return;
    showSnippet(element, find('code'), theme);
    find('options-problem').textContent = element.configurationProblem ?? '';
  };
  const panel = new Panel(element, groups, show);
  element.addEventListener('input', () => { if (!element.isScripted) panel.refresh(); });
  element.addEventListener('change', show);
  return { element, panel, show };
}

let current;
let theme = '';
const subjects = Object.fromEntries(
  Object.entries(controls).map(([name, { options }]) => [name, subject(find(name), options)]));

/** Shows an element in the panels. */
function choose(name) {
  if (current === subjects[name]) return;
  current = subjects[name];
  find('options').replaceChildren(current.panel.element);
  document.querySelector(`[name="subject"][value="${name}"]`).checked = true;
  current.panel.refresh();
  current.show();
}

for (const input of document.querySelectorAll('[name="subject"]')) {
  input.addEventListener('change', () => choose(input.value));
}
for (const [name, { element }] of Object.entries(subjects)) {
  element.addEventListener('began', () => choose(name));
}

offerThemes((name) => {
  theme = name;
  current.show();
});

const trace = new TracePaper(find('trace'));
for (const { element } of Object.values(subjects)) {
  trace.follow(element);
  new Readout(element, find(`${element.id}-readout`), find(`${element.id}-state`));
}

const tape = new Tape({
  done: () => {
    current.panel.refresh();
    current.show();
  },
  subject: name => (name ? (choose(name), subjects[name]) : current).element,
  record: find('record'), replay: find('replay'), script: find('script'), golden: find('golden'),
  report: find('report') });
offerExamples(find('examples'), (script, golden) => tape.load(script, golden));

find('clear-trace').addEventListener('click', () => trace.clear());
find('copy-code').addEventListener('click', () => navigator.clipboard.writeText(find('code').textContent));
find('copy-script').addEventListener('click', () => navigator.clipboard.writeText(find('script').value));
find('save-script').addEventListener('click', () => tape.save());

choose('ruler');
window.ready = true;
