import { sql } from 'kysely';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import { isShown } from '#server/features/listing-conditions/public.ts';
import type { Database } from '#server/platform/database/database.ts';

export interface ListerRow {
  id: string;
  firstname: string;
  lastname: string;
  role: string;
  company_logo_key: string | null;
  created_at: Date;
  properties: number;
  cars: number;
  stars: number;
  ratings: number;
}

export interface StayReviewRow {
  id: string;
  body: string;
  rating: number | null;
  created_at: Date;
  firstname: string;
  lastname: string;
  listing_id: string;
  property_name: string;
}

export const listers = {
  /** Someone with a listing that is shown; undefined for anyone else, and during a suspension. */
  async find(db: Database, id: string): Promise<ListerRow | undefined> {
    const { rows } = await sql<ListerRow>`
      select id, firstname, lastname, role, company_logo_key, created_at, shown.*
      from users,
        lateral (
          select count(*) filter (where kind = 'property')::int as properties,
            count(*) filter (where kind = 'car')::int as cars,
            coalesce(sum(rating_total), 0)::int as stars, coalesce(sum(rating_count), 0)::int as ratings
          from listings where lister_id = users.id and ${isShown('listings')}
        ) as shown
      where id = ${id} and suspended_at is null and properties + cars > 0`.execute(db);
    return rows[0];
  },

  /** Comments on a lister's properties by guests whose stay was over on a day, newest first. */
  async reviews(
    db: Database,
    id: string,
    day: CalendarDate,
    size: number,
  ): Promise<StayReviewRow[]> {
    const { rows } = await sql<StayReviewRow>`
      select comments.id, body, rating, comments.created_at, firstname, lastname,
        listings.id as listing_id, listings.name as property_name
      from comments
      join listings on listings.id = comments.listing_id
      join users on users.id = comments.user_id
      where listings.lister_id = ${id} and ${isShown('listings')}
        and exists (
          select from bookings
          where bookings.user_id = comments.user_id and bookings.listing_id = comments.listing_id
            and bookings.check_out <= ${day} and bookings.status in ('confirmed', 'completed'))
      order by comments.created_at desc, comments.id desc
      limit ${size}`.execute(db);
    return rows;
  },
};
