import { type Insertable, type Selectable, sql } from 'kysely';
import type { FactValues } from '#domain/facts/fact.ts';
import type { FactCondition } from '#domain/facts/fact-filters.ts';
import type { PROPERTY_FACTS } from '#domain/properties/facts.ts';
import type { PropertySort } from '#domain/properties/sorts.ts';
import {
  type ListedPhotoRow,
  type ListedVideoRow,
  photosOf,
  videoOf,
} from '#server/features/media/public.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { factsMeet } from '#server/platform/database/fact-conditions.ts';
import type { Properties } from '#server/platform/database/schema.gen.ts';
import {
  containsText,
  planTextSearch,
  readFirst,
  type TextSearch,
} from '#server/platform/database/text-search.ts';

type Db = Database | Transaction;

/** What a list is narrowed to; prices in pesewas. */
export interface PropertyFilter {
  listerId?: string | undefined;
  search?: TextSearch | undefined;
  propertyType?: string | undefined;
  subtype?: string | undefined;
  region?: string | undefined;
  location?: string | undefined;
  condition?: string | undefined;
  status?: string | undefined;
  minPesewas?: number | undefined;
  maxPesewas?: number | undefined;
  facts?: readonly FactCondition[] | undefined;
}

const COLUMNS = [
  'properties.id',
  'properties.lister_id',
  'properties.name',
  'properties.description',
  'properties.price_pesewas',
  'properties.location',
  'properties.address',
  'properties.region',
  'properties.condition',
  'properties.status',
  'properties.property_type',
  'properties.subtype',
  'properties.facts',
  'properties.video_key',
  'properties.rating_total',
  'properties.rating_count',
  'properties.created_at',
  'properties.updated_at',
  'users.firstname as lister_firstname',
  'users.lastname as lister_lastname',
  'users.role as lister_role',
  'users.company_logo_key as lister_logo_key',
] as const;

/** A property with its lister, photos and video, as an answer shows it. */
export interface ListedPropertyRow
  extends Omit<Selectable<Properties>, 'search_text' | 'fact_keys' | 'deleted_at'> {
  lister_firstname: string;
  lister_lastname: string;
  lister_role: string;
  lister_logo_key: string | null;
  video: ListedVideoRow | null;
  photos: ListedPhotoRow[];
}

/** The columns that a lister's form fills in. */
export type PropertyForm = Pick<
  Selectable<Properties>,
  | 'name'
  | 'description'
  | 'price_pesewas'
  | 'location'
  | 'address'
  | 'region'
  | 'condition'
  | 'property_type'
  | 'subtype'
> & {
  facts: FactValues<typeof PROPERTY_FACTS>;
};

// Each order is one that an index has, forwards or backwards; the id settles equal times and prices.
const ORDER = {
  newest: { column: 'properties.created_at', direction: 'desc', idDirection: 'desc' },
  oldest: { column: 'properties.created_at', direction: 'asc', idDirection: 'asc' },
  'price-asc': { column: 'properties.price_pesewas', direction: 'asc', idDirection: 'desc' },
  'price-desc': { column: 'properties.price_pesewas', direction: 'desc', idDirection: 'asc' },
} as const satisfies Record<PropertySort, object>;

export const properties = {
  insert: (tx: Transaction, property: Insertable<Properties>) =>
    tx.insertInto('properties').values(property).execute(),

  /** Photos in the order of their keys. */
  async insertPhotos(tx: Transaction, id: string, photoKeys: string[]): Promise<void> {
    if (photoKeys.length === 0) return;
    await tx
      .insertInto('property_photos')
      .values(photoKeys.map((photo_key, position) => ({ property_id: id, position, photo_key })))
      .execute();
  },

  /** The facts of a property, as they are stored. */
  async facts(tx: Transaction, id: string): Promise<unknown> {
    const row = await tx
      .selectFrom('properties')
      .select('facts')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.facts;
  },

  /** The keys of its photos in their order. */
  async photoKeys(tx: Transaction, id: string): Promise<string[]> {
    const rows = await tx
      .selectFrom('property_photos')
      .select('photo_key')
      .where('property_id', '=', id)
      .orderBy('position')
      .execute();
    return rows.map((row) => row.photo_key);
  },

  async replacePhotos(tx: Transaction, id: string, photoKeys: string[]): Promise<void> {
    await tx.deleteFrom('property_photos').where('property_id', '=', id).execute();
    await properties.insertPhotos(tx, id, photoKeys);
  },

  update: (
    tx: Transaction,
    id: string,
    values: Partial<PropertyForm> & {
      status?: string;
      video_key?: string | null;
      updated_at: Date;
    },
  ) => tx.updateTable('properties').set(values).where('id', '=', id).execute(),

  markDeleted: (tx: Transaction, id: string, now: Date) =>
    tx.updateTable('properties').set({ deleted_at: now }).where('id', '=', id).execute(),

  setRating: (tx: Transaction, id: string, rating: { total: number; count: number }) =>
    tx
      .updateTable('properties')
      .set({ rating_total: rating.total, rating_count: rating.count })
      .where('id', '=', id)
      .execute(),

  findById: (db: Db, id: string): Promise<ListedPropertyRow | undefined> =>
    db
      .selectFrom('properties')
      .innerJoin('users', 'users.id', 'properties.lister_id')
      .select(COLUMNS)
      .select([photosOf('property').as('photos'), videoOf('property').as('video')])
      .where('properties.id', '=', id)
      .where('properties.deleted_at', 'is', null)
      .executeTakeFirst(),

  findLister: (db: Db, id: string) =>
    db
      .selectFrom('properties')
      .innerJoin('users', 'users.id', 'properties.lister_id')
      .select(['users.id', 'users.firstname', 'users.lastname', 'users.phone_number'])
      .where('properties.id', '=', id)
      .where('properties.deleted_at', 'is', null)
      .executeTakeFirst(),

  findSummary: (db: Db, id: string) => selectSummary(db, id).executeTakeFirst(),

  /**
   * The same, locked for a change until the transaction ends. Not `for update`: a comment or booking that
   * is being inserted refers to the row and need not wait.
   */
  lockSummary: (tx: Transaction, id: string) =>
    selectSummary(tx, id).forNoKeyUpdate().executeTakeFirst(),

  /** How a text is best found among all properties. */
  planSearch: (db: Database, text: string): Promise<TextSearch> =>
    planTextSearch(db, 'properties', text),

  /**
   * A page of a list. The ids are chosen first, from an index alone where one has all that is asked for, so
   * that the rows and photos of skipped pages are never read.
   * @param how of a search: whether only the first of the order are looked at, which may not fill the page.
   */
  findPage(
    db: Db,
    filter: PropertyFilter,
    sort: PropertySort,
    window: PageOffset,
    how?: 'first',
  ): Promise<ListedPropertyRow[]> {
    const { column, direction, idDirection } = ORDER[sort];
    const page = among(db, filter, how && { sort, first: readFirst(window) })
      .select('properties.id')
      .orderBy(column, direction)
      .orderBy('properties.id', idDirection)
      .limit(window.size)
      .offset(window.offset)
      .as('page');
    return db
      .selectFrom(page)
      .innerJoin('properties', 'properties.id', 'page.id')
      .innerJoin('users', 'users.id', 'properties.lister_id')
      .select(COLUMNS)
      .select([photosOf('property').as('photos'), videoOf('property').as('video')])
      .orderBy(column, direction)
      .orderBy('properties.id', idDirection)
      .execute();
  },

  /** How many match; counting stops at `max`. */
  async countUpTo(db: Db, filter: PropertyFilter, max: number): Promise<number> {
    const some = matching(db, filter).select(sql`1`.as('one')).limit(max);
    return countOf(db.selectFrom(some.as('some')).select(COUNT).executeTakeFirst());
  },

  /** How many match, however many they are. */
  count: (db: Db, filter: PropertyFilter): Promise<number> =>
    countOf(matching(db, filter).select(COUNT).executeTakeFirst()),
};

const COUNT = sql<number>`count(*)`.as('count');

const countOf = async (query: Promise<{ count: number } | undefined>): Promise<number> =>
  (await query)?.count ?? 0;

const selectSummary = (db: Db, id: string) =>
  db
    .selectFrom('properties')
    .select([
      'id',
      'name',
      'location',
      'property_type',
      'subtype',
      'status',
      'price_pesewas',
      'lister_id',
      'updated_at',
    ])
    .where('id', '=', id)
    .where('deleted_at', 'is', null);

interface PageOffset {
  size: number;
  offset: number;
}

/** What of a row orders it, and is searched. */
const SEARCHED = [
  'properties.id',
  'properties.search_text',
  'properties.created_at',
  'properties.price_pesewas',
  'properties.facts',
  'properties.fact_keys',
] as const;

/**
 * Where a page is chosen from. What an index finds of a search is gathered before it is put in order (`offset 0` keeps
 * PostgreSQL from hoping to come upon it in turn).
 */
function among(
  db: Db,
  filter: PropertyFilter,
  inTurn: { sort: PropertySort; first: number } | undefined,
) {
  const { search, facts = [], ...others } = filter;
  if (inTurn) {
    const { column, direction, idDirection } = ORDER[inTurn.sort];
    const first = matching(db, others)
      .select(SEARCHED)
      .orderBy(column, direction)
      .orderBy('properties.id', idDirection)
      .limit(inTurn.first)
      .as('properties');
    return db
      .selectFrom(first)
      .where((eb) =>
        eb.and([
          ...(search ? [containsText('properties', { ...search, by: 'reading' })] : []),
          ...factsMeet('properties', facts),
        ]),
      );
  }
  const found = matching(db, filter).select(SEARCHED);
  const gathers = (search && search.by !== 'reading') || facts.length > 0;
  return db.selectFrom((gathers ? found.offset(0) : found).as('properties'));
}

function matching(db: Db, filter: PropertyFilter) {
  let query = db.selectFrom('properties').where('deleted_at', 'is', null);
  if (filter.listerId !== undefined) query = query.where('lister_id', '=', filter.listerId);
  if (filter.subtype !== undefined) query = query.where('subtype', '=', filter.subtype);
  if (filter.propertyType !== undefined) {
    query = query.where('property_type', '=', filter.propertyType);
  }
  if (filter.region !== undefined) query = query.where('region', '=', filter.region);
  if (filter.location !== undefined) {
    query = query.where(sql<string>`lower(location)`, '=', sql<string>`lower(${filter.location})`);
  }
  if (filter.condition !== undefined) query = query.where('condition', '=', filter.condition);
  if (filter.status !== undefined) query = query.where('status', '=', filter.status);
  if (filter.minPesewas !== undefined)
    query = query.where('price_pesewas', '>=', filter.minPesewas);
  if (filter.maxPesewas !== undefined)
    query = query.where('price_pesewas', '<=', filter.maxPesewas);
  if (filter.facts)
    query = query.where((eb) => eb.and(factsMeet('properties', filter.facts ?? [])));
  if (filter.search) query = query.where(containsText('properties', filter.search));
  return query;
}
