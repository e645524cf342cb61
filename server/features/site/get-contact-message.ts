import type { Actor } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { forbidden, notFound } from '#domain/errors.ts';
import { messageListMessages } from '#domain/site/message-list-messages.ts';
import type { ContactMessage } from '#domain/site/message-list-schema.ts';
import { isId } from '#domain/values/id.ts';
import type { Platform } from '#server/platform/platform.ts';
import { contactMessages } from './message-repository.ts';
import { presentMessage } from './present-message.ts';

/**
 * A message of the contact page with its answers, in its current state.
 * @throws {DomainError} FORBIDDEN unless the actor is an Admin; NOT_FOUND.
 */
export async function getContactMessage(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  id: string,
): Promise<ContactMessage> {
  if (!isAdmin(actor)) throw forbidden();
  const row = isId(id) ? await contactMessages.find(db, id) : undefined;
  if (!row) throw notFound(messageListMessages.notFound);
  return presentMessage(row);
}
