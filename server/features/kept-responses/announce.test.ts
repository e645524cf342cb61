import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { MOST_NAMED } from '#server/platform/cache/announce.ts';
import { type ChangeFeed, listenToChanges } from '#server/platform/cache/change-feed.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { createLog } from '#server/platform/log/log.ts';
import { carRow, propertyRow } from '#server/testing/listed-rows.ts';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import {
  announceEverything,
  announceListings,
  announcePeople,
  announcePhoto,
  announceVideos,
} from './public.ts';

/** Contents by their hash. */
const [PHOTO, STILL, TOUR, NOTHING] = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(32)) as [
  string,
  string,
  string,
  string,
];

const efie = bootTestApp({ breaksConnections: true });
let feed: ChangeFeed;
let lister: string;
let home: string;
let car: string;
let other: string;

beforeAll(async () => {
  feed = listenToChanges(efie.connection.settings, createLog('silent'));
  await vi.waitFor(() => expect(feed.isConnected).toBe(true));
  ({ id: lister } = await signedInAs(efie.platform, 'Agent'));
  home = await propertyRow(efie.platform, lister);
  car = await carRow(efie.platform, lister);
  other = await propertyRow(efie.platform, (await signedInAs(efie.platform, 'Agent')).id);
  await sql(
    `insert into photos (key, mime, bytes, width, height)
     values ($1, 'image/jpeg', 1, 320, 240), ($2, 'image/jpeg', 2, 320, 240)`,
    [PHOTO, STILL],
  );
  await sql(
    `insert into videos (key, mime, extension, bytes, poster_key) values ($1, 'video/mp4', 'mp4', 3, $2)`,
    [TOUR, STILL],
  );
  await sql(
    `insert into listing_photos (listing_id, position, photo_key)
     select id, 0, $2 from unnest($1::uuid[]) as id`,
    [[home, car], PHOTO],
  );
  await sql('update listings set video_key = $2 where id = $1', [other, TOUR]);
});
afterAll(() => feed.close());

const sql = (text: string, values: unknown[] = []) => efie.connection.pool.query(text, values);

/** The topics that some work announces. */
async function announced(work: (tx: Transaction) => Promise<void>) {
  const all = ['properties', `property:${home}`, `property:${other}`, 'cars', `car:${car}`, 'site'];
  await feed.catchUp();
  const { moment } = feed.changes;
  await inTransaction(efie.platform.db, work);
  await feed.catchUp();
  return all.filter((topic) => !feed.changes.areNoneSince(moment, [topic]));
}

test('listings announce themselves and the lists of their kinds, each once', async () => {
  const both = [
    { kind: 'property', id: home },
    { kind: 'property', id: other },
  ];
  const { moment } = feed.changes;
  expect(await announced((tx) => announceListings(tx, both))).toEqual([
    'properties',
    `property:${home}`,
    `property:${other}`,
  ]);
  expect(feed.changes.moment - moment).toBe(3);
  expect(await announced((tx) => announceListings(tx, []))).toEqual([]);
});

test('a photo or a video announces every listing that has it, a video also by its picture', async () => {
  expect(await announced((tx) => announcePhoto(tx, PHOTO))).toEqual([
    'properties',
    `property:${home}`,
    'cars',
    `car:${car}`,
  ]);
  const ofVideo = ['properties', `property:${other}`];
  expect(await announced((tx) => announceVideos(tx, [TOUR]))).toEqual(ofVideo);
  expect(await announced((tx) => announcePhoto(tx, STILL))).toEqual(ofVideo);
  expect(await announced((tx) => announcePhoto(tx, NOTHING))).toEqual([]);
});

test('someone announces their own listings, and only the pages where they commented', async () => {
  expect(await announced((tx) => announcePeople(tx, [lister]))).toEqual([
    'properties',
    `property:${home}`,
    'cars',
    `car:${car}`,
  ]);
  const { id: guest } = await signedInAs(efie.platform, 'Customer');
  expect(await announced((tx) => announcePeople(tx, [guest]))).toEqual([]);
  await sql(
    `insert into comments (id, listing_id, user_id, body) values (gen_random_uuid(), $1, $2, 'Quiet.')`,
    [other, guest],
  );
  expect(await announced((tx) => announcePeople(tx, [guest]))).toEqual([`property:${other}`]);
  expect(await announced((tx) => announcePeople(tx, []))).toEqual([]);
});

test('someone who commented on many of their own listings announces all of them', async () => {
  const { id: keen } = await signedInAs(efie.platform, 'Agent');
  await sql(
    `with listed as (
       insert into listings (id, kind, lister_id, name, price_pesewas, location, address, region, condition, property_type, subtype)
       select gen_random_uuid(), 'property', $1, 'Home ' || n, 100000, 'Osu', 'Ring Road', 'Volta', 'Renovated', 'PropertyRentals', 'Apartments'
       from generate_series(1, $2::int) n
       returning id)
     insert into comments (id, listing_id, user_id, body) select gen_random_uuid(), id, $1, 'Mine.' from listed`,
    [keen, MOST_NAMED - 100],
  );
  const { rows } = await sql('select id from listings where lister_id = $1', [keen]);
  await feed.catchUp();
  const { moment } = feed.changes;
  await inTransaction(efie.platform.db, (tx) => announcePeople(tx, [keen]));
  await feed.catchUp();
  const stale = rows.filter(({ id }) => feed.changes.areNoneSince(moment, [`property:${id}`]));
  expect(stale).toEqual([]);
  expect(feed.changes.areNoneSince(moment, [`property:${home}`]), 'and nothing else').toBe(true);
});

test('announcing everything announces every topic', async () => {
  expect(await announced(announceEverything)).toHaveLength(6);
});
