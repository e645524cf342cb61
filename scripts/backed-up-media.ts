import type { FindMissing, MediaPlaces } from '#server/platform/backup/index.ts';

/** Where the files of the media are. */
export const MEDIA_PLACES: MediaPlaces = {
  folders: [
    ['private', 'originals'],
    ['public', 'photos'],
    ['public', 'videos'],
    ['public', 'profiles'],
  ],
  files: [['private', 'installation.json']],
};

/** Rows without their files, in words. */
export const findMissing: FindMissing = async ({ db, storage }) => {
  const missing: string[] = [];
  for (const { key } of await db.selectFrom('photos').select('key').execute()) {
    if (!(await storage.has('private', `originals/${key}`))) missing.push(`photo ${key}`);
  }
  for (const { profile_image_key: key } of await db
    .selectFrom('users')
    .select('profile_image_key')
    .execute()) {
    if (key && !(await storage.has('public', `profiles/${key}.webp`))) {
      missing.push(`profile photo ${key}`);
    }
  }
  return missing;
};
