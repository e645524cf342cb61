import type { Actor } from '#domain/accounts/actor.ts';
import type { ReadResponse } from '#domain/conversations/schema.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { messages } from './message-repository.ts';
import { ownConversation } from './readable.ts';
import { conversations } from './repository.ts';

/**
 * Records that the actor has read the other person's messages up to a number; never moves back.
 * @throws {DomainError} NOT_FOUND for a conversation of others.
 */
export async function markRead(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  actor: Actor,
  conversationId: string,
  upTo: number,
): Promise<ReadResponse> {
  const { row } = await ownConversation(db, actor, conversationId);
  return inTransaction(db, async (tx) => {
    await conversations.lock(tx, row.id);
    const reading = { readerId: actor.userId, upTo, at: now() };
    return { unread: await messages.markRead(tx, row.id, reading) };
  });
}
