// The value in large figures, and in a line below what else the engine knows. Written when something has happened, once
// a frame; nothing runs while nothing does.

const words = new Intl.NumberFormat('en', { maximumFractionDigits: 1, useGrouping: false });

/** How many decimals tell apart what can be shown. */
function decimals(smallest) {
  if (!(smallest > 0)) return 1;
  for (let digits = 0; digits < 4; digits += 1) {
    const scaled = smallest * 10 ** digits;
    if (Math.abs(scaled - Math.round(scaled)) < 1e-9) return digits;
  }
  return 2;
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
    element.control.observe({ effect: due, handle: due, setValue: due, configure: due });
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
    const shown = state.preview ?? state.value;
    const smallest = configuration.granularity ?? configuration.step / configuration.fractions;
    this.#output.textContent = shown.toFixed(decimals(smallest)).replace('-', '−');
    const { phase, velocity, target } = state;
    const facts = [phase];
    if (velocity) facts.push(`${words.format(velocity)} px/s`);
    if (target !== undefined && target !== state.value) facts.push(`to ${words.format(target)}`);
    if (state.preview !== null && state.preview !== undefined) facts.push('preview');
    this.#state.textContent = facts.join(' · ');
  }
}
