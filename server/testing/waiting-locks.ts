import type { Pool } from 'pg';
import { expect } from 'vitest';

/** Waits until this many transactions of the test's own database wait for another one. */
export async function waitForLocks(pool: Pool, count: number): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await pool.query(
        `select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows[0].waiting;
    })
    .toBe(count);
}
