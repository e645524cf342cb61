import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate as afterInput, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { announceListings } from '#server/features/kept-responses/public.ts';
import { type ChangeFeed, listenToChanges } from '#server/platform/cache/change-feed.ts';
import { MAX_KEPT_BYTES, ResponseCache } from '#server/platform/cache/response-cache.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { createLog } from '#server/platform/log/log.ts';
import { uploadedProperty } from '#server/testing/listings.ts';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp({ keepsResponses: true, breaksConnections: true });

/** Another process on the same database. */
let other: FastifyInstance;
let feed: ChangeFeed;

beforeAll(async () => {
  feed = listenToChanges(efie.connection.settings, createLog('silent'));
  const responses = new ResponseCache(feed, MAX_KEPT_BYTES);
  other = await createApp({ ...efie.platform, responses });
});
afterAll(async () => {
  await other.close();
  await feed.close();
});

/** The cookie of a browser that has just changed something (own-changes.ts). */
const MAKER = { cookie: 'efie_changed=1' };
const CHANGES = 1_000;
const LISTINGS = 4;

const rename = (id: string, name: string) =>
  inTransaction(efie.platform.db, async (tx) => {
    await tx.updateTable('listings').set({ name }).where('id', '=', id).execute();
    await announceListings(tx, [{ kind: 'property', id }]);
  });

/** In process, a kept response would be sent before pending input is read from a socket. */
async function namesIn(app: FastifyInstance, headers: Record<string, string> = {}) {
  await afterInput();
  const response = await app.inject({ url: '/api/properties?limit=100', headers });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ name: string }[]>().map(({ name }) => name);
}

test('each of a thousand changes shows at once to its maker and soon to others, while announcements are cut', async () => {
  const lister = await signedInAs(efie.platform, 'Agent');
  const ids = [];
  for (let n = 0; n < LISTINGS; n += 1) ids.push(await uploadedProperty(efie, lister));
  const { pool } = efie.connection;
  let isOver = false;
  const untilOver = async (work: () => Promise<unknown>) => {
    while (!isOver) await work();
  };
  const readers = [1, 2].map(() => untilOver(() => namesIn(other)));
  const cuts = untilOver(async () => {
    await sleep(Math.random() * 1_500);
    await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'efie changes' and datname = current_database() and random() < 0.5`);
  });
  const unseen = { byMaker: 0, byOthers: 0 };
  // Delays of a stalled machine are not the cache's fault.
  const stalls = monitorEventLoopDelay();
  stalls.enable();
  let slowest = 0;
  const changes = Promise.all(
    ids.map(async (id, index) => {
      for (let n = 0; n < CHANGES / LISTINGS; n += 1) {
        const name = `Change ${index} ${n}`;
        await rename(id, name);
        const changedAt = performance.now();
        if (!(await namesIn(efie.app, MAKER)).includes(name)) unseen.byMaker += 1;
        while (!(await namesIn(other)).includes(name)) {
          if (performance.now() - changedAt > 1_000 + stalls.max / 1e6) {
            unseen.byOthers += 1;
            break;
          }
        }
        slowest = Math.max(slowest, performance.now() - changedAt);
      }
    }),
  );
  await changes.finally(() => {
    isOver = true;
    stalls.disable();
    return Promise.all([...readers, cuts]);
  });
  process.stdout.write(`the slowest change was seen after ${Math.round(slowest)} ms\n`);
  expect(unseen).toEqual({ byMaker: 0, byOthers: 0 });
}, 240_000);
