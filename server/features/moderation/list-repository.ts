import { type RawBuilder, sql } from 'kysely';
import type { ListingKind } from '#domain/listing-kinds.ts';
import { EXCERPT_MAX } from '#domain/moderation/excerpt.ts';
import type { ModerationQuery } from '#domain/moderation/schema.ts';
import type { ModerationState } from '#domain/moderation/states.ts';
import { isId } from '#domain/values/id.ts';
import { firstPhotoOf, type ListedPhotoRow, photoBy } from '#server/features/media/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { likePattern } from '#server/platform/database/like-pattern.ts';
import { FEW } from '#server/platform/database/table-page.ts';

export type ModerationFilter = Pick<ModerationQuery, 'search' | 'kind' | 'state' | 'because'>;

/** The columns that come from the listing itself. */
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
  /** The start of its description, one character more than is shown. */
  beginning: string;
  reported_by: number;
  /** The usual prices if its own is far from them, in pesewas. */
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

/** The order by ids serves to read everything in batches. */
const ORDERS = {
  newest: sql`moderation_at desc, id desc`,
  oldest: sql`moderation_at, id`,
  id: sql`id desc`,
} as const;

/**
 * For a search among all listings, most of which need no decision: by listing date, which ids
 * contain.
 */
const LISTED_ORDERS: typeof ORDERS = { ...ORDERS, newest: ORDERS.id, oldest: sql`id` };

const orderOf = ({ because }: ModerationFilter, order: keyof typeof ORDERS) =>
  (isAmongAll(because) ? LISTED_ORDERS : ORDERS)[order];

const isAmongAll = (because: ModerationFilter['because']) =>
  because === 'similar-photos' || because === 'far-price';

/** The most similar photos that a page of the table shows for a listing. */
const SIMILAR_SHOWN = 3;

export const moderated = {
  /** Listings that are to be reviewed or kept off the lists. */
  async list(db: Database, filter: ModerationFilter, part: Part): Promise<ModeratedListRow[]> {
    const { rows } = await sql<ModeratedListRow>`
      with page as materialized (${await pageOf(db, filter, part)})
      select page.*, users.firstname, users.lastname, ${REPORTED_BY} as reported_by,
        ${firstPhotoOf('page.id')} as photo, ${BEGINNING} as beginning,
        ${USUAL} as usual, ${SIMILAR} as similar
      from page join users on users.id = page.lister_id
      order by ${orderOf(filter, part.order)}`.execute(db);
    return rows;
  },

  /** Counting stops at `max`. */
  async countUpTo(db: Database, filter: ModerationFilter, max: number): Promise<number> {
    const { rows } = await sql<{ total: string }>`
      select count(*) as total from (${found(filter)} limit ${max}) as counted`.execute(db);
    return Number(rows[0]?.total ?? 0);
  },
};

/**
 * A part of the listings that a filter finds, as a query of `FoundRow`s.
 * @param after only rows after this id, in descending order.
 */
export async function pageOf(
  db: Database,
  filter: ModerationFilter,
  { order, size, offset = 0, after }: Part & { after?: string | undefined },
): Promise<RawBuilder<FoundRow>> {
  const behind = after === undefined ? sql`true` : sql`${idOf(filter.because)} < ${after}`;
  // A rare name is not searched for in order: an index gathers all matches before sorting.
  const isRare =
    filter.search !== undefined && (await moderated.countUpTo(db, filter, FEW + 1)) <= FEW;
  const rows = sql`${found(filter, order === 'oldest')} and ${behind}`;
  return sql`
    ${isRare ? sql`select * from (${rows} offset 0) as few` : rows}
    order by ${orderOf(filter, order)} limit ${size} offset ${offset}`;
}

/** Compares and sorts the ids that a reason finds before looking up any listing. */
const idOf = (because: ModerationFilter['because']) => sql.ref(because ? 'found_id' : 'id');

/** By a part of the name, or by the lister's id. */
const isFound = (search: string) =>
  isId(search) ? sql`lister_id = ${search}` : sql`lower(name) like ${likePattern(search)}`;

/** The listings that a filter asks for, open to another condition. */
const found = ({ search, kind, state, because }: ModerationFilter, oldestFirst = false) => sql`
  select kind, ${idOf(because)} as id, name, lister_id, price_pesewas, moderation, moderation_reason, moderation_at, updated_at, approved_at,
    approved_at is null and moderation_at is not distinct from created_at as is_new
  from ${because ? source(SOURCES[because](oldestFirst)) : sql`listings where ${IS_WAITING}`}
    and deleted_at is null
    and ${kind ? sql`kind = ${kind}` : sql`true`}
    and ${state ? sql`moderation = ${state}` : sql`true`}
    and ${search ? isFound(search) : sql`true`}`;

const IS_WAITING = sql`moderation_at is not null`;

/**
 * Looks listings up one by one by their ids (`offset 0` keeps PostgreSQL from reading all listings
 * for them), so that the cost depends only on how many are found.
 */
const source = (ids: RawBuilder<unknown>) => sql`(${ids}) as found_ids
    cross join lateral (select * from listings where id = found_id offset 0) as listing where true`;

/**
 * The ids that a reason finds. Photos and prices include listings that are approved or need no
 * review.
 */
const SOURCES: Record<
  NonNullable<ModerationQuery['because']>,
  (oldestFirst: boolean) => RawBuilder<unknown>
> = {
  reported: () => sql`
    select id as found_id from listings where ${IS_WAITING} and exists (
      select from report_cases
      where thing_id = listings.id and report_cases.kind = listings.kind and settled_at is null)`,
  'far-price': () => sql`select listing_id as found_id from far_prices`,
  // Sorted, so that only a page's first listings are checked, and whether the ones they resemble
  // still exist.
  'similar-photos': (oldestFirst) => sql`
    select alike_id as found_id from (
      select distinct alike_id from (
        select listing_id as alike_id from similar_photos
        union all
        select earlier_listing_id from similar_photos
      ) as pairs
      order by alike_id ${oldestFirst ? sql`asc` : sql`desc`}
    ) as alike
    where exists (
      select from (
        select earlier_listing_id as other_id from similar_photos where listing_id = alike_id
        union all
        select listing_id from similar_photos where earlier_listing_id = alike_id
      ) as others
      where (select deleted_at is null from listings where id = other_id)
    )`,
};

const BEGINNING = sql`(
  select left(description, ${sql.lit(EXCERPT_MAX + 1)}) from listings where listings.id = page.id)`;

const REPORTED_BY = sql`coalesce((
  select people from report_cases
  where report_cases.kind = page.kind and thing_id = page.id and settled_at is null), 0)`;

/** The usual prices from a row of `far_prices`. */
export const USUAL_COLUMNS = sql`json_build_object('place', far_prices.place, 'low', far_prices.low_pesewas,
  'high', far_prices.high_pesewas, 'listings', far_prices.listings)`;

const USUAL = sql`(select ${USUAL_COLUMNS} from far_prices where listing_id = page.id)`;

/** Other listers' listings with photos that look the same, whichever was first. */
const SIMILAR = sql`coalesce((
  select json_agg(json_build_object(
      'kind', listings.kind, 'id', listings.id, 'name', listings.name,
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
  join listings on listings.id = alike.other_id and listings.deleted_at is null
), '[]'::json)`;
