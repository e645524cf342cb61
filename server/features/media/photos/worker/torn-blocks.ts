import type { Pixels } from './libheif-memory.ts';

/** Block edges lie on multiples of this. */
const GRID = 16;

/**
 * An edge this much stronger than those on both sides is a step that no camera sees along a whole
 * block.
 */
const STEP = 20;
const TIMES_ITS_SURROUNDINGS = 4;

/**
 * Counts the torn edges of blocks: the picture jumps along all of them, although it is smooth on
 * both sides. Data that went wrong decodes into such blocks; intact pictures have few, unless they
 * are drawings.
 */
export function tornSides({ bytes, stride, width, height }: Pixels, channels: number): number {
  let torn = 0;
  for (let y = GRID; y + GRID < height; y += GRID) {
    for (let x = GRID; x + GRID < width; x += GRID) {
      // Green makes up most of perceived brightness.
      const at = y * stride + x * channels + 1;
      if (isTorn(bytes, at, channels, stride)) torn += 1;
      if (isTorn(bytes, at, stride, channels)) torn += 1;
    }
  }
  return torn;
}

/** Judges the edge that begins at a place: `across` leads over it, `along` follows it. */
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
