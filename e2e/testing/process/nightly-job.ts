import { expect } from '@playwright/test';
import { withDatabase } from './database.ts';

/** Runs a nightly job of the product now, and waits until it is done. */
export const runNightlyJob = (name: string): Promise<void> =>
  withDatabase(async (pool) => {
    const { rows } = await pool.query('select id from graphile_worker.add_job($1)', [name]);
    const waiting = () =>
      pool.query('select last_error from graphile_worker._private_jobs where id = $1', [
        rows[0].id,
      ]);
    await expect.poll(async () => (await waiting()).rows).toEqual([]);
  });
