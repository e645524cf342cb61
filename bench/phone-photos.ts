import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';

const PICTURES = 'demo/pictures';
const SIZE = { width: 4032, height: 3024 } as const;

/** The grain of a small sensor. */
const GRAIN = 10;

/** What a phone's photo of 12 megapixels weighs at least; the quality is raised until it does. */
const MIN_BYTES = 3_000_000;
const QUALITIES = [80, 85, 88, 90, 92, 94, 96];

/** Photos as a phone of 12 megapixels takes them: lying on their side, grainy, with the place, 3 to 4 MB each. */
export async function phonePhotos(count: number): Promise<Buffer[]> {
  const names = (await readdir(PICTURES)).filter((name) => name.endsWith('.jpg')).sort();
  const photos: Buffer[] = [];
  for (let n = 0; n < count; n += 1) {
    const name = names[Math.floor((n * names.length) / count)] ?? '';
    photos.push(await phonePhoto(path.join(PICTURES, name)));
  }
  return photos;
}

async function phonePhoto(picture: string): Promise<Buffer> {
  const grey = { r: 128, g: 128, b: 128 };
  const noise = { type: 'gaussian', mean: 128, sigma: GRAIN } as const;
  const grain = await sharp({ create: { ...SIZE, channels: 3, background: grey, noise } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const { data, info } = await sharp(picture)
    .resize({ ...SIZE, fit: 'cover' })
    .composite([{ input: grain, blend: 'overlay' }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
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
