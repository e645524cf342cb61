import {
  type Expression,
  type ExpressionBuilder,
  type Insertable,
  type Selectable,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
  type Updateable,
} from 'kysely';
import { CATEGORY_KEYWORDS, type CarCategory, type CarSort } from '#domain/cars/car.ts';
import type { ListCarsQuery } from '#domain/cars/schema.ts';
import type { FactCondition } from '#domain/facts/fact-filters.ts';
import { fromCedi } from '#domain/money.ts';
import {
  type ListedPhotoRow,
  type ListedVideoRow,
  photosOf,
  videoOf,
} from '#server/features/media/public.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { factsMeet } from '#server/platform/database/fact-conditions.ts';
import type { Cars, DB } from '#server/platform/database/schema.gen.ts';
import {
  containsText,
  planTextSearch,
  readFirst,
  type TextSearch,
} from '#server/platform/database/text-search.ts';

type Db = Database | Transaction;

/** A car with its photos and its video, as every answer needs it. */
export type CarRow = Pick<Selectable<Cars>, (typeof COLUMNS)[number]> & {
  video: ListedVideoRow | null;
  photos: ListedPhotoRow[];
};

/** The filters of a list; `ownerId` narrows it to one person's cars. */
export type CarFilter = Partial<Omit<ListCarsQuery, 'page' | 'limit' | 'sort' | 'search'>> & {
  search?: TextSearch | undefined;
  ownerId?: string | undefined;
  facts?: readonly FactCondition[] | undefined;
  /** The car type, whatever its case. */
  vehicleType?: string | undefined;
};

const COLUMNS = [
  'id',
  'owner_id',
  'name',
  'description',
  'price_pesewas',
  'brand',
  'model',
  'year',
  'mileage',
  'location',
  'region',
  'condition',
  'transmission',
  'fuel_type',
  'car_type',
  'registration_number',
  'user_name',
  'relocation',
  'user_email',
  'phone',
  'available_from',
  'driver_name',
  'driver_email',
  'driver_contact',
  'city_or_town',
  'relocation_request',
  'facts',
  'video_key',
  'created_at',
  'updated_at',
] as const;

export const cars = {
  insert: (db: Db, car: Insertable<Cars>) => db.insertInto('cars').values(car).execute(),

  insertPhotos: (db: Db, carId: string, photoKeys: string[]) =>
    db
      .insertInto('car_photos')
      .values(photoKeys.map((key, position) => ({ car_id: carId, position, photo_key: key })))
      .execute(),

  /** The facts of a car, as they are stored. */
  async facts(db: Db, id: string): Promise<unknown> {
    const row = await db.selectFrom('cars').select('facts').where('id', '=', id).executeTakeFirst();
    return row?.facts;
  },

  /** The keys of its photos in their order. */
  async photoKeys(db: Db, carId: string): Promise<string[]> {
    const rows = await db
      .selectFrom('car_photos')
      .select('photo_key')
      .where('car_id', '=', carId)
      .orderBy('position')
      .execute();
    return rows.map((row) => row.photo_key);
  },

  async replacePhotos(db: Db, carId: string, photoKeys: string[]): Promise<void> {
    await db.deleteFrom('car_photos').where('car_id', '=', carId).execute();
    await cars.insertPhotos(db, carId, photoKeys);
  },

  findById: (db: Db, id: string): Promise<CarRow | undefined> =>
    withMedia(listed(db).where('cars.id', '=', id)).executeTakeFirst(),

  findSummary: (db: Db, id: string) => selectSummary(db, id).executeTakeFirst(),

  /** The same, and nobody changes it before the transaction ends; what refers to it need not wait. */
  lockSummary: (tx: Transaction, id: string) =>
    selectSummary(tx, id).forNoKeyUpdate().executeTakeFirst(),

  /** How a text is best found among all cars. */
  planSearch: (db: Database, text: string): Promise<TextSearch> => planTextSearch(db, 'cars', text),

  /**
   * A window of a list: the ids come first, from an index, and only what is shown gets its photos.
   * @param how of a search: whether only the first of the order are looked at, which may not fill the page.
   */
  list(
    db: Db,
    filter: CarFilter,
    sort: CarSort,
    { size, offset }: { size: number; offset: number },
    how?: 'first',
  ): Promise<CarRow[]> {
    const from = among(db, filter, how && { sort, first: readFirst({ size, offset }) });
    const ids = from.select('cars.id').orderBy(ORDER[sort]).limit(size).offset(offset);
    return withMedia(ordered(db.selectFrom('cars').where('cars.id', 'in', ids), sort)).execute();
  },

  /** How many fit a filter; counting stops at `max`. */
  countUpTo(db: Db, filter: CarFilter, max: number): Promise<number> {
    const some = matching(db, filter).select(sql`1`.as('one')).limit(max);
    return countOf(db.selectFrom(some.as('some')).select(COUNT).executeTakeFirst());
  },

  /** How many fit a filter, however many they are. */
  count: (db: Db, filter: CarFilter): Promise<number> =>
    countOf(matching(db, filter).select(COUNT).executeTakeFirst()),

  /** The names of those who listed some cars, by their ids. */
  async ownerNames(db: Db, ownerIds: string[]): Promise<Map<string, string>> {
    if (ownerIds.length === 0) return new Map();
    const rows = await db
      .selectFrom('users')
      .select(['id', 'firstname', 'lastname'])
      .where('id', 'in', ownerIds)
      .execute();
    return new Map(rows.map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`]));
  },

  update: (db: Db, id: string, values: Updateable<Cars>) =>
    db
      .updateTable('cars')
      .set(values)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .execute(),
};

const COUNT = sql<number>`count(*)`.as('count');

const countOf = async (query: Promise<{ count: number } | undefined>): Promise<number> =>
  (await query)?.count ?? 0;

type CarQuery<Output> = SelectQueryBuilder<DB, 'cars', Output>;

const listed = (db: Db) => db.selectFrom('cars').where('cars.deleted_at', 'is', null);

const selectSummary = (db: Db, id: string) =>
  listed(db)
    .select(['cars.id', 'cars.name', 'cars.owner_id', 'cars.updated_at'])
    .where('cars.id', '=', id);

const matching = (db: Db, filter: CarFilter) =>
  listed(db).where((eb) => eb.and(conditions(eb, filter)));

/** What of a row orders it, and is searched. */
const SEARCHED = [
  'cars.id',
  'cars.search_text',
  'cars.created_at',
  'cars.price_pesewas',
  'cars.relocation',
  'cars.year',
  'cars.facts',
  'cars.fact_keys',
] as const;

/**
 * Where a page is chosen from. What an index finds of a search is gathered before it is put in order (`offset 0` keeps
 * PostgreSQL from hoping to come upon it in turn).
 */
function among(db: Db, filter: CarFilter, inTurn: { sort: CarSort; first: number } | undefined) {
  const { search, facts = [], ...others } = filter;
  if (inTurn) {
    const first = ordered(matching(db, others), inTurn.sort).select(SEARCHED).limit(inTurn.first);
    return db
      .selectFrom(first.as('cars'))
      .where((eb) =>
        eb.and([
          ...(search ? [containsText('cars', { ...search, by: 'reading' })] : []),
          ...factsMeet('cars', facts),
        ]),
      );
  }
  const found = matching(db, filter).select(SEARCHED);
  const gathers = (search && search.by !== 'reading') || facts.length > 0;
  return db.selectFrom((gathers ? found.offset(0) : found).as('cars'));
}

const withMedia = (query: CarQuery<object>) =>
  query
    .select(COLUMNS.map((column) => `cars.${column}` as const))
    .select([photosOf('car').as('photos'), videoOf('car').as('video')]);

function ordered<Output>(query: CarQuery<Output>, sort: CarSort): CarQuery<Output> {
  return query.orderBy(ORDER[sort]);
}

/** As the indexes cars_by_shown_price and cars_by_shown_price_down have it. */
const SHOWN_PRICE = sql`(case when cars.relocation then 0 else cars.price_pesewas end)`;

/** Each is the order of an index, read forwards or backwards. */
const ORDER: Record<CarSort, Expression<unknown>> = {
  newest: sql`cars.created_at desc, cars.id desc`,
  oldest: sql`cars.created_at, cars.id`,
  // A relocation vehicle has no price that anybody sees: it comes after those that have one, the newest first.
  'price-asc': sql`cars.relocation, ${SHOWN_PRICE}, cars.created_at desc, cars.id desc`,
  'price-desc': sql`cars.relocation, ${SHOWN_PRICE} desc, cars.created_at desc, cars.id desc`,
  'year-asc': sql`cars.year, cars.created_at, cars.id`,
  'year-desc': sql`cars.year desc, cars.created_at desc, cars.id desc`,
};

function conditions(eb: ExpressionBuilder<DB, 'cars'>, filter: CarFilter): Expression<SqlBool>[] {
  const { search, category, kind, vehicleType, minPrice, maxPrice, minYear, maxYear } = filter;
  const found: Expression<SqlBool>[] = [];
  for (const [column, value] of equalities(filter)) {
    if (value !== undefined) found.push(eb(`cars.${column}`, '=', value));
  }
  if (vehicleType) {
    found.push(eb(sql<string>`lower(cars.car_type)`, '=', sql<string>`lower(${vehicleType})`));
  }
  if (search) found.push(containsText('cars', search));
  if (category) found.push(isInCategory(category));
  if (kind) found.push(eb('cars.relocation', '=', kind === 'relocation'));
  if (minPrice !== undefined || maxPrice !== undefined)
    found.push(eb('cars.relocation', '=', false));
  if (minPrice !== undefined) found.push(eb('cars.price_pesewas', '>=', fromCedi(minPrice)));
  if (maxPrice !== undefined) found.push(eb('cars.price_pesewas', '<=', fromCedi(maxPrice)));
  if (minYear !== undefined) found.push(eb('cars.year', '>=', minYear));
  if (maxYear !== undefined) found.push(eb('cars.year', '<=', maxYear));
  return [...found, ...factsMeet('cars', filter.facts ?? [])];
}

const equalities = (filter: CarFilter) =>
  [
    ['owner_id', filter.ownerId],
    ['brand', filter.brand],
    ['model', filter.model],
    ['car_type', filter.carType],
    ['condition', filter.condition],
    ['transmission', filter.transmission],
    ['fuel_type', filter.fuelType],
    ['region', filter.region],
    ['location', filter.location],
  ] as const;

/** As isInCategory of domain/cars. */
function isInCategory(category: CarCategory): Expression<SqlBool> {
  const patterns = CATEGORY_KEYWORDS[category].map((keyword) => `%${keyword}%`);
  const names = sql`lower(cars.car_type || E'\n' || cars.name || E'\n' || cars.model)`;
  return sql<SqlBool>`${names} like any(${patterns}::text[])`;
}
