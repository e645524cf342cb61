import { expect, test } from 'vitest';
import { CAR_FORM, PROPERTY_FORM } from '#server/testing/listings.ts';
import { jpegPhoto } from '#server/testing/media/photos.ts';
import { image } from '#server/testing/media/uploads.ts';
import { multipart } from '#server/testing/multipart.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

/** A fresh installation: no mail server, no settings, no accounts. */
const efie = bootTestApp({ smtpUrl: undefined, appUrl: 'http://localhost:3000' });

type Headers = Record<string, string>;

async function call(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: object,
  headers: Headers = {},
) {
  const response = await efie.app.inject({ method, url, headers, ...(body && { payload: body }) });
  return {
    status: response.statusCode,
    body: response.body ? response.json() : null,
    cookies: response.cookies,
  };
}

async function upload(url: string, fields: Record<string, string>, headers: Headers) {
  const form = multipart(fields, [image(await jpegPhoto(1)), image(await jpegPhoto(2))]);
  const response = await efie.app.inject({
    method: 'POST',
    url,
    headers: { ...headers, ...form.headers },
    payload: form.payload,
  });
  return { status: response.statusCode, body: response.json() };
}

/** Signs up and logs in as the specification's client does, with nothing in between. */
async function newcomer(role: string) {
  const email = `${role.toLowerCase().replace(' ', '-')}@client.test`;
  const password = 'secret-enough';
  const signup = await call('POST', '/api/auth/signup', {
    email,
    password,
    role,
    firstname: 'Ama',
    lastname: 'Mensah',
    phoneNumber: '0244123456',
    location: 'Accra',
  });
  expect([signup.status, signup.body.role]).toEqual([201, role]);
  const login = await call('POST', '/api/auth/login', { email, password });
  expect(login.body).toMatchObject({ role, token: expect.any(String), userId: expect.any(String) });
  const { token } = login.body;
  const cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return {
    bearer: { authorization: `Bearer ${token}` },
    atoken: { atoken: token },
    // Browsers send this with the calls that the specification makes without an auth header.
    browser: { cookie, origin: efie.platform.config.appUrl },
  };
}

/** The price as digits only, as section 7 sends it. */
const PROPERTY = { ...PROPERTY_FORM, price: '1250' };
const CAR = { ...CAR_FORM, carType: 'Pickup' };

// §3/2, §6/43
test('a client written from section 7 alone gets through on a fresh installation', async () => {
  efie.setNow('2026-11-20T12:00:00Z');
  const agent = await newcomer('Agent');
  const guest = await newcomer('Customer');

  const uploaded = await upload('/api/properties/upload', PROPERTY, agent.bearer);
  expect(uploaded.status).toBe(201);
  const [property] = (await call('GET', '/api/properties?propertyType=Short-Stay')).body;
  expect(property).toMatchObject({
    _id: uploaded.body.property._id,
    name: 'Palm Court',
    price: 1250,
  });
  const id = property._id;
  const { origin } = new URL(property.images[0]);
  expect([property.images.length, origin]).toEqual([2, efie.platform.config.appUrl]);

  const comment = { propertyId: id, comment: 'Quiet and clean.', rating: 5 };
  const posted = await call('POST', '/api/comments', comment, guest.bearer);
  expect([posted.status, posted.body.comment.comment]).toEqual([201, 'Quiet and clean.']);
  expect((await call('GET', `/api/comments/property/${id}?page=1&limit=5`)).body).toMatchObject({
    // Stars count only after a stay (docs/deviations.md#ratings).
    comments: [{ comment: 'Quiet and clean.', rating: null, userName: expect.any(String) }],
    pagination: { currentPage: 1, totalPages: 1, totalComments: 1, hasMore: false },
    averageRating: null,
  });

  const older = `/api/properties/${id}/comments`;
  const added = await call('POST', older, { comment: 'Near the beach.' }, guest.browser);
  expect(added.status).toBe(201);
  const one = `${older}/${added.body._id}`;
  const edited = await call('PUT', one, { comment: 'Near the sea.' }, guest.browser);
  expect([edited.status, edited.body.comment]).toEqual([200, 'Near the sea.']);
  expect((await call('GET', older)).body).toHaveLength(2);
  expect(await call('DELETE', one, undefined, guest.browser)).toMatchObject({
    status: 200,
    body: true,
  });

  const booking = {
    propertyId: id,
    fullName: 'Ama Mensah',
    email: 'ama@client.test',
    phoneNumber: '+233244123456',
    checkIn: '2026-12-01',
    checkOut: '2026-12-04',
  };
  expect((await call('POST', '/api/bookings', booking, guest.atoken)).status).toBe(201);
  expect((await call('POST', '/api/bookings', booking, guest.atoken)).status).toBe(409);

  const car = await upload('/api/cars/upload', CAR, guest.bearer);
  expect(car.status).toBe(201);
  const [listed] = (await call('GET', '/api/cars')).body;
  expect(listed._id).toBe(car.body.car._id);
  expect((await call('GET', `/api/cars/${listed._id}`)).body).toMatchObject({ _id: listed._id });

  const profile = await call('GET', '/api/User/profile', undefined, guest.bearer);
  expect(profile.body).toMatchObject({
    firstname: 'Ama',
    role: 'Customer',
    mustConfirmEmail: false,
  });
  const names = {
    firstname: 'Esi',
    lastname: 'Mensah',
    phoneNumber: '0244123456',
    location: 'Tema',
  };
  expect((await call('PUT', '/api/User/profile', names, guest.bearer)).body).toMatchObject({
    user: { firstname: 'Esi', location: 'Tema' },
    message: 'Profile updated successfully!',
  });
  const photo = multipart({}, [
    { field: 'profileImage', name: 'me.jpg', type: 'image/jpeg', content: await jpegPhoto() },
  ]);
  const image = await efie.app.inject({
    method: 'POST',
    url: '/api/User/upload-profile-image',
    headers: { ...guest.bearer, ...photo.headers },
    payload: photo.payload,
  });
  expect([image.statusCode, new URL(image.json().profileImage).origin]).toEqual([200, origin]);

  const rented = await call(
    'PUT',
    `/api/properties/${id}/status`,
    { status: 'Rented' },
    agent.browser,
  );
  expect(rented.status).toBe(200);
  const sale = await upload(
    '/api/properties/upload',
    { ...PROPERTY, propertyType: 'PropertySales', shortStayType: '', saleType: 'Land' },
    agent.bearer,
  );
  const gone = await call(
    'DELETE',
    `/api/properties/${sale.body.property._id}`,
    undefined,
    agent.bearer,
  );
  expect(gone.status).toBe(200);

  const forgotten = await call('POST', '/api/auth/forgot-password', {
    email: 'customer@client.test',
  });
  expect([forgotten.status, typeof forgotten.body.message]).toEqual([200, 'string']);
  await efie.runJobs();
  const mails = await efie.outbox.to('customer@client\\.test');
  const token = mails.join('\n').match(/reset-password\/([\w-]+)/)?.[1];
  const reset = await call('POST', `/api/auth/reset-password/${token}`, {
    password: 'another-secret',
  });
  expect(reset).toMatchObject({ status: 200, body: { message: 'Password reset successfully!' } });

  // Nobody was asked to confirm an address.
  expect(mails.join('\n')).not.toContain('Confirm your email');
});
