import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** The signature and the header chunk of a PNG; the profile follows them (PNG §11.3.2.3). */
const PNG_HEAD_BYTES = 33;

/**
 * A picture whose pixels are in the colours of a profile, in sRGB. The pixels go through a PNG in memory,
 * the one way in which sharp takes pixels and their profile together.
 */
export async function inSrgb(picture: Sharp, profile: Buffer): Promise<Sharp> {
  const png = await picture.png({ compressionLevel: 0 }).toBuffer();
  const chunk = pngChunk('iCCP', Buffer.from('photo\0\0'), deflateSync(profile));
  const parts = [png.subarray(0, PNG_HEAD_BYTES), chunk, png.subarray(PNG_HEAD_BYTES)];
  // A profile that nobody can read is none.
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

/**
 * The ICC profile of a HEIC photo, such as the Display P3 of a phone: the first 'colr' among the properties of
 * its items (ISO/IEC 14496-12 §12.1.5). Undefined when it names none.
 */
export function heicProfile(file: Buffer): Buffer | undefined {
  const meta = box(file, 'meta');
  // 'meta' has a version and flags before its boxes.
  const properties = meta && box(box(meta.subarray(4), 'iprp'), 'ipco');
  const colours = properties && box(properties, 'colr', (content) => isProfile(content));
  return colours?.subarray(4);
}

const isProfile = (colours: Buffer) => ['prof', 'rICC'].includes(colours.toString('latin1', 0, 4));

/** The content of the first box of a type, among the boxes that stand one after the other in `content`. */
function box(
  content: Buffer | undefined,
  type: string,
  fits: (content: Buffer) => boolean = () => true,
): Buffer | undefined {
  let at = 0;
  while (content && at + 8 <= content.length) {
    const bytes = content.readUInt32BE(at);
    // 0 is "to the end" and 1 a 64-bit length; neither is used for what we look for.
    if (bytes < 8) return undefined;
    const found = content.subarray(at + 8, at + bytes);
    if (content.toString('latin1', at + 4, at + 8) === type && fits(found)) return found;
    at += bytes;
  }
  return undefined;
}
