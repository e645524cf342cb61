import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** The jobs of one name. */
export interface QueueState {
  task: string;
  /** Due and not begun. */
  waiting: number;
  running: number;
  /** Neither done nor given up, including those that wait for their next try. */
  left: number;
  /** Given up after all tries; kept until someone looks into them. */
  failed: number;
  /** Seconds since the oldest waiting job became due. */
  oldestSeconds: number;
}

/** Counts waiting, running and failed jobs by name; names without jobs are left out. */
export async function queueStates(db: Database): Promise<QueueState[]> {
  const { rows } = await sql<QueueState>`
    select task_identifier as task,
      count(*) filter (where due) as waiting,
      count(*) filter (where locked_at is not null) as running,
      count(*) filter (where attempts < max_attempts or locked_at is not null) as "left",
      count(*) filter (where attempts >= max_attempts and locked_at is null) as failed,
      coalesce(extract(epoch from now() - min(run_at) filter (where due)), 0)::float8 as "oldestSeconds"
    from (
      select *, locked_at is null and attempts < max_attempts and run_at <= now() as due
      from graphile_worker.jobs
    ) as jobs
    group by task_identifier`.execute(db);
  return rows;
}

/** True when a process, on whichever machine, works off the jobs (worker-liveness.ts). */
export async function doesAnyoneWork(db: Database): Promise<boolean> {
  const { rows } = await sql<{ does: boolean }>`
    select exists (
      select from pg_stat_activity
      where application_name = 'efie presence' and datname = current_database()
    ) as does`.execute(db);
  return rows[0]?.does ?? false;
}
