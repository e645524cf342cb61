import type { PhotoType } from './limits.ts';

/**
 * The most megapixels of a photo (docs/product.md, "Media"): what can be read in some 500 MB and two seconds
 * (docs/decisions/media/photo-uploads.md). A JPEG is shrunk while it is read; other formats are read whole, and AVIF takes 20 MB per
 * megapixel.
 */
const MAX_MEGAPIXELS: Readonly<Record<PhotoType, number>> = {
  'image/jpeg': 110,
  'image/png': 50,
  'image/webp': 50,
  'image/avif': 25,
  // Read tile by tile, the way phones write them.
  'image/heic': 110,
  'image/heif': 110,
};

/** A progressive JPEG stays in memory until its last pass. */
const MAX_PROGRESSIVE = 50;

/** A HEIC without tiles. */
const MAX_IN_ONE_PIECE = 50;

/** With more than eight bits a channel, for example a 16-bit PNG: twice the bytes, however small the file is. */
const MAX_DEEP = 25;

/** The upper bound for any stored photo, whatever limits were in force then. */
export const MAX_STORED_MEGAPIXELS = 110;

export function maxMegapixels(
  type: PhotoType,
  {
    progressive = false,
    deep = false,
    inOnePiece = false,
  }: { progressive?: boolean; deep?: boolean; inOnePiece?: boolean } = {},
): number {
  return Math.min(
    MAX_MEGAPIXELS[type],
    progressive && type === 'image/jpeg' ? MAX_PROGRESSIVE : Number.POSITIVE_INFINITY,
    inOnePiece ? MAX_IN_ONE_PIECE : Number.POSITIVE_INFINITY,
    deep ? MAX_DEEP : Number.POSITIVE_INFINITY,
  );
}
