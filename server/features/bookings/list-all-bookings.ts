import type { Actor } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import type { AllBookingsQuery, BookingOfAll } from '#domain/bookings/all-schema.ts';
import { BOOKINGS_TABLE } from '#domain/bookings/bookings-table.ts';
import { forbidden } from '#domain/errors.ts';
import { LIST_COUNTED } from '#domain/paging/counted.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { inBatches } from '#server/platform/database/batches.ts';
import { columnValues } from '#server/platform/database/column-values.ts';
import type { TablePage } from '#server/platform/http/calls/admin-table.ts';
import type { PageWindow } from '#server/platform/http/calls/paging.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type AllBookingsFilter, allBookings } from './all-bookings-repository.ts';
import type { BookingRow } from './booking-row-repository.ts';
import { presentHostedStay } from './present.ts';

/**
 * A page of everyone's bookings.
 * @throws {DomainError} FORBIDDEN unless the actor is an Admin.
 */
export async function listAllBookings(
  { slowReads, now }: Pick<Platform, 'slowReads' | 'now'>,
  actor: Actor,
  query: AllBookingsQuery,
  { size, offset }: PageWindow,
): Promise<TablePage<BookingOfAll>> {
  if (!isAdmin(actor)) throw forbidden();
  const at = now();
  const filter = filterOf(query, at);
  const rows = await allBookings.list(slowReads, filter, { sort: query.sort, size, offset });
  const total = await allBookings.countUpTo(slowReads, filter, LIST_COUNTED + 1);
  return { rows: rows.map((row) => present(row, at)), total };
}

/**
 * All bookings that the filters find, newest first; the audit log records who exported them.
 * @throws {DomainError} FORBIDDEN unless the actor is an Admin.
 */
export async function exportAllBookings(
  { db, slowReads, now }: Pick<Platform, 'db' | 'slowReads' | 'now'>,
  actor: Actor,
  query: AllBookingsQuery,
): Promise<AsyncIterable<BookingOfAll[]>> {
  if (!isAdmin(actor)) throw forbidden();
  await recordAudit(db, { event: 'exported', at: now(), reason: 'bookings' });
  const at = now();
  return inBatches(
    (after, size) => allBookings.list(slowReads, filterOf(query, at), { after, size }),
    (row) => present(row, at),
  );
}

const filterOf = ({ search, state, from, to }: AllBookingsQuery, now: Date): AllBookingsFilter => ({
  search,
  state,
  from,
  to,
  now,
});

const valuesOf = columnValues(BOOKINGS_TABLE);

const present = (row: BookingRow, now: Date): BookingOfAll => ({
  ...valuesOf(row),
  ...presentHostedStay(row, now),
  guestId: row.user_id,
});
