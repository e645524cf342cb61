import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { adoptFiles, startBenchPostgres } from './database.ts';
import { newLister, uploadListing } from './listers.ts';
import { phonePhotos } from './phone-photos.ts';
import { watchMemory } from './process-memory.ts';
import { type BenchServer, startCrowd, startEfie } from './servers.ts';
import { percentile } from './statistics.ts';

type Row = [what: string, figure: string, target: string];

const LISTINGS = 1_000;
const PHOTOS = 10;
const LISTERS = 5;
/** The seeded listings' photos are smaller. */
const UPLOADED = 'bytes > 250000';
/** A reader who opens lists meanwhile, for less time than the work takes. */
const READER = { asked: 'new page', clients: 1, pause: 40, seconds: 20, from: 1 } as const;

/** The server's limit (600 MB) plus that of two photo processes (300 MB each; docs/measured.md). */
const MEMORY_BOUND = 1_200_000_000;

/** Measures the cost of photos: the server's time and memory, and how much slower reading gets meanwhile. */
export async function measureMedia(): Promise<Row[]> {
  const photos = await phonePhotos(PHOTOS);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'efie-bench-media-'));
  const postgres = await startBenchPostgres();
  try {
    const { url, connection } = await postgres.withListings(LISTINGS);
    await adoptFiles(connection, dataDir);
    const efie = await startEfie({
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      SESSION_SECRET: 'a secret for measuring, 32 characters',
      TRUST_PROXY: 'loopback',
    });
    try {
      const megabytes = photos.reduce((sum, photo) => sum + photo.length, 0) / 1e6;
      const what = `ten photos of 12 megapixels, ${megabytes.toFixed(0)} MB`;
      return [
        ...(await measureOneLister(efie, connection, photos, what)),
        ...(await measureFiveListers(efie, connection, photos)),
      ];
    } finally {
      await efie.stop();
    }
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measureOneLister(
  { origin }: BenchServer,
  connection: DatabaseConnection,
  photos: readonly Buffer[],
  what: string,
): Promise<Row[]> {
  const token = await newLister(origin, 'first');
  const { lastByte } = await uploadListing(origin, token, 'Ten photos', photos);
  const responded = performance.now();
  const shown = await whenAll(connection, "status = 'ready'");
  const complete = await whenAll(connection, "'avif' = any(formats)");
  const seconds = (until: number) => `${((until - lastByte) / 1000).toFixed(1)} s`;
  return [
    [`${what}: from the last byte to the response`, seconds(responded), ''],
    ['… until every photo is shown (WebP and JPEG)', seconds(shown), ''],
    ['… until every variant is ready (AVIF, too)', seconds(complete), ''],
  ];
}

async function measureFiveListers(
  { origin, pid }: BenchServer,
  connection: DatabaseConnection,
  photos: readonly Buffer[],
): Promise<Row[]> {
  const crowd = await startCrowd(origin);
  const { served: idle } = await crowd.ask(READER);
  const tokens: string[] = [];
  for (let n = 1; n <= LISTERS; n += 1) tokens.push(await newLister(origin, `lister-${n}-of-five`));
  const memory = watchMemory(pid);
  const reading = crowd.ask(READER);
  await Promise.all(
    tokens.map((token, n) => uploadListing(origin, token, `Ten of ${n}`, othersFor(n, photos))),
  );
  const { served: busy } = await reading;
  await whenAll(connection, "'avif' = any(formats)");
  const peaks = await memory.stop();
  crowd.stop();

  const [before, during] = [percentile(idle, 0.99), percentile(busy, 0.99)];
  const all = `${(peaks.all / 1e6).toFixed(0)} MB`;
  const parts = `server ${(peaks.own / 1e6).toFixed(0)}, largest of ${peaks.children} photo processes ${(peaks.child / 1e6).toFixed(0)}`;
  return [
    [
      'five listers do that at once: peak memory of the server and its photo processes',
      `${all} (${parts})`,
      `≤ ${MEMORY_BOUND / 1e6} MB`,
    ],
    [
      '… p99 of a list page meanwhile, against idle',
      `${(during / before).toFixed(2)} (${during.toFixed(1)} of ${before.toFixed(1)} ms; p50 ${percentile(busy, 0.5).toFixed(1)} of ${percentile(idle, 0.5).toFixed(1)} ms)`,
      '≤ 1.5',
    ],
  ];
}

/** The same pictures as different files: decoders ignore bytes after the end of the image. */
const othersFor = (lister: number, photos: readonly Buffer[]) =>
  photos.map((photo) => Buffer.concat([photo, Buffer.from(`lister ${lister}`)]));

/** Waits until every uploaded photo meets a condition; returns when that was. */
async function whenAll({ pool }: DatabaseConnection, condition: string): Promise<number> {
  for (;;) {
    const { rows } = await pool.query(
      `select count(*) filter (where not (${condition})) as missing from photos where ${UPLOADED}`,
    );
    if (Number(rows[0].missing) === 0) return performance.now();
    await wait(100);
  }
}
