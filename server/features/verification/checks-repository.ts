import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import type { VerificationKind } from '#domain/verification/kinds.ts';
import { isShown } from '#server/features/listing-conditions/public.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { fewIds } from '#server/platform/database/table-page.ts';
import { NAME } from './repository.ts';

export interface CheckRow {
  user_id: string;
  kind: VerificationKind;
  decided_at: Date;
  listing_id: string | null;
  property_name: string | null;
}

/**
 * The condition that one of `verifications` holds on a day, used beside its `users` and `listings`:
 * approved, not expired, of an account that still has the checked name and is not suspended; an
 * agent's licence only for Agents, that of a stay while it is in the lists.
 */
const holds = (day: CalendarDate) => sql<SqlBool>`verifications.state = 'approved'
  and verifications.expires_on >= ${day}
  and lower(verifications.checked_name) = lower(${NAME})
  and users.suspended_at is null
  and (verifications.kind <> 'agent-licence' or users.role = 'Agent')
  and (verifications.listing_id is null
    or (listings.lister_id = users.id and listings.property_type = 'Short-Stay' and ${isShown('listings')}))`;

/**
 * The condition on `users` that some check of theirs holds on a day. With few approvals, looks up
 * their people first; with many, reading in any order soon meets enough.
 */
export async function isVerified(db: Database, day: CalendarDate): Promise<RawBuilder<SqlBool>> {
  const few = await fewIds(
    db,
    sql`select user_id as id from verifications where state = 'approved'`,
  );
  return sql<SqlBool>`${few ? sql`users.id = any(${few}::uuid[])` : sql`true`} and exists (
    select from verifications left join listings on listings.id = verifications.listing_id
    where verifications.user_id = users.id and ${holds(day)})`;
}

/**
 * The checks of some listers that hold on a day.
 * @param listings of licences of stays, only theirs; all by default.
 */
export async function approvedChecks(
  db: Database | Transaction,
  userIds: readonly string[],
  day: CalendarDate,
  listings?: readonly string[],
): Promise<CheckRow[]> {
  const { rows } = await sql<CheckRow>`
    select verifications.user_id, verifications.kind, verifications.decided_at, verifications.listing_id, listings.name as property_name
    from verifications
    join users on users.id = verifications.user_id
    left join listings on listings.id = verifications.listing_id
    where verifications.user_id = any(${userIds}::uuid[]) and ${holds(day)}
      and (${listings === undefined} or verifications.listing_id is null or verifications.listing_id = any(${listings ?? []}::uuid[]))
    order by verifications.kind = 'stay-licence', verifications.kind = 'agent-licence', verifications.id`.execute(
    db,
  );
  return rows;
}
