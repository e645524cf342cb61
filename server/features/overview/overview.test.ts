import { beforeAll, expect, test } from 'vitest';
import { noMeasures, totalsOf } from '#domain/overview/measures.ts';
import { Overview } from '#domain/overview/schema.ts';
import { carRow, propertyRow } from '#server/testing/listed-rows.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
const URL = '/api/admin/overview';
let admin: TestPerson;

const get = (query = '', headers: Record<string, string> = admin.headers) =>
  efie.app.inject({ url: `${URL}${query}`, headers });
const overview = async (query = '') => Overview.parse((await get(query)).json());

beforeAll(async () => {
  efie.setNow('2026-11-21T10:00:00Z');
  admin = await signedInAs(efie.platform, 'Admin');
});

test('is for Admins only', async () => {
  expect((await get('', {})).statusCode).toBe(401);
  for (const role of ['Agent', 'Property Owner', 'Customer'] as const) {
    const { headers } = await signedInAs(efie.platform, role);
    expect((await get('', headers)).statusCode).toBe(403);
  }
});

test.each(['?days=8', '?days=0', '?days=all'])('refuses %s', async (query) => {
  expect((await get(query)).statusCode).toBe(400);
});

// §2.21/25
test('lists every day with zeros for a site where nothing happened', async () => {
  await efie.connection.pool.query(`update users set created_at = '2020-01-01'`);
  for (const [query, days, first] of [
    ['?days=7', 7, '2026-11-15'],
    ['', 30, '2026-10-23'],
    ['?days=90', 90, '2026-08-24'],
  ] as const) {
    const { days: found, before } = await overview(query);
    expect(found).toHaveLength(days);
    expect(found[0]?.day).toBe(first);
    expect(found.at(-1)?.day).toBe('2026-11-21');
    expect(totalsOf(found.map(({ counts }) => counts))).toEqual(noMeasures());
    expect(before).toEqual(noMeasures());
  }
});

// §2.21/25
test('counts each thing on its day in Ghana, and the days before together', async () => {
  const { platform, connection } = efie;
  const run = (statement: string, values: unknown[] = []) =>
    connection.pool.query(statement, values);
  const owner = await signedInAs(platform, 'Agent');
  const guest = await signedInAs(platform, 'Customer');
  await run(`update users set created_at = '2020-01-01'`);
  await run(`update users set created_at = '2026-11-20T23:59:59.9Z' where id = $1`, [guest.id]);

  const at = async (id: string, moment: string) => {
    await run(`update listings set created_at = $2 where id = $1`, [id, moment]);
    return id;
  };
  const stay = await at(await propertyRow(platform, owner.id), '2026-11-15T00:00:00Z');
  const rental = await propertyRow(platform, owner.id);
  await run(
    `update listings set property_type = 'PropertyRentals', subtype = 'Apartments', deleted_at = now() where id = $1`,
    [rental],
  );
  await at(rental, '2026-11-21T09:00:00Z');
  // The day before the seven.
  await at(await propertyRow(platform, owner.id), '2026-11-14T23:59:59Z');
  await at(await carRow(platform, owner.id), '2026-11-16T12:00:00Z');

  const booked = (status: string, moment: string, checkIn: string) =>
    run(
      `insert into bookings (id, listing_id, user_id, full_name, email, phone_number, check_in, check_out, nightly_pesewas, total_pesewas, status, created_at)
       values (gen_random_uuid(), $1, $2, 'Esi', 'e@guests.test', '+233244000000', $3::date, $3::date + 2, 10050, 20100, $4, $5)`,
      [stay, guest.id, checkIn, status, moment],
    );
  await booked('confirmed', '2026-11-18T08:00:00Z', '2027-01-01');
  await booked('completed', '2026-11-18T09:00:00Z', '2026-11-18');
  await booked('cancelled', '2026-11-18T10:00:00Z', '2027-01-03');
  await booked('completed', '2026-11-10T10:00:00Z', '2026-11-10');
  await run(
    `insert into enquiries (id, listing_id, sender_id, lister_id, message, phone_number, created_at)
     values (gen_random_uuid(), $1, $2, $3, 'Free?', '+233244000000', '2026-11-19T10:00:00Z')`,
    [stay, guest.id, owner.id],
  );
  await run(
    `insert into listing_views values ($1, '2026-11-19', 4), ($2, '2026-11-19', 3), ($1, '2026-11-09', 5)`,
    [stay, rental],
  );
  await run(
    `with one as (
       insert into report_cases (id, kind, thing_id, owner_id, name, newest_at)
       values (gen_random_uuid(), 'property', $1, $2, 'Palm Court', now()) returning id)
     insert into reports (id, case_id, reporter_id, reason, details, created_at)
     select gen_random_uuid(), id, $3, 'gone', '', '2026-11-17T10:00:00Z' from one`,
    [stay, owner.id, guest.id],
  );
  await run(
    `insert into conversation_reports (id, conversation_id, reporter_id, reason, details, created_at)
     select gen_random_uuid(), id, $1, 'spam', '', '2026-11-17T11:00:00Z' from conversations`,
    [guest.id],
  );

  const { days, before } = await overview('?days=7');
  const happened = days.filter(({ counts }) => Object.values(counts).some((count) => count > 0));
  expect(happened).toEqual(
    [
      { day: '2026-11-15', shortStays: 1 },
      { day: '2026-11-16', cars: 1 },
      { day: '2026-11-17', reports: 2 },
      { day: '2026-11-18', bookings: 2, booked: 402 },
      { day: '2026-11-19', enquiries: 1, views: 7 },
      { day: '2026-11-20', accounts: 1 },
      { day: '2026-11-21', rentals: 1 },
    ].map(({ day, ...counts }) => ({ day, counts: { ...noMeasures(), ...counts } })),
  );
  expect(before).toEqual({ ...noMeasures(), shortStays: 1, bookings: 1, booked: 201, views: 5 });
});
