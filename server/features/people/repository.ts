import {
  type Expression,
  type ExpressionBuilder,
  type SqlBool,
  sql,
  type Updateable,
} from 'kysely';
import type { Role } from '#domain/accounts/role.ts';
import type { ListingKind } from '#domain/listing-kinds.ts';
import { phoneDigits } from '#domain/people/phone-search.ts';
import type { PeopleQuery } from '#domain/people/schema.ts';
import { today } from '#domain/values/calendar-date.ts';
import { announceListings, announcePeople } from '#server/features/kept-responses/public.ts';
import { countRows } from '#server/platform/database/count-rows.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { likePattern } from '#server/platform/database/like-pattern.ts';
import type { DB, Users } from '#server/platform/database/schema.gen.ts';
import { FEW } from '#server/platform/database/table-page.ts';

type Db = Database | Transaction;

export interface PeopleFilter {
  search?: string | undefined;
  role?: Role | undefined;
  state?: PeopleQuery['state'];
  /** The condition that they are verified, if the filter asks for it. */
  verified?: Expression<SqlBool> | undefined;
}

type Sort = NonNullable<PeopleQuery['sort']>;

export interface PeoplePart {
  sort?: Sort | undefined;
  size: number;
  offset?: number;
  after?: string | undefined;
}

export type PersonListRow = Awaited<ReturnType<typeof people.list>>[number];
export type PersonDetailRow = NonNullable<Awaited<ReturnType<typeof people.find>>>;

export const people = {
  async list(
    db: Db,
    filter: PeopleFilter,
    { sort = 'newest', size, offset = 0, after }: PeoplePart,
  ) {
    // Counted first, so that the planner need not guess: a rare text is not searched for in order
    // among a million.
    const isRare =
      (filter.search !== undefined ||
        filter.state === 'asking' ||
        filter.state === 'suspended-phone' ||
        filter.verified !== undefined) &&
      (await people.countUpTo(db, filter, FEW + 1)) <= FEW;
    const found = db.selectFrom('users').select(['id', 'last_login_at']).where(conditions(filter));
    const page = db
      .selectFrom((isRare ? found.offset(0) : found).as('users'))
      .select(['users.id', 'users.last_login_at'])
      .$if(after !== undefined, (query) => query.where('users.id', '<', after ?? ''))
      .orderBy(ORDER[sort])
      .limit(size)
      .offset(offset);
    return db
      .selectFrom(page.as('page'))
      .innerJoin('users', 'users.id', 'page.id')
      .leftJoin('role_requests as request', (join) =>
        join.onRef('request.user_id', '=', 'users.id').on('request.state', '=', 'waiting'),
      )
      .select(COLUMNS)
      .select(REQUEST)
      .select(listingsOf().as('listings'))
      .orderBy(ORDER[sort])
      .execute();
  },

  /** Counting stops at `max`. */
  async countUpTo(db: Db, filter: PeopleFilter, max: number): Promise<number> {
    const some = db
      .selectFrom('users')
      .select(sql`1`.as('one'))
      .where(conditions(filter))
      .limit(max);
    return countRows(db, some.as('some'));
  },

  find: (db: Db, id: string, now: Date) =>
    db
      .selectFrom('users')
      .leftJoin('role_requests as request', (join) =>
        join.onRef('request.user_id', '=', 'users.id').on('request.state', '=', 'waiting'),
      )
      .select(COLUMNS)
      .select(REQUEST)
      .select(['users.phone_number', 'users.location'])
      .select((eb) => [
        listingsOf('property').as('properties'),
        listingsOf('car').as('cars'),
        eb
          .selectFrom('bookings')
          .select(sql<number>`count(*)`.as('count'))
          .whereRef('bookings.user_id', '=', 'users.id')
          .as('bookings'),
        eb
          .selectFrom('bookings')
          .select(sql<number>`count(*)`.as('count'))
          .whereRef('bookings.user_id', '=', 'users.id')
          .where('bookings.status', 'in', ['requested', 'confirmed'])
          .where('bookings.check_out', '>', today(now))
          .as('stays_to_come'),
        eb
          .selectFrom('comments')
          .select(sql<number>`count(*)`.as('count'))
          .whereRef('comments.user_id', '=', 'users.id')
          .as('comments'),
        eb
          .selectFrom('sessions')
          .select(sql<number>`count(*)`.as('count'))
          .whereRef('sessions.user_id', '=', 'users.id')
          .where('sessions.revoked_at', 'is', null)
          .where('sessions.expires_at', '>', now)
          .as('sessions'),
        eb
          .selectFrom('passkeys')
          .select(sql<number>`count(*)`.as('count'))
          .whereRef('passkeys.user_id', '=', 'users.id')
          .as('passkeys'),
        sql<boolean>`exists (
          select from authenticators where user_id = users.id and confirmed_at is not null)`.as(
          'codes',
        ),
      ])
      .where('users.id', '=', id)
      .where('users.erased_at', 'is', null)
      .executeTakeFirst(),

  /** Others with someone's phone number, however each typed it, suspended people first. */
  async withPhoneOf(db: Db, id: string, max: number) {
    const { rows } = await sql<{ id: string; name: string; suspended: boolean }>`
      select other.id, other.firstname || ' ' || other.lastname as name,
        other.suspended_at is not null as suspended
      from users as one join users as other
        on phone_key(other.phone_number) = phone_key(one.phone_number) and other.id <> one.id
      where one.id = ${id} and other.erased_at is null and phone_key(one.phone_number) <> ''
      order by suspended desc, other.id desc limit ${max}`.execute(db);
    return rows;
  },

  /**
   * The Admins who are not suspended, locked in a fixed order: of two who unmake each other one
   * comes first.
   */
  async lockAdmins(tx: Transaction): Promise<string[]> {
    const rows = await tx
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'Admin')
      .where('suspended_at', 'is', null)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
    return rows.map(({ id }) => id);
  },

  lock: (tx: Transaction, id: string) =>
    tx
      .selectFrom('users')
      .select([
        'id',
        'email',
        'email_confirmed_at',
        'firstname',
        'lastname',
        'role',
        'suspended_at',
        'suspended_reason',
      ])
      .where('id', '=', id)
      .where('erased_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst(),

  setRole: (tx: Transaction, id: string, role: Role, now: Date) =>
    change(tx, id, { role, updated_at: now }),

  suspend: (tx: Transaction, id: string, reason: string, now: Date) =>
    change(tx, id, { suspended_at: now, suspended_reason: reason, updated_at: now }),

  lift: (tx: Transaction, id: string, now: Date) =>
    change(tx, id, { suspended_at: null, suspended_reason: null, updated_at: now }),

  /** Takes all of someone's listings off the site, as if deleted, until `restoreListings`. */
  async withholdListings(tx: Transaction, id: string, now: Date): Promise<void> {
    const rows = await tx
      .updateTable('listings')
      .set({ deleted_at: now, withheld: true })
      .where('lister_id', '=', id)
      .where('deleted_at', 'is', null)
      .returning(['kind', 'id'])
      .execute();
    await announceListings(tx, rows);
  },

  async restoreListings(tx: Transaction, id: string): Promise<void> {
    const rows = await tx
      .updateTable('listings')
      .set({ deleted_at: null, withheld: false })
      .where('lister_id', '=', id)
      .where('withheld', '=', true)
      .returning(['kind', 'id'])
      .execute();
    await announceListings(tx, rows);
  },
};

async function change(tx: Transaction, id: string, values: Updateable<Users>): Promise<void> {
  await tx.updateTable('users').set(values).where('id', '=', id).execute();
  await announcePeople(tx, [id]);
}

const COLUMNS = [
  'users.id',
  'users.email',
  'users.email_confirmed_at',
  'users.role',
  'users.firstname',
  'users.lastname',
  'users.created_at',
  'users.last_login_at',
  'users.suspended_at',
  'users.suspended_reason',
] as const;

/** The request that a Customer waits for. */
const REQUEST = [
  'request.id as request_id',
  'request.role as asked_role',
  'request.asked_at',
] as const;

/** Each is the order of an index; ids contain when an account was made. */
const ORDER: Record<Sort, Expression<unknown>> = {
  newest: sql`users.id desc`,
  oldest: sql`users.id`,
  // People who never logged in come last.
  'last-login': sql`users.last_login_at desc nulls last, users.id desc`,
};

/** Someone's number of listings, including withheld ones: of one kind, or of all. */
const listingsOf = (kind?: ListingKind) => sql<number>`(
  select count(*) from listings
  where lister_id = users.id and (deleted_at is null or withheld)
    and ${kind ? sql`kind = ${kind}` : sql`true`})`;

const conditions =
  ({ search, role, state, verified }: PeopleFilter) =>
  (eb: ExpressionBuilder<DB, 'users'>): Expression<SqlBool> =>
    eb.and([
      eb('users.erased_at', 'is', null),
      ...(role ? [eb('users.role', '=', role)] : []),
      ...(state === 'asking'
        ? [sql<SqlBool>`users.id in (select user_id from role_requests where state = 'waiting')`]
        : []),
      ...(verified ? [verified] : []),
      ...(state === 'active' ? [eb('users.suspended_at', 'is', null)] : []),
      ...(state === 'suspended' ? [eb('users.suspended_at', 'is not', null)] : []),
      ...(state === 'suspended-phone' ? [HAS_SUSPENDED_PHONE] : []),
      ...(search ? [isFoundBy(search)] : []),
    ]);

/** Searches phone numbers if the text contains nothing else, otherwise names and emails. */
function isFoundBy(search: string): Expression<SqlBool> {
  const digits = phoneDigits(search);
  return digits === undefined
    ? sql<SqlBool>`lower(firstname || ' ' || lastname || ' ' || email) like ${likePattern(search)}`
    : sql<SqlBool>`phone_key(phone_number) like ${likePattern(digits)}`;
}

/** Days for which someone with a suspended person's phone number is pointed out. */
const POINTED_OUT_DAYS = 30;

/** Counted from the later of both: a spare account made before the suspension counts too. */
const HAS_SUSPENDED_PHONE = sql<SqlBool>`(users.suspended_at is null
  and exists (
    select from users as other
    where greatest(other.suspended_at, users.updated_at) > now() - make_interval(days => ${sql.lit(POINTED_OUT_DAYS)})
      and other.suspended_at is not null and other.erased_at is null and other.id <> users.id
      and phone_key(other.phone_number) = phone_key(users.phone_number)))`;
