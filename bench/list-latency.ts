import { tmpdir } from 'node:os';
import path from 'node:path';
import { createApp } from '#server/app.ts';
import { deafFeed } from '#server/platform/cache/change-feed.ts';
import { MAX_KEPT_BYTES, ResponseCache } from '#server/platform/cache/response-cache.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { createLimits } from '#server/platform/limits.ts';
import { createLog } from '#server/platform/log/log.ts';
import type { Platform } from '#server/platform/platform.ts';
import { DiskReserve } from '#server/platform/storage/disk-reserve.ts';
import { FolderStorage } from '#server/platform/storage/folder-storage.ts';
import { percentile } from './statistics.ts';

/** What people ask a list for, in one round. */
export const QUERIES = [
  '?limit=24',
  '?limit=24&page=2',
  '?limit=24&page=20',
  '?limit=24&propertyType=PropertyRentals',
  '?limit=24&subtype=Guest%20House',
  '?limit=24&region=Ashanti',
  '?limit=24&propertyType=PropertySales&region=Volta&maxPrice=400000',
  '?limit=24&sort=price-asc&minPrice=100000',
  '?limit=24&search=lakeside',
  '?limit=24&search=swimming%20pool',
];

const ROUNDS = 40;
export const LISTER = 'lister1@bench.example';

export interface Latency {
  p50: number;
  p99: number;
  /** Milliseconds of the slowest query's median, and which it is. */
  slowest: { query: string; p50: number };
}

/** Milliseconds of the list call, in process, over the usual questions asked one after another. */
export async function measureListLatency(connection: DatabaseConnection): Promise<Latency> {
  const app = await createApp(benchPlatform(connection));
  const times = new Map<string, number[]>(QUERIES.map((query) => [query, []]));
  // The first round fills caches, the counts of large totals among them.
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const query of QUERIES) {
      // A commit, so that PostgreSQL answers and not what was kept of the last round.
      await connection.pool.query('update users set updated_at = now() where email = $1', [LISTER]);
      const start = performance.now();
      const answer = await app.inject({ url: `/api/properties${query}` });
      if (answer.statusCode !== 200) throw new Error(`${query} answered ${answer.statusCode}`);
      if (round >= 0) times.get(query)?.push(performance.now() - start);
    }
  }
  await app.close();
  const all = [...times.values()].flat();
  const [slowest] = [...times]
    .map(([query, each]) => ({ query, p50: percentile(each, 0.5) }))
    .sort((a, b) => b.p50 - a.p50);
  return {
    p50: percentile(all, 0.5),
    p99: percentile(all, 0.99),
    slowest: slowest ?? { query: '', p50: Number.NaN },
  };
}

/** What the app needs to answer lists, on a database for measuring. */
export function benchPlatform(connection: DatabaseConnection): Platform {
  const storage = new FolderStorage('/nonexistent');
  return {
    config: { appUrl: 'http://localhost', mailFrom: 'bench@efie.example', diskReserveBytes: 0 },
    db: connection.db,
    slowReads: connection.db,
    log: createLog('silent'),
    now: () => new Date(),
    limits: createLimits(connection.pool),
    storage,
    publicFiles: { folder: process.cwd() },
    disk: new DiskReserve('/nonexistent', 0),
    uploadsDir: '/nonexistent',
    resumableDir: path.join(tmpdir(), 'efie-bench-resumable'),
    responses: new ResponseCache(deafFeed(), MAX_KEPT_BYTES),
    photoAvif: true,
    sessionSecret: new Uint8Array(32),
  };
}
