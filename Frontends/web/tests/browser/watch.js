// Recorder of a page, from before its first script: activity, events of elements, and problems.
(() => {
  if (window.counts) return;
  window.counts = { frames: 0, timers: 0, vibrations: 0 };
  const wrap = (name, counted) => {
    const own = window[name].bind(window);
    window[name] = (...rest) => {
      window.counts[counted] += 1;
      return own(...rest);
    };
  };
  wrap('requestAnimationFrame', 'frames');
  wrap('setTimeout', 'timers');
  wrap('setInterval', 'timers');
  navigator.vibrate = () => {
    window.counts.vibrations += 1;
    return true;
  };

  window.heard = [];
  for (const type of ['input', 'change', 'tick', 'bound', 'began', 'ended', 'preview']) {
    document.addEventListener(type, ({ target, detail }) => {
      window.heard.push({ type, id: target.id, value: Number(target.value), ...detail });
    });
  }

  // Makes the private internals of elements accessible.
  window.internals = new WeakMap();
  const attach = HTMLElement.prototype.attachInternals;
  HTMLElement.prototype.attachInternals = function attachInternals() {
    const internals = attach.call(this);
    window.internals.set(this, internals);
    return internals;
  };

  // Box of an element in pixels of the window. Browsers without `currentCSSZoom` use the element's own points.
  window.shownAt = (element) => {
    const around = (each) => each.assignedSlot ?? each.parentElement ?? each.getRootNode().host;
    const zoomOf = (each) => (each ? (Number(getComputedStyle(each).zoom) || 1) * zoomOf(around(each)) : 1);
    const zoom = 'currentCSSZoom' in element ? 1 : zoomOf(element);
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x * zoom, y: y * zoom, width: width * zoom, height: height * zoom };
  };

  // For browsers that do not report problems to their driver.
  window.problems = [];
  addEventListener('error', ({ message, target }) => {
    if (message || target === window) window.problems.push(String(message));
  });
  addEventListener('unhandledrejection', ({ reason }) => window.problems.push(String(reason)));
  const error = console.error.bind(console);
  console.error = (...rest) => {
    window.problems.push(rest.join(' '));
    error(...rest);
  };
})();
