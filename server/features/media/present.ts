import { fallbackUrl, type Photo, type PhotoFormat } from '#domain/media/photo.ts';
import type { VideoDetails } from '#domain/media/schema.ts';
import { videoUrl } from './keys.ts';
import type { ListedPhotoRow, ListedVideoRow } from './repository.ts';

/** The photos of a listing for its response: `photos` with all there is, `images` as plain addresses. */
export function presentPhotos(
  rows: ListedPhotoRow[],
  listingName: string,
): { photos: Photo[]; images: string[] } {
  const photos = rows.map((row, index) => presentPhoto(row, `${listingName}, photo ${index + 1}`));
  return { photos, images: photos.map((photo) => fallbackUrl(photo)) };
}

/** The video of a listing for its response; until it has a picture of its own, the first photo stands for it. */
export function presentVideo(
  row: ListedVideoRow | null,
  listingName: string,
  [first]: Photo[],
): { video: string | null; videoPoster: string | null; videoDetails: VideoDetails | null } {
  if (!row) return { video: null, videoPoster: null, videoDetails: null };
  const poster = row.poster && presentPhoto(row.poster, `Video of ${listingName}`);
  const shown = poster?.ready ? poster : first;
  const { width, height, durationMs, status } = row;
  return {
    video: videoUrl(row),
    videoPoster: shown?.ready ? fallbackUrl(shown) : null,
    videoDetails: {
      width,
      height,
      duration: durationMs === null ? null : durationMs / 1000,
      poster,
      status,
    },
  };
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
