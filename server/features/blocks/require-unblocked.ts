import { blockMessages } from '#domain/conversations/messages.ts';
import { forbidden } from '#domain/errors.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { blocks } from './repository.ts';

/**
 * What someone does to another: a block ends it both ways, so that a person who has blocked someone does not go on either.
 * @param sentence what cannot be done, and what to do instead; it does not say who has blocked whom.
 * @throws {DomainError} FORBIDDEN where one of two people has blocked the other.
 */
export async function requireUnblocked(
  db: Database | Transaction,
  one: string,
  other: string,
  sentence: string = blockMessages.refused,
): Promise<void> {
  const blockers = await blocks.between(db, one, other);
  if (blockers.length > 0) throw forbidden(sentence);
}
