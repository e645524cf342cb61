import type { Selectable, SelectQueryBuilder } from 'kysely';
import type { ListingKind } from '#domain/listing-kinds.ts';
import {
  LISTED_PHOTOS,
  LISTED_VIDEO,
  type ListedPhotoRow,
  type ListedVideoRow,
} from '#server/features/media/public.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { DB, Listings } from '#server/platform/database/schema.gen.ts';
import { PLACED_COLUMNS, type PlacedRow } from './places/place-repository.ts';

type Db = Database | Transaction;

/** The columns that responses show of every kind of listing, without photos and video. */
const LISTED_COLUMNS = [
  'listings.id',
  'listings.lister_id',
  'listings.name',
  'listings.description',
  'listings.price_pesewas',
  'listings.location',
  'listings.region',
  'listings.condition',
  'listings.facts',
  'listings.facts_read',
  'listings.video_key',
  'listings.paused_at',
  'listings.pause_reason',
  'listings.moderation',
  'listings.created_at',
  'listings.updated_at',
] as const;

type ColumnOf<Path> = Path extends `listings.${infer Column extends keyof Listings}`
  ? Column
  : never;

/**
 * A listing with its photos and its video, as a response shows it; `Own` are the columns that its
 * kind always has.
 */
export type ListedRow<Own extends keyof Listings> = Pick<
  Selectable<Listings>,
  ColumnOf<(typeof LISTED_COLUMNS)[number]>
> & { [Column in Own]: NonNullable<Selectable<Listings>[Column]> } & PlacedRow & {
    video: ListedVideoRow | null;
    photos: ListedPhotoRow[];
  };

const SUMMARY_COLUMNS = [
  'id',
  'name',
  'lister_id',
  'paused_at',
  'pause_reason',
  'moderation',
  'price_pesewas',
  'updated_at',
] as const;

/** The columns that other features need of every kind of listing. */
export type SummaryRow = Pick<Selectable<Listings>, (typeof SUMMARY_COLUMNS)[number]>;

/** Listings as responses show them, without the columns of only one kind. */
const selectListed = (db: Db, kind: ListingKind) =>
  db
    .selectFrom('listings')
    .where('listings.kind', '=', kind)
    .where('listings.deleted_at', 'is', null)
    .select(LISTED_COLUMNS)
    .select(PLACED_COLUMNS)
    .select([LISTED_PHOTOS.as('photos'), LISTED_VIDEO.as('video')]);

/** A listing with the columns that other features need. */
const selectSummary = (db: Db, kind: ListingKind, id: string) =>
  db
    .selectFrom('listings')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('deleted_at', 'is', null)
    .select(SUMMARY_COLUMNS);

/** The columns of one kind of listing. */
export interface PresentedKind<Row, Summary> {
  kind: ListingKind;
  /** Adds this kind's columns to those that responses show of every listing. */
  listed(query: ReturnType<typeof selectListed>): SelectQueryBuilder<DB, 'listings', Row>;
  /** Adds this kind's columns to those that other features need of every listing. */
  summary(query: ReturnType<typeof selectSummary>): SelectQueryBuilder<DB, 'listings', Summary>;
}

/** Listings of one kind as responses show them. */
export const listedRows = <Row>(db: Db, { kind, listed }: PresentedKind<Row, unknown>) =>
  listed(selectListed(db, kind));

/** Finds listings by their ids. */
export function listingRows<Row, Summary>(definition: PresentedKind<Row, Summary>) {
  const summary = (db: Db, listing: string) =>
    definition.summary(selectSummary(db, definition.kind, listing));
  return {
    findById: (db: Db, listing: string): Promise<Row | undefined> =>
      listedRows(db, definition).where('listings.id', '=', listing).executeTakeFirst(),

    /** In no particular order. */
    findByIds: (db: Db, ids: readonly string[]): Promise<Row[]> =>
      listedRows(db, definition).where('listings.id', 'in', ids).execute(),

    findSummary: (db: Db, listing: string): Promise<Summary | undefined> =>
      summary(db, listing).executeTakeFirst(),

    /**
     * Locks the listing for a change until the transaction ends. Not `for update`: inserting a
     * comment or booking refers to the row and need not wait.
     */
    lockSummary: (tx: Transaction, listing: string): Promise<Summary | undefined> =>
      summary(tx, listing).forNoKeyUpdate().executeTakeFirst(),
  };
}
