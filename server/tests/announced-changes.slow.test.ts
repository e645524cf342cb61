import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DEFAULT_SITE_SETTINGS } from '#domain/site/contact.ts';
import { PLAIN_RULES } from '#domain/stays/rules.ts';
import type { StayRules } from '#domain/stays/schema.ts';
import { today } from '#domain/values/calendar-date.ts';
import { createApp } from '#server/app.ts';
import { countAnswerTimesJob } from '#server/features/answer-times/public.ts';
import { askListersJob } from '#server/features/availability/public.ts';
import { eraseIn } from '#server/features/leaving/public.ts';
import { placeListingsJob } from '#server/features/listings/public.ts';
import { rebuildMedia } from '#server/features/media/public.ts';
import { listenToChanges, noopFeed } from '#server/platform/cache/change-feed.ts';
import { MAX_KEPT_BYTES, ResponseCache } from '#server/platform/cache/response-cache.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { createLog } from '#server/platform/log/log.ts';
import {
  CAR_FORM,
  PROPERTY_FORM,
  uploadedCar,
  uploadedProperty,
} from '#server/testing/listings.ts';
import { grainyPhoto } from '#server/testing/media/crafted-photos.ts';
import { jpegPhoto } from '#server/testing/media/photos.ts';
import { slowVideoTools } from '#server/testing/media/slow-video-tools.ts';
import { postUpload, video } from '#server/testing/media/uploads.ts';
import { multipart } from '#server/testing/multipart.ts';
import { openStars } from '#server/testing/open-stars.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { permissionTable } from '#server/testing/permission-table.ts';
import { bookingForm } from '#server/testing/stays.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp({ keepsResponses: true, breaksConnections: true });

/** The same app without a cache, to compare with. */
let bare: FastifyInstance;
let admin: TestPerson;
let photo: Buffer;

beforeAll(async () => {
  efie.setNow('2026-11-20T09:00:00Z');
  const { platform } = efie;
  bare = await createApp({ ...platform, responses: new ResponseCache(noopFeed(), MAX_KEPT_BYTES) });
  admin = await signedInAs(platform, 'Admin');
  // Jobs make variants of all photos so far: what these look like, and how many they are, does not matter here.
  platform.photoAvif = false;
  platform.fetchPublic = async () => ({ ok: true, text: SOLD_ELSEWHERE, etag: null });
  photo = await smallPhoto(1);
  await openStars(efie);
  await vi.waitFor(() => expect(platform.responses.isConnected).toBe(true));
});
afterAll(() => bare.close());

const smallPhoto = (seed: number) => grainyPhoto(seed).jpeg().toBuffer();

/** A home and a car, with everything about them that can change. */
interface Scene {
  lister: TestPerson;
  guest: TestPerson;
  home: string;
  car: string;
  comment: string;
}

async function makeScene(): Promise<Scene> {
  const lister = await signedInAs(efie.platform, 'Agent');
  const guest = await signedInAs(efie.platform, 'Customer');
  const home = await uploadedProperty(efie, lister);
  const car = await uploadedCar(efie, lister, {}, [photo]);
  const said = { comment: 'Quiet and clean.', rating: 4 };
  const { _id: comment } = await send('POST', `/api/properties/${home}/comments`, guest, said);
  return { lister, guest, home, car, comment };
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Makes a call that must succeed. */
async function send(method: Method, url: string, by: TestPerson | undefined, content?: object) {
  const { headers, ...body } = (content ?? {}) as { headers?: object };
  const payload = 'payload' in body ? (body.payload as Buffer) : body;
  const response = await efie.app.inject({
    method,
    url,
    headers: { 'idempotency-key': randomUUID(), ...headers, ...by?.headers },
    ...(content && { payload }),
  });
  if (response.statusCode >= 300) throw new Error(`${method} ${url}: ${response.body}`);
  return response.json();
}

const picture = (field: string) =>
  multipart({}, [{ field, name: 'me.jpg', type: 'image/jpeg', content: photo }]);
const sql = (statement: string, values: unknown[] = []) =>
  efie.connection.pool.query(statement, values);

/** Every call that visitors may read and that contains listings, their listers or the site's settings. */
const READS = [...permissionTable()]
  .filter(
    ([call, { visitor }]) =>
      visitor === 'yes' &&
      /^GET \/api\/(properties|cars|listers|comments|site-settings|suggestions)\b/.test(call),
  )
  .map(([call]) => call.replace('GET ', ''));

/** Parameters that change a list's response. */
const ALSO = ['?view=card&limit=100', '?limit=100&from=2026-12-01&to=2026-12-04'];

const readsOf = ({ home, car, lister }: Scene): string[] =>
  READS.flatMap((path) => {
    const id = path.includes('/listers/') ? lister.id : path.includes('/cars/') ? car : home;
    const url = path.replace('{id}', id);
    if (path.endsWith('/map')) return [`${url}?zoom=7`];
    if (path.endsWith('/suggestions')) return [`${url}?search=osu`];
    return path.includes('{') ? [url] : [url, ...ALSO.map((query) => url + query)];
  });

/** Reads URLs as a visitor who has not just changed anything. */
async function read(app: FastifyInstance, urls: readonly string[]) {
  const responses = await Promise.all(urls.map((url) => app.inject({ url })));
  return Object.fromEntries(
    responses.map(({ statusCode, body }, at) => [
      urls[at],
      // Each refusal has an id of its own.
      statusCode === 200 ? body : statusCode,
    ]),
  );
}

/** Something that changes what visitors see. */
interface Change {
  what: string;
  /** Runs before the visitors' requests. */
  before?: (scene: Scene) => Promise<unknown>;
  change: (scene: Scene) => Promise<unknown>;
}

/** A Ghana Card that is valid at the time of the tests. */
const CARD = { kind: 'ghana-card', expiresOn: '2030-05-31' };
let cards = 0;
const verify = async ({ lister }: Scene) => {
  cards += 1;
  const number = `GHA-${String(100_000_000 + cards)}-0`;
  const content = await jpegPhoto(1, { width: 640, height: 400 });
  const document = { field: 'documents', name: 'card.jpg', type: 'image/jpeg', content };
  const form = multipart({ ...CARD, number }, [document]);
  await send('POST', '/api/User/verifications', lister, form);
  await decide(await verificationOf({ lister }), { transition: 'approve' });
};
const decide = (id: string, payload: object) =>
  send('POST', `/api/admin/verifications/${id}`, admin, payload);
/** Gives a listing facts that were only read, before anyone has seen it. */
const readFromText = (id: string, facts: object) =>
  sql('update listings set facts = $2, facts_read = $3 where id = $1', [
    id,
    facts,
    Object.keys(facts),
  ]);
const pause = (kind: 'properties' | 'cars', id: string, by: TestPerson, paused = true) =>
  send('PUT', `/api/${kind}/${id}/pause`, by, { paused });
const moderate = (path: string, transition: string) =>
  send('POST', `/api/admin/moderation/${path}`, admin, { transition, reason: 'No pictures.' });
const book = async ({ guest, home }: Scene) =>
  (await send('POST', '/api/bookings', guest, bookingForm(home))).booking._id;
/** From the day of these tests on. */
const stayToday = ({ guest, home }: Scene) =>
  send(
    'POST',
    '/api/bookings',
    guest,
    bookingForm(home, { checkIn: '2026-11-20', checkOut: '2026-11-24' }),
  );
const sellBy = (home: string, rules: Partial<StayRules>) =>
  send('PUT', `/api/properties/${home}/stay-rules`, admin, {
    rules: { ...PLAIN_RULES, ...rules },
    version: 0,
  });
const block = ({ home, lister }: Scene) =>
  send('POST', `/api/properties/${home}/blocks`, lister, {
    from: bookingForm(home).checkIn,
    to: bookingForm(home).checkOut,
    reason: 'not-available',
  });
const blockAt = async (home: string) =>
  (await sql("select id from held_nights where listing_id = $1 and kind <> 'booking'", [home]))
    .rows[0].id;
/** Connects a stay with a site that sold it from 1 to 5 December. */
const connect = ({ home, lister }: Scene) =>
  send('POST', `/api/properties/${home}/calendar-feeds`, lister, {
    name: 'Airbnb',
    channel: 'airbnb',
    url: 'https://airbnb.test/a.ics',
  });
const feedOf = async (home: string) =>
  (await sql('select id from calendar_feeds where listing_id = $1', [home])).rows[0].id;
const SOLD_ELSEWHERE = [
  'BEGIN:VCALENDAR',
  'BEGIN:VEVENT',
  'UID:a@airbnb.test',
  'DTSTART;VALUE=DATE:20261201',
  'DTEND;VALUE=DATE:20261205',
  'SUMMARY:Reserved',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');
const suspend = ({ id }: TestPerson) =>
  send('POST', `/api/admin/people/${id}/suspend`, admin, { reason: 'Spam.' });
const leave = (person: TestPerson) =>
  send('POST', '/api/User/deletion', person, { currentPassword: person.password });
const report = async (kind: string, id: string, by: TestPerson) => {
  await send('POST', '/api/reports', by, { kind, id, reason: 'other', details: 'Look at it.' });
  const { rows } = await sql('select id from report_cases where thing_id = $1', [id]);
  return rows[0].id;
};
const settle = (id: string, action: string) =>
  send('POST', `/api/admin/reports/${id}/settle`, admin, { action, note: 'Against the rules.' });
/** Sends an enquiry about a home, dated some days ago. */
const converse = async (home: string, lister: TestPerson, sender: TestPerson) => {
  const id = uuid();
  await sql(
    `insert into enquiries (id, listing_id, sender_id, lister_id, message, phone_number, created_at)
     values ($1, $2, $3, $4, 'Is it free?', '+233244000000', '2026-11-10T09:00:00Z')`,
    [id, home, sender.id, lister.id],
  );
  return id;
};
/** Dates the question whether a home is still available that many days back. */
const askedAbout = async (home: string, daysAgo = 0) => {
  const token = uuid().replaceAll('-', '').slice(-22);
  await sql(
    `update listings set created_at = $2, updated_at = $2, confirmed_at = null where id = $1`,
    [home, '2026-09-01T09:00:00Z'],
  );
  await sql(
    `insert into availability_questions (listing_id, kind, token, asked_at, reminded_at)
     values ($1, 'property', $2, $3::timestamptz - make_interval(days => $4), $3::timestamptz - make_interval(days => $4 / 2))`,
    [home, token, efie.platform.now(), daysAgo],
  );
  return token;
};

/** Calls that change what visitors see, in each way in which they do. */
const CHANGES: Readonly<Record<string, readonly Change[]>> = {
  'POST /api/properties/upload': [
    { what: 'a home is listed', change: ({ lister }) => uploadedProperty(efie, lister) },
    {
      what: 'a home with a photo is listed, which is ready already',
      before: () => efie.runJobs(),
      change: ({ lister }) => uploadedProperty(efie, lister, {}, [photo]),
    },
  ],
  'POST /api/cars/upload': [
    { what: 'a car is listed', change: ({ lister }) => uploadedCar(efie, lister, {}, [photo]) },
  ],
  'PUT /api/properties/{id}': [
    {
      what: 'a home is edited',
      change: ({ home, lister }) =>
        send('PUT', `/api/properties/${home}`, lister, { ...PROPERTY_FORM, name: 'Palm House' }),
    },
  ],
  'PUT /api/cars/{id}': [
    {
      what: 'a car is edited',
      change: ({ car, lister }) =>
        send('PUT', `/api/cars/${car}`, lister, { ...CAR_FORM, price: '79000' }),
    },
  ],
  'DELETE /api/properties/{id}': [
    {
      what: 'a home is deleted',
      change: ({ home, lister }) => send('DELETE', `/api/properties/${home}`, lister),
    },
  ],
  'DELETE /api/cars/{id}': [
    {
      what: 'a car is deleted',
      change: ({ car, lister }) => send('DELETE', `/api/cars/${car}`, lister),
    },
  ],
  'PUT /api/properties/{id}/status': [
    {
      what: 'a home is sold',
      change: ({ home, lister }) =>
        send('PUT', `/api/properties/${home}/status`, lister, { status: 'sold' }),
    },
  ],
  'PUT /api/properties/{id}/pause': [
    { what: 'a home is paused', change: ({ home, lister }) => pause('properties', home, lister) },
    { what: 'by an Admin', change: ({ home }) => pause('properties', home, admin) },
    {
      what: 'a home is shown again',
      before: ({ home, lister }) => pause('properties', home, lister),
      change: ({ home, lister }) => pause('properties', home, lister, false),
    },
  ],
  'PUT /api/cars/{id}/pause': [
    { what: 'a car is paused', change: ({ car, lister }) => pause('cars', car, lister) },
  ],
  'PUT /api/properties/{id}/read-details': [
    {
      what: 'a detail that was read from a text is confirmed',
      before: ({ home }) => readFromText(home, { pool: true }),
      change: ({ home, lister }) =>
        send('PUT', `/api/properties/${home}/read-details`, lister, { keep: ['pool'] }),
    },
  ],
  'PUT /api/cars/{id}/read-details': [
    {
      what: 'a detail that was read from a text is removed',
      before: ({ car }) => readFromText(car, { duty: 'paid' }),
      change: ({ car, lister }) =>
        send('PUT', `/api/cars/${car}/read-details`, lister, { remove: ['duty'] }),
    },
  ],
  'POST /api/still-available/{token}': (['taken', 'paused'] as const).map((answer) => ({
    what: `a lister answers that a home is ${answer}`,
    change: async ({ home }) =>
      send('POST', `/api/still-available/${await askedAbout(home)}`, undefined, { answer }),
  })),
  'POST /api/properties/{id}/comments': [
    {
      what: 'a comment with stars',
      change: ({ home, guest }) =>
        send('POST', `/api/properties/${home}/comments`, guest, { comment: 'Nice.', rating: 1 }),
    },
    {
      what: 'a comment without',
      change: ({ home, guest }) =>
        send('POST', `/api/properties/${home}/comments`, guest, { comment: 'Nice.' }),
    },
  ],
  'POST /api/comments': [
    {
      what: 'a comment by the other address',
      change: ({ home, guest }) =>
        send('POST', '/api/comments', guest, { propertyId: home, comment: 'Nice.', rating: 2 }),
    },
  ],
  'PUT /api/properties/{id}/comments/{commentId}': [
    {
      what: 'a comment is edited',
      change: ({ home, guest, comment }) =>
        send('PUT', `/api/properties/${home}/comments/${comment}`, guest, { comment: 'Loud.' }),
    },
  ],
  'DELETE /api/properties/{id}/comments/{commentId}': [
    {
      what: 'a comment is deleted',
      change: ({ home, guest, comment }) =>
        send('DELETE', `/api/properties/${home}/comments/${comment}`, guest),
    },
  ],
  'PUT /api/properties/{id}/comments/{commentId}/answer': [
    { what: 'a comment is answered', change: (scene) => answer(scene) },
  ],
  'DELETE /api/properties/{id}/comments/{commentId}/answer': [
    {
      what: 'an answer is taken back',
      before: (scene) => answer(scene),
      change: ({ home, lister, comment }) =>
        send('DELETE', `/api/properties/${home}/comments/${comment}/answer`, lister),
    },
  ],
  'PUT /api/properties/{id}/stay-rules': [
    {
      what: 'a stay gets a second unit, so that it is free again',
      before: book,
      change: ({ home }) => sellBy(home, { units: 2 }),
    },
  ],
  'POST /api/properties/{id}/blocks': [{ what: 'nights are blocked', change: block }],
  'DELETE /api/properties/{id}/blocks/{blockId}': [
    {
      what: 'nights are unblocked',
      before: block,
      change: async ({ home, lister }) =>
        send('DELETE', `/api/properties/${home}/blocks/${await blockAt(home)}`, lister),
    },
  ],
  'POST /api/properties/{id}/blocks/{blockId}/open': [
    {
      what: 'some nights of a block are opened',
      before: block,
      change: async ({ home, lister }) => {
        const { checkIn } = bookingForm(home);
        const opened = { from: checkIn, to: checkIn.replace('-01', '-02') };
        await send(
          'POST',
          `/api/properties/${home}/blocks/${await blockAt(home)}/open`,
          lister,
          opened,
        );
      },
    },
  ],
  'POST /api/properties/{id}/calendar-feeds': [
    { what: 'a calendar of another site is added', change: connect },
  ],
  'DELETE /api/properties/{id}/calendar-feeds/{feedId}': [
    {
      what: 'a calendar of another site is removed',
      before: connect,
      change: async ({ home, lister }) =>
        send('DELETE', `/api/properties/${home}/calendar-feeds/${await feedOf(home)}`, lister),
    },
  ],
  'POST /api/properties/{id}/calendar-feeds/{feedId}/free': [
    {
      what: 'nights that vanished from another site are freed',
      before: async (scene) => {
        await connect(scene);
        await sql('update imported_nights set missed_since = now() where feed_id = $1', [
          await feedOf(scene.home),
        ]);
      },
      change: async ({ home, lister }) =>
        send('POST', `/api/properties/${home}/calendar-feeds/${await feedOf(home)}/free`, lister),
    },
  ],
  'POST /api/properties/{id}/imported-nights/{nightsId}/settle': [
    {
      what: 'nights that were sold twice are settled',
      before: async (scene) => {
        await book(scene);
        await connect(scene);
      },
      change: async ({ home, lister }) => {
        const { rows } = await sql('select id from imported_nights where feed_id = $1', [
          await feedOf(home),
        ]);
        const nights = `/api/properties/${home}/imported-nights/${rows[0].id}`;
        await send('POST', `${nights}/settle`, lister);
      },
    },
  ],
  'POST /api/bookings': [{ what: 'a stay is booked', change: book }],
  'POST /api/bookings/{id}/cancel': [
    {
      what: 'a guest cancels',
      before: book,
      change: async ({ guest, home }) =>
        send('POST', `/api/bookings/${await stayAt(home)}/cancel`, guest),
    },
  ],
  'POST /api/bookings/{id}/change': [
    {
      what: 'a booking moves to other nights',
      before: async (scene) => {
        await book(scene);
        const path = `/api/User/stays/${await stayAt(scene.home)}/change`;
        const dates = { checkIn: bookingForm('').checkIn, checkOut: '2026-12-07' };
        const { total } = await send('GET', `${path}?${new URLSearchParams(dates)}`, scene.lister);
        await send('PUT', path, scene.lister, { ...dates, expectedTotal: total });
      },
      change: async ({ guest, home }) => {
        const path = `/api/bookings/${await stayAt(home)}`;
        const { change } = await send('GET', path, guest);
        return send('POST', `${path}/change`, guest, { accept: true, total: change.total });
      },
    },
  ],
  'PUT /api/bookings/{id}/review': [
    {
      what: 'a guest’s review shows because the host has written too',
      before: async (scene) => {
        await book(scene);
        await sql(
          'update bookings set check_in = $2::date - 3, check_out = $2, held_until = $2 where listing_id = $1',
          [scene.home, today(efie.platform.now())],
        );
        const path = `/api/bookings/${await stayAt(scene.home)}/review`;
        await send('PUT', path, scene.guest, { rating: 5, text: 'Quiet.' });
      },
      change: async ({ lister, home }) =>
        send('PUT', `/api/bookings/${await stayAt(home)}/review`, lister, {
          rating: 4,
          text: 'Tidy.',
        }),
    },
  ],
  'POST /api/User/stays/{id}/cancel': [
    {
      what: 'a host cancels',
      before: book,
      change: async ({ lister, home }) =>
        send('POST', `/api/User/stays/${await stayAt(home)}/cancel`, lister, { reason: 'Rain.' }),
    },
  ],
  'POST /api/User/stays/{id}/decline': [
    {
      what: 'a host declines a request',
      before: async (scene) => {
        await book(scene);
        await sql(
          `update bookings set status = 'requested', answer_by = now() + interval '1 day', request_cause = 'host'
           where listing_id = $1`,
          [scene.home],
        );
      },
      change: async ({ lister, home }) =>
        send('POST', `/api/User/stays/${await stayAt(home)}/decline`, lister, { reason: 'Rain.' }),
    },
  ],
  'POST /api/User/stays/{id}/left-early': [
    {
      what: 'a guest leaves early',
      before: stayToday,
      change: async ({ lister, home }) =>
        send('POST', `/api/User/stays/${await stayAt(home)}/left-early`, lister, {
          on: '2026-11-20',
        }),
    },
  ],
  'POST /api/User/stays/{id}/no-show': [
    {
      what: 'a guest never comes',
      before: async (scene) => {
        await stayToday(scene);
        await sql(
          'update bookings set check_in = check_in - 1, total_pesewas = total_pesewas + nightly_pesewas where listing_id = $1',
          [scene.home],
        );
      },
      change: async ({ lister, home }) =>
        send('POST', `/api/User/stays/${await stayAt(home)}/no-show`, lister),
    },
  ],
  'PUT /api/User/profile': [
    {
      what: 'a lister has another name',
      change: ({ lister }) => send('PUT', '/api/User/profile', lister, { firstname: 'Abena' }),
    },
    {
      what: 'who has commented has another name',
      change: ({ guest }) => send('PUT', '/api/User/profile', guest, { lastname: 'Owusu' }),
    },
  ],
  'POST /api/User/upload-company-logo': [
    {
      what: 'a lister has a logo',
      change: ({ lister }) =>
        send('POST', '/api/User/upload-company-logo', lister, picture('companyLogo')),
    },
  ],
  'PUT /api/admin/people/{id}/role': [
    {
      what: 'a lister has another role',
      change: ({ lister: { id } }) =>
        send('PUT', `/api/admin/people/${id}/role`, admin, { role: 'Property Owner' }),
    },
  ],
  'POST /api/admin/people/{id}/suspend': [
    { what: 'a lister is suspended', change: ({ lister }) => suspend(lister) },
    { what: 'who has commented is suspended', change: ({ guest }) => suspend(guest) },
  ],
  'POST /api/admin/people/{id}/lift-suspension': [
    {
      what: 'a lister is suspended no more',
      before: ({ lister }) => suspend(lister),
      change: ({ lister: { id } }) =>
        send('POST', `/api/admin/people/${id}/lift-suspension`, admin),
    },
    {
      what: 'who has commented is suspended no more',
      before: ({ guest }) => suspend(guest),
      change: ({ guest: { id } }) => send('POST', `/api/admin/people/${id}/lift-suspension`, admin),
    },
  ],
  'POST /api/User/deletion': [
    { what: 'a lister asks to leave', change: ({ lister }) => leave(lister) },
  ],
  'DELETE /api/User/deletion': [
    {
      what: 'a lister stays after all',
      before: ({ lister }) => leave(lister),
      change: ({ lister }) => send('DELETE', '/api/User/deletion', lister),
    },
  ],
  'POST /api/admin/verifications/{id}': [
    { what: 'a lister is verified', change: verify },
    {
      what: 'a verification is withdrawn',
      before: verify,
      change: async (scene) =>
        decide(await verificationOf(scene), { transition: 'withdraw', reason: 'Stolen.' }),
    },
  ],
  'DELETE /api/User/verifications/{id}': [
    {
      what: 'a lister takes a verification back',
      before: verify,
      change: async (scene) =>
        send('DELETE', `/api/User/verifications/${await verificationOf(scene)}`, scene.lister),
    },
  ],
  'POST /api/admin/moderation/{kind}/{id}': [
    { what: 'a home is hidden', change: ({ home }) => moderate(`property/${home}`, 'hide') },
    { what: 'a car is hidden', change: ({ car }) => moderate(`car/${car}`, 'hide') },
    {
      what: 'a home is brought back',
      before: ({ home }) => moderate(`property/${home}`, 'hide'),
      change: ({ home }) => moderate(`property/${home}`, 'restore'),
    },
  ],
  'POST /api/admin/reports/{id}/settle': [
    {
      what: 'a reported home is hidden',
      change: async ({ home, guest }) => settle(await report('property', home, guest), 'hide'),
    },
    {
      what: 'a reported comment is deleted',
      change: async ({ comment, lister }) =>
        settle(await report('comment', comment, lister), 'delete'),
    },
    {
      what: 'a reported lister is suspended',
      change: async ({ lister, guest }) =>
        settle(await report('person', lister.id, guest), 'suspend'),
    },
  ],
  'POST /api/admin/reported-conversations/{id}/settle': [
    {
      what: 'a lister is suspended for what was written',
      change: async ({ lister, guest, home }) => {
        const id = await converse(home, lister, guest);
        await sql(
          `insert into conversation_reports (id, conversation_id, reporter_id, reason, details, created_at)
           values ($1, $1, $2, 'rude', '', now())`,
          [id, guest.id],
        );
        await send('POST', `/api/admin/reported-conversations/${id}/settle`, admin, {
          action: 'suspend',
          note: 'Against the rules.',
        });
      },
    },
  ],
  'PUT /api/site-settings': [
    {
      what: 'the site has another name',
      change: () =>
        send('PUT', '/api/site-settings', admin, {
          ...DEFAULT_SITE_SETTINGS,
          starsAfterStay: false,
          name: `Efie ${randomUUID().slice(0, 8)}`,
        }),
    },
  ],
};

const answer = ({ home, lister, comment }: Scene) =>
  send('PUT', `/api/properties/${home}/comments/${comment}/answer`, lister, { answer: 'Thanks.' });
const stayAt = async (home: string) =>
  (await sql('select id from bookings where listing_id = $1', [home])).rows[0].id;
const verificationOf = async ({ lister }: Pick<Scene, 'lister'>) =>
  (await sql(`select id from verifications where user_id = $1`, [lister.id])).rows[0].id;

/** Changes without a call: by the passing of time or by jobs. */
const WORK: readonly Change[] = [
  {
    what: 'a photo is ready',
    before: async ({ lister }) => uploadedProperty(efie, lister, {}, [await smallPhoto(2)]),
    change: () => efie.runJobs(),
  },
  {
    what: 'a photo cannot be shown',
    before: async ({ lister }) => {
      await uploadedProperty(efie, lister, {}, [await smallPhoto(3)]);
      await sql(`update photos set mime = 'image/png' where status = 'pending'`);
    },
    change: () => efie.runJobs(),
  },
  {
    what: 'a video is ready',
    before: async ({ lister }) => {
      const folder = path.join(efie.dataDir, 'video-tools');
      await mkdir(folder);
      efie.platform.videoTools = await slowVideoTools(folder);
      await writeFile(path.join(folder, 'go'), '');
      await postUpload(efie, '/api/properties/upload', {
        fields: PROPERTY_FORM,
        files: [video()],
        headers: lister.headers,
      });
    },
    change: () => efie.runJobs(),
  },
  {
    what: 'a home about which nobody has answered is paused',
    before: ({ home }) => askedAbout(home, 20),
    change: () => askListersJob(efie.platform).run(undefined),
  },
  {
    what: 'how soon a lister answers is counted',
    before: async ({ lister, home }) => {
      for (let n = 0; n < 3; n += 1) {
        const sender = await signedInAs(efie.platform, 'Customer');
        const conversation = await converse(home, lister, sender);
        await sql(
          `insert into conversation_messages (id, conversation_id, author_id, text, created_at)
           values ($1, $2, $3, 'Yes.', '2026-11-10T09:01:00Z')`,
          [uuid(), conversation, lister.id],
        );
      }
    },
    change: () => countAnswerTimesJob(efie.platform).run({}),
  },
  {
    what: 'listings are placed',
    before: ({ home }) =>
      sql('update listings set lat = null, lng = null, place_edition = null where id = $1', [home]),
    change: () => placeListingsJob(efie.platform).run({}),
  },
  {
    what: 'a member who has left is erased',
    change: ({ lister }) =>
      inTransaction(efie.platform.db, (tx) => eraseIn(tx, efie.platform, lister.id)),
  },
  {
    what: 'who has commented and left is erased',
    change: ({ guest }) =>
      inTransaction(efie.platform.db, (tx) => eraseIn(tx, efie.platform, guest.id)),
  },
];

/** Comes last, because it leaves a job that cannot succeed. */
const AT_LAST: Change = {
  what: 'videos that nothing could be made of are to be tried once more',
  before: async ({ home }) => {
    const key = randomUUID().replaceAll('-', '');
    await sql(
      `insert into videos (key, mime, extension, bytes, status) values ($1, 'video/mp4', 'mp4', 3, 'failed')`,
      [key],
    );
    await sql('update listings set video_key = $2 where id = $1', [home, key]);
  },
  change: () => rebuildMedia(efie.platform.db),
};

const ALL = [...Object.values(CHANGES).flat(), ...WORK, AT_LAST].map((change): [string, Change] => [
  change.what,
  change,
]);

// §8/68
test.each(ALL)('visitors see the change: %s', async (_what, { before, change }) => {
  const scene = await makeScene();
  await before?.(scene);
  const urls = readsOf(scene);
  const first = await read(bare, urls);
  await vi.waitFor(async () => expect(await read(efie.app, urls)).toEqual(first), SOON);
  await change(scene);
  const now = await read(bare, urls);
  expect(now).not.toEqual(first);
  await vi.waitFor(async () => expect(await read(efie.app, urls)).toEqual(now), SOON);
});

/** Sooner than the minute after which the change would show anyway. */
const SOON = { timeout: 10_000, interval: 50 };

/** Calls that change nothing that visitors see. */
const SHOWN_TO_NOBODY = `
POST /api/User/upload-profile-image
POST /api/auth/forgot-password
POST /api/auth/reset-password/{token}
PUT /api/User/password
POST /api/admin/lift-lockout
PUT /api/User/role
DELETE /api/User/role-request
POST /api/User/data/archive
POST /api/auth/confirm-email
POST /api/auth/undo-email-change
POST /api/auth/undo-factor
PUT /api/User/email
POST /api/User/email/link
PUT /api/User/stays/{id}/change
DELETE /api/User/stays/{id}/change
POST /api/User/stays/{id}/arrived
DELETE /api/User/stays/{id}/arrived
POST /api/User/stays/{id}/payments
POST /api/User/stays/{id}/payments/{entryId}/reverse
POST /api/properties/{id}/calendar-exports
DELETE /api/properties/{id}/calendar-exports/{exportId}
DELETE /api/User/sessions
DELETE /api/User/sessions/{id}
POST /api/auth/login
POST /api/auth/login/code
POST /api/auth/passkey-options
POST /api/auth/login/passkey
POST /api/auth/confirm/options
POST /api/auth/confirm
POST /api/User/passkeys/options
POST /api/User/passkeys
PUT /api/User/passkeys/{id}
DELETE /api/User/passkeys/{id}
POST /api/User/codes
PUT /api/User/codes
DELETE /api/User/codes
POST /api/User/recovery-codes
POST /api/auth/logout
POST /api/auth/signup
POST /api/User/verifications
POST /api/User/stays/{id}/accept
POST /api/properties/{id}/enquiries
POST /api/cars/{id}/enquiries
POST /api/admin/failed-jobs/{id}/try-again
POST /api/User/enquiries/{id}/messages
PUT /api/User/enquiries/{id}/read
PUT /api/User/enquiries/{id}/block
DELETE /api/User/enquiries/{id}/block
POST /api/User/enquiries/{id}/reports
POST /api/User/favourites
PUT /api/User/favourites/{kind}/{id}
DELETE /api/User/favourites/{kind}/{id}
PUT /api/User/shared-list
DELETE /api/User/shared-list
POST /api/views
PUT /api/User/news/{part}
POST /api/reports
PUT /api/User/price-drop-mails
POST /api/admin/role-requests/{id}
POST /api/admin/people/{id}/end-sessions
POST /api/admin/people/{id}/send-reset
POST /api/admin/people/{id}/remove-factors
POST /api/saved-searches
PATCH /api/saved-searches/{id}
DELETE /api/saved-searches/{id}
POST /api/admin/setup/test-mail
POST /api/admin/setup/notice-read
POST /api/contact
POST /api/admin/contact-messages/{id}/answers
PUT /api/admin/contact-messages/{id}/done
POST /api/uploads
PATCH /api/uploads/{id}
DELETE /api/uploads/{id}
`;

// §8/68
test('every writing call is listed as changing what visitors see or not', () => {
  const said = [...Object.keys(CHANGES), ...SHOWN_TO_NOBODY.trim().split('\n')];
  const writes = [...permissionTable().keys()].filter((call) => !call.startsWith('GET '));
  expect(said.sort()).toEqual(writes.sort());
});

// §8/68
test('a change that was not announced shows after a minute', async () => {
  const feed = listenToChanges(efie.connection.settings, createLog('silent'));
  let now = 0;
  const responses = new ResponseCache(feed, MAX_KEPT_BYTES, { now: () => now });
  const app = await createApp({ ...efie.platform, responses });
  try {
    await vi.waitFor(() => expect(feed.isConnected).toBe(true));
    const { home } = await makeScene();
    const name = async () => (await app.inject(`/api/properties/${home}`)).json().name;
    await feed.catchUp();
    const before = await name();
    await sql('update listings set name = $2 where id = $1', [home, 'By hand']);
    now += 59_000;
    expect(await name()).toBe(before);
    now += 1_000;
    expect(await name()).toBe('By hand');
  } finally {
    await app.close();
    await feed.close();
  }
});
