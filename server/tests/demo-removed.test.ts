import { beforeEach, expect, test } from 'vitest';
import { createDemoAccounts } from '#demo/accounts.ts';
import { DEMO_CARS } from '#demo/cars/index.ts';
import { loadActivity } from '#demo/load-activity.ts';
import { loadedDemo } from '#demo/loaded-demo.ts';
import type { PersonKey } from '#demo/people.ts';
import { DEMO_PROPERTIES } from '#demo/properties/index.ts';
import { removeDemo } from '#demo/remove.ts';
import { DEMO_SETTINGS } from '#demo/settings.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { DEFAULT_SITE_SETTINGS } from '#domain/site/contact.ts';
import { carRow, propertyRow } from '#server/testing/listed-rows.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { book, bookingForm } from '#server/testing/stays.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
const NOW = new Date();
let admin: TestPerson;
let ama: TestPerson;
let own: string;

const query = async (text: string, ...values: unknown[]) =>
  (await efie.connection.pool.query(text, values)).rows;
const count = async (what: string) =>
  Number((await query(`select count(*) as number from ${what}`))[0].number);
const LIVE = '(select id from listings where deleted_at is null) as live';

beforeEach(async () => {
  await efie.connection.pool.query(
    'truncate users, demo_load, contact_messages, site_settings, report_cases, listing_views cascade',
  );
  const { platform } = efie;
  await query(`insert into demo_load (started_at) values (now() - interval '1 minute')`);
  await query('insert into site_settings (settings) values ($1)', {
    ...DEMO_SETTINGS,
    phoneNumber: '+233302000999',
  });
  const people = await createDemoAccounts(platform, () => {});
  await listDemo(people);
  await loadActivity(platform, await loadedDemo(platform, people, NOW));
  admin = await signedInAs(platform, 'Admin');
  ama = await signedInAs(platform, 'Agent');
  own = await propertyRow(platform, ama.id, { name: 'Own house' });
});

async function listDemo(people: ReadonlyMap<PersonKey, Actor>): Promise<void> {
  const idOf = (key: PersonKey) => people.get(key)?.userId ?? '';
  for (const demo of DEMO_PROPERTIES) {
    await propertyRow(efie.platform, idOf(demo.lister), {
      name: demo.name,
      property_type: demo.propertyType,
      subtype: demo.shortStayType ?? demo.rentalType ?? demo.saleType,
      status: demo.status ?? 'available',
    });
  }
  for (const { name, owner } of DEMO_CARS) {
    await carRow(efie.platform, idOf(owner), { name });
  }
}

/** A stay that anyone may book at once: some have rules. */
const stayOfDemo = async (): Promise<string> =>
  (
    await query(
      `select listings.id from listings join users on users.id = lister_id
       where property_type = 'Short-Stay' and status = 'available' and deleted_at is null
         and email like '%efie.example'
         and not exists (select from stay_rules where listing_id = listings.id)
         and not exists (select from bookings where listing_id = listings.id) limit 1`,
    )
  )[0].id;

// §2.21/21
test('removing the demo takes its people, listings and what they did among themselves, and nothing else', async () => {
  await efie.app.inject({
    method: 'PUT',
    url: `/api/User/favourites/property/${own}`,
    headers: admin.headers,
    payload: {},
  });
  const before = await removeDemo(efie.platform, { isMeant: false });
  expect(before).toMatchObject({
    listings: DEMO_PROPERTIES.length + DEMO_CARS.length,
    obstacles: [],
    kept: { comments: 0, conversations: 0, stays: 0 },
  });
  expect(await count(LIVE)).toBe(DEMO_PROPERTIES.length + DEMO_CARS.length + 1);

  expect(await removeDemo(efie.platform, { isMeant: true })).toEqual(before);
  expect(await query(`select id from ${LIVE}`)).toEqual([{ id: own }]);
  expect(await count(`users where erased_at is null`)).toBe(2);
  expect(await count(`users where email like '%efie.example'`)).toBe(0);
  for (const table of [
    'bookings',
    'held_nights',
    'stay_rules',
    'conversations',
    'contact_messages',
    'report_cases',
  ]) {
    expect([table, await count(table)]).toEqual([table, 0]);
  }
  expect(await count('favourites')).toBe(1);
  const [{ settings }] = await query('select settings from site_settings');
  expect(settings).toMatchObject({
    email: '',
    address: '',
    phoneNumber: '+233302000999',
    social: DEFAULT_SITE_SETTINGS.social,
  });
  await efie.runJobs();
  expect(await count('demo_load where finished_at is not null')).toBe(1);
  expect(await removeDemo(efie.platform, { isMeant: true })).toMatchObject({
    people: 0,
    listings: 0,
  });
});

test('removing the demo keeps what others added and says so', async () => {
  const stay = await stayOfDemo();
  const said = await efie.app.inject({
    method: 'POST',
    url: `/api/properties/${stay}/enquiries`,
    headers: ama.headers,
    payload: { message: 'Is it free in May?', phoneNumber: '0244123456' },
  });
  expect(said.statusCode).toBe(201);
  expect(await removeDemo(efie.platform, { isMeant: true })).toMatchObject({
    kept: { conversations: 1 },
  });
  expect(await query('select text from conversation_messages')).toEqual([
    { text: 'Is it free in May?' },
  ]);
});

// §2.21/21
test('a real guest’s stay or a missing other Admin prevents removing the demo', async () => {
  const stay = await stayOfDemo();
  const booked = await book(efie, bookingForm(stay), ama.headers);
  expect(booked.statusCode).toBe(201);
  await query(`update users set role = 'Customer' where id = $1`, admin.id);
  const found = await removeDemo(efie.platform, { isMeant: true });
  expect(found?.obstacles).toEqual([
    expect.stringContaining('npm run admin:create'),
    expect.stringMatching(/has a stay at .+ from \d{4}-\d\d-\d\d/),
  ]);
  expect(await count(LIVE)).toBe(DEMO_PROPERTIES.length + DEMO_CARS.length + 1);
});

test('a listing that someone added with a demo account prevents removing the demo', async () => {
  const [{ id }] = await query(`select id from users where email = 'agent@efie.example'`);
  await propertyRow(efie.platform, id, { name: 'Someone’s own' });
  const found = await removeDemo(efie.platform, { isMeant: true });
  expect(found?.obstacles).toEqual([expect.stringContaining('“Someone’s own” is listed')]);
});

test('nothing counts as demo where none was loaded', async () => {
  await query('delete from demo_load');
  expect(await removeDemo(efie.platform, { isMeant: true })).toBeUndefined();
});
