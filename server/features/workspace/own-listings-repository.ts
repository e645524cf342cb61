import { sql } from 'kysely';
import type { PauseReason } from '#domain/availability/rules.ts';
import type { ListingKind } from '#domain/listing-kinds.ts';
import { addDays, type CalendarDate } from '#domain/values/calendar-date.ts';
import { FIGURES, type Figure, type Figures } from '#domain/workspace/figures.ts';
import type { Database } from '#server/platform/database/database.ts';
import { likePattern } from '#server/platform/database/like-pattern.ts';

export interface OwnListing {
  kind: ListingKind;
  id: string;
  name: string;
  status: string | null;
  takes_stays: boolean;
  paused_at: Date | null;
  pause_reason: PauseReason | null;
  photos: number;
  facts: number;
  description_length: number;
  facts_read: string[];
  /** The facts themselves, where some were only read. */
  read_among: Record<string, unknown> | null;
}

/** The figures of a listing on a day. */
export interface ListingDay extends Figures {
  id: string;
  day: CalendarDate;
}

/** The first day and the last. */
interface Days {
  from: CalendarDate;
  until: CalendarDate;
}

const isOwn = (userId: string, search: string | undefined) => sql`
  lister_id = ${userId} and deleted_at is null
    and ${search ? sql`lower(name) like ${likePattern(search)}` : sql`true`}`;

export const ownListings = {
  /** A page of someone's listings of all kinds, newest first: ids contain when they were made. */
  async list(
    db: Database,
    userId: string,
    search: string | undefined,
    { size, offset }: { size: number; offset: number },
  ): Promise<OwnListing[]> {
    const { rows } = await sql<OwnListing>`
      select kind, id, name, case when kind = 'property' then status end as status,
        coalesce(property_type = 'Short-Stay', false) as takes_stays, paused_at, pause_reason,
        (select count(*)::integer from listing_photos where listing_id = listings.id) as photos,
        (select count(*)::integer from jsonb_object_keys(facts)) as facts,
        length(description) as description_length, facts_read,
        case when facts_read <> '{}' then facts end as read_among
      from listings where ${isOwn(userId, search)}
      order by id desc limit ${size} offset ${offset}`.execute(db);
    return rows;
  },

  /** Counting stops at `max`. */
  async countUpTo(
    db: Database,
    userId: string,
    search: string | undefined,
    max: number,
  ): Promise<number> {
    const { rows } = await sql<{ total: number }>`
      select count(*)::integer as total
      from (select from listings where ${isOwn(userId, search)} limit ${max}) as counted`.execute(
      db,
    );
    return rows[0]?.total ?? 0;
  },

  /** The figures of a lister's listings on each day that has any, earliest first. */
  async figures(
    db: Database,
    { ids, userId, from, until }: { ids: readonly string[]; userId: string } & Days,
  ): Promise<ListingDay[]> {
    const one = (figure: Figure) =>
      sql.join(FIGURES.map((each) => sql`${sql.lit(each === figure ? 1 : 0)} as ${sql.ref(each)}`));
    const dayOf = (moment: string) => sql`(${sql.ref(moment)} at time zone 'utc')::date as day`;
    const inDays = (moment: string) => sql`${sql.ref(moment)} >= ${startOf(from)}
      and ${sql.ref(moment)} < ${startOf(addDays(until, 1))}`;
    const { rows } = await sql<ListingDay>`
      select id, day, ${sql.join(FIGURES.map((figure) => sql`sum(${sql.ref(figure)})::integer as ${sql.ref(figure)}`))}
      from (
        select listing_id as id, day, views, 0 as enquiries, 0 as stays, 0 as favourites
          from listing_views where listing_id = any(${ids}::uuid[]) and day between ${from} and ${until}
        union all
        select listing_id, ${dayOf('created_at')}, ${one('enquiries')}
          from enquiries where listing_id = any(${ids}::uuid[]) and ${inDays('created_at')}
        union all
        select listing_id, ${dayOf('created_at')}, ${one('stays')}
          from bookings where listing_id = any(${ids}::uuid[]) and ${inDays('created_at')}
        union all
        select listing_id, ${dayOf('kept_at')}, ${one('favourites')}
          from favourites where listing_id = any(${ids}::uuid[]) and ${inDays('kept_at')} and user_id <> ${userId}
      ) as happened
      group by id, day order by id, day`.execute(db);
    return rows;
  },
};

/** Days in Ghana are those of UTC. */
const startOf = (day: CalendarDate) => new Date(`${day}T00:00:00Z`);
