import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { adoptFiles, startBenchPostgres } from './database.ts';
import { withComment } from './jpeg-comment.ts';
import { callLists } from './list-calls.ts';
import { newLister, postForm, uploadListing } from './listers.ts';
import { phonePhotos } from './phone-photos.ts';
import { startEfie } from './servers.ts';
import { median, percentile } from './statistics.ts';

type Row = [what: string, figure: string, target: string];

const LISTINGS = 1_000;
const TRIES = 5;
const REQUESTS = 15;
const PHOTOS = 10;

/** What the other lister, the list and a photo's address see of a flood of costly photos, against idle in the same run. */
export async function measurePhotoFlood(): Promise<Row[]> {
  const [photo = Buffer.alloc(0)] = await phonePhotos(1);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'efie-bench-flood-'));
  const postgres = await startBenchPostgres();
  try {
    const { url, connection } = await postgres.withListings(LISTINGS);
    await adoptFiles(connection, dataDir);
    const efie = await startEfie({
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      SESSION_SECRET: 'a secret for measuring, 32 characters',
      LOG_LEVEL: 'fatal',
    });
    try {
      const other = await newLister(efie.origin, 'other');
      const measure = async () => {
        const lists = callLists(efie.origin, url);
        const media = callMedia(efie.origin, connection);
        const ready: number[] = [];
        for (let n = 0; n < TRIES; n += 1) {
          ready.push(await timeToReady(efie.origin, other, connection, photo));
        }
        return { ready: median(ready), lists: await lists.stop(), media: await media.stop() };
      };
      await timeToReady(efie.origin, other, connection, photo);
      const idle = await measure();
      const flood = await startFlood(efie.origin);
      const during = await measure();
      const sent = await flood.stop();
      const ratio = (now: number, before: number) => (now / before).toFixed(2);
      const ms = (value: number) => `${value.toFixed(0)} ms`;
      const p99 = (values: number[]) => percentile(values, 0.99);
      return [
        [
          `${REQUESTS} forms of ${PHOTOS} AVIF photos of 25 megapixels at a time (${sent}): another's photo of 12 megapixels until it is shown, against idle`,
          `${ratio(during.ready, idle.ready)} (${ms(during.ready)} of ${ms(idle.ready)})`,
          '< 3',
        ],
        [
          '… p99 of the list call',
          `${ratio(p99(during.lists), p99(idle.lists))} (${ms(p99(during.lists))} of ${ms(p99(idle.lists))})`,
          '< 3',
        ],
        [
          '… p99 of a photo’s address',
          `${ratio(p99(during.media), p99(idle.media))} (${ms(p99(during.media))} of ${ms(p99(idle.media))})`,
          '< 3',
        ],
      ];
    } finally {
      await efie.stop();
    }
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

let count = 0;

/** Uploads a photo that nobody has; returns the milliseconds from its last byte until it can be shown. */
async function timeToReady(
  origin: string,
  token: string,
  { pool }: DatabaseConnection,
  photo: Buffer,
): Promise<number> {
  count += 1;
  const own = withComment(photo, `copy ${count}`);
  const { id, lastByte } = await uploadListing(origin, token, `Listing ${count}`, [own]);
  for (;;) {
    const { rows } = await pool.query(
      `select 1 from property_photos join photos on key = photo_key
        where property_id = $1 and status = 'ready'`,
      [id],
    );
    if (rows.length > 0) return performance.now() - lastByte;
    await wait(20);
  }
}

/** Sends forms of photos that cost much and weigh little, so many at a time, until told to stop. */
async function startFlood(origin: string): Promise<{ stop(): Promise<string> }> {
  const token = await newLister(origin, 'flood');
  const create = { width: 5_000, height: 5_000, channels: 3, background: '#8899aa' } as const;
  const plain = await sharp({ create }).avif({ effort: 0 }).toBuffer();
  const responses = new Map<number, number>();
  let sending = true;
  let n = 0;
  const next = () =>
    Array.from({ length: PHOTOS }, () => {
      n += 1;
      return withFreeBox(plain, `copy ${n}`);
    });
  const sender = async () => {
    while (sending) {
      const { status } = await postForm(origin, token, 'Flood', next(), 'image/avif');
      responses.set(status, (responses.get(status) ?? 0) + 1);
      // Refused, they come again sooner than they are told to; not so soon that the hour's limit ends the flood.
      if (status !== 201) await wait(5_000);
    }
  };
  const senders = Array.from({ length: REQUESTS }, sender);
  // Until the first of them are in the queue.
  await wait(5_000);
  return {
    async stop() {
      sending = false;
      await Promise.all(senders);
      return [...responses]
        .map(([status, times]) => `${times} responded with ${status}`)
        .join(', ');
    },
  };
}

/** The same picture as a file of other content. */
function withFreeBox(avif: Buffer, text: string): Buffer {
  const box = Buffer.alloc(8 + text.length);
  box.writeUInt32BE(box.length);
  box.write(`free${text}`, 4);
  return Buffer.concat([avif, box]);
}

/** Asks for a photo's address over and over, 25 times a second; returns the milliseconds of each. */
function callMedia(origin: string, { pool }: DatabaseConnection): { stop(): Promise<number[]> } {
  const times: number[] = [];
  let calling = true;
  const run = async () => {
    const { rows } = await pool.query(
      `select photo_key as key from property_photos join photos on key = photo_key
        where bytes > 250000 and status = 'ready' limit 1`,
    );
    const url = `${origin}/media/photos/${rows[0]?.key}/320.webp`;
    const calls: Promise<void>[] = [];
    while (calling) {
      calls.push(timed(url, times));
      await wait(40);
    }
    await Promise.all(calls);
    return times;
  };
  const done = run();
  done.catch(() => {});
  return {
    stop() {
      calling = false;
      return done;
    },
  };
}

async function timed(url: string, times: number[]): Promise<void> {
  const start = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  times.push(performance.now() - start);
}
