import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Booking } from '#domain/bookings/schema.ts';
import { PLAIN_RULES } from '#domain/stays/rules.ts';
import type { StayRules } from '#domain/stays/schema.ts';
import { formatShortDate } from '#domain/values/calendar-date.ts';
import { expectAccessible } from '../../testing/accessible.ts';
import { answer, listOf, type MadeCall, refusal } from '../../testing/answers.ts';
import { openSite } from '../../testing/open-site.tsx';
import { logInAs } from '../../testing/people.ts';
import { sampleStay } from '../../testing/samples.ts';
import { day, sampleBooking, sampleHostedStay } from '../../testing/stays-samples.ts';

/** Booking a stay that has rules, and what guest and host then see of it. */

const property = sampleStay({ price: 450 });
const PAGE = `/booking?property=${property._id}`;

const main = page.getByRole('main');
const checkIn = page.getByLabelText('Check In');
const checkOut = page.getByLabelText('Check Out');
const guests = page.getByLabelText('Guests');
const confirm = page.getByRole('button', { name: 'Confirm Booking' });
const nearest = main.getByRole('button', { name: /^Choose \d/ });

const rules: StayRules = {
  ...PLAIN_RULES,
  minNights: 2,
  guestsMax: 4,
  guestsIncluded: 2,
  extraGuestFee: 50,
  deposit: 300,
  cancellation: 'limited',
};

const lines: Booking['lines'] = [
  { kind: 'nights', label: '2 nights × ₵450.00', amount: 900 },
  { kind: 'discount', label: 'Early booking discount (10%)', amount: -90 },
];
const booked = {
  checkIn: day(30),
  checkOut: day(32),
  nights: 2,
  guests: 3,
  lines,
  total: 810,
  deposit: 300,
  cancellationPolicy: 'limited',
} as const satisfies Partial<Booking>;

describe('the booking page of a stay with rules', () => {
  beforeEach(() => {
    answer('GET /api/properties/:id', property);
    answer('GET /api/properties/:id/booked-dates', []);
    answer('GET /api/bookings', () => listOf([]));
    answer('GET /api/properties/:id/stay-rules', { rules, version: 1 });
    logInAs('Customer');
  });

  const open = (from: number, to: number) => openSite(`${PAGE}&from=${day(from)}&to=${day(to)}`);

  test('refuses nights beside the dates, and offers the nearest that work', async () => {
    await open(30, 31);
    const reason = 'This stay is for at least 2 nights. Choose a later check-out.';
    await expect.element(main.getByText('Why can’t I book these nights?')).toBeVisible();
    await expect.element(confirm).toBeDisabled();
    await expect.element(confirm).toHaveAccessibleDescription(reason);
    await expectAccessible();
    await nearest.first().click();
    await expect.element(checkIn).toHaveValue(day(30));
    await expect.element(checkOut).toHaveValue(day(32));
    await expect.element(confirm).toBeEnabled();
    await expect.element(nearest).not.toBeInTheDocument();
  });

  // §2.12/49
  test.each([
    ['to be verified first', 'waiting', false],
    ['that is verified', 'approved', true],
  ] as const)('for verified guests only has, for a guest %s, a form: %s', async (_, state, has) => {
    answer('GET /api/properties/:id/stay-rules', {
      rules: { ...rules, openTo: 'verified' },
      version: 1,
    });
    answer('GET /api/User/verifications', {
      taken: true,
      stays: [],
      verifications: [
        {
          _id: property._id,
          kind: 'ghana-card',
          property: null,
          number: null,
          expiresOn: day(400),
          state,
          expired: false,
          renamed: false,
          createdAt: '2026-11-20T10:00:00.000Z',
          decidedAt: null,
          reason: null,
        },
      ],
    });
    await open(30, 32);
    if (has) return expect.element(confirm).toBeEnabled();
    const link = main.getByRole('link', { name: 'Get verified' });
    await expect.element(link).toHaveAttribute('href', '/workspace/verification');
    await expect.element(confirm).not.toBeInTheDocument();
    await expectAccessible();
  });

  test('asks how many are coming, and sends it with the sum that was shown', async () => {
    const sent = answer('POST /api/bookings', {
      message: 'Booked.',
      booking: sampleBooking(booked),
    });
    await open(30, 32);
    await expect.element(main.getByText('₵900.00').first()).toBeVisible();
    for (const text of [
      'You leave a refundable deposit of ₵300.00 with the host when you arrive.',
      `Cancel until ${formatShortDate(day(16), day(0))}: ₵900.00 back`,
    ]) {
      await expect.element(main.getByText(text)).toBeVisible();
    }
    await confirm.click();
    await expect
      .element(guests)
      .toHaveAccessibleDescription(/Please choose how many guests are coming\./);
    await expect.element(guests).toHaveFocus();
    expect(sent).toEqual([]);

    await guests.selectOptions('3 guests');
    await expect.element(main.getByText('1 extra guest × 2 nights × ₵50.00').first()).toBeVisible();
    await confirm.click();
    await expect.poll(() => sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({ guests: 3, expectedTotal: 1000 });

    const confirmation = page.getByRole('region', { name: 'Your stay is confirmed' });
    for (const text of ['Early booking discount (10%)', '−₵90.00', '₵300.00', 'Guests']) {
      await expect.element(confirmation.getByText(text).first()).toBeVisible();
    }
    await expectAccessible();
  });

  test('takes dates and guests from its address', async () => {
    await openSite(`${PAGE}&from=${day(30)}&to=${day(32)}&guests=4`);
    await expect.element(guests).toHaveValue('4');
    await expect.element(main.getByText('₵1,100.00').first()).toBeVisible();
  });

  test('shows a refusal by rules that changed meanwhile, and what works now', async () => {
    await openSite(`${PAGE}&from=${day(30)}&to=${day(32)}&guests=2`);
    await expect.element(main.getByText('₵900.00').first()).toBeVisible();
    const message = 'This stay is for at least 5 nights. Choose a later check-out.';
    answer('GET /api/properties/:id/stay-rules', { rules: { ...rules, minNights: 5 }, version: 2 });
    answer('POST /api/bookings', refusal('BAD_INPUT', message, { checkOut: message }));
    await confirm.click();
    await expect.element(checkOut).toHaveAccessibleDescription(message);
    await nearest.first().click();
    await expect.element(checkOut).toHaveValue(day(35));
  });

  test('asks for no guests where they change nothing', async () => {
    answer('GET /api/properties/:id/stay-rules', {
      rules: { ...PLAIN_RULES, cleaningFee: 80 },
      version: 1,
    });
    const sent = answer('POST /api/bookings', { message: 'Booked.', booking: sampleBooking() });
    await open(30, 32);
    await expect.element(main.getByText('Cleaning fee').first()).toBeVisible();
    await expect.element(guests).not.toBeInTheDocument();
    await confirm.click();
    await expect.poll(() => sent).toHaveLength(1);
    expect(sent[0]?.body).not.toHaveProperty('guests');
    expect(sent[0]?.body).toMatchObject({ expectedTotal: 980 });
  });
});

test('a guest sees the lines of a stay, and what cancelling gives back before doing it', async () => {
  const stay = sampleBooking({
    ...booked,
    checkIn: day(10),
    checkOut: day(12),
    createdAt: `${day(-20)}T09:00:00.000Z`,
  });
  answer('GET /api/bookings', ({ query }: MadeCall) =>
    listOf(query.get('when') === 'upcoming' ? [stay] : []),
  );
  logInAs('Customer');
  await openSite('/bookings');
  const card = page.getByRole('article', { name: stay.propertyName });
  const refund = 'If you cancel now, ₵405.00 of ₵810.00 is refunded or need not be paid.';
  await expect.element(card.getByText(refund)).toBeVisible();
  await expect.element(card.getByText('Guests')).toBeVisible();
  await card.getByText('Price', { exact: true }).click();
  for (const text of ['2 nights × ₵450.00', '−₵90.00', 'Refundable deposit', '₵300.00']) {
    await expect.element(card.getByText(text)).toBeVisible();
  }
  await expectAccessible();
  await card.getByRole('button', { name: 'Cancel booking' }).click();
  await expect.element(page.getByRole('dialog').getByText(refund)).toBeVisible();
});

test('a host sees how many come, and the lines of the price', async () => {
  const stay = sampleHostedStay(booked);
  const look = { count: 0, lookedAt: stay.createdAt };
  const none = { count: 0, lookedAt: null };
  const news = {
    stays: none,
    hostedStays: look,
    contactMessages: none,
    enquiries: { count: 0 },
    answers: { count: 0 },
  };
  answer('GET /api/User/news', news);
  answer('PUT /api/User/news/:part', news);
  answer('GET /api/User/stays', ({ query }: MadeCall) =>
    listOf(query.get('when') === 'upcoming' ? [stay] : []),
  );
  logInAs('Property Owner');
  await openSite('/bookings?part=hosted');
  const card = page.getByRole('article', { name: stay.propertyName });
  await expect.element(card.getByText('Guests', { exact: true })).toBeVisible();
  await card.getByText('Price', { exact: true }).click();
  await expect.element(card.getByText('Early booking discount (10%)')).toBeVisible();
});
