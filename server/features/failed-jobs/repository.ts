import { type RawBuilder, sql } from 'kysely';
import type { FailedJobsQuery } from '#domain/failed-jobs/schema.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { likePattern } from '#server/platform/database/like-pattern.ts';

type Db = Database | Transaction;

export interface JobFilter {
  search?: string | undefined;
  state?: FailedJobsQuery['state'];
}

export interface FailedJobRow {
  id: string;
  task: string;
  mail_to: string | null;
  mail_subject: string | null;
  last_error: string;
  attempts: number;
  max_attempts: number;
  created_at: Date;
  run_at: Date;
}

/** Jobs of graphile-worker that failed at least once and are not done. */
export const failedJobs = {
  async list(
    db: Db,
    filter: JobFilter,
    {
      oldestFirst = false,
      size,
      offset = 0,
      after,
    }: { oldestFirst?: boolean; size: number; offset?: number; after?: string | undefined },
  ): Promise<FailedJobRow[]> {
    const { rows } = await sql<FailedJobRow>`
      select job.id::text, task_identifier as task, job.last_error, job.attempts, job.max_attempts, job.created_at, job.run_at,
        payload ->> 'to' as mail_to, payload ->> 'subject' as mail_subject
      from ${FAILED} where ${conditions(filter)}
        and ${after === undefined ? sql`true` : sql`job.id < ${after}::bigint`}
      order by job.id ${oldestFirst ? sql`asc` : sql`desc`}
      limit ${size} offset ${offset}`.execute(db);
    return rows;
  },

  async countUpTo(db: Db, filter: JobFilter, max: number): Promise<number> {
    const { rows } = await sql<{ total: number }>`
      select count(*) as total
      from (select from ${FAILED} where ${conditions(filter)} limit ${max}) as counted`.execute(db);
    return rows[0]?.total ?? 0;
  },

  /**
   * Runs a job again at once, as if it had never failed; returns its name, or undefined if it is
   * done or running.
   */
  async tryAgain(tx: Transaction, id: string): Promise<string | undefined> {
    const { rows } = await sql<{ task: string }>`
      select task_identifier as task from ${FAILED}
      where job.id = ${id}::bigint and job.last_error is not null`.execute(tx);
    const { rows: again } = await sql`
      select from graphile_worker.reschedule_jobs(array[${id}::bigint], run_at => now(), attempts => 0)`.execute(
      tx,
    );
    return again.length > 0 ? rows[0]?.task : undefined;
  },

  /** Removes jobs given up whose last try was before a moment; returns how many there were. */
  async removeGivenUp(db: Db, triedBefore: Date): Promise<number> {
    const { rows } = await sql`
      select from graphile_worker.complete_jobs(array(
        select id from graphile_worker.jobs
        where attempts >= max_attempts and last_error is not null and locked_at is null
          and updated_at < ${triedBefore}))`.execute(db);
    return rows.length;
  },
};

const FAILED = sql`graphile_worker.jobs as job join graphile_worker._private_jobs as own on own.id = job.id`;

function conditions({ search, state }: JobFilter): RawBuilder<boolean> {
  const all = [
    sql<boolean>`job.last_error is not null`,
    ...(state === 'given-up' ? [sql<boolean>`job.attempts >= job.max_attempts`] : []),
    ...(state === 'waiting' ? [sql<boolean>`job.attempts < job.max_attempts`] : []),
    ...(search
      ? [
          sql<boolean>`lower(concat_ws(' ', task_identifier, job.last_error, payload ->> 'to', payload ->> 'subject')) like ${likePattern(search)}`,
        ]
      : []),
  ];
  return sql<boolean>`${sql.join(all, sql` and `)}`;
}
