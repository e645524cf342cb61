import type { LaterRole, Role } from '#domain/accounts/role.ts';
import type { PersonDetail, PersonRow } from '#domain/people/schema.ts';
import type { ListerCheck } from '#domain/verification/schema.ts';
import type { PersonDetailRow, PersonListRow } from './repository.ts';

export const presentPerson = (row: PersonListRow, checks: ListerCheck[] = []): PersonRow => ({
  _id: row.id,
  firstname: row.firstname,
  lastname: row.lastname,
  email: row.email,
  emailConfirmedAt: row.email_confirmed_at?.toISOString() ?? null,
  role: row.role as Role,
  createdAt: row.created_at.toISOString(),
  lastLoginAt: row.last_login_at?.toISOString() ?? null,
  listings: row.listings,
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
