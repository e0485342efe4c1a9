// Minification of style sheets inside scripts, and of names that no page can know.

const squeezed = (style) => style
  .replace(/\/\*[^]*?\*\//g, '')
  .replace(/\s+/g, ' ')
  .replace(/ ?([{};,]) ?/g, '$1')
  .replace(/ ([*/]) (?=[^{}]*\))/g, '$1')
  .replace(/: /g, ':')
  .replace(/;}/g, '}')
  .replace(/\b0\./g, '.')
  .trim();

/** Short names of the custom properties of the sheets' own. @type {Map<string, string>} */
const short = new Map();

function shortened(all, name) {
  if (!short.has(name)) short.set(name, `--_${short.size.toString(36)}`);
  return short.get(name);
}

/** Minifies constants called `style` or `…Style` in a script, and renames custom properties that begin with `--_`. */
export const squeezeStyles = (script) => script
  .replace(/(\bconst \w*[sS]tyle = `)([^`$]*)`/g, (_, head, style) => `${head}${squeezed(style)}\``)
  .replace(/--_([a-z]+)/g, shortened);

/** Names of members that scripts of the elements share, and nothing outside of them knows: esbuild shortens them. */
export const innerNames = new RegExp(`^(${[
  'admit', 'answer', 'areInPlace', 'catchUp', 'changed', 'chosen', 'current', 'cuts', 'describe', 'describeGroup',
  'during', 'engine', 'engineChanged', 'fallBehind', 'flush', 'forget', 'frame', 'frames', 'functions', 'give',
  'hasTurns', 'hear', 'hears', 'inForce', 'insisted', 'internals', 'isDirty', 'isDisabled', 'isInForm', 'isMissing',
  'isMoving', 'isRequired', 'isStale', 'isTrack', 'isUpright', 'isWatched', 'labelled', 'look', 'made', 'makePicture',
  'marked', 'measure', 'measured', 'nextEffect', 'observers', 'offsets', 'ownSettings', 'partState', 'paste',
  'picture', 'place', 'plain', 'prefersReducedMotion', 'prepare', 'probe', 'problem', 'reconfigure', 'reflect',
  'report', 'reportedEntries', 'reporting', 'request', 'resized', 'restyle', 'room', 'says', 'scratch', 'scrolled',
  'settle', 'sizes', 'spoken', 'stage', 'styleSheet', 'supply', 'surroundings', 'takeDefault', 'takeFor', 'takes',
  'takeSize', 'takeStyle', 'takeView', 'unwatch', 'validate', 'valueChanged', 'verbs', 'views', 'watch',
].join('|')})$`);
