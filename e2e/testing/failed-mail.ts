import path from 'node:path';
import { openDatabase } from '#server/platform/database/database.ts';
import { borrowEmbeddedPostgres } from '#server/platform/embedded-postgres/index.ts';

/** A mail that could not be sent, as the mail server would have left it; it is not tried again by itself for a year. */
export async function failedMail(to: string, subject: string): Promise<void> {
  const log = { info() {}, warn: console.warn };
  const dir = path.join(process.env.E2E_DATA_DIR ?? '', 'postgres');
  const postgres = await borrowEmbeddedPostgres({ dir, log });
  const { pool, close } = openDatabase(postgres.connection, console.error);
  try {
    const { rows } = await pool.query(
      `select id from graphile_worker.add_job('send-mail', $1, run_at => now() + interval '1 year', max_attempts => 25)`,
      [JSON.stringify({ to, subject, text: 'Hello', html: '<p>Hello</p>' })],
    );
    await pool.query(
      `update graphile_worker._private_jobs set attempts = 3, last_error = 'ECONNREFUSED the mail server is away' where id = $1`,
      [rows[0].id],
    );
  } finally {
    await close();
    await postgres.stop();
  }
}
