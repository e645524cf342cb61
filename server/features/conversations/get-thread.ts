import type { Actor } from '#domain/accounts/actor.ts';
import { otherThan } from '#domain/conversations/permissions.ts';
import type { Thread, ThreadQuery } from '#domain/conversations/schema.ts';
import { blocks } from '#server/features/blocks/public.ts';
import type { Platform } from '#server/platform/platform.ts';
import { messages } from './message-repository.ts';
import { partiesOf, presentConversation, presentMessage } from './present.ts';
import { readableConversation } from './readable.ts';
import { reports } from './report-repository.ts';

/** The number of messages without `limit`. */
const MESSAGES_A_WINDOW = 30;

/**
 * A conversation with its last messages, or those before a number.
 * @throws {DomainError} NOT_FOUND for one of others; an Admin reads it once it was reported.
 */
export async function getThread(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  id: string,
  { before, limit = MESSAGES_A_WINDOW }: ThreadQuery,
): Promise<Thread> {
  const row = await readableConversation(db, actor, id);
  const otherId = otherThan(actor, partiesOf(row));
  const blockers = await blocks.between(db, row.lister_id, row.sender_id);
  const window = await messages.list(db, row.id, { before, size: limit });
  return {
    ...presentConversation(row, actor),
    messages: window.map(presentMessage),
    seenUpTo: await messages.seenUpTo(db, row.id, actor.userId),
    blocked: blockers.includes(actor.userId),
    canWrite: otherId !== undefined && blockers.length === 0,
    reported: await reports.hasOpen(db, row.id, actor.userId),
  };
}
