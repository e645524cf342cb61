import { lifeAgo } from '#domain/privacy/lives.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { FilePlace, Storage } from '#server/platform/storage/storage.ts';
import { isProfile, partsOf } from '../folders.ts';
import { profileImagesAmong, recordedAmong } from './release-repository.ts';

const TRASH = 'trash';

/** Files that are asked for in one query. */
const BATCH = 500;

/** The folder of the private area for today's trash: "trash/2026-11-21". */
export const trashOf = (now: Date): string => `${TRASH}/${now.toISOString().slice(0, 10)}`;

/** Moves a file, or a folder of files, into today's trash. */
export const throwAway = (
  { storage, now }: Pick<Platform, 'storage' | 'now'>,
  { area, key }: FilePlace,
): Promise<void> =>
  storage.move({ area, key }, { area: 'private', key: `${trashOf(now())}/${area}/${key}` });

/**
 * Removes trash for good that is older than anyone needs to miss a photo; returns the days that it
 * removed.
 */
export async function emptyTrash({
  storage,
  now,
}: Pick<Platform, 'storage' | 'now'>): Promise<string[]> {
  const oldest = trashOf(lifeAgo('mediaTrash', now()));
  const gone = new Set<string>();
  for await (const { key } of storage.list('private', TRASH)) {
    const day = key.split('/').slice(0, 2).join('/');
    if (day < oldest) gone.add(day);
  }
  for (const day of gone) await storage.remove('private', day);
  return [...gone];
}

interface ThrownAway {
  key: string;
  home: FilePlace;
}

/**
 * Puts trash back in its place: the files that the database knows, for example after it was
 * restored from a backup, or `all`. A file whose place is taken again stays in the trash.
 * @returns how many files were put back, and how many were left.
 */
export async function restoreTrash(
  { db, storage }: Pick<Platform, 'db' | 'storage'>,
  { all = false }: { all?: boolean } = {},
): Promise<{ restored: number; left: number }> {
  const count = { restored: 0, left: 0 };
  let batch: ThrownAway[] = [];
  const restoreBatch = async () => {
    const known = await knownAmong(db, batch);
    for (const { key, home } of batch) {
      const owner = partsOf(home.key)?.owner;
      const wanted = all || (owner !== undefined && known.has(owner));
      if (wanted && !(await storage.has(home.area, home.key))) {
        await storage.move({ area: 'private', key }, home);
        count.restored += 1;
      } else count.left += 1;
    }
    batch = [];
  };
  for (const thrown of await thrownAway(storage)) {
    batch.push(thrown);
    if (batch.length === BATCH) await restoreBatch();
  }
  await restoreBatch();
  return count;
}

/** All of it, newest first; listed before anything moves. */
async function thrownAway(storage: Storage): Promise<ThrownAway[]> {
  const found: ThrownAway[] = [];
  for await (const { key } of storage.list('private', TRASH)) {
    const [, area, home] = /^trash\/[^/]+\/(public|private)\/(.+)$/.exec(key) ?? [];
    if (home && (area === 'public' || area === 'private')) {
      found.push({ key, home: { area, key: home } });
    }
  }
  return found.sort((one, other) => other.key.localeCompare(one.key));
}

async function knownAmong(db: Platform['db'], batch: ThrownAway[]): Promise<Set<string>> {
  const owners = (profiles: boolean) =>
    batch
      .filter(({ home }) => isProfile(home.key) === profiles)
      .flatMap(({ home }) => partsOf(home.key)?.owner ?? []);
  const [contents, images] = await Promise.all([
    recordedAmong(db, owners(false)),
    profileImagesAmong(db, owners(true)),
  ]);
  return new Set([...contents, ...images]);
}
