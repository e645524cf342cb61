import { tooLarge } from '#domain/errors.ts';
import { ACCOUNT_MAX_BYTES } from '#domain/media/limits.ts';
import { photoMessages } from '#domain/media/photo-messages.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { Platform } from '#server/platform/platform.ts';
import { accounts } from './account-repository.ts';

/** Jobs that someone waits for have priorities from 0 to this. */
const LAST_TURN = 19;

/**
 * The priority of a photo's or a video's job: the number of its lister's that wait already. So
 * listers take turns, however many files one of them uploads.
 */
export const turnOf = async (
  tx: Transaction,
  { jobPriority }: Pick<Platform, 'jobPriority'>,
  lister: string | null,
  what: 'photos' | 'videos',
): Promise<number> => {
  if (jobPriority !== undefined || lister === null) return jobPriority ?? 0;
  // The one that the job is for waits, too.
  return Math.min(LAST_TURN, Math.max(0, (await accounts.waiting(tx, lister, what)) - 1));
};

/**
 * Makes sure that a lister's stored files, and those being recorded, fit. One listing of an account
 * is recorded at a time, so that the limit holds.
 * @throws {DomainError} TOO_LARGE.
 */
export async function withinAccount(
  tx: Transaction,
  lister: string,
  record: () => Promise<void>,
): Promise<void> {
  await accounts.lock(tx, lister);
  await record();
  if ((await accounts.storedBytes(tx, lister)) > ACCOUNT_MAX_BYTES) {
    throw tooLarge(photoMessages.accountFull);
  }
}
