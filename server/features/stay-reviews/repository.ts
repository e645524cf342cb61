import { type Insertable, type Selectable, sql } from 'kysely';
import { REVIEW_DAYS } from '#domain/stay-reviews/rules.ts';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { StayReviews } from '#server/platform/database/schema.gen.ts';

type Db = Database | Transaction;

export type StayReviewRow = Selectable<StayReviews>;

/** A booking with what its reviews depend on. */
export type ReviewedStay = NonNullable<Awaited<ReturnType<typeof stayReviews.findStay>>>;

export const stayReviews = {
  findStay: (db: Db, id: string) =>
    withParties(db).where('bookings.id', '=', id).executeTakeFirst(),

  /** Locks a booking, so that of two reviews written at once the second sees the first. */
  lockStay: (tx: Transaction, id: string) =>
    withParties(tx).where('bookings.id', '=', id).forNoKeyUpdate('bookings').executeTakeFirst(),

  of: (db: Db, bookingId: string): Promise<StayReviewRow[]> =>
    db.selectFrom('stay_reviews').selectAll().where('booking_id', '=', bookingId).execute(),

  /** Writes a review, or changes one that is not shown yet. */
  write: (tx: Transaction, review: Insertable<StayReviews>) =>
    tx
      .insertInto('stay_reviews')
      .values(review)
      .onConflict((on) =>
        on.columns(['booking_id', 'side']).doUpdateSet((e) => ({
          rating: e.ref('excluded.rating'),
          body: e.ref('excluded.body'),
          written_at: e.ref('excluded.written_at'),
        })),
      )
      .execute(),

  setShown: (tx: Transaction, bookingId: string, at: Date) =>
    tx
      .updateTable('stay_reviews')
      .set({ shown_at: at })
      .where('booking_id', '=', bookingId)
      .execute(),

  /** The bookings whose reviews are to be shown because the time to write is over. */
  async due(db: Db, today: CalendarDate, size: number): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select distinct bookings.id from stay_reviews join bookings on bookings.id = booking_id
      where shown_at is null and check_out <= ${today}::date - ${REVIEW_DAYS}::integer
      order by bookings.id limit ${size}`.execute(db);
    return rows.map(({ id }) => id);
  },

  /** Takes stays that have just ended, whose guest and host were not asked yet; those of others are skipped. */
  async takeUnasked(tx: Transaction, today: CalendarDate, at: Date, size: number) {
    const { rows } = await sql<{ id: string }>`
      update bookings set reviews_asked_at = ${at} where id in (
        select id from bookings
        where reviews_asked_at is null and status in ('confirmed', 'completed')
          and ended_how is distinct from 'no-show'
          and check_out between ${today}::date - ${REVIEW_DAYS - 1}::integer and ${today}::date
        order by check_out limit ${size} for update skip locked)
      returning id`.execute(tx);
    if (rows.length === 0) return [];
    return withParties(tx)
      .where(
        'bookings.id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute();
  },

  /** What hosts wrote about a guest, the newest stay first. */
  aboutGuest: (db: Db, guestId: string, size: number) =>
    db
      .selectFrom('stay_reviews')
      .innerJoin('bookings', 'bookings.id', 'stay_reviews.booking_id')
      .select(['stay_reviews.rating', 'stay_reviews.body', 'bookings.check_out'])
      .where('bookings.user_id', '=', guestId)
      .where('stay_reviews.side', '=', 'host')
      .where('stay_reviews.shown_at', 'is not', null)
      .orderBy('bookings.check_out', 'desc')
      .orderBy('bookings.id')
      .limit(size)
      .execute(),

  /** How many stays of a guest are over, and the average that hosts gave. */
  async guestTotals(
    db: Db,
    guestId: string,
    today: CalendarDate,
  ): Promise<{ stays: number; rating: number | null }> {
    const { rows } = await sql<{ stays: number; rating: number | null }>`
      select (select count(*)::int from bookings
          where user_id = ${guestId} and status in ('confirmed', 'completed') and check_out <= ${today}) as stays,
        (select avg(rating)::float8 from stay_reviews join bookings on bookings.id = booking_id
          where user_id = ${guestId} and side = 'host' and shown_at is not null) as rating`.execute(
      db,
    );
    return rows[0] ?? { stays: 0, rating: null };
  },
};

const withParties = (db: Db) =>
  db
    .selectFrom('bookings')
    .innerJoin('listings', 'listings.id', 'bookings.listing_id')
    .innerJoin('users as guest', 'guest.id', 'bookings.user_id')
    .innerJoin('users as lister', 'lister.id', 'listings.lister_id')
    .select([
      'bookings.id',
      'bookings.listing_id',
      'bookings.user_id as guest_id',
      'bookings.full_name',
      'bookings.status',
      'bookings.check_out',
      'listings.name as property_name',
      'listings.deleted_at as property_deleted_at',
      'listings.lister_id',
      'guest.email as guest_email',
      'guest.firstname as guest_firstname',
      'guest.erased_at as guest_erased_at',
      'lister.email as lister_email',
      'lister.firstname as lister_firstname',
      'lister.erased_at as lister_erased_at',
    ]);
