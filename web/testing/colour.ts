/** An element's rendered colour as its strongest channel; self-contained, so that it can be sent to a page. */
export function colourOfElement(
  element: Element,
  property: 'color' | 'outlineColor' = 'color',
): 'red' | 'green' | 'blue' {
  const brush = document.createElement('canvas').getContext('2d');
  if (!brush) throw new Error('no canvas');
  brush.fillStyle = getComputedStyle(element)[property];
  brush.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data;
  const strongest = Math.max(red, green, blue);
  return red === strongest ? 'red' : green === strongest ? 'green' : 'blue';
}
