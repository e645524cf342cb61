import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stayReviewMessages as said } from '#domain/stay-reviews/messages.ts';
import type { StayReviews } from '#domain/stay-reviews/schema.ts';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import { expectAccessible } from '../../../testing/accessible.ts';
import { answer, listOf, refusal } from '../../../testing/answers.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { logInAs } from '../../../testing/people.ts';
import { day, sampleBooking, sampleHostedStay } from '../../../testing/stays-samples.ts';

/** Guest and host review each other after a stay (docs/decisions/listings/stay-reviews.md). */

const OPEN: StayReviews = {
  guest: null,
  host: null,
  showOn: '2026-12-15' as CalendarDate,
  shown: false,
  mayWrite: true,
};
const over = { status: 'completed', checkIn: day(-4), checkOut: day(-1) } as const;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const sheet = page.getByRole('dialog');

test('a guest reviews a stay: what is missing is said, and both show once the host has written too', async () => {
  logInAs('Customer');
  answer('GET /api/bookings', ({ query }) =>
    listOf(query.get('when') === 'past' ? [sampleBooking(over)] : []),
  );
  answer('GET /api/bookings/:id/reviews', OPEN);
  const sent = answer('PUT /api/bookings/:id/review', ({ body }) => ({
    ...OPEN,
    shown: true,
    mayWrite: false,
    guest: { ...(body as { rating: number; text: string }), writtenAt: new Date().toISOString() },
    host: { rating: 5, text: 'Left it spotless.', writtenAt: new Date().toISOString() },
  }));
  await openSite('/bookings');
  await button(said.reviewStay).click();
  await expect.element(sheet.getByText(said.untilThen(OPEN.showOn))).toBeVisible();
  await expectAccessible();
  await button(said.send).click();
  await expect.element(sheet.getByText(said.ratingRequired)).toBeVisible();
  await expect.element(sheet.getByText(said.textRequired)).toBeVisible();
  expect(sent).toEqual([]);
  await sheet.getByRole('radio', { name: '4 stars' }).click({ force: true });
  await expect.element(sheet.getByText(said.ratingRequired)).not.toBeInTheDocument();
  await sheet.getByLabelText(said.text.guest).fill('  Quiet and clean. ');
  await button(said.send).click();
  await expect.element(sheet.getByText(said.shown)).toBeVisible();
  await expect.element(sheet.getByText('Quiet and clean.')).toBeVisible();
  await expect.element(sheet.getByText('Left it spotless.')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ rating: 4, text: 'Quiet and clean.' }]);
});

test('a review that cannot be sent stays in the form, with the reason', async () => {
  logInAs('Customer');
  answer('GET /api/bookings', ({ query }) =>
    listOf(query.get('when') === 'past' ? [sampleBooking(over)] : []),
  );
  answer('GET /api/bookings/:id/reviews', {
    ...OPEN,
    guest: { rating: 3, text: 'Fine.', writtenAt: new Date().toISOString() },
  });
  answer('PUT /api/bookings/:id/review', refusal('CONFLICT', said.over));
  await openSite('/bookings');
  await button(said.reviewStay).click();
  await sheet.getByLabelText(said.text.guest).fill('Fine, but loud.');
  await button(said.send).click();
  await expect.element(sheet.getByText(said.over)).toBeVisible();
  await expect.element(sheet.getByLabelText(said.text.guest)).toHaveValue('Fine, but loud.');
});

test('a host reads what others wrote about a guest who is to come', async () => {
  logInAs('Property Owner');
  answer('GET /api/User/stays', listOf([sampleHostedStay({ checkIn: day(4), checkOut: day(6) })]));
  answer('GET /api/bookings/:id/guest', {
    stays: 2,
    rating: 4.5,
    reviews: [{ rating: 5, text: 'Left it spotless.', stayed: '2026-08-03' as CalendarDate }],
  });
  await openSite('/workspace/reservations');
  await button(said.aboutGuest).click();
  await expect.element(sheet.getByText('2 stays on Efie so far.')).toBeVisible();
  await expect.element(sheet.getByText('Left it spotless.')).toBeVisible();
  await expectAccessible();
});
