import { beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_SITE_SETTINGS } from '#domain/site/contact.ts';
import { blocks } from '#server/features/blocks/public.ts';
import { propertyRow } from '#server/testing/listed-rows.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
let lister: TestPerson;
let admin: TestPerson;
let stay: string;
let rental: string;

beforeAll(async () => {
  lister = await signedInAs(efie.platform, 'Agent');
  admin = await signedInAs(efie.platform, 'Admin');
  stay = await propertyRow(efie.platform, lister.id);
  const details = { property_type: 'PropertyRentals', subtype: 'Apartments' };
  rental = await propertyRow(efie.platform, lister.id, details);
});

const person = () => signedInAs(efie.platform, 'Customer');
const call = (method: 'GET' | 'POST' | 'PUT', url: string, by?: TestPerson, payload?: object) =>
  efie.app.inject({ method, url, ...(by && { headers: by.headers }), ...(payload && { payload }) });
let written = 0;
/** Each with its own words: repeating them would be the same comment. */
const rate = (by: TestPerson, propertyId: string, rating = 5) => {
  written += 1;
  return call('POST', '/api/comments', by, { propertyId, comment: `Lovely, ${written}.`, rating });
};
const right = async (by: TestPerson, id: string) =>
  (await call('GET', `/api/properties/${id}/rating`, by)).json();
const ratingOf = async (id: string) => {
  const { averageRating, reviewCount } = (await call('GET', `/api/properties/${id}`)).json();
  return [averageRating, reviewCount];
};
const stayed = (by: TestPerson, id: string, days: number) =>
  efie.connection.pool.query(
    `insert into bookings (id, listing_id, user_id, full_name, email, phone_number, check_in, check_out, nightly_pesewas, total_pesewas)
     values (gen_random_uuid(), $2, $1, 'Esi', 'esi@guests.test', '0244', current_date + $3::int - 2, current_date + $3::int, 1, 2)`,
    [by.id, id, days],
  );

describe('GET /api/properties/{id}/rating', () => {
  test('requires sign-in, and an existing property', async () => {
    expect((await call('GET', `/api/properties/${stay}/rating`)).statusCode).toBe(401);
    const unknown = '/api/properties/0197a000-0000-7000-8000-000000000000/rating';
    expect((await call('GET', unknown, admin)).statusCode).toBe(404);
  });

  test('says what has to come before stars', async () => {
    const ama = await person();
    expect(await right(ama, stay)).toEqual({ mayRate: false, after: 'stay' });
    expect(await right(ama, rental)).toEqual({ mayRate: false, after: 'enquiry' });
    expect(await right(lister, stay)).toEqual({ mayRate: false, after: 'stay' });
  });
});

describe('stars', () => {
  // §2.11/14
  test('count for a stay only once it is over; until then comments are posted without them', async () => {
    const ama = await person();
    const early = await rate(ama, stay);
    expect([early.statusCode, early.json().comment.rating, early.json().message]).toEqual([
      201,
      null,
      'Comment posted without stars: they count once you’ve stayed here.',
    ]);
    await stayed(ama, stay, 1);
    expect((await rate(ama, stay)).json().comment.rating).toBeNull();
    await efie.connection.pool.query('delete from bookings');
    await stayed(ama, stay, 0);
    expect(await right(ama, stay)).toEqual({ mayRate: true, after: 'stay' });
    const counted = (await rate(ama, stay)).json();
    expect([counted.comment.rating, counted.message]).toEqual([5, 'Comment posted successfully!']);
    expect(await ratingOf(stay)).toEqual([5, 1]);
    await efie.connection.pool.query('delete from comments');
  });

  // §2.11/14
  test('count elsewhere once someone has written to the lister', async () => {
    const ama = await person();
    expect((await rate(ama, rental)).json().comment.rating).toBeNull();
    const { _id } = (await rate(ama, rental, 2)).json().comment;
    const enquiry = { message: 'Is it free?', phoneNumber: '0245556677' };
    await call('POST', `/api/properties/${rental}/enquiries`, ama, enquiry);
    const url = `/api/properties/${rental}/comments/${_id}`;
    const edited = await call('PUT', url, ama, { comment: 'Fine.', rating: 4 });
    expect(edited.json().rating).toBe(4);
    expect(await ratingOf(rental)).toEqual([4, 1]);
  });

  test('are not added by an edit before that, and can be removed', async () => {
    const ama = await person();
    const { _id } = (await rate(ama, stay)).json().comment;
    const url = `/api/properties/${stay}/comments/${_id}`;
    const edited = await call('PUT', url, ama, { comment: 'Fine.', rating: 4 });
    expect([edited.statusCode, edited.json().rating]).toEqual([200, null]);
    const taken = await call('PUT', url, ama, { comment: 'Fine.', rating: null });
    expect(taken.json().rating).toBeNull();
  });

  // §2.11/14
  test('count for everyone where the site requires neither', async () => {
    const save = (starsAfterStay: boolean) =>
      call('PUT', '/api/site-settings', admin, { ...DEFAULT_SITE_SETTINGS, starsAfterStay });
    expect((await save(false)).statusCode).toBe(200);
    const ama = await person();
    expect(await right(ama, stay)).toEqual({ mayRate: true, after: 'stay' });
    expect((await rate(ama, stay, 3)).json().comment.rating).toBe(3);
    await save(true);
    await efie.connection.pool.query('delete from comments');
  });

  test('from someone who is suspended leave the average, and come back with the person', async () => {
    const [ama, kofi] = [await person(), await person()];
    for (const guest of [ama, kofi]) await stayed(guest, stay, guest === ama ? -3 : -9);
    await rate(ama, stay, 1);
    await rate(kofi, stay, 5);
    expect(await ratingOf(stay)).toEqual([3, 2]);
    await call('POST', `/api/admin/people/${ama.id}/suspend`, admin, { reason: 'Fake stars.' });
    expect(await ratingOf(stay)).toEqual([5, 1]);
    const page = (await call('GET', `/api/comments/property/${stay}`)).json();
    expect([page.averageRating, page.ratingCount]).toEqual([5, 1]);
    await call('POST', `/api/admin/people/${ama.id}/lift-suspension`, admin);
    expect(await ratingOf(stay)).toEqual([3, 2]);
  });
});

// §2.9/21
test('twenty ratings of nearly five stars come before a single one of five', async () => {
  const rated = (rating_total: number, rating_count: number) =>
    propertyRow(efie.platform, lister.id, { rating_total, rating_count, name: `${rating_count}` });
  const [one, twenty, bad] = [await rated(5, 1), await rated(96, 20), await rated(2, 2)];
  const list = (await call('GET', '/api/properties?sort=rating')).json() as { _id: string }[];
  const order = list.map(({ _id }) => _id).filter((id) => [one, twenty, bad].includes(id));
  expect(order).toEqual([twenty, one, bad]);
});

describe('a block', () => {
  test.each(['author', 'lister'] as const)(
    'by the %s stops comments, except from someone who has stayed there',
    async (by) => {
      const ama = await person();
      const [blocker, blocked] = by === 'author' ? [ama, lister] : [lister, ama];
      const { db } = efie.platform;
      await db.transaction().execute((tx) => blocks.insert(tx, blocker.id, blocked.id, new Date()));
      const refused = await rate(ama, stay);
      expect(refused.statusCode).toBe(403);
      expect(refused.json().message).toContain('You can’t comment here');
      await stayed(ama, stay, by === 'author' ? -20 : -30);
      expect((await rate(ama, stay)).json().comment.rating).toBe(5);
    },
  );
});
