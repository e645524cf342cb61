import { sql } from 'kysely';
import type { ReportedKind } from '#domain/reports/rules.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

type Db = Database | Transaction;

/** What can be reported, as far as a report needs to know it. */
export interface Thing {
  owner_id: string;
  name: string;
  /** Where a comment stands. */
  property_id: string | null;
}

const FIND: Record<ReportedKind, (id: string) => ReturnType<typeof sql<Thing>>> = {
  property: (id) => sql`
    select lister_id as owner_id, name, null as property_id from properties
    where id = ${id} and deleted_at is null`,
  car: (id) => sql`
    select owner_id, name, null as property_id from cars where id = ${id} and deleted_at is null`,
  comment: (id) => sql`
    select user_id as owner_id, left(body, 200) as name, property_id from comments where id = ${id}`,
  person: (id) => sql`
    select id as owner_id, firstname || ' ' || lastname as name, null as property_id from users
    where id = ${id} and suspended_at is null`,
};

/** Something that can be reported; undefined once it is gone, or where its owner is suspended already. */
export async function findThing(
  db: Db,
  kind: ReportedKind,
  id: string,
): Promise<Thing | undefined> {
  const { rows } = await FIND[kind](id).execute(db);
  return rows[0];
}
