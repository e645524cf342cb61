import type { BookingStatus } from '#domain/bookings/state.ts';
import type { HeldNights } from '#domain/stays/schema.ts';
import type { HeldNightsRow } from './repository.ts';

/** Nights that are held, for the host. */
export const presentHeld = (row: HeldNightsRow): HeldNights => ({
  _id: row.id,
  kind: row.kind,
  unit: row.unit,
  from: row.from,
  to: row.to,
  preparedUntil: row.prepared_until,
  name: row.name,
  phoneNumber: row.phone_number,
  note: row.note,
  status: row.status as BookingStatus | null,
});
