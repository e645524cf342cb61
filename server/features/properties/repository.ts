import { type Insertable, type Selectable, type SqlBool, sql, type UpdateObject } from 'kysely';
import type { SearchedDays } from '#domain/bookings/searched-days.ts';
import { PROPERTY_FACTS } from '#domain/properties/facts.ts';
import { PROPERTY_FIELDS } from '#domain/properties/fields.ts';
import type { Subtype } from '#domain/properties/property.ts';
import type { ListPropertiesQuery } from '#domain/properties/schema.ts';
import type { PropertySort } from '#domain/properties/sorts.ts';
import type { DISTANCE } from '#domain/search/sort.ts';
import { fromCedi } from '#domain/values/money.ts';
import {
  INDEXED_PRICE,
  type ListingFilter,
  listingRepository,
  type PlacedRow,
  placedColumns,
  type Window,
} from '#server/features/listings/public.ts';
import {
  type ListedPhotoRow,
  type ListedVideoRow,
  photosOf,
  videoOf,
} from '#server/features/media/public.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { fieldColumns } from '#server/platform/database/field-columns.ts';
import { down, type Order, orderedBy } from '#server/platform/database/keyset.ts';
import type { DB, Properties } from '#server/platform/database/schema.gen.ts';

type Db = Database | Transaction;

/** What a list is narrowed to; prices in cedi. */
export interface PropertyFilter
  extends ListingFilter,
    Partial<Omit<ListPropertiesQuery, NotAFilter>> {
  /** Any of these. */
  subtypes?: readonly Subtype[] | undefined;
  /** Only what nobody has booked for these nights. */
  freeOn?: SearchedDays | undefined;
  /** Only what others list. */
  exceptListerId?: string | undefined;
}

type NotAFilter =
  | 'search'
  | 'page'
  | 'limit'
  | 'sort'
  | 'exact'
  | 'facts'
  | 'from'
  | 'to'
  | 'guests';

/** The fields of a property, each in a column of its own. */
export const PROPERTY_COLUMNS = fieldColumns(PROPERTY_FIELDS);

const LISTED = [
  'properties.id',
  'properties.lister_id',
  ...PROPERTY_COLUMNS.names.map((name) => `properties.${name}` as const),
  'properties.status',
  'properties.subtype',
  'properties.facts',
  'properties.video_key',
  'properties.paused_at',
  'properties.pause_reason',
  'properties.moderation',
  'properties.rating_total',
  'properties.rating_count',
  'properties.created_at',
  'properties.updated_at',
  'users.firstname as lister_firstname',
  'users.lastname as lister_lastname',
  'users.role as lister_role',
  'users.company_logo_key as lister_logo_key',
] as const;

/** What a response does not show; the pin itself is nobody's to see. */
type NotListed =
  | 'search_text'
  | 'fact_keys'
  | 'deleted_at'
  | 'withheld'
  | 'confirmed_at'
  | 'approved_at'
  | 'earlier_pause'
  | 'moderation_at'
  | 'moderation_reason'
  | 'lat'
  | 'lng'
  | 'place_edition'
  | 'pin_lat'
  | 'pin_lng'
  | 'pin_shown';

/** A property with its lister, photos and video, as a response shows it. */
export interface ListedPropertyRow extends Omit<Selectable<Properties>, NotListed>, PlacedRow {
  lister_firstname: string;
  lister_lastname: string;
  lister_role: string;
  lister_logo_key: string | null;
  video: ListedVideoRow | null;
  photos: ListedPhotoRow[];
}

const CREATED = { by: sql`properties.created_at`, type: 'timestamptz' } as const;
const PRICE = { by: sql`properties.price_pesewas`, type: 'bigint' } as const;
// In thousandths of a star the average that it would have with five more ratings of 3.5 stars each, so that one rating does not
// stand before twenty; 0 for what nobody has rated. As the index properties_by_weighed_rating has it.
const RATING = {
  by: sql`(case when properties.rating_count = 0 then 0 else (properties.rating_total * 2 + 35) * 500::bigint / (properties.rating_count + 5) end)`,
  type: 'bigint',
} as const;
const RATINGS = { by: sql`properties.rating_count`, type: 'integer' } as const;
const ID = { by: sql`properties.id`, type: 'uuid' } as const;

// Each order is one that an index has, forwards or backwards; the id settles equal times and prices.
const ORDER: Record<PropertySort, Order> = {
  newest: [down(CREATED), down(ID)],
  oldest: [CREATED, ID],
  'price-asc': [PRICE, down(ID)],
  'price-desc': [down(PRICE), ID],
  rating: [down(RATING), down(RATINGS), down(CREATED), down(ID)],
};

const shared = listingRepository<PropertyFilter, PropertySort>({
  table: 'properties',
  lister: 'lister_id',
  photos: { table: 'property_photos', listing: 'property_id' },
  order: ORDER,
  orderColumns: ['price_pesewas', 'rating_total', 'rating_count'],
  placeColumns: ['location', 'region'],
  facetColumns: [
    ...PROPERTY_COLUMNS.byValues.filter(({ name }) => name !== 'propertyType'),
    { name: 'status', column: 'status' },
  ],
  facetIndex: {
    facts: PROPERTY_FACTS,
    cluster: ['subtype', 'region'],
    values: [
      { name: 'propertyType', value: sql`properties.property_type` },
      { name: 'subtype', value: sql`properties.subtype` },
    ],
    numbers: { price: { value: sql`properties.price_pesewas`, ...INDEXED_PRICE } },
  },
  families: {
    by: ['subtype', 'propertyType'],
    of: ({ subtype, propertyType }) => (subtype ? [subtype] : (propertyType ?? [''])),
  },
  mapColumns: {
    price: sql`properties.price_pesewas`,
    type: sql`properties.property_type`,
  },
  keyed: ({ region, subtype, propertyType }) => ({
    region,
    subtype: subtype && [subtype],
    propertyType,
  }),
  conditions: ({ subtype, subtypes, status, minPrice, maxPrice, exceptListerId, ...filter }) => [
    ...PROPERTY_COLUMNS.meet('properties', filter),
    ...(subtype === undefined ? [] : [sql<SqlBool>`properties.subtype = ${subtype}`]),
    ...(subtypes === undefined ? [] : [sql<SqlBool>`properties.subtype = any(${subtypes})`]),
    ...(status === undefined ? [] : [sql<SqlBool>`properties.status = any(${status})`]),
    ...(minPrice === undefined
      ? []
      : [sql<SqlBool>`properties.price_pesewas >= ${fromCedi(minPrice)}`]),
    ...(maxPrice === undefined
      ? []
      : [sql<SqlBool>`properties.price_pesewas <= ${fromCedi(maxPrice)}`]),
    ...(exceptListerId === undefined
      ? []
      : [sql<SqlBool>`properties.lister_id <> ${exceptListerId}`]),
  ],
  costlyConditions: ({ freeOn }) => (freeOn ? [isFreeOn(freeOn)] : []),
});

/** What options of filters are counted from. */
export const propertyFacetIndex = shared.facetIndex;

export const properties = {
  ...shared,

  insert: (tx: Transaction, property: Insertable<Properties>) =>
    tx.insertInto('properties').values(property).execute(),

  update: (tx: Transaction, id: string, values: UpdateObject<DB, 'properties'>) =>
    tx.updateTable('properties').set(values).where('id', '=', id).execute(),

  setRating: (tx: Transaction, id: string, rating: { total: number; count: number }) =>
    tx
      .updateTable('properties')
      .set({ rating_total: rating.total, rating_count: rating.count })
      .where('id', '=', id)
      .execute(),

  findById: (db: Db, id: string): Promise<ListedPropertyRow | undefined> =>
    listed(db).where('properties.id', '=', id).executeTakeFirst(),

  findLister: (db: Db, id: string) =>
    db
      .selectFrom('properties')
      .innerJoin('users', 'users.id', 'properties.lister_id')
      .select([
        'users.id',
        'users.firstname',
        'users.lastname',
        'users.phone_number',
        'properties.moderation',
        'properties.pause_reason',
      ])
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

  /** Those with some ids, in no order. */
  findByIds: (db: Db, ids: readonly string[]): Promise<ListedPropertyRow[]> =>
    listed(db).where('properties.id', 'in', ids).execute(),

  /** A page of a list; `how` as for its ids. */
  findPage: (
    db: Db,
    filter: PropertyFilter,
    sort: PropertySort | typeof DISTANCE,
    window: Window,
    how?: 'first',
  ): Promise<ListedPropertyRow[]> =>
    listed(db)
      .where('properties.id', 'in', shared.pageIds(db, filter, sort, window, how))
      .orderBy(orderedBy(shared.orderOf(sort, filter)))
      .execute(),
};

/**
 * Whether no booking that counts meets some nights of a property: with the operators and the condition of the constraint
 * bookings_never_overlap, so that what is listed as free can be booked, and its index is used.
 */
const isFreeOn = ({ from, to }: SearchedDays) => sql<SqlBool>`not exists (
  select from bookings
  where bookings.property_id = properties.id
    and bookings.stay && daterange(${from}, ${to}, '[)')
    and bookings.status <> 'cancelled')`;

const listed = (db: Db) =>
  db
    .selectFrom('properties')
    .innerJoin('users', 'users.id', 'properties.lister_id')
    .where('properties.deleted_at', 'is', null)
    .select(LISTED)
    .select(placedColumns('properties'))
    .select([photosOf('property').as('photos'), videoOf('property').as('video')]);

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
      'paused_at',
      'pause_reason',
      'moderation',
      'price_pesewas',
      'lister_id',
      'updated_at',
    ])
    .where('id', '=', id)
    .where('deleted_at', 'is', null);
