import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { adoptFiles, startBenchPostgres } from './database.ts';
import { callLists } from './list-calls.ts';
import { startEfie } from './servers.ts';
import { percentile } from './statistics.ts';

const LISTINGS = 200_000;
const AT_ONCE = 24;
const PHASE_MS = 15_000;

/** What a list without a search is asked for. */
const PLAIN = ['?limit=24', '?limit=24&page=2', '?limit=24&propertyType=PropertyRentals'];

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Every text of one and of two letters, the rare ones among them, in an order that repeats none. */
const SHORT = [...LETTERS].flatMap((first) => [first, ...[...LETTERS].map((next) => first + next)]);

interface Flood {
  times: number[];
  statuses: Map<number, number>;
}

/** How much a plain list slows down while many search for one or two letters at once. */
export async function measureSearchFlood(): Promise<[string, string, string][]> {
  const postgres = await startBenchPostgres();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'efie-bench-search-'));
  try {
    const { url, connection } = await postgres.withListings(LISTINGS);
    await adoptFiles(connection, dataDir);
    const efie = await startEfie({
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      SESSION_SECRET: 'a secret for measuring, 32 characters',
    });
    try {
      // Caches are filled, and totals counted.
      await measured(efie.origin, url, () => wait(3_000));
      const { lists: idle } = await measured(efie.origin, url, () => wait(PHASE_MS));
      const { lists: busy, result: flood } = await measured(efie.origin, url, () =>
        searchAtOnce(efie.origin),
      );
      return rows(idle, busy, flood);
    } finally {
      await efie.stop();
    }
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measured<T>(origin: string, url: string, during: () => Promise<T>) {
  const calls = callLists(origin, url, PLAIN);
  const result = await during();
  return { lists: await calls.stop(), result };
}

async function searchAtOnce(origin: string): Promise<Flood> {
  const flood: Flood = { times: [], statuses: new Map() };
  const until = performance.now() + PHASE_MS;
  let next = 0;
  const search = async () => {
    while (performance.now() < until) {
      const text = SHORT[(next * 7) % SHORT.length] ?? '';
      next += 1;
      const began = performance.now();
      const response = await fetch(`${origin}/api/properties?limit=24&search=${text}`);
      await response.arrayBuffer();
      flood.times.push(performance.now() - began);
      flood.statuses.set(response.status, (flood.statuses.get(response.status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, search));
  return flood;
}

function rows(idle: number[], busy: number[], flood: Flood): [string, string, string][] {
  const ratio = percentile(busy, 0.99) / percentile(idle, 0.99);
  const both = (times: number[]) =>
    `${percentile(times, 0.5).toFixed(0)} and ${percentile(times, 0.99).toFixed(0)} ms`;
  const responses = [...flood.statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  const at = `at ${LISTINGS.toLocaleString('en')} listings`;
  return [
    [`plain list by itself, p50 and p99 ${at}`, both(idle), ''],
    [
      `plain list while ${AT_ONCE} search for one or two letters`,
      `${both(busy)} (p99 × ${ratio.toFixed(1)})`,
      '≤ × 3',
    ],
    [`those searches, p50 and p99`, `${both(flood.times)} (${responses})`, ''],
  ];
}
