import ICAL from 'ical.js';
import ical from 'node-ical';
import { v7 as uuid } from 'uuid';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { calendarMessages, FEED_PROBLEM_SENTENCES } from '#domain/stay-calendars/messages.ts';
import { CalendarExport, CalendarFeed, StayCalendars } from '#domain/stay-calendars/schema.ts';
import { HostCalendar } from '#domain/stays/schema.ts';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import type { Fetched } from '#server/platform/http/outgoing/fetch-public.ts';
import { carRow, propertyRow } from '#server/testing/listed-rows.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { listedStay } from '#server/testing/stays.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { freshenCalendars, listImported } from './public.ts';
import { AIRBNB, BOOKING } from './testing/sample-feeds.ts';

const efie = bootTestApp();
const NOW = new Date('2026-11-28T08:00:00Z');
const TODAY = '2026-11-28' as CalendarDate;
const URLS = { airbnb: 'https://airbnb.test/a.ics', booking: 'https://booking.test/b.ics' };

let lister: TestPerson;
let stranger: TestPerson;
let guest: TestPerson;
let admin: TestPerson;
let stay: string;

/** What other sites answer, by address. */
const sites = new Map<string, Fetched>();
const fetched: { url: string; etag?: string | null | undefined }[] = [];
const serve = (url: string, text: string, etag: string | null = null) =>
  sites.set(url, { ok: true, text, etag });

beforeAll(async () => {
  const { platform } = efie;
  platform.fetchPublic = async (url, { etag }) => {
    fetched.push({ url, etag });
    return sites.get(url) ?? { ok: false, problem: 'unknown-site' };
  };
  lister = await signedInAs(platform, 'Agent');
  stranger = await signedInAs(platform, 'Property Owner');
  guest = await signedInAs(platform, 'Customer');
  admin = await signedInAs(platform, 'Admin');
});
beforeEach(async () => {
  efie.setNow(NOW);
  await sql('delete from calendar_feeds');
  sites.clear();
  fetched.length = 0;
  stay = await listedStay(efie, lister);
});

const sql = async (statement: string, values: unknown[] = []) =>
  (await efie.connection.pool.query(statement, values)).rows;
const minutesLater = (minutes: number) => efie.setNow(new Date(NOW.getTime() + minutes * 60_000));

type Method = 'GET' | 'POST' | 'DELETE';
const send = (method: Method, path: string, by?: TestPerson, payload?: object) =>
  efie.app.inject({
    method,
    url: `/api/properties/${stay}/${path}`,
    headers: by?.headers ?? {},
    ...(payload && { payload }),
  });
const body = (channel: keyof typeof URLS = 'airbnb') => ({
  name: `Our ${channel}`,
  channel,
  url: URLS[channel],
});
const add = async (channel?: keyof typeof URLS) =>
  CalendarFeed.parse((await send('POST', 'calendar-feeds', lister, body(channel))).json());
const calendars = async () => StayCalendars.parse((await send('GET', 'calendars', lister)).json());
const taken = async () =>
  (await listImported(efie.platform.db, stay, TODAY)).map(({ from, to }) => `${from}/${to}`);
const makeExport = async (channel: string) =>
  CalendarExport.parse((await send('POST', 'calendar-exports', lister, { channel })).json());
const read = (url: string, headers: Record<string, string> = {}) =>
  efie.app.inject({ url: new URL(url).pathname, headers });

async function bookedNights(checkIn: string, checkOut: string, createdAt = NOW): Promise<string> {
  const id = uuid();
  const guest = await signedInAs(efie.platform, 'Customer');
  await sql(
    `insert into bookings (id, listing_id, user_id, full_name, email, phone_number, check_in, check_out, nightly_pesewas, total_pesewas, created_at)
     values ($1, $2, $3, 'Esi Owusu', 'esi@guests.test', '+233244000000', $4::date, $5::date, 100, 100 * ($5::date - $4::date), $6)`,
    [id, stay, guest.id, checkIn, checkOut, createdAt],
  );
  return id;
}

describe('calendars of a stay', () => {
  test.each(['GET calendars', 'POST calendar-feeds', 'POST calendar-exports'])(
    '%s requires sign-in, and is for its lister or an Admin',
    async (call) => {
      serve(URLS.airbnb, AIRBNB);
      const [method, path] = call.split(' ') as [Method, string];
      const sent = path === 'calendar-feeds' ? body() : { channel: 'airbnb' };
      const payload = method === 'GET' ? undefined : sent;
      const statuses = [];
      for (const by of [undefined, guest, stranger, admin]) {
        statuses.push((await send(method, path, by, payload)).statusCode);
      }
      expect(statuses).toEqual([401, 403, 403, method === 'GET' ? 200 : 201]);
    },
  );

  test('are only for short stays', async () => {
    stay = await propertyRow(efie.platform, lister.id, {
      property_type: 'PropertySales',
      subtype: 'Land',
    });
    expect((await send('GET', 'calendars', lister)).statusCode).toBe(422);
    expect((await send('POST', 'calendar-exports', lister, { channel: 'airbnb' })).statusCode).toBe(
      422,
    );
    stay = await carRow(efie.platform, lister.id);
    expect((await send('GET', 'calendars', lister)).statusCode).toBe(404);
  });
});

describe('adding a calendar', () => {
  // §2.12/58
  test('whose site does not answer now keeps it, and reads it later', async () => {
    sites.set(URLS.airbnb, { ok: false, problem: 'slow' });
    expect(await add()).toMatchObject({
      lastSuccessAt: null,
      problem: 'The other site took too long to answer. We’ll try again.',
    });
    expect(await freshenCalendars(efie.platform, stay)).toBe(false);
    serve(URLS.airbnb, AIRBNB);
    minutesLater(16);
    await readAll();
    expect((await calendars()).feeds).toMatchObject([{ problem: null, stays: 3 }]);
  });

  test('reads it at once, and its nights are taken', async () => {
    serve('https://airbnb.test/a.ics', AIRBNB);
    const { headers: _, ...sent } = { ...body(), headers: 0 };
    const response = await send('POST', 'calendar-feeds', lister, {
      ...sent,
      url: 'webcal://airbnb.test/a.ics',
    });
    expect(response.statusCode).toBe(201);
    expect(CalendarFeed.parse(response.json())).toMatchObject({
      name: 'Our airbnb',
      site: 'airbnb.test',
      lastSuccessAt: NOW.toISOString(),
      problem: null,
      stays: 3,
    });
    expect(await taken()).toEqual([
      '2026-11-28/2026-11-30',
      '2026-12-10/2026-12-13',
      '2027-01-02/2027-01-06',
    ]);
    const stored = await sql('select * from imported_nights');
    expect(JSON.stringify(stored)).not.toMatch(/4821|HMEXAMPLE/);
  });

  test.each([
    ['unknown-site', undefined],
    ['not-public', { ok: false, problem: 'not-public' }],
    ['not-a-calendar', { ok: true, text: '<html>Log in</html>', etag: null }],
  ] as const)('is refused with a sentence: %s', async (problem, answer) => {
    if (answer) sites.set(URLS.airbnb, answer);
    const response = await send('POST', 'calendar-feeds', lister, body());
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({ url: FEED_PROBLEM_SENTENCES[problem] });
    expect((await calendars()).feeds).toEqual([]);
  });

  test('is refused for our own calendars, for one added before, and beyond ten', async () => {
    const own = await send('POST', 'calendar-feeds', lister, {
      ...body(),
      url: (await makeExport('airbnb')).url,
    });
    expect([own.statusCode, own.json().fields]).toEqual([400, { url: FEED_PROBLEM_SENTENCES.own }]);
    serve(URLS.airbnb, AIRBNB);
    await add();
    const again = await send('POST', 'calendar-feeds', lister, body());
    expect([again.statusCode, again.json().message]).toEqual([409, calendarMessages.sameFeed]);
    for (let at = 1; at < 10; at += 1) {
      serve(`https://site.test/${at}`, AIRBNB);
      await send('POST', 'calendar-feeds', lister, { ...body(), url: `https://site.test/${at}` });
    }
    serve(URLS.booking, BOOKING);
    const eleventh = await send('POST', 'calendar-feeds', lister, body('booking'));
    expect([eleventh.statusCode, eleventh.json().message]).toEqual([409, calendarMessages.tooMany]);
  });

  test('makes us fetch nothing for someone who may not', async () => {
    await send('POST', 'calendar-feeds', stranger, body());
    expect(fetched).toEqual([]);
  });
});

// §2.12/39
describe('reading calendars', () => {
  test('is done every 15 minutes, and by what changed only', async () => {
    serve(URLS.airbnb, AIRBNB, '"v1"');
    await add();
    minutesLater(10);
    await efie.runJobs();
    expect(fetched).toHaveLength(1);
    minutesLater(15);
    sites.set(URLS.airbnb, { ok: true, unchanged: true });
    await readAll();
    expect(fetched.at(-1)).toEqual({ url: URLS.airbnb, etag: '"v1"' });
    expect((await calendars()).feeds).toMatchObject([{ problem: null, stays: 3 }]);
  });

  test('frees after two misses and 30 minutes, also when the rest is unchanged', async () => {
    serve(URLS.booking, BOOKING);
    await add('booking');
    const [one] = BOOKING.match(/BEGIN:VEVENT.*?END:VEVENT\r\n/s) ?? [''];
    const three = BOOKING.replace(
      one,
      one + one.replace('5c1e', 'aaaa').replaceAll('202612', '202701'),
    );
    serve(URLS.booking, three);
    minutesLater(15);
    await readAll();
    serve(URLS.booking, three.replace(one, ''), '"v2"');
    minutesLater(30);
    await readAll();
    sites.set(URLS.booking, { ok: true, unchanged: true });
    minutesLater(45);
    await readAll();
    expect(await taken()).toContain('2026-12-15/2026-12-18');
    minutesLater(60);
    await readAll();
    expect(await taken()).toEqual(['2026-12-20/2026-12-21', '2027-01-15/2027-01-18']);
  });

  test('that fails keeps the nights, says why, and mails the host after a day, once', async () => {
    serve(URLS.airbnb, AIRBNB);
    await add();
    const before = (await efie.outbox.to(lister.email)).length;
    sites.set(URLS.airbnb, { ok: false, problem: 'gone' });
    minutesLater(23 * 60);
    await readAll();
    expect((await calendars()).feeds).toMatchObject([
      { problem: FEED_PROBLEM_SENTENCES.gone, lastSuccessAt: NOW.toISOString(), stays: 3 },
    ]);
    for (const hours of [24, 25]) {
      minutesLater(hours * 60);
      await readAll();
    }
    const mails = (await efie.outbox.to(lister.email)).slice(before);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('We can’t read one of your calendars');
    expect(mails[0]).toContain(`/workspace/stays/${stay}/calendars`);
    serve(URLS.airbnb, AIRBNB);
    minutesLater(26 * 60);
    await readAll();
    expect((await calendars()).feeds).toMatchObject([{ problem: null, failingSince: null }]);
  });

  test('asks before it frees more than half at once, and frees on the answer', async () => {
    serve(URLS.booking, BOOKING);
    const { _id } = await add('booking');
    serve(URLS.booking, 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n');
    for (const minutes of [15, 60]) {
      minutesLater(minutes);
      await readAll();
    }
    expect((await calendars()).feeds).toMatchObject([{ vanished: 2, stays: 2 }]);
    expect(await efie.outbox.newestTo(lister.email)).toContain('2 stays vanished');
    const stolen = await send('POST', `calendar-feeds/${_id}/free`, stranger);
    expect(stolen.statusCode).toBe(403);
    await send('POST', `calendar-feeds/${_id}/free`, lister);
    expect(await taken()).toEqual([]);
    expect((await calendars()).feeds).toMatchObject([{ vanished: 0, stays: 0 }]);
  });

  test('before a booking reads only what is older than 15 minutes, and says if it could not', async () => {
    serve(URLS.airbnb, AIRBNB);
    await add();
    minutesLater(5);
    expect(await freshenCalendars(efie.platform, stay)).toBe(true);
    expect(fetched).toHaveLength(1);
    minutesLater(16);
    expect(await freshenCalendars(efie.platform, stay)).toBe(true);
    expect(fetched).toHaveLength(2);
    sites.set(URLS.airbnb, { ok: false, problem: 'slow' });
    minutesLater(40);
    expect(await freshenCalendars(efie.platform, stay)).toBe(false);
  });
});

/** Reads what is due now. */
async function readAll() {
  const ids = await sql('select id from calendar_feeds where listing_id = $1', [stay]);
  const { readFeed } = await import('./read-feed.ts');
  for (const { id } of ids) await readFeed(efie.platform, id);
  await efie.runJobs();
}

test('removing a calendar frees its nights', async () => {
  serve(URLS.airbnb, AIRBNB);
  const { _id } = await add();
  expect((await send('DELETE', `calendar-feeds/${_id}`, stranger)).statusCode).toBe(403);
  expect((await send('DELETE', `calendar-feeds/${_id}`, lister)).statusCode).toBe(200);
  expect(await taken()).toEqual([]);
  expect((await send('DELETE', `calendar-feeds/${_id}`, lister)).statusCode).toBe(404);
});

describe('nights sold twice', () => {
  test('are shown, and what a site only repeats of ours is not', async () => {
    const bookingId = await bookedNights('2026-12-11', '2026-12-12');
    await bookedNights('2026-12-15', '2026-12-18');
    const { url } = await makeExport('booking');
    minutesLater(1);
    await read(url);
    serve(URLS.airbnb, AIRBNB);
    serve(URLS.booking, BOOKING);
    await add();
    await add('booking');
    expect((await calendars()).clashes).toMatchObject([
      {
        feedName: 'Our airbnb',
        summary: 'Reserved',
        from: '2026-12-10',
        bookingId,
        guest: 'Esi Owusu',
      },
    ]);
  });

  test('are shown where the site sold them before it read our calendar', async () => {
    await bookedNights('2026-12-15', '2026-12-18');
    await makeExport('booking');
    serve(URLS.booking, BOOKING);
    await add('booking');
    expect((await calendars()).clashes).toMatchObject([{ feedName: 'Our booking' }]);
  });
});

// §2.12/37
test('the host’s calendar shows nights of other sites, and which of them they have from us', async () => {
  await bookedNights('2026-12-15', '2026-12-18');
  const { url } = await makeExport('booking');
  minutesLater(1);
  await read(url);
  serve(URLS.booking, BOOKING);
  await add('booking');
  const response = await efie.app.inject({
    url: '/api/User/stay-calendar?from=2026-12-01&to=2027-01-01',
    headers: lister.headers,
  });
  const { stays } = HostCalendar.parse(response.json());
  expect(stays.find(({ _id }) => _id === stay)?.imported).toMatchObject([
    { kind: 'imported', from: '2026-12-15', to: '2026-12-18', name: 'Our booking', repeats: true },
    { from: '2026-12-20', to: '2026-12-21', readAt: '2026-11-28T08:01:00.000Z', repeats: false },
  ]);
});

// §2.12/39
describe('the calendar for another site', () => {
  test('is read the same by two libraries, and has nothing about guests', async () => {
    const id = await bookedNights('2026-12-24', '2026-12-27');
    serve(URLS.booking, BOOKING);
    await add('booking');
    const { url } = await makeExport('airbnb');
    const response = await read(url);
    expect(response.headers['content-type']).toContain('text/calendar');
    expect(response.body).not.toMatch(/Esi|Owusu|guests|233/);
    for (const line of response.body.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
    const expected = [
      ['20261215', '20261218', calendarMessages.takenElsewhere],
      ['20261220', '20261221', calendarMessages.takenElsewhere],
      ['20261224', '20261227', calendarMessages.booked],
    ];
    const component = new ICAL.Component(ICAL.parse(response.body) as unknown[]);
    const byIcalJs = component.getAllSubcomponents('vevent').map((vevent) => {
      const { startDate, endDate, summary } = new ICAL.Event(vevent);
      expect([startDate.isDate, endDate.isDate]).toEqual([true, true]);
      return [startDate.toICALString(), endDate.toICALString(), summary];
    });
    expect(byIcalJs).toEqual(expected);
    const events = Object.values(ical.sync.parseICS(response.body)).filter(
      (each) => each?.type === 'VEVENT',
    );
    const plain = (date: Date) =>
      `${date.getFullYear()}${String(date.getMonth() + 1).padStart(2, '0')}${String(date.getDate()).padStart(2, '0')}`;
    expect(
      events.map(({ start, end, summary }) => [plain(start), plain(end as Date), summary]),
    ).toEqual(expected);
    expect(events.at(-1)).toMatchObject({ uid: `booking-${id}@efie`, datetype: 'date' });
  });

  test('has a higher sequence once a booking’s dates change, for both libraries', async () => {
    const id = await bookedNights('2026-12-24', '2026-12-27');
    const { url } = await makeExport('airbnb');
    minutesLater(15);
    await sql(
      `update bookings set check_out = '2026-12-28', total_pesewas = 400, updated_at = $2 where id = $1`,
      [id, new Date(NOW.getTime() + 15 * 60_000)],
    );
    const moved = (await read(url)).body;
    const [vevent] = new ICAL.Component(ICAL.parse(moved) as unknown[]).getAllSubcomponents(
      'vevent',
    );
    expect(vevent?.getFirstPropertyValue('sequence')).toBe(1);
    const [event] = Object.values(ical.sync.parseICS(moved)).filter(
      (each) => each?.type === 'VEVENT',
    );
    expect(event).toMatchObject({ uid: `booking-${id}@efie`, sequence: 1 });
    expect(event?.dtstamp).toEqual(new Date('2026-11-28T08:15:00Z'));
  });

  test('is the same until something changes, and then says so', async () => {
    const id = await bookedNights('2026-12-24', '2026-12-27');
    const { url } = await makeExport('airbnb');
    const first = await read(url);
    minutesLater(600);
    const again = await read(url, { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await read(url)).body).toBe(first.body);
    expect((await calendars()).exports).toMatchObject([
      { channel: 'airbnb', lastReadAt: '2026-11-28T18:00:00.000Z' },
    ]);
    await sql(`update bookings set status = 'cancelled' where id = $1`, [id]);
    expect((await read(url)).body).not.toContain('VEVENT');
  });

  test('has a higher sequence under the same UID once a night moves', async () => {
    serve(URLS.booking, BOOKING);
    await add('booking');
    const { url } = await makeExport('airbnb');
    const before = (await read(url)).body;
    serve(URLS.booking, BOOKING.replace('20261218', '20261219'));
    minutesLater(15);
    await readAll();
    const moved = (await read(url)).body;
    const uids = (text: string) => text.match(/UID:.*/g);
    expect(uids(moved)).toEqual(uids(before));
    expect(moved).toContain('DTSTAMP:20261128T081500Z');
    expect([before.match(/SEQUENCE:1/g), moved.match(/SEQUENCE:1/g)]).toEqual([
      null,
      ['SEQUENCE:1'],
    ]);
  });

  test('leaves out what came from that site, and what sites repeat of ours', async () => {
    await bookedNights('2026-12-15', '2026-12-18');
    const [airbnb, booking] = [await makeExport('airbnb'), await makeExport('booking')];
    await read(booking.url);
    minutesLater(1);
    serve(URLS.booking, BOOKING);
    serve(URLS.airbnb, AIRBNB);
    await add('booking');
    await add();
    const starts = (text: string) => text.match(/(?<=DTSTART;VALUE=DATE:)\d+/g);
    expect(starts((await read(booking.url)).body)).toEqual([
      '20261128',
      '20261210',
      '20261215',
      '20270102',
    ]);
    expect(starts((await read(airbnb.url)).body)).toEqual(['20261215', '20261220']);
    // Two sites that repeat a booking to us keep it taken for each other no longer than we have it.
    await sql(`update bookings set status = 'cancelled', cancelled_at = $2 where listing_id = $1`, [
      stay,
      new Date(NOW.getTime() + 120_000),
    ]);
    expect(starts((await read(airbnb.url)).body)).toEqual(['20261220']);
  });

  test('is secret: no other address leads to it, nor its own once it is removed or the stay deleted', async () => {
    const { url, _id } = await makeExport('airbnb');
    expect(url).toMatch(/\/api\/calendars\/[\w-]{32}\.ics$/);
    expect((await read(url.replace(/.{5}\.ics/, 'AAAAA.ics'))).statusCode).toBe(404);
    const second = await send('POST', 'calendar-exports', lister, { channel: 'airbnb' });
    expect([second.statusCode, second.json().message]).toEqual([409, calendarMessages.sameExport]);
    expect((await send('DELETE', `calendar-exports/${_id}`, stranger)).statusCode).toBe(403);
    await send('DELETE', `calendar-exports/${_id}`, lister);
    expect((await read(url)).statusCode).toBe(404);
    const other = await makeExport('vrbo');
    await sql('update listings set deleted_at = now() where id = $1', [stay]);
    expect((await read(other.url)).statusCode).toBe(404);
  });
});
