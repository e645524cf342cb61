import { type RawBuilder, sql } from 'kysely';
import type { ListingKind } from '#domain/listing-kind.ts';
import { USUAL_PRICE_OF } from '#domain/moderation/far-price.ts';
import type { ModerationQuery } from '#domain/moderation/schema.ts';
import type { ModerationState } from '#domain/moderation/states.ts';
import { type ListedPhotoRow, photoBy } from '#server/features/media/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { likePattern } from '#server/platform/database/like-pattern.ts';
import { isShown } from '#server/platform/database/shown-listings.ts';
import { FEW } from '#server/platform/database/table-page.ts';
import { TABLES } from './repository.ts';

export type ModerationFilter = Pick<ModerationQuery, 'search' | 'kind' | 'state' | 'because'>;

export interface ModeratedListRow {
  kind: ListingKind;
  id: string;
  name: string;
  lister_id: string;
  firstname: string;
  lastname: string;
  price_pesewas: number;
  moderation: ModerationState;
  moderation_reason: string | null;
  moderation_at: Date;
  is_new: boolean;
  reported_by: number;
  /** The median of enough listings of its category and region. */
  usual_pesewas: number | null;
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
  after?: string | undefined;
}

/** That of ids is for reading all in batches. */
const ORDERS = {
  newest: sql`moderation_at desc, id desc`,
  oldest: sql`moderation_at, id`,
  id: sql`id desc`,
} as const;

/** Photos that look the same, which a page of the table shows of a listing. */
const SIMILAR_SHOWN = 3;

/** Prices of so many listings, the newest, say what is usual. */
const PRICES_READ = 500;

const KINDS: Record<ListingKind, { category: RawBuilder<unknown>; priced: RawBuilder<unknown> }> = {
  property: { category: sql`property_type || ' ' || subtype`, priced: sql`true` },
  car: { category: sql`car_type`, priced: sql`not relocation` },
};

export const moderated = {
  /** Listings that are to be looked at or kept off the lists. */
  async list(
    db: Database,
    filter: ModerationFilter,
    { order, size, offset = 0, after }: Part,
  ): Promise<ModeratedListRow[]> {
    const behind = after === undefined ? sql`true` : sql`id < ${after}`;
    // A rare name is not looked for in turn: an index gathers all before they are put in order.
    const isRare =
      filter.search !== undefined && (await moderated.countUpTo(db, filter, FEW + 1)) <= FEW;
    const gathered = (rows: RawBuilder<unknown>) =>
      isRare
        ? sql`select * from (${rows} offset 0) as few where ${behind}`
        : sql`${rows} and ${behind}`;
    const { rows } = await sql<ModeratedListRow>`
      with page as materialized (
        select * from (${found(
          filter,
          (rows) => sql`
          ${gathered(rows)} order by ${ORDERS[order]} limit ${offset + size}`,
        )}) as found
        order by ${ORDERS[order]} limit ${size} offset ${offset}
      )
      select page.*, users.firstname, users.lastname, ${REPORTED_BY} as reported_by,
        ${USUAL} as usual_pesewas, ${SIMILAR} as similar
      from page join users on users.id = page.lister_id
      order by ${ORDERS[order]}`.execute(db);
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

/** The listings of each kind that a filter asks for, each narrowed by itself, so that an index gives the first of them. */
const found = (
  { search, kind, state, because }: ModerationFilter,
  narrow: (rows: RawBuilder<unknown>) => RawBuilder<unknown>,
) => {
  const kinds = kind ? [kind] : (Object.keys(TABLES) as ListingKind[]);
  const parts = kinds.map((each) => {
    const { table, lister } = TABLES[each];
    const rows = sql`
      select ${sql.lit(each)} as kind, id, name, ${sql.ref(lister)} as lister_id, price_pesewas, region,
        ${KINDS[each].category} as category, ${KINDS[each].priced} as is_priced,
        moderation, moderation_reason, moderation_at, updated_at = created_at as is_new
      from ${sql.table(table)}
      where deleted_at is null and moderation_at is not null
        and ${state ? sql`moderation = ${state}` : sql`true`}
        and ${search ? sql`lower(name) like ${likePattern(search)}` : sql`true`}
        and ${because ? BECAUSE[because](sql.ref(`${table}.id`)) : sql`true`}`;
    return sql`(${narrow(rows)})`;
  });
  return sql.join(parts, sql` union all `);
};

const BECAUSE = {
  reported: (id: RawBuilder<unknown>) => sql`exists (
    select from report_cases
    where thing_id = ${id} and kind in ('property', 'car') and settled_at is null)`,
  'similar-photos': (id: RawBuilder<unknown>) => sql`exists (
    select from similar_photos where listing_id = ${id} or earlier_listing_id = ${id})`,
} as const;

const REPORTED_BY = sql`coalesce((
  select people from report_cases
  where report_cases.kind = page.kind and thing_id = page.id and settled_at is null), 0)`;

const medianOf = (kind: ListingKind) => sql`(
  select case when count(*) >= ${sql.lit(USUAL_PRICE_OF)}
    then percentile_cont(0.5) within group (order by price_pesewas) end
  from (
    select price_pesewas from ${sql.table(TABLES[kind].table)} as listing
    where ${isShown('listing')} and listing.region = page.region
      and ${KINDS[kind].category} = page.category and ${KINDS[kind].priced}
    order by listing.id desc limit ${sql.lit(PRICES_READ)}
  ) as priced)`;

const USUAL = sql`case when not page.is_priced then null
  when page.kind = 'property' then ${medianOf('property')} else ${medianOf('car')} end`;

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
