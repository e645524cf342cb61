import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { adoptFiles, startBenchPostgres } from './database.ts';
import { withComment } from './jpeg-comment.ts';
import { callLists } from './list-calls.ts';
import { newLister, uploadListing } from './listers.ts';
import { phonePhotos } from './phone-photos.ts';
import { watchMemory } from './process-memory.ts';
import { type BenchServer, startEfie } from './servers.ts';
import { percentile } from './statistics.ts';
import { type SeenPhotos, Viewer } from './viewer-bytes.ts';

type Row = [what: string, figure: string, target: string];

const LISTINGS = 1_000;
const PHOTOS = 10;
const LISTERS = 5;
/** The photos of the other listings weigh less. */
const UPLOADED = 'bytes > 250000';
const IDLE_MS = 30_000;

/** What the server may take (600 MB) and each of two photo processes (300 MB; docs/decisions/photo-variants.md). */
const MEMORY_BOUND = 1_200_000_000;

/** What photos cost: time and memory of the server, and bytes for those who look at them. */
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
    });
    try {
      const megabytes = photos.reduce((sum, photo) => sum + photo.length, 0) / 1e6;
      const what = `ten photos of 12 megapixels, ${megabytes.toFixed(0)} MB`;
      const { id, rows } = await measureOneLister(efie, connection, photos, what);
      rows.push(...(await measureFiveListers(efie, connection, url, photos)));
      rows.push(...(await measureViewer(efie.origin, connection, id)));
      return rows;
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
): Promise<{ id: string; rows: Row[] }> {
  const token = await newLister(origin, 'first');
  const { id, lastByte } = await uploadListing(origin, token, 'Ten photos', photos);
  const responded = performance.now();
  const shown = await whenAll(connection, "status = 'ready'");
  const complete = await whenAll(connection, "'avif' = any(formats)");
  const seconds = (until: number) => `${((until - lastByte) / 1000).toFixed(1)} s`;
  return {
    id,
    rows: [
      [`${what}: from the last byte to the response`, seconds(responded), ''],
      ['… until every photo is shown (WebP and JPEG)', seconds(shown), ''],
      ['… until every variant is ready (AVIF, too)', seconds(complete), ''],
    ],
  };
}

async function measureFiveListers(
  { origin, pid }: BenchServer,
  connection: DatabaseConnection,
  databaseUrl: string,
  photos: readonly Buffer[],
): Promise<Row[]> {
  // The first calls warm up what idle people find warm.
  const warmingUp = callLists(origin, databaseUrl);
  await wait(IDLE_MS / 10);
  await warmingUp.stop();
  const idling = callLists(origin, databaseUrl);
  await wait(IDLE_MS);
  const idle = await idling.stop();

  const tokens: string[] = [];
  for (let n = 1; n <= LISTERS; n += 1) tokens.push(await newLister(origin, `lister-${n}-of-five`));
  const memory = watchMemory(pid);
  const calling = callLists(origin, databaseUrl);
  await Promise.all(
    tokens.map((token, n) => uploadListing(origin, token, `Ten of ${n}`, othersFor(n, photos))),
  );
  await whenAll(connection, "'avif' = any(formats)");
  const busy = await calling.stop();
  const peaks = await memory.stop();

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
      '… p99 of the list call, against idle',
      `${(during / before).toFixed(2)} (${during.toFixed(1)} of ${before.toFixed(1)} ms; p50 ${percentile(busy, 0.5).toFixed(1)} of ${percentile(idle, 0.5).toFixed(1)} ms)`,
      '≤ 1.5',
    ],
  ];
}

const othersFor = (lister: number, photos: readonly Buffer[]) =>
  photos.map((photo) => withComment(photo, `lister ${lister}`));

/** Waits until a condition holds for every photo that was uploaded; returns when. */
async function whenAll({ pool }: DatabaseConnection, condition: string): Promise<number> {
  for (;;) {
    const { rows } = await pool.query(
      `select count(*) filter (where not (${condition})) as missing from photos where ${UPLOADED}`,
    );
    if (Number(rows[0].missing) === 0) return performance.now();
    await wait(100);
  }
}

async function measureViewer(
  origin: string,
  connection: DatabaseConnection,
  id: string,
): Promise<Row[]> {
  const viewer = await Viewer.open();
  try {
    const rows: Row[] = [];
    for (const saveData of [false, true]) {
      const how = saveData ? ', Save-Data' : '';
      const home = await viewer.scrolled(`${origin}/`, saveData);
      rows.push([`photos of the home page${how}`, await share(connection, home), '≤ 1/20']);
      const detail = await viewer.leafedThrough(`${origin}/property/${id}`, PHOTOS, saveData);
      rows.push([
        `photos of a detail page, all ten looked at${how}`,
        await share(connection, detail),
        '≤ 1/20',
      ]);
    }
    return rows;
  } finally {
    await viewer.close();
  }
}

/** What was sent against the originals of the same photos. */
async function share({ pool }: DatabaseConnection, { keys, bytes }: SeenPhotos): Promise<string> {
  const { rows } = await pool.query(
    `select count(*) as count, sum(bytes) as bytes from photos where key = any($1) and ${UPLOADED}`,
    [[...keys]],
  );
  const [{ count, bytes: originals }] = rows;
  return `1/${(Number(originals) / bytes).toFixed(0)} (${(bytes / 1000).toFixed(0)} kB of ${(Number(originals) / 1e6).toFixed(0)} MB in ${count} photos)`;
}
