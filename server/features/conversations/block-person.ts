import type { Actor } from '#domain/accounts/actor.ts';
import { blockMessages } from '#domain/conversations/messages.ts';
import { blocks } from '#server/features/blocks/public.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { BLOCKS } from './limits.ts';
import { ownConversation } from './readable.ts';
import { conversations } from './repository.ts';

/**
 * Blocks the other person in a conversation: neither can write to the other, book at their places
 * or comment on their listings until that is lifted. A message on its way arrives before the block,
 * or is refused.
 * @throws {DomainError} NOT_FOUND for a conversation of others; TOO_MANY_REQUESTS.
 */
export async function blockPerson(
  { db, now, limits }: Pick<Platform, 'db' | 'now' | 'limits'>,
  actor: Actor,
  conversationId: string,
): Promise<void> {
  const { otherId } = await ownConversation(db, actor, conversationId);
  await limits.of(BLOCKS).take(actor.userId);
  await inTransaction(db, async (tx) => {
    await conversations.lockBetween(tx, actor.userId, otherId);
    await blocks.insert(tx, actor.userId, otherId, now());
  });
}

/**
 * Lifts one's own block; the other person's stays. Returns a sentence about it. Throws as
 * blockPerson does, without a limit.
 */
export async function liftBlock(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  conversationId: string,
): Promise<string> {
  const { otherId } = await ownConversation(db, actor, conversationId);
  const lifted = await blocks.remove(db, actor.userId, otherId);
  const stays = (await blocks.between(db, actor.userId, otherId)).length > 0;
  if (stays) return lifted ? blockMessages.liftedHalf : blockMessages.notYours;
  return lifted ? blockMessages.lifted : blockMessages.notBlocked;
}
