// Costs of many elements: creation, a frame while all move, and memory.
import { readFile } from 'node:fs/promises';

/** Markup of one of many. */
export const crowd = {
  ruler: '<detent-ruler aria-label="A" min="0" max="100" value="50"></detent-ruler>',
  rating: '<detent-rating aria-label="A" value="2"></detent-rating>',
  slider: '<detent-slider aria-label="A" min="0" max="100" value="50"></detent-slider>',
  dial: '<detent-dial aria-label="A" min="0" max="100" value="50"></detent-dial>',
  native: '<input type="range" aria-label="A" min="0" max="100" value="50" style="display: block">',
};

/**
 * Creates `count` elements; hand-written ones without markup.
 * @returns {Promise<{shown: number, work: number}>} milliseconds to the second frame, and those of script, style and layout
 */
export async function create(page, html, count) {
  await page.evaluate(() => { document.getElementById('box').replaceChildren(); gc(); });
  await page.frames(4);
  const before = await page.metrics();
  const shown = await page.evaluate(async (html, count) => {
    const box = document.getElementById('box');
    await new Promise(requestAnimationFrame);
    const start = performance.now();
    if (html) box.innerHTML = html.repeat(count);
    else box.append(...Array.from({ length: count }, () => new HandSlider().element));
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return performance.now() - start;
  }, html, count);
  const after = await page.metrics();
  const work = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'].reduce((sum, name) => sum + after[name] - before[name], 0);
  return { shown, work: work * 1000 };
}

/** Script milliseconds per frame while `count` rulers coast; hand-written ones move equally far in each frame. */
export async function animate(page, { count, isByHand = false, isSeen = true, frames = 60 }) {
  await page.evaluate(async (count, isByHand, isSeen) => {
    const box = document.getElementById('box');
    box.replaceChildren();
    box.style.cssText = `columns: 6; width: 1240px; column-gap: 8px; margin-top: ${isSeen ? 0 : 5000}px`;
    scrollTo(0, 0);
    const many = (make) => Array.from({ length: count }, make);
    if (isByHand) {
      const rulers = many(() => new HandRuler({ max: 1e6, pitch: 120, value: 100 }));
      box.append(...rulers.map(({ element }) => element));
      await new Promise(requestAnimationFrame);
      for (const ruler of rulers) ruler.fit();
      window.isOver = false;
      const step = () => {
        for (const ruler of rulers) ruler.go(ruler.value + 0.05);
        if (!window.isOver) requestAnimationFrame(step);
      };
      step();
      return;
    }
    box.innerHTML = '<detent-ruler aria-label="A" min="0" max="1000000" value="100" deceleration="0.9999"></detent-ruler>'.repeat(count);
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    for (const ruler of box.children) {
      const start = performance.now();
      const at = step => ({ time: start + step, pointer: 1, source: 'touch', x: 190 - step, y: 15 });
      ruler.perform({ type: 'down', ...at(0) });
      for (let step = 8; step <= 48; step += 8) ruler.perform({ type: 'move', ...at(step) });
      ruler.perform({ type: 'up', ...at(48) });
    }
  }, count, isByHand, isSeen);
  await page.frames(10);
  const before = await page.metrics();
  const seconds = await page.evaluate(async frames => {
    const start = performance.now();
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
    return (performance.now() - start) / 1000;
  }, frames);
  const after = await page.metrics();
  const { pixels, moving } = await page.evaluate(() => {
    window.isOver = true;
    const box = document.getElementById('box');
    const canvases = [...box.children].map(each => each.shadowRoot?.querySelector('canvas') ?? each);
    return {
      pixels: canvases.reduce((sum, { width, height }) => sum + width * height, 0),
      moving: [...box.children].filter(each => each.control?.state.phase === 'coasting').length };
  });
  await page.evaluate(() => { document.getElementById('box').replaceChildren(); document.getElementById('box').style.cssText = ''; });
  return { script: (after.ScriptDuration - before.ScriptDuration) * 1000 / frames, rate: frames / seconds, pixels, moving };
}

/** Private bytes of a process. */
async function privateBytes(process) {
  const text = await readFile(`/proc/${process}/smaps_rollup`, 'utf8');
  return [...text.matchAll(/^Private_(?:Clean|Dirty): +(\d+) kB$/gm)].reduce((sum, [, kilobytes]) => sum + Number(kilobytes) * 1024, 0);
}

/** Bytes of the processes that show pages. */
export async function memory(browser) {
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo');
  const shown = processInfo.filter(({ type }) => type === 'renderer' || type === 'GPU');
  return (await Promise.all(shown.map(({ id }) => privateBytes(id)))).reduce((sum, each) => sum + each, 0);
}
