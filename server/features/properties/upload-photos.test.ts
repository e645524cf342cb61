import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { mediaMessages } from '#domain/media/messages.ts';
import type { Property, UploadPropertyResponse } from '#domain/properties/schema.ts';
import { PROPERTY_FORM } from '#server/testing/listings.ts';
import { heicPhoto, heicPhotoClaiming } from '#server/testing/media/heic-photo.ts';
import { jpegPhoto } from '#server/testing/media/photos.ts';
import { image, leftovers, postUpload } from '#server/testing/media/uploads.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
let agent: TestPerson;

beforeAll(async () => {
  agent = await signedInAs(efie.platform, 'Agent');
});

const upload = (content: Buffer) =>
  postUpload(efie, '/api/properties/upload', {
    fields: PROPERTY_FORM,
    files: [image(content)],
    headers: agent.headers,
  });

/** A picture of one colour. */
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888888' } });

/** A JPEG whose header claims another size. */
async function jpegClaiming(width: number, height: number): Promise<Buffer> {
  const photo = await jpegPhoto(1);
  // The start of the frame: its marker, length and precision, then height and width.
  const size = photo.indexOf(Buffer.from([0xff, 0xc0])) + 5;
  photo.writeUInt16BE(height, size);
  photo.writeUInt16BE(width, size + 2);
  return photo;
}

const tooManyPixels = (megapixels: number) =>
  `Image file is too large. Please choose an image of ${megapixels} megapixels or fewer.`;

describe('the photo upload', () => {
  test.each<[string, number, () => Promise<Buffer>]>([
    ['of a little over 50 megapixels', 50, () => plain(8000, 6251).png().toBuffer()],
    [
      'in JPEG of a little over 110 megapixels, standing upright',
      110,
      () => jpegClaiming(10_000, 11_001),
    ],
    ['that claims 4 gigapixels', 110, () => jpegClaiming(65_000, 65_000)],
    ['in HEIC that claims 51 megapixels', 50, async () => heicPhotoClaiming(8500, 6000)],
  ])('refuses a photo %s and leaves nothing behind', async (_what, megapixels, content) => {
    const response = await upload(await content());
    const message = tooManyPixels(megapixels);
    expect(response.json()).toEqual({
      code: 'TOO_LARGE',
      message,
      fields: { images: message, 'images.0': message },
    });
    expect(response.statusCode).toBe(413);
    expect(await leftovers(efie)).toEqual([]);
  });

  test.each<[string, () => Buffer]>([
    ['in HEIC that is cut short', () => heicPhoto().subarray(0, -60)],
    [
      'that only begins as HEIC',
      () => Buffer.concat([heicPhoto().subarray(0, 28), Buffer.alloc(999)]),
    ],
  ])('refuses a damaged photo %s and leaves nothing behind', async (_what, content) => {
    const response = await upload(content());
    expect(response.json()).toMatchObject({
      code: 'UNSUPPORTED_MEDIA',
      message: 'This photo is damaged or incomplete. Please choose it again.',
    });
    expect(response.statusCode).toBe(415);
    expect(await leftovers(efie)).toEqual([]);
  });
});

// §2.7/5
test('names broken photos among several by their places', async () => {
  const photos = await Promise.all([1, 2, 3].map((seed) => jpegPhoto(seed)));
  const responseTo = (files: Buffer[]) =>
    postUpload(efie, '/api/properties/upload', {
      fields: PROPERTY_FORM,
      files: files.map(image),
      headers: agent.headers,
    });
  const [first, second, third] = photos as [Buffer, Buffer, Buffer];
  const broken = await responseTo([first, second, third.subarray(0, 9000)]);
  expect([broken.statusCode, Object.keys(broken.json().fields)]).toEqual([
    415,
    ['images', 'images.2'],
  ]);
  const two = await responseTo([first.subarray(0, 9000), second, Buffer.alloc(0)]);
  const { message } = two.json();
  expect(two.json()).toMatchObject({
    code: 'UNSUPPORTED_MEDIA',
    fields: { images: message, 'images.0': message, 'images.2': mediaMessages.emptyFile },
  });
  const empty = await responseTo([first, Buffer.alloc(0), third]);
  expect([empty.statusCode, Object.keys(empty.json().fields)]).toEqual([
    400,
    ['images', 'images.1'],
  ]);
  const large = await responseTo([first, Buffer.concat([second, Buffer.alloc(15 * 1024 * 1024)])]);
  expect([large.statusCode, Object.keys(large.json().fields)]).toEqual([
    413,
    ['images', 'images.1'],
  ]);
  expect(await leftovers(efie)).toEqual([]);
});

// §12/10
test.each<[string, number, number, () => Promise<Buffer>]>([
  ['a photo of 50 megapixels', 8000, 6250, () => plain(8000, 6250).png().toBuffer()],
  ['a JPEG of 110 megapixels', 11_000, 10_000, () => plain(11_000, 10_000).jpeg().toBuffer()],
])('%s is accepted', async (_what, width, height, content) => {
  const response = await upload(await content());
  expect(response.json<UploadPropertyResponse>().property.photos).toMatchObject([
    { width, height },
  ]);
  // Other tests cover making them smaller.
  await efie.connection.pool.query('delete from graphile_worker._private_jobs');
});

test('a HEIC photo is accepted, turned upright and served in a format that every browser shows', async () => {
  const response = await upload(heicPhoto());
  const { _id, photos } = response.json<UploadPropertyResponse>().property;
  expect(photos).toMatchObject([{ width: 32, height: 48 }]);
  await efie.runJobs();
  const listed = (await efie.app.inject(`/api/properties/${_id}`)).json<Property>();
  const shown = await efie.app.inject(String(listed.images[0]));
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
  const picture = sharp(shown.rawPayload);
  expect(await picture.metadata()).toMatchObject({ width: 32, height: 48 });
  const [aboveRed = 0, , aboveBlue = 0] = await pixel(picture, 16, 8);
  const [belowRed = 0, , belowBlue = 0] = await pixel(picture, 16, 40);
  expect([aboveBlue - aboveRed, belowRed - belowBlue].every((gap) => gap > 150)).toBe(true);
});

const pixel = (picture: Sharp, left: number, top: number) =>
  picture.clone().extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
