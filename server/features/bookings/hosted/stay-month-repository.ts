import { sql } from 'kysely';
import type { BookingStatus } from '#domain/bookings/state.ts';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import type { Database } from '#server/platform/database/database.ts';

/** A property, and one of its stays; a property without stays has one row too. */
export interface StayOfMonthRow {
  listing_id: string;
  property_name: string;
  property_deleted_at: Date | null;
  id: string | null;
  full_name: string;
  phone_number: string;
  check_in: CalendarDate;
  check_out: CalendarDate;
  status: BookingStatus;
}

interface Month {
  from: CalendarDate;
  to: CalendarDate;
  /** Without one, everyone's; then only properties with stays. */
  listerId: string | undefined;
  max: number;
}

export const stayMonths = {
  /**
   * The stays with a night in `[from, to)`, by property; for a lister also their short stays
   * without any.
   */
  async list(db: Database, { from, to, listerId, max }: Month): Promise<StayOfMonthRow[]> {
    const nights = sql`bookings.status <> 'cancelled' and bookings.stay && daterange(${from}, ${to}, '[)')`;
    const whose =
      listerId === undefined
        ? sql`bookings.id is not null`
        : sql`listings.lister_id = ${listerId} and (bookings.id is not null
            or (listings.property_type = 'Short-Stay' and listings.deleted_at is null))`;
    const { rows } = await sql<StayOfMonthRow>`
      select listings.id as listing_id, listings.name as property_name,
        listings.deleted_at as property_deleted_at, bookings.id, bookings.full_name,
        bookings.phone_number, bookings.check_in, bookings.check_out, bookings.status
      from listings
      ${listerId === undefined ? sql`join` : sql`left join`} bookings
        on bookings.listing_id = listings.id and ${nights}
      where ${whose}
      order by lower(listings.name), listings.id, bookings.check_in
      limit ${max}`.execute(db);
    return rows;
  },
};
