/**
 * Makes the pictures of the home and buy pages in public/hero/ from the demo pictures: `node scripts/hero-pictures.ts`,
 * by hand, when one of them is replaced. Prints their sizes, and the colours to enter in
 * web/ui/pictures/hero-pictures.ts.
 */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A crop and its widths; `x` is its horizontal focus, from 0 at the left edge to 1 at the right. */
interface Crop {
  ratio: number;
  widths: number[];
  x: number;
}

const phone = (x: number): Crop => ({ ratio: 16 / 15, widths: [480, 640, 960], x });
const wide: Crop = { ratio: 5 / 2, widths: [1024, 1440], x: 0.5 };
const tile: Crop = { ratio: 4 / 3, widths: [400], x: 0.5 };

const PICTURES: readonly [name: string, source: string, crops: Record<string, Crop>][] = [
  ['dream-home', 'homes/villa-03', { phone: phone(0.5), wide }],
  ['luxury', 'homes/villa-pool-01', { phone: phone(0.1), wide }],
  ['affordable', 'homes/apartment-block-01', { phone: phone(0.45), wide }],
  ['buy-a-car', 'cars/offroader-sand-side', { phone: phone(0.5), wide }],
  ['short-stays', 'commercial/hotel-pool-02', { tile }],
  ['rentals', 'homes/condo-01', { tile }],
  ['sales', 'homes/villa-05', { tile }],
  ['cars', 'cars/suv-white-side', { tile }],
  ['saloon', 'cars/saloon-silver-front', { tile }],
  ['suvs', 'cars/suv-black-front', { tile }],
  ['4x4', 'cars/offroader-green-front', { tile }],
  ['trucks', 'cars/pickup-white-front', { tile }],
];

for (const [name, source, crops] of PICTURES) {
  for (const [crop, { ratio, widths, x }] of Object.entries(crops)) {
    await mkdir(`${root}public/hero/${crop}`, { recursive: true });
    const cropped = await cropTo(`${root}demo/pictures/${source}.jpg`, ratio, x);
    for (const width of widths) {
      const resized = cropped.clone().resize(width, Math.round(width / ratio));
      await save(resized.clone().avif({ quality: 42, effort: 9 }), `${crop}/${name}-${width}.avif`);
      await save(resized.clone().webp({ quality: 60, effort: 6 }), `${crop}/${name}-${width}.webp`);
    }
    if (crop === 'wide') console.log(`${name} ${await colorOf(cropped)}`);
  }
}

async function cropTo(file: string, ratio: number, x: number): Promise<Sharp> {
  const { width, height } = await sharp(file).metadata();
  const cropWidth = Math.min(width, Math.round(height * ratio));
  const cropHeight = Math.min(height, Math.round(cropWidth / ratio));
  const region = {
    width: cropWidth,
    height: cropHeight,
    left: Math.round((width - cropWidth) * x),
    top: Math.round((height - cropHeight) / 2),
  };
  return sharp(await sharp(file).extract(region).toBuffer());
}

async function save(picture: Sharp, name: string): Promise<void> {
  const { size } = await picture.toFile(`${root}public/hero/${name}`);
  console.log(`public/hero/${name} ${size} bytes`);
}

async function colorOf(picture: Sharp): Promise<string> {
  const pixel = await picture.clone().resize(1, 1).removeAlpha().raw().toBuffer();
  return `#${pixel.toString('hex')}`;
}
