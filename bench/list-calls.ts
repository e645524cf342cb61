import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { LISTER, QUERIES } from './list-latency.ts';

/** Calls begin so many milliseconds after each other, whether the one before is answered or not. */
const EVERY_MS = 40;

/** Calls the list over HTTP, with the usual questions in turn, until told to stop; answers the milliseconds of each. */
export function callLists(
  origin: string,
  { pool }: DatabaseConnection,
): { stop(): Promise<number[]> } {
  const times: number[] = [];
  const calls: Promise<void>[] = [];
  let calling = true;
  const called = (async () => {
    for (let n = 0; calling; n += 1) {
      // A commit, so that PostgreSQL answers and not what was kept of the last call.
      await pool.query('update users set updated_at = now() where email = $1', [LISTER]);
      calls.push(callOnce(`${origin}/api/properties${QUERIES[n % QUERIES.length]}`, times));
      await wait(EVERY_MS);
    }
  })();
  return {
    async stop() {
      calling = false;
      await called;
      await Promise.all(calls);
      return times;
    },
  };
}

async function callOnce(url: string, times: number[]): Promise<void> {
  const start = performance.now();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  times.push(performance.now() - start);
}
