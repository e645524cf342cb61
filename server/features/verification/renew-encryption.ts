import type { EncryptionAtRest } from '#server/platform/crypto/encrypt-at-rest.ts';
import type { JobSpec } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type OldDocument, type OldNumber, oldSecrets } from './key-repository.ts';
import { decryptDocument, decryptNumber, encryptDocument, encryptNumber } from './secrets.ts';

/** Rows in memory at once; a photo has half a megabyte. */
const NUMBERS = 500;
const DOCUMENTS = 10;

type Needed = Pick<Platform, 'db' | 'log' | 'atRest'>;

/** Every night: what a key of before encrypted is encrypted with the newest, so that the older can be taken away. */
export const renewEncryptionJob = ({ db, log, atRest }: Needed): JobSpec<unknown> => ({
  name: 'renew-encryption',
  maxAttempts: 5,
  schedule: '15 4 * * *',
  async run(_payload, signal) {
    if (!atRest) return;
    const numbers = await renewNumbers(db, atRest, signal);
    const documents = await renewDocuments(db, atRest, signal);
    const renewed = numbers.renewed + documents.renewed;
    const unreadable = numbers.unreadable + documents.unreadable;
    if (renewed > 0)
      log.info({ renewed }, 'what older keys encrypted is encrypted with the newest');
    if (unreadable > 0) {
      log.warn({ unreadable }, 'the keys that encrypted some documents are not among DATA_KEY');
    }
  },
});

interface Renewed {
  renewed: number;
  unreadable: number;
}

async function renewNumbers(
  db: Needed['db'],
  atRest: EncryptionAtRest,
  signal?: AbortSignal,
): Promise<Renewed> {
  const count = { renewed: 0, unreadable: 0 };
  let last: OldNumber | undefined;
  for (;;) {
    const rows = await oldSecrets.numbers(db, atRest.currentId, last?.id, NUMBERS);
    for (const row of rows) {
      signal?.throwIfAborted();
      const number = decryptNumber(atRest, row.id, row.number);
      if (number === undefined) count.unreadable += 1;
      else {
        const renewed = encryptNumber(atRest, row.id, row.kind, number);
        await oldSecrets.replaceNumber(db, row, renewed);
        count.renewed += 1;
      }
    }
    last = rows.at(-1);
    if (rows.length < NUMBERS) return count;
  }
}

async function renewDocuments(
  db: Needed['db'],
  atRest: EncryptionAtRest,
  signal?: AbortSignal,
): Promise<Renewed> {
  const count = { renewed: 0, unreadable: 0 };
  let last: OldDocument | undefined;
  for (;;) {
    const rows = await oldSecrets.documents(db, atRest.currentId, last, DOCUMENTS);
    for (const row of rows) {
      signal?.throwIfAborted();
      const photo = decryptDocument(atRest, row.id, row.position, row.content);
      if (photo === undefined) count.unreadable += 1;
      else {
        const renewed = encryptDocument(atRest, row.id, row.position, photo);
        await oldSecrets.replaceDocument(db, row, renewed);
        count.renewed += 1;
      }
    }
    last = rows.at(-1);
    if (rows.length < DOCUMENTS) return count;
  }
}
