import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { type Heif, type HeifItem, readHeif } from '#domain/media/heif.ts';
import { VARIANT_WIDTHS } from '#domain/media/photo.ts';
import { openCodedPicture } from './coded-picture.ts';
import { hasSoundUnits } from './hevc-units.ts';
import { highRangeOf } from './high-range.ts';
import type { OpenPhoto } from './open-photo.ts';
import { Placement } from './placement.ts';
import { isReadToItsEnd } from './read-to-its-end.ts';

/** Checking more doubtful tiles than these adds nothing. */
const LOOKED_AT_AGAIN = 8;

/**
 * Decodes a HEIC photo, which sharp's own build cannot: the picture that its file says to show,
 * upright.
 * @throws {Error} when any of it is missing or damaged, as far as that can be detected.
 */
export async function openHeic(
  file: string,
  checkPixels: (size: { width: number; height: number; inOnePiece: boolean }) => void,
): Promise<OpenPhoto> {
  const content = await readFile(file);
  const heif = await readHeif(
    async (at, length) => content.subarray(at, at + length),
    content.length,
  );
  if (!heif?.primary) throw new Error('a HEIC file without its end, or without a photo');
  if (!hasSoundUnits(content, heif)) throw new Error('damaged data');
  const coded = openCodedPicture(content);
  try {
    for (const size of [coded, ...claimedBy(heif.primary)]) checkPixels({ ...coded, ...size });
    const placement = new Placement(coded, heif.primary.properties);
    const halved = isLarge(coded, heif.primary);
    const shown = halved
      ? new Placement(
          { width: coded.width >> 1, height: coded.height >> 1 },
          heif.primary.properties,
        )
      : placement;
    const { data, channels, doubtful } = coded.decode(shown, halved);
    const again = heif.items.filter(({ id }) => doubtful.includes(id)).slice(0, LOOKED_AT_AGAIN);
    if (!again.every((item) => isReadToItsEnd(content, item))) throw new Error('damaged data');
    const { width, height } = placement;
    const photo = sharp(data, { raw: { width: shown.width, height: shown.height, channels } });
    const highRange = highRangeOf(heif);
    return { photo, width, height, profile: highRange ? undefined : profileOf(heif), highRange };
  } finally {
    coded.close();
  }
}

/** The size that an item claims for itself ('ispe'), which need not be true. */
const claimedBy = ({ properties }: HeifItem): { width: number; height: number }[] =>
  properties.flatMap(({ type, content }) => {
    if (type !== 'ispe' || content.length < 12) return [];
    const box = Buffer.from(content.buffer, content.byteOffset, content.length);
    return { width: box.readUInt32BE(4), height: box.readUInt32BE(8) };
  });

const LARGE_PIXELS = 25_000_000;

/**
 * Half of its width and height is more than enough for everything we serve, and saves three
 * quarters of its memory.
 */
const isLarge = (
  { width, height }: { width: number; height: number },
  { properties }: HeifItem,
): boolean =>
  width * height > LARGE_PIXELS &&
  Math.min(width, height) >= 2 * Math.max(...VARIANT_WIDTHS) &&
  !properties.some(({ type }) => type === 'clap');

/**
 * The ICC profile of the displayed picture, for example the Display P3 of a phone (ISO/IEC 14496-12
 * §12.1.5); a grid may leave it to its tiles.
 */
function profileOf({ primary, items }: Heif): Buffer | undefined {
  const tiles = primary?.type === 'grid' ? items.filter(({ type }) => type === 'hvc1') : [];
  for (const item of [...(primary ? [primary] : []), ...tiles]) {
    for (const { type, content } of item.properties) {
      const kind = String.fromCharCode(...content.subarray(0, 4));
      if (type === 'colr' && (kind === 'prof' || kind === 'rICC')) {
        return Buffer.from(content.subarray(4));
      }
    }
  }
  return undefined;
}
