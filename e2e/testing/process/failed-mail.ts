import { withDatabase } from './database.ts';

/** A mail that could not be sent, as the mail server would have left it; it is not tried again by itself for a year. */
export const failedMail = (to: string, subject: string): Promise<void> =>
  withDatabase(async (pool) => {
    const { rows } = await pool.query(
      `select id from graphile_worker.add_job('send-mail', $1, run_at => now() + interval '1 year', max_attempts => 25)`,
      [JSON.stringify({ to, subject, text: 'Hello', html: '<p>Hello</p>' })],
    );
    await pool.query(
      `update graphile_worker._private_jobs set attempts = 3, last_error = 'ECONNREFUSED the mail server is away' where id = $1`,
      [rows[0].id],
    );
  });
