import { sql } from 'kysely';
import type { Person } from '#domain/accounts/actor.ts';
import type { ListingKind } from '#domain/listing-kind.ts';
import { mayRead, readableRow } from '#server/features/listings/public.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

type Db = Database | Transaction;

/** What is kept: a listing of a kind. */
export interface KeptListing {
  kind: ListingKind;
  listingId: string;
}

export interface FavouriteRow {
  property_id: string | null;
  car_id: string | null;
  listing_id: string;
  note: string;
  kept_at: Date;
  name: string;
  /** When it was kept; null where it is nobody's to see. */
  kept_pesewas: number | null;
}

/** Where the id of a listing stands. */
const COLUMN = { property: 'property_id', car: 'car_id' } as const;

const IN_ORDER = sql`favourites.kept_at desc, favourites.listing_id desc`;

export const favourites = {
  /** All that somebody keeps, what was kept last first; deleted listings too. */
  of: (db: Db, userId: string): Promise<FavouriteRow[]> =>
    named(db).where('favourites.user_id', '=', userId).orderBy(IN_ORDER).execute(),

  find: (
    db: Db,
    userId: string,
    { kind, listingId }: KeptListing,
  ): Promise<FavouriteRow | undefined> =>
    named(db)
      .where('favourites.user_id', '=', userId)
      .where(`favourites.${COLUMN[kind]}`, '=', listingId)
      .executeTakeFirst(),

  /** Those that are listed still and not paused, for whom a list is shared with. */
  listedOf: (db: Db, userId: string): Promise<FavouriteRow[]> =>
    named(db)
      .where('favourites.user_id', '=', userId)
      .where(sql`coalesce(properties.deleted_at, cars.deleted_at)`, 'is', null)
      .where(sql`coalesce(properties.paused_at, cars.paused_at)`, 'is', null)
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

  /** One account keeps one thing at a time, so that its limit holds. */
  async lockAccount(tx: Transaction, userId: string): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`favourites of ${userId}`}, 0))`.execute(
      tx,
    );
  },

  /** Whether there is such a listing that somebody may read. */
  async isThereFor(db: Db, viewer: Person, { kind, listingId }: KeptListing): Promise<boolean> {
    const homes = db
      .selectFrom('properties')
      .select(['lister_id', 'moderation'])
      .where('id', '=', listingId)
      .where('deleted_at', 'is', null);
    const cars = db
      .selectFrom('cars')
      .select(['owner_id as lister_id', 'moderation'])
      .where('id', '=', listingId)
      .where('deleted_at', 'is', null);
    const row = await (kind === 'property' ? homes : cars).executeTakeFirst();
    return row !== undefined && mayRead(viewer, readableRow(row));
  },

  insert: (
    tx: Transaction,
    userId: string,
    { kind, listingId }: KeptListing,
    { note, keptAt }: { note: string; keptAt: Date },
  ) =>
    tx
      .insertInto('favourites')
      .values({
        user_id: userId,
        [COLUMN[kind]]: listingId,
        note,
        kept_at: keptAt,
      })
      .execute(),

  setNote: (tx: Transaction, userId: string, { kind, listingId }: KeptListing, note: string) =>
    tx
      .updateTable('favourites')
      .set({ note })
      .where('user_id', '=', userId)
      .where(COLUMN[kind], '=', listingId)
      .execute(),

  remove: (db: Db, userId: string, { kind, listingId }: KeptListing) =>
    db
      .deleteFrom('favourites')
      .where('user_id', '=', userId)
      .where(COLUMN[kind], '=', listingId)
      .execute(),
};

/** That before the first change since then, else today's. */
const PRICE_WHEN_KEPT = sql<number | null>`
  case when cars.relocation then null else coalesce(
    (select old_pesewas from price_changes
      where price_changes.listing_id = favourites.listing_id and changed_at > favourites.kept_at
      order by changed_at, written_at limit 1),
    properties.price_pesewas, cars.price_pesewas) end`.as('kept_pesewas');

const named = (db: Db) =>
  db
    .selectFrom('favourites')
    .leftJoin('properties', 'properties.id', 'favourites.property_id')
    .leftJoin('cars', 'cars.id', 'favourites.car_id')
    .select([
      'favourites.property_id',
      'favourites.car_id',
      'favourites.listing_id',
      'favourites.note',
      'favourites.kept_at',
      sql<string>`coalesce(properties.name, cars.name)`.as('name'),
      PRICE_WHEN_KEPT,
    ]);
