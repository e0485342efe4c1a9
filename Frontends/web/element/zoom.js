// Magnification of an element by `zoom`, in browsers that do not report it.

/**
 * Returns the factor by which boxes of an element are reported too small, due to `zoom`. Browsers without
 * `currentCSSZoom`, such as WebKitGTK, report boxes in the element's own points, and events in points of the
 * window.
 * @param {Element} element
 * @returns {number} 1 if boxes and events use the same points
 */
export function zoomOf(element) {
  if ('currentCSSZoom' in element) return 1;
  let zoom = 1;
  for (let each = element; each; each = each.assignedSlot ?? each.parentElement ?? each.getRootNode().host) {
    zoom *= Number(getComputedStyle(each).zoom) || 1;
  }
  return zoom;
}
