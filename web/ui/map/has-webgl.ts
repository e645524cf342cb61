/** True if this browser can draw a map. Asked before the library is loaded, as it cannot work without WebGL. */
export function hasWebGl(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch {
    return false;
  }
}
