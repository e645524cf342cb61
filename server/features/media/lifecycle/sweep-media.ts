import type { JobSpec } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { FilePlace } from '#server/platform/storage/storage.ts';
import { type FileParts, FOLDERS, isHalfStored, isProfile, partsOf } from '../folders.ts';
import { belongTogether } from './installation/bind-media.ts';
import { profileImagesAmong, recordedAmong } from './release-repository.ts';
import { emptyTrash, throwAway, trashOf } from './trash.ts';
import { removeUnrecorded } from './unrecorded.ts';

/** An upload stores before it records, and takes less than a day. */
const YOUNG_MS = 24 * 60 * 60 * 1000;

/** Files to look up in one query. */
const BATCH = 500;

/** A run deletes at most this share of all files without an operator's word, but always a few. */
const MOST_OF_ALL = 0.05;
const A_FEW = 20;

/** The most that one run deletes, so that no list grows without bound; the next run goes on. */
const MOST_IN_A_RUN = 50_000;

/** The most names to write in the log. */
const NAMED = 50;

type Home = Pick<Platform, 'db' | 'log' | 'now' | 'storage'>;

/** The result of a sweep; a photo counts twice, as its original and as its variants. */
export interface Swept {
  all: number;
  orphans: number;
  /** The deleted files, as "public/photos/{hash}". */
  thrownAway: string[];
  /** The reason that orphans were kept. */
  refused?: 'too-many' | 'another-installation';
}

/**
 * Every night, moves files that no row knows and that are older than a day into the trash, for
 * example from an upload whose process was killed before recording them. A missed run is never made
 * up for: someone must get the chance to check a database that was just restored.
 */
export const sweepMediaJob = (platform: Platform): JobSpec<unknown> => ({
  name: 'sweep-media',
  maxAttempts: 5,
  schedule: '40 3 * * *',
  missed: 'skipped',
  async run() {
    await sweepMedia(platform);
    const days = await emptyTrash(platform);
    if (days.length > 0) platform.log.info({ days }, 'the trash of these days was removed');
  },
});

/**
 * Moves files that no row knows into the trash. Leaves files alone whose names we never give, and
 * removes the remains of an interrupted `put` for good.
 * @param options.all even more than a twentieth of all files.
 */
export async function sweepMedia(
  platform: Home,
  { all = false }: { all?: boolean } = {},
): Promise<Swept> {
  const { log, now } = platform;
  if (!(await belongTogether(platform))) {
    log.error('no file was swept: they are those of another installation than the database');
    return { all: 0, orphans: 0, thrownAway: [], refused: 'another-installation' };
  }
  const found = await findOrphans(platform);
  const counts = { all: found.all, orphans: found.orphans.length };
  if (!all && found.orphans.length > Math.max(A_FEW, found.all * MOST_OF_ALL)) {
    const some = found.orphans.slice(0, NAMED).map(nameOf);
    log.error(
      { ...counts, some },
      'no file was swept: too many have no row. Was the database restored? Look at them, then run: npm run media:sweep -- --all',
    );
    return { ...counts, thrownAway: [], refused: 'too-many' };
  }
  const thrownAway: string[] = [];
  for (const orphan of found.orphans) thrownAway.push(...(await take(platform, orphan)));
  if (thrownAway.length > 0) {
    const some = thrownAway.slice(0, NAMED);
    const details = { ...counts, count: thrownAway.length, some, trash: trashOf(now()) };
    log.info(details, 'files that no row knows were thrown away');
  }
  return { ...counts, thrownAway };
}

interface Entry extends FileParts, Pick<FilePlace, 'area'> {
  old: boolean;
}

async function findOrphans(platform: Home): Promise<{ all: number; orphans: Entry[] }> {
  const { db, storage, now } = platform;
  const oldest = now().getTime() - YOUNG_MS;
  const found = { all: 0, orphans: [] as Entry[] };
  for (const [area, folder] of FOLDERS) {
    const recorded = folder === 'profiles' ? profileImagesAmong : recordedAmong;
    let batch: Entry[] = [];
    const judge = async () => {
      const old = batch.filter((entry) => entry.old);
      const known = await recorded(db, [...new Set(old.map((entry) => entry.owner))]);
      found.orphans.push(...old.filter((entry) => !known.has(entry.owner)));
      batch = [];
    };
    for await (const { key, storedAt } of storage.list(area, folder)) {
      const old = storedAt.getTime() < oldest;
      if (isHalfStored(key)) {
        if (old) await storage.remove(area, key);
        continue;
      }
      const parts = partsOf(key);
      if (!parts) continue;
      // Files that belong together are listed in a row.
      const last = batch.at(-1);
      if (last?.whole === parts.whole) {
        last.old ||= old;
        continue;
      }
      if (batch.length === BATCH) await judge();
      found.all += 1;
      batch.push({ ...parts, area, old });
    }
    await judge();
  }
  return { all: found.all, orphans: found.orphans.slice(0, MOST_IN_A_RUN) };
}

async function take(platform: Home, { owner, area, whole }: Entry): Promise<string[]> {
  const file = { hash: owner, area, key: whole };
  if (isProfile(whole)) await throwAway(platform, file);
  else {
    const taken = await removeUnrecorded(platform.db, [file], (each) => throwAway(platform, each));
    if (taken.length === 0) return [];
  }
  return [`${area}/${whole}`];
}

const nameOf = ({ area, whole }: Entry) => `${area}/${whole}`;
