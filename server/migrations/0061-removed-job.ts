import { type Kysely, sql } from 'kysely';

/**
 * Removes what waits of the job 'reseal-secrets', which no version since knows: nobody would ever take it, and it would be counted as
 * waiting. Frozen in time: imports nothing of ours.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // A new database has no queue yet. One that is under way in a process of before is done all the same.
  `do $$
    begin
      if to_regclass('graphile_worker._private_jobs') is not null then
        delete from graphile_worker._private_jobs as job using graphile_worker._private_tasks as task
          where task.id = job.task_id and task.identifier = 'reseal-secrets';
      end if;
    end $$`,
];
