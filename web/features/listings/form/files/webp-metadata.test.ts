import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readWebpHead } from './webp-metadata.ts';

const picture = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#c86428' } });
const asFile = (content: Buffer) => new Blob([new Uint8Array(content)], { type: 'image/webp' });

test.each([1, 3, 6, 8])(
  'the orientation %d is found, and removed with all EXIF data',
  async (orientation) => {
    const content = await picture()
      .withMetadata({ orientation })
      .withExif({ IFD0: { Make: 'Spy Phone' } })
      .webp({ quality: 90 })
      .toBuffer();
    expect(content.includes('Spy Phone')).toBe(true);
    const head = await readWebpHead(asFile(content));
    expect(head?.orientation).toBe((await sharp(content).metadata()).orientation);
    const bare = Buffer.from(await (head?.bare ?? new Blob()).arrayBuffer());
    expect(bare.includes('Spy Phone')).toBe(false);
    expect(bare.readUInt32LE(4)).toBe(bare.length - 8);
    const raw = (webp: Buffer) => sharp(webp).raw().toBuffer();
    expect((await raw(bare)).equals(await raw(content))).toBe(true);
  },
);

test('a file without EXIF, cut short or not WebP is left as it is', async () => {
  const plain = await picture().webp().toBuffer();
  expect(await readWebpHead(asFile(plain))).toBeUndefined();
  expect(await readWebpHead(asFile(plain.subarray(0, 14)))).toBeUndefined();
  expect(await readWebpHead(asFile(await picture().png().toBuffer()))).toBeUndefined();
});
