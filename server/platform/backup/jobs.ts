import type pg from 'pg';

export const JOBS_FILE = 'database/graphile_worker.jobs.copy';

/**
 * Waiting jobs. Their tables belong to graphile-worker, which may change them, so a backup stores the jobs as they were
 * requested, and a restore requests them again. A job that was under way loses no try.
 */
export const JOBS_QUERY = `
  select identifier, payload, queue_name, run_at, jobs.max_attempts, key, jobs.priority,
    array(select jsonb_object_keys(flags)) as flags,
    jobs.attempts - case when jobs.locked_at is null then 0 else 1 end as attempts, last_error
  from graphile_worker._private_jobs as jobs
  join graphile_worker._private_tasks as tasks on tasks.id = task_id
  left join graphile_worker._private_job_queues as queues on queues.id = job_queue_id
  order by jobs.id`;

/** Filled by COPY with the rows of JOBS_QUERY. */
export const createJobsTable = (client: pg.Client) =>
  client.query(`
    create temporary table restored_jobs (
      identifier text, payload json, queue_name text, run_at timestamptz, max_attempts int, key text,
      priority int, flags text[], attempts int, last_error text
    ) on commit drop`);

/** Adds the jobs of the temporary table. */
export async function addRestoredJobs(client: pg.Client): Promise<void> {
  await client.query(`
    create temporary table added_jobs on commit drop as
    select job.id, greatest(restored.attempts, 0) as attempts, restored.last_error
    from restored_jobs as restored, graphile_worker.add_job(
      restored.identifier, restored.payload, restored.queue_name, restored.run_at,
      restored.max_attempts, restored.key, restored.priority, restored.flags
    ) as job`);
  await client.query(`
    update graphile_worker._private_jobs as jobs
    set attempts = added.attempts, last_error = added.last_error
    from added_jobs as added where added.id = jobs.id`);
}
