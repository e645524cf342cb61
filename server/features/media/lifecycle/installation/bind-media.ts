import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { countThere, identityOf, isEmpty, writeIdentity } from './media-identity.ts';
import { installations } from './repository.ts';

/**
 * The database and the storage do not belong together: its message is for the person who starts the
 * process.
 */
export class MediaIdentityError extends Error {
  override name = 'MediaIdentityError';
}

type Home = Pick<Platform, 'db' | 'storage'>;

/** The number of files of each kind to look for when judging if a storage belongs to a database. */
const SAMPLE = 50;

/**
 * The share of the sample that must be there: a backup may be older than the storage it is paired
 * with.
 */
const PLAUSIBLE = 0.5;

/**
 * Makes sure that the database and the storage belong to one installation, before a job takes a
 * photo for an orphan. New ones share a new identity; so do, once, those from before identities
 * existed, if the storage has the files that the database knows.
 * @throws {MediaIdentityError} otherwise, with advice.
 */
export async function bindMedia({ db, storage }: Home): Promise<void> {
  // Committed first and bound last, so that an interrupted start is completed by the next.
  await installations.ensure(db);
  await inTransaction(db, async (tx) => {
    await installations.lock(tx);
    const own = await installations.find(tx);
    if (!own) throw new Error('the installation has no row');
    const theirs = await identityOf(storage);
    if (theirs === own.id) {
      if (!own.bound) await installations.bind(tx, own.id);
      return;
    }
    const { known, there } = await countThere(storage, await installations.knownFiles(tx, SAMPLE));
    const isNew = known === 0 && (await isEmpty(storage));
    if (theirs !== undefined) {
      if (own.bound || !isNew)
        throw refusal(
          `the database is that of installation ${own.id}, the files are those of ${theirs}`,
          { known, there },
        );
      await installations.bind(tx, theirs);
      return;
    }
    const isOlder = !own.bound && known > 0 && there >= known * PLAUSIBLE;
    if (!isNew && !isOlder) throw refusal('the files have no identity', { known, there });
    await writeIdentity(storage, own.id);
    await installations.bind(tx, own.id);
  });
}

/**
 * Ties the storage to the database on an operator's word, whatever it belonged to before.
 * @returns how many of the files looked for are there.
 */
export async function adoptMedia({ db, storage }: Home): Promise<{ known: number; there: number }> {
  await installations.ensure(db);
  return inTransaction(db, async (tx) => {
    await installations.lock(tx);
    const own = await installations.find(tx);
    if (!own) throw new Error('the installation has no row');
    const found = await countThere(storage, await installations.knownFiles(tx, SAMPLE));
    await writeIdentity(storage, own.id);
    await installations.bind(tx, own.id);
    return found;
  });
}

/** Checks again that both are of one installation, because a database may be restored while we run. */
export async function belongTogether({ db, storage }: Home): Promise<boolean> {
  return (await installations.find(db))?.id === (await identityOf(storage));
}

const refusal = (what: string, { known, there }: { known: number; there: number }) =>
  new MediaIdentityError(
    `The database and the files (photos and videos) do not seem to belong together: ${what}; of ${known} files that the database knows and that were looked for, ${there} are there.
Nothing was started and nothing was removed. Check DATABASE_URL, DATA_DIR (is its folder media mounted?) and S3_….
If you know that these two belong together, such as after one of them was restored from a backup, say so with: npm run media:adopt`,
  );
