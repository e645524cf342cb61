import type { BookingStatus } from '#domain/bookings/state.ts';
import type { HeldNights, ImportedNights } from '#domain/stays/schema.ts';
import type { HeldNightsRow, ImportedNightsRow } from './repository.ts';

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

/** Nights that another site sold, for the host. */
export const presentImported = (row: ImportedNightsRow): ImportedNights => ({
  _id: row.id,
  kind: 'imported',
  from: row.from,
  to: row.to,
  name: row.feed_name,
  note: row.summary,
  readAt: row.read_at?.toISOString() ?? null,
  repeats: row.echo,
});
