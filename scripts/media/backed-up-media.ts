import { findMissingMedia, MEDIA_FOLDERS } from '#server/features/media/public.ts';
import type { FindMissing, MediaPlaces } from '#server/platform/backup/index.ts';

export const MEDIA_PLACES: MediaPlaces = {
  folders: MEDIA_FOLDERS,
  files: [['private', 'installation.json']],
};

/** Rows whose files are lost, in words; files that can be made again are not missing. */
export const findMissing: FindMissing = async (home) => {
  const { lost } = await findMissingMedia(home);
  return lost.map(({ what, key }) => `${what} ${key}`);
};
