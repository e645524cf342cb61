import { beforeAll, describe, expect, test } from 'vitest';
import { Property, type UploadPropertyResponse } from '#domain/properties/schema.ts';
import { PROPERTY_FORM } from '#server/testing/listings.ts';
import { jpegPhoto } from '#server/testing/media/photos.ts';
import { image, leftovers, postUpload, video } from '#server/testing/media/uploads.ts';
import type { TestFile } from '#server/testing/multipart.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
let agent: TestPerson;
let photo: TestFile;

beforeAll(async () => {
  agent = await signedInAs(efie.platform, 'Agent');
  photo = image(await jpegPhoto(1));
});

const upload = (
  fields: Record<string, string>,
  files: TestFile[] = [],
  headers: Record<string, string> = agent.headers,
) => postUpload(efie, '/api/properties/upload', { fields, files, headers });

const NOT_A_PHOTO = image(Buffer.from('<svg onload="alert(1)"/>'));

describe('the checks of POST /api/properties/upload', () => {
  test('refuse a visitor', async () => {
    expect((await upload(PROPERTY_FORM, [photo], {})).statusCode).toBe(401);
  });

  // §6/7, §6/15
  test('refuse a Customer without reading the form', async () => {
    const customer = await signedInAs(efie.platform, 'Customer');
    const response = await upload({}, [NOT_A_PHOTO], customer.headers);
    expect(response.statusCode).toBe(403);
    expect(response.json().code).toBe('FORBIDDEN');
  });

  test('refuse a body that is no multipart form', async () => {
    const response = await efie.app.inject({
      method: 'POST',
      url: '/api/properties/upload',
      headers: agent.headers,
      payload: PROPERTY_FORM,
    });
    expect(response.statusCode).toBe(415);
  });

  const REQUIRED = 'Please fill in all required fields.';
  // §5/15, §5/16
  test.each([
    ['name', '', REQUIRED],
    ['name', ' \u200b ', REQUIRED],
    ['price', '', REQUIRED],
    ['location', '', REQUIRED],
    ['condition', '', REQUIRED],
    ['region', '', REQUIRED],
    ['propertyType', '', REQUIRED],
    ['address', '  ', REQUIRED],
    ['shortStayType', '', 'Please select a Short-Stay type.'],
    ['shortStayType', 'Castle', 'Please select a Short-Stay type.'],
    ['condition', 'Old', /^Please choose from: Newly built/],
    ['region', 'Accra', /^Please choose from: Greater Accra/],
    ['propertyType', 'Castle', /^Please choose from: Short-Stay/],
    ['price', '0', /^Please enter a price in cedi/],
    ['price', '-5', /^Please enter a price in cedi/],
    ['price', 'NaN', /^Please enter a price in cedi/],
    ['price', '1e5', /^Please enter a price in cedi/],
    ['price', '9'.repeat(30), /^Please enter a price/],
    ['price', '1000000001', /^Please enter a price of ₵1,000,000,000.00 or less/],
    ['name', 'x'.repeat(121), 'Please use 120 characters or fewer.'],
    ['name', 'a\u0000b', /^This text has characters we can’t read/],
    ['description', 'a\u0000b', /^This text has characters we can’t read/],
    ['description', 'x'.repeat(5001), 'Please use 5000 characters or fewer.'],
  ])('refuse %s "%s" before looking at any file', async (field, value, message) => {
    const response = await upload({ ...PROPERTY_FORM, [field]: value }, [NOT_A_PHOTO]);
    expect(response.statusCode).toBe(400);
    const says = message instanceof RegExp ? expect.stringMatching(message) : message;
    expect(response.json()).toMatchObject({
      code: 'BAD_INPUT',
      message: says,
      fields: { [field]: says },
    });
  });

  // §5/17, §5/18
  test.each([
    ['PropertyRentals', 'Please select a Rentals type.'],
    ['PropertySales', 'Please select a Sales type.'],
  ])('refuse %s without its own subtype', async (propertyType, message) => {
    const response = await upload({ ...PROPERTY_FORM, propertyType });
    expect([response.statusCode, response.json().message]).toEqual([400, message]);
  });

  test('report what is missing before what is wrong', async () => {
    const response = await upload({ ...PROPERTY_FORM, name: 'x'.repeat(121), address: '' });
    expect(response.json()).toMatchObject({
      message: REQUIRED,
      fields: { name: 'Please use 120 characters or fewer.', address: REQUIRED },
    });
  });

  // §5/19, §5/20
  test.each<[string, () => TestFile[], number, string]>([
    ['11 photos', () => Array(11).fill(photo), 400, 'You can only upload up to 10 images.'],
    ['two videos', () => [video(), video()], 400, 'Please choose one video.'],
    [
      'an empty file',
      () => [photo, image(Buffer.alloc(0))],
      400,
      'This file is empty. Please choose another one.',
    ],
    [
      'a file of another field',
      () => [{ ...photo, field: 'deed' }],
      400,
      "We don’t know the file field 'deed'.",
    ],
    [
      'a .jpg that is no picture',
      () => [photo, NOT_A_PHOTO],
      415,
      'This file isn’t a photo we can use. Please choose a JPEG, PNG, WebP, AVIF or HEIC.',
    ],
    [
      'half a picture',
      () => [image(photo.content.subarray(0, photo.content.length / 2))],
      415,
      'This photo is damaged or incomplete. Please choose it again.',
    ],
    [
      'a picture as a video',
      () => [photo, { ...photo, field: 'video', type: 'video/mp4' }],
      415,
      'This file isn’t a video we can use. Please choose an MP4, WebM or MOV.',
    ],
    [
      'a photo over 15 MB',
      () => [photo, image(Buffer.alloc(15 * 1024 * 1024 + 1))],
      413,
      'Image file is too large. Please choose a smaller image (max 15MB).',
    ],
  ])('refuse %s and leave nothing behind', async (_what, files, status, message) => {
    const response = await upload(PROPERTY_FORM, files());
    expect([response.statusCode, response.json().message]).toEqual([status, message]);
    expect(await leftovers(efie)).toEqual([]);
  });

  test('refuse more text than a form can need', async () => {
    const response = await upload({ ...PROPERTY_FORM, description: 'a'.repeat(10 * 1024 * 1024) });
    expect([response.statusCode, response.json()]).toEqual([
      413,
      {
        message: 'That text is too long. Please shorten it and try again.',
        code: 'TOO_LARGE',
        fields: { description: 'That text is too long. Please shorten it and try again.' },
      },
    ]);
    expect(await leftovers(efie)).toEqual([]);
  });

  test('refuse a broken form and leave nothing behind', async () => {
    const headers = {
      ...agent.headers,
      'content-type': 'multipart/form-data; boundary=----efie',
    };
    const half = Buffer.concat([
      Buffer.from(
        '------efie\r\ncontent-disposition: form-data; name="images"; filename="a.jpg"\r\n\r\n',
      ),
      photo.content,
    ]);
    for (const payload of [half, Buffer.from('no form at all'), Buffer.alloc(0)]) {
      const response = await efie.app.inject({
        method: 'POST',
        url: '/api/properties/upload',
        headers,
        payload,
      });
      expect(response.statusCode).toBe(400);
    }
    expect(await leftovers(efie)).toEqual([]);
  });

  test('keep no file when the property cannot be stored', async () => {
    await efie.connection.pool.query('alter table listings add constraint full_up check (false)');
    const response = await upload(PROPERTY_FORM, [photo, video()]);
    await efie.connection.pool.query('alter table listings drop constraint full_up');
    expect(response.statusCode).toBe(500);
    expect(await leftovers(efie)).toEqual([]);
  });
});

describe('POST /api/properties/upload', () => {
  // §3/3, §8/26
  test('lists a property without photos', async () => {
    const response = await upload({ ...PROPERTY_FORM, rentalType: 'Condos' });
    expect(response.statusCode).toBe(201);
    const { message, property } = response.json<UploadPropertyResponse>();
    expect(message).toBe('Property uploaded successfully!');
    expect(Property.strict().parse(property)).toEqual(property);
    expect(property).toMatchObject({
      ...PROPERTY_FORM,
      description: 'Three bedrooms and a garden.\nNear the beach.',
      price: 1250.5,
      status: 'available',
      rentalType: null,
      saleType: null,
      images: [],
      photos: [],
      video: null,
      lister: { userId: agent.id, role: 'Agent' },
    });
  });

  // §3/2, §4/14, §7/15
  test('lists a property with its photos in order, each once, and its video', async () => {
    const owner = await signedInAs(efie.platform, 'Property Owner');
    const second = image(await jpegPhoto(2, { width: 400, height: 600 }));
    const files = [second, photo, second, video()];
    const response = await upload(PROPERTY_FORM, files, owner.headers);
    expect(response.statusCode).toBe(201);
    const { property } = response.json<UploadPropertyResponse>();
    expect(property.photos).toMatchObject([
      { width: 400, height: 600, alt: 'Palm Court, photo 1', ready: false },
      { width: 1200, height: 900, alt: 'Palm Court, photo 2', ready: false },
    ]);
    expect(property.images).toHaveLength(2);
    expect(property.videoPoster, 'before the photos are made').toBeNull();
    expect(property.video).toMatch(/^http:\/\/efie\.test\/media\/videos\/[0-9a-f]{32}\.mp4$/);
    const { nearby: _onItsPage, checks: _there, ...listed } = property;
    const [newest] = (await efie.app.inject('/api/properties')).json<Property[]>();
    expect(newest).toEqual(listed);
  });

  test('ignores fields that the form does not ask for', async () => {
    const admin = await signedInAs(efie.platform, 'Admin');
    const response = await upload(
      { ...PROPERTY_FORM, _id: 'mine', status: 'sold', lister_id: agent.id, reviewCount: '99' },
      [],
      admin.headers,
    );
    expect(response.json().property).toMatchObject({
      status: 'available',
      reviewCount: 0,
      lister: { userId: admin.id },
    });
  });

  test('accepts a form with every field of the API document', async () => {
    const document = (await efie.app.inject('/api/openapi.json')).json();
    const { content } = document.paths['/api/properties/upload'].post.requestBody;
    const {
      images: _files,
      video: _file,
      ...fields
    } = content['multipart/form-data'].schema.properties;
    const empty = Object.fromEntries(Object.keys(fields).map((name) => [name, '']));
    expect(Object.keys(empty).length).toBeGreaterThan(50);
    const response = await upload({ ...empty, ...PROPERTY_FORM });
    expect([response.statusCode, response.json().message]).toEqual([201, expect.any(String)]);
  });

  test('ignores a file field left empty', async () => {
    const response = await upload(PROPERTY_FORM, [
      { ...photo, name: '', content: Buffer.alloc(0) },
    ]);
    expect([response.statusCode, response.json().property?.images]).toEqual([201, []]);
  });

  // §7/15
  test('shows its form in the API document', async () => {
    const document = (await efie.app.inject('/api/openapi.json')).json();
    const { content } = document.paths['/api/properties/upload'].post.requestBody;
    const form = content['multipart/form-data'].schema;
    expect(form.required).toEqual(expect.arrayContaining(['name', 'price', 'propertyType']));
    expect(form.properties).toMatchObject({
      region: { enum: expect.arrayContaining(['Ahafo']) },
      images: { type: 'array', maxItems: 10, items: { type: 'string', format: 'binary' } },
      video: { type: 'string', format: 'binary' },
    });
  });
});
