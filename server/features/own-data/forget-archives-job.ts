import { isId } from '#domain/values/id.ts';
import type { JobSpec } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { archives } from './archive-repository.ts';

const BATCH = 500;

/** A `put` that takes longer was interrupted. */
const HALF_STORED_MS = 24 * 60 * 60 * 1000;

/** Every hour: removes archives whose time is over, and those of deleted accounts. */
export const forgetArchivesJob = (
  platform: Pick<Platform, 'db' | 'now' | 'storage'>,
): JobSpec<unknown> => ({
  name: 'forget-own-archives',
  maxAttempts: 3,
  schedule: '35 * * * *',
  async run() {
    const { db, now, storage } = platform;
    await archives.removeExpired(db, now());
    let keys: string[] = [];
    for await (const { key, storedAt } of storage.list('private', 'archives')) {
      if (isId(idOf(key))) keys.push(key);
      else if (now().getTime() - storedAt.getTime() > HALF_STORED_MS) {
        await storage.remove('private', key);
      }
      if (keys.length < BATCH) continue;
      await removeUnknown(platform, keys);
      keys = [];
    }
    await removeUnknown(platform, keys);
  },
});

async function removeUnknown(
  { db, storage }: Pick<Platform, 'db' | 'storage'>,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  const known = await archives.among(db, keys.map(idOf));
  for (const key of keys) if (!known.has(idOf(key))) await storage.remove('private', key);
}

/** The id in the key of a whole file; for a half-stored one it matches no id. */
const idOf = (key: string): string => key.slice('archives/'.length).replace(/\.zip$/, '');
