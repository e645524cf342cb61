import { v7 as uuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { PLAIN_RULES } from '#domain/stays/rules.ts';
import { openSession } from '#server/features/accounts/public.ts';
import { carRow, propertyRow } from '#server/testing/listed-rows.ts';
import { CAR_FORM, PROPERTY_FORM } from '#server/testing/listings.ts';
import { jpegPhoto } from '#server/testing/media/photos.ts';
import { multipart } from '#server/testing/multipart.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import {
  CALLERS,
  type Caller,
  permissionLine,
  permissionTable,
  type Verdict,
} from '#server/testing/permission-table.ts';
import { idOf, tusClient } from '#server/testing/resumable.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { waitingVerification } from '#server/testing/verifications.ts';

const efie = bootTestApp();

/** Everyone whom a call is tried as; the lister and the member own everything that calls are about. */
const people = {} as Record<'lister' | 'member', TestPerson> &
  Record<Exclude<Caller, 'visitor' | 'whose it is'>, TestPerson>;

beforeAll(async () => {
  const { platform, connection } = efie;
  people.lister = await signedInAs(platform, 'Agent');
  people.member = await signedInAs(platform, 'Customer');
  for (const role of ['Customer', 'Agent', 'Property Owner', 'Admin'] as const) {
    people[role] = await signedInAs(platform, role);
  }
  people.unconfirmed = await signedInAs(platform, 'Agent', { emailConfirmed: false });
  people.suspended = await signedInAs(platform, 'Agent');
  await connection.pool.query('update users set suspended_at = now() where id = $1', [
    people.suspended.id,
  ]);
  unchanged = await makeThings();
  photo = await jpegPhoto();
});

/** Shared by the calls that only read. */
let unchanged: Things;
/** For the next call that writes: no call before it has changed anything of them. */
let untouched: Things | undefined;
let photo: Buffer;

interface Operation {
  requestBody?: { content: Record<string, unknown> };
}

test('every call admits exactly those that docs/permissions.md says', async () => {
  const { paths } = (await efie.app.inject({ url: '/api/openapi.json' })).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  const found: string[] = [];
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const call = `${method.toUpperCase()} ${path}`;
      const row = {} as Record<Caller, Verdict>;
      for (const caller of CALLERS) row[caller] = await tried(call, operation, caller);
      found.push(permissionLine(call, row));
    }
  }
  const said = [...permissionTable()].map(([call, row]) => permissionLine(call, row));
  expect(found.sort()).toEqual(said.sort());
}, 120_000);

const REFUSALS = [401, 403, 404];

/** What a call that reads is refused without, whoever makes it. */
const QUERIES: Readonly<Record<string, () => string>> = {
  'GET /api/User/stays/{id}/change': () => `?checkIn=${daysAhead(80)}&checkOut=${daysAhead(82)}`,
};

/** Makes a call as a caller with access would, on untouched things. */
async function tried(call: string, operation: Operation, caller: Caller): Promise<Verdict> {
  const owner = ownerOf(call);
  if (caller === 'whose it is' && owner === undefined) return '–';
  untouched ??= await makeThings();
  const things = call.startsWith('GET ') ? unchanged : untouched;
  const [method = '', path = ''] = call.split(' ');
  const person =
    caller === 'whose it is' ? owner : caller === 'visitor' ? undefined : people[caller];
  const { headers, payload } = contentOf(call, operation, things);
  const { statusCode, body } = await efie.app.inject({
    method: method as 'GET',
    url: path.startsWith('/api/uploads/')
      ? path.replace('{id}', await beginUpload(call))
      : path.replaceAll(/\{(\w+)\}/g, (_, name) => thingOf(path, name, things)) +
        (QUERIES[call]?.() ?? ''),
    headers: { ...headers, ...(person && (await sessionOf(person))) },
    ...(payload !== undefined && { payload }),
  });
  if (statusCode < 400 && things === untouched) untouched = undefined;
  if (REFUSALS.includes(statusCode)) return String(statusCode) as Verdict;
  // A limit or a failure would not show who has access.
  if (statusCode === 429 || statusCode >= 500) throw new Error(`${call} as ${caller}: ${body}`);
  return 'yes';
}

/** A session of its own, because some calls end it. */
async function sessionOf(person: TestPerson): Promise<Record<string, string>> {
  const token = await openSession(efie.platform, efie.platform.db, person);
  return { authorization: `Bearer ${token}` };
}

/** The owner of the thing that a call is about. */
function ownerOf(call: string): TestPerson | undefined {
  const path = call.split(' ')[1] ?? '';
  if (path.endsWith('/answer')) return people.lister;
  if (OF_MEMBER.test(path)) return people.member;
  if (/^\/api\/((properties|cars)\/\{id\}|User\/stays\/\{id\})/.test(path)) return people.lister;
  return ABOUT_A_LISTING.has(call) ? people.lister : undefined;
}

/** Created by the member: written, booked, saved or sent. */
const OF_MEMBER =
  /commentId|^\/api\/(bookings|saved-searches|uploads|User\/(sessions|passkeys|enquiries|verifications))\/\{id\}/;

/** Calls with a listing in their body. */
const ABOUT_A_LISTING = new Set(['POST /api/comments', 'POST /api/bookings', 'POST /api/reports']);

type Things = Record<
  | 'property'
  | 'car'
  | 'lister'
  | 'person'
  | 'comment'
  | 'booking'
  | 'entry'
  | 'block'
  | 'feed'
  | 'nights'
  | 'export'
  | 'conversation'
  | 'search'
  | 'session'
  | 'passkey'
  | 'job'
  | 'token'
  | 'list'
  | 'report'
  | 'conversationReport'
  | 'message'
  | 'verification'
  | 'roleRequest',
  string
>;

/** In the form of links to shared lists. */
const SHARED_LIST = 'a-list-of-the-member_1';

/** A property and a car of the lister, and everything the member wrote, booked, saved and sent. */
async function makeThings(): Promise<Things> {
  const { platform, connection } = efie;
  const { lister, member } = people;
  const property = await propertyRow(platform, lister.id);
  const car = await carRow(platform, lister.id);
  const [comment, booking, conversation, search, session, passkey] = [
    uuid(),
    uuid(),
    uuid(),
    uuid(),
    uuid(),
    uuid(),
  ];
  const person = uuid();
  const report = uuid();
  const conversationReport = uuid();
  const message = uuid();
  const roleRequest = uuid();
  const token = person.replaceAll('-', '').slice(-22);
  const run = (statement: string, values: unknown[]) => connection.pool.query(statement, values);
  await run(
    `insert into comments (id, listing_id, user_id, body, answer, answered_at, answer_edited_at)
     values ($1, $2, $3, 'Quiet.', 'Thanks.', now(), now())`,
    [comment, property, member.id],
  );
  await run(
    `insert into bookings (id, listing_id, user_id, full_name, email, phone_number, check_in, check_out, nightly_pesewas, total_pesewas)
     values ($1, $2, $3, 'Esi Owusu', 'esi@guests.test', '+233244000000', current_date + 10, current_date + 12, 100, 200)`,
    [booking, property, member.id],
  );
  const [block, entry] = [uuid(), uuid()];
  const [feed, calendar, nights] = [uuid(), uuid(), uuid()];
  await run(
    `insert into calendar_feeds (id, listing_id, name, channel, url, created_at)
     values ($1, $2, 'Airbnb', 'airbnb', 'https://airbnb.test/a.ics', now())`,
    [feed, property],
  );
  await run(
    `insert into imported_nights (id, feed_id, uid, first_night, free_from, summary, unavailable, first_seen_at, moved_at, seen_at, echo, counts)
     values ($1, $2, 'a', current_date + 10, current_date + 12, 'Reserved', false, now(), now(), now(), false, true)`,
    [nights, feed],
  );
  await run(
    `insert into calendar_exports (id, listing_id, channel, token, created_at) values ($1, $2, 'vrbo', $3, now())`,
    [calendar, property, token],
  );
  await run(
    `insert into held_nights (id, listing_id, kind, unit, nights, until)
     values ($1, $2, 'not-available', 1, daterange(current_date + 20, current_date + 22), current_date + 22)`,
    [block, property],
  );
  await run(
    `with entry as (
       insert into stay_entries (id, booking_id, kind, made_at, method, receipt_number)
         values ($1, $2, 'payment', now(), 'cash', 1)
     )
     insert into stay_entry_lines values ($1, 'guest', -100), ($1, 'received', 100)`,
    [entry, booking],
  );
  await run(
    `insert into saved_searches (id, user_id, name, path, query, alerts, unsubscribe_token) values ($1, $2, 'Homes', '/hotels', jsonb_build_object('search', $3::text), 'daily', $3)`,
    [search, member.id, token],
  );
  await run(
    `insert into shared_lists (id, user_id, with_notes) values ($1, $2, false) on conflict (user_id) do nothing`,
    [SHARED_LIST, member.id],
  );
  await run(
    `insert into sessions (id, user_id, expires_at) values ($1, $2, now() + interval '1 day')`,
    [session, member.id],
  );
  await run(
    `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name, backed_up)
     values ($1, $2, $3, '', 0, '{}', 'Phone', false)`,
    [passkey, member.id, `credential-${passkey}`],
  );
  await run(
    `insert into enquiries (id, listing_id, sender_id, lister_id, message, phone_number) values ($1, $2, $3, $4, 'Is it free?', '+233244000000')`,
    [conversation, property, member.id, lister.id],
  );
  await run(
    `insert into users (id, email, password_hash, role, firstname, lastname, phone_number, location)
     values ($1, $2, 'none', 'Customer', 'Esi', 'Owusu', '+233244000000', 'Accra')`,
    [person, `${person}@efie.test`],
  );
  await run(
    `insert into role_requests (id, user_id, role, asked_at) values ($1, $2, 'Agent', now())`,
    [roleRequest, person],
  );
  await run(
    `insert into report_cases (id, kind, thing_id, owner_id, name, people, newest_at)
     values ($1, 'property', $1, $2, 'Palm Court', 1, now())`,
    [report, lister.id],
  );
  await run(
    `insert into enquiries (id, listing_id, sender_id, lister_id, message, phone_number) values ($1, $2, $3, $4, 'Is it free?', '+233244000000')`,
    [conversationReport, car, person, lister.id],
  );
  await run(
    `insert into conversation_reports (id, conversation_id, reporter_id, reason, details, created_at)
     values ($1, $1, $2, 'rude', '', now())`,
    [conversationReport, person],
  );
  await run(
    `insert into availability_questions (listing_id, kind, token, asked_at) values ($1, 'property', $2, now())`,
    [property, token],
  );
  await run(
    `insert into contact_messages (id, name, email, message) values ($1, 'Esi', 'esi@guests.test', 'Hello')`,
    [message],
  );
  const { rows } = await run(`select (graphile_worker.add_job('send-mail', '{}')).id::text`, []);
  const job = rows[0].id;
  await run(
    `update graphile_worker._private_jobs set attempts = 25, last_error = 'ECONNREFUSED' where id = $1`,
    [job],
  );
  return {
    property,
    car,
    lister: lister.id,
    person,
    comment,
    booking,
    block,
    entry,
    feed,
    nights,
    export: calendar,
    conversation,
    search,
    session,
    passkey,
    job,
    token,
    list: SHARED_LIST,
    report,
    conversationReport,
    message,
    roleRequest,
    verification: await waitingVerification(efie, member.id),
  };
}

/** Begins the upload of a photo as the member, and completes it for calls that do not send it themselves; returns its id. */
async function beginUpload(call: string): Promise<string> {
  const client = tusClient(efie, people.member.headers);
  const id = idOf(await client.begin('photo', photo.length));
  if (!call.startsWith('PATCH')) await client.send(id, 0, photo);
  return id;
}

/** Fills in a path parameter. */
function thingOf(path: string, parameter: string, things: Things): string {
  if (parameter === 'number') return '1';
  if (parameter === 'commentId') return things.comment;
  if (parameter === 'blockId') return things.block;
  if (parameter === 'entryId') return things.entry;
  if (parameter === 'feedId') return things.feed;
  if (parameter === 'nightsId') return things.nights;
  if (parameter === 'exportId') return things.export;
  if (parameter === 'kind') return 'property';
  if (parameter === 'part') return 'stays';
  if (parameter === 'token') return things.token;
  const by: [start: string, thing: keyof Things][] = [
    ['/api/properties', 'property'],
    ['/api/comments/property', 'property'],
    ['/api/User/favourites', 'property'],
    ['/api/cars', 'car'],
    ['/api/bookings', 'booking'],
    ['/api/User/stays', 'booking'],
    ['/api/User/sessions', 'session'],
    ['/api/User/passkeys', 'passkey'],
    ['/api/User/verifications', 'verification'],
    ['/api/admin/verifications', 'verification'],
    ['/api/saved-searches', 'search'],
    ['/api/User/enquiries', 'conversation'],
    ['/api/listers', 'lister'],
    ['/api/admin/people', 'person'],
    ['/api/admin/role-requests', 'roleRequest'],
    ['/api/admin/failed-jobs', 'job'],
    ['/api/admin/reports', 'report'],
    ['/api/admin/reported-conversations', 'conversationReport'],
    ['/api/admin/contact-messages', 'message'],
    ['/api/admin/moderation', 'property'],
    ['/api/shared-lists', 'list'],
  ];
  const thing = by.find(([start]) => path.startsWith(start))?.[1];
  if (!thing) throw new Error(`nothing is known for {${parameter}} of ${path}`);
  return things[thing];
}

const TUS = { 'tus-resumable': '1.0.0' };
const CHUNK = { ...TUS, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };

/** Bodies for calls that load the thing before they refuse. Others get no body, so a caller who is let in gets a 400. */
const BODIES: Readonly<Record<string, (things: Things) => unknown>> = {
  'PUT /api/properties/{id}': () => PROPERTY_FORM,
  'PUT /api/cars/{id}': () => CAR_FORM,
  'PUT /api/properties/{id}/status': () => ({ status: 'sold' }),
  'PUT /api/properties/{id}/comments/{commentId}': () => ({ comment: 'Very quiet.' }),
  'PUT /api/properties/{id}/comments/{commentId}/answer': () => ({ answer: 'Thank you.' }),
  'PUT /api/properties/{id}/pause': () => ({ paused: true }),
  'PUT /api/properties/{id}/read-details': () => ({ keep: [] }),
  'PUT /api/cars/{id}/pause': () => ({ paused: true }),
  'PUT /api/cars/{id}/read-details': () => ({ keep: [] }),
  'POST /api/properties/{id}/comments': () => ({ comment: 'Lovely.', rating: 5 }),
  'POST /api/comments': ({ property }) => ({ propertyId: property, comment: 'Good.', rating: 5 }),
  'PUT /api/properties/{id}/stay-rules': () => ({ rules: PLAIN_RULES, version: 0 }),
  'POST /api/properties/{id}/calendar-feeds': () => ({
    name: 'Booking.com',
    channel: 'booking',
    url: 'https://booking.test/b.ics',
  }),
  'POST /api/properties/{id}/calendar-exports': () => ({ channel: 'airbnb' }),
  'POST /api/properties/{id}/blocks': () => ({
    from: daysAhead(60),
    to: daysAhead(62),
    reason: 'not-available',
  }),
  'PUT /api/User/stays/{id}/change': () => ({
    checkIn: daysAhead(80),
    checkOut: daysAhead(82),
    expectedTotal: 1,
  }),
  'POST /api/bookings/{id}/change': () => ({ accept: true, total: 1 }),
  'PUT /api/bookings/{id}/review': () => ({ rating: 5, text: 'Lovely.' }),
  'POST /api/properties/{id}/blocks/{blockId}/open': () => ({
    from: daysAhead(20),
    to: daysAhead(21),
  }),
  'POST /api/User/stays/{id}/cancel': () => ({ reason: 'The roof leaks.' }),
  'POST /api/User/stays/{id}/decline': () => ({ reason: 'The roof leaks.' }),
  'POST /api/User/stays/{id}/left-early': () => ({ on: daysAhead(0) }),
  'POST /api/User/stays/{id}/payments': () => ({ kind: 'payment', amount: 1, method: 'cash' }),
  'POST /api/bookings': ({ property }) => ({
    propertyId: property,
    fullName: 'Esi Owusu',
    email: 'esi@guests.test',
    phoneNumber: '0245556677',
    checkIn: daysAhead(40),
    checkOut: daysAhead(42),
  }),
  'POST /api/properties/{id}/enquiries': () => ENQUIRY,
  'POST /api/cars/{id}/enquiries': () => ENQUIRY,
  'PATCH /api/saved-searches/{id}': () => ({ paused: true }),
  'POST /api/views': ({ property }) => ({ listings: [property] }),
  'POST /api/reports': ({ property }) => ({
    kind: 'property',
    id: property,
    reason: 'gone',
    details: '',
  }),
  'POST /api/admin/moderation/{kind}/{id}': () => ({ transition: 'hide', reason: 'No.' }),
  'PUT /api/admin/contact-messages/{id}/done': () => ({ done: true }),
  'POST /api/admin/contact-messages/{id}/answers': () => ({
    text: 'Like this.',
    expectedAnswers: 0,
  }),
  'PUT /api/User/passkeys/{id}': () => ({ name: 'My phone' }),
  'POST /api/admin/verifications/{id}': () => ({ transition: 'refuse', reason: 'Blurred.' }),
  'POST /api/admin/role-requests/{id}': () => ({ decision: 'approve', reason: '' }),
  'POST /api/admin/reports/{id}/settle': () => ({ action: 'dismiss', note: '' }),
  'POST /api/admin/reported-conversations/{id}/settle': () => ({ action: 'dismiss', note: '' }),
};
const ENQUIRY = { message: 'May I see it?', phoneNumber: '0245556677' };

const daysAhead = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

interface Content {
  headers?: Record<string, string>;
  payload?: object;
}

function contentOf(call: string, { requestBody }: Operation, things: Things): Content {
  if (call.startsWith('PATCH /api/uploads')) return { headers: CHUNK, payload: Buffer.from('x') };
  if (call.includes('/api/uploads')) return { headers: TUS };
  if (!requestBody) return {};
  if ('multipart/form-data' in requestBody.content) return multipart({}, []);
  return { payload: (BODIES[call]?.(things) ?? {}) as object };
}
