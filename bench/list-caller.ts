import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#server/platform/database/database.ts';
import { LISTER, QUERIES } from './list-latency.ts';

/** Calls begin so many milliseconds after each other, whether the one before has its response or not. */
const EVERY_MS = 40;

/**
 * Calls the list over HTTP, with the usual questions in turn, until told to stop; sends the milliseconds of each. In a
 * process of its own, so that nothing else in it delays what it measures.
 */
async function main(
  origin: string,
  connectionString: string,
  queries: readonly string[],
): Promise<void> {
  const connection = openDatabase({ connectionString }, console.error);
  const times: number[] = [];
  const calls: Promise<void>[] = [];
  let calling = true;
  process.once('message', () => {
    calling = false;
  });
  for (let n = 0; calling; n += 1) {
    // A commit, so that PostgreSQL is measured and not what was kept of the last call.
    await connection.pool.query('update users set updated_at = now() where email = $1', [LISTER]);
    calls.push(callOnce(`${origin}/api/properties${queries[n % queries.length]}`, times));
    await wait(EVERY_MS);
  }
  await Promise.all(calls);
  await connection.close();
  process.send?.(times, () => process.disconnect());
}

async function callOnce(url: string, times: number[]): Promise<void> {
  const start = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  times.push(performance.now() - start);
}

const [origin = '', databaseUrl = '', ...queries] = process.argv.slice(2);
await main(origin, databaseUrl, queries.length > 0 ? queries : QUERIES);
