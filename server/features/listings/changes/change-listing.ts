import type { Actor } from '#domain/accounts/actor.ts';
import type { ListingChange } from '#domain/listing-changes/schema.ts';
import type { ListingKind } from '#domain/listing-kinds.ts';
import { changesBetween, recordAudit } from '#server/features/audit/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { queueMail } from '#server/platform/mail/send-mail-job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { readListingState } from './listing-state.ts';
import { changedMail, deletedMail } from './mails.ts';
import { readTold } from './state-repository.ts';

type Needed = Pick<Platform, 'now' | 'config'>;

/** A listing about to be changed, locked. */
interface Changed {
  kind: ListingKind;
  id: string;
  listerId: string;
}

/**
 * Changes a listing. When an Admin changes someone else's, the audit log records the state before
 * and after, and its lister gets a mail; a change that alters nothing leaves no trace.
 */
export async function changeListing<T>(
  tx: Transaction,
  platform: Needed,
  actor: Actor,
  { kind, id, listerId }: Changed,
  change: () => Promise<T>,
): Promise<T> {
  if (actor.userId === listerId) return change();
  const stateBefore = await readListingState(tx, id);
  const result = await change();
  const changes = changesBetween(stateBefore, await readListingState(tx, id));
  if (Object.keys(changes.after).length > 0) {
    await recordAudit(tx, {
      event: 'listing-changed',
      at: platform.now(),
      subject: { kind, id },
      ...withoutPin(changes),
    });
    const told = await readTold(tx, id);
    if (told) await queueMail(tx, changedMail({ kind, id, ...told }, changes, platform.config));
  }
  return result;
}

/**
 * Records that an Admin deleted someone else's listing and tells its lister; deleting one's own
 * needs neither.
 */
export async function noteDeleted(
  tx: Transaction,
  platform: Needed,
  actor: Actor,
  { kind, id, listerId }: Changed,
): Promise<void> {
  if (actor.userId === listerId) return;
  await recordAudit(tx, { event: 'listing-deleted', at: platform.now(), subject: { kind, id } });
  const told = await readTold(tx, id);
  if (told) await queueMail(tx, deletedMail(told, platform.config));
}

/** The audit log lasts for years, so it must not hold where someone lives: only that the pin moved. */
function withoutPin({ before, after }: ListingChange): ListingChange {
  if (!('pin' in after)) return { before, after };
  return { before: { ...before, pin: 'set before' }, after: { ...after, pin: 'moved' } };
}
