import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** The signature and the header chunk of a PNG; the profile follows them (PNG §11.3.2.3). */
const PNG_HEAD_BYTES = 33;

/**
 * Converts a picture from the colours of a profile to sRGB. The pixels go through a PNG in memory,
 * the only way in which sharp accepts pixels together with their profile.
 */
export async function inSrgb(picture: Sharp, profile: Buffer): Promise<Sharp> {
  const png = await picture.png({ compressionLevel: 0 }).toBuffer();
  const chunk = pngChunk('iCCP', Buffer.from('photo\0\0'), deflateSync(profile));
  const parts = [png.subarray(0, PNG_HEAD_BYTES), chunk, png.subarray(PNG_HEAD_BYTES)];
  // An unreadable profile counts as none.
  return sharp(Buffer.concat(parts), { failOn: 'none' });
}

function pngChunk(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from(type), ...content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length - 4);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
