import type { JobSpec } from '../jobs/jobs.ts';
import type { Platform } from '../platform.ts';
import { type EncryptionAtRest, UnreadableSecretError } from './encrypt-at-rest.ts';

/** A place that keeps encrypted data, such as a column. */
export interface EncryptedPlace<Row = unknown, Renewed = unknown> {
  /** Names the place in the log. */
  name: string;
  /** Rows in memory at once. */
  batch: number;
  /** Rows encrypted with other keys, after a given row, in a fixed order. */
  list(keyId: Buffer, after: Row | undefined, limit: number): Promise<Row[]>;
  count(keyId: Buffer): Promise<number>;
  /** Identifies a row in the log. */
  idOf(row: Row): string;
  /** The same, encrypted with the newest key. @throws {UnreadableSecretError} */
  renew(atRest: EncryptionAtRest, row: Row): Renewed;
  /** Stores the renewed row; returns false if the row changed in the meantime. */
  replace(row: Row, renewed: Renewed): Promise<boolean>;
}

/** Counts of the rows that older keys encrypted. */
interface Outcome {
  renewed: number;
  /** Their key is not in DATA_KEY. */
  unreadable: number;
  /** The database refused them because another row has the same fingerprint. */
  conflicting: number;
}

/**
 * Every night: encrypts again with the newest key whatever other keys encrypted, so that those can be removed. While
 * there are older keys, the log says each time how much is left.
 */
export const renewEncryptionJob = (
  { log, atRest }: Pick<Platform, 'log' | 'atRest'>,
  places: readonly EncryptedPlace[],
): JobSpec<unknown> => ({
  name: 'renew-encryption',
  maxAttempts: 5,
  schedule: '15 4 * * *',
  async run(_payload, signal) {
    if (!atRest) return;
    const outcome = { renewed: 0, unreadable: 0, conflicting: 0 };
    for (const place of places) await renewPlace({ log, atRest }, place, outcome, signal);
    let left = 0;
    for (const place of places) left += await place.count(atRest.currentId);
    if (atRest.olderKeys === 0 && left === 0) return;
    const level = left > 0 ? 'warn' : 'info';
    log[level]({ ...outcome, left }, 'what older keys encrypted is encrypted with the newest');
  },
});

async function renewPlace(
  { log, atRest }: { log: Platform['log']; atRest: EncryptionAtRest },
  place: EncryptedPlace,
  outcome: Outcome,
  signal: AbortSignal | undefined,
): Promise<void> {
  let last: unknown;
  for (;;) {
    const rows = await place.list(atRest.currentId, last, place.batch);
    for (const row of rows) {
      signal?.throwIfAborted();
      const how = await renewRow(atRest, place, row);
      if (how) outcome[how] += 1;
      if (how === 'conflicting') {
        const found = { place: place.name, id: place.idOf(row) };
        log.warn(found, 'cannot be renewed: another row has the same with the newest key');
      }
    }
    last = rows.at(-1);
    if (rows.length < place.batch) return;
  }
}

/** Undefined: the row changed in the meantime. */
async function renewRow(
  atRest: EncryptionAtRest,
  place: EncryptedPlace,
  row: unknown,
): Promise<keyof Outcome | undefined> {
  try {
    const isReplaced = await place.replace(row, place.renew(atRest, row));
    return isReplaced ? 'renewed' : undefined;
  } catch (error) {
    if (error instanceof UnreadableSecretError) return 'unreadable';
    if (isConflict(error)) return 'conflicting';
    throw error;
  }
}

/** unique_violation and exclusion_violation of PostgreSQL. */
const isConflict = (error: unknown): boolean =>
  ['23505', '23P01'].includes(String((error as { code?: unknown }).code));
