// A slider of a few lines, with its driver: detent fuzz --driver "node Examples/drivers/plain.mjs".
import { createInterface } from "node:readline";
const can = { name: "plain slider", has: ["pointer", "cancel", "key", "set"], tells: ["changed"], settings: ["range"] };
const steps = { ArrowUp: 1, ArrowRight: 1, PageUp: 10, End: Infinity, ArrowDown: -1, ArrowLeft: -1, PageDown: -10, Home: -Infinity };

class Slider {
  between = (value) => Math.min(Math.max(value, this.range[0]), this.range[1]);
  constructor({ value, viewport: [width], range = [0, 100] }) {
    Object.assign(this, { value, before: value, width, isHeld: false, reported: [] });
    this.set("range", range);
  }

  set(name, to) {
    this[name] = to; // The range or the value.
    this.before = this.between(name === "value" ? to : this.before);
    this.value = this.between(this.value);
  }

  choose(value) {
    if (this.between(value) !== this.value) this.reported.push(["changed", this.between(value)]);
    this.value = this.between(value);
  }

  pointer(kind, x) {
    const [low, high] = this.range;
    if (kind === "down") this.before = this.value;
    this.isHeld = kind === "down" || kind === "move";
    this.choose(kind === "cancel" ? this.before : low + (x / this.width) * (high - low));
  }
}

let slider;
for await (const text of createInterface({ input: process.stdin })) {
  const line = JSON.parse(text);
  if (line.new) slider = new Slider(line.new);
  if (line.set) slider.set(line.set, line.to);
  if (line.e === "key" && !slider.isHeld) slider.choose(slider.value + (steps[line.key] ?? 0));
  if ("x" in line) slider.pointer(line.e, line.x);
  console.log(JSON.stringify({ value: slider.value, effects: slider.reported.splice(0), ...(line.new && can) }));
}
