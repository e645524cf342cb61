import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { PHOTO_FORMATS } from '#domain/media/photo.ts';
import type { Property } from '#domain/properties/schema.ts';
import { addJob } from '#server/platform/jobs/jobs.ts';
import { uploadedProperty } from '#server/testing/listings.ts';
import { withRoomFor } from '#server/testing/media/full-storage.ts';
import { storedKeys } from '#server/testing/media/stored-keys.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { MAKE_VARIANTS } from '../photos/make-variants.ts';
import { rebuildMedia } from './rebuild-media.ts';

const efie = bootTestApp();
let agent: TestPerson;
/** A property with two photos that are ready. */
let id: string;
let before: Property['photos'];

beforeAll(async () => {
  agent = await signedInAs(efie.platform, 'Agent');
  const photo = (name: string) => sharp(`demo/pictures/${name}.jpg`).resize(700).toBuffer();
  id = await uploadedProperty(efie, agent, {}, [
    await photo('rooms/kitchen-01'),
    await photo('homes/villa-01'),
  ]);
  await efie.runJobs();
  before = await photosShown();
  expect(await variants()).toHaveLength(2 * 2 * 3);
});
beforeEach(async () => {
  for (const key of await variants())
    await efie.platform.storage.put('public', key, Buffer.from('as it was'));
});

const photosShown = async () =>
  (await efie.app.inject(`/api/properties/${id}`)).json<Property>().photos;
const variants = () => storedKeys(efie.platform.storage, 'public', 'photos');
const query = async (text: string) => (await efie.connection.pool.query(text)).rows;
const jobs = () => query('select key from graphile_worker.jobs order by key');

/** The widths of the picture files, taken from their names. */
async function newPictures(): Promise<number> {
  let made = 0;
  for (const key of await variants()) {
    const { rawPayload, statusCode } = await efie.app.inject(`/media/${key}`);
    expect(statusCode).toBe(200);
    if (rawPayload.equals(Buffer.from('as it was'))) continue;
    expect(key).toContain(`/${(await sharp(rawPayload).metadata()).width}.`);
    made += 1;
  }
  return made;
}

/** Checks after each file that every picture of the listing can be loaded. */
async function withWatchedStorage(work: () => Promise<void>): Promise<number[]> {
  const { storage } = efie.platform;
  const statuses: number[] = [];
  efie.platform.storage = {
    ...withRoomFor(Number.POSITIVE_INFINITY, storage),
    async put(area, key, content) {
      await storage.put(area, key, content);
      for (const { key: photo, widths, formats } of await photosShown()) {
        for (const format of formats) {
          const file = `${widths[0]}.${format === 'jpeg' ? 'jpg' : format}`;
          statuses.push((await efie.app.inject(`/media/photos/${photo}/${file}`)).statusCode);
        }
      }
    },
  };
  await work();
  efie.platform.storage = storage;
  return statuses;
}

test('every photo is rebuilt from its original, and none is missing meanwhile', async () => {
  // As an older version left them in the database.
  await query("update photos set dhash = null, placeholder = null, formats = '{webp,jpeg}'");
  expect(await rebuildMedia(efie.platform.db)).toBe(2);
  const statuses = await withWatchedStorage(() => efie.runJobs());
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(statuses.length).toBeGreaterThan(12 * 4);
  expect(await newPictures()).toBe(12);
  const after = await photosShown();
  expect(after.map((photo) => photo.formats)).toEqual([PHOTO_FORMATS, PHOTO_FORMATS]);
  expect(after.map((photo) => photo.color)).toEqual(before.map((photo) => photo.color));
  for (const { placeholder } of after) expect(placeholder).toMatch(/^UklGR/);
  const hashes = await query('select dhash from photos where dhash is not null');
  expect(hashes).toHaveLength(2);
  expect(await jobs()).toEqual([]);
});

test('a rebuild that is broken off goes on, and one that is asked for twice is done once', async () => {
  await rebuildMedia(efie.platform.db);
  await rebuildMedia(efie.platform.db);
  expect(await jobs()).toEqual(
    before.map(({ key }) => ({ key: `rebuild-variants:${key}` })).sort(byKey),
  );
  const { storage } = efie.platform;
  efie.platform.storage = withRoomFor(5, storage);
  await efie.runJobs();
  efie.platform.storage = storage;
  expect(await newPictures()).toBe(5);
  expect((await photosShown()).map((photo) => photo.formats)).toEqual([
    PHOTO_FORMATS,
    PHOTO_FORMATS,
  ]);
  await query('update graphile_worker._private_jobs set run_at = now()');
  await efie.runJobs();
  expect(await newPictures()).toBe(12);
  expect(await jobs()).toEqual([]);
});

const byKey = (a: { key: string }, b: { key: string }) => (a.key < b.key ? -1 : 1);

test('a rebuild of what is missing makes what the storage has lost, and nothing else', async () => {
  const [lost] = (await variants()).filter((key) => key.endsWith('640.avif'));
  await efie.platform.storage.remove('public', lost ?? '');
  await rebuildMedia(efie.platform.db, 'missing');
  await efie.runJobs();
  expect(await variants()).toHaveLength(12);
  expect(await newPictures()).toBe(1);
  expect(await jobs()).toEqual([]);
});

test('a rebuild that an earlier version asked for is done', async () => {
  for (const { key } of before)
    await addJob(efie.platform.db, MAKE_VARIANTS, { key, anew: 'all' }, { key });
  await efie.runJobs();
  expect(await newPictures()).toBe(12);
});

test('npm run media:rebuild asks the running processes for it', async () => {
  const { host, port, user } = inject('postgres');
  const { database } = efie.connection.pool.options;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['scripts/media/media-rebuild.ts'],
    {
      env: {
        ...process.env,
        DATABASE_URL: `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
        SESSION_SECRET: 'a secret of the tests, 32 characters',
      },
    },
  );
  expect(stdout).toBe(
    '2 photos are made again while Efie runs; what is uploaded meanwhile comes first.\n',
  );
  expect(await jobs()).toHaveLength(2);
});
