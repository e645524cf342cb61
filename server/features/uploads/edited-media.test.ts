import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Property } from '#domain/properties/schema.ts';
import {
  CAR_FORM,
  PROPERTY_FORM,
  uploadedCar,
  uploadedProperty,
} from '#server/testing/listings.ts';
import { mp4Video } from '#server/testing/media/mp4-video.ts';
import { jpegPhoto } from '#server/testing/media/photos.ts';
import { video } from '#server/testing/media/uploads.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { tusClient, unjudgedPhoto, uploadedFile } from '#server/testing/resumable.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
let photos: Buffer[];
let lister: TestPerson;
let id: string;
let keys: string[];

beforeAll(async () => {
  const sizes = [300, 400, 500].map((width) => ({ width, height: 300 }));
  photos = await Promise.all(sizes.map((size, seed) => jpegPhoto(seed, size)));
});

beforeEach(async () => {
  lister = await signedInAs(efie.platform, 'Property Owner');
  id = await uploadedProperty(efie, lister, {}, photos.slice(0, 2));
  keys = (await read()).photos.map(({ key }) => key);
});

const read = async () => (await efie.app.inject(`/api/properties/${id}`)).json<Property>();
const widths = async () => (await read()).photos.map(({ width }) => width);
const newPhoto = () => uploadedFile(efie, lister, 'photo', photos[2] ?? Buffer.alloc(0));
const edit = (change: object, who = lister) =>
  efie.app.inject({
    method: 'PUT',
    url: `/api/properties/${id}`,
    headers: who.headers,
    payload: { ...PROPERTY_FORM, ...change },
  });

test('photos stay unless the form names them', async () => {
  expect((await edit({ name: 'Palm House' })).statusCode).toBe(200);
  expect(await widths()).toEqual([300, 400]);
});

test('the form sets the order of old and new photos and drops those it leaves out', async () => {
  const response = await edit({ photos: [keys[1], await newPhoto(), keys[0]] });
  expect(response.statusCode).toBe(200);
  expect(await widths()).toEqual([400, 500, 300]);
  expect((await edit({ photos: [keys[0]] })).statusCode).toBe(200);
  expect(await widths()).toEqual([300]);
});

test('a photo named twice in the form counts once', async () => {
  expect((await edit({ photos: [keys[1], keys[0], keys[1]] })).statusCode).toBe(200);
  expect(await widths()).toEqual([400, 300]);
});

test('a video is added by its upload and removed when the form says so', async () => {
  const film = await uploadedFile(efie, lister, 'video', video().content);
  expect((await edit({ video: film })).statusCode).toBe(200);
  expect((await read()).video).toMatch(/^http:\/\/efie\.test\/media\/videos\//);
  await edit({ name: 'Palm House' });
  expect((await read()).video).not.toBeNull();
  await edit({ video: null });
  expect((await read()).video).toBeNull();
});

test('a new video gets the still that its form names, even one that is not among the photos', async () => {
  const film = await uploadedFile(efie, lister, 'video', mp4Video({ seconds: 7 }));
  const response = await edit({ video: film, poster: await newPhoto() });
  expect([response.statusCode, response.body]).toEqual([200, expect.anything()]);
  expect((await read()).videoDetails?.poster).toMatchObject({ width: 500 });
  expect(await widths()).toEqual([300, 400]);
});

test('a still that is no photo does not stop the video', async () => {
  const film = await uploadedFile(efie, lister, 'video', mp4Video({ seconds: 8 }));
  const poster = await unjudgedPhoto(efie, lister, Buffer.from('no photo'));
  const response = await edit({ video: film, poster });
  expect(response.statusCode, response.body).toBe(200);
  expect((await read()).videoDetails?.poster).toBeNull();
});

describe('an edit that is refused keeps the listing’s photos', () => {
  test('when someone else sends it', async () => {
    const other = await signedInAs(efie.platform, 'Agent');
    expect((await edit({ photos: [] }, other)).statusCode).toBe(403);
    expect(await widths()).toEqual([300, 400]);
  });

  test('when it names a photo of another listing, while its upload waits', async () => {
    const upload = await newPhoto();
    const response = await edit({ photos: [keys[0], upload, 'f'.repeat(32)] });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({
      'photos.2': 'This photo isn’t part of this listing. Please reload the page.',
    });
    expect(await widths()).toEqual([300, 400]);
    expect((await tusClient(efie, lister.headers).look(upload)).statusCode).toBe(200);
  });

  test('when an upload is no photo, and names its place', async () => {
    const upload = await unjudgedPhoto(efie, lister, Buffer.from('no photo'));
    const response = await edit({ photos: [keys[0], upload] });
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([415, ['photos.1']]);
    expect(await widths()).toEqual([300, 400]);
  });

  test('when it has eleven photos', async () => {
    const response = await edit({ photos: Array(11).fill(keys[0]) });
    const message = 'You can only upload up to 10 images.';
    expect(response.json()).toEqual({ code: 'BAD_INPUT', message, fields: { photos: message } });
    expect((await edit({ photos: Array(10).fill(keys[0]) })).statusCode).toBe(200);
  });
});

test('a car keeps at least one photo', async () => {
  const car = await uploadedCar(efie, lister);
  const put = (change: object) =>
    efie.app.inject({
      method: 'PUT',
      url: `/api/cars/${car}`,
      headers: lister.headers,
      payload: { ...CAR_FORM, ...change },
    });
  const none = await put({ photos: [] });
  expect([none.statusCode, none.json().message]).toEqual([
    400,
    'Please upload at least one image of the vehicle.',
  ]);
  expect((await put({ photos: [await newPhoto()] })).statusCode).toBe(200);
  const shown = await efie.app.inject({ url: `/api/cars/${car}`, headers: lister.headers });
  expect(shown.json().photos).toMatchObject([{ width: 500 }]);
});
