import { readdir } from 'node:fs/promises';
import { beforeEach, expect, test } from 'vitest';
import { OwnData } from '#domain/own-data/schema.ts';
import { uploadedCar, uploadedProperty } from '#server/testing/listings.ts';
import { jpegPhoto } from '#server/testing/media/photos.ts';
import { storedKeys } from '#server/testing/media/stored-keys.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { readZip } from '#server/testing/read-zip.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { forgetArchivesJob } from './forget-archives-job.ts';
import { makeArchiveJob } from './make-archive-job.ts';

const efie = bootTestApp();
let ama: TestPerson;
let kofi: TestPerson;

beforeEach(async () => {
  efie.setNow('2026-11-01T12:00:00Z');
  ama = await signedInAs(efie.platform, 'Agent', { firstname: 'Ama' });
  kofi = await signedInAs(efie.platform, 'Customer', { firstname: 'Kofi' });
});

const PATH = '/api/User/data/archive';
const ask = (who?: TestPerson) =>
  efie.app.inject({ method: 'POST', url: PATH, headers: who?.headers ?? {} });
const state = (who: TestPerson) => efie.app.inject({ url: PATH, headers: who.headers });
const file = (who?: TestPerson) =>
  efie.app.inject({ url: `${PATH}/file`, headers: who?.headers ?? {} });
const stored = () => storedKeys(efie.platform.storage, 'private', 'archives');
const forget = () => forgetArchivesJob(efie.platform).run({});

test('requires sign-in', async () => {
  for (const response of [await ask(), await file(), await efie.app.inject(PATH)]) {
    expect(response.statusCode).toBe(401);
  }
});

test('contains the data and every photo as uploaded, for its owner only, who gets an email', async () => {
  const photos = await Promise.all([1, 2, 3].map((seed) => jpegPhoto(seed)));
  const home = await uploadedProperty(efie, ama, { name: 'Villa Osú / 2' }, photos.slice(0, 2));
  const car = await uploadedCar(efie, ama);
  await uploadedProperty(efie, await signedInAs(efie.platform, 'Agent'), {}, photos.slice(2));
  expect((await state(ama)).json()).toMatchObject({ state: 'none' });
  expect((await file(ama)).statusCode).toBe(404);

  const asked = await ask(ama);
  expect(asked.statusCode).toBe(202);
  expect(asked.json()).toMatchObject({ state: 'making' });
  expect((await file(ama)).statusCode).toBe(404);
  await efie.runJobs();

  const response = await file(ama);
  expect(response.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-length': String(response.rawPayload.length),
    'content-disposition': 'attachment; filename="efie-my-data.zip"',
    'cache-control': 'private, no-store',
  });
  expect((await state(ama)).json()).toEqual({
    state: 'ready',
    bytes: response.rawPayload.length,
    expiresAt: '2026-11-03T12:00:00.000Z',
  });
  const files = readZip(response.rawPayload);
  const villa = `photos/villa-osu-2-${home.slice(-8)}`;
  expect([...files.keys()]).toEqual([
    'data.json',
    `${villa}/01.jpg`,
    `${villa}/02.jpg`,
    `photos/corolla-of-osu-${car.slice(-8)}/01.jpg`,
  ]);
  expect(files.get(`${villa}/01.jpg`)).toEqual(photos[0]);
  expect(files.get(`${villa}/02.jpg`)).toEqual(photos[1]);
  const data = OwnData.parse(JSON.parse(String(files.get('data.json'))));
  expect(data).toMatchObject({ account: { firstname: 'Ama' }, properties: [{ id: home }] });

  const mails = (await efie.outbox.to(ama.email)).filter((mail) => mail.includes('data is ready'));
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('http://efie.test/profile#own-data');
  expect(mails[0]).toContain('Tue 3 Nov 2026, 12:00');
  expect((await file(kofi)).statusCode).toBe(404);
  expect(await readdir(efie.platform.uploadsDir)).toEqual([]);
});

test('is made without a photo whose file is missing', async () => {
  const home = await uploadedProperty(efie, ama, {}, [await jpegPhoto(7), await jpegPhoto(8)]);
  const { photos } = (await efie.app.inject(`/api/properties/${home}`)).json();
  await efie.platform.storage.remove('private', `originals/${photos[0].key}`);
  await ask(ama);
  await efie.runJobs();
  const names = [...readZip((await file(ama)).rawPayload).keys()];
  expect(names.map((name) => name.split('/').at(-1))).toEqual(['data.json', '02.jpg']);
});

test('is made one at a time, even when requested twice at once, and again after it has expired', async () => {
  const responses = await Promise.all([ask(ama), ask(ama), ask(ama)]);
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([202, 409, 409]);
  await efie.runJobs();
  const again = await ask(ama);
  expect(again.statusCode).toBe(409);
  expect(again.json().message).toContain('You’ve already requested a file.');
  expect((await ask(kofi)).statusCode).toBe(202);

  efie.setNow('2026-11-03T11:59:00Z');
  await forget();
  expect((await file(ama)).statusCode).toBe(200);
  efie.setNow('2026-11-03T12:00:00Z');
  expect((await file(ama)).statusCode).toBe(404);
  expect((await state(ama)).json()).toMatchObject({ state: 'none' });
  expect((await ask(ama)).statusCode).toBe(202);
  await efie.runJobs();
  expect((await file(ama)).statusCode).toBe(200);
});

test('can be made again when its file is missing, as after a restore from a backup', async () => {
  await ask(ama);
  await efie.runJobs();
  const [key] = (await stored()).slice(-1);
  await efie.platform.storage.remove('private', `${key}`);
  expect((await state(ama)).json()).toMatchObject({ state: 'none' });
  const responses = await Promise.all([ask(ama), ask(ama)]);
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([202, 409]);
  expect((await state(ama)).json()).toMatchObject({ state: 'making' });
  await efie.runJobs();
  expect((await file(ama)).statusCode).toBe(200);
});

test('can be requested again when it could not be made within 12 hours', async () => {
  await ask(ama);
  // Given up after all of its tries.
  await efie.connection.pool.query('delete from graphile_worker._private_jobs');
  efie.setNow('2026-11-01T23:59:00Z');
  expect((await state(ama)).json()).toMatchObject({ state: 'making' });
  expect((await ask(ama)).statusCode).toBe(409);
  efie.setNow('2026-11-02T00:00:00Z');
  expect((await state(ama)).json()).toMatchObject({ state: 'none' });
  const responses = await Promise.all([ask(ama), ask(ama)]);
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([202, 409]);
  await efie.runJobs();
  expect((await file(ama)).statusCode).toBe(200);
});

test('is deleted from storage once it expires or its account is gone', async () => {
  await ask(ama);
  await ask(kofi);
  await efie.runJobs();
  const before = (await stored()).length;
  await forget();
  await efie.connection.pool.query('delete from own_archives where user_id = $1', [kofi.id]);
  await forget();
  expect((await file(kofi)).statusCode).toBe(404);
  expect((await file(ama)).statusCode).toBe(200);
  efie.setNow('2026-12-01T12:00:00Z');
  await forget();
  expect(before).toBeGreaterThanOrEqual(2);
  expect(await stored()).toEqual([]);
});

test('is not made for someone who left meanwhile', async () => {
  await ask(ama);
  await efie.connection.pool.query('delete from own_archives where user_id = $1', [ama.id]);
  await efie.runJobs();
  expect(await efie.outbox.to(ama.email)).toEqual([]);
});

test('stops when the process has to end, and leaves nothing behind', async () => {
  await uploadedProperty(efie, ama, {}, [await jpegPhoto(9)]);
  await ask(ama);
  const { rows } = await efie.connection.pool.query(
    'select id from own_archives where user_id = $1',
    [ama.id],
  );
  const stopped = AbortSignal.abort(new Error('stopping'));
  await expect(makeArchiveJob(efie.platform).run(rows[0], stopped)).rejects.toThrow();
  expect(await readdir(efie.platform.uploadsDir)).toEqual([]);
  expect((await state(ama)).json()).toMatchObject({ state: 'making' });
  await efie.runJobs();
  expect((await state(ama)).json()).toMatchObject({ state: 'ready' });
});
