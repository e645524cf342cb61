import type { Person } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { conversationMessages } from '#domain/conversations/messages.ts';
import { canRead, otherThan } from '#domain/conversations/permissions.ts';
import { notFound } from '#domain/errors.ts';
import { isId } from '#domain/values/id.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { partiesOf } from './present.ts';
import { reports } from './report-repository.ts';
import { type ConversationRow, conversations } from './repository.ts';

/**
 * A conversation that the actor may read.
 * @throws {DomainError} NOT_FOUND, also for other people's, whose existence stays hidden.
 */
export async function readableConversation(
  db: Database | Transaction,
  actor: Person,
  id: string,
): Promise<ConversationRow> {
  const row = isId(id) ? await conversations.find(db, id) : undefined;
  if (!row) throw notFound(conversationMessages.notFound);
  const isReported = isAdmin(actor) && (await reports.has(db, row.id));
  if (!canRead(actor, partiesOf(row), isReported)) throw notFound(conversationMessages.notFound);
  return row;
}

/**
 * One of the actor's own conversations, with the other person's id.
 * @throws {DomainError} NOT_FOUND for one of others, reported or not.
 */
export async function ownConversation(
  db: Database | Transaction,
  actor: Person,
  id: string,
): Promise<{ row: ConversationRow; otherId: string }> {
  const row = await readableConversation(db, actor, id);
  const otherId = otherThan(actor, partiesOf(row));
  if (otherId === undefined) throw notFound(conversationMessages.notFound);
  return { row, otherId };
}
