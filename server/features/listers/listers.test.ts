import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Lister } from '#domain/listers/schema.ts';
import { carRow, propertyRow } from '#server/testing/listed-rows.ts';
import { openStars } from '#server/testing/open-stars.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { book, bookingForm } from '#server/testing/stays.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
beforeAll(() => openStars(efie));
let lister: TestPerson;
let ama: TestPerson;
let home: string;

beforeEach(async () => {
  efie.setNow('2026-11-01T12:00:00Z');
  lister = await signedInAs(efie.platform, 'Agent', { firstname: 'Esi' });
  ama = await signedInAs(efie.platform, 'Customer', { firstname: 'Ama' });
  home = await propertyRow(efie.platform, lister.id, { name: 'Palm Court' });
});

const get = (path = '', id = lister.id) => efie.app.inject({ url: `/api/listers/${id}${path}` });
const shown = async () => Lister.parse((await get()).json());
const comment = (by: TestPerson, text: string, rating: number | null = null) =>
  efie.app.inject({
    method: 'POST',
    url: `/api/properties/${home}/comments`,
    headers: by.headers,
    payload: { comment: text, rating },
  });
const sql = (statement: string) => efie.connection.pool.query(statement, [lister.id]);

describe('GET /api/listers/{id}', () => {
  test('shows who the lister is and how much they list, without phone number and email address', async () => {
    await carRow(efie.platform, lister.id);
    const response = await get();
    expect(Lister.parse(response.json())).toMatchObject({
      _id: lister.id,
      name: 'Esi Mensah',
      role: 'Agent',
      logo: null,
      properties: 1,
      cars: 1,
      averageRating: null,
      ratingCount: 0,
      reviews: [],
    });
    expect(response.body).not.toContain(lister.email);
    expect(response.body).not.toContain(lister.phoneNumber);
  });

  test('combines the ratings of all properties', async () => {
    const kofi = await signedInAs(efie.platform, 'Customer');
    await comment(ama, 'Quiet', 5);
    await comment(kofi, 'Warm', 4);
    expect(await shown()).toMatchObject({ averageRating: 4.5, ratingCount: 2 });
  });

  test('shows the comments of people who stayed there', async () => {
    await book(efie, bookingForm(home), ama.headers);
    await comment(ama, 'We slept well.', 5);
    await comment(await signedInAs(efie.platform, 'Customer'), 'I walked by.');
    expect((await shown()).reviews).toEqual([]);
    efie.setNow('2026-12-04T00:00:00Z');
    expect((await shown()).reviews).toMatchObject([
      { userName: 'Ama Mensah', comment: 'We slept well.', rating: 5, property: { _id: home } },
    ]);
  });

  test.each([
    ['is suspended', () => sql('update users set suspended_at = now() where id = $1')],
    ['has nothing left', () => sql('update listings set deleted_at = now() where lister_id = $1')],
    [
      'has paused all',
      () =>
        sql(
          "update listings set paused_at = now(), pause_reason = 'by-lister' where lister_id = $1",
        ),
    ],
  ])('does not find a lister who %s', async (_what, change) => {
    expect((await get()).statusCode).toBe(200);
    await change();
    for (const path of ['', '/properties', '/cars']) {
      expect((await get(path)).statusCode).toBe(404);
    }
  });

  test('does not find someone who lists nothing, nor a wrong ID', async () => {
    expect((await get('', ama.id)).statusCode).toBe(404);
    expect((await get('', 'no-id')).statusCode).toBe(404);
  });
});

test('the lists of a lister show only what is public, in pages, without contacts', async () => {
  const other = await signedInAs(efie.platform, 'Agent');
  await propertyRow(efie.platform, other.id);
  await propertyRow(efie.platform, lister.id, {
    paused_at: new Date(),
    pause_reason: 'by-lister',
  });
  const second = await propertyRow(efie.platform, lister.id, {
    name: 'Second',
    created_at: new Date('2020-01-01T00:00:00Z'),
  });
  const car = await carRow(efie.platform, lister.id);
  const page = await get('/properties?limit=1&page=2&view=card');
  expect(page.json()).toMatchObject([{ _id: second }]);
  expect(page.headers['x-total-count']).toBe('2');
  expect((await get('/cars')).json()).toMatchObject([{ _id: car, phone: null }]);
});
