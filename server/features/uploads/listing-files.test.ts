import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Car } from '#domain/cars/schema.ts';
import type { UploadPropertyResponse } from '#domain/properties/schema.ts';
import { CAR_FORM, PROPERTY_FORM } from '#server/testing/listings.ts';
import { encodedHeic } from '#server/testing/media/heic-photo.ts';
import { mp4Video } from '#server/testing/media/mp4-video.ts';
import { jpegPhoto } from '#server/testing/media/photos.ts';
import { image, leftovers, postUpload, video, videoFile } from '#server/testing/media/uploads.ts';
import type { TestFile } from '#server/testing/multipart.ts';
import { actorOf, signedInAs, type TestPerson } from '#server/testing/people.ts';
import { tusClient, unjudgedPhoto, uploadedFile } from '#server/testing/resumable.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { withUploads } from './listing-files.ts';
import { sweepUploadsJob } from './sweep-uploads.ts';

const efie = bootTestApp();
const THERE_NO_MORE = 'We no longer have this file. Please choose it again.';
const USED =
  'This file is already in a listing. Please check your listings before you send it again.';
let photos: Buffer[];
let lister: TestPerson;

beforeAll(async () => {
  const sizes = [300, 400, 500].map((width) => ({ width, height: 300 }));
  photos = await Promise.all(sizes.map((size, seed) => jpegPhoto(seed, size)));
});

beforeEach(async () => {
  lister = await signedInAs(efie.platform, 'Property Owner');
});

const photo = (place: number) => photos[place] ?? Buffer.alloc(0);
const uploaded = (content: Buffer, sent?: number) =>
  uploadedFile(efie, lister, 'photo', content, sent);
const unjudged = (content: string) => unjudgedPhoto(efie, lister, Buffer.from(content));

const list = (fields: Record<string, string>, files: TestFile[] = [], who = lister) =>
  postUpload(efie, '/api/properties/upload', {
    fields: { ...PROPERTY_FORM, ...fields },
    files,
    headers: who.headers,
  });

const received = () => efie.platform.resumable.ids();
const stateOf = async (id: string) => (await tusClient(efie, lister.headers).look(id)).statusCode;

test('a property has its uploads in the order of their ids, followed by the files of its form', async () => {
  const ids = [await uploaded(photo(0)), await uploaded(photo(1))];
  const film = await uploadedFile(efie, lister, 'video', video().content);
  const response = await list({ photoUploads: `${ids[1]}, ${ids[0]}`, videoUpload: film }, [
    image(photo(2)),
  ]);
  expect(response.statusCode).toBe(201);
  const { property } = response.json<UploadPropertyResponse>();
  expect(property.photos.map(({ width }) => width)).toEqual([400, 300, 500]);
  expect(property.video).toMatch(/^http:\/\/efie\.test\/media\/videos\//);
  expect(await received()).toEqual([]);
  expect(await stateOf(film)).toBe(404);
});

test('an id may be written in capitals, and with spaces around it', async () => {
  const id = await uploaded(photo(0));
  const film = await uploadedFile(efie, lister, 'video', mp4Video({ seconds: 9 }));
  const response = await list({
    photoUploads: ` ${id.toUpperCase()} ,`,
    videoUpload: ` ${film.toUpperCase()} `,
  });
  expect(response.statusCode, response.body).toBe(201);
  const { property } = response.json<UploadPropertyResponse>();
  expect(property.photos).toMatchObject([{ width: 300 }]);
  expect(property.video).toMatch(/^http:\/\/efie\.test\/media\/videos\//);
});

test('a file of the form takes the place that the order gives it', async () => {
  const ids = [await uploaded(photo(0)), await uploaded(photo(1))];
  const response = await list({ photoUploads: `file,${ids[0]},file,${ids[1]}` }, [image(photo(2))]);
  const { property } = response.json<UploadPropertyResponse>();
  expect(property.photos.map(({ width }) => width)).toEqual([500, 300, 400]);
});

test('files of the form are what their fields say: photos, a video and its still', async () => {
  const film = videoFile(mp4Video({ seconds: 11 }));
  const picture = { ...image(photo(2)), field: 'poster' };
  const response = await list({}, [image(photo(0)), film, picture]);
  expect(response.statusCode, response.body).toBe(201);
  const { property } = response.json<UploadPropertyResponse>();
  expect(property.photos.map(({ width }) => width)).toEqual([300]);
  expect(property.videoDetails?.poster).toMatchObject({ width: 500 });
});

test('a car can consist of uploads only, and a field without an id counts as empty', async () => {
  const id = await uploaded(photo(0));
  const response = await postUpload(efie, '/api/cars/upload', {
    fields: { ...CAR_FORM, photoUploads: id, videoUpload: ' ' },
    headers: lister.headers,
  });
  expect(response.statusCode).toBe(201);
  expect(response.json<{ car: Car }>().car.photos).toMatchObject([{ width: 300 }]);
});

describe('a refused listing keeps its uploads waiting', () => {
  test('when the form is not filled in', async () => {
    const id = await uploaded(photo(0));
    expect((await list({ photoUploads: id, name: '' })).statusCode).toBe(400);
    expect((await list({ photoUploads: id })).statusCode).toBe(201);
  });

  test('when one upload is no photo, and names its place', async () => {
    const ids = [await uploaded(photo(0)), await unjudged('<svg onload="x()"/>')];
    const response = await list({ photoUploads: ids.join(',') });
    expect(response.statusCode).toBe(415);
    expect(response.json()).toMatchObject({
      code: 'UNSUPPORTED_MEDIA',
      fields: { 'photoUploads.1': expect.stringMatching(/^This file isn’t a photo/) },
    });
    expect(await Promise.all(ids.map(stateOf))).toEqual([200, 200]);
    expect((await list({ photoUploads: String(ids[0]) })).statusCode).toBe(201);
  });

  test('when one upload is still under way', async () => {
    const ids = [await uploaded(photo(0)), await uploaded(photo(1), 100)];
    const response = await list({ photoUploads: ids.join(',') });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({
      'photoUploads.1': 'This file is still uploading. Please wait until it’s done.',
    });
    expect(await Promise.all(ids.map(stateOf))).toEqual([200, 200]);
  });

  test('when several uploads are wrong, and names them all', async () => {
    const ids = [await uploaded(photo(0), 100), await uploaded(photo(1)), 'no-id'];
    const response = await list({ photoUploads: ids.join(',') });
    expect([response.statusCode, response.json().fields]).toEqual([
      400,
      {
        'photoUploads.0': 'This file is still uploading. Please wait until it’s done.',
        'photoUploads.2': THERE_NO_MORE,
      },
    ]);
  });

  test('when an upload is someone else’s, of another kind or named twice', async () => {
    const id = await uploaded(photo(0));
    const other = await signedInAs(efie.platform, 'Agent');
    for (const [fields, who, at, sentence] of [
      [{ photoUploads: id }, other, 'photoUploads.0', THERE_NO_MORE],
      [{ photoUploads: 'no-id' }, lister, 'photoUploads.0', THERE_NO_MORE],
      [{ videoUpload: id }, lister, 'videoUpload', THERE_NO_MORE],
      [{ photoUploads: `${id},${id}` }, lister, 'photoUploads.1', 'This file is named twice.'],
    ] as const) {
      const response = await list(fields, [], who);
      expect([response.statusCode, response.json().fields]).toEqual([400, { [at]: sentence }]);
    }
    expect(await stateOf(id)).toBe(200);
  });

  test('when it has more than ten photos in all or two videos', async () => {
    const id = await uploaded(photo(0));
    const many = await list({ photoUploads: id }, Array(10).fill(image(photo(1))));
    expect([many.statusCode, many.json().fields]).toEqual([
      400,
      { images: 'You can only upload up to 10 images.' },
    ]);
    const film = await uploadedFile(efie, lister, 'video', video().content);
    const two = await list({ videoUpload: film }, [video()]);
    expect([two.statusCode, two.json().fields]).toEqual([
      400,
      { video: 'Please choose one video.' },
    ]);
    expect(await stateOf(id)).toBe(200);
    const ten = await list({ photoUploads: id }, [...Array(9).fill(image(photo(1))), video()]);
    expect(ten.statusCode).toBe(201);
  });
});

test('an upload is gone once its 72 hours are over', async () => {
  efie.setNow('2026-06-01T10:00:00Z');
  lister = await signedInAs(efie.platform, 'Property Owner');
  const id = await uploaded(photo(0));
  efie.setNow('2026-06-04T10:00:00Z');
  const response = await list({ photoUploads: id });
  expect(await stateOf(id)).toBe(404);
  efie.setNow(new Date());
  expect([response.statusCode, response.json().fields]).toEqual([
    400,
    { 'photoUploads.0': THERE_NO_MORE },
  ]);
});

test('an upload that is swept while its listing is stored leaves nothing, and says so', async () => {
  efie.setNow('2026-05-01T10:00:00Z');
  lister = await signedInAs(efie.platform, 'Property Owner');
  const before = await leftovers(efie);
  const id = await uploaded(await jpegPhoto(7, { width: 310, height: 300 }));
  efie.setNow('2026-05-04T09:59:59Z');
  const { storage } = efie.platform;
  const put = storage.put.bind(storage);
  vi.spyOn(storage, 'put').mockImplementationOnce(async (...file) => {
    await put(...file);
    efie.setNow('2026-05-04T10:00:00Z');
    await sweepUploadsJob(efie.platform).run({});
  });
  const response = await list({ photoUploads: id });
  efie.setNow(new Date());
  expect([response.statusCode, response.json().fields]).toEqual([
    400,
    { 'photoUploads.0': THERE_NO_MORE },
  ]);
  expect((await leftovers(efie)).sort()).toEqual(before.sort());
});

test('an upload can be used only once', async () => {
  const id = await uploaded(photo(0));
  expect((await list({ photoUploads: id })).statusCode).toBe(201);
  const again = await list({ photoUploads: id });
  expect(again.statusCode).toBe(409);
  expect(again.json()).toEqual({
    code: 'CONFLICT',
    message: USED,
    fields: { 'photoUploads.0': USED },
  });
});

test('an upload used by a listing is no longer there for its sender', async () => {
  const id = await uploadedFile(efie, lister, 'photo', await encodedHeic());
  const preview = () =>
    efie.app.inject({ url: `/api/uploads/${id}/preview`, headers: lister.headers });
  const shown = await preview();
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(shown.rawPayload.toString('latin1', 8, 12)).toBe('WEBP');
  expect((await list({ photoUploads: id })).statusCode).toBe(201);
  expect((await preview()).statusCode).toBe(404);
});

describe('the same listing sent again', () => {
  const idOfListing = async (
    fields: Record<string, string>,
    files: TestFile[],
    key: string | null,
  ) => {
    const response = await postUpload(efie, '/api/properties/upload', {
      fields,
      files,
      headers: lister.headers,
      key,
    });
    expect(response.statusCode, response.body).toBe(201);
    return response.json<UploadPropertyResponse>().property._id;
  };

  test('is one listing by its key, even with reordered fields and its photo uploaded first', async () => {
    const key = randomUUID();
    const first = await idOfListing(PROPERTY_FORM, [image(photo(0))], key);
    const reversed = Object.fromEntries(Object.entries(PROPERTY_FORM).reverse());
    const photoUploads = await uploaded(photo(0));
    expect(await idOfListing({ ...reversed, photoUploads }, [], key)).toBe(first);
  });

  test('is another listing without a key when its files differ', async () => {
    const first = await idOfListing(PROPERTY_FORM, [image(photo(0))], null);
    expect(await idOfListing(PROPERTY_FORM, [image(photo(0))], null)).toBe(first);
    expect(await idOfListing(PROPERTY_FORM, [image(photo(1))], null)).not.toBe(first);
  });
});

test('a form whose uploads a faster one took meanwhile says so, whatever failed', async () => {
  const id = await uploaded(photo(0));
  const actor = actorOf(lister);
  const named = { id, kind: 'photo', field: 'photoUploads.0' } as const;
  const late = withUploads(efie.platform, actor, [named], async ({ received: [file] }) => {
    expect((await list({ photoUploads: id })).statusCode).toBe(201);
    return readFile(String(file?.path));
  });
  await expect(late).rejects.toMatchObject({ code: 'CONFLICT', message: USED });
});

test('only one of several forms that race for an upload gets it', async () => {
  const ids = [await uploaded(photo(0)), await uploaded(photo(1))];
  const responses = await Promise.all(
    [ids, [...ids].reverse(), ids].map((each) => list({ photoUploads: each.join(',') })),
  );
  const codes = responses.map((response) => response.statusCode).sort();
  expect(codes).toEqual([201, 409, 409]);
  const losers = responses.filter((response) => response.statusCode === 409);
  expect(losers.map((response) => response.json().message)).toEqual([USED, USED]);
  const won = responses
    .find((response) => response.statusCode === 201)
    ?.json<UploadPropertyResponse>();
  await efie.runJobs();
  const shown = await efie.app.inject(`/api/properties/${won?.property._id}`);
  expect(shown.json().photos).toMatchObject([{ ready: true }, { ready: true }]);
});
