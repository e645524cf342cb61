import type { Actor } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { forbidden } from '#domain/errors.ts';
import type { ContactMessage } from '#domain/site/schema.ts';
import type { PageWindow } from '#server/platform/http/paging.ts';
import type { Platform } from '#server/platform/platform.ts';
import { contactMessages } from './repository.ts';

/**
 * What was written on /contact, the newest first, and how many there are.
 * @throws {DomainError} FORBIDDEN unless the actor is an Admin.
 */
export async function listContactMessages(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  window: PageWindow,
): Promise<{ messages: ContactMessage[]; total: number }> {
  if (!isAdmin(actor)) throw forbidden();
  const rows = await contactMessages.list(db, window);
  const messages = rows.map(({ id, name, email, message, created_at }) => ({
    _id: id,
    name,
    email,
    message,
    createdAt: created_at.toISOString(),
  }));
  return { messages, total: await contactMessages.count(db) };
}

/** How many were written since an Admin last looked (ever, without a moment), up to `max`. */
export const countNewMessages = (
  { db }: Pick<Platform, 'db'>,
  since: Date | undefined,
  max: number,
): Promise<number> => contactMessages.countSince(db, since, max);
