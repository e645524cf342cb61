import type { Actor } from '#domain/accounts/actor.ts';
import { AUDIT_EVENTS } from '#domain/audit/events.ts';
import { canEditCar } from '#domain/cars/permissions.ts';
import { uploadCarMessages } from '#domain/cars/upload-messages.ts';
import { forbidden } from '#domain/errors.ts';
import { changeLines } from '#domain/listing-changes/change-lines.ts';
import type { ListingEvent } from '#domain/listing-changes/schema.ts';
import type { ListingKind } from '#domain/listing-kinds.ts';
import { STATE_TEXTS } from '#domain/moderation/messages.ts';
import type { ModerationState } from '#domain/moderation/states.ts';
import { propertyAdminMessages } from '#domain/properties/messages.ts';
import { canEditProperty } from '#domain/properties/permissions.ts';
import { eventsOf, type ListingEventRow } from '#server/features/audit/public.ts';
import { getReadableCar } from '#server/features/cars/public.ts';
import { getReadableProperty } from '#server/features/properties/public.ts';
import type { Platform } from '#server/platform/platform.ts';

/**
 * A listing's changes, newest first: made by its lister or an Admin, but never by which one.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN unless it is the actor's own, or the actor an Admin.
 */
export async function getHistory(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  kind: ListingKind,
  id: string,
): Promise<ListingEvent[]> {
  const { getReadable, canEdit, notYours } = OF_KIND[kind];
  const listing = await getReadable(db, actor, id);
  if (!canEdit(actor, listing)) throw forbidden(notYours);
  const { listerId } = listing;
  const rows = await eventsOf(db, { kind, id });
  return (
    rows
      // An Admin's change includes the price already.
      .filter(({ event, actor_id }) => event !== 'price-changed' || actor_id === listerId)
      .map((row) => present(kind, listerId, row))
  );
}

const OF_KIND = {
  property: {
    getReadable: getReadableProperty,
    canEdit: canEditProperty,
    notYours: propertyAdminMessages.notYours,
  },
  car: { getReadable: getReadableCar, canEdit: canEditCar, notYours: uploadCarMessages.notYours },
} satisfies Record<ListingKind, unknown>;

function present(kind: ListingKind, listerId: string, row: ListingEventRow): ListingEvent {
  const change = { before: asRecord(row.before), after: asRecord(row.after) };
  const state = STATE_TEXTS[change.after.state as ModerationState];
  return {
    at: row.at.toISOString(),
    what: row.event === 'moderated' && state ? state : AUDIT_EVENTS[row.event],
    by: row.actor_id === listerId ? 'lister' : 'admin',
    changes: changeLines(kind, change).map(([label, text]) => ({ label, text })),
    reason: row.reason,
  };
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
