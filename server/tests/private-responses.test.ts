import { beforeAll, describe, expect, test } from 'vitest';
import { uploadedCar, uploadedProperty } from '#server/testing/listings.ts';
import { encodedHeic } from '#server/testing/media/heic-photo.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { uploadedFile } from '#server/testing/resumable.ts';
import { book, bookingForm, listedStay } from '#server/testing/stays.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { waitingVerification } from '#server/testing/verifications.ts';

const efie = bootTestApp();
let admin: TestPerson;
let agent: TestPerson;
let car: string;
let property: string;
let upload: string;
let booking: string;
let stay: string;
let sharedList: string;
let unsubscribeToken: string;
let paths: string[];

/** The form of tokens in emails. */
const QUESTION_TOKEN = 'q'.repeat(22);
let listerId: string;
let conversation: string;
let verification: string;
let message: string;

beforeAll(async () => {
  admin = await signedInAs(efie.platform, 'Admin');
  agent = await signedInAs(efie.platform, 'Agent');
  // Another person's, whose contact details the agent may read.
  const lister = await signedInAs(efie.platform, 'Agent');
  car = await uploadedCar(efie, lister);
  property = await uploadedProperty(efie, lister);
  upload = await uploadedFile(efie, agent, 'photo', await encodedHeic());
  efie.setNow('2026-11-21T10:00:00Z');
  stay = await listedStay(efie, lister);
  booking = (await book(efie, bookingForm(stay), agent.headers)).json().booking._id;
  const shared = await efie.app.inject({
    method: 'PUT',
    url: '/api/User/shared-list',
    headers: agent.headers,
    payload: { withNotes: false },
  });
  sharedList = shared.json().link.id;
  await efie.app.inject({
    method: 'POST',
    url: '/api/saved-searches',
    headers: agent.headers,
    payload: { name: 'Cars', path: '/cars', query: { brand: 'Kia' }, alerts: 'daily' },
  });
  const saved = await efie.connection.pool.query('select unsubscribe_token from saved_searches');
  unsubscribeToken = saved.rows[0].unsubscribe_token;
  await efie.connection.pool.query(
    "insert into availability_questions (listing_id, kind, token, asked_at) values ($1, 'property', $2, now())",
    [property, QUESTION_TOKEN],
  );
  await efie.connection.pool.query(
    "insert into calendar_exports (id, listing_id, channel, token, created_at) values (gen_random_uuid(), $1, 'airbnb', $2, now())",
    [stay, QUESTION_TOKEN],
  );
  listerId = lister.id;
  const enquiry = await efie.app.inject({
    method: 'POST',
    url: `/api/properties/${property}/enquiries`,
    headers: agent.headers,
    payload: { message: 'Is it free?', phoneNumber: '0245556677' },
  });
  conversation = enquiry.json().conversationId;
  verification = await waitingVerification(efie, agent.id);
  const written = await efie.connection.pool.query(
    "insert into contact_messages (id, name, email, message) values (gen_random_uuid(), 'Esi', 'esi@guests.test', 'Hello') returning id",
  );
  message = written.rows[0].id;
  await efie.app.inject({
    method: 'POST',
    url: '/api/User/data/archive',
    headers: agent.headers,
  });
  await efie.runJobs();
  const document = (await efie.app.inject({ url: '/api/openapi.json' })).json();
  paths = Object.entries<object>(document.paths)
    .filter(([, methods]) => 'get' in methods)
    .map(([path]) => path);
});

/** Calls with the same response for everyone. */
const FOR_ALL = [
  '/api/properties',
  '/api/properties/{id}',
  '/api/properties/{id}/similar',
  '/api/cars',
  '/api/cars/facets',
  '/api/cars/map',
  '/api/cars/without',
  '/api/cars/{id}/similar',
  '/api/map-tiles',
  '/api/places',
  '/api/places/search',
  '/api/properties/facets',
  '/api/properties/map',
  '/api/properties/medians',
  '/api/properties/without',
  '/api/properties/{id}/comments',
  '/api/properties/{id}/booked-dates',
  '/api/properties/{id}/stay-rules',
  '/api/comments/property/{id}',
  '/api/listers/{id}',
  '/api/listers/{id}/properties',
  '/api/listers/{id}/cars',
  '/api/site-settings',
  '/api/suggestions',
];

/** What a call cannot do without. */
const QUERIES: Readonly<Record<string, string>> = {
  '/api/User/stay-calendar': '?from=2026-12-01&to=2027-01-01',
};

const get = (path: string, headers: Record<string, string>) =>
  efie.app.inject({
    url: path.replace(/\{\w+\}/, idFor(path)).replace('{number}', '1') + (QUERIES[path] ?? ''),
    headers,
  });

function idFor(path: string): string {
  if (path.startsWith('/api/still-available/')) return QUESTION_TOKEN;
  if (path.startsWith('/api/calendars/')) return QUESTION_TOKEN;
  if (path === '/api/properties/{id}/calendars') return stay;
  if (path.startsWith('/api/User/enquiries/')) return conversation;
  if (path.startsWith('/api/admin/verifications/')) return verification;
  if (path.startsWith('/api/listers/')) return listerId;
  if (path.startsWith('/api/uploads/')) return upload;
  if (path.startsWith('/api/bookings/') || path.startsWith('/api/User/stays/')) return booking;
  if (path.startsWith('/api/admin/people/')) return agent.id;
  if (path.startsWith('/api/admin/contact-messages/')) return message;
  if (path.startsWith('/api/shared-lists/')) return sharedList;
  if (path.startsWith('/api/unsubscribe/')) return unsubscribeToken;
  return path.startsWith('/api/cars/') ? car : property;
}

describe('every call that reads', () => {
  // §7/45
  test('responds alike to everyone, or privately to anyone logged in', async () => {
    expect(paths.length).toBeGreaterThan(FOR_ALL.length + 5);
    for (const path of paths) {
      // No role may read all of them.
      const [asAgent, asAdmin] = [await get(path, agent.headers), await get(path, admin.headers)];
      expect([asAgent.statusCode, asAdmin.statusCode], path).toContain(200);
      for (const response of [asAgent, asAdmin]) {
        const kept = String(response.headers['cache-control']);
        if (FOR_ALL.includes(path)) {
          expect(kept, path).toMatch(/^(private, )?no-cache$/);
          expect(response.body, path).toBe((await get(path, {})).body);
          continue;
        }
        const isRefused = response.statusCode !== 200;
        expect(kept, path).toBe(isRefused ? 'no-store' : 'private, no-store');
        const vary = String(response.headers.vary).toLowerCase();
        for (const name of ['authorization', 'atoken', 'cookie'])
          expect(vary, path).toContain(name);
      }
    }
  });

  test('is never cached for visitors without asking again', async () => {
    for (const path of paths) {
      const { headers } = await get(path, {});
      expect(headers['cache-control'], path).toMatch(/^(private, )?no-(cache|store)$/);
    }
  });
});

// §7/45
test('a response to a call that writes is never cached', async () => {
  const response = await efie.app.inject({
    method: 'PUT',
    url: '/api/User/profile',
    headers: agent.headers,
    payload: { location: 'Tema' },
  });
  expect([response.statusCode, response.headers['cache-control']]).toEqual([
    200,
    'private, no-store',
  ]);
});
