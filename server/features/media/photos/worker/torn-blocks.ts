import type { Pixels } from './libheif-memory.ts';

/** Sides of blocks lie on multiples of it. */
const GRID = 16;

/** So much more than to the neighbours on either side is a step that a camera does not see along a whole side of a block. */
const STEP = 20;
const TIMES_ITS_SURROUNDINGS = 4;

/**
 * How many sides of blocks of a picture are torn: along all of them the picture jumps, though it is smooth on both sides. Data
 * that went wrong decodes into such blocks; whole pictures have few, unless they are drawn.
 */
export function tornSides({ bytes, stride, width, height }: Pixels, channels: number): number {
  let torn = 0;
  for (let y = GRID; y + GRID < height; y += GRID) {
    for (let x = GRID; x + GRID < width; x += GRID) {
      // Green is most of what is seen as brightness.
      const at = y * stride + x * channels + 1;
      if (isTorn(bytes, at, channels, stride)) torn += 1;
      if (isTorn(bytes, at, stride, channels)) torn += 1;
    }
  }
  return torn;
}

/** Whether the side that begins at a place is torn: `across` leads over it, `along` follows it. */
function isTorn(bytes: Uint8Array, start: number, across: number, along: number): boolean {
  let jump = 0;
  let around = 0;
  for (let step = 0, at = start; step < GRID; step += 1, at += along) {
    const before = bytes[at - across] ?? 0;
    const behind = bytes[at] ?? 0;
    jump += Math.abs(behind - before);
    around += Math.abs(before - (bytes[at - 2 * across] ?? 0));
    around += Math.abs((bytes[at + across] ?? 0) - behind);
  }
  return jump > STEP * GRID && 2 * jump > TIMES_ITS_SURROUNDINGS * around;
}
