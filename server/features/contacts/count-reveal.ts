import type { Person } from '#domain/accounts/actor.ts';
import {
  CONTACTS_A_DAY,
  isContactCounted,
  listerContactMessages,
} from '#domain/contacts/contacts.ts';
import { tooManyRequests } from '#domain/errors.ts';
import { addDays, today } from '#domain/values/calendar-date.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { LimitRule, Limits } from '#server/platform/limits.ts';
import { requestContext } from '#server/platform/log/request-context.ts';
import type { Platform } from '#server/platform/platform.ts';
import { REVEALS_PER_ADDRESS, REVEALS_TO_NEW_PER_ADDRESS } from './limits.ts';
import { type Reveal, reveals } from './repository.ts';

/**
 * Counts a look at the contact of a listing; the same listing counts once a day.
 * @throws {DomainError} TOO_MANY_REQUESTS beyond CONTACTS_A_DAY, with the seconds until tomorrow, and beyond what one network
 * address may see in a day.
 */
export async function countReveal(
  { db, now, limits }: Pick<Platform, 'db' | 'now' | 'limits'>,
  viewer: Person,
  listing: { id: string; listerId: string },
): Promise<void> {
  if (!isContactCounted(viewer, listing)) return;
  const moment = now();
  const day = today(moment);
  const reveal: Reveal = { userId: viewer.userId, listingId: listing.id, day };
  if (await reveals.has(db, reveal)) return;
  const dayAgo = new Date(moment.getTime() - 86_400_000);
  const isNew = await reveals.isAccountSince(db, reveal.userId, dayAgo);
  const rules = isNew ? [REVEALS_TO_NEW_PER_ADDRESS, REVEALS_PER_ADDRESS] : [REVEALS_PER_ADDRESS];
  await withinNetwork(limits, rules, () => count(db, reveal, moment));
}

/** Runs work that counts against the network of the request, if it has one. */
function withinNetwork(
  limits: Limits,
  rules: readonly LimitRule[],
  work: () => Promise<void>,
): Promise<void> {
  const address = requestContext.getStore()?.address;
  if (address === undefined) return work();
  const spending = { sentence: listerContactMessages.tooManyOnNetwork };
  const all = rules.reduceRight<() => Promise<void>>(
    (next, rule) => () => limits.of(rule).spend(address, spending, next),
    work,
  );
  return all();
}

async function count(db: Platform['db'], reveal: Reveal, moment: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    await reveals.lockAccount(tx, reveal.userId);
    const isCounted = await reveals.has(tx, reveal);
    if (!isCounted && (await reveals.count(tx, reveal)) >= CONTACTS_A_DAY) {
      const tomorrow = Date.parse(addDays(reveal.day, 1));
      const seconds = Math.ceil((tomorrow - moment.getTime()) / 1000);
      throw tooManyRequests(seconds, listerContactMessages.tooMany, 'contacts');
    }
    await reveals.insert(tx, reveal);
  });
}
