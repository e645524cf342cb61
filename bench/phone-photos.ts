import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';

const PICTURES = 'demo/pictures';
const SIZE = { width: 4032, height: 3024 } as const;

/** The grain of a small sensor in daylight: the standard deviation of a pixel's brightness, of 255. */
const GRAIN = 5;

/** The least that a 12-megapixel phone photo weighs; quality is raised until it does. */
const MIN_BYTES = 3_000_000;
const QUALITIES = [80, 85, 88, 90, 92, 94, 96];

/** Photos like those of a 12-megapixel phone: lying on their side, grainy, with the place, 3 to 4 MB each. */
export async function phonePhotos(count: number): Promise<Buffer[]> {
  const names = (await readdir(PICTURES, { recursive: true }))
    .filter((name) => name.endsWith('.jpg'))
    .sort();
  const photos: Buffer[] = [];
  for (let n = 0; n < count; n += 1) {
    const name = names[Math.floor((n * names.length) / count)] ?? '';
    photos.push(await phonePhoto(path.join(PICTURES, name)));
  }
  return photos;
}

async function phonePhoto(picture: string): Promise<Buffer> {
  const { data, info } = await sharp(picture)
    .resize({ ...SIZE, fit: 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  addGrain(new Uint8ClampedArray(data.buffer, data.byteOffset, data.length), info.channels);
  let photo = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    photo = await asTaken(sharp(data, { raw: info }), quality);
    if (photo.length >= MIN_BYTES) break;
  }
  return photo;
}

const asTaken = (picture: Sharp, quality: number) =>
  picture
    .jpeg({ quality })
    .withExif({
      IFD0: { Make: 'Tecno', Model: 'Camon 20' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '5/1 32/1 53/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** Adds the same grain every time, so that the photos of a bench weigh the same in every run. */
function addGrain(pixels: Uint8ClampedArray, channels: number): void {
  let seed = 1;
  const uniform = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32 - 0.5;
  };
  for (let at = 0; at < pixels.length; at += channels) {
    // The sum of four uniform numbers has a deviation of 0.577.
    const grain = ((uniform() + uniform() + uniform() + uniform()) / 0.577) * GRAIN;
    for (let channel = 0; channel < 3; channel += 1) {
      pixels[at + channel] = (pixels[at + channel] ?? 0) + grain;
    }
  }
}
