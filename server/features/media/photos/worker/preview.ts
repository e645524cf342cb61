import sharp from 'sharp';
import { type OpenPhoto, type RawPhoto, rawPhoto } from './open-photo.ts';
import type { Preview } from './tasks.ts';

const BOX = { width: 12, height: 12 };

/** The API promises "under 100 bytes"; base64 comes in fours. */
const MAX_TEXT = 96;

/**
 * Tried in turn until one is short enough; most photos need the first or the second
 * (docs/decisions/media/photo-variants.md).
 */
const ATTEMPTS = [
  { width: 12, quality: 20 },
  { width: 12, quality: 10 },
  { width: 12, quality: 4 },
  { width: 12, quality: 1 },
  { width: 8, quality: 1 },
  { width: 4, quality: 1 },
] as const;

/** Stands in for a photo until it has loaded. */
export async function previewOf(photo: OpenPhoto): Promise<Preview> {
  const tiny = await rawPhoto(photo, BOX);
  return { color: averageColour(tiny), placeholder: await placeholderOf(tiny) };
}

/** A tiny WebP of a photo in base64, without the constant start of its data: address. */
async function placeholderOf({ data, info }: RawPhoto): Promise<string | null> {
  for (const { width, quality } of ATTEMPTS) {
    const webp = await sharp(data, { raw: info })
      .resize({ width, height: width, fit: 'inside', withoutEnlargement: true })
      .webp({ quality, smartSubsample: true })
      .toBuffer();
    const text = webp.toString('base64');
    if (text.length <= MAX_TEXT) return text;
  }
  return null;
}

/** The mean of all pixels as '#rrggbb'. */
function averageColour({ data, info: { channels } }: RawPhoto): string {
  const sums = [0, 0, 0];
  const count = data.length / channels;
  for (let at = 0; at < data.length; at += channels) {
    for (let c = 0; c < 3; c += 1)
      sums[c] = (sums[c] ?? 0) + (data[at + Math.min(c, channels - 1)] ?? 0);
  }
  return `#${sums.map((sum) => hex(sum / count)).join('')}`;
}

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0');
