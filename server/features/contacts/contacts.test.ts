import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uploadedCar, uploadedProperty } from '#server/testing/listings.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { countReveal } from './count-reveal.ts';
import { REVEALS_PER_ADDRESS, REVEALS_TO_NEW_PER_ADDRESS } from './limits.ts';

const efie = bootTestApp();
let lister: TestPerson;
let viewer: TestPerson;
let cars: string[];
let property: string;

beforeAll(async () => {
  lister = await signedInAs(efie.platform, 'Agent');
  cars = await Promise.all(
    ['One', 'Two', 'Three', 'Four'].map((name) => uploadedCar(efie, lister, { name })),
  );
  property = await uploadedProperty(efie, lister);
});
beforeEach(async () => {
  efie.setNow('2026-11-21T22:00:00Z');
  viewer = await signedInAs(efie.platform, 'Agent');
});

/** Records that the viewer saw the contacts of this many other listings today. */
const seen = (count: number) =>
  efie.connection.pool.query(
    `insert into contact_reveals (user_id, day, listing_id)
      select $1, '2026-11-21', gen_random_uuid() from generate_series(1, $2)`,
    [viewer.id, count],
  );
const get = (url: string, { headers } = viewer) => efie.app.inject({ url, headers });
const car = (index: number, who = viewer) => get(`/api/cars/${cars[index]}`, who);
const contact = () => get(`/api/properties/${property}/contact`);
const SENTENCE = 'You’ve seen contact details for 100 listings today. You can see more tomorrow.';

describe('the contacts that an account may see in a day', () => {
  // §2.16/12
  test('are limited to 100 listings, cars and properties together', async () => {
    await seen(98);
    expect((await car(0)).json().driverContact).toBe('+233201112222');
    expect((await contact()).json().phoneNumber).toBe(lister.phoneNumber);
    for (const refused of [await car(1), await car(2)]) {
      expect(refused.statusCode).toBe(429);
      expect(refused.json()).toEqual({ code: 'TOO_MANY_REQUESTS', message: SENTENCE });
      expect(refused.headers['retry-after']).toBe('7200');
    }
  });

  // §2.16/12
  test('count once for each listing, which can be looked at again', async () => {
    await seen(99);
    for (let look = 0; look < 3; look += 1) expect((await car(0)).statusCode).toBe(200);
    expect((await contact()).statusCode).toBe(429);
    expect((await car(0)).statusCode).toBe(200);
  });

  test('are counted afresh the next day', async () => {
    await seen(100);
    expect((await car(0)).statusCode).toBe(429);
    efie.setNow('2026-11-22T00:00:00Z');
    expect((await car(0)).statusCode).toBe(200);
  });

  test('do not include those of your own listings, nor what an Admin sees', async () => {
    const admin = await signedInAs(efie.platform, 'Admin');
    await car(0, lister);
    await car(0, admin);
    const { rows } = await efie.connection.pool.query(
      'select count(*) from contact_reveals where user_id = any($1)',
      [[lister.id, admin.id]],
    );
    expect(rows).toEqual([{ count: 0 }]);
  });

  test('include what an enquiry reveals, and an enquiry beyond the limit is not sent', async () => {
    const enquire = (id: string | undefined) =>
      efie.app.inject({
        method: 'POST',
        url: `/api/cars/${id}/enquiries`,
        headers: viewer.headers,
        payload: { message: 'Is it still there?', phoneNumber: '0244123456' },
      });
    await seen(99);
    expect((await enquire(cars[0])).statusCode).toBe(201);
    const refused = await enquire(cars[1]);
    expect([refused.statusCode, refused.json().message]).toEqual([429, SENTENCE]);
    const { rows } = await efie.connection.pool.query(
      'select listing_id from enquiries where sender_id = $1',
      [viewer.id],
    );
    expect(rows).toEqual([{ listing_id: cars[0] }]);
    expect((await get(`/api/cars/${cars[0]}/enquiry`)).json().contact.phoneNumber).toBe(
      '0302223344',
    );
  });

  // §2.16/12
  test('stay within the limit for many listings at the same moment', async () => {
    await seen(97);
    const looks = await Promise.allSettled(
      Array.from({ length: 30 }, () =>
        countReveal(
          efie.platform,
          { userId: viewer.id, role: 'Agent' },
          {
            id: randomUUID(),
            listerId: lister.id,
          },
        ),
      ),
    );
    expect(looks.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  test('are none until the email address is confirmed', async () => {
    const unconfirmed = await signedInAs(efie.platform, 'Agent', { emailConfirmed: false });
    const refused = await get(`/api/properties/${property}/contact`, unconfirmed);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'EMAIL_UNCONFIRMED']);
    const seenCar = await car(0, unconfirmed);
    expect([seenCar.statusCode, seenCar.json().driverContact]).toEqual([200, null]);
    const { rows } = await efie.connection.pool.query(
      'select count(*) from contact_reveals where user_id = $1',
      [unconfirmed.id],
    );
    expect(rows).toEqual([{ count: 0 }]);
  });

  test.each([
    ['an account of today', REVEALS_TO_NEW_PER_ADDRESS, '10.1.1.1', 0],
    ['an older account', REVEALS_PER_ADDRESS, '10.1.1.2', 2],
  ] as const)('are limited for %s by the network too', async (_, rule, address, days) => {
    const { platform, connection } = efie;
    await connection.pool.query(
      "update users set created_at = $2::timestamptz - $3 * interval '1 day' where id = $1",
      [viewer.id, platform.now(), days],
    );
    const from = (remoteAddress: string, index: number) =>
      efie.app.inject({ url: `/api/cars/${cars[index]}`, headers: viewer.headers, remoteAddress });
    expect((await from(address, 0)).json().driverContact).toBe('+233201112222');
    for (let taken = 1; taken < rule.points; taken += 1) {
      await platform.limits.of(rule).take(address);
    }
    const refused = await from(address, 1);
    expect([refused.statusCode, refused.json().message]).toEqual([
      429,
      'Too many contact details were viewed from your network today. Please try again tomorrow, or on another network.',
    ]);
    // A contact seen before can be seen again, and another network has its own count.
    expect((await from(address, 0)).statusCode).toBe(200);
    expect((await from('10.2.2.2', 1)).statusCode).toBe(200);
  });

  test('are forgotten at night', async () => {
    await seen(3);
    efie.setNow('2026-11-22T00:25:00Z');
    await car(0);
    await efie.connection.pool.query(
      "select graphile_worker.add_job('forget-contact-reveals', '{}'::json)",
    );
    await efie.runJobs();
    const { rows } = await efie.connection.pool.query('select distinct day from contact_reveals');
    expect(rows).toEqual([{ day: '2026-11-22' }]);
  });
});
