// How much larger `zoom` shows an element, where the browser does not say.

/**
 * What boxes of an element are told too small by, because of `zoom` of the element and of all around it. Browsers that do not know
 * `currentCSSZoom`, as WebKitGTK, tell boxes in the element's own points, and places of events in those of the window.
 * @param {Element} element
 * @returns {number} 1 where boxes are told as events are
 */
export function zoomOf(element) {
  if ('currentCSSZoom' in element) return 1;
  let zoom = 1;
  for (let each = element; each; each = each.assignedSlot ?? each.parentElement ?? each.getRootNode().host) {
    zoom *= Number(getComputedStyle(each).zoom) || 1;
  }
  return zoom;
}
