import { beforeAll, beforeEach, expect, test } from 'vitest';
import { OwnData } from '#domain/own-data/schema.ts';
import { uploadedProperty } from '#server/testing/listings.ts';
import { jpegPhoto } from '#server/testing/media/photos.ts';
import { openStars } from '#server/testing/open-stars.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { book, bookingForm } from '#server/testing/stays.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
beforeAll(() => openStars(efie));
let ama: TestPerson;
let kofi: TestPerson;

beforeEach(async () => {
  efie.setNow('2026-11-01T12:00:00Z');
  ama = await signedInAs(efie.platform, 'Agent', { firstname: 'Ama' });
  kofi = await signedInAs(efie.platform, 'Customer', { firstname: 'Kofi' });
});

const download = (who?: TestPerson) =>
  efie.app.inject({ url: '/api/User/data', headers: who?.headers ?? {} });
const dataOf = async (who: TestPerson) => OwnData.parse((await download(who)).json());
const call = async (method: 'POST' | 'PUT', url: string, payload: object, who: TestPerson) => {
  const response = await efie.app.inject({ method, url, headers: who.headers, payload });
  expect(response.statusCode).toBeLessThan(300);
  return response;
};

test('requires sign-in', async () => {
  expect((await download()).statusCode).toBe(401);
});

test('is a file with everything of one person, without the contact details of others', async () => {
  const home = await uploadedProperty(efie, ama, { name: 'Villa Osu' }, [await jpegPhoto()]);
  await call(
    'POST',
    `/api/properties/${home}/comments`,
    { comment: 'Quiet place', rating: 5 },
    kofi,
  );
  const enquiry = await call(
    'POST',
    `/api/properties/${home}/enquiries`,
    { message: 'May I see it?', phoneNumber: '0209998877' },
    kofi,
  );
  const { conversationId } = enquiry.json();
  await call('POST', `/api/User/enquiries/${conversationId}/messages`, { text: 'Yes, come' }, ama);
  await call(
    'PUT',
    `/api/User/favourites/property/${home}`,
    { keptAt: '2026-11-01T12:00:00Z' },
    kofi,
  );
  expect((await book(efie, bookingForm(home), kofi.headers)).statusCode).toBe(201);

  const response = await download(kofi);
  expect(response.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="efie-my-data.json"',
    'cache-control': 'private, no-store',
  });
  expect(OwnData.parse(response.json())).toMatchObject({
    account: { firstname: 'Kofi', email: kofi.email, phone_number: kofi.phoneNumber },
    properties: [],
    staysHosted: [],
    bookings: [{ property: 'Villa Osu', check_in: '2026-12-01', email: 'esi@guests.test' }],
    stayMoney: [{ property: 'Villa Osu', kind: 'booked', as_guest: true }],
    comments: [{ property: 'Villa Osu', body: 'Quiet place', rating: 5 }],
    conversations: [{ listing: 'Villa Osu', with_whom: 'Ama' }],
    messages: [
      { text: 'May I see it?', mine: true },
      { text: 'Yes, come', mine: false },
    ],
    favourites: [{ listing: 'Villa Osu' }],
    sessions: [{}],
  });
  expect(response.body).not.toContain(ama.email);
  expect(response.body).not.toContain(ama.phoneNumber);
  expect(response.body).not.toMatch(/argon2|password|token/);

  const hers = await dataOf(ama);
  expect(hers).toMatchObject({
    properties: [{ id: home, name: 'Villa Osu' }],
    staysHosted: [{ guest: 'Esi Owusu', check_in: '2026-12-01' }],
    stayMoney: [{ property: 'Villa Osu', kind: 'booked', as_guest: false }],
    bookings: [],
    comments: [],
    conversations: [{ with_whom: 'Kofi', phone_number: null }],
  });
  expect(hers.properties[0]?.photos).toEqual([
    expect.stringMatching(/^http:\/\/efie\.test\/media\//),
  ]);
  expect(JSON.stringify(hers)).not.toContain(kofi.email);
});

test('has all rows, however many, and nobody else’s', async () => {
  const { pool } = efie.connection;
  const sessions = `insert into sessions (id, user_id, expires_at)
    select gen_random_uuid(), $1, now() from generate_series(1, $2)`;
  await pool.query(sessions, [ama.id, 400]);
  await pool.query(sessions, [kofi.id, 450]);
  expect((await dataOf(ama)).sessions).toHaveLength(401);
});

test('lists the ways to log in without their secrets', async () => {
  const { pool } = efie.connection;
  await pool.query(
    `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name, backed_up)
      values (gen_random_uuid(), $1, 'credential', 'key', 0, '{}', 'My phone', true)`,
    [ama.id],
  );
  await pool.query(
    `insert into authenticators (user_id, secret, confirmed_at) values ($1, 'sealed', '2026-10-01T08:00:00Z')`,
    [ama.id],
  );
  const data = await dataOf(ama);
  expect(data).toMatchObject({
    account: { codes_since: '2026-10-01T08:00:00.000Z' },
    passkeys: [{ name: 'My phone', backed_up: true }],
  });
  expect(JSON.stringify(data)).not.toMatch(/credential|public_key|sealed|secret/);
});

// §2.21/28
test('has one’s reports, messages to the site, decisions about one’s listings, and one’s own actions', async () => {
  const admin = await signedInAs(efie.platform, 'Admin', { firstname: 'Yaa' });
  const home = await uploadedProperty(efie, ama, { name: 'Villa Osu' });
  const reported = { kind: 'property', id: home, reason: 'gone', details: 'Let in May.' };
  await call('POST', '/api/reports', reported, kofi);
  const { pool } = efie.connection;
  await pool.query('update users set email_confirmed_at = now() where id = $1', [kofi.id]);
  for (const { email } of [kofi, ama]) {
    const message = `How do I begin, ${email}?`;
    await call('POST', '/api/contact', { name: 'Kofi', email, message }, kofi);
  }
  const { rows } = await pool.query('select id from report_cases where thing_id = $1', [home]);
  const settled = { action: 'hide', note: 'It is let.' };
  await call('POST', `/api/admin/reports/${rows[0].id}/settle`, settled, admin);

  const written = await pool.query('select id from contact_messages where email = $1', [
    kofi.email,
  ]);
  const answer = { text: 'With a photo.', expectedAnswers: 0 };
  const answers = `/api/admin/contact-messages/${written.rows[0].id}/answers`;
  await call('POST', answers, answer, admin);

  const his = await dataOf(kofi);
  expect(his).toMatchObject({
    reports: [{ name: 'Villa Osu', reason: 'gone', details: 'Let in May.', action: 'hide' }],
    contactMessages: [
      { message: `How do I begin, ${kofi.email}?`, answers: [{ text: 'With a photo.' }] },
    ],
    decisions: [],
  });
  expect(JSON.stringify(his.reports)).not.toContain('It is let.');
  await pool.query('update users set email_confirmed_at = null where id = $1', [ama.id]);
  const hers = await dataOf(ama);
  expect(hers).toMatchObject({
    reports: [],
    contactMessages: [],
    decisions: [{ listing: 'Villa Osu', was: 'live', state: 'hidden', reason: 'It is let.' }],
  });
  expect(JSON.stringify(hers)).not.toMatch(/Yaa|Let in May/);
  expect((await dataOf(admin)).activity.map(({ event }) => event)).toEqual([
    'moderated',
    'reports-settled',
    'message-answered',
  ]);
});

test('can be downloaded five times a day', async () => {
  const statuses = [];
  for (let n = 0; n < 6; n += 1) statuses.push((await download(ama)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
