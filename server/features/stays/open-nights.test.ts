import { beforeEach, expect, test } from 'vitest';
import { stayRulesMessages } from '#domain/stays/messages.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { book, bookingForm, listedStay } from '#server/testing/stays.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
let lister: TestPerson;
let stay: string;
let block: string;

const post = (path: string, payload: object, by?: TestPerson) =>
  efie.app.inject({
    method: 'POST',
    url: `/api/properties/${stay}/blocks${path}`,
    headers: by?.headers ?? {},
    payload,
  });
const open = (from: string, to: string, by: TestPerson | undefined = lister) =>
  post(`/${block}/open`, { from: `2026-12-${from}`, to: `2026-12-${to}` }, by);
const held = async () =>
  (
    await efie.connection.pool.query(
      `select kind || ' ' || lower(nights) || ' ' || upper(nights) || ' ' || note as said
       from held_nights where listing_id = $1 order by nights`,
      [stay],
    )
  ).rows.map(({ said }) => said);

beforeEach(async () => {
  efie.setNow('2026-11-28T08:00:00Z');
  lister = await signedInAs(efie.platform, 'Agent');
  stay = await listedStay(efie, lister);
  const nights = { from: '2026-12-10', to: '2026-12-20', reason: 'not-available', note: 'Roof' };
  block = (await post('', nights, lister)).json().block._id;
});

test('is for the lister, and only for nights of the block', async () => {
  expect((await post(`/${block}/open`, { from: '2026-12-12', to: '2026-12-14' })).statusCode).toBe(
    401,
  );
  expect((await open('12', '14', await signedInAs(efie.platform, 'Agent'))).statusCode).toBe(403);
  expect((await open('14', '12')).statusCode).toBe(400);
  const wide = await open('09', '12');
  expect([wide.statusCode, wide.json().message]).toEqual([422, stayRulesMessages.notOfBlock]);
  block = 'no-id';
  expect((await open('12', '14')).statusCode).toBe(404);
});

// §2.12/34
test('opens nights inside a block, whose ends stay blocked', async () => {
  expect((await open('12', '14')).statusCode).toBe(200);
  expect(await held()).toEqual([
    'not-available 2026-12-10 2026-12-12 Roof',
    'not-available 2026-12-14 2026-12-20 Roof',
  ]);
  const guest = await signedInAs(efie.platform, 'Customer');
  const dates = (checkIn: string, checkOut: string) => bookingForm(stay, { checkIn, checkOut });
  expect((await book(efie, dates('2026-12-12', '2026-12-15'), guest.headers)).statusCode).toBe(422);
  expect((await book(efie, dates('2026-12-12', '2026-12-14'), guest.headers)).statusCode).toBe(201);
  expect((await open('12', '13')).statusCode).toBe(404);
});

test('of two openings at once one is done', async () => {
  const statuses = (await Promise.all([open('10', '12'), open('11', '14')])).map(
    ({ statusCode }) => statusCode,
  );
  expect(statuses.sort()).toEqual([200, 404]);
});
