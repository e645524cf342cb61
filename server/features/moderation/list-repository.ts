import { type RawBuilder, sql } from 'kysely';
import type { ListingKind } from '#domain/listing-kind.ts';
import { EXCERPT_MAX } from '#domain/moderation/excerpt.ts';
import type { LookReason, ModerationQuery } from '#domain/moderation/schema.ts';
import type { ModerationState } from '#domain/moderation/states.ts';
import { isId } from '#domain/values/id.ts';
import { firstPhotoOf, type ListedPhotoRow, photoBy } from '#server/features/media/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { likePattern } from '#server/platform/database/like-pattern.ts';
import { FEW } from '#server/platform/database/table-page.ts';
import { TABLES } from './repository.ts';

export type ModerationFilter = Pick<ModerationQuery, 'search' | 'kind' | 'state' | 'because'>;

/** What the table of a listing itself says. */
export interface FoundRow {
  kind: ListingKind;
  id: string;
  name: string;
  lister_id: string;
  price_pesewas: number;
  moderation: ModerationState;
  moderation_reason: string | null;
  moderation_at: Date | null;
  updated_at: Date;
  approved_at: Date | null;
  is_new: boolean;
}

export interface ModeratedListRow extends FoundRow {
  firstname: string;
  lastname: string;
  photo: ListedPhotoRow | null;
  /** The first characters of its description, one more than are shown. */
  beginning: string;
  reported_by: number;
  /** What is usual where its price is far from that, in pesewas. */
  usual: { place: string; low: number; high: number; listings: number } | null;
  similar: SimilarRow[];
}

interface SimilarRow {
  kind: ListingKind;
  id: string;
  name: string;
  firstname: string;
  lastname: string;
  photo: ListedPhotoRow | null;
  own_photo: ListedPhotoRow | null;
}

interface Part {
  order: keyof typeof ORDERS;
  size: number;
  offset?: number;
}

/** That of ids is for reading all in batches. */
const ORDERS = {
  newest: sql`moderation_at desc, id desc`,
  oldest: sql`moderation_at, id`,
  id: sql`id desc`,
} as const;

/** Of what is looked for among all listings, most of which wait for nothing: when they were listed, as ids tell. */
const LISTED_ORDERS: typeof ORDERS = { ...ORDERS, newest: ORDERS.id, oldest: sql`id` };

const orderOf = ({ because }: ModerationFilter, order: keyof typeof ORDERS) =>
  (isAmongAll(because) ? LISTED_ORDERS : ORDERS)[order];

const isAmongAll = (because: ModerationFilter['because']) =>
  because === 'similar-photos' || because === 'far-price';

/** Photos that look the same, which a page of the table shows of a listing. */
const SIMILAR_SHOWN = 3;

export const moderated = {
  /** Listings that are to be looked at or kept off the lists. */
  async list(db: Database, filter: ModerationFilter, part: Part): Promise<ModeratedListRow[]> {
    const { rows } = await sql<ModeratedListRow>`
      with page as materialized (${await pageOf(db, filter, part)})
      select page.*, users.firstname, users.lastname, ${REPORTED_BY} as reported_by,
        ${FIRST_PHOTO} as photo, ${BEGINNING} as beginning,
        ${USUAL} as usual, ${SIMILAR} as similar
      from page join users on users.id = page.lister_id
      order by ${orderOf(filter, part.order)}`.execute(db);
    return rows;
  },

  /** How many there are; counting stops at `max`. */
  async countUpTo(db: Database, filter: ModerationFilter, max: number): Promise<number> {
    const { rows } = await sql<{ total: string }>`
      select count(*) as total from (
        select from (${found(filter, (rows) => sql`${rows} limit ${max}`)}) as found limit ${max}
      ) as counted`.execute(db);
    return Number(rows[0]?.total ?? 0);
  },
};

/**
 * A part of the listings that a filter finds, as a query of `FoundRow`s.
 * @param after only what stands behind this id where ids descend.
 */
export async function pageOf(
  db: Database,
  filter: ModerationFilter,
  { order, size, offset = 0, after }: Part & { after?: string | undefined },
): Promise<RawBuilder<FoundRow>> {
  // Of the ids that a reason finds, no listing is looked up before this.
  const id = sql.ref(filter.because ? 'found_id' : 'id');
  const behind = after === undefined ? sql`true` : sql`${id} < ${after}`;
  // A rare name is not looked for in turn: an index gathers all before they are put in order.
  const isRare =
    filter.search !== undefined && (await moderated.countUpTo(db, filter, FEW + 1)) <= FEW;
  const gathered = (rows: RawBuilder<unknown>) =>
    isRare
      ? sql`select * from (${rows} and ${behind} offset 0) as few`
      : sql`${rows} and ${behind}`;
  return sql`
    select * from (${found(
      filter,
      (rows) => sql`
      ${gathered(rows)} order by ${orderOf(filter, order)} limit ${offset + size}`,
      order === 'oldest',
    )}) as found
    order by ${orderOf(filter, order)} limit ${size} offset ${offset}`;
}

/** By a part of the name, or by the id of who listed it. */
const isFound = (search: string, lister: string) =>
  isId(search) ? sql`${sql.ref(lister)} = ${search}` : sql`lower(name) like ${likePattern(search)}`;

/** The listings of each kind that a filter asks for, each narrowed by itself, so that an index gives the first of them. */
const found = (
  { search, kind, state, because }: ModerationFilter,
  narrow: (rows: RawBuilder<unknown>) => RawBuilder<unknown>,
  oldestFirst = false,
) => {
  const kinds = kind ? [kind] : (Object.keys(TABLES) as ListingKind[]);
  const parts = kinds.map((each) => {
    const { table, lister } = TABLES[each];
    const rows = sql`
      select ${sql.lit(each)} as kind, ${because ? sql`found_id` : sql`id`} as id, name, ${sql.ref(lister)} as lister_id, price_pesewas,
        moderation, moderation_reason, moderation_at, updated_at, approved_at,
        approved_at is null and moderation_at is not distinct from created_at as is_new
      from ${because ? source(each, SOURCES[because](each, oldestFirst)) : sql`${sql.table(table)} where ${IS_WAITING}`}
        and deleted_at is null
        and ${state ? sql`moderation = ${state}` : sql`true`}
        and ${search ? isFound(search, lister) : sql`true`}`;
    return sql`(${narrow(rows)})`;
  });
  return sql.join(parts, sql` union all `);
};

const IS_WAITING = sql`moderation_at is not null`;

/**
 * The listings of some ids, each looked up by its own (`offset 0` keeps PostgreSQL from reading all listings for them), so that
 * they cost what is found.
 */
const source = (kind: ListingKind, ids: RawBuilder<unknown>) => {
  const table = sql.table(TABLES[kind].table);
  return sql`(${ids}) as found_ids
    cross join lateral (select * from ${table} where id = found_id offset 0) as listing where true`;
};

const KEYS = { property: 'property_id', car: 'car_id' } as const satisfies Record<
  ListingKind,
  string
>;

/** The ids that a reason finds. Photos and prices bring in whatever has them: approved, or never to be looked at. */
const SOURCES: Record<
  LookReason,
  (kind: ListingKind, oldestFirst: boolean) => RawBuilder<unknown>
> = {
  reported: (kind) => sql`
    select id as found_id from ${sql.table(TABLES[kind].table)} where ${IS_WAITING} and exists (
      select from report_cases
      where thing_id = ${sql.ref(`${TABLES[kind].table}.id`)} and kind = ${sql.lit(kind)} and settled_at is null)`,
  'far-price': (kind) => sql`
    select ${sql.ref(KEYS[kind])} as found_id from far_prices where ${sql.ref(KEYS[kind])} is not null`,
  // In order, so that of a page's listings only the first are looked at, and whether those that they are like are still there.
  'similar-photos': (kind, oldestFirst) => sql`
    select alike_id as found_id from (
      select distinct alike_id from (
        select listing_id as alike_id from similar_photos where ${sql.ref(KEYS[kind])} is not null
        union all
        select earlier_listing_id from similar_photos where ${sql.ref(`earlier_${KEYS[kind]}`)} is not null
      ) as pairs
      order by alike_id ${oldestFirst ? sql`asc` : sql`desc`}
    ) as alike
    where exists (
      select from (
        select earlier_listing_id as other_id from similar_photos where listing_id = alike_id
        union all
        select listing_id from similar_photos where earlier_listing_id = alike_id
      ) as others
      where coalesce(
        (select deleted_at is null from properties where id = other_id),
        (select deleted_at is null from cars where id = other_id))
    )`,
};

const FIRST_PHOTO = sql`case page.kind
  when 'property' then ${firstPhotoOf('property', 'page.id')}
  else ${firstPhotoOf('car', 'page.id')} end`;

const BEGINNING = sql`left(case page.kind
  when 'property' then (select description from properties where properties.id = page.id)
  else (select description from cars where cars.id = page.id) end, ${sql.lit(EXCERPT_MAX + 1)})`;

const REPORTED_BY = sql`coalesce((
  select people from report_cases
  where report_cases.kind = page.kind and thing_id = page.id and settled_at is null), 0)`;

/** Of a row of `far_prices`. */
export const USUAL_COLUMNS = sql`json_build_object('place', far_prices.place, 'low', far_prices.low_pesewas,
  'high', far_prices.high_pesewas, 'listings', far_prices.listings)`;

const USUAL = sql`(select ${USUAL_COLUMNS} from far_prices where listing_id = page.id)`;

/** Listings of others with photos that look the same, whichever was first. */
const SIMILAR = sql`coalesce((
  select json_agg(json_build_object(
      'kind', case when properties.id is null then 'car' else 'property' end,
      'id', other_id, 'name', coalesce(properties.name, cars.name),
      'firstname', other.firstname, 'lastname', other.lastname,
      'photo', ${photoBy('alike.other_key')}, 'own_photo', ${photoBy('alike.own_key')}))
  from (
    select distinct on (other_id) * from (
      select photo_key as own_key, earlier_photo_key as other_key, earlier_listing_id as other_id,
        earlier_lister_id as other_lister
      from similar_photos where listing_id = page.id
      union all
      select earlier_photo_key, photo_key, listing_id, lister_id
      from similar_photos where earlier_listing_id = page.id
    ) as pairs order by other_id desc limit ${sql.lit(SIMILAR_SHOWN)}
  ) as alike
  join users as other on other.id = alike.other_lister
  left join properties on properties.id = alike.other_id and properties.deleted_at is null
  left join cars on cars.id = alike.other_id and cars.deleted_at is null
  where properties.id is not null or cars.id is not null
), '[]'::json)`;
