import type { Actor } from '#domain/accounts/actor.ts';
import { blockMessages } from '#domain/conversations/messages.ts';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import { requireUnblocked } from '#server/features/blocks/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { comments } from './repository.ts';

/**
 * Nobody comments on what someone lists who has blocked them, or whom they have blocked; but a guest whose stay there is
 * over says how it was, as a host could silence them otherwise.
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
