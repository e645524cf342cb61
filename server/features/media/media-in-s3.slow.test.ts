import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Property, UploadPropertyResponse } from '#domain/properties/schema.ts';
import { openStorage } from '#server/platform/storage/open-storage.ts';
import { PROPERTY_FORM } from '#server/testing/listings.ts';
import { jpegPhoto } from '#server/testing/media/photos.ts';
import { storedKeys } from '#server/testing/media/stored-keys.ts';
import { image, leftovers, postUpload, video } from '#server/testing/media/uploads.ts';
import { multipart } from '#server/testing/multipart.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { type S3TestServer, startS3Server } from '#server/testing/servers/s3-server.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const AWAY =
  'We can’t store files right now. Nothing was saved. Please try again in a few minutes.';

let s3: S3TestServer;
const efie = bootTestApp({
  async openFiles(dataDir) {
    s3 = await startS3Server();
    return openStorage({ s3: s3.settings, dataDir });
  },
});
let agent: TestPerson;

beforeAll(async () => {
  agent = await signedInAs(efie.platform, 'Agent');
});
beforeEach(() => {
  s3.fault = undefined;
});
afterAll(() => s3.stop());

const upload = async (...photos: Buffer[]) =>
  postUpload(efie, '/api/properties/upload', {
    fields: PROPERTY_FORM,
    files: [...photos.map(image), video(9 * 1024 * 1024)],
    headers: agent.headers,
  });

const uploadProfilePhoto = (photo: Buffer) => {
  const { payload, headers } = multipart({}, [{ ...image(photo), field: 'profileImage' }]);
  return efie.app.inject({
    method: 'POST',
    url: '/api/User/upload-profile-image',
    payload,
    headers: { ...agent.headers, ...headers },
  });
};

const stored = async () => [
  ...(await storedKeys(efie.platform.storage, 'private', 'originals')),
  ...(await storedKeys(efie.platform.storage, 'public', 'photos')),
  ...(await storedKeys(efie.platform.storage, 'public', 'videos')),
  ...(await storedKeys(efie.platform.storage, 'public', 'profiles')),
];

test('an upload while the store is away is refused with 503, and nothing is recorded', async () => {
  for (const failing of ['PUT private/', 'PUT public/videos/', 'HEAD ']) {
    s3.fault = (call) => (call.startsWith(failing) ? 'breaks off' : undefined);
    const response = await upload(await jpegPhoto(1), await jpegPhoto(2));
    expect(response.statusCode).toBe(503);
    expect(response.json()).toEqual({ code: 'UNAVAILABLE', message: AWAY });
    expect(response.headers['retry-after']).toBe('60');
  }
  s3.fault = undefined;
  expect(await stored()).toEqual([]);
  expect(await leftovers(efie)).toEqual([]);
});

test('a store that is away altogether gives uploaders and viewers a 503 too', async () => {
  s3.fault = () => 'breaks off';
  const response = await upload(await jpegPhoto(1));
  expect([response.statusCode, response.json().message]).toEqual([503, AWAY]);
  const profile = await uploadProfilePhoto(await jpegPhoto(1));
  expect([profile.statusCode, profile.json().message]).toEqual([503, AWAY]);
  const view = await efie.app.inject('/media/photos/a/320.webp');
  expect([view.statusCode, view.headers['cache-control']]).toEqual([503, 'no-store']);
  expect(await leftovers(efie)).toEqual([]);
});

// §8/77
test('a store that hangs gives uploaders and viewers a 503 within ten seconds', async () => {
  const photo = await jpegPhoto(4);
  const within = async (ask: () => Promise<LightMyRequestResponse>) => {
    const began = performance.now();
    const { statusCode } = await ask();
    expect(performance.now() - began).toBeLessThan(10_000);
    return statusCode;
  };
  const view = () => efie.app.inject('/media/photos/a/320.webp');
  s3.fault = () => 'hangs';
  expect(await within(() => upload(photo))).toBe(503);
  expect(await within(view)).toBe(503);
  expect(await within(() => uploadProfilePhoto(photo))).toBe(503);
  expect(await leftovers(efie)).toEqual([]);
  s3.fault = undefined;
  await expect.poll(async () => (await view()).statusCode, { timeout: 10_000 }).toBe(404);
});

test('an upload, the work on it and what is shown of it use only the store', async () => {
  const response = await upload(await jpegPhoto(3, { width: 800, height: 600 }));
  expect(response.statusCode).toBe(201);
  const { property } = response.json<UploadPropertyResponse>();
  await efie.runJobs();

  const { photos, ...listed } = (
    await efie.app.inject(`/api/properties/${property._id}`)
  ).json<Property>();
  const [photo] = photos;
  expect(photo).toMatchObject({ ready: true, width: 800, height: 600 });
  for (const width of photo?.widths ?? []) {
    const view = await efie.app.inject(`/media/photos/${photo?.key}/${width}.webp`);
    expect([view.statusCode, view.headers['content-type']]).toEqual([200, 'image/webp']);
    expect((await sharp(view.rawPayload).metadata()).width).toBe(width);
  }
  const part = await efie.app.inject({
    url: listed.video ?? '',
    headers: { range: 'bytes=4-11' },
  });
  expect([part.statusCode, part.body]).toEqual([206, 'ftypisom']);

  expect(await stored()).toContain(`originals/${photo?.key}`);
  expect((await efie.app.inject(`/media/originals/${photo?.key}`)).statusCode).toBe(404);
  // Nothing of it is left on the disk of the process.
  expect((await leftovers(efie)).sort()).toEqual(['photo', 'property', 'video']);
});

test('a store that is away for hours costs no photo', async () => {
  const response = await upload(await jpegPhoto(7, { width: 400, height: 300 }));
  const { property } = response.json<UploadPropertyResponse>();
  const tries = () =>
    efie.connection.pool.query(
      'select attempts, max_attempts, last_error, extract(epoch from run_at - now())::int as wait from graphile_worker.jobs',
    );
  s3.fault = () => 'breaks off';
  for (let hour = 1; hour <= 9; hour += 1) {
    await efie.connection.pool.query('update graphile_worker._private_jobs set run_at = now()');
    await efie.runJobs();
  }
  const [job] = (await tries()).rows;
  expect(job).toMatchObject({
    attempts: 9,
    max_attempts: 25,
    last_error: expect.stringContaining('the S3 store failed'),
  });
  // The try after the ninth comes two hours later.
  expect(job.wait).toBeGreaterThan(2 * 60 * 60);
  s3.fault = undefined;
  await efie.connection.pool.query('update graphile_worker._private_jobs set run_at = now()');
  await efie.runJobs();
  const { photos } = (await efie.app.inject(`/api/properties/${property._id}`)).json<Property>();
  expect(photos).toMatchObject([{ ready: true, formats: ['avif', 'webp', 'jpeg'] }]);
  expect((await tries()).rows).toEqual([]);
});

test('a profile photo replaces the one before, even if that cannot be removed', async () => {
  const first = await uploadProfilePhoto(await jpegPhoto(4));
  s3.fault = (call) => (call.startsWith('DELETE ') ? 'breaks off' : undefined);
  const second = await uploadProfilePhoto(await jpegPhoto(5));
  expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
  const view = await efie.app.inject(second.json().profileImage);
  expect((await sharp(view.rawPayload).metadata()).width).toBe(320);
  s3.fault = undefined;
  await uploadProfilePhoto(await jpegPhoto(6));
  expect((await efie.app.inject(second.json().profileImage)).statusCode).toBe(404);
});

test('a viewer who leaves in the middle of a video keeps no connection to the store open', async () => {
  const file = path.join(efie.dataDir, 'long.mp4');
  await writeFile(file, Buffer.alloc(64 * 1024 * 1024));
  await efie.platform.storage.put('public', 'videos/long.mp4', { file });
  await efie.app.listen({ port: 0, host: '127.0.0.1' });
  const viewer = net.connect((efie.app.server.address() as AddressInfo).port, '127.0.0.1');
  viewer.write('GET /media/videos/long.mp4 HTTP/1.1\r\nhost: efie.test\r\n\r\n');
  await once(viewer, 'readable');
  expect(s3.underWay).toBe(1);
  viewer.destroy();
  await expect.poll(() => s3.underWay).toBe(0);
});
