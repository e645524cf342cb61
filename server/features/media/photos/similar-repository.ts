import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

/** Bits of the first half of two hashes, and of the whole, that may differ (docs/decisions/media/photo-variants.md). */
const MAX_RIGHT = 11;
const MAX_DISTANCE = 20;

/**
 * Records where a photo looks the same as one on a living listing of someone else: each pair once,
 * that of the lister who had it later first, but none of two demo listings. The photo itself counts
 * too, because both may have the same file.
 *
 * Split into four parts of 16 bits, two hashes that differ in at most 11 of 64 bits have a part
 * that differs in at most 2. So the index is asked for the parts of this photo with up to two bits
 * changed, and only its results are compared.
 */
export async function recordSimilar(db: Database, key: string): Promise<void> {
  await sql`
    with bits as (select generate_series(0, 15) as bit),
    changes as (
      select 0 as change
      union all select 1 << bit from bits
      union all select 1 << one.bit | 1 << two.bit from bits one join bits two on one.bit < two.bit
    ),
    photo as (select dhash, dhash_bands from photos where key = ${key}),
    alike as materialized (
      select ${key} as key, 0 as distance
      union all
      select other.key, bit_count(other.dhash # (select dhash from photo))
      from photos other
      where other.dhash_bands && (
          select array_agg(band # change) from photo, unnest(dhash_bands) as band, changes
        )
        and bit_count(substring(other.dhash # (select dhash from photo) from 1 for 64)) <= ${MAX_RIGHT}
        and bit_count(other.dhash # (select dhash from photo)) <= ${MAX_DISTANCE}
        and other.key <> ${key}
    ),
    every_listed as materialized (
      select alike.key, alike.distance, id, lister_id, created_at, deleted_at
      from alike join listing_photos on photo_key = alike.key join listings on id = listing_id
    ),
    -- Since when each lister has it: deleted listings tell that all the same.
    had as materialized (
      select lister_id, min(created_at) as since from every_listed group by lister_id
    ),
    listed as materialized (select * from every_listed where deleted_at is null)
    insert into similar_photos (photo_key, listing_id, lister_id,
      earlier_photo_key, earlier_listing_id, earlier_lister_id, distance)
    select later.key, later.id, later.lister_id, earlier.key, earlier.id, earlier.lister_id,
      greatest(later.distance, earlier.distance)
    from listed later
    join had later_had on later_had.lister_id = later.lister_id
    join listed earlier on ${key} in (later.key, earlier.key)
    join had earlier_had on earlier_had.lister_id = earlier.lister_id
    where later.lister_id <> earlier.lister_id
      -- Who shows an own photo again copies nobody who copied it meanwhile.
      and (later_had.since, later.created_at, later.id) > (earlier_had.since, earlier.created_at, earlier.id)
      -- The demo listings, which share pictures, are older than their load; people's are younger.
      and greatest(later.created_at, earlier.created_at) >= coalesce((select started_at from demo_load), '-infinity')
    on conflict do nothing`.execute(db);
}
