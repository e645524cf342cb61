import type { Actor } from '#domain/accounts/actor.ts';
import { canList } from '#domain/conversations/permissions.ts';
import type { Direction } from '#domain/conversations/rules.ts';
import type { Conversation, ListConversationsQuery } from '#domain/conversations/schema.ts';
import { forbidden } from '#domain/errors.ts';
import type { PageWindow } from '#server/platform/http/calls/paging.ts';
import type { Platform } from '#server/platform/platform.ts';
import { presentConversation } from './present.ts';
import { type ConversationFilter, conversations } from './repository.ts';

/**
 * The conversations that the actor received or began, or the reported ones, most recently written
 * first, and their number.
 * @throws {DomainError} FORBIDDEN for reported ones, unless the actor is an Admin.
 */
export async function listConversations(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { direction, search }: Pick<ListConversationsQuery, 'direction' | 'search'>,
  window: PageWindow,
): Promise<{ conversations: Conversation[]; total: number }> {
  if (!canList(actor, direction)) throw forbidden();
  const filter = { ...whoseOf(actor, direction), search };
  const rows = await conversations.list(db, filter, window);
  return {
    conversations: rows.map((row) => presentConversation(row, actor)),
    total: await conversations.count(db, filter),
  };
}

function whoseOf({ userId }: Actor, direction: Direction): ConversationFilter {
  if (direction === 'reported') return { isReported: true };
  return direction === 'sent' ? { senderId: userId } : { listerId: userId };
}
