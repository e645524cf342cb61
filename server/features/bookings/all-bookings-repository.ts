import { type RawBuilder, sql } from 'kysely';
import type { AllBookingsQuery } from '#domain/bookings/all-schema.ts';
import { compare, today } from '#domain/values/calendar-date.ts';
import { isId } from '#domain/values/id.ts';
import type { Database } from '#server/platform/database/database.ts';
import { likePattern } from '#server/platform/database/like-pattern.ts';
import {
  countUpTo,
  fewIds,
  type TablePart,
  tablePage,
} from '#server/platform/database/table-page.ts';
import { isReference, STANDS } from './booking-filter-repository.ts';
import { type BookingRow, withParties } from './booking-row-repository.ts';

export type AllBookingsFilter = Pick<AllBookingsQuery, 'search' | 'state' | 'from' | 'to'> & {
  now: Date;
};

type Sort = NonNullable<AllBookingsQuery['sort']> | 'newest';

/** Everyone's bookings, for Admins; ids contain when they were made. */
export const allBookings = {
  async list(
    db: Database,
    filter: AllBookingsFilter,
    { sort = 'newest', ...part }: Omit<TablePart, 'order'> & { sort?: Sort | undefined },
  ): Promise<BookingRow[]> {
    const { search, state, from, to } = filter;
    const isNarrowed = [search, state, from, to].some((given) => given !== undefined);
    const page = await tablePage(db, await found(db, filter), isNarrowed, {
      ...part,
      order: ORDER[sort],
    });
    return withParties(db)
      .innerJoin(page.as('page'), 'page.id', 'bookings.id')
      .orderBy(ORDER_OF_PAGE[sort])
      .execute();
  },

  /** Counting stops at `max`. */
  countUpTo: async (db: Database, filter: AllBookingsFilter, max: number): Promise<number> =>
    countUpTo(db, await found(db, filter), max),
};

const orders = (table: RawBuilder<unknown>): Record<Sort, RawBuilder<unknown>> => ({
  newest: sql`${table}id desc`,
  oldest: sql`${table}id`,
  'check-in': sql`${table}check_in, ${table}id`,
  'check-in-latest': sql`${table}check_in desc, ${table}id desc`,
});
const ORDER = orders(sql``);
const ORDER_OF_PAGE = orders(sql`bookings.`);

async function found(
  db: Database,
  { search, state, from, to, now }: AllBookingsFilter,
): Promise<RawBuilder<unknown>> {
  const wanted = [sql`true`];
  if (state) wanted.push(STANDS[state](now));
  // The part that an index on the stays finds; the rest of the condition leaves out cancelled ones.
  if (state === 'under-way') wanted.push(sql`bookings.stay @> ${today(now)}::date`);
  if (from && to && compare(from, to) > 0) wanted.push(sql`false`);
  else if (from || to) {
    wanted.push(sql`bookings.stay && daterange(${from ?? null}, ${to ?? null}, '[]')`);
  }
  if (search) {
    // By the guest's id, or by a text.
    wanted.push(isId(search) ? sql`bookings.user_id = ${search}` : await hasText(db, search));
  }
  return sql`select id, check_in from bookings where ${sql.join(wanted, sql` and `)}`;
}

/** Matches the name of the guest or the property, or the booking's reference. */
async function hasText(db: Database, search: string): Promise<RawBuilder<unknown>> {
  const like = likePattern(search);
  const properties = await fewIds(
    db,
    sql`select id from listings where kind = 'property' and lower(name) like ${like}`,
  );
  const atProperty = properties
    ? sql`bookings.listing_id = any(${properties}::uuid[])`
    : sql`exists (select from listings where listings.id = bookings.listing_id and lower(listings.name) like ${like})`;
  return sql`(lower(bookings.full_name) like ${like} or ${atProperty} or ${isReference(search)})`;
}
