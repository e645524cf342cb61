import { sql } from 'kysely';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type BookingRow, withParties } from '../booking-row-repository.ts';

/** The most stays of each kind to return. */
const MAX = 50;

const ofLister = (db: Database, listerId: string) =>
  withParties(db).where('listings.lister_id', '=', listerId).limit(MAX);

/** A host's arrivals, departures and cancellations on some days. */
export const hostDays = {
  arrivals: (
    db: Database,
    listerId: string,
    from: CalendarDate,
    to: CalendarDate,
  ): Promise<BookingRow[]> =>
    ofLister(db, listerId)
      .where('bookings.status', '=', 'confirmed')
      .where('bookings.check_in', '>=', from)
      .where('bookings.check_in', '<=', to)
      .orderBy(sql`bookings.check_in, bookings.id`)
      .execute(),

  departures: (
    db: Database,
    listerId: string,
    from: CalendarDate,
    to: CalendarDate,
  ): Promise<BookingRow[]> =>
    ofLister(db, listerId)
      .where('bookings.status', 'in', ['confirmed', 'completed'])
      .where('bookings.ended_how', 'is', null)
      .where('bookings.check_out', '>=', from)
      .where('bookings.check_out', '<=', to)
      .orderBy(sql`bookings.check_out, bookings.id`)
      .execute(),

  /** Stays not yet over that someone else cancelled since a moment (ever, without one). */
  cancelledByOthers: (
    db: Database,
    listerId: string,
    since: Date | undefined,
    today: CalendarDate,
  ): Promise<BookingRow[]> =>
    ofLister(db, listerId)
      .where('bookings.status', '=', 'cancelled')
      .where('bookings.cancelled_by', '<>', listerId)
      .where('bookings.check_out', '>', today)
      .$if(since !== undefined, (query) => query.where('bookings.cancelled_at', '>', since ?? null))
      .orderBy(sql`bookings.cancelled_at desc, bookings.id`)
      .execute(),
};
