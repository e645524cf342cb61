/**
 * Makes every call of the specification's section 7, with a client generated from the API's document, against a server
 * at the address of the first argument, whose APP_URL is the second. Fails at the first response that differs from
 * section 7.
 */
import assert from 'node:assert/strict';
import createClient from 'openapi-fetch';
import { CAR_FORM, PROPERTY_FORM } from '#server/testing/listings.ts';
import { jpegPhoto } from '#server/testing/media/photos.ts';
// Generated beside the tests (generated-client.slow.test.ts).
import type { paths } from './api.d.ts';

const [, , address = '', site = ''] = process.argv;
const { GET, POST, PUT, DELETE } = createClient<paths>({ baseUrl: address });

/** Checks the status and returns the response's data. */
function got<Data>({ data, response }: { data?: Data; response: Response }, status: number): Data {
  assert.equal(response.status, status, response.url);
  assert.notEqual(data, undefined, response.url);
  return data as Data;
}

async function newcomer(role: 'Agent' | 'Customer') {
  const account = { email: `${role.toLowerCase()}@generated.test`, password: 'secret-enough' };
  const person = { firstname: 'Ama', lastname: 'Mensah', phoneNumber: '0244123456' };
  const signup = { ...account, ...person, role, location: 'Accra' };
  assert.equal(got(await POST('/api/auth/signup', { body: signup }), 201).role, role);
  const login = await POST('/api/auth/login', { body: account });
  const answer = got(login, 200);
  assert.ok('token' in answer && answer.userId && answer.role === role);
  const cookie = login.response.headers.getSetCookie().map((each) => each.split(';')[0]);
  return {
    bearer: { authorization: `Bearer ${answer.token}` },
    atoken: { atoken: answer.token },
    // Browsers send this with the calls that section 7 makes without an auth header.
    browser: { cookie: cookie.join('; '), origin: site },
  };
}

/** A form with files, from a body described in the document. */
function multipart(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    for (const each of [value].flat()) form.append(name, each);
  }
  return form;
}

// The document describes a file as binary text; the client sends a Blob.
const photo = new Blob([new Uint8Array(await jpegPhoto())], { type: 'image/jpeg' });
const file = photo as unknown as string;
const agent = await newcomer('Agent');
const guest = await newcomer('Customer');

const property = got(
  await POST('/api/properties/upload', {
    headers: agent.bearer,
    body: {
      ...PROPERTY_FORM,
      price: '1250',
      region: 'Greater Accra',
      condition: 'Renovated',
      propertyType: 'Short-Stay',
      shortStayType: 'Guest House',
      rentalType: '',
      saleType: '',
      images: [file, file],
    },
    bodySerializer: multipart,
  }),
  201,
).property;
const query = { propertyType: 'Short-Stay' };
const [listed] = got(await GET('/api/properties', { params: { query } }), 200);
assert.ok(listed && listed._id === property._id && listed.price === 1250);

const ofProperty = { params: { path: { id: property._id } } };
const comment = { propertyId: property._id, comment: 'Quiet and clean.', rating: 5 };
const posted = got(await POST('/api/comments', { headers: guest.bearer, body: comment }), 201);
// Stars count only after a stay (docs/deviations.md#ratings).
assert.equal(posted.comment.rating, null);
const page = got(
  await GET('/api/comments/property/{id}', {
    params: { ...ofProperty.params, query: { page: 1, limit: 5 } },
  }),
  200,
);
assert.equal(page.averageRating, null);
assert.deepEqual(page.pagination, {
  currentPage: 1,
  totalPages: 1,
  totalComments: 1,
  hasMore: false,
});

const older = '/api/properties/{id}/comments';
const text = { comment: 'Near the beach.' };
const added = got(await POST(older, { ...ofProperty, headers: guest.browser, body: text }), 201);
const one = { params: { path: { id: property._id, commentId: added._id } } };
const edit = { ...one, headers: guest.browser, body: { comment: 'Near the sea.' } };
const edited = got(await PUT('/api/properties/{id}/comments/{commentId}', edit), 200);
assert.equal(edited.comment, 'Near the sea.');
assert.equal(got(await GET(older, ofProperty), 200).length, 2);
const removal = { ...one, headers: guest.browser };
assert.equal(got(await DELETE('/api/properties/{id}/comments/{commentId}', removal), 200), true);

const booking = {
  propertyId: property._id,
  fullName: 'Ama Mensah',
  email: 'ama@generated.test',
  phoneNumber: '+233244123456',
  checkIn: '2026-12-01',
  checkOut: '2026-12-04',
};
got(await POST('/api/bookings', { headers: guest.atoken, body: booking }), 201);

const car = got(
  await POST('/api/cars/upload', {
    headers: guest.bearer,
    body: {
      ...CAR_FORM,
      carType: 'Pickup',
      region: 'Greater Accra',
      condition: 'Used',
      transmission: 'Automatic',
      fuelType: 'Petrol',
      images: [file],
    },
    bodySerializer: multipart,
  }),
  201,
).car;
assert.equal(got(await GET('/api/cars', {}), 200)[0]?._id, car._id);
const ofCar = { params: { path: { id: car._id } } };
const found = got(await GET('/api/cars/{id}', ofCar), 200);
assert.equal(found.relocationRequest?.driverName, 'Yaw Boateng');

const profile = got(await GET('/api/User/profile', { headers: guest.bearer }), 200);
assert.equal(profile.role, 'Customer');
const { firstname, lastname, phoneNumber } = profile;
const changed = { firstname, lastname, phoneNumber, location: 'Tema' };
const saved = got(await PUT('/api/User/profile', { headers: guest.bearer, body: changed }), 200);
assert.equal(saved.user.location, 'Tema');
const image = await POST('/api/User/upload-profile-image', {
  headers: guest.bearer,
  body: { profileImage: file },
  bodySerializer: multipart,
});
assert.ok(got(image, 200).profileImage);

const rent = { ...ofProperty, headers: agent.browser, body: { status: 'Rented' as const } };
assert.equal(got(await PUT('/api/properties/{id}/status', rent), 200).property.status, 'rented');

const email = 'customer@generated.test';
assert.ok(got(await POST('/api/auth/forgot-password', { body: { email } }), 200).message);
const stale = await POST('/api/auth/reset-password/{token}', {
  params: { path: { token: 'of-no-mail' } },
  body: { password: 'another-secret' },
});
assert.equal(stale.response.status, 400);
assert.ok(stale.error?.message);

// The stay must be named, as the response to the first try says.
const gone = await DELETE('/api/properties/{id}', { ...ofProperty, headers: agent.bearer });
assert.equal(gone.response.status, 409);
assert.equal(gone.error?.code, 'STAYS_TO_COME');
