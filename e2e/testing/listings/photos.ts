import sharp from 'sharp';

const made = new Map<string, Promise<Buffer>>();

/** A real JPEG that looks different for each seed; drawn once. */
export function jpegPhoto({ seed = 1, width = 1200, height = 900 } = {}): Promise<Buffer> {
  const key = `${seed} ${width} ${height}`;
  const photo = made.get(key) ?? drawPhoto(seed, width, height);
  made.set(key, photo);
  return photo;
}

const drawPhoto = (seed: number, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: skyOf(seed) } })
    .composite([{ input: house(seed, height / 2) }])
    .jpeg({ quality: 80 })
    .toBuffer();

/** Photos for a file field, all different. */
export const chosenPhotos = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, n) => ({
      name: `photo${n + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await jpegPhoto({ seed: n + 1, width: 320, height: 240 }),
    })),
  );

/** Like a phone's upright photo: 12 megapixels stored sideways, grainy, with an EXIF orientation and the place in GPS. */
export async function phonePhoto(seed = 1): Promise<Buffer> {
  const grain = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const background = { r: 128, g: 128, b: 128 };
  return sharp({ create: { width: 1000, height: 750, channels: 3, background, noise: grain } })
    .resize(4000, 3000, { kernel: 'nearest' })
    .composite([{ input: await sharp(house(seed, 2000)).rotate(270).toBuffer() }])
    .jpeg({ quality: 88 })
    .withExif({ IFD0: { Make: 'Tecno', Model: 'Camon 20' }, IFD3: INDEPENDENCE_SQUARE })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** GPS of Accra's Independence Square, in EXIF's notation. */
const INDEPENDENCE_SQUARE = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '5/1 32/1 53/1',
  GPSLongitudeRef: 'W',
  GPSLongitude: '0/1 11/1 33/1',
};

const hueOf = (seed: number) => (seed * 67) % 360;
const skyOf = (seed: number) => `hsl(${hueOf(seed)},50%,75%)`;

/** A house with the seed as its number, as an SVG of `size` pixels. */
function house(seed: number, size: number): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="${size}" height="${size}">
    <path d="M10 90 100 10l90 80v100H10z" fill="hsl(${hueOf(seed) + 180},45%,55%)"/>
    <rect x="75" y="110" width="50" height="80" fill="#333"/>
    <text x="100" y="85" font-size="48" text-anchor="middle">${seed}</text>
  </svg>`);
}
