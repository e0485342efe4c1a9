// Handwritten sliders to compare with the elements: no library, nothing superfluous.

const style = `
  .by-hand { position: relative; height: 40px; touch-action: none; cursor: pointer; }
  .by-hand > * { position: absolute; pointer-events: none; }
  .by-hand > .track { left: 0; right: 0; top: 18px; height: 4px; border-radius: 2px; background: #bbb; }
  .by-hand > .fill { left: 0; top: 17px; height: 6px; border-radius: 3px; background: #0a66d8; }
  .by-hand > .thumb { left: -12px; top: 8px; width: 24px; height: 24px; border-radius: 50%; background: #0a66d8; }`;

/** A number chosen by dragging a thumb: pointer, keys, ARIA, `input` and `change`. */
export class HandSlider {
  constructor({ min = 0, max = 100, step = 1, value = 50 } = {}) {
    Object.assign(this, { min, max, step, value });
    const piece = name => Object.assign(document.createElement('div'), { className: name });
    this.element = piece('by-hand');
    [this.fill, this.thumb] = [piece('fill'), piece('thumb')];
    this.element.append(piece('track'), this.fill, this.thumb);
    Object.assign(this.element, { role: 'slider', tabIndex: 0, ariaValueMin: String(min), ariaValueMax: String(max) });
    this.element.addEventListener('pointerdown', event => {
      this.box = this.element.getBoundingClientRect();
      this.start = this.value;
      this.element.setPointerCapture(event.pointerId);
      this.go(event.clientX);
    });
    this.element.addEventListener('pointermove', event => {
      if (this.box) this.go(event.clientX);
    });
    this.element.addEventListener('pointerup', () => {
      this.box = null;
      if (this.value !== this.start) this.element.dispatchEvent(new Event('change', { bubbles: true }));
    });
    this.element.addEventListener('keydown', ({ key }) => {
      const way = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[key];
      if (way) this.set(this.value + way * this.step);
    });
    this.draw();
  }

  go(x) {
    this.set(this.min + (x - this.box.left) / this.box.width * (this.max - this.min));
  }

  set(wanted) {
    const { min, max, step } = this;
    const value = Math.min(Math.max(min + Math.round((wanted - min) / step) * step, min), max);
    if (value === this.value) return;
    this.value = value;
    this.draw();
    this.element.dispatchEvent(new Event('input', { bubbles: true }));
  }

  draw() {
    const share = `${(this.value - this.min) / (this.max - this.min) * 100}%`;
    this.fill.style.width = this.thumb.style.left = share;
    this.element.ariaValueNow = String(this.value);
  }
}

/** A number chosen by a scale under a cursor, with marks and numbers redrawn on a canvas in each frame. */
export class HandRuler {
  constructor({ min = 0, max = 100, pitch = 12, value = 50 } = {}) {
    Object.assign(this, { min, max, pitch, value });
    this.element = document.createElement('canvas');
    this.element.style.cssText = 'display: block; width: 100%; height: 80px';
    Object.assign(this.element, { role: 'slider', tabIndex: 0, ariaValueMin: String(min), ariaValueMax: String(max) });
    this.context = this.element.getContext('2d');
  }

  /** Call in the next frame after insertion. */
  fit() {
    this.element.width = this.element.clientWidth * devicePixelRatio;
    this.element.height = 80 * devicePixelRatio;
  }

  /** Moves, fires `input`, and draws. */
  go(value) {
    this.value = value;
    this.element.ariaValueNow = String(value);
    this.element.dispatchEvent(new Event('input', { bubbles: true }));
    this.draw();
  }

  draw() {
    const { context, value, pitch, min, max } = this;
    const { width, height } = this.element;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, width, height);
    context.scale(devicePixelRatio, devicePixelRatio);
    context.fillStyle = '#222';
    context.font = '13px sans-serif';
    context.textAlign = 'center';
    const [middle, tenth] = [width / devicePixelRatio / 2, pitch / 10];
    const reach = middle / tenth;
    const last = Math.min(Math.ceil(value * 10 + reach), max * 10);
    for (let mark = Math.max(Math.floor(value * 10 - reach), min * 10); mark <= last; mark += 1) {
      const x = Math.round(middle + (mark - value * 10) * tenth);
      const isUnit = mark % 10 === 0;
      context.fillRect(x, 10, isUnit ? 2 : 1, isUnit ? 27 : mark % 5 === 0 ? 19 : 11);
      if (isUnit) context.fillText(String(mark / 10), x, 54);
    }
  }
}

/** Adds the style of its elements. */
export function dressByHand() {
  document.head.append(Object.assign(document.createElement('style'), { textContent: style }));
}
