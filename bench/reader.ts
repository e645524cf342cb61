import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#server/platform/database/database.ts';

/** Reads begin so many milliseconds after each other, whether the one before has its response or not. */
const EVERY_MS = 20;

/**
 * Reads some addresses in turn until told to stop; sends the milliseconds of each. In a process of its own, so that
 * nothing else in it delays what it measures.
 */
async function main(socketDir: string, urls: string[]): Promise<void> {
  const connection = openDatabase(
    { host: socketDir, user: 'app', database: 'postgres', max: 1 },
    console.error,
  );
  const times = urls.map((): number[] => []);
  const reads: Promise<void>[] = [];
  let reading = true;
  process.once('message', () => {
    reading = false;
  });
  for (let n = 0; reading; n += 1) {
    // A commit, so that PostgreSQL is measured and not what was kept of the last read.
    await connection.pool.query('update site_settings set updated_at = now()');
    const index = n % urls.length;
    reads.push(readOnce(urls[index] ?? '', times[index] ?? []));
    await wait(EVERY_MS);
  }
  await Promise.all(reads);
  await connection.close();
  process.send?.(times, () => process.disconnect());
}

async function readOnce(url: string, times: number[]): Promise<void> {
  const start = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  times.push(performance.now() - start);
}

const [socketDir = '', ...urls] = process.argv.slice(2);
await main(socketDir, urls);
