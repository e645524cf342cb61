import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/accounts/actor.ts';
import type { ConversationMessage, MessageBody } from '#domain/conversations/schema.ts';
import { forbidden } from '#domain/errors.ts';
import { leavingMessages } from '#domain/leaving/messages.ts';
import { requireUnblocked } from '#server/features/blocks/public.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { type Claim, once } from '#server/platform/idempotency/once.ts';
import { queueMail } from '#server/platform/mail/send-mail-job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { CONVERSATION_MESSAGES } from './limits.ts';
import { messageMail } from './mails.ts';
import { type MessageRow, messages } from './message-repository.ts';
import { presentMessage, unreadBy } from './present.ts';
import { ownConversation } from './readable.ts';
import { conversations } from './repository.ts';

/**
 * Writes a message to the other person in a conversation. They get a mail about the first unread
 * message, and none about later ones. A repeated call is the same message.
 * @param key the call's Idempotency-Key.
 * @throws {DomainError} NOT_FOUND for a conversation of others; FORBIDDEN if either has blocked the other, or the other has left;
 * TOO_MANY_REQUESTS; UNPROCESSABLE for a key that came with another message.
 */
export async function sendMessage(
  platform: Platform,
  actor: Actor,
  conversationId: string,
  body: MessageBody,
  key?: string,
): Promise<ConversationMessage> {
  const { row } = await ownConversation(platform.db, actor, conversationId);
  const call = {
    makes: 'message',
    by: actor.userId,
    key,
    content: { conversation: row.id, ...body },
  };
  const sent = await once(
    platform,
    call,
    (claim) => send(platform, actor, row.id, body, claim),
    (id) => messages.get(platform.db, id),
  );
  return presentMessage(sent);
}

async function send(
  platform: Platform,
  actor: Actor,
  conversationId: string,
  { text }: MessageBody,
  claim: Claim,
): Promise<MessageRow> {
  await platform.limits.of(CONVERSATION_MESSAGES).take(actor.userId);
  return inTransaction(platform.db, async (tx) => {
    const id = uuid();
    await claim(tx, id);
    await conversations.lock(tx, conversationId);
    const { otherId } = await ownConversation(tx, actor, conversationId);
    await requireUnblocked(tx, actor.userId, otherId);
    if (await conversations.hasLeft(tx, otherId)) throw forbidden(leavingMessages.otherLeft);
    const sent = await messages.insert(tx, {
      id,
      conversation_id: conversationId,
      author_id: actor.userId,
      text,
      created_at: platform.now(),
    });
    const row = await conversations.get(tx, conversationId);
    if (unreadBy(otherId, row) === 1) {
      await queueMail(tx, messageMail(row, sent, platform.config.appUrl));
    }
    return sent;
  });
}
