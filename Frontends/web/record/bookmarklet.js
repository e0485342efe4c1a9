// The recorder as a bookmarklet: the second use, or its button, stops and saves.
import { Recorder } from '../record.js';

/** Property of the window with the function that stops, for the second use. */
const place = Symbol.for('detent recorder');

function begin() {
  const sign = document.createElement('button');
  // The policy of a page may forbid inline styles in markup, and HTML from text.
  sign.style.cssText = 'all:initial;position:fixed;right:0;bottom:0;z-index:2147483647;padding:8px;background:#b00;color:#fff';
  sign.textContent = 'Recording. Stop and save';
  const { title } = document;
  const recorder = new Recorder(null, { title, ignores: ({ target }) => target === sign });
  sign.onclick = window[place] = () => {
    window[place] = null;
    sign.remove();
    recorder.save();
  };
  document.documentElement.append(sign);
}

(window[place] ?? begin)();
