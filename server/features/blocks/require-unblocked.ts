import { blockMessages } from '#domain/conversations/messages.ts';
import { forbidden } from '#domain/errors.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { blocks } from './repository.ts';

/**
 * Refuses an act towards another person. A block works both ways, so that the one who blocked does
 * not carry on either.
 * @param sentence what cannot be done, and what to do instead; it does not say who has blocked whom.
 * @throws {DomainError} FORBIDDEN if one of two people has blocked the other.
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
