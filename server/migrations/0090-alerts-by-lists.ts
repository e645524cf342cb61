import { type Kysely, sql } from 'kysely';

/**
 * Saved searches are asked about changed listings by their lists; what they ask of one is no longer kept beside them. What waits of
 * the job that looked it up is noted for the new one. Frozen in time: imports nothing of ours.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table changed_listings (
    id bigint primary key generated always as identity,
    kind text not null check (kind in ('property', 'car')),
    listing_id uuid not null
  )`,
  // A new database has no queue yet.
  `do $$
    begin
      if to_regclass('graphile_worker._private_jobs') is not null then
        with waiting as (
          delete from graphile_worker._private_jobs as job using graphile_worker._private_tasks as task
            where task.id = job.task_id and task.identifier = 'match-listing'
            returning job.payload
        )
        insert into changed_listings (kind, listing_id)
          select payload ->> 'kind', (payload ->> 'id')::uuid from waiting;
      end if;
    end $$`,
  'drop trigger saved_searches_tell on saved_searches',
  'drop table saved_search_conditions',
  'drop function give_to_saved_search_conditions()',
  'drop function take_from_saved_search()',
  'drop function saved_search_tells(saved_searches)',
];
