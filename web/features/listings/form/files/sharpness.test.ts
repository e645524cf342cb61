import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { BLURRED_BELOW, MEASURED_SIDE, sharpness } from './sharpness.ts';

const PICTURES = path.join(import.meta.dirname, '../../../../../demo/pictures');

async function measured(picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture)
    .resize(MEASURED_SIDE, MEASURED_SIDE, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharpness(new Uint8ClampedArray(data), info.width, info.height);
}

test.each(['homes/villa-06.jpg', 'land/land-02.jpg', 'cars/saloon-silver-rear.jpg'])(
  '%s counts as sharp, and as blurred once it is blurred',
  async (name) => {
    const picture = await sharp(await readFile(path.join(PICTURES, name)))
      .resize(2048)
      .toBuffer();
    expect(await measured(picture)).toBeGreaterThan(3 * BLURRED_BELOW);
    expect(await measured(await sharp(picture).blur(6).toBuffer())).toBeLessThan(BLURRED_BELOW);
  },
);

test('a plain wall has no edges at all', async () => {
  const wall = sharp({ create: { width: 900, height: 900, channels: 3, background: '#cccccc' } });
  expect(await measured(await wall.png().toBuffer())).toBe(0);
});
