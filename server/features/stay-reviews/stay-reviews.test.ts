import { beforeEach, describe, expect, test } from 'vitest';
import { GuestRecord, StayReviews } from '#domain/stay-reviews/schema.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { book, bookingForm, listedStay } from '#server/testing/stays.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { askForReviewsJob, showReviewsJob } from './public.ts';

const efie = bootTestApp();
let host: TestPerson;
let esi: TestPerson;
let property: string;
let booking: string;

beforeEach(async () => {
  efie.setNow('2026-11-21T10:00:00Z');
  host = await signedInAs(efie.platform, 'Property Owner', { firstname: 'Naa' });
  esi = await signedInAs(efie.platform, 'Customer');
  property = await listedStay(efie, host);
  const dates = { checkIn: '2026-11-25', checkOut: '2026-12-01' };
  booking = (await book(efie, bookingForm(property, dates), esi.headers)).json().booking._id;
});

const read = (of: 'reviews' | 'guest', { headers }: { headers?: Record<string, string> } = {}) =>
  efie.app.inject({ url: `/api/bookings/${booking}/${of}`, headers: headers ?? {} });
const review = (person: TestPerson, payload: object = { rating: 4, text: 'Kind and clean.' }) =>
  efie.app.inject({
    method: 'PUT',
    url: `/api/bookings/${booking}/review`,
    headers: person.headers,
    payload,
  });
const seen = async (person: TestPerson) =>
  StayReviews.parse((await read('reviews', person)).json());
const comments = async () =>
  (await efie.app.inject({ url: `/api/comments/property/${property}` })).json();
const atCheckOut = () => efie.setNow('2026-12-01T09:00:00Z');

describe('a review after a stay', () => {
  test('is refused before check-out and 14 days later', async () => {
    const early = await review(esi);
    expect([early.statusCode, early.json().message]).toEqual([
      409,
      'You can review each other from the day of check-out, for 14 days.',
    ]);
    efie.setNow('2026-12-15T00:00:00Z');
    expect((await review(host)).statusCode).toBe(409);
    expect((await seen(esi)).mayWrite).toBe(false);
  });

  test.each([
    ['no stars', { text: 'Fine.' }],
    ['six stars', { rating: 6, text: 'Fine.' }],
    ['no words', { rating: 3, text: '  ' }],
    ['too many words', { rating: 3, text: 'x'.repeat(501) }],
  ])('with %s is refused', async (_, body) => {
    atCheckOut();
    expect((await review(esi, body)).statusCode).toBe(400);
    expect((await seen(esi)).guest).toBeNull();
  });

  test('is for guest and host alone; an Admin reads both', async () => {
    atCheckOut();
    const kofi = await signedInAs(efie.platform, 'Agent');
    const admin = await signedInAs(efie.platform, 'Admin');
    expect((await read('reviews')).statusCode).toBe(401);
    expect((await read('reviews', kofi)).statusCode).toBe(403);
    expect((await review(kofi)).statusCode).toBe(403);
    expect((await review(admin)).statusCode).toBe(403);
    await review(esi, { rating: 5, text: 'Quiet.' });
    expect((await seen(admin)).guest).toMatchObject({ rating: 5, text: 'Quiet.' });
  });

  // §2.12/46
  test('shows to the other side, and as a comment with its stars, once both have written', async () => {
    atCheckOut();
    expect(await seen(esi)).toEqual({
      guest: null,
      host: null,
      showOn: '2026-12-15',
      shown: false,
      mayWrite: true,
    });
    await review(esi, { rating: 2, text: 'Loud.' });
    await review(esi, { rating: 5, text: 'Quiet after all.' });
    expect((await seen(host)).guest).toBeNull();
    expect((await comments()).comments).toEqual([]);

    const both = StayReviews.parse((await review(host)).json());
    expect(both).toMatchObject({
      shown: true,
      mayWrite: false,
      guest: { rating: 5, text: 'Quiet after all.' },
    });
    expect((await seen(esi)).host).toMatchObject({ rating: 4, text: 'Kind and clean.' });
    const page = await comments();
    expect(page.comments).toMatchObject([
      { comment: 'Quiet after all.', rating: 5, stayedHere: true, userId: esi.id },
    ]);
    expect(page.averageRating).toBe(5);
    expect((await review(esi, { rating: 1, text: 'No.' })).statusCode).toBe(409);
    expect((await comments()).comments).toHaveLength(1);
  });

  test('by both at once shows both, once', async () => {
    atCheckOut();
    const answers = await Promise.all([review(esi), review(host)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await seen(esi)).toMatchObject({ shown: true, host: { rating: 4 } });
    expect((await comments()).comments).toHaveLength(1);
  });

  // §2.12/46
  test('shows alone 14 days after check-out', async () => {
    atCheckOut();
    await review(host, { rating: 3, text: 'Left late.' });
    const show = () => showReviewsJob(efie.platform).run({}, undefined);
    efie.setNow('2026-12-14T23:00:00Z');
    await show();
    expect((await seen(esi)).host).toBeNull();
    efie.setNow('2026-12-15T01:00:00Z');
    await show();
    expect(await seen(esi)).toMatchObject({ shown: true, host: { text: 'Left late.' } });
    expect((await comments()).comments).toEqual([]);
  });

  test('of a deleted property still shows to the two of them', async () => {
    atCheckOut();
    await review(esi);
    const deleted = await efie.app.inject({
      method: 'DELETE',
      url: `/api/properties/${property}`,
      headers: host.headers,
    });
    expect(deleted.statusCode).toBe(200);
    await review(host);
    expect((await seen(host)).guest).toMatchObject({ rating: 4 });
  });
});

describe('what hosts wrote about a guest', () => {
  test('is shown to who hosts them next, not to the guest or to strangers', async () => {
    atCheckOut();
    await review(esi);
    await review(host, { rating: 5, text: 'Left it spotless.' });
    const other = await signedInAs(efie.platform, 'Agent');
    const dates = { checkIn: '2026-12-20', checkOut: '2026-12-22' };
    const next = await listedStay(efie, other);
    booking = (await book(efie, bookingForm(next, dates), esi.headers)).json().booking._id;
    expect(GuestRecord.parse((await read('guest', other)).json())).toEqual({
      stays: 1,
      rating: 5,
      reviews: [{ rating: 5, text: 'Left it spotless.', stayed: '2026-12-01' }],
    });
    expect((await read('guest')).statusCode).toBe(401);
    expect((await read('guest', esi)).statusCode).toBe(403);
    expect((await read('guest', host)).statusCode).toBe(403);
  });

  test('has nothing that is not shown yet', async () => {
    atCheckOut();
    await review(host);
    expect((await read('guest', host)).json()).toEqual({ stays: 1, rating: null, reviews: [] });
  });
});

test('guest and host are asked once, on the day of check-out', async () => {
  const ask = async () => {
    await askForReviewsJob(efie.platform).run({}, undefined);
    await efie.runJobs();
  };
  const asked = async (person: TestPerson) =>
    (await efie.outbox.to(person.email)).filter((mail) => /How was your/.test(mail)).length;
  efie.setNow('2026-11-30T12:00:00Z');
  await ask();
  expect([await asked(esi), await asked(host)]).toEqual([0, 0]);
  efie.setNow('2026-12-01T12:00:00Z');
  await ask();
  await ask();
  expect([await asked(esi), await asked(host)]).toEqual([1, 1]);
});

test('nobody is asked about a guest who did not come', async () => {
  efie.setNow('2026-11-26T12:00:00Z');
  const url = `/api/User/stays/${booking}/no-show`;
  const said = await efie.app.inject({ method: 'POST', url, headers: host.headers });
  expect(said.statusCode).toBe(200);
  efie.setNow('2026-12-01T12:00:00Z');
  await askForReviewsJob(efie.platform).run({}, undefined);
  await efie.runJobs();
  for (const { email } of [esi, host]) {
    expect((await efie.outbox.to(email)).some((mail) => /How was your/.test(mail))).toBe(false);
  }
});
