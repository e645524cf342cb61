import { blockMessages } from '#domain/conversations/messages.ts';
import { forbidden } from '#domain/errors.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { blocks } from './block-repository.ts';

/**
 * A person who has blocked somebody does not write to them either.
 * @throws {DomainError} FORBIDDEN where one of two people has blocked the other.
 */
export async function requireUnblocked(
  db: Database | Transaction,
  one: string,
  other: string,
): Promise<void> {
  const blockers = await blocks.between(db, one, other);
  if (blockers.length > 0) throw forbidden(blockMessages.refused);
}
