import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ACCOUNT_MAX_BYTES } from '#domain/media/limits.ts';
import type { Property } from '#domain/properties/schema.ts';
import { jobGroups } from '#server/jobs.ts';
import { PROPERTY_FORM, uploadedProperty } from '#server/testing/listings.ts';
import { grainyPhoto } from '#server/testing/media/crafted-photos.ts';
import { image, leftovers, postUpload } from '#server/testing/media/uploads.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
let flood: TestPerson;
let ama: TestPerson;
let seed = 4000;

beforeAll(async () => {
  flood = await signedInAs(efie.platform, 'Agent');
});
beforeEach(async () => {
  ama = await signedInAs(efie.platform, 'Agent');
});

const newPhotos = (count: number): Promise<Buffer[]> =>
  Promise.all(
    Array.from({ length: count }, () => {
      seed += 1;
      return grainyPhoto(seed).jpeg().toBuffer();
    }),
  );
const query = async (text: string, values: unknown[] = []) =>
  (await efie.connection.pool.query(text, values)).rows;
/** Among other jobs that a listing brings. */
const photoJobs = (columns: string, order = '1') =>
  query(
    `select ${columns} from graphile_worker.jobs where key like 'variants:%' order by ${order}`,
  );
const upload = (person: TestPerson, photos: Buffer[]) =>
  postUpload(efie, '/api/properties/upload', {
    fields: PROPERTY_FORM,
    files: photos.map(image),
    headers: person.headers,
  });

// §12/9
test('listers take turns in having their photos made ready', async () => {
  for (let n = 0; n < 3; n += 1) await uploadedProperty(efie, flood, {}, await newPhotos(10));
  const id = await uploadedProperty(efie, ama, {}, await newPhotos(3));
  const { photos } = (await efie.app.inject(`/api/properties/${id}`)).json<Property>();
  const jobs = await photoJobs('key', 'priority, run_at, id');
  const places = photos.map(({ key }) => jobs.findIndex((job) => job.key === `variants:${key}`));
  expect(places).toEqual([1, 3, 5]);
  // An account with nothing waiting starts afresh.
  await query('delete from graphile_worker._private_jobs');
  await query(`update photos set status = 'ready'`);
  await uploadedProperty(efie, flood, {}, await newPhotos(1));
  expect(await photoJobs('priority')).toEqual([{ priority: 0 }]);
  await query('delete from graphile_worker._private_jobs');
});

test('photos that are costly to read have a queue of their own, so that others do not wait for them', async () => {
  const [jpeg = Buffer.alloc(0)] = await newPhotos(1);
  const avif = await grainyPhoto(seed).avif({ effort: 0 }).toBuffer();
  await uploadedProperty(efie, ama, {}, [avif, jpeg]);
  const jobs = await photoJobs('task_identifier');
  expect(jobs.map((job) => job.task_identifier)).toEqual([
    'make-costly-photo-variants',
    'make-photo-variants',
  ]);
  const groups = jobGroups(efie.platform, { send: async () => {}, close() {} });
  const tasks = groups.map(({ specs }) => specs.map(({ name }) => name));
  expect(tasks).toContainEqual(['make-costly-photo-variants']);
  expect(tasks).toContainEqual(['make-photo-variants']);
  await query('delete from graphile_worker._private_jobs');
});

describe('an account’s room of 20 GB for photos and videos', () => {
  const FULL = 'You’ve used all 20 GB for photos and videos. Please contact us and we’ll help.';
  const stored = (bytes: number) =>
    query(
      `insert into photos (key, mime, bytes, width, height, uploaded_by)
        values (md5($1), 'image/jpeg', $2, 3, 3, $1::uuid)`,
      [ama.id, bytes],
    );

  // §12/11
  test('refuses a listing beyond it, leaves nothing of it behind, and does not affect another account', async () => {
    const before = (await leftovers(efie)).length;
    await stored(ACCOUNT_MAX_BYTES - 100);
    const photos = await newPhotos(1);
    const response = await upload(ama, photos);
    expect([response.statusCode, response.json()]).toEqual([
      413,
      { message: FULL, code: 'TOO_LARGE' },
    ]);
    expect(await leftovers(efie)).toHaveLength(before + 1);
    expect((await upload(flood, photos)).statusCode).toBe(201);
  });

  // §12/11
  test('takes only one of two listings at once that do not fit together', async () => {
    const [one = Buffer.alloc(0), two = Buffer.alloc(0)] = await newPhotos(2);
    await stored(ACCOUNT_MAX_BYTES - Math.max(one.length, two.length));
    const responses = await Promise.all([upload(ama, [one]), upload(ama, [two])]);
    expect(responses.map((response) => response.statusCode).sort()).toEqual([201, 413]);
  });
});

describe('an account’s hourly limit', () => {
  // §12/12
  test.each([
    ['forms with files', 'listingForms', 240, '/api/properties/upload', 'images'],
    ['cars', 'listingForms', 240, '/api/cars/upload', 'images'],
    ['profile photos', 'profilePhotos', 30, '/api/User/upload-profile-image', 'profileImage'],
    ['logos', 'profilePhotos', 30, '/api/User/upload-company-logo', 'companyLogo'],
  ] as const)('applies to %s', async (_what, limit, most, url, field) => {
    const send = () =>
      postUpload(efie, url, {
        fields: field === 'images' ? PROPERTY_FORM : {},
        files: [{ ...image(Buffer.from('no photo')), field }],
        headers: ama.headers,
      });
    const sent = (points: number) =>
      efie.connection.pool.query('update rate_limits set points = $1 where key like $2', [
        points,
        `${limit}:%`,
      ]);
    await send();
    await sent(most - 1);
    expect((await send()).statusCode).not.toBe(429);
    const response = await send();
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(3000);
  });
});
