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

/** What people ask a list for, by kind; `{middle}` is the page in the middle of all listings. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  'first pages': ['?limit=24', '?limit=24&page=2', '?limit=24&page=20'],
  'deep page': ['?limit=24&page={middle}'],
  filters: [
    '?limit=24&propertyType=PropertyRentals',
    '?limit=24&subtype=Guest%20House',
    '?limit=24&region=Ashanti',
    '?limit=24&propertyType=PropertySales&region=Volta&maxPrice=400000',
    '?limit=24&sort=price-asc&minPrice=100000',
  ],
  text: ['?limit=24&search=lakeside', '?limit=24&search=swimming%20pool'],
  'one letter': ['?limit=24&search=q', '?limit=24&search=e'],
  counts: ['?limit=1&region=Volta', '?limit=1&maxPrice=90000'],
};

/** The usual ones, for those who call lists over the network. */
export const QUERIES = ['first pages', 'filters', 'text'].flatMap((kind) => KINDS[kind] ?? []);

const ROUNDS = 60;
const PAGE = 24;
export const LISTER = 'lister1@bench.example';

/** Milliseconds. */
export interface Latency {
  kind: string;
  p50: number;
  p99: number;
}

/** The list call by kinds of question, in process, asked one after another. */
export async function measureListLatency(
  connection: DatabaseConnection,
  listings: number,
): Promise<Latency[]> {
  const app = await createApp(benchPlatform(connection));
  const middle = String(Math.floor(listings / PAGE / 2));
  const times = new Map<string, number[]>();
  // The first round fills caches, the counts of large totals among them.
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const [kind, queries] of Object.entries(KINDS)) {
      for (const query of queries) {
        // A commit, so that PostgreSQL is measured and not what was kept of the last round.
        await connection.pool.query('update users set updated_at = now() where email = $1', [
          LISTER,
        ]);
        const url = `/api/properties${query.replace('{middle}', middle)}`;
        const start = performance.now();
        const response = await app.inject({ url });
        if (response.statusCode !== 200)
          throw new Error(`${url} responded with ${response.statusCode}`);
        if (round < 0) continue;
        times.set(kind, [...(times.get(kind) ?? []), performance.now() - start]);
      }
    }
  }
  await app.close();
  return [...times].map(([kind, each]) => ({
    kind,
    p50: percentile(each, 0.5),
    p99: percentile(each, 0.99),
  }));
}

/** What the app needs to serve lists, on a database for measuring. */
export function benchPlatform(connection: DatabaseConnection): Platform {
  const storage = new FolderStorage('/nonexistent');
  return {
    config: {
      appUrl: 'http://localhost',
      smtpUrl: undefined,
      mailFrom: 'bench@efie.example',
      diskReserveBytes: 0,
      mapTiles: undefined,
    },
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
    atRest: undefined,
  };
}
