import type { Actor } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { leftOnOf, wentOf } from '#domain/bookings/ended-stay.ts';
import type { ExportHostedStaysQuery, HostedStay } from '#domain/bookings/hosted-schema.ts';
import { canSeeHostedStays } from '#domain/bookings/permissions.ts';
import { forbidden } from '#domain/errors.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { inBatches } from '#server/platform/database/batches.ts';
import type { CsvColumn } from '#server/platform/http/responses/csv.ts';
import type { Platform } from '#server/platform/platform.ts';
import { presentHostedStay } from '../present.ts';
import { bookings } from '../repository.ts';

type ExportedStay = Pick<
  HostedStay,
  | 'reference'
  | 'propertyName'
  | 'fullName'
  | 'phoneNumber'
  | 'email'
  | 'checkIn'
  | 'checkOut'
  | 'nights'
  | 'total'
  | 'status'
  | 'cancellation'
  | 'createdAt'
  | 'request'
  | 'arrivedAt'
  | 'ended'
>;

/** A stay as a row of a spreadsheet. */
export const STAY_COLUMNS: readonly CsvColumn<ExportedStay>[] = [
  { heading: 'Reference', of: ({ reference }) => reference },
  { heading: 'Property', of: ({ propertyName }) => propertyName },
  { heading: 'Guest', of: ({ fullName }) => fullName },
  { heading: 'Phone', of: ({ phoneNumber }) => phoneNumber },
  { heading: 'Email', of: ({ email }) => email },
  { heading: 'Check-in', of: ({ checkIn }) => checkIn },
  { heading: 'Check-out', of: ({ checkOut }) => checkOut },
  { heading: 'Nights', of: ({ nights }) => nights },
  { heading: 'Total (GHS)', of: ({ total }) => total },
  { heading: 'Status', of: ({ status }) => status },
  { heading: 'Cancelled by', of: ({ cancellation }) => cancellation?.by ?? null },
  { heading: 'Reason', of: ({ cancellation }) => cancellation?.reason ?? null },
  { heading: 'Booked', of: ({ createdAt }) => createdAt },
  { heading: 'Answer by', of: ({ request }) => request?.answerBy ?? null },
  { heading: 'How it went', of: wentOf },
  { heading: 'Left on', of: leftOnOf },
];

/**
 * All stays at the actor's properties that the filters find, newest first; for an Admin those at
 * any property, recorded in the audit log.
 * @throws {DomainError} FORBIDDEN unless the actor lists properties.
 */
export async function exportHostedStays(
  { db, slowReads, now }: Pick<Platform, 'db' | 'slowReads' | 'now'>,
  actor: Actor,
  filters: ExportHostedStaysQuery,
): Promise<AsyncIterable<HostedStay[]>> {
  if (!canSeeHostedStays(actor)) throw forbidden();
  const isEveryones = isAdmin(actor);
  if (isEveryones) await recordAudit(db, { event: 'exported', at: now(), reason: 'stays' });
  const at = now();
  const filter = { ...filters, listerId: isEveryones ? undefined : actor.userId, now: at };
  return inBatches(
    (after, size) => bookings.listBehind(slowReads, filter, after, size),
    (row) => presentHostedStay(row, at),
  );
}
