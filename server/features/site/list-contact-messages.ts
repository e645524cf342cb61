import type { Actor } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { forbidden } from '#domain/errors.ts';
import { LIST_COUNTED } from '#domain/paging/counted.ts';
import type { ContactMessage, ContactMessagesQuery } from '#domain/site/message-list-schema.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { inBatches } from '#server/platform/database/batches.ts';
import type { TablePage } from '#server/platform/http/calls/admin-table.ts';
import type { PageWindow } from '#server/platform/http/calls/paging.ts';
import type { Platform } from '#server/platform/platform.ts';
import { contactMessages } from './message-repository.ts';
import { presentMessage } from './present-message.ts';

/**
 * A page of the messages from /contact.
 * @throws {DomainError} FORBIDDEN unless the actor is an Admin.
 */
export async function listContactMessages(
  { slowReads }: Pick<Platform, 'slowReads'>,
  actor: Actor,
  { search, state, sort }: ContactMessagesQuery,
  { size, offset }: PageWindow,
): Promise<TablePage<ContactMessage>> {
  if (!isAdmin(actor)) throw forbidden();
  const filter = { search, state };
  const oldestFirst = sort === 'oldest';
  const rows = await contactMessages.list(slowReads, filter, { size, offset, oldestFirst });
  const total = await contactMessages.countUpTo(slowReads, filter, LIST_COUNTED + 1);
  return { rows: rows.map(presentMessage), total };
}

/**
 * All messages that the filters find, newest first; the audit log records who exported them.
 * @throws {DomainError} FORBIDDEN unless the actor is an Admin.
 */
export async function exportContactMessages(
  { db, slowReads, now }: Pick<Platform, 'db' | 'slowReads' | 'now'>,
  actor: Actor,
  { search, state }: ContactMessagesQuery,
): Promise<AsyncIterable<ContactMessage[]>> {
  if (!isAdmin(actor)) throw forbidden();
  await recordAudit(db, { event: 'exported', at: now(), reason: 'contact-messages' });
  return inBatches(
    (after, size) => contactMessages.list(slowReads, { search, state }, { after, size }),
    presentMessage,
  );
}

/** Counts the messages since an Admin last looked (ever, without a moment), up to `max`. */
export const countNewMessages = (
  { db }: Pick<Platform, 'db'>,
  since: Date | undefined,
  max: number,
): Promise<number> => contactMessages.countSince(db, since, max);
