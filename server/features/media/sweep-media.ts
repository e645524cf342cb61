import type { JobSpec } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { StorageArea } from '#server/platform/storage/storage.ts';
import { profileImagesAmong, recordedAmong } from './release-repository.ts';
import { removeUnrecorded } from './unrecorded.ts';

/** An upload stores before it records, and is over in a day. */
const YOUNG_MS = 24 * 60 * 60 * 1000;

/** Files that are asked for in one query. */
const BATCH = 500;

/** The folders that are ours; what else is in the storage is not looked at. */
const FOLDERS: readonly [area: StorageArea, folder: string][] = [
  ['private', 'originals'],
  ['public', 'photos'],
  ['public', 'videos'],
  ['public', 'profiles'],
];

/**
 * Every night: files older than a day that no row knows, such as those of an upload whose process was killed
 * before it recorded them, and what a broken-off `put` left. A file with a name that we do not give is left alone.
 */
export const sweepMediaJob = (platform: Platform): JobSpec<unknown> => ({
  name: 'sweep-media',
  maxAttempts: 5,
  schedule: '40 3 * * *',
  async run() {
    const old = platform.now().getTime() - YOUNG_MS;
    for (const [area, folder] of FOLDERS) {
      let batch: string[] = [];
      for await (const { key, storedAt } of platform.storage.list(area, folder)) {
        if (storedAt.getTime() >= old) continue;
        batch.push(key);
        if (batch.length < BATCH) continue;
        await sweep(platform, area, batch);
        batch = [];
      }
      await sweep(platform, area, batch);
    }
  },
});

async function sweep(
  { db, storage }: Platform,
  area: StorageArea,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys) if (key.endsWith('.part')) await storage.remove(area, key);
  const files = keys.flatMap((key) => partsOf(key) ?? []);
  const owners = [...new Set(files.map((file) => file.owner))];
  const isProfile = keys[0]?.startsWith('profiles/');
  const known = await (isProfile ? profileImagesAmong : recordedAmong)(db, owners);
  const orphans = new Map(files.filter((file) => !known.has(file.owner)).map((f) => [f.whole, f]));
  for (const { owner, whole } of orphans.values()) {
    if (isProfile) await storage.remove(area, whole);
    else await removeUnrecorded(db, storage, [{ hash: owner, area, key: whole }]);
  }
}

/**
 * Whose a file is, and what of it goes together: of "photos/{hash}/640.webp" all of "photos/{hash}", of
 * "videos/{hash}.mp4" that alone.
 */
function partsOf(key: string): { owner: string; whole: string } | undefined {
  const [, folder, owner, rest] = /^([^/]+)\/([0-9a-f]{32})($|\/.|\.[a-z0-9]+$)/.exec(key) ?? [];
  if (!folder || !owner) return undefined;
  return { owner, whole: rest?.startsWith('/') ? `${folder}/${owner}` : key };
}
