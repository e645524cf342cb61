import sharp from 'sharp';
import type { Random } from './random.ts';

const GRID = { width: 24, height: 18 };

/** A small JPEG of blurred patches; no two drawn from one source have the same content. */
export function newPhoto(random: Random): Promise<Buffer> {
  const bytes = Buffer.from(
    Array.from({ length: GRID.width * GRID.height * 3 }, () => random.int(0, 255)),
  );
  return sharp(bytes, { raw: { ...GRID, channels: 3 } })
    .resize(480, 360)
    .jpeg({ quality: 70 })
    .toBuffer();
}
