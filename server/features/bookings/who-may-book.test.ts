import { beforeAll, describe, expect, test } from 'vitest';
import { blockMessages } from '#domain/conversations/messages.ts';
import { PLAIN_RULES } from '#domain/stays/rules.ts';
import { blocks } from '#server/features/blocks/public.ts';
import { propertyRow } from '#server/testing/listed-rows.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { book, bookingForm, listedStay } from '#server/testing/stays.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { waitingVerification } from '#server/testing/verifications.ts';

const efie = bootTestApp();
let host: TestPerson;
let stay: string;

beforeAll(async () => {
  efie.setNow(new Date());
  host = await signedInAs(efie.platform, 'Agent');
  stay = await listedStay(efie, host);
});

const newGuest = () => signedInAs(efie.platform, 'Customer');
const ahead = (days: number) => {
  const day = new Date(efie.platform.now().getTime() + days * 86_400_000);
  return day.toISOString().slice(0, 10);
};
const bookNights = (guest: TestPerson, from: number, nights: number, property = stay) =>
  book(
    efie,
    bookingForm(property, { checkIn: ahead(from), checkOut: ahead(from + nights) }),
    guest.headers,
  );

describe('a block', () => {
  test.each(['guest', 'host'] as const)('by the %s stops bookings too', async (by) => {
    const guest = await newGuest();
    const [blocker, blocked] = by === 'guest' ? [guest, host] : [host, guest];
    await efie.platform.db
      .transaction()
      .execute((tx) => blocks.insert(tx, blocker.id, blocked.id, new Date()));
    const refused = await bookNights(guest, 10, 2);
    expect([refused.statusCode, refused.json().message]).toEqual([403, blockMessages.noBooking]);
    await blocks.remove(efie.platform.db, blocker.id, blocked.id);
    expect((await bookNights(guest, 10, 2)).statusCode).toBe(201);
    await efie.connection.pool.query('delete from bookings');
  });
});

describe('a new account', () => {
  const SENTENCE =
    'Your account is new, so you can have up to 21 upcoming nights. Choose fewer nights, or book more after your first stay.';

  test('may book 21 nights in all its stays together', async () => {
    const guest = await newGuest();
    const other = await propertyRow(efie.platform, host.id);
    const tooLong = await bookNights(guest, 30, 22);
    expect([tooLong.statusCode, tooLong.json().message]).toEqual([422, SENTENCE]);
    expect((await bookNights(guest, 30, 14)).statusCode).toBe(201);
    expect((await bookNights(guest, 60, 8, other)).json().message).toBe(SENTENCE);
    expect((await bookNights(guest, 60, 7, other)).statusCode).toBe(201);
  });

  test.each([
    ['is a month old', "update users set created_at = now() - interval '31 days' where id = $1"],
    [
      'has had a stay',
      `insert into bookings (id, listing_id, user_id, full_name, email, phone_number, check_in, check_out, nightly_pesewas, total_pesewas, status)
        values (gen_random_uuid(), (select id from listings limit 1), $1, 'Esi', 'esi@guests.test', '0244', current_date - 9, current_date - 7, 1, 2, 'completed')`,
    ],
  ])('that %s may book more', async (_, statement) => {
    const guest = await newGuest();
    await efie.connection.pool.query(statement, [guest.id]);
    const other = await propertyRow(efie.platform, host.id);
    expect((await bookNights(guest, 100, 40, other)).statusCode).toBe(201);
  });
});

// §2.12/49
describe('a stay for verified guests only', () => {
  const SENTENCE =
    'This host takes guests whose Ghana Card is verified. Get yours verified, then book this stay.';

  test.each(['instant', 'on-request'] as const)('booked %s refuses all others', async (booking) => {
    const property = await listedStay(efie, host);
    const set = await efie.app.inject({
      method: 'PUT',
      url: `/api/properties/${property}/stay-rules`,
      headers: host.headers,
      payload: { rules: { ...PLAIN_RULES, booking, openTo: 'verified' }, version: 0 },
    });
    expect(set.json().rules.openTo).toBe('verified');
    const guest = await newGuest();
    const card = await waitingVerification(efie, guest.id);
    const state = (to: string) =>
      efie.connection.pool.query(
        'update verifications set state = $2, decided_at = now() where id = $1',
        [card, to],
      );
    const refused = await bookNights(guest, 10, 2, property);
    expect([refused.statusCode, refused.json().message]).toEqual([422, SENTENCE]);
    await state('approved');
    await efie.connection.pool.query(
      'update verifications set expires_on = current_date - 1 where id = $1',
      [card],
    );
    expect((await bookNights(guest, 10, 2, property)).json().message).toBe(SENTENCE);
    await efie.connection.pool.query(
      'update verifications set expires_on = current_date + 1 where id = $1',
      [card],
    );
    expect((await bookNights(guest, 10, 2, property)).statusCode).toBe(201);
  });

  test('is one for everyone until its host says so, whatever its rules said before', async () => {
    const property = await listedStay(efie, host);
    const { openTo: _, ...rules } = PLAIN_RULES;
    const set = await efie.app.inject({
      method: 'PUT',
      url: `/api/properties/${property}/stay-rules`,
      headers: host.headers,
      payload: { rules, version: 0 },
    });
    expect(set.json().rules.openTo).toBe('everyone');
    await efie.connection.pool.query(
      "update stay_rules set rules = rules - 'openTo' where listing_id = $1",
      [property],
    );
    const read = await efie.app.inject({ url: `/api/properties/${property}/stay-rules` });
    expect(read.json().rules.openTo).toBe('everyone');
    expect((await bookNights(await newGuest(), 10, 2, property)).statusCode).toBe(201);
  });
});

describe('suspending a guest', () => {
  // §2.21/12
  test('can free the nights of the hosts, who are emailed', async () => {
    const [guest, admin] = [await newGuest(), await signedInAs(efie.platform, 'Admin')];
    expect((await bookNights(guest, 200, 5)).statusCode).toBe(201);
    const person = `/api/admin/people/${guest.id}`;
    const detail = await efie.app.inject({ url: person, headers: admin.headers });
    expect(detail.json().staysToCome).toBe(1);
    await efie.runJobs();
    const done = await efie.app.inject({
      method: 'POST',
      url: `${person}/suspend`,
      headers: admin.headers,
      payload: { reason: 'Closed calendars.', freeNights: true },
    });
    expect(done.json().message).toContain('We cancelled 1 stay and emailed the hosts.');
    expect(done.json().person.staysToCome).toBe(0);
    await efie.runJobs();
    const [toHost, toGuest] = await Promise.all(
      [host, guest].map(({ email }) => efie.outbox.newestTo(email)),
    );
    expect(toHost).toContain('We have suspended this guest.');
    expect(toGuest).toContain('We cancelled 1 stay you had booked.');
    expect((await bookNights(await newGuest(), 200, 5)).statusCode).toBe(201);
  });

  test('leaves the stays as they are otherwise', async () => {
    const [guest, admin] = [await newGuest(), await signedInAs(efie.platform, 'Admin')];
    await bookNights(guest, 300, 5);
    const done = await efie.app.inject({
      method: 'POST',
      url: `/api/admin/people/${guest.id}/suspend`,
      headers: admin.headers,
      payload: { reason: 'Spam.' },
    });
    expect(done.json().person.staysToCome).toBe(1);
  });
});
