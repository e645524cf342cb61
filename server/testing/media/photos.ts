import sharp from 'sharp';

/** A real JPEG: a gradient, unique to its seed. */
export async function jpegPhoto(
  seed = 1,
  { width = 1200, height = 900 }: { width?: number; height?: number } = {},
): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="g"><stop stop-color="hsl(${(seed * 47) % 360},60%,50%)"/>
    <stop offset="1" stop-color="hsl(${(seed * 91) % 360},60%,30%)"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/>
    <circle cx="${(seed * 37) % width}" cy="${height / 2}" r="80" fill="white"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer();
}
