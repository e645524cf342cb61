import { sql } from 'kysely';
import { isShown } from '#server/features/listing-conditions/public.ts';
import type { Database } from '#server/platform/database/database.ts';

/** The ending of demo people's addresses: a domain reserved for examples. */
const DEMO_ADDRESSES = '%@efie.example';

/** Admins who can log in, without those of the demo. */
export async function countAdmins(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from users
    where role = 'Admin' and suspended_at is null and erased_at is null
      and email not like ${DEMO_ADDRESSES}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Demo people's listings in the public lists. */
export async function countDemoListings(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from listings join users on users.id = lister_id
    where ${isShown('listings')} and email like ${DEMO_ADDRESSES}
      and exists (select from demo_load)`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function emailOf(db: Database, userId: string): Promise<string> {
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return email;
}
