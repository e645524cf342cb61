import { beforeEach, describe, expect, test } from 'vitest';
import { runAllJobs } from '#server/testing/hurried-jobs.ts';
import { carRow, propertyRow } from '#server/testing/listed-rows.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { queuePriceDrop } from './public.ts';

const efie = bootTestApp();
const LISTED = '2026-11-01T08:00:00Z';
const KEPT = '2026-11-22T09:00:00Z';
const LOWERED = '2026-11-22T10:00:00Z';
let lister: TestPerson;
let ama: TestPerson;
let home: string;

beforeEach(async () => {
  efie.setNow(KEPT);
  lister = await signedInAs(efie.platform, 'Property Owner');
  ama = await signedInAs(efie.platform, 'Customer');
  home = await listed();
  await keep(home);
  efie.setNow(LOWERED);
});

const listed = (details: object = {}) =>
  propertyRow(efie.platform, lister.id, {
    name: 'Villa Adom',
    price_pesewas: 180_000,
    property_type: 'PropertyRentals',
    subtype: 'Houses',
    created_at: LISTED,
    updated_at: LISTED,
    ...details,
  });
const keep = (id: string, who = ama, kind = 'property') =>
  efie.app.inject({
    method: 'PUT',
    url: `/api/User/favourites/${kind}/${id}`,
    headers: who.headers,
    payload: {},
  });
const price = async (price: string, id = home, details: object = {}) => {
  const response = await efie.app.inject({
    method: 'PUT',
    url: `/api/properties/${id}`,
    headers: lister.headers,
    payload: { ...FORM, price, ...details },
  });
  expect(response.statusCode).toBe(200);
};
const FORM = {
  name: 'Villa Adom',
  description: '',
  location: 'Adum',
  address: '3 Prempeh II Street',
  region: 'Ashanti',
  condition: 'Newly built',
  propertyType: 'PropertyRentals',
  rentalType: 'Houses',
};
const mails = async (who = ama) => {
  await runAllJobs(efie);
  return (await efie.outbox.to(who.email)).map(readable);
};
/** Quoted-printable as people read it (RFC 2045, §6.7). */
const readable = (mail: string) =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[\dA-F]{2})+/g, (bytes) => decodeURIComponent(bytes.replaceAll('=', '%')));
const setting = (
  method: 'GET' | 'PUT',
  headers: Record<string, string> = ama.headers,
  payload?: object,
) => efie.app.inject({ method, url: '/api/User/price-drop-mails', headers, payload });

test('an unconfirmed email address gets no price-drop emails until it is confirmed', async () => {
  const kofi = await signedInAs(efie.platform, 'Customer', { emailConfirmed: false });
  efie.setNow(KEPT);
  await keep(home, kofi);
  efie.setNow(LOWERED);
  await price('1700');
  expect(await mails(kofi)).toEqual([]);
  await efie.connection.pool.query('update users set email_confirmed_at = now() where id = $1', [
    kofi.id,
  ]);
  efie.setNow('2026-11-24T10:00:00Z');
  await price('1600');
  expect(await mails(kofi)).toHaveLength(1);
});

describe('a price that drops', () => {
  // §2.1/19
  test('is reported to those who saved the listing, with the old price', async () => {
    await price('1,656');
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toContain('Subject: Price drop: Villa Adom');
    expect(mail).toContain(
      `Villa Adom\n₵1,656.00 a month, was ₵1,800.00\nAdum, Ashanti\nhttp://efie.test/property/${home}`,
    );
    expect(mail).toContain('See your favourites: http://efie.test/favourites');
    expect(await mails(lister)).toEqual([]);
  });

  test('is reported once, however often the listing is edited', async () => {
    await price('1,656');
    await mails();
    await price('1,656', home, { description: 'With a garden' });
    expect(await mails()).toHaveLength(1);
    efie.setNow('2026-11-22T13:00:00Z');
    await price('1,500');
    expect(await mails()).toHaveLength(2);
  });

  test('shares one email with other drops within the same minute', async () => {
    const other = await listed({ name: 'Fig Court' });
    efie.setNow(KEPT);
    await keep(other);
    efie.setNow(LOWERED);
    await price('1,700');
    efie.setNow('2026-11-22T10:00:10Z');
    await price('1,600');
    await price('1,500', other, { name: 'Fig Court' });
    const [mail = '', ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toContain('Subject: 2 prices dropped among your favourites');
    expect(mail.match(/^₵1,600\.00 a month, was ₵1,800\.00$/gm)).toHaveLength(1);
    expect(mail).not.toContain('₵1,700.00');
    expect(mail).toContain('₵1,500.00 a month');
  });

  test('is reported for a car, but not for a relocation vehicle', async () => {
    const car = await carRow(efie.platform, lister.id, { created_at: LISTED });
    const relocation = await carRow(efie.platform, lister.id, {
      created_at: LISTED,
      car_type: 'Pickup',
    });
    for (const id of [car, relocation]) {
      await keep(id, ama, 'car');
      await efie.connection.pool.query(
        'update listings set price_pesewas = price_pesewas / 2, updated_at = $2 where id = $1',
        [id, LOWERED],
      );
      await efie.connection.db
        .transaction()
        .execute((tx) => queuePriceDrop(tx, id, new Date(LOWERED)));
    }
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toContain('Subject: Price drop: Corolla of Osu');
    expect(mail).toContain(
      `₵42,500.00, was ₵85,000.00\nOsu, Greater Accra\nhttp://efie.test/cars/${car}`,
    );
  });

  test.each<[string, () => Promise<unknown>]>([
    ['it rises', () => price('1,900')],
    ['it drops by less than half a per cent', () => price('1,795')],
    [
      'it was raised only to be lowered',
      async () => {
        await price('2,500');
        efie.setNow('2026-11-22T13:00:00Z');
        await price('1,800');
      },
    ],
    [
      'the slip is corrected within the minute',
      async () => {
        await price('180');
        await price('1,800');
      },
    ],
    [
      'it is paid for otherwise now',
      () => price('200', home, { propertyType: 'Short-Stay', shortStayType: 'Hotels' }),
    ],
    [
      'the listing was rented before the mail',
      async () => {
        await price('1,500');
        await efie.app.inject({
          method: 'PUT',
          url: `/api/properties/${home}/status`,
          headers: lister.headers,
          payload: { status: 'Rented' },
        });
      },
    ],
    [
      'it is no longer kept',
      async () => {
        await price('1,500');
        await efie.app.inject({
          method: 'DELETE',
          url: `/api/User/favourites/property/${home}`,
          headers: ama.headers,
        });
      },
    ],
    [
      'the account is suspended',
      async () => {
        await price('1,500');
        await efie.connection.pool.query('update users set suspended_at = now() where id = $1', [
          ama.id,
        ]);
      },
    ],
  ])('is not reported when %s', async (_when, happens) => {
    await happens();
    expect(await mails()).toEqual([]);
  });

  test('is not reported to the lister, nor to anyone who saved the listing later', async () => {
    const kofi = await signedInAs(efie.platform, 'Customer');
    await efie.connection.pool.query(
      'insert into favourites (user_id, listing_id, kept_at) values ($1, $2, $3)',
      [lister.id, home, KEPT],
    );
    await price('1,500');
    efie.setNow('2026-11-22T10:00:01Z');
    await keep(home, kofi);
    expect(await mails(lister)).toEqual([]);
    expect(await mails(kofi)).toEqual([]);
    expect(await mails()).toHaveLength(1);
  });
});

describe('the switch for price-drop emails', () => {
  test('requires sign-in', async () => {
    expect((await setting('GET', {})).statusCode).toBe(401);
    expect((await setting('PUT', {}, { wanted: false })).statusCode).toBe(401);
  });

  test('is on until someone turns it off for themselves', async () => {
    expect((await setting('GET')).json()).toEqual({ wanted: true });
    expect((await setting('PUT', ama.headers, { wanted: 'no' })).statusCode).toBe(400);
    expect((await setting('PUT', ama.headers, { wanted: false })).json()).toEqual({
      wanted: false,
    });
    expect((await setting('GET')).json()).toEqual({ wanted: false });
    expect((await setting('GET', lister.headers)).json()).toEqual({ wanted: true });
  });

  test('silences drops while it is off, even after it is on again', async () => {
    await setting('PUT', ama.headers, { wanted: false });
    await price('1,700');
    expect(await mails()).toEqual([]);
    await setting('PUT', ama.headers, { wanted: true });
    expect(await mails()).toEqual([]);
    efie.setNow('2026-11-22T13:00:00Z');
    await price('1,500');
    expect(await mails()).toHaveLength(1);
  });

  test('silences drops still waiting to be sent when it is turned off', async () => {
    await price('1,700');
    await efie.runJobs();
    await setting('PUT', ama.headers, { wanted: false });
    await setting('PUT', ama.headers, { wanted: true });
    expect(await mails()).toEqual([]);
  });
});

// §2.1/19
test('one POST without a session stops the emails (RFC 8058)', async () => {
  await price('1,700');
  const [mail = ''] = await mails();
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const link = /^List-Unsubscribe: <http:\/\/efie\.test(\/unsubscribe\/[\w-]{32})>/m.exec(
    mail,
  )?.[1];
  const read = async () => (await efie.app.inject({ url: `/api${link}` })).json();
  const about = { about: 'price-drops', name: 'Price drops on your favourites' };
  expect(await read()).toEqual({ ...about, isStopped: false });
  for (const _time of ['once', 'again']) {
    expect((await efie.app.inject({ method: 'POST', url: link ?? '' })).statusCode).toBe(200);
  }
  expect(await read()).toEqual({ ...about, isStopped: true });
  expect((await setting('GET')).json()).toEqual({ wanted: false });
  efie.setNow('2026-11-22T13:00:00Z');
  await price('1,500');
  expect(await mails()).toHaveLength(1);
});
