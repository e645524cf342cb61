import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { jpegPhoto } from '#server/testing/media/photos.ts';
import { storedKeys } from '#server/testing/media/stored-keys.ts';
import { multipart, type TestFile } from '#server/testing/multipart.ts';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();

/** As a client of another site can load it. */
const address = /^http:\/\/efie\.test\/media\/profiles\/\w+\.webp$/;

describe('GET /api/User/profile', () => {
  test('requires sign-in', async () => {
    expect((await efie.app.inject({ url: '/api/User/profile' })).statusCode).toBe(401);
  });

  // §3/20, §7/27
  test('returns your own profile, without the password', async () => {
    const person = await signedInAs(efie.platform, 'Property Owner');
    const response = await efie.app.inject({ url: '/api/User/profile', headers: person.headers });
    expect(response.json()).toEqual({
      _id: person.id,
      firstname: 'Ama',
      lastname: 'Mensah',
      email: person.email,
      phoneNumber: person.phoneNumber,
      location: 'Accra',
      profileImage: null,
      companyLogo: null,
      mustConfirmEmail: false,
      mustAddFactor: false,
      linkSentTo: null,
      leavesAt: null,
      privacyAgreedAt: null,
      role: 'Property Owner',
    });
  });
});

describe('PUT /api/User/profile', () => {
  const put = (payload: object, headers = {}) =>
    efie.app.inject({ method: 'PUT', url: '/api/User/profile', payload, headers });

  test('requires sign-in before it looks at the body', async () => {
    expect((await put({ firstname: '' })).statusCode).toBe(401);
  });

  test.each([
    [{ firstname: '' }],
    [{ lastname: 'x'.repeat(61) }],
    [{ phoneNumber: '12' }],
    [{ location: ['Accra'] }],
  ])('refuses %j and changes nothing', async (change) => {
    const { headers, id } = await signedInAs(efie.platform, 'Customer');
    const response = await put(change, headers);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields)).toEqual(Object.keys(change));
    const { rows } = await efie.connection.pool.query('select * from users where id = $1', [id]);
    expect(rows[0]).toMatchObject({ firstname: 'Ama', lastname: 'Mensah', location: 'Accra' });
  });

  test.each([
    [{ firstname: 'Efua' }],
    [{ lastname: 'Owusu' }],
    [{ phoneNumber: '0200000000' }],
    [{ location: 'Kumasi' }],
  ])('changes %j and nothing else', async (change) => {
    const { headers } = await signedInAs(efie.platform, 'Customer');
    const read = async () =>
      (await efie.app.inject({ url: '/api/User/profile', headers })).json<object>();
    const before = await read();
    expect((await put(change, headers)).statusCode).toBe(200);
    expect(await read()).toEqual({ ...before, ...change });
  });

  // §3/22, §7/28
  test('changes only what is given, never the email address or the role', async () => {
    const person = await signedInAs(efie.platform, 'Customer');
    const response = await put(
      { phoneNumber: '020 000 0000', location: 'Kumasi', email: 'x@y.co', role: 'Admin' },
      person.headers,
    );
    expect(response.json()).toMatchObject({
      message: 'Profile updated successfully!',
      user: {
        firstname: 'Ama',
        phoneNumber: '0200000000',
        location: 'Kumasi',
        email: person.email,
        role: 'Customer',
      },
    });
  });
});

describe('POST /api/User/upload-profile-image', () => {
  const upload = (file: Partial<TestFile> & { content: Buffer }, headers = {}) => {
    const body = multipart({}, [
      { field: 'profileImage', name: 'me.jpg', type: 'image/jpeg', ...file },
    ]);
    return efie.app.inject({
      method: 'POST',
      url: '/api/User/upload-profile-image',
      payload: body.payload,
      headers: { ...body.headers, ...headers },
    });
  };
  const stored = () => storedKeys(efie.platform.storage, 'public', 'profiles');

  test('requires sign-in', async () => {
    expect((await upload({ content: await jpegPhoto() })).statusCode).toBe(401);
  });

  // §8/52, §8/53
  test('refuses a file that is not a photo, is too large or is missing, and stores nothing', async () => {
    const { headers } = await signedInAs(efie.platform, 'Customer');
    const text = await upload({ content: Buffer.from('I am no picture') }, headers);
    const script = await upload(
      { name: 'me.svg', type: 'image/svg+xml', content: Buffer.from('<svg onload="alert(1)"/>') },
      headers,
    );
    const large = await upload({ content: Buffer.alloc(5 * 1024 * 1024 + 1) }, headers);
    const empty = await upload({ content: Buffer.alloc(0) }, headers);
    const unnamed = await upload({ field: 'other', content: await jpegPhoto() }, headers);
    expect([text, script, large, empty, unnamed].map((response) => response.statusCode)).toEqual([
      400, 400, 413, 400, 400,
    ]);
    expect(text.json()).toMatchObject({ message: 'Invalid image file.', code: 'INVALID_IMAGE' });
    expect(large.json().message).toBe(
      'Image file is too large. Please choose a smaller image (max 5MB).',
    );
    expect(await stored()).toEqual([]);
    expect(await readdir(efie.platform.uploadsDir)).toEqual([]);
  });

  // §3/20, §7/30, §8/55
  test('stores a square photo without metadata in place of the old one', async () => {
    const { headers } = await signedInAs(efie.platform, 'Customer');
    const withGps = await sharp(await jpegPhoto(3))
      .withExif({ IFD3: { GPSLatitude: '5/1 33/1 0/1', GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    await upload({ content: await jpegPhoto(2) }, headers);
    const response = await upload({ content: withGps }, headers);
    expect(response.json().message).toBe('Profile image uploaded successfully!');
    expect(await stored()).toHaveLength(1);

    expect(response.json().profileImage).toMatch(address);
    const image = await efie.app.inject({ url: response.json().profileImage });
    expect(image.headers['content-type']).toBe('image/webp');
    expect(image.headers['cache-control']).toContain('immutable');
    const metadata = await sharp(image.rawPayload).metadata();
    expect(metadata).toMatchObject({ width: 320, height: 320 });
    expect(metadata.exif).toBeUndefined();

    const profile = await efie.app.inject({ url: '/api/User/profile', headers });
    expect(profile.json().profileImage).toBe(response.json().profileImage);
  });
});

describe('POST /api/User/upload-company-logo', () => {
  const upload = (content: Buffer, headers = {}) => {
    const body = multipart({}, [
      { field: 'companyLogo', name: 'a.jpg', type: 'image/jpeg', content },
    ]);
    return efie.app.inject({
      method: 'POST',
      url: '/api/User/upload-company-logo',
      payload: body.payload,
      headers: { ...body.headers, ...headers },
    });
  };

  test('is only for those who list properties', async () => {
    const customer = await signedInAs(efie.platform, 'Customer');
    expect((await upload(await jpegPhoto())).statusCode).toBe(401);
    expect((await upload(await jpegPhoto(), customer.headers)).statusCode).toBe(403);
  });

  // §3/20, §3/21
  test('shows the logo in the profile, in place of the one before', async () => {
    const { headers } = await signedInAs(efie.platform, 'Agent');
    expect((await upload(Buffer.from('no picture'), headers)).statusCode).toBe(415);
    const first = (await upload(await jpegPhoto(), headers)).json();
    const second = (await upload(await jpegPhoto(640), headers)).json();
    const profile = await efie.app.inject({ url: '/api/User/profile', headers });
    expect(second.companyLogo).toMatch(address);
    expect(profile.json().companyLogo).toBe(second.companyLogo);
    expect((await efie.app.inject({ url: first.companyLogo })).statusCode).toBe(404);
    expect((await efie.app.inject({ url: second.companyLogo })).statusCode).toBe(200);
  });
});
