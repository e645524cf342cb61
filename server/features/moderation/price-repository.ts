import { type RawBuilder, sql } from 'kysely';
import type { ListingKind } from '#domain/listing-kind.ts';
import { FAR, USUAL_PARTS, USUAL_PRICE_OF } from '#domain/moderation/far-price.ts';
import { isShown } from '#server/features/listing-conditions/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { type ListingAddress, TABLES } from './repository.ts';

const KINDS: Record<
  ListingKind,
  { category: RawBuilder<unknown>; priced: RawBuilder<unknown>; key: string }
> = {
  property: {
    category: sql`listing.property_type || ' ' || listing.subtype`,
    priced: sql`true`,
    key: 'property_id',
  },
  // The price of a relocation vehicle is not shown, and means nothing.
  car: { category: sql`listing.car_type`, priced: sql`not listing.relocation`, key: 'car_id' },
};

const tableOf = (kind: ListingKind) => sql.table(TABLES[kind].table);

/** Listings with a price far from what is usual where they are; where the town has too few, in its region. */
const far = (kind: ListingKind, which: RawBuilder<unknown>) => sql`
  select listing.id, usual.place, usual.low_pesewas, usual.high_pesewas, usual.listings
  from ${tableOf(kind)} as listing
  left join usual_prices as town on town.kind = ${sql.lit(kind)} and town.category = ${KINDS[kind].category}
    and town.region = listing.region and town.location = lower(listing.location)
  join usual_prices as usual on usual.kind = ${sql.lit(kind)} and usual.category = ${KINDS[kind].category}
    and usual.region = listing.region and usual.location = coalesce(town.location, '')
  where listing.deleted_at is null and ${KINDS[kind].priced} and ${which}
    and (listing.price_pesewas * ${sql.lit(FAR)} < usual.low_pesewas
      or listing.price_pesewas > usual.high_pesewas * ${sql.lit(FAR)})`;

export const listingPrices = {
  /** Counts again what listings of each category ask in each town and region. */
  async countUsual(tx: Transaction): Promise<void> {
    await sql`delete from usual_prices`.execute(tx);
    for (const kind of Object.keys(TABLES) as ListingKind[]) {
      await sql`
        insert into usual_prices (kind, category, region, location, place, low_pesewas, high_pesewas, listings)
        select ${kind}, category, region, coalesce(town, ''),
          case when town is null then region else min(location) end,
          percentile_disc(${sql.lit(USUAL_PARTS.low)}) within group (order by price_pesewas),
          percentile_disc(${sql.lit(USUAL_PARTS.high)}) within group (order by price_pesewas),
          count(*)
        from (
          select ${KINDS[kind].category} as category, region, location,
            nullif(lower(location), '') as town, price_pesewas
          from ${tableOf(kind)} as listing
          where ${isShown('listing')} and ${KINDS[kind].priced}
        ) as listing
        group by grouping sets ((category, region, town), (category, region))
        having count(*) >= ${sql.lit(USUAL_PRICE_OF)}
          and (grouping(town) = 1 or town is not null)`.execute(tx);
    }
  },

  /** Notes again which listings ask far more or less; those that stay so are left alone. */
  async noteAllFar(tx: Transaction): Promise<void> {
    for (const kind of Object.keys(TABLES) as ListingKind[]) {
      const key = sql.ref(KINDS[kind].key);
      await sql`
        with far as materialized (${far(kind, sql`true`)}),
        no_longer as (
          delete from far_prices where ${key} is not null and ${key} not in (select id from far)
        )
        ${keep(kind, sql`select * from far`)}`.execute(tx);
    }
  },

  /** Notes whether a listing asks far more or less. */
  async noteFar(tx: Transaction, { kind, id }: ListingAddress): Promise<void> {
    const isIt = sql`listing.id = ${id}`;
    await sql`
      delete from far_prices where listing_id = ${id}
        and not exists (${far(kind, isIt)})`.execute(tx);
    await sql`${keep(kind, far(kind, isIt))}`.execute(tx);
  },
};

const keep = (kind: ListingKind, found: RawBuilder<unknown>) => sql`
  insert into far_prices as known (${sql.ref(KINDS[kind].key)}, place, low_pesewas, high_pesewas, listings)
  ${found}
  on conflict (listing_id) do update set place = excluded.place, low_pesewas = excluded.low_pesewas,
    high_pesewas = excluded.high_pesewas, listings = excluded.listings
  where (known.place, known.low_pesewas, known.high_pesewas, known.listings)
    is distinct from (excluded.place, excluded.low_pesewas, excluded.high_pesewas, excluded.listings)`;
