import type { LaterRole } from '#domain/accounts/role.ts';
import { PEOPLE_TABLE } from '#domain/people/people-table.ts';
import type { PersonDetail, PersonRow } from '#domain/people/schema.ts';
import type { ListerCheck } from '#domain/verification/schema.ts';
import { columnValues } from '#server/platform/database/column-values.ts';
import type { PersonDetailRow, PersonListRow } from './repository.ts';

const valuesOf = columnValues(PEOPLE_TABLE);

export const presentPerson = (row: PersonListRow, checks: ListerCheck[] = []): PersonRow => ({
  ...valuesOf(row),
  suspended: row.suspended_at && {
    at: row.suspended_at.toISOString(),
    reason: row.suspended_reason,
  },
  asksFor:
    row.request_id === null || row.asked_role === null || row.asked_at === null
      ? null
      : {
          _id: row.request_id,
          role: row.asked_role as LaterRole,
          askedAt: row.asked_at.toISOString(),
        },
  checks,
});

export const presentDetail = (
  row: PersonDetailRow,
  checks: ListerCheck[],
  samePhone: readonly { id: string; name: string; suspended: boolean }[],
): PersonDetail => ({
  ...presentPerson({ ...row, listings: row.properties + row.cars }, checks),
  phoneNumber: row.phone_number,
  location: row.location,
  samePhone: samePhone.map(({ id, ...other }) => ({ _id: id, ...other })),
  properties: row.properties,
  cars: row.cars,
  bookings: row.bookings ?? 0,
  staysToCome: row.stays_to_come ?? 0,
  comments: row.comments ?? 0,
  sessions: row.sessions ?? 0,
  passkeys: row.passkeys ?? 0,
  codes: row.codes,
});
