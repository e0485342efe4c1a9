// A slider of a few lines, and its driver: detent fuzz --control slider --driver "node Examples/drivers/plain.mjs".
import { createInterface } from "node:readline";

class Slider {
  constructor(settings) {
    this.settings = { range: [0, 100], step: null, layout: "ltr", ...settings };
    this.pointer = null;
    this.told = [];
    this.value = this.before = this.nearest(settings.value);
  }

  nearest(value) {
    const [low, high] = this.settings.range, { step } = this.settings;
    value = Math.min(Math.max(value, low), high);
    if (!step) return value;
    const last = Math.floor((high - low) / step + 1e-9);
    return Math.min(low + Math.min(Math.floor((value - low) / step + 0.5), last) * step, high);
  }

  change(value) {
    if (this.nearest(value) === this.value) return;
    this.value = this.nearest(value);
    this.told.push(["changed", this.value]);
  }

  pointerEvent({ e, id, x }) {
    if (e === "down" && this.pointer === null) [this.pointer, this.before] = [id, this.value];
    if (id !== this.pointer) return;
    const [low, high] = this.settings.range, share = x / this.settings.viewport[0];
    const place = this.settings.layout === "rtl" ? 1 - share : share;
    this.change(e === "cancel" ? this.before : low + place * (high - low));
    if (e === "up" || e === "cancel") this.pointer = null;
  }

  key(name) {
    const [low, high] = this.settings.range, right = this.settings.layout === "rtl" ? -1 : 1;
    const steps = { ArrowUp: 1, ArrowDown: -1, ArrowRight: right, ArrowLeft: -right, PageUp: 10, PageDown: -10,
      Home: -Infinity, End: Infinity };
    const step = this.settings.step || (high - low) / 100 || 1;
    if (this.pointer === null && name in steps) this.change(this.value + steps[name] * step);
  }

  set(name, value) {
    if (name === "value") return void (this.value = this.before = this.nearest(value));
    this.settings[name] = value;
    this.change(this.value);
    this.before = this.nearest(this.before);
  }
}

const can = { name: "plain slider 1", has: ["pointer", "pointers", "cancel", "key", "set"], tells: ["changed"],
  settings: ["range", "step", "layout"] };
let slider;
for await (const text of createInterface({ input: process.stdin })) {
  const line = JSON.parse(text);
  if (line.end) break;
  if (line.new) slider = new Slider(line.new);
  else if (line.set) slider.set(line.set, line.to);
  else if (line.e === "key") slider.key(line.key);
  else slider.pointerEvent(line);
  console.log(JSON.stringify({ value: slider.value, effects: slider.told.splice(0), ...(line.new && can) }));
}
