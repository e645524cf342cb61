import { beforeEach, expect, test } from 'vitest';
import { carRow, propertyRow } from '#server/testing/listed-rows.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { forgetViewsJob } from './public.ts';

const efie = bootTestApp();
const BROWSER =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36';
let lister: TestPerson;
let property: string;

beforeEach(async () => {
  efie.setNow('2026-11-21T10:00:00Z');
  lister = await signedInAs(efie.platform, 'Agent');
  property = await propertyRow(efie.platform, lister.id);
});

const tell = (
  listings: unknown,
  { headers = {}, remoteAddress = '10.1.1.1' }: { headers?: object; remoteAddress?: string } = {},
) =>
  efie.app.inject({
    method: 'POST',
    url: '/api/views',
    remoteAddress,
    headers: { 'user-agent': BROWSER, ...headers },
    payload: { listings },
  });
const viewsOf = async (id: string) =>
  (
    await efie.connection.pool.query(
      `select to_char(day, 'YYYY-MM-DD') as day, views from listing_views where listing_id = $1 order by day`,
      [id],
    )
  ).rows.map(({ day, views }) => [day, views]);

test('counts one view a day for each listing of either kind', async () => {
  const car = await carRow(efie.platform, lister.id);
  expect((await tell([property, car, property])).statusCode).toBe(204);
  efie.setNow('2026-11-22T00:00:00Z');
  await tell([property]);
  expect(await viewsOf(property)).toEqual([
    ['2026-11-21', 1],
    ['2026-11-22', 1],
  ]);
  expect(await viewsOf(car)).toEqual([['2026-11-21', 1]]);
});

test('counts an account once a day, and never one’s own listings', async () => {
  const esi = await signedInAs(efie.platform, 'Customer');
  for (const remoteAddress of ['10.0.0.1', '10.0.0.2']) {
    await tell([property], { headers: esi.headers, remoteAddress });
    await tell([property], { headers: lister.headers, remoteAddress });
  }
  expect(await viewsOf(property)).toEqual([['2026-11-21', 1]]);
});

test('counts a flood from one address ten times, all at once or in turn, and still counts others', async () => {
  const flood = (subnet: string) =>
    Promise.all(
      Array.from({ length: 15 }, (_, n) => tell([property], { remoteAddress: `${subnet}${n}` })),
    );
  await flood('2001:db8::');
  expect(await viewsOf(property)).toEqual([['2026-11-21', 10]]);
  await tell([property], { remoteAddress: '10.9.9.9' });
  expect(await viewsOf(property)).toEqual([['2026-11-21', 11]]);
});

test.each([
  ['machines', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['who asks not to be tracked', { dnt: '1' }],
  ['who asks for privacy', { 'sec-gpc': '1' }],
])('ignores views of %s', async (_who, headers) => {
  expect((await tell([property], { headers })).statusCode).toBe(204);
  expect(await viewsOf(property)).toEqual([]);
});

test('ignores views of what is deleted, paused or no listing', async () => {
  const paused = await propertyRow(efie.platform, lister.id);
  await efie.connection.pool.query(
    `update listings set paused_at = now(), pause_reason = 'by-lister' where id = $1`,
    [paused],
  );
  await efie.connection.pool.query('update listings set deleted_at = now() where id = $1', [
    property,
  ]);
  expect((await tell([property, paused, lister.id])).statusCode).toBe(204);
  for (const id of [property, paused, lister.id]) expect(await viewsOf(id)).toEqual([]);
});

test.each([
  [undefined],
  [[]],
  [['no-id']],
  [Array(21).fill('01919191-9191-7191-9191-919191919191')],
  ['x'],
])('refuses %j', async (listings) => {
  expect((await tell(listings)).statusCode).toBe(400);
});

test('stores where views came from for the day, and the views for 90 days', async () => {
  const { connection, platform } = efie;
  await tell([property]);
  const sources = async () =>
    (
      await connection.pool.query('select source::text from view_sources where listing_id = $1', [
        property,
      ])
    ).rowCount;
  const night = forgetViewsJob(platform);
  await night.run({}, {} as never);
  expect(await sources()).toBe(1);
  efie.setNow('2026-11-22T00:35:00Z');
  await night.run({}, {} as never);
  expect(await sources()).toBe(0);
  expect(await viewsOf(property)).toHaveLength(1);
  efie.setNow('2027-02-20T00:35:00Z');
  await night.run({}, {} as never);
  expect(await viewsOf(property)).toEqual([]);
});
