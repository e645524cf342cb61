import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from '#server/platform/log/log.ts';
import { CAR_FORM, uploadedCar, uploadedProperty } from '#server/testing/listings.ts';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { type ChangeFeed, listenToChanges } from './change-feed.ts';
import type { Topic } from './topics.ts';

const efie = bootTestApp({ breaksConnections: true });
let feed: ChangeFeed;

beforeEach(async () => {
  feed = listenToChanges(efie.connection.settings, createLog('silent'));
  await vi.waitFor(() => expect(feed.isHeard).toBe(true));
});
afterEach(() => feed.close());

/** Which of the topics changed while something was done, as is known once everything is heard. */
async function changedBy(topics: readonly Topic[], work: () => Promise<unknown>) {
  await feed.catchUp();
  const { moment } = feed.changes;
  await work();
  await feed.catchUp();
  return topics.filter((topic) => !feed.changes.areNoneSince(moment, [topic]));
}

const query = (text: string, values: unknown[] = []) => efie.connection.pool.query(text, values);

test('a listing, its photos and its comments announce themselves and their list', async () => {
  const lister = await signedInAs(efie.platform, 'Agent');
  const guest = await signedInAs(efie.platform, 'Customer');
  const id = await uploadedProperty(efie, lister);
  const other = await uploadedProperty(efie, lister);
  const topics: Topic[] = ['properties', `property:${id}`, `property:${other}`, 'cars', 'site'];

  const edit = () => query('update listings set name = $2 where id = $1', [id, 'Palm House']);
  expect(await changedBy(topics, edit)).toEqual(['properties', `property:${id}`]);

  const comment = () =>
    efie.app.inject({
      method: 'POST',
      url: `/api/properties/${id}/comments`,
      headers: guest.headers,
      payload: { comment: 'Quiet and clean.', rating: 4 },
    });
  expect(await changedBy(topics, comment)).toEqual(['properties', `property:${id}`]);

  const remove = () => query('update listings set deleted_at = now() where id = $1', [id]);
  expect(await changedBy(topics, remove)).toEqual(['properties', `property:${id}`]);
});

test('a photo announces the listing that it belongs to once it is ready', async () => {
  const lister = await signedInAs(efie.platform, 'Agent');
  const id = await uploadedCar(efie, lister, CAR_FORM);
  const topics: Topic[] = ['properties', 'cars', `car:${id}`];
  expect(await changedBy(topics, () => efie.runJobs())).toEqual(['cars', `car:${id}`]);
});

test('photos of several listings that come or go at once announce each of them', async () => {
  const lister = await signedInAs(efie.platform, 'Agent');
  const ids: string[] = [];
  while (ids.length < 7) ids.push(await uploadedProperty(efie, lister));
  await query(
    `insert into photos (key, mime, bytes, width, height)
      select md5('of several' || n), 'image/jpeg', 1 + n, 320, 240 from generate_series(0, 9) n`,
  );
  const topics: Topic[] = ids.map((id): Topic => `property:${id}`);
  const come = () =>
    query(
      `insert into listing_photos (listing_id, position, photo_key)
        select id, n, md5('of several' || n) from unnest($1::uuid[]) id, generate_series(0, 9) n`,
      [ids],
    );
  const go = () => query('delete from listing_photos where listing_id = any($1::uuid[])', [ids]);
  expect(await changedBy(topics, come)).toEqual(topics);
  expect(await changedBy(topics, go)).toEqual(topics);
});

test('a name announces what bears it, a site setting only the site', async () => {
  const lister = await signedInAs(efie.platform, 'Agent');
  const guest = await signedInAs(efie.platform, 'Customer');
  const other = await signedInAs(efie.platform, 'Agent');
  const [id, commented] = [
    await uploadedProperty(efie, lister),
    await uploadedProperty(efie, other),
  ];
  const topics: Topic[] = ['properties', `property:${id}`, `property:${commented}`, 'cars', 'site'];
  const rename = (person: string, name: string) => () =>
    query('update users set firstname = $2 where id = $1', [person, name]);
  expect(await changedBy(topics, rename(lister.id, 'Abena'))).toEqual(topics.slice(0, 2));
  // Who has written nothing that anybody sees.
  expect(await changedBy(topics, rename(guest.id, 'Efua'))).toEqual([]);
  await efie.app.inject({
    method: 'POST',
    url: `/api/properties/${commented}/comments`,
    headers: guest.headers,
    payload: { comment: 'Quiet and clean.', rating: 4 },
  });
  expect(await changedBy(topics, rename(guest.id, 'Esi'))).toEqual([`property:${commented}`]);
  expect(await changedBy(topics, rename(guest.id, 'Esi'))).toEqual([]);
  const settings = () =>
    query(`insert into site_settings (settings) values ('{}')
      on conflict (only_one) do update set settings = '{}'`);
  expect(await changedBy(topics, settings)).toEqual(['site']);
});

test('what visitors do not see announces nothing: a login, a limit, a password, a job', async () => {
  const { id } = await signedInAs(efie.platform, 'Agent');
  const topics: Topic[] = ['properties', 'cars', 'site', 'property:any'];
  const unrelated = async () => {
    await signedInAs(efie.platform, 'Customer');
    await query("update users set password_hash = 'x', updated_at = now() where id = $1", [id]);
    await query("insert into rate_limits (key) values ('some')");
    await query("select graphile_worker.add_job('nothing')");
  };
  expect(await changedBy(topics, unrelated)).toEqual([]);
});

test('more than can be named is everything', async () => {
  const topics: Topic[] = ['properties', 'cars', 'site', 'property:any'];
  const lister = await signedInAs(efie.platform, 'Agent');
  const many = () =>
    query(
      `insert into listings (id, kind, lister_id, name, price_pesewas, brand, model, year, mileage, location, region, condition,
          transmission, fuel_type, car_type, registration_number, user_name, user_email, phone, available_from,
          driver_name, driver_contact, city_or_town)
        select gen_random_uuid(), 'car', $1, 'Car ' || n, 1, 'Toyota', 'Vitz', 2015, 1, 'Osu', 'Greater Accra', 'Used',
          'Manual', 'Petrol', 'Saloon', 'GR 1', 'Ama', 'ama@efie.test', '1', now(), 'Yaw', '1', 'Accra'
        from generate_series(1, 51) as n`,
      [lister.id],
    );
  expect(await changedBy(topics, many)).toEqual(topics);
});

test('a change is heard when it commits, not before', async () => {
  const lister = await signedInAs(efie.platform, 'Agent');
  const id = await uploadedProperty(efie, lister);
  const topics: Topic[] = [`property:${id}`];
  const client = await efie.connection.pool.connect();
  try {
    const edit = async () => {
      await client.query('begin');
      await client.query("update listings set name = 'Under way' where id = $1", [id]);
    };
    expect(await changedBy(topics, edit)).toEqual([]);
    expect(await changedBy(topics, () => client.query('commit'))).toEqual(topics);
  } finally {
    client.release();
  }
});

test('a process that catches up has heard of every change that was committed before', async () => {
  const lister = await signedInAs(efie.platform, 'Agent');
  const id = await uploadedProperty(efie, lister);
  const heard = await Promise.all(
    Array.from({ length: 100 }, async (_, n) => {
      const { moment } = feed.changes;
      await query('update listings set name = $2 where id = $1', [id, `Name ${n}`]);
      await feed.catchUp();
      return feed.changes.areNoneSince(moment, [`property:${id}`]);
    }),
  );
  expect(heard).not.toContain(true);
});

test('a lost connection is known at once, and makes everything old', async () => {
  const { moment } = feed.changes;
  await query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'efie changes' and datname = current_database()`);
  await vi.waitFor(() => expect(feed.isHeard).toBe(false), { interval: 5 });
  expect(feed.changes.areNoneSince(moment, [])).toBe(false);
  await vi.waitFor(() => expect(feed.isHeard).toBe(true), 5_000);
  expect(await changedBy(['site'], async () => {})).toEqual([]);
});
