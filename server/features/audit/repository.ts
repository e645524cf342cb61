import {
  type Expression,
  type ExpressionBuilder,
  type Insertable,
  type SqlBool,
  sql,
} from 'kysely';
import type { AuditEvent } from '#domain/audit/events.ts';
import { countRows } from '#server/platform/database/count-rows.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { likePattern } from '#server/platform/database/like-pattern.ts';
import type { AuditLog, DB } from '#server/platform/database/schema.gen.ts';

type Db = Database | Transaction;

/** The most people that a part of a name may match. */
const PEOPLE_AT_MOST = 100;

/** The most entries about the people searched for: as many as an Admin pages through. */
const FOUND_AT_MOST = 10_001;

export interface AuditFilter {
  event?: AuditEvent | undefined;
  /** From the first of these moments until before the second. */
  from?: Date | undefined;
  until?: Date | undefined;
  /** The person who acted, or the person or thing the entry is about. */
  involved?: readonly string[] | undefined;
  address?: string | undefined;
}

export type AuditRow = Awaited<ReturnType<typeof auditLog.list>>[number];

export const auditLog = {
  insert: (db: Db, entry: Insertable<AuditLog>) =>
    db.insertInto('audit.log').values(entry).execute(),

  list: (
    db: Db,
    filter: AuditFilter,
    {
      oldestFirst = false,
      size,
      offset = 0,
      after,
    }: { oldestFirst?: boolean; size: number; offset?: number; after?: string | undefined },
  ) => {
    const page = db
      .selectFrom('audit.log as log')
      .selectAll('log')
      .where((eb) => eb.and(conditionsOf(eb, filter)))
      .$if(after !== undefined, (query) => query.where('log.id', '<', after ?? ''))
      .orderBy('log.id', oldestFirst ? 'asc' : 'desc')
      .limit(size)
      .offset(offset);
    // Names are looked up only for the page.
    return db
      .selectFrom(page.as('log'))
      .leftJoin('users as actor', 'actor.id', 'log.actor_id')
      .leftJoin('users as person', 'person.id', 'log.subject_id')
      .leftJoin('listings as listing', 'listing.id', 'log.subject_id')
      .selectAll('log')
      .select([
        sql<string | null>`actor.firstname || ' ' || actor.lastname`.as('actor_name'),
        sql<string | null>`case when actor.erased_at is null then actor.email end`.as(
          'actor_email',
        ),
        sql<string | null>`coalesce(person.firstname || ' ' || person.lastname, listing.name,
          case log.subject_kind when 'report' then ${REPORTED} when 'message' then ${SENDER} end)`.as(
          'subject_name',
        ),
      ])
      .orderBy('log.id', oldestFirst ? 'asc' : 'desc')
      .execute();
  },

  /** Some entries about something, newest first. */
  ofSubject: <Event extends AuditEvent>(
    db: Db,
    { kind, id }: { kind: string; id: string },
    events: readonly Event[],
    max: number,
  ) =>
    db
      .selectFrom('audit.log')
      .select(['at', 'actor_id', 'reason', 'before', 'after'])
      .select(sql<Event>`event`.as('event'))
      .where('subject_id', '=', id)
      .where('subject_kind', '=', kind)
      .where('event', 'in', events)
      .orderBy('id', 'desc')
      .limit(max)
      .execute(),

  async countUpTo(db: Db, filter: AuditFilter, max: number): Promise<number> {
    const some = db
      .selectFrom('audit.log as log')
      .select(sql`1`.as('one'))
      .where((eb) => eb.and(conditionsOf(eb, filter)))
      .limit(max);
    return countRows(db, some.as('some'));
  },

  /** Some people with a text in their name or email. */
  async findPeople(db: Db, text: string): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select id from users
      where lower(firstname || ' ' || lastname || ' ' || email) like ${likePattern(text)}
      limit ${PEOPLE_AT_MOST}`.execute(db);
    return rows.map(({ id }) => id);
  },
};

/** The reported thing's name at the time; for a conversation, its subject. */
const REPORTED = sql`coalesce(
  (select name from report_cases where id = log.subject_id),
  (select 'Conversation about ' || listings.name
    from conversation_reports as report
    join conversations on conversations.id = report.conversation_id
    join listings on listings.id = conversations.listing_id
    where report.id = log.subject_id))`;

/** The author of a contact message, while it is kept. */
const SENDER = sql`(select name from contact_messages where id = log.subject_id)`;

function conditionsOf(
  eb: ExpressionBuilder<DB & { log: AuditLog }, 'log'>,
  { event, from, until, involved, address }: AuditFilter,
): Expression<SqlBool>[] {
  return [
    ...(event ? [eb('log.event', '=', event)] : []),
    // Ids contain the time, and have the index.
    ...(from ? [eb('log.id', '>=', firstIdAt(from))] : []),
    ...(until ? [eb('log.id', '<', firstIdAt(until))] : []),
    ...(address ? [eb('log.address', '=', address)] : []),
    ...(involved ? [sql<SqlBool>`log.id in (${involving(involved)})`] : []),
  ];
}

/** The latest entries about some ids, from the index of one column after another. */
function involving(ids: readonly string[]) {
  const by = (column: string) => sql`(
    select id from audit.log where ${sql.ref(column)} = any(${ids}::uuid[])
    order by id desc limit ${sql.lit(FOUND_AT_MOST)})`;
  return sql`${by('actor_id')} union ${by('subject_id')}`;
}

/** The smallest UUID of version 7 for a moment; later moments have greater ones. */
function firstIdAt(moment: Date): string {
  const hex = Math.max(0, moment.getTime()).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}
