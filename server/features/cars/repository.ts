import { type Expression, type NotNull, type Selectable, type SqlBool, sql } from 'kysely';
import { CATEGORY_KEYWORDS, type CarCategory, type CarSort } from '#domain/cars/car.ts';
import { CAR_FACTS } from '#domain/cars/facts.ts';
import { CAR_FIELDS } from '#domain/cars/fields.ts';
import type { ListCarsQuery } from '#domain/cars/schema.ts';
import { fromCedi } from '#domain/values/money.ts';
import {
  type ListedRow,
  type ListingFilter,
  listingRepository,
  type SummaryRow,
} from '#server/features/listings/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { fieldColumns } from '#server/platform/database/field-columns.ts';
import { down, type Order } from '#server/platform/database/keyset.ts';
import type { Listings } from '#server/platform/database/schema.gen.ts';

/** Prices in cedi. */
export interface CarFilter
  extends ListingFilter,
    Partial<Omit<ListCarsQuery, 'search' | 'page' | 'limit' | 'sort' | 'exact' | 'facts'>> {
  /** The car type, ignoring case. */
  vehicleType?: string | undefined;
}

/** The fields of a car, each in its own column. */
export const CAR_COLUMNS = fieldColumns(CAR_FIELDS);

const LISTED = [
  ...CAR_COLUMNS.names.map((name) => `listings.${name}` as const),
  'listings.relocation',
  'listings.relocation_request',
] as const;

type CarColumn = Exclude<(typeof CAR_COLUMNS.names)[number], 'driver_email'>;

/** A car with its photos and its video, as a response shows it. */
export interface ListedCarRow extends ListedRow<CarColumn | 'relocation'> {
  driver_email: string | null;
  relocation_request: Selectable<Listings>['relocation_request'];
}

/** The same expression as in the indexes cars_by_shown_price and cars_by_shown_price_down. */
const SHOWN_PRICE = sql`(case when listings.relocation then 0 else listings.price_pesewas end)`;

const CREATED = { by: sql`listings.created_at`, type: 'timestamptz' } as const;
const PRICED_FIRST = { by: sql`listings.relocation`, type: 'boolean' } as const;
const PRICE = { by: SHOWN_PRICE, type: 'bigint' } as const;
const YEAR = { by: sql`listings.year`, type: 'integer' } as const;
const ID = { by: sql`listings.id`, type: 'uuid' } as const;
const NEWEST = [down(CREATED), down(ID)] as const;

/** Each is the order of an index, read forwards or backwards. */
const ORDER: Record<CarSort, Order> = {
  newest: NEWEST,
  oldest: [CREATED, ID],
  // A relocation vehicle has no visible price: it comes after the priced ones, newest first.
  'price-asc': [PRICED_FIRST, PRICE, ...NEWEST],
  'price-desc': [PRICED_FIRST, down(PRICE), ...NEWEST],
  'year-asc': [YEAR, CREATED, ID],
  'year-desc': [down(YEAR), ...NEWEST],
};

const shared = listingRepository<CarFilter, CarSort, ListedCarRow, SummaryRow>({
  kind: 'car',
  listed: (query) => query.select(LISTED).$narrowType<Record<CarColumn, NotNull>>(),
  summary: (query) => query,
  order: ORDER,
  orderColumns: ['price_pesewas', 'relocation', 'year'],
  placeColumns: ['location', 'region', 'city_or_town'],
  countedColumns: CAR_COLUMNS.byValues,
  facts: CAR_FACTS,
  families: { by: ['kind'], of: ({ kind }) => [kind ?? ''] },
  mapColumns: {
    price: sql`case when listings.relocation then null else listings.price_pesewas end`,
    type: sql`null`,
  },
  keyed: ({ region, condition, transmission, fuelType }) => ({
    region,
    condition,
    transmission,
    fuelType,
  }),
  conditions,
});

function conditions(filter: CarFilter): Expression<SqlBool>[] {
  const { category, kind, vehicleType, minPrice, maxPrice } = filter;
  const found = CAR_COLUMNS.meet('listings', filter);
  const add = (condition: Expression<SqlBool>) => found.push(condition);
  if (vehicleType) add(sql`lower(listings.car_type) = lower(${vehicleType})`);
  if (category) add(isInCategory(category));
  if (kind) add(sql`listings.relocation = ${kind === 'relocation'}`);
  if (minPrice !== undefined || maxPrice !== undefined) add(sql`listings.relocation = false`);
  if (minPrice !== undefined) add(sql`listings.price_pesewas >= ${fromCedi(minPrice)}`);
  if (maxPrice !== undefined) add(sql`listings.price_pesewas <= ${fromCedi(maxPrice)}`);
  return found;
}

/** The same as isInCategory of domain/listings. */
function isInCategory(category: CarCategory): Expression<SqlBool> {
  const patterns = CATEGORY_KEYWORDS[category].map((keyword) => `%${keyword}%`);
  const names = sql`lower(listings.car_type || E'\n' || listings.name || E'\n' || listings.model)`;
  return sql<SqlBool>`${names} like any(${patterns}::text[])`;
}

export const cars = {
  ...shared,

  /** The names of the listers of some cars, by their ids. */
  async listerNames(db: Database, listerIds: string[]): Promise<Map<string, string>> {
    if (listerIds.length === 0) return new Map();
    const rows = await db
      .selectFrom('users')
      .select(['id', 'firstname', 'lastname'])
      .where('id', 'in', listerIds)
      .execute();
    return new Map(rows.map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`]));
  },
};
