import type { Actor } from '#domain/accounts/actor.ts';
import { DomainError, notFound } from '#domain/errors.ts';
import { calendarMessages } from '#domain/stay-calendars/messages.ts';
import { canManageStay } from '#domain/stays/permissions.ts';
import { isId } from '#domain/values/id.ts';
import { lockPropertyForChange, type PropertySummary } from '#server/features/properties/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';

/**
 * A stay whose calendars an actor may manage, locked until the transaction ends.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN unless it is the actor's own, or the actor an Admin; UNPROCESSABLE for other
 * properties.
 */
export async function lockManagedStay(
  tx: Transaction,
  actor: Actor,
  id: string,
): Promise<PropertySummary> {
  const stay = await lockPropertyForChange(tx, actor, id, canManageStay);
  if (stay.propertyType === 'Short-Stay') return stay;
  throw new DomainError('UNPROCESSABLE', calendarMessages.onlyStays);
}

/** Something of a stay that an actor may manage, whatever kind of property it has become since. */
export async function lockPartOf<Part extends { listing_id: string }>(
  tx: Transaction,
  actor: Actor,
  {
    id,
    partId,
    find,
  }: { id: string; partId: string; find: (id: string) => Promise<Part | undefined> },
): Promise<Part> {
  const stay = await lockPropertyForChange(tx, actor, id, canManageStay);
  const part = isId(partId) ? await find(partId) : undefined;
  if (part?.listing_id !== stay.id) throw notFound(calendarMessages.feedNotFound);
  return part;
}
