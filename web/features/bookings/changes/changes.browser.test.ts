import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { changeMessages as said } from '#domain/bookings/change-messages.ts';
import type { BookingChange } from '#domain/bookings/schema.ts';
import { expectAccessible } from '../../../testing/accessible.ts';
import { answer, listOf, refusal } from '../../../testing/answers.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { logInAs } from '../../../testing/people.ts';
import { day, sampleBooking, sampleHostedStay } from '../../../testing/stays-samples.ts';

/** A host offers other dates, and the guest answers (docs/product.md, "Bookings"). */

const CHANGE: BookingChange = {
  checkIn: day(31),
  checkOut: day(35),
  guests: null,
  lines: [{ kind: 'nights', label: '4 nights × ₵450.00', amount: 1800 }],
  total: 1800,
  deposit: 0,
  difference: 450,
  answerBy: new Date(Date.now() + 3_600_000).toISOString(),
};
const main = page.getByRole('main');
const sheet = page.getByRole('dialog');
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('a host sees the difference, and why dates are refused, before offering them', async () => {
  logInAs('Property Owner');
  let stay = sampleHostedStay();
  answer('GET /api/User/stays', () => listOf([stay]));
  answer('GET /api/User/stays/:id/change', refusal('DATES_TAKEN', said.taken));
  await openSite('/workspace/reservations');
  await button(said.open).click();
  await expect.element(sheet.getByRole('button', { name: said.offer })).toBeDisabled();
  await sheet.getByLabelText(said.checkOut).fill(day(40));
  await expect.element(sheet.getByText(said.taken)).toBeVisible();
  answer('GET /api/User/stays/:id/change', CHANGE);
  await sheet.getByLabelText(said.checkIn).fill(CHANGE.checkIn);
  await sheet.getByLabelText(said.checkOut).fill(CHANGE.checkOut);
  await expect.element(sheet.getByText(said.difference(450))).toBeVisible();
  await expectAccessible();
  const offered = answer('PUT /api/User/stays/:id/change', () => {
    stay = { ...stay, change: CHANGE };
    return { message: said.offered, stay };
  });
  await sheet.getByRole('button', { name: said.offer }).click();
  await expect.element(sheet.getByText(said.offered)).toBeVisible();
  await expect.element(sheet.getByText(said.waiting)).toBeVisible();
  expect(offered.map(({ body }) => body)).toEqual([
    { checkIn: CHANGE.checkIn, checkOut: CHANGE.checkOut, expectedTotal: 1800 },
  ]);
});

test('a guest accepts what the host offers', async () => {
  logInAs('Customer');
  let booking = sampleBooking({ change: CHANGE });
  answer('GET /api/bookings', ({ query }) =>
    listOf(query.get('when') === 'upcoming' ? [booking] : []),
  );
  await openSite('/bookings');
  await expect.element(main.getByText(said.hostOffers)).toBeVisible();
  await expect.element(main.getByText(said.difference(450))).toBeVisible();
  await expectAccessible();
  answer('POST /api/bookings/:id/change', refusal('DATES_TAKEN', said.taken));
  await button(said.accept).click();
  await expect.element(main.getByText(said.taken)).toBeVisible();
  const sent = answer('POST /api/bookings/:id/change', () => {
    booking = sampleBooking({ ...CHANGE, change: null, nights: 4 });
    return { message: said.accepted, booking };
  });
  await button(said.accept).click();
  await expect.element(main.getByText(said.accepted)).toBeVisible();
  await expect.element(main.getByText(said.hostOffers)).not.toBeInTheDocument();
  expect(sent.map(({ body }) => body)).toEqual([{ accept: true, total: 1800 }]);
});

test('an offer that has lapsed is not shown', async () => {
  logInAs('Customer');
  const change = { ...CHANGE, answerBy: new Date(Date.now() - 1000).toISOString() };
  answer('GET /api/bookings', ({ query }) =>
    listOf(query.get('when') === 'upcoming' ? [sampleBooking({ change })] : []),
  );
  await openSite('/bookings');
  await expect.element(main.getByRole('article')).toBeVisible();
  await expect.element(main.getByText(said.hostOffers)).not.toBeInTheDocument();
});
