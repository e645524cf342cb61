import { v7 as uuid } from 'uuid';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clashMessages } from '#domain/stay-calendars/clash-messages.ts';
import { StayCalendars } from '#domain/stay-calendars/schema.ts';
import { PLAIN_RULES } from '#domain/stays/rules.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { book, bookingForm, listedStay } from '#server/testing/stays.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { AIRBNB } from './testing/sample-feeds.ts';

const efie = bootTestApp();
const NOW = new Date('2026-11-28T08:00:00Z');
const URL = 'https://airbnb.test/a.ics';

let lister: TestPerson;
let guest: TestPerson;
let stay: string;
let calendar: string;

const sql = async (statement: string, values: unknown[] = []) =>
  (await efie.connection.pool.query(statement, values)).rows;
const send = (method: 'GET' | 'POST' | 'PUT', url: string, by?: TestPerson, payload?: object) =>
  efie.app.inject({ method, url, headers: by?.headers ?? {}, ...(payload && { payload }) });
const calendars = async () =>
  StayCalendars.parse((await send('GET', `/api/properties/${stay}/calendars`, lister)).json());
const connect = () =>
  send('POST', `/api/properties/${stay}/calendar-feeds`, lister, {
    name: 'Our Airbnb',
    channel: 'airbnb',
    url: URL,
  });
const readAgain = async (minutes: number) => {
  efie.setNow(new Date(NOW.getTime() + minutes * 60_000));
  const { readFeed } = await import('./read-feed.ts');
  for (const { id } of await sql('select id from calendar_feeds where listing_id = $1', [stay])) {
    await readFeed(efie.platform, id);
  }
  await efie.runJobs();
};
/** Books 11 to 12 December, which Airbnb sells too. */
async function bookedTwice(): Promise<string> {
  const form = bookingForm(stay, { checkIn: '2026-12-11', checkOut: '2026-12-12' });
  const { _id } = (await book(efie, form, guest.headers)).json().booking;
  await connect();
  return _id;
}
const settle = (nightsId: string, by?: TestPerson) =>
  send('POST', `/api/properties/${stay}/imported-nights/${nightsId}/settle`, by);

beforeAll(() => {
  efie.platform.fetchPublic = async () => ({ ok: true, text: calendar, etag: null });
});
beforeEach(async () => {
  efie.setNow(NOW);
  calendar = AIRBNB;
  lister = await signedInAs(efie.platform, 'Agent');
  guest = await signedInAs(efie.platform, 'Customer');
  stay = await listedStay(efie, lister);
});

// §2.12/48
describe('nights sold here and on another site', () => {
  test('are mailed to the host once, and are among today’s tasks', async () => {
    const bookingId = await bookedTwice();
    await readAgain(15);
    const mails = (await efie.outbox.to(lister.email)).filter((mail) =>
      mail.includes('Some nights are booked twice'),
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain(`/workspace/stays/${stay}/clashes`);
    expect((await calendars()).clashes).toMatchObject([{ bookingId, from: '2026-12-10' }]);
    const today = (await send('GET', '/api/User/today', lister)).json();
    expect(today.clashes).toEqual([{ propertyId: stay, name: 'Villa, Osu; "Sea"', count: 1 }]);
  });

  test('are mailed again once the other site moves them', async () => {
    await bookedTwice();
    calendar = AIRBNB.replace('20261213', '20261214');
    await readAgain(15);
    const mails = (await efie.outbox.to(lister.email)).filter((mail) =>
      mail.includes('Some nights are booked twice'),
    );
    expect(mails).toHaveLength(2);
  });

  test('of several units clash only beyond the units', async () => {
    await send('PUT', `/api/properties/${stay}/stay-rules`, lister, {
      rules: { ...PLAIN_RULES, units: 2 },
      version: 0,
    });
    await bookedTwice();
    expect((await calendars()).clashes).toEqual([]);
    const other = await signedInAs(efie.platform, 'Customer');
    await sql(
      `insert into bookings (id, listing_id, user_id, full_name, email, phone_number, check_in, check_out, nightly_pesewas, total_pesewas, unit)
       values ($1, $2, $3, 'Kofi', 'k@guests.test', '+233244000000', '2026-12-11', '2026-12-13', 100, 200, 2)`,
      [uuid(), stay, other.id],
    );
    expect((await calendars()).clashes).toMatchObject([{ guest: 'Esi Owusu' }, { guest: 'Kofi' }]);
  });
});

// §2.12/57
describe('nights asked for here and sold on another site', () => {
  const asked = async () => {
    await send('PUT', `/api/properties/${stay}/stay-rules`, lister, {
      rules: { ...PLAIN_RULES, booking: 'on-request' },
      version: 0,
    });
    return bookedTwice();
  };

  test('are told to the host as a request, until it is answered or lapses', async () => {
    const bookingId = await asked();
    expect((await calendars()).clashes).toMatchObject([{ bookingId, isRequest: true }]);
    await efie.runJobs();
    expect((await efie.outbox.to(lister.email)).join()).toContain('Esi Owusu (request)');
    await send('POST', `/api/User/stays/${bookingId}/decline`, lister, { reason: 'Taken.' });
    expect((await calendars()).clashes).toEqual([]);
  });

  test('are no clash once the request has lapsed', async () => {
    await asked();
    efie.setNow(new Date(NOW.getTime() + 24 * 3_600_000));
    expect((await calendars()).clashes).toEqual([]);
  });

  test('can be accepted once the host has settled the other site', async () => {
    const bookingId = await asked();
    const [clash] = (await calendars()).clashes;
    expect((await settle(clash?.nightsId ?? '', lister)).statusCode).toBe(200);
    expect((await calendars()).clashes).toEqual([]);
    const accepted = await send('POST', `/api/User/stays/${bookingId}/accept`, lister, {});
    expect(accepted.json().stay.status).toBe('confirmed');
  });
});

// §2.12/48
describe('keeping ours', () => {
  test('requires sign-in, is for the lister, and for nights that clash', async () => {
    await bookedTwice();
    const [clash] = (await calendars()).clashes;
    const nightsId = clash?.nightsId ?? '';
    const stranger = await signedInAs(efie.platform, 'Property Owner');
    const statuses = [];
    for (const by of [undefined, guest, stranger])
      statuses.push((await settle(nightsId, by)).statusCode);
    expect(statuses).toEqual([401, 403, 403]);
    for (const id of [uuid(), 'no-id']) {
      expect((await settle(id, lister)).json().message).toBe(clashMessages.notFound);
    }
  });

  test('leaves the other site’s nights out until their dates change', async () => {
    await bookedTwice();
    const [clash] = (await calendars()).clashes;
    const response = await settle(clash?.nightsId ?? '', lister);
    expect([response.statusCode, response.json().message]).toEqual([200, clashMessages.settled]);
    expect((await settle(clash?.nightsId ?? '', lister)).statusCode).toBe(404);
    await readAgain(15);
    expect((await calendars()).clashes).toEqual([]);
    const booked = await efie.app.inject({ url: `/api/properties/${stay}/booked-dates` });
    expect(booked.json()).not.toContainEqual({ checkIn: '2026-12-10', checkOut: '2026-12-13' });
    calendar = AIRBNB.replace('20261213', '20261214');
    await readAgain(30);
    expect((await calendars()).clashes).toMatchObject([{ to: '2026-12-14' }]);
  });
});

// §2.12/48
describe('offering another stay', () => {
  const offersOf = async (id: string, by?: TestPerson) =>
    send('GET', `/api/User/stays/${id}/offers`, by);
  const cancel = (id: string, offer: string) =>
    send('POST', `/api/User/stays/${id}/cancel`, lister, { reason: 'Booked twice.', offer });

  test('lists the host’s own that are free then and not dearer', async () => {
    const id = await bookedTwice();
    const [free, dear, taken] = [
      await listedStay(efie, lister),
      await listedStay(efie, lister),
      await listedStay(efie, lister),
    ];
    await listedStay(efie, await signedInAs(efie.platform, 'Agent'));
    await sql('update listings set price_pesewas = 45051 where id = $1', [dear]);
    const third = await signedInAs(efie.platform, 'Customer');
    const dates = { checkIn: '2026-12-10', checkOut: '2026-12-12' };
    await book(efie, bookingForm(taken, dates), third.headers);
    const response = await offersOf(id, lister);
    expect(response.json().map(({ _id }: { _id: string }) => _id)).toEqual([free]);
    expect(response.json()).toMatchObject([{ stayTotal: 450.5 }]);
    for (const [by, status] of [
      [undefined, 401],
      [guest, 403],
      [await signedInAs(efie.platform, 'Agent'), 403],
    ] as const) {
      expect((await offersOf(id, by)).statusCode).toBe(status);
    }
    expect((await cancel(id, dear)).statusCode).toBe(422);
  });

  test('cancels the booking and mails its guest the way to book the other', async () => {
    const id = await bookedTwice();
    const free = await listedStay(efie, lister);
    expect((await cancel(id, free)).statusCode).toBe(200);
    await efie.runJobs();
    const mail = await efie.outbox.newestTo(guest.email);
    expect(mail).toContain(`/booking?property=${free}&from=2026-12-11&to=2026-12-12`);
    expect(mail).toContain('It isn’t held for you');
    expect((await calendars()).clashes).toEqual([]);
  });
});

describe('addresses for one unit', () => {
  const starts = async (url: string) => {
    const { body } = await efie.app.inject({ url: url.replace(/^https?:\/\/[^/]+/, '') });
    return body.match(/(?<=DTSTART;VALUE=DATE:)\d+/g) ?? [];
  };

  // §2.12/39
  test('have its nights, and those on which no unit is left', async () => {
    await send('PUT', `/api/properties/${stay}/stay-rules`, lister, {
      rules: { ...PLAIN_RULES, units: 2 },
      version: 0,
    });
    const other = await signedInAs(efie.platform, 'Customer');
    for (const [by, from] of [
      [guest, '2026-12-20'],
      [other, '2026-12-21'],
    ] as const) {
      await book(efie, bookingForm(stay, { checkIn: from, checkOut: '2026-12-22' }), by.headers);
    }
    await connect();
    const made = await send('POST', `/api/properties/${stay}/calendar-exports`, lister, {
      channel: 'vrbo',
    });
    const { url, unitUrls } = made.json();
    expect(unitUrls).toEqual([`${url}?unit=1`, `${url}?unit=2`]);
    expect(await starts(url)).toEqual(['20261221']);
    expect(await starts(unitUrls[0])).toEqual(['20261220']);
    expect(await starts(unitUrls[1])).toEqual(['20261221']);
    expect(
      (await efie.app.inject({ url: `${new globalThis.URL(url).pathname}?unit=0` })).statusCode,
    ).toBe(400);
    const third = await signedInAs(efie.platform, 'Customer');
    await book(
      efie,
      bookingForm(stay, { checkIn: '2027-01-02', checkOut: '2027-01-03' }),
      third.headers,
    );
    // Airbnb sold one unit for these nights: where ours takes the first, it is in the second.
    expect(await starts(unitUrls[1])).toEqual(['20261221', '20270102']);
  });
});
