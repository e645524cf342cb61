import sharp from 'sharp';
import type { RawPhoto } from './open-photo.ts';

const SIDE = 9;

/** A smaller difference between two grey values is the same wall in another light. */
const NOTICEABLE = 3;

/** In each direction this many of 64 differences must be noticeable, or the hash would say nothing. */
const TELLING = 16;

/**
 * A perceptual hash: 128 bits as '0' and '1', set if the picture grows lighter from each of 8 × 8
 * places to the right (the first 64), and downwards (the rest). Copies that were scaled, compressed
 * or slightly cropped differ in few bits. Null for a picture with too little in it, for example a
 * plain wall.
 */
export async function dhash({ data, info }: RawPhoto): Promise<string | null> {
  const grey = await sharp(data, { raw: info })
    .greyscale()
    .resize(SIDE, SIDE, { fit: 'fill' })
    .raw()
    .toBuffer();
  const right = differences(grey, 1);
  const down = differences(grey, SIDE);
  if (!isTelling(right) || !isTelling(down)) return null;
  return [...right, ...down].map((difference) => (difference > 0 ? '1' : '0')).join('');
}

/** The difference from each of the 8 × 8 places to the one `step` pixels further. */
function differences(grey: Buffer, step: number): number[] {
  const found: number[] = [];
  for (let y = 0; y < SIDE - 1; y += 1) {
    for (let x = 0; x < SIDE - 1; x += 1) {
      const at = y * SIDE + x;
      found.push((grey[at + step] ?? 0) - (grey[at] ?? 0));
    }
  }
  return found;
}

const isTelling = (all: number[]) =>
  all.filter((difference) => Math.abs(difference) >= NOTICEABLE).length >= TELLING;
