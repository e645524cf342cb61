import { sql } from 'kysely';
import type { RelocationRequest } from '#domain/cars/relocation-request.ts';
import type { RequestListQuery } from '#domain/cars/request-list-schema.ts';
import type { Region } from '#domain/values/ghana.ts';
import type { Database } from '#server/platform/database/database.ts';
import { likePattern } from '#server/platform/database/like-pattern.ts';
import { countUpTo, type TablePart, tablePage } from '#server/platform/database/table-page.ts';

export type RequestFilter = Pick<RequestListQuery, 'search' | 'region'>;

export interface RequestRow {
  id: string;
  name: string;
  region: Region;
  lister_id: string;
  lister_name: string;
  relocation_request: Partial<RelocationRequest>;
  enquiries: number;
  created_at: Date;
}

/**
 * The relocation requests of vehicles that are not deleted; ids contain when a vehicle was
 * uploaded.
 */
export const relocationRequests = {
  async list(
    db: Database,
    filter: RequestFilter,
    { oldestFirst = false, ...part }: Omit<TablePart, 'order'> & { oldestFirst?: boolean },
  ): Promise<RequestRow[]> {
    const isNarrowed = filter.search !== undefined || filter.region !== undefined;
    const page = await tablePage(db, found(filter), isNarrowed, {
      ...part,
      order: oldestFirst ? sql`id` : sql`id desc`,
    });
    const { rows } = await sql<RequestRow>`
      select listings.id, listings.name, listings.region, listings.lister_id, listings.relocation_request, listings.created_at,
        users.firstname || ' ' || users.lastname as lister_name,
        (select count(*)::integer from conversations where listing_id = listings.id) as enquiries
      from ${page} as page join listings using (id) join users on users.id = listings.lister_id
      order by ${oldestFirst ? sql`listings.id` : sql`listings.id desc`}`.execute(db);
    return rows;
  },

  /** Counting stops at `max`. */
  countUpTo: (db: Database, filter: RequestFilter, max: number): Promise<number> =>
    countUpTo(db, found(filter), max),
};

/** The same expression as in the index `cars_by_request`. */
const TEXT = sql`lower(name || ' ' || coalesce(relocation_request ->> 'userName', '')
  || ' ' || coalesce(relocation_request ->> 'registrationNumber', '')
  || ' ' || coalesce(relocation_request ->> 'cityOrTown', '')
  || ' ' || coalesce(relocation_request ->> 'driverName', '')
  || ' ' || coalesce(relocation_request ->> 'driverContact', ''))`;

const found = ({ search, region }: RequestFilter) => sql`
  select id from listings
  where relocation_request is not null and deleted_at is null
    and ${region ? sql`region = ${region}` : sql`true`}
    and ${search ? sql`${TEXT} like ${likePattern(search)}` : sql`true`}`;
