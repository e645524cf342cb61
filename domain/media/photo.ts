/** Shown in place of a missing photo. */
export const NO_IMAGE = 'No Image';

/** The formats a photo is served in, lightest first. */
export const PHOTO_FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** The widths of a photo's variants, in pixels; never wider than the original, which may add its own. */
export const VARIANT_WIDTHS = [320, 640, 1024, 1600] as const;

/** Taller photos are made narrower instead: WebP and AVIF end at some 16,000 pixels. */
export const MAX_VARIANT_HEIGHT = 8192;

/** A photo of a listing, for the screens. */
export interface Photo {
  key: string;
  width: number;
  height: number;
  /** The available widths, ascending. */
  widths: number[];
  formats: PhotoFormat[];
  /** The main colour as '#rrggbb', shown until the photo has loaded. */
  color: string | null;
  /** A tiny blurred picture of less than 100 bytes; `placeholderUrl` makes an address of it. */
  placeholder: string | null;
  alt: string;
  /** False while its variants are still being made. */
  ready: boolean;
}

const EXTENSION: Readonly<Record<PhotoFormat, string>> = {
  avif: 'avif',
  webp: 'webp',
  jpeg: 'jpg',
};

/** The address of a photo at one of its widths: /media/photos/{key}/640.webp */
export function photoUrl(photo: Pick<Photo, 'key'>, width: number, format: PhotoFormat): string {
  return `/media/photos/${photo.key}/${width}.${EXTENSION[format]}`;
}

/** The data: address of a photo's placeholder. Photos are sent without its beginning, which is always the same. */
export const placeholderUrl = (placeholder: string): string =>
  `data:image/webp;base64,${placeholder}`;

/** The `srcset` of a photo in one format. */
export function srcSet(photo: Pick<Photo, 'key' | 'widths'>, format: PhotoFormat): string {
  return photo.widths.map((width) => `${photoUrl(photo, width, format)} ${width}w`).join(', ');
}

/**
 * The address of the widest variant of at most `width`, or else of the narrowest; before the variants exist, the address of a
 * future one.
 */
export function urlWithin(
  photo: Pick<Photo, 'key' | 'width' | 'widths'>,
  width: number,
  format: PhotoFormat,
): string {
  const widths = photo.widths.length > 0 ? photo.widths : variantWidths(photo.width);
  const fitting = widths.filter((each) => each <= width).at(-1);
  return photoUrl(photo, fitting ?? widths[0] ?? photo.width, format);
}

/** The JPEG that every client can show. */
export const fallbackUrl = (photo: Pick<Photo, 'key' | 'width' | 'widths'>): string =>
  urlWithin(photo, 1024, 'jpeg');

/** Up to this factor, the widest of the usual widths replaces a photo's own. */
const NEAR_ENOUGH = 1.1;

/** The widths to make of a photo: those it can fill, plus its own when that is much wider, up to the maximum. */
export function variantWidths(originalWidth: number): number[] {
  const widths = VARIANT_WIDTHS.filter((width) => width <= originalWidth);
  const own = Math.min(originalWidth, Math.max(...VARIANT_WIDTHS));
  return own > (widths.at(-1) ?? 0) * NEAR_ENOUGH ? [...widths, own] : widths;
}
