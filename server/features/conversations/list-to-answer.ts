import type { Person } from '#domain/accounts/actor.ts';
import { TO_ANSWER_DAYS, TO_ANSWER_MAX } from '#domain/conversations/rules.ts';
import type { Conversation } from '#domain/conversations/schema.ts';
import type { Platform } from '#server/platform/platform.ts';
import { presentConversation } from './present.ts';
import { conversations } from './repository.ts';

const WAITS_MS = TO_ANSWER_DAYS * 24 * 60 * 60_000;

/**
 * The conversations about own listings in which the other person wrote last, and can be answered,
 * most recently written first. Read ones stay for 14 days, after which they count as needing no
 * answer.
 */
export async function listToAnswer(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  lister: Person,
): Promise<Conversation[]> {
  const since = new Date(now().getTime() - WAITS_MS);
  const rows = await conversations.toAnswer(db, lister.userId, since, TO_ANSWER_MAX);
  return rows.map((row) => presentConversation(row, lister));
}
