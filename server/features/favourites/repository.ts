import { sql } from 'kysely';
import type { Person } from '#domain/accounts/actor.ts';
import type { ListingKind } from '#domain/listing-kinds.ts';
import { isShown } from '#server/features/listing-conditions/public.ts';
import { mayRead, readableRow } from '#server/features/listings/public.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

type Db = Database | Transaction;

/** A favourite: a listing of a kind. */
export interface KeptListing {
  kind: ListingKind;
  listingId: string;
}

export interface FavouriteRow {
  kind: ListingKind;
  listing_id: string;
  note: string;
  kept_at: Date;
  name: string;
  /** The price when it was kept; null if it is hidden. */
  kept_pesewas: number | null;
}

const IN_ORDER = sql`favourites.kept_at desc, favourites.listing_id desc`;

export const favourites = {
  /** Someone's favourites, most recently kept first, including deleted listings. */
  of: (db: Db, userId: string): Promise<FavouriteRow[]> =>
    named(db).where('favourites.user_id', '=', userId).orderBy(IN_ORDER).execute(),

  find: (
    db: Db,
    userId: string,
    { kind, listingId }: KeptListing,
  ): Promise<FavouriteRow | undefined> =>
    named(db)
      .where('favourites.user_id', '=', userId)
      .where('favourites.listing_id', '=', listingId)
      .where('listings.kind', '=', kind)
      .executeTakeFirst(),

  /** Only those still listed and not paused, for people a list is shared with. */
  listedOf: (db: Db, userId: string): Promise<FavouriteRow[]> =>
    named(db)
      .where('favourites.user_id', '=', userId)
      .where(isShown('listings'))
      .orderBy(IN_ORDER)
      .execute(),

  async count(db: Db, userId: string): Promise<number> {
    const { total } = await db
      .selectFrom('favourites')
      .select(sql<number>`count(*)`.as('total'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return total;
  },

  /** Makes one account keep one thing at a time, so that its limit holds. */
  async lockAccount(tx: Transaction, userId: string): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`favourites of ${userId}`}, 0))`.execute(
      tx,
    );
  },

  /** True if someone may read such a listing. */
  async isThereFor(db: Db, viewer: Person, { kind, listingId }: KeptListing): Promise<boolean> {
    const row = await db
      .selectFrom('listings')
      .select(['lister_id', 'moderation'])
      .where('id', '=', listingId)
      .where('kind', '=', kind)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return row !== undefined && mayRead(viewer, readableRow(row));
  },

  insert: (
    tx: Transaction,
    userId: string,
    { listingId }: KeptListing,
    { note, keptAt }: { note: string; keptAt: Date },
  ) =>
    tx
      .insertInto('favourites')
      .values({ user_id: userId, listing_id: listingId, note, kept_at: keptAt })
      .execute(),

  setNote: (tx: Transaction, userId: string, { listingId }: KeptListing, note: string) =>
    tx
      .updateTable('favourites')
      .set({ note })
      .where('user_id', '=', userId)
      .where('listing_id', '=', listingId)
      .execute(),

  remove: (db: Db, userId: string, { kind, listingId }: KeptListing) =>
    db
      .deleteFrom('favourites')
      .using('listings')
      .whereRef('listings.id', '=', 'favourites.listing_id')
      .where('favourites.user_id', '=', userId)
      .where('favourites.listing_id', '=', listingId)
      .where('listings.kind', '=', kind)
      .execute(),
};

/** The price before the first change since then, otherwise today's. */
const PRICE_WHEN_KEPT = sql<number | null>`
  case when listings.relocation then null else coalesce(
    (select old_pesewas from price_changes
      where price_changes.listing_id = favourites.listing_id and changed_at > favourites.kept_at
      order by changed_at, written_at limit 1),
    listings.price_pesewas) end`.as('kept_pesewas');

const named = (db: Db) =>
  db
    .selectFrom('favourites')
    .innerJoin('listings', 'listings.id', 'favourites.listing_id')
    .select([
      sql<ListingKind>`listings.kind`.as('kind'),
      'favourites.listing_id',
      'favourites.note',
      'favourites.kept_at',
      'listings.name',
      PRICE_WHEN_KEPT,
    ]);
