import { sql } from 'kysely';
import type { PauseReason } from '#domain/availability/rules.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import type { ListingKind } from '#domain/listing-kind.ts';
import type { Database } from '#server/platform/database/database.ts';
import { likePattern } from '#server/platform/database/like-pattern.ts';

export interface OwnListing {
  kind: ListingKind;
  id: string;
  name: string;
  status: string | null;
  paused_at: Date | null;
  pause_reason: PauseReason | null;
  photos: number;
  facts: number;
  description_length: number;
}

/** What came of a listing in some days. */
export interface ListingResults {
  id: string;
  enquiries: number;
  stays: number;
  favourites: number;
  trend: { day: CalendarDate; views: number }[];
}

const ownOf = (kind: ListingKind, userId: string) => {
  const isProperty = kind === 'property';
  const link = sql.table(`${kind}_photos`);
  return sql`
    select ${sql.lit(kind)} as kind, listing.id, listing.name,
      ${isProperty ? sql`listing.status` : sql`null`} as status,
      listing.paused_at, listing.pause_reason,
      (select count(*)::integer from ${link} as link where link.${sql.ref(`${kind}_id`)} = listing.id) as photos,
      (select count(*)::integer from jsonb_object_keys(listing.facts)) as facts,
      length(listing.description) as description_length
    from ${sql.table(isProperty ? 'properties' : 'cars')} as listing
    where listing.${sql.ref(isProperty ? 'lister_id' : 'owner_id')} = ${userId} and listing.deleted_at is null`;
};

const found = (userId: string, search: string | undefined) => sql`
  (select * from (${ownOf('property', userId)} union all ${ownOf('car', userId)}) as own
    ${search ? sql`where lower(name) like ${likePattern(search)}` : sql``}) as own`;

export const ownListings = {
  /** A page of somebody's listings of both kinds, the newest first: ids tell when they were made. */
  async list(
    db: Database,
    userId: string,
    search: string | undefined,
    { size, offset }: { size: number; offset: number },
  ): Promise<OwnListing[]> {
    const { rows } = await sql<OwnListing>`
      select own.* from ${found(userId, search)} order by id desc limit ${size} offset ${offset}`.execute(
      db,
    );
    return rows;
  },

  /** How many there are; counting stops at `max`. */
  async countUpTo(
    db: Database,
    userId: string,
    search: string | undefined,
    max: number,
  ): Promise<number> {
    const { rows } = await sql<{ total: number }>`
      select count(*)::integer as total
      from (select from ${found(userId, search)} limit ${max}) as counted`.execute(db);
    return rows[0]?.total ?? 0;
  },

  /** What came of some listings of a lister from a day on. */
  async results(
    db: Database,
    { ids, userId, from }: { ids: readonly string[]; userId: string; from: CalendarDate },
  ): Promise<ListingResults[]> {
    const since = sql`${from}::date at time zone 'utc'`;
    const { rows } = await sql<ListingResults>`
      select listing.id,
        (select count(*)::integer from conversations where lister_id = ${userId}
          and listing_id = listing.id and created_at >= ${since}) as enquiries,
        (select count(*)::integer from bookings where property_id = listing.id
          and status <> 'cancelled' and created_at >= ${since}) as stays,
        (select count(*)::integer from favourites
          where (property_id = listing.id or car_id = listing.id) and kept_at >= ${since}) as favourites,
        coalesce((select json_agg(json_build_object('day', day, 'views', views) order by day)
          from listing_views where listing_id = listing.id and day >= ${from}), '[]'::json) as trend
      from unnest(${ids}::uuid[]) as listing (id)`.execute(db);
    return rows;
  },
};
