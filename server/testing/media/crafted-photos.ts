import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A picture of 64 × 48 that is unique to its seed, large enough to be cropped anywhere. */
export function grainyPhoto(seed = 1, { width = 64, height = 48 } = {}): Sharp {
  const data = Buffer.alloc(width * height * 3);
  let state = seed * 2654435761;
  for (let at = 0; at < data.length; at += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    data[at] = state >>> 24;
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** The colours of the quarters of `quarteredPhoto`, as [red, green, blue]. */
export const QUARTERS = {
  topLeft: [255, 0, 0],
  topRight: [0, 160, 0],
  bottomLeft: [0, 0, 255],
  bottomRight: [255, 255, 255],
} as const;

/** A picture of 480 × 320 whose quarters show which way is up, and which side is which. */
export function quarteredPhoto(): Sharp {
  const quarter = (left: number, top: number, [r, g, b]: readonly [number, number, number]) => ({
    input: { create: { width: 240, height: 160, channels: 3, background: { r, g, b } } } as const,
    left,
    top,
  });
  return sharp({
    create: { width: 480, height: 320, channels: 3, background: '#000000' },
  }).composite([
    quarter(0, 0, QUARTERS.topLeft),
    quarter(240, 0, QUARTERS.topRight),
    quarter(0, 160, QUARTERS.bottomLeft),
    quarter(240, 160, QUARTERS.bottomRight),
  ]);
}

/** Transforms an upright picture to the way that a turned camera stores it, for EXIF orientations 1 to 8: turned, then mirrored. */
const AS_STORED = [
  { turn: 0, mirror: false },
  { turn: 0, mirror: true },
  { turn: 180, mirror: false },
  { turn: 180, mirror: true },
  { turn: 90, mirror: true },
  { turn: 270, mirror: false },
  { turn: 270, mirror: true },
  { turn: 90, mirror: false },
] as const;

/** `quarteredPhoto` as a JPEG with an EXIF orientation. */
export async function orientedPhoto(orientation: number): Promise<Buffer> {
  const { turn, mirror } = AS_STORED[orientation - 1] ?? AS_STORED[0];
  const upright = await quarteredPhoto().png().toBuffer();
  const turned = await sharp(upright).rotate(turn).png().toBuffer();
  const stored = mirror ? sharp(turned).flop() : sharp(turned);
  return stored.withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer();
}

/** A JPEG with another segment after its start: a marker and its content. */
export function withSegment(jpeg: Buffer, marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}

/** A complete and valid PNG of this many black pixels, a few bytes for each thousand of them. */
export function plainPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  // One bit a pixel, grey.
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(content.length);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}
