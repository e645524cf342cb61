import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import type { Property } from '#domain/properties/schema.ts';
import { CAR_FORM, uploadedProperty } from '#server/testing/listings.ts';
import { plainPng } from '#server/testing/media/crafted-photos.ts';
import { jpegPhoto } from '#server/testing/media/photos.ts';
import { image, postUpload } from '#server/testing/media/uploads.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
let ama: TestPerson;
let kofi: TestPerson;

beforeEach(async () => {
  // Copies are found before the lightest form is made, which takes most of the time.
  efie.platform.photoAvif = false;
  await efie.connection.pool.query('delete from similar_photos');
  await efie.connection.pool.query('delete from listing_photos');
  await efie.connection.pool.query('delete from photos');
  ama = await signedInAs(efie.platform, 'Agent');
  kofi = await signedInAs(efie.platform, 'Property Owner');
});

const picture = (name: string) => readFile(path.resolve('demo/pictures', `${name}.jpg`));

/** Crops away `part` of its width and height, spread over all sides. */
async function cropped(file: Buffer, part: number): Promise<Sharp> {
  const { width, height } = await sharp(file).metadata();
  const box = {
    left: Math.round((width * part) / 2),
    top: Math.round((height * part) / 2),
    width: Math.round(width * (1 - part)),
    height: Math.round(height * (1 - part)),
  };
  return sharp(file).extract(box);
}

/** Lists a property with photos, works on them, and returns its id. */
async function listed(lister: TestPerson, ...photos: Buffer[]): Promise<string> {
  const id = await uploadedProperty(efie, lister, {}, photos);
  await efie.runJobs();
  return id;
}

const keyOf = async (id: string) =>
  (await efie.app.inject(`/api/properties/${id}`)).json<Property>().photos[0]?.key;

const recorded = async () =>
  (await efie.connection.pool.query('select * from similar_photos order by found_at')).rows;

test.each<[string, (file: Buffer) => Promise<Sharp>]>([
  ['the same file', async (file) => sharp(file).keepMetadata()],
  [
    'made smaller and compressed again',
    async (file) => sharp(file).resize(500).webp({ quality: 40 }),
  ],
  ['a little brighter', async (file) => sharp(file).modulate({ brightness: 1.15 })],
  [
    'cut by a fiftieth, smaller, compressed',
    async (file) => (await cropped(file, 0.02)).resize(600).jpeg({ quality: 60 }),
  ],
  ['cut by a twenty-fifth', async (file) => cropped(file, 0.04)],
])('a copy of someone else’s photo is recorded: %s', async (what, change) => {
  const original = await picture('rooms/kitchen-01');
  const copy = what === 'the same file' ? original : await (await change(original)).toBuffer();
  const first = await listed(ama, original);
  const second = await listed(kofi, copy);
  expect(await recorded()).toEqual([
    {
      photo_key: await keyOf(second),
      listing_id: second,
      lister_id: kofi.id,
      earlier_photo_key: await keyOf(first),
      earlier_listing_id: first,
      earlier_lister_id: ama.id,
      distance: expect.any(Number),
      found_at: expect.any(Date),
    },
  ]);
  const [{ distance }] = await recorded();
  expect(distance).toBeLessThanOrEqual(what === 'the same file' ? 0 : 20);
});

test('different pictures are not recorded, and neither are plain ones', async () => {
  const names = [
    'rooms/kitchen-01',
    'rooms/kitchen-02',
    'rooms/bedroom-01',
    'land/land-01',
    'commercial/hotel-pool-01',
  ];
  const [one, ...others] = await Promise.all(names.map(picture));
  await listed(ama, ...others, plainPng(400, 300), await jpegPhoto(1));
  await listed(kofi, one as Buffer, plainPng(500, 300), await jpegPhoto(2));
  expect(await recorded()).toEqual([]);
});

test('your own photos are not recorded, however often they are shown', async () => {
  const original = await picture('homes/villa-01');
  await listed(ama, original);
  await listed(ama, await sharp(original).resize(500).toBuffer());
  await listed(ama, original);
  expect(await recorded()).toEqual([]);
});

test('a pair is recorded once, and only for listings that still exist', async () => {
  const original = await picture('homes/villa-01');
  const gone = await listed(ama, original);
  await efie.app.inject({
    method: 'DELETE',
    url: `/api/properties/${gone}`,
    headers: ama.headers,
  });
  await listed(kofi, original);
  expect(await recorded()).toEqual([]);
  await listed(ama, await sharp(original).resize(700).toBuffer());
  await listed(ama, original);
  expect(await recorded()).toHaveLength(2);
});

test('someone who lists their own photo again after another has copied it is not recorded as copying', async () => {
  const original = await picture('rooms/kitchen-01');
  const first = await listed(ama, original);
  const copy = await listed(kofi, await sharp(original).resize(500).jpeg().toBuffer());
  // Even once the first of it is deleted.
  await efie.connection.pool.query('update listings set deleted_at = now() where id = $1', [first]);
  const again = await listed(ama, await sharp(original).resize(700).jpeg().toBuffer());
  const pairs = (await recorded()).map((row) => [row.listing_id, row.earlier_listing_id]);
  expect(pairs).toEqual([
    [copy, first],
    [copy, again],
  ]);
});

test('the demo listings share pictures, and are compared only with what people list', async () => {
  const { pool } = efie.connection;
  await pool.query('insert into demo_load (started_at) values (now())');
  const original = await picture('homes/villa-01');
  efie.setNow(new Date(Date.now() - 60 * 60 * 1000));
  const demo = [await listed(ama, original), await listed(kofi, original)];
  efie.setNow(new Date());
  expect(await recorded()).toEqual([]);

  const esi = await signedInAs(efie.platform, 'Agent');
  const copied = await listed(esi, await sharp(original).resize(500).toBuffer());
  const pairs = (await recorded()).map((row) => [row.listing_id, row.earlier_listing_id]);
  expect(pairs.sort()).toEqual(demo.map((each) => [copied, each]).sort());
  await pool.query('delete from demo_load');
});

test('photos of cars are compared too', async () => {
  const original = await picture('cars/suv-black-rear');
  const property = await listed(ama, original);
  const response = await postUpload(efie, '/api/cars/upload', {
    fields: CAR_FORM,
    files: [image(await sharp(original).resize(640).toBuffer())],
    headers: kofi.headers,
  });
  await efie.runJobs();
  expect(await recorded()).toMatchObject([
    {
      listing_id: response.json().car._id,
      lister_id: kofi.id,
      earlier_listing_id: property,
      earlier_lister_id: ama.id,
    },
  ]);
});
