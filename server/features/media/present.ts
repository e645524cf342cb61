import { fallbackUrl, type Photo, type PhotoFormat } from '#domain/media/photo.ts';
import type { ListedPhotoRow } from './repository.ts';

/** The photos of a listing for its answer: `photos` with all there is, `images` as plain addresses. */
export function presentPhotos(
  rows: ListedPhotoRow[],
  listingName: string,
): { photos: Photo[]; images: string[] } {
  const photos = rows.map((row, index) => presentPhoto(row, `${listingName}, photo ${index + 1}`));
  return { photos, images: photos.map((photo) => fallbackUrl(photo)) };
}

function presentPhoto(row: ListedPhotoRow, alt: string): Photo {
  return {
    key: row.key,
    width: row.width,
    height: row.height,
    widths: row.widths,
    formats: row.formats as PhotoFormat[],
    color: row.color,
    placeholder: row.placeholder,
    alt,
    ready: row.status === 'ready',
  };
}
