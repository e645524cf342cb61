import { fallbackUrl, type Photo, type PhotoFormat } from '#domain/media/photo.ts';
import type { VideoDetails } from '#domain/media/schema.ts';
import { videoUrl } from './keys.ts';
import type { ListedPhotoRow, ListedVideoRow } from './repository.ts';

/** The photos of a listing for its response. */
export const presentPhotos = (rows: ListedPhotoRow[], listingName: string): Photo[] =>
  rows.map((row, index) => presentPhoto(row, `${listingName}, photo ${index + 1}`));

/**
 * The files in a listing's response: `photos` with everything, `images` and `video` as absolute
 * addresses (specification §3). These use APP_URL, because kept responses are the same for every
 * host that asks.
 */
export function presentMedia(
  {
    photos: rows,
    video,
    name,
  }: { photos: ListedPhotoRow[]; video: ListedVideoRow | null; name: string },
  appUrl: string,
): { photos: Photo[]; images: string[] } & PresentedVideo {
  const photos = presentPhotos(rows, name);
  const images = photos.map((photo) => appUrl + fallbackUrl(photo));
  return { images, photos, ...presentVideo(video, name, photos, appUrl) };
}

interface PresentedVideo {
  video: string | null;
  videoPoster: string | null;
  videoDetails: VideoDetails | null;
}

/** The first photo stands in until a video has a picture of its own. */
function presentVideo(
  row: ListedVideoRow | null,
  listingName: string,
  [first]: Photo[],
  appUrl: string,
): PresentedVideo {
  if (!row) return { video: null, videoPoster: null, videoDetails: null };
  const poster = row.poster && presentPhoto(row.poster, `Video of ${listingName}`);
  const shown = poster?.ready ? poster : first;
  const { width, height, durationMs, status } = row;
  return {
    video: appUrl + videoUrl(row),
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
