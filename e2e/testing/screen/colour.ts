import type { Locator } from '@playwright/test';

/** A text's colour, or another one of its look, by its strongest part. */
export const colourOf = (text: Locator, property: 'color' | 'outlineColor' = 'color') =>
  text.evaluate((element, name) => {
    const brush = document.createElement('canvas').getContext('2d');
    if (!brush) throw new Error('no canvas');
    brush.fillStyle = getComputedStyle(element)[name];
    brush.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data;
    const strongest = Math.max(red, green, blue);
    return red === strongest ? 'red' : green === strongest ? 'green' : 'blue';
  }, property);
