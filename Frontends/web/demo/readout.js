// The value in large figures, and further state of the engine below. Written after a change, at most
// once a frame; nothing runs otherwise.

const words = new Intl.NumberFormat('en', { maximumFractionDigits: 1, useGrouping: false });

/** Number of decimals that distinguish the possible values. */
function decimals(smallest) {
  if (!(smallest > 0)) return 1;
  for (let digits = 0; digits < 4; digits += 1) {
    const scaled = smallest * 10 ** digits;
    if (Math.abs(scaled - Math.round(scaled)) < 1e-9) return digits;
  }
  return 2;
}

/** Smallest difference of values; for continuous ones a power of ten, at most range / 500. */
function smallest({ granularity, step, fractions = 1, lowerBound, upperBound }) {
  if (granularity !== undefined) return granularity;
  return step === null ? 10 ** Math.floor(Math.log10((upperBound - lowerBound) / 500)) : step / fractions;
}

export class Readout {
  #element;
  #output;
  #state;
  #isDue = false;

  constructor(element, output, state) {
    this.#element = element;
    this.#output = output;
    this.#state = state;
    const due = () => this.#due();
    element.control.observe({ effect: due, handle: due, update: due });
    this.#write();
  }

  #due() {
    if (this.#isDue) return;
    this.#isDue = true;
    requestAnimationFrame(() => {
      this.#isDue = false;
      this.#write();
    });
  }

  #write() {
    const { control } = this.#element;
    const { configuration, state } = control;
    // A slider's state has parts, each with a value; others have one.
    const parts = Array.from({ length: state.partCount ?? 1 }, (_, part) => (state.partCount ? control.part(part) : state));
    const digits = decimals(smallest(configuration));
    const figure = ({ preview, value }) => (preview ?? value).toFixed(digits).replace('-', '−');
    this.#output.textContent = parts.map(figure).join(' – ');
    const facts = [state.phase];
    for (const { velocity } of parts) if (velocity) facts.push(`${words.format(velocity)} px/s`);
    for (const { target, value } of parts) {
      if (target !== undefined && target !== value) facts.push(`to ${words.format(target)}`);
    }
    if (state.preview !== null && state.preview !== undefined) facts.push('preview');
    if (state.turns) facts.push(`turn ${state.turns}`.replace('-', '−'));
    this.#state.textContent = facts.join(' · ');
  }
}
