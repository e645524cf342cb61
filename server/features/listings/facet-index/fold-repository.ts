import { type Expression, type SqlBool, sql } from 'kysely';
import { isShown } from '#server/features/listing-conditions/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { clusterOf, type FacetIndex, indexKeys } from './index-keys-repository.ts';

/** Where a listing is in the index. */
export interface Place {
  chunk: number;
  position: number;
}

export interface PlacedListing extends Place {
  listing_id: string;
}

/** Where a listing was until it left. */
export interface LeftPlace extends PlacedListing {
  cluster: string;
}

/** A listing that is shown, with what it has in common with others. */
export interface ShownListing {
  id: string;
  cluster: string;
}

/** A row of a chunk's bits takes a quarter of a page of the database at most; a small chunk is as large as is worth a row. */
const CHUNK = { least: 512, most: 15_360 };

const none = (size: number | Expression<number>) => sql`repeat('0', ${size})::bit varying`;

/** The writing side of the index (schema facets), for the process that holds the lock of its state. */
export const fold = {
  /** The oldest notes of changes. */
  async notes(tx: Transaction, { table }: FacetIndex, limit: number) {
    const { rows } = await sql<{ id: number; listing_id: string }>`
      select id, listing_id from facets.changes where kind = ${table} order by id limit ${limit}`.execute(
      tx,
    );
    return rows;
  },

  /** Drops notes, so that what the index has of their listings counts. */
  dropNotes: (tx: Transaction, ids: readonly number[]) =>
    sql`delete from facets.changes where id = any(${ids}::bigint[])`.execute(tx),

  /** Takes listings off their places, and says which these were. */
  async leave(tx: Transaction, { table }: FacetIndex, listings: readonly string[]) {
    const { rows } = await sql<LeftPlace>`
      delete from facets.places as place using facets.chunks as chunk
      where chunk.id = place.chunk and place.kind = ${table} and place.listing_id = any(${listings}::uuid[])
      returning place.listing_id, place.chunk, place.position, chunk.cluster`.execute(tx);
    return rows;
  },

  /** Those of some listings that are shown. */
  async shown(tx: Transaction, index: FacetIndex, listings: readonly string[]) {
    const id = sql.ref(`${index.table}.id`);
    const { rows } = await sql<ShownListing>`
      select ${id} as id, ${clusterOf(index)} as cluster from ${sql.table(index.table)}
      where ${id} = any(${listings}::uuid[]) and ${isShown(index.table)}`.execute(tx);
    return rows;
  },

  /** Places of a cluster that no listing has, so many at most. */
  async freePlaces(tx: Transaction, { table }: FacetIndex, cluster: string, limit: number) {
    const { rows } = await sql<Place>`
      select chunk.id as chunk, position
      from facets.chunks as chunk, generate_series(0, length(chunk.none) - 1) as position
      where chunk.kind = ${table} and chunk.cluster = ${cluster}
        and (select count(*) from facets.places as taken where taken.chunk = chunk.id) < length(chunk.none)
        and not exists (
          select from facets.places as taken where taken.chunk = chunk.id and taken.position = position.position)
      order by chunk.id, position limit ${limit}`.execute(tx);
    return rows;
  },

  /** Adds an empty chunk to a cluster, as large as all that it has: so there are few chunks, and little of them is empty. */
  addChunk: (tx: Transaction, { table }: FacetIndex, cluster: string) =>
    sql`
      insert into facets.chunks (kind, cluster, is_filled, none)
      select ${table}, ${cluster}, true, ${none(
        sql`least(greatest(coalesce(sum(length(none)), 0), ${CHUNK.least}), ${CHUNK.most})::int`,
      )}
      from facets.chunks where kind = ${table} and cluster = ${cluster}`.execute(tx),

  take: (tx: Transaction, { table }: FacetIndex, places: readonly PlacedListing[]) =>
    sql`
      insert into facets.places (kind, listing_id, chunk, position)
      select ${table}, place.* from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
        as place (listing_id uuid, chunk int, position int)`.execute(tx),

  /** Takes the bits of places away, and sets those of the keys that listings have now. */
  setBits: (
    tx: Transaction,
    index: FacetIndex,
    left: readonly Place[],
    listings: readonly string[],
  ) => writeBits(tx, index, left, sql`${sql.ref(`${index.table}.id`)} = any(${listings}::uuid[])`),

  /** The same for all listings of a chunk that has no bits yet. */
  fillChunk: (tx: Transaction, index: FacetIndex, chunk: number) =>
    writeBits(tx, index, [], sql`place.chunk = ${chunk}`),

  /** Empties an index. What was noted of changes is dropped: who reads the listings after it sees them. */
  async empty(tx: Transaction, { table }: FacetIndex): Promise<void> {
    await sql`delete from facets.changes where kind = ${table}`.execute(tx);
    await sql`delete from facets.places where kind = ${table}`.execute(tx);
    await sql`
      delete from facets.bits using facets.chunks as chunk
      where chunk.id = bits.chunk and chunk.kind = ${table}`.execute(tx);
    await sql`delete from facets.chunks where kind = ${table}`.execute(tx);
  },

  /** Gives every listing that is shown a place in chunks that are to be filled. */
  async placeAll(tx: Transaction, index: FacetIndex): Promise<void> {
    const { table } = index;
    const most = sql.lit(CHUNK.most);
    await sql`
      with listing as materialized (
        select id, cluster, turn / ${most} as chunk, (turn % ${most})::int as position from (
          select id, ${clusterOf(index)} as cluster,
            row_number() over (partition by ${clusterOf(index)} order by id) - 1 as turn
          from ${sql.table(table)} where ${isShown(table)}) as listing
      ), added as (
        insert into facets.chunks (kind, cluster, is_filled, none)
        select ${table}, cluster, false, ${none(
          sql`least(greatest(ceil(count(*) * 1.25), ${sql.lit(CHUNK.least)}), ${most})::int`,
        )}
        from listing group by cluster, chunk order by cluster, chunk
        returning id, cluster
      ), chunk as (
        select id, cluster, row_number() over (partition by cluster order by id) - 1 as turn from added
      )
      insert into facets.places (kind, listing_id, chunk, position)
      select ${table}, listing.id, chunk.id, listing.position
      from listing join chunk on chunk.cluster = listing.cluster and chunk.turn = listing.chunk`.execute(
      tx,
    );
  },

  /** A chunk that is to be filled, and is taken for filled when the transaction ends. */
  async nextToFill(tx: Transaction, { table }: FacetIndex): Promise<number | undefined> {
    const { rows } = await sql<{ id: number }>`
      update facets.chunks set is_filled = true
      where id = (select min(id) from facets.chunks where kind = ${table} and not is_filled)
      returning id`.execute(tx);
    return rows[0]?.id;
  },

  /** Tells the planner what there is. */
  analyze: (tx: Transaction) => sql`analyze facets.chunks, facets.places, facets.bits`.execute(tx),
};

/** @param which of the listings with places. */
function writeBits(
  tx: Transaction,
  index: FacetIndex,
  left: readonly Place[],
  which: Expression<SqlBool>,
) {
  const { table } = index;
  return sql`
    merge into facets.bits as kept using (
      with listing as materialized (
        select place.chunk, place.position, ${indexKeys(index)} as keys
        from facets.places as place join ${sql.table(table)} on ${sql.ref(`${table}.id`)} = place.listing_id
        where place.kind = ${table} and ${isShown(table)} and ${which}
      ), present as (
        select chunk.id as chunk, key, bit_or(set_bit(chunk.none, listing.position, 1)) as bits
        from listing join facets.chunks as chunk on chunk.id = listing.chunk, unnest(listing.keys) as key
        group by chunk.id, key
      ), gone as (
        select chunk.id as chunk, bit_or(set_bit(chunk.none, place.position, 1)) as bits
        from jsonb_to_recordset(${JSON.stringify(left)}::jsonb) as place (chunk int, position int)
        join facets.chunks as chunk on chunk.id = place.chunk
        group by chunk.id
      ), before_it as (
        select was.chunk, was.key, was.bits, was.bits & ~coalesce(gone.bits, chunk.none) as remaining
        from facets.bits as was join facets.chunks as chunk on chunk.id = was.chunk
        left join gone on gone.chunk = was.chunk
        where was.chunk in (select chunk from gone union select chunk from listing)
      )
      select chunk, key, before_it.bits as was,
        coalesce(before_it.remaining | present.bits, before_it.remaining, present.bits) as bits
      from before_it full join present using (chunk, key)
    ) as after_it on kept.chunk = after_it.chunk and kept.key = after_it.key
    when matched and bit_count(after_it.bits) = 0 then delete
    when matched and after_it.bits <> after_it.was then
      update set bits = after_it.bits, listings = bit_count(after_it.bits)
    when not matched then
      insert (chunk, key, listings, bits)
      values (after_it.chunk, after_it.key, bit_count(after_it.bits), after_it.bits)`.execute(tx);
}
