import type { WorkerEvents } from 'graphile-worker';
import type pg from 'pg';

/** A job locked in our name. */
interface Locked {
  id: string;
  attempts: number;
}

/**
 * Tells the jobs that this process works on from those that only the database believes it has: locked for us in a
 * response that was lost on its way. Nobody works on those, and for four hours nobody else would.
 */
export class OwnJobs {
  readonly #inHand = new Set<string>();
  /** Jobs begun here, for as long as the database has them. */
  readonly #begun = new Set<string>();
  /** Jobs without a worker at the last look; a response may still be on its way. */
  #forgotten = new Set<string>();

  /** Tracks the jobs that a group of workers begins and ends. */
  watch(events: WorkerEvents): void {
    events.on('job:start', ({ job }) => {
      this.#inHand.add(String(job.id));
      this.#begun.add(keyOf(job));
    });
    events.on('job:complete', ({ job }) => this.#inHand.delete(String(job.id)));
  }

  /** True while some jobs may be orphaned, so that it is worth looking again soon. */
  get doubtful(): boolean {
    return this.#forgotten.size > 0;
  }

  /**
   * Frees jobs that were locked for these workers at the last look and still are, though nobody works on them. A job
   * that was never begun gets its attempt back.
   */
  async free(client: pg.Client, workerPools: readonly string[]): Promise<void> {
    const { rows } = await client.query<Locked>(
      `select id::text, attempts from graphile_worker._private_jobs where locked_by = any($1::text[])`,
      [workerPools],
    );
    const idle = rows.filter(({ id }) => !this.#inHand.has(id));
    const forgotten = idle.filter((job) => this.#forgotten.has(keyOf(job)));
    this.#forgotten = new Set(idle.map(keyOf));
    const locked = new Set(rows.map(keyOf));
    for (const key of this.#begun) if (!locked.has(key)) this.#begun.delete(key);
    if (forgotten.length === 0) return;
    await client.query(
      `with freed as (
        update graphile_worker._private_jobs set locked_by = null, locked_at = null,
          attempts = attempts - case when id = any($3::bigint[]) then 0 else 1 end
        where id = any($1::bigint[]) and locked_by = any($2::text[])
        returning 1
      )
      select pg_notify('jobs:insert', json_build_object('count', count(*))::text) from freed`,
      [
        forgotten.map(({ id }) => id),
        workerPools,
        forgotten.filter((job) => this.#begun.has(keyOf(job))).map(({ id }) => id),
      ],
    );
    this.#forgotten.clear();
  }
}

/** Includes the attempt, because a job taken again is a new case. */
const keyOf = ({ id, attempts }: Locked): string => `${id} ${attempts}`;
