import { type Insertable, sql } from 'kysely';
import type { StayEndHow } from '#domain/bookings/ended-stay.ts';
import type { BookingStatus } from '#domain/bookings/state.ts';
import { type CalendarDate, today } from '#domain/values/calendar-date.ts';
import { announceStays } from '#server/features/kept-responses/public.ts';
import { countRows } from '#server/platform/database/count-rows.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Bookings } from '#server/platform/database/schema.gen.ts';
import { type BookingFilter, isActiveAt, isWanted, ORDER } from './booking-filter-repository.ts';
import { type BookingRow, type OfferedChange, withParties } from './booking-row-repository.ts';

type Db = Database | Transaction;

interface Ending {
  status?: 'cancelled' | 'declined';
  by: string;
  reason?: string | null;
  now: Date;
}

export const bookings = {
  /** @throws when the dates are taken, or the guest has an active booking: see refusal.ts. */
  async insert(tx: Transaction, booking: Insertable<Bookings>): Promise<void> {
    await tx.insertInto('bookings').values(booking).execute();
    await announceStays(tx);
  },

  /** For a booking that certainly exists. */
  getById: (db: Db, id: string): Promise<BookingRow> =>
    withParties(db).where('bookings.id', '=', id).executeTakeFirstOrThrow(),

  find: (db: Db, id: string): Promise<BookingRow | undefined> =>
    withParties(db).where('bookings.id', '=', id).executeTakeFirst(),

  /** Locks a booking until the transaction ends. */
  lock: (tx: Transaction, id: string): Promise<BookingRow | undefined> =>
    withParties(tx).where('bookings.id', '=', id).forNoKeyUpdate(['bookings']).executeTakeFirst(),

  /** The guest's booking or request of a property; the database allows no second one. */
  findActive: (tx: Transaction, propertyId: string, guestId: string) =>
    tx
      .selectFrom('bookings')
      .select(['id', 'status', 'check_in', 'check_out', 'answer_by'])
      .where('listing_id', '=', propertyId)
      .where('user_id', '=', guestId)
      .where('status', 'in', ['requested', 'confirmed'])
      .executeTakeFirst(),

  /**
   * Makes one account book one stay at a time, so that its limits hold; returns when the account
   * was made, and since when it is leaving.
   */
  lockGuest: (tx: Transaction, guestId: string) =>
    tx
      .selectFrom('users')
      .select(['leaving_since', 'created_at'])
      .where('id', '=', guestId)
      .forNoKeyUpdate()
      .executeTakeFirst(),

  /**
   * The nights to come that a guest has booked or asked for, and whether one of their stays is over.
   */
  async heldBy(
    tx: Transaction,
    guestId: string,
    now: Date,
  ): Promise<{ nights: number; stayed: boolean }> {
    const day = today(now);
    const { rows } = await sql<{ nights: number; stayed: boolean }>`
      select coalesce(sum(greatest(check_out - greatest(check_in, ${day}::date), 0)) filter (where ended_how is null), 0)::int as nights,
        coalesce(bool_or(ended_how = 'left-early' or ended_how is null and check_out <= ${day}::date), false) as stayed
      from bookings where user_id = ${guestId}
        and (status in ('confirmed', 'completed') or (status = 'requested' and answer_by > ${now}))`.execute(
      tx,
    );
    return rows[0] ?? { nights: 0, stayed: false };
  },

  /** Locks a guest's upcoming and current stays until the transaction ends. */
  lockActiveOfGuest: (tx: Transaction, guestId: string, now: Date): Promise<BookingRow[]> =>
    withParties(tx)
      .where('bookings.user_id', '=', guestId)
      .where(isActiveAt(now))
      .orderBy('bookings.id')
      .forNoKeyUpdate(['bookings'])
      .execute(),

  /** Completes a booking, whose nights stay taken. */
  complete: (tx: Transaction, id: string, now: Date) =>
    tx
      .updateTable('bookings')
      .set({ status: 'completed' satisfies BookingStatus, updated_at: now })
      .where('id', '=', id)
      .execute(),

  /** Keeps, or with null forgets, what the host offers instead of the dates booked. */
  setOffer: (tx: Transaction, id: string, offer: OfferedChange | null, now: Date) =>
    tx
      .updateTable('bookings')
      .set({ offered_change: offer && JSON.stringify(offer), updated_at: now })
      .where('id', '=', id)
      .execute(),

  /** Moves a booking to the dates offered. @throws when they are taken (bookings_never_overlap). */
  async applyOffer(
    tx: Transaction,
    id: string,
    offer: OfferedChange,
    { heldUntil, now }: { heldUntil: CalendarDate; now: Date },
  ): Promise<void> {
    await tx
      .updateTable('bookings')
      .set({
        check_in: offer.checkIn,
        check_out: offer.checkOut,
        held_until: heldUntil,
        guests: offer.guests,
        nightly_pesewas: offer.nightly,
        night_pesewas: offer.nights,
        lines: JSON.stringify(offer.lines),
        total_pesewas: offer.total,
        deposit_pesewas: offer.deposit,
        rules_version: offer.rulesVersion,
        offered_change: null,
        updated_at: now,
      })
      .where('id', '=', id)
      .execute();
    await announceStays(tx);
  },

  /** Makes a request a booking, and records by whom. */
  accept: (tx: Transaction, id: string, { by, now }: { by: string; now: Date }) =>
    tx
      .updateTable('bookings')
      .set({
        status: 'confirmed' satisfies BookingStatus,
        accepted_by: by,
        accepted_at: now,
        updated_at: now,
      })
      .where('id', '=', id)
      .execute(),

  /** Cancels a booking or declines a request, and records by whom and why. */
  async cancel(
    tx: Transaction,
    id: string,
    { status = 'cancelled', by, reason = null, now }: Ending,
  ): Promise<void> {
    await tx
      .updateTable('bookings')
      .set({
        status,
        cancelled_by: by,
        cancelled_at: now,
        cancel_reason: reason,
        updated_at: now,
      })
      .where('id', '=', id)
      .execute();
    await announceStays(tx);
  },

  /** Records that the guest of a stay came, or takes it back. */
  setArrived: (tx: Transaction, id: string, { came, now }: { came: boolean; now: Date }) =>
    tx
      .updateTable('bookings')
      .set({ arrived_at: came ? now : null, updated_at: now })
      .where('id', '=', id)
      .execute(),

  /** Ends a stay before its check-out: it is completed, and its nights are free from a day on. */
  async end(
    tx: Transaction,
    id: string,
    {
      how,
      on,
      freeFrom,
      now,
    }: { how: StayEndHow; on: CalendarDate; freeFrom: CalendarDate; now: Date },
  ): Promise<void> {
    await tx
      .updateTable('bookings')
      .set({
        status: 'completed' satisfies BookingStatus,
        ended_how: how,
        ended_on: on,
        held_until: freeFrom,
        updated_at: now,
      })
      .where('id', '=', id)
      .execute();
    // A trigger has copied the nights, with the check-out that was booked.
    await sql`update held_nights set until = least(until, upper(nights)) where id = ${id}`.execute(
      tx,
    );
    await announceStays(tx);
  },

  /** A property's upcoming and current stays. */
  listActive: (db: Db, propertyId: string, now: Date): Promise<BookingRow[]> =>
    activeOf(db, propertyId, now).execute(),

  /** Also locks them until the transaction ends. */
  lockActive: (tx: Transaction, propertyId: string, now: Date): Promise<BookingRow[]> =>
    activeOf(tx, propertyId, now).forNoKeyUpdate(['bookings']).execute(),

  /** Counts a guest's stays that others cancelled or answered since a moment (ever, without one), up to `max`. */
  countChangedByOthers: (db: Db, guestId: string, since: Date | undefined, max: number) =>
    countRows(
      db,
      db
        .selectFrom('bookings')
        .select(sql`1`.as('one'))
        .where('user_id', '=', guestId)
        .where((e) =>
          e.or([
            e.and([
              e('cancelled_by', '<>', e.ref('user_id')),
              ...(since ? [e('cancelled_at', '>', since)] : []),
            ]),
            since ? e('accepted_at', '>', since) : e('accepted_at', 'is not', null),
            e.and([e('status', '=', 'expired'), ...(since ? [e('answer_by', '>', since)] : [])]),
          ]),
        )
        .limit(max)
        .as('some'),
    ),

  /**
   * Counts stays at a lister's properties that were booked since a moment (ever, without one) and
   * are not over, or were cancelled by their guests, up to `max`.
   */
  countNewAtHost: (
    db: Db,
    listerId: string,
    { since, today }: { since: Date | undefined; today: CalendarDate },
    max: number,
  ) =>
    countRows(
      db,
      db
        .selectFrom('bookings')
        .innerJoin('listings', 'listings.id', 'bookings.listing_id')
        .select(sql`1`.as('one'))
        .where('listings.lister_id', '=', listerId)
        .where('bookings.check_out', '>', today)
        .where((e) =>
          e.or([
            e.and([
              e('bookings.status', 'in', ['requested', 'confirmed', 'completed']),
              ...(since ? [e('bookings.created_at', '>', since)] : []),
            ]),
            e.and([
              e('bookings.cancelled_by', '=', e.ref('bookings.user_id')),
              ...(since ? [e('bookings.cancelled_at', '>', since)] : []),
            ]),
          ]),
        )
        .limit(max)
        .as('some'),
    ),

  list(
    db: Db,
    filter: BookingFilter,
    { size, offset }: { size: number; offset: number },
  ): Promise<BookingRow[]> {
    return withParties(db)
      .where(isWanted(filter))
      .orderBy(ORDER[filter.state ?? filter.when ?? 'any'])
      .limit(size)
      .offset(offset)
      .execute();
  },

  /** Up to this many bookings, newest first in the order of their ids, after a given one. */
  listBehind: (
    db: Db,
    filter: BookingFilter,
    after: string | undefined,
    size: number,
  ): Promise<BookingRow[]> =>
    withParties(db)
      .where(isWanted(filter))
      .$if(after !== undefined, (query) => query.where('bookings.id', '<', after ?? ''))
      .orderBy('bookings.id', 'desc')
      .limit(size)
      .execute(),

  async count(db: Db, filter: BookingFilter): Promise<number> {
    const { total } = await db
      .selectFrom('bookings')
      .innerJoin('listings', 'listings.id', 'bookings.listing_id')
      .select(sql<number>`count(*)`.as('total'))
      .where(isWanted(filter))
      .executeTakeFirstOrThrow();
    return total;
  },
};

const activeOf = (db: Db, propertyId: string, now: Date) =>
  withParties(db)
    .where('bookings.listing_id', '=', propertyId)
    .where(isActiveAt(now))
    .orderBy(ORDER.upcoming);
