import { type RawBuilder, sql } from 'kysely';
import type {
  ReportedConversationsQuery,
  SettleReportBody,
} from '#domain/conversations/reported-schema.ts';
import type { ReportReason } from '#domain/conversations/rules.ts';
import type { ListingKind } from '#domain/listing-kinds.ts';
import type { Database } from '#server/platform/database/database.ts';
import { likePattern } from '#server/platform/database/like-pattern.ts';
import {
  countUpTo,
  fewIds,
  type TablePart,
  tablePage,
} from '#server/platform/database/table-page.ts';

export type ReportedFilter = Pick<ReportedConversationsQuery, 'search' | 'reason' | 'state'>;

export interface ReportedRow {
  id: string;
  conversation_id: string;
  listing_id: string;
  listing_kind: ListingKind;
  listing_name: string;
  listing_deleted_at: Date | null;
  lister_id: string;
  lister_name: string;
  sender_id: string;
  sender_name: string;
  reporter_id: string;
  reason: ReportReason;
  details: string;
  created_at: Date;
  settled_at: Date | null;
  action: SettleReportBody['action'] | null;
  note: string | null;
}

/** Reports of conversations, for Admins; ids contain when they were first made. */
export const reportedConversations = {
  async list(
    db: Database,
    filter: ReportedFilter,
    { oldestFirst = false, ...part }: Omit<TablePart, 'order'> & { oldestFirst?: boolean },
  ): Promise<ReportedRow[]> {
    const isNarrowed = filter.search !== undefined || filter.reason !== undefined;
    const page = await tablePage(db, await found(db, filter), isNarrowed, {
      ...part,
      order: oldestFirst ? sql`id` : sql`id desc`,
    });
    return withParties(db, page, oldestFirst ? sql`report.id` : sql`report.id desc`);
  },

  /** Someone's reports that are open, or were ended since a moment, newest first. */
  ofReporter: (db: Database, userId: string, since: Date, max: number): Promise<ReportedRow[]> =>
    withParties(
      db,
      sql`(
        select id from conversation_reports
        where reporter_id = ${userId} and (settled_at is null or settled_at >= ${since})
        order by id desc limit ${max})`,
      sql`report.id desc`,
    ),

  /** Counting stops at `max`. */
  countUpTo: async (db: Database, filter: ReportedFilter, max: number): Promise<number> =>
    countUpTo(db, await found(db, filter), max),
};

/** Reports by their ids, with the conversation, its listing and its two people. */
async function withParties(
  db: Database,
  ids: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<ReportedRow[]> {
  const { rows } = await sql<ReportedRow>`
    select report.id, report.conversation_id, report.reporter_id, report.reason, report.details, report.created_at,
      report.settled_at, report.action, report.note,
      conversations.listing_id, conversations.lister_id, conversations.sender_id,
      listings.kind as listing_kind, listings.name as listing_name, listings.deleted_at as listing_deleted_at,
      lister.firstname || ' ' || lister.lastname as lister_name,
      sender.firstname || ' ' || sender.lastname as sender_name
    from ${ids} as page
    join conversation_reports as report using (id)
    join conversations on conversations.id = report.conversation_id
    join listings on listings.id = conversations.listing_id
    join users as lister on lister.id = conversations.lister_id
    join users as sender on sender.id = conversations.sender_id
    order by ${order}`.execute(db);
  return rows;
}

async function found(
  db: Database,
  { search, reason, state }: ReportedFilter,
): Promise<RawBuilder<unknown>> {
  return sql`
    select id from conversation_reports as report
    where (settled_at is null) = ${sql.lit(state === 'open')}
      and ${reason ? sql`reason = ${reason}` : sql`true`}
      and ${search ? await hasText(db, search) : sql`true`}`;
}

/** Matches the report's text, or the name or email of one of the two people. */
async function hasText(db: Database, search: string): Promise<RawBuilder<unknown>> {
  const like = likePattern(search);
  const called = sql`lower(firstname || ' ' || lastname || ' ' || email) like ${like}`;
  const people = await fewIds(db, sql`select id from users where erased_at is null and ${called}`);
  const isOne = people
    ? sql`report.conversation_id = any(array(
        select id from conversations where lister_id = any(${people}::uuid[])
        union select id from conversations where sender_id = any(${people}::uuid[])))`
    : sql`exists (
        select from conversations join users on users.id in (lister_id, sender_id)
        where conversations.id = report.conversation_id and erased_at is null and ${called})`;
  return sql`(lower(details) like ${like} or ${isOne})`;
}
