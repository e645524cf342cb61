import { type NotNull, type SqlBool, sql } from 'kysely';
import { PROPERTY_FACTS } from '#domain/properties/facts.ts';
import { PROPERTY_FIELDS } from '#domain/properties/fields.ts';
import type { Subtype } from '#domain/properties/property.ts';
import type { ListPropertiesQuery } from '#domain/properties/schema.ts';
import type { PropertySort } from '#domain/properties/sorts.ts';
import type { StayRules } from '#domain/stays/schema.ts';
import { fromCedi } from '#domain/values/money.ts';
import { announceListings } from '#server/features/kept-responses/public.ts';
import {
  type ListedRow,
  type ListingFilter,
  listingRepository,
  type SummaryRow,
} from '#server/features/listings/public.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { fieldColumns } from '#server/platform/database/field-columns.ts';
import { down, type Order } from '#server/platform/database/keyset.ts';
import { type FreeOn, isFreeAround, shiftsOf } from './free-stays-repository.ts';

type Db = Database | Transaction;

/** Prices in cedi. */
export interface PropertyFilter
  extends ListingFilter,
    Partial<Omit<ListPropertiesQuery, NotAFilter>> {
  /** Any of these. */
  subtypes?: readonly Subtype[] | undefined;
  /** Only properties that nobody has booked for these nights. */
  freeOn?: FreeOn | undefined;
  /** Only other people's listings. */
  exceptListerId?: string | undefined;
}

type NotAFilter =
  | 'search'
  | 'page'
  | 'limit'
  | 'sort'
  | 'exact'
  | 'close'
  | 'facts'
  | 'from'
  | 'to'
  | 'flexible'
  | 'guests';

/** The fields of a property, each in its own column. */
export const PROPERTY_COLUMNS = fieldColumns(PROPERTY_FIELDS);

const LISTED = [
  ...PROPERTY_COLUMNS.names.map((name) => `listings.${name}` as const),
  'listings.status',
  'listings.subtype',
  'listings.rating_total',
  'listings.rating_count',
  'users.firstname as lister_firstname',
  'users.lastname as lister_lastname',
  'users.role as lister_role',
  'users.company_logo_key as lister_logo_key',
] as const;

/** A property with its lister, photos and video, as a response shows it. */
export interface ListedPropertyRow
  extends ListedRow<
    'address' | 'property_type' | 'subtype' | 'status' | 'rating_total' | 'rating_count'
  > {
  lister_firstname: string;
  lister_lastname: string;
  lister_role: string;
  lister_logo_key: string | null;
}

/** A property with the columns that other features need. */
export type PropertySummaryRow = SummaryRow &
  Pick<ListedPropertyRow, 'location' | 'property_type' | 'subtype' | 'status'>;

const CREATED = { by: sql`listings.created_at`, type: 'timestamptz' } as const;
const PRICE = { by: sql`listings.price_pesewas`, type: 'bigint' } as const;
// The average in thousandths of a star if it had five more ratings of 3.5 stars each, so that one
// rating does not rank above twenty; 0 without ratings. The same expression as in the index
// homes_by_weighed_rating.
const RATING = {
  by: sql`(case when listings.rating_count = 0 then 0 else (listings.rating_total * 2 + 35) * 500::bigint / (listings.rating_count + 5) end)`,
  type: 'bigint',
} as const;
const RATINGS = { by: sql`listings.rating_count`, type: 'integer' } as const;
const ID = { by: sql`listings.id`, type: 'uuid' } as const;

// Each is the order of an index, forwards or backwards; the id settles equal times and prices.
const ORDER: Record<PropertySort, Order> = {
  newest: [down(CREATED), down(ID)],
  oldest: [CREATED, ID],
  'price-asc': [PRICE, down(ID)],
  'price-desc': [down(PRICE), ID],
  rating: [down(RATING), down(RATINGS), down(CREATED), down(ID)],
};

const shared = listingRepository<
  PropertyFilter,
  PropertySort,
  ListedPropertyRow,
  PropertySummaryRow
>({
  kind: 'property',
  listed: (query) =>
    query
      .innerJoin('users', 'users.id', 'listings.lister_id')
      .select(LISTED)
      .$narrowType<Record<'address' | 'property_type' | 'subtype', NotNull>>(),
  summary: (query) =>
    query
      .select(['location', 'property_type', 'subtype', 'status'])
      .$narrowType<Record<'property_type' | 'subtype', NotNull>>(),
  order: ORDER,
  orderColumns: ['price_pesewas', 'rating_total', 'rating_count'],
  placeColumns: ['location', 'region'],
  countedColumns: [
    ...PROPERTY_COLUMNS.byValues.filter(({ name }) => name !== 'propertyType'),
    { name: 'status', column: 'status' },
  ],
  facts: PROPERTY_FACTS,
  families: {
    by: ['subtype', 'propertyType'],
    of: ({ subtype, propertyType }) => (subtype ? [subtype] : (propertyType ?? [''])),
  },
  mapColumns: {
    price: sql`listings.price_pesewas`,
    type: sql`listings.property_type`,
  },
  keyed: ({ region, subtype, propertyType }) => ({
    region,
    subtype: subtype && [subtype],
    propertyType,
  }),
  conditions: ({ subtype, subtypes, status, minPrice, maxPrice, exceptListerId, ...filter }) => [
    ...PROPERTY_COLUMNS.meet('listings', filter),
    ...(subtype === undefined ? [] : [sql<SqlBool>`listings.subtype = ${subtype}`]),
    ...(subtypes === undefined ? [] : [sql<SqlBool>`listings.subtype = any(${subtypes})`]),
    ...(status === undefined ? [] : [sql<SqlBool>`listings.status = any(${status})`]),
    ...(minPrice === undefined
      ? []
      : [sql<SqlBool>`listings.price_pesewas >= ${fromCedi(minPrice)}`]),
    ...(maxPrice === undefined
      ? []
      : [sql<SqlBool>`listings.price_pesewas <= ${fromCedi(maxPrice)}`]),
    ...(exceptListerId === undefined
      ? []
      : [sql<SqlBool>`listings.lister_id <> ${exceptListerId}`]),
  ],
  costlyConditions: ({ freeOn }) => (freeOn ? [isFreeAround(freeOn)] : []),
});

export const properties = {
  ...shared,

  /** The rules of those short stays that have some, by their ids. */
  async stayRulesOf(db: Db, ids: readonly string[]): Promise<Map<string, StayRules>> {
    const rows = await db
      .selectFrom('stay_rules')
      .select(['listing_id', 'rules'])
      .where(sql<SqlBool>`listing_id = any(${ids}::uuid[])`)
      .execute();
    return new Map(rows.map((row) => [row.listing_id, row.rules as unknown as StayRules]));
  },

  shiftsOf,

  async setRating(
    tx: Transaction,
    id: string,
    rating: { total: number; count: number },
  ): Promise<void> {
    await tx
      .updateTable('listings')
      .set({ rating_total: rating.total, rating_count: rating.count })
      .where('id', '=', id)
      .execute();
    await announceListings(tx, [{ kind: 'property', id }]);
  },

  findLister: (db: Db, id: string) =>
    db
      .selectFrom('listings')
      .innerJoin('users', 'users.id', 'listings.lister_id')
      .select([
        'users.id',
        'users.firstname',
        'users.lastname',
        'users.phone_number',
        'listings.moderation',
        'listings.pause_reason',
      ])
      .where('listings.id', '=', id)
      .where('listings.kind', '=', 'property')
      .where('listings.deleted_at', 'is', null)
      .executeTakeFirst(),
};
