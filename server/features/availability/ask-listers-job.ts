import { randomBytes } from 'node:crypto';
import { ASKED_AT_ONCE } from '#domain/availability/rules.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { JobSpec } from '#server/platform/jobs/jobs.ts';
import { queueMail } from '#server/platform/mail/send-mail-job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type AskedListing, availabilityMail } from './mails.ts';
import { availability, type DueRow } from './repository.ts';

/**
 * At 8:00 in Ghana: asks listers about listings left untouched for 30 days, reminds them once, and
 * pauses those without an answer. The work for a lister, including the mail, is one transaction:
 * after an interruption it is either done or repeated as a whole.
 */
export const askListersJob = (
  platform: Pick<Platform, 'db' | 'now' | 'config'>,
): JobSpec<unknown> => ({
  name: 'ask-listers',
  maxAttempts: 25,
  schedule: '0 8 * * *',
  run: async (_payload, signal) => {
    const now = platform.now();
    for (const lister of await availability.dueListers(platform.db, now)) {
      signal?.throwIfAborted();
      await inTransaction(platform.db, (tx) => settle(tx, platform, lister, now));
    }
  },
});

async function settle(
  tx: Transaction,
  { config }: Pick<Platform, 'config'>,
  lister: string,
  now: Date,
): Promise<void> {
  await availability.lockLister(tx, lister);
  const due = await availability.due(tx, lister, now);
  const of = (step: DueRow['step']) => due.filter((row) => row.step === step);
  for (const row of of('pause')) await availability.pauseUnanswered(tx, row, now);
  const asked = await ask(tx, of('ask').slice(0, ASKED_AT_ONCE), now);
  const reminded = await remind(tx, of('remind'), now);
  const owner = await availability.addressee(tx, lister);
  if (!owner || asked.length + reminded.length === 0) return;
  await queueMail(tx, availabilityMail({ lister: owner, reminded, asked }, now, config.appUrl));
}

async function ask(tx: Transaction, rows: readonly DueRow[], now: Date): Promise<AskedListing[]> {
  const asked = rows.map(({ kind, id, name }) => ({
    kind,
    id,
    name,
    token: randomBytes(TOKEN_BYTES).toString('base64url'),
  }));
  for (const { token, ...listing } of asked) await availability.ask(tx, listing, token, now);
  return asked;
}

async function remind(
  tx: Transaction,
  rows: readonly DueRow[],
  now: Date,
): Promise<AskedListing[]> {
  if (rows.length === 0) return [];
  await availability.remind(
    tx,
    rows.map(({ id }) => id),
    now,
  );
  return rows.flatMap(({ kind, name, token }) => (token === null ? [] : [{ kind, name, token }]));
}

/** Nobody guesses 128 bits. */
const TOKEN_BYTES = 16;
