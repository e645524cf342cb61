import { type RawBuilder, sql } from 'kysely';
import { FAR, USUAL_PARTS, USUAL_PRICE_OF } from '#domain/moderation/far-price.ts';
import { isShown } from '#server/features/listing-conditions/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';

/** Groups similar listings of each kind; null for a kind that says nothing about it. */
const CATEGORY = sql`coalesce(listings.property_type || ' ' || listings.subtype, listings.car_type)`;

/** The price of a relocation vehicle is hidden, and means nothing. */
const IS_PRICED = sql`not listings.relocation`;

/**
 * Listings with a price far from the usual in their town; if the town has too few listings, in
 * their region.
 */
const far = (which: RawBuilder<unknown>) => sql`
  select listings.id, usual.place, usual.low_pesewas, usual.high_pesewas, usual.listings
  from listings cross join lateral (
    select * from usual_prices
    where usual_prices.kind = listings.kind and category = ${CATEGORY}
      and usual_prices.region = listings.region and usual_prices.location in (lower(listings.location), '')
    order by usual_prices.location desc limit 1) as usual
  where listings.deleted_at is null and ${IS_PRICED} and ${which}
    and (listings.price_pesewas * ${sql.lit(FAR)} < usual.low_pesewas
      or listings.price_pesewas > usual.high_pesewas * ${sql.lit(FAR)})`;

export const listingPrices = {
  /** Recounts the asking prices of each category in each town and region. */
  async countUsual(tx: Transaction): Promise<void> {
    await sql`delete from usual_prices`.execute(tx);
    await sql`
      insert into usual_prices (kind, category, region, location, place, low_pesewas, high_pesewas, listings)
      select kind, category, region, coalesce(town, ''),
        case when town is null then region else min(location) end,
        percentile_disc(${sql.lit(USUAL_PARTS.low)}) within group (order by price_pesewas),
        percentile_disc(${sql.lit(USUAL_PARTS.high)}) within group (order by price_pesewas),
        count(*)
      from (
        select kind, ${CATEGORY} as category, region, location,
          nullif(lower(location), '') as town, price_pesewas
        from listings
        where ${isShown('listings')} and ${IS_PRICED} and ${CATEGORY} is not null
      ) as priced
      group by grouping sets ((kind, category, region, town), (kind, category, region))
      having count(*) >= ${sql.lit(USUAL_PRICE_OF)}
        and (grouping(town) = 1 or town is not null)`.execute(tx);
  },

  /** Records anew which listings ask far more or less; unchanged rows are not written. */
  async noteAllFar(tx: Transaction): Promise<void> {
    await sql`
      with far as materialized (${far(sql`true`)}),
      no_longer as (delete from far_prices where not exists (select from far where id = listing_id))
      ${keep(sql`select * from far`)}`.execute(tx);
  },

  /** Records if a listing asks far more or less. */
  async noteFar(tx: Transaction, id: string): Promise<void> {
    const found = far(sql`listings.id = ${id}`);
    await sql`delete from far_prices where listing_id = ${id} and not exists (${found})`.execute(
      tx,
    );
    await sql`${keep(found)}`.execute(tx);
  },
};

const keep = (found: RawBuilder<unknown>) => sql`
  insert into far_prices as known (listing_id, place, low_pesewas, high_pesewas, listings)
  ${found}
  on conflict (listing_id) do update set place = excluded.place, low_pesewas = excluded.low_pesewas,
    high_pesewas = excluded.high_pesewas, listings = excluded.listings
  where (known.place, known.low_pesewas, known.high_pesewas, known.listings)
    is distinct from (excluded.place, excluded.low_pesewas, excluded.high_pesewas, excluded.listings)`;
