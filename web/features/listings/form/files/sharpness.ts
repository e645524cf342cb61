/** The long side for measuring sharpness: about what a phone shows of a photo. */
export const MEASURED_SIDE = 768;

/** Half a percent of a picture covers its edges, even if most of it is sky or a plain wall. */
const OF_EDGES = 0.005;

/**
 * Sharpness of a picture's edges, from its pixels of four bytes: the difference from their neighbours that half
 * a percent of the pixels exceed. Our pictures score at least 83; blurred by a radius of 2 in 2,048 pixels they
 * score 43 and more, by 4 from 17 to 33, by 6 under 18.
 */
export function sharpness(pixels: Uint8ClampedArray, width: number, height: number): number {
  // Green contributes most to perceived brightness.
  const at = (x: number, y: number) => pixels[(y * width + x) * 4 + 1] ?? 0;
  const counts = new Uint32Array(1024);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const around = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1);
      const index = Math.min(Math.abs(4 * at(x, y) - around), 1023);
      counts[index] = (counts[index] ?? 0) + 1;
    }
  }
  let left = (width - 2) * (height - 2) * OF_EDGES;
  for (let value = 1023; value > 0; value -= 1) {
    left -= counts[value] ?? 0;
    if (left < 0) return value;
  }
  return 0;
}

/** Below it everyone sees that a photo is blurred. */
export const BLURRED_BELOW = 20;
