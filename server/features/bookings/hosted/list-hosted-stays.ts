import type { Actor } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import type { HostedStay, ListHostedStaysQuery } from '#domain/bookings/hosted-schema.ts';
import { canSeeHostedStays } from '#domain/bookings/permissions.ts';
import { forbidden } from '#domain/errors.ts';
import type { PageWindow } from '#server/platform/http/calls/paging.ts';
import type { Platform } from '#server/platform/platform.ts';
import { presentHostedStay } from '../present.ts';
import { bookings } from '../repository.ts';

/**
 * The stays at the actor's properties, or at any for an Admin, that the filters find, and their
 * number.
 * @throws {DomainError} FORBIDDEN unless the actor lists properties.
 */
export async function listHostedStays(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  actor: Actor,
  { when, state, search }: Pick<ListHostedStaysQuery, 'when' | 'state' | 'search'>,
  window: PageWindow,
): Promise<{ stays: HostedStay[]; total: number }> {
  if (!canSeeHostedStays(actor)) throw forbidden();
  const at = now();
  const listerId = isAdmin(actor) ? undefined : actor.userId;
  const filter = { listerId, when, state, search, now: at };
  const rows = await bookings.list(db, filter, window);
  const total = await bookings.count(db, filter);
  return { stays: rows.map((row) => presentHostedStay(row, at)), total };
}
