import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { PHOTO_FORMATS, variantWidths } from '#domain/media/photo.ts';
import type { Property, UploadPropertyResponse } from '#domain/properties/schema.ts';
import { PROPERTY_FORM, uploadedProperty } from '#server/testing/listings.ts';
import { grainyPhoto } from '#server/testing/media/crafted-photos.ts';
import { withRoomFor } from '#server/testing/media/full-storage.ts';
import { storedKeys } from '#server/testing/media/stored-keys.ts';
import { image } from '#server/testing/media/uploads.ts';
import { multipart } from '#server/testing/multipart.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { type ServerProcess, startServerProcess } from '#server/testing/servers/server-process.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { variantKey } from '../keys.ts';
import { rebuildMedia } from '../lifecycle/rebuild-media.ts';

const efie = bootTestApp();
let agent: TestPerson;
let seed = 0;

beforeAll(async () => {
  agent = await signedInAs(efie.platform, 'Agent');
});

/** A new photo, as its file. */
const newPhoto = (width = 700, height = 500) => {
  seed += 1;
  return grainyPhoto(seed, { width, height }).jpeg({ quality: 60 }).toBuffer();
};

const photosOf = async (id: string) =>
  (await efie.app.inject(`/api/properties/${id}`)).json<Property>().photos;

/** The files that are served; a half-written file of a killed process is left to the sweep. */
const variants = async () =>
  (await storedKeys(efie.platform.storage, 'public', 'photos')).filter(
    (key) => !key.endsWith('.part'),
  );

const allVariants = (key: string, width: number) =>
  variantWidths(width)
    .flatMap((each) => PHOTO_FORMATS.map((format) => variantKey(key, each, format)))
    .sort();

const jobs = async () =>
  (
    await efie.connection.pool.query(
      'select task_identifier as task, attempts, last_error as error from graphile_worker.jobs',
    )
  ).rows;

/** Makes jobs that wait for their next try due now. */
const makeDue = () =>
  efie.connection.pool.query('update graphile_worker._private_jobs set run_at = now()');

describe('a disk that fills up while a photo is worked on', () => {
  test('leaves no half of a file behind, and the work goes on once there is room', async () => {
    const { storage } = efie.platform;
    const id = await uploadedProperty(efie, agent, {}, [await newPhoto()]);
    efie.platform.storage = withRoomFor(3, storage);
    await efie.runJobs();
    expect(await photosOf(id)).toMatchObject([{ ready: false }]);
    expect(await variants()).toHaveLength(3);
    expect(await jobs()).toEqual([
      {
        task: 'make-photo-variants',
        attempts: 1,
        error: expect.stringContaining('takes no more'),
      },
    ]);

    // With just enough room for the missing files: existing ones are not made again.
    efie.platform.storage = withRoomFor(3, storage);
    await makeDue();
    await efie.runJobs();
    efie.platform.storage = storage;
    const [photo] = await photosOf(id);
    expect(photo).toMatchObject({ ready: true, widths: [320, 640], formats: PHOTO_FORMATS });
    expect(await variants()).toEqual(allVariants(photo?.key ?? '', 700));
    expect(await jobs()).toEqual([]);
  });

  test('lets the photo show in the other formats before the lightest is made', async () => {
    const { storage } = efie.platform;
    const id = await uploadedProperty(efie, agent, {}, [await newPhoto()]);
    efie.platform.storage = withRoomFor(4, storage);
    await efie.runJobs();
    efie.platform.storage = storage;
    expect(await photosOf(id)).toMatchObject([{ ready: true, formats: ['webp', 'jpeg'] }]);
    await makeDue();
    await efie.runJobs();
    expect(await photosOf(id)).toMatchObject([{ ready: true, formats: PHOTO_FORMATS }]);
  });
});

test('a photo is ready without AVIF, and the lightest format can be added later', async () => {
  efie.platform.photoAvif = false;
  const id = await uploadedProperty(efie, agent, {}, [await newPhoto()]);
  await efie.runJobs();
  expect(await photosOf(id)).toMatchObject([{ ready: true, formats: ['webp', 'jpeg'] }]);
  expect(await jobs()).toEqual([]);

  efie.platform.photoAvif = true;
  await rebuildMedia(efie.platform.db, 'missing');
  await efie.runJobs();
  expect(await photosOf(id)).toMatchObject([{ ready: true, formats: PHOTO_FORMATS }]);
});

test('the same photo on another listing costs nothing more', async () => {
  const photo = await newPhoto();
  await uploadedProperty(efie, agent, {}, [photo]);
  await efie.runJobs();
  const { storage } = efie.platform;
  efie.platform.storage = withRoomFor(0, storage);
  const id = await uploadedProperty(efie, agent, { name: 'Another' }, [photo]);
  await efie.runJobs();
  efie.platform.storage = storage;
  expect(await photosOf(id)).toMatchObject([{ ready: true, formats: PHOTO_FORMATS }]);
  expect(await jobs()).toEqual([]);
});

test('a photo whose original has decayed is left out, and its listing shows the others', async () => {
  const photo = await newPhoto();
  const id = await uploadedProperty(efie, agent, {}, [photo, await newPhoto()]);
  const [decayed, whole] = await photosOf(id);
  await efie.platform.storage.put('private', `originals/${decayed?.key}`, photo.subarray(0, 900));
  await efie.runJobs();
  expect(await photosOf(id)).toMatchObject([{ key: whole?.key, ready: true }]);
  expect(await jobs()).toEqual([]);
});

describe('kill -9 of the server', () => {
  const servers: ServerProcess[] = [];
  const start = async () => {
    const server = await startServerProcess(efie);
    servers.push(server);
    return server;
  };
  afterEach(() => Promise.all(servers.splice(0).map((server) => server.kill())));

  test('in the middle of the work ends with every photo complete', async () => {
    const before = (await variants()).length;
    const first = await start();
    const files = await Promise.all([1, 2, 3].map(() => newPhoto()));
    const { payload, headers } = multipart(PROPERTY_FORM, files.map(image));
    const response = await fetch(`${first.origin}/api/properties/upload`, {
      method: 'POST',
      headers: { ...agent.headers, ...headers },
      body: new Uint8Array(payload),
    });
    const { property } = (await response.json()) as UploadPropertyResponse;
    const made = async () => (await variants()).length - before;
    await expect.poll(made, { timeout: 60_000, interval: 10 }).toBeGreaterThan(0);
    await first.kill();
    expect(await made()).toBeLessThan(3 * 6);
    expect((await photosOf(property._id)).map((photo) => photo.ready)).toContain(false);

    await start();
    const complete = { ready: true, widths: [320, 640], formats: PHOTO_FORMATS };
    await expect
      .poll(() => photosOf(property._id), { timeout: 60_000, interval: 100 })
      .toMatchObject([complete, complete, complete]);
    for (const { key } of await photosOf(property._id)) {
      const stored = (await variants()).filter((each) => each.includes(key));
      expect(stored.sort()).toEqual(allVariants(key, 700));
      for (const variant of stored) {
        const { rawPayload } = await efie.app.inject(`/media/${variant}`);
        const { width } = await sharp(rawPayload).metadata();
        expect(variant).toContain(`/${width}.`);
      }
    }
  }, 120_000);
});
