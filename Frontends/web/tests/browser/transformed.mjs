// Elements in boxes that are turned, mirrored, scaled, skewed, zoomed or in perspective, with pins.
import assert from 'node:assert/strict';

export const transforms = {
  'none': '',
  'turned to stand upright': 'transform: rotate(-90deg)',
  'turned by 30 degrees': 'transform: rotate(30deg)',
  'upside down': 'rotate: 180deg',
  'mirrored': 'transform: scaleX(-1)',
  'scaled unevenly': 'scale: 0.5 1.5',
  'skewed': 'transform: skew(20deg, -10deg)',
  'zoomed': 'zoom: 1.5',
  'zoomed and turned': 'zoom: 1.5; transform: rotate(30deg)',
  'tilted': 'transform: perspective(600px) rotateY(45deg) rotateX(20deg)',
};

export const elements = {
  ruler: '<detent-ruler id="r" min="0" max="100" value="50" unit-width="40" style="width: 333.4px"></detent-ruler>',
  rating: '<detent-rating id="r" value="2"></detent-rating>',
  slider: '<detent-slider id="r" value="25" step="1"></detent-slider>',
  dial: '<detent-dial id="r" value="25" press="jump"></detent-dial>',
};

/** An element in a transformed box, with a pin at a position of the element; inside two outer boxes if nested. */
export const shown = (element, style, [x, y], around = '') => `<div style="${around}"><div style="padding: 200px"><div style="${style};
  position: relative; width: fit-content">${element}<div id="pin" style="position: absolute; left: ${x}px; top: ${y}px; width: 0;
  height: 0; pointer-events: none"></div></div></div></div>`;

/**
 * Window position of the pin, and its position on the stage. The pin moves by less than a pixel to a whole one, as WebDriver
 * requires.
 */
export const pinned = (stand) => stand.page.evaluate(() => {
  const shown = () => Object.values(window.shownAt(pin)).slice(0, 2);
  const goal = shown().map(Math.round);
  const place = [pin.offsetLeft, pin.offsetTop];
  const put = ([left, top]) => Object.assign(pin.style, { left: `${left}px`, top: `${top}px` });
  for (let tries = 0; tries < 5; tries += 1) {
    put(place);
    const [x, y] = shown();
    const [[a, b], [c, d]] = [[1, 0], [0, 1]].map(([right, down]) => {
      put([place[0] + right, place[1] + down]);
      const [across, along] = shown();
      return [across - x, along - y];
    });
    const [wantedX, wantedY, area] = [goal[0] - x, goal[1] - y, a * d - b * c];
    place[0] += (wantedX * d - wantedY * c) / area;
    place[1] += (wantedY * a - wantedX * b) / area;
  }
  put(place);
  const { offsetLeft, offsetTop } = r.shadowRoot?.querySelector('.stage') ?? r;
  window.places = [];
  r.control?.observe({ handle: ({ type, x, y }) => (type === 'down' || type === 'move') && places.push({ type, x, y }) });
  return { shown: goal, place: [place[0] - offsetLeft, place[1] - offsetTop] };
});

/** Half a point was required. Firefox is accurate to 0.06 points in perspective, the others to 0.03. */
export const error = 0.1;
export const near = (place, { x, y }, what) => assert.ok(
  Math.hypot(place[0] - x, place[1] - y) < error, `${what}: ${x},${y} is not ${place}`);
