/** Whether this browser can draw a map: asked before the library is loaded, which cannot do without. */
export function hasWebGl(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch {
    return false;
  }
}
