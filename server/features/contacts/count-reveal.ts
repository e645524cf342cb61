import type { Person } from '#domain/accounts/actor.ts';
import { addDays, today } from '#domain/calendar-date.ts';
import {
  CONTACTS_A_DAY,
  isContactCounted,
  listerContactMessages,
} from '#domain/contacts/contacts.ts';
import { tooManyRequests } from '#domain/errors.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type Reveal, reveals } from './repository.ts';

/**
 * Counts that somebody sees how to reach the people of a listing; the same listing costs once a day.
 * @throws {DomainError} TOO_MANY_REQUESTS beyond CONTACTS_A_DAY, with the seconds until tomorrow.
 */
export async function countReveal(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  viewer: Person,
  listing: { id: string; listerId: string },
): Promise<void> {
  if (!isContactCounted(viewer, listing)) return;
  const moment = now();
  const day = today(moment);
  const reveal: Reveal = { userId: viewer.userId, listingId: listing.id, day };
  if (await reveals.has(db, reveal)) return;
  await inTransaction(db, async (tx) => {
    await reveals.lockAccount(tx, reveal.userId);
    const isNew = !(await reveals.has(tx, reveal));
    if (isNew && (await reveals.count(tx, reveal)) >= CONTACTS_A_DAY) {
      const tomorrow = Date.parse(addDays(day, 1));
      const seconds = Math.ceil((tomorrow - moment.getTime()) / 1000);
      throw tooManyRequests(seconds, listerContactMessages.tooMany, 'contacts');
    }
    await reveals.insert(tx, reveal);
  });
}
