import type { Actor } from '#domain/accounts/actor.ts';
import { blockMessages } from '#domain/conversations/messages.ts';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import { requireUnblocked } from '#server/features/blocks/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { comments } from './repository.ts';

/**
 * Refuses comments between people of whom one has blocked the other. A guest whose stay is over may
 * still comment, because a host could silence them otherwise.
 * @throws {DomainError} FORBIDDEN.
 */
export async function requireOnTerms(
  tx: Transaction,
  { userId }: Actor,
  property: { id: string; listerId: string },
  day: CalendarDate,
): Promise<void> {
  if (await comments.hasStayed(tx, { userId, propertyId: property.id }, day)) return;
  await requireUnblocked(tx, userId, property.listerId, blockMessages.noComment);
}
