import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '#domain/site/paths.ts';
import { stayRulesMessages } from '#domain/stays/messages.ts';
import { PLAIN_RULES } from '#domain/stays/rules.ts';
import type { StayRulesResponse } from '#domain/stays/schema.ts';
import { expectAccessible } from '../../testing/accessible.ts';
import { answer, refusal } from '../../testing/answers.ts';
import { sampleRules } from '../../testing/calendar-samples.ts';
import { openSite } from '../../testing/open-site.tsx';
import { logInAs, sampleProfile } from '../../testing/people.ts';
import { sampleId, sampleProperty, sampleStay } from '../../testing/samples.ts';

/** What a stay is sold by, as its host sets it (docs/stays.md). */

const main = page.getByRole('main');
const field = (name: string) => main.getByLabelText(name, { exact: true });
const button = (name: string) => main.getByRole('button', { name, exact: true });
const ID = sampleId(1);
/** Opens the rules of a stay of ₵450.00 as stored. */
async function openRules(stored: StayRulesResponse = { rules: null, version: 0 }) {
  answer('GET /api/properties/:id', ownStay());
  answer('GET /api/properties/:id/stay-rules', stored);
  await openSite(paths.stayRules(ID));
  await expect.element(button('Save rules and prices')).toBeVisible();
}

const ownStay = (lister = sampleProfile()._id) =>
  sampleStay({
    _id: ID,
    price: 450,
    lister: { userId: lister, name: 'Ama Mensah', role: 'Property Owner' },
  });

/** Saves as the server would, from `version` on. */
const answerSaving = (from = 0) =>
  answer('PUT /api/properties/:id/stay-rules', ({ body }) =>
    body.version === from
      ? { rules: body.rules, version: from + 1 }
      : refusal('CONFLICT', stayRulesMessages.changed),
  );

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-05T10:00:00Z') });
  logInAs('Property Owner');
});

test('links and button stay where they are while the stay is on its way', async () => {
  const { promise: stay, resolve } = Promise.withResolvers<ReturnType<typeof ownStay>>();
  answer('GET /api/properties/:id', () => stay);
  answer('GET /api/properties/:id/stay-rules', { rules: null, version: 0 });
  await openSite(paths.stayRules(ID));
  const link = (name: string) => main.getByRole('link', { name, exact: true });
  const places = () =>
    ['Open the calendar', 'Listings', 'Calendar'].map(
      (name) => link(name).element().getBoundingClientRect().y,
    );
  await expect.element(link('Calendar')).toBeVisible();
  const before = places();
  resolve(ownStay());
  await expect.element(link(ownStay().name)).toBeVisible();
  expect(places()).toEqual(before);
});

test('a host sets two seasons, a weekend price and cleaning, and sees what a guest pays', async () => {
  await openRules();
  const saved = answerSaving();
  await expect.element(main.getByText('24 Dec to 27 Dec, 2 guests: ₵1,350.00')).toBeInTheDocument();
  await field('Weekend price per night').fill('520');
  await field('Cleaning fee').fill('100');
  await button('Add Christmas').click();
  await expect.element(field('Name')).toHaveFocus();
  await field('Price per night').fill('640');
  await button('Add a season').click();
  await field('Name').last().fill('Easter');
  await field('First night').last().fill('2027-03-26');
  await field('Last night').last().fill('2027-03-29');
  await field('Price per night').last().fill('600');
  await expect.element(main.getByText('24 Dec to 27 Dec, 2 guests: ₵2,020.00')).toBeInTheDocument();
  await button('Save rules and prices').click();
  await expect.element(page.getByText('Booking rules saved.')).toBeVisible();
  const season = { weekendPrice: null, minNights: null, maxNights: null };
  expect(saved[0]?.body).toEqual({
    rules: {
      ...PLAIN_RULES,
      weekend: { nights: ['fri', 'sat'], price: 520 },
      cleaningFee: 100,
      seasons: [
        {
          ...season,
          name: 'Christmas and New Year',
          from: '2026-12-20',
          to: '2027-01-02',
          yearly: true,
          price: 640,
        },
        {
          ...season,
          name: 'Easter',
          from: '2027-03-26',
          to: '2027-03-29',
          yearly: false,
          price: 600,
        },
      ],
    },
    version: 0,
  });
});

test('all rules come back as they were stored', async () => {
  const rules = sampleRules({
    openTo: 'verified',
    units: 4,
    minNights: 2,
    maxNights: 30,
    arrivalDays: ['fri', 'sun'],
    noticeDays: 1,
    monthsAhead: 12,
    preparationNights: 1,
    guestsMax: 6,
    guestsIncluded: 4,
    weekend: { nights: ['thu', 'fri'], price: 520.5 },
    days: [{ date: '2026-12-31' as never, price: 900 }],
    weekDiscount: 10,
    monthDiscount: 20,
    earlyDiscount: { days: 90, percent: 5 },
    lastMinuteDiscount: { days: 3, percent: 15 },
    cleaningFee: 100,
    extraGuestFee: 50,
    deposit: 500,
    tax: { vatNumber: 'C0001234567', gtaLicence: '', included: false },
    cancellation: 'moderate',
  });
  await openRules({ rules, version: 3 });
  await expect.element(main.getByText(/1 night has its own price/)).toBeVisible();
  await expect.element(field('VAT number')).toBeVisible();
  const saved = answerSaving(3);
  await button('Save rules and prices').click();
  await expect.element(page.getByText('Booking rules saved.')).toBeVisible();
  expect(saved[0]?.body).toEqual({ rules, version: 3 });
});

test('the form is accessible, and wide beside its preview', async () => {
  await openRules();
  await expectAccessible();
  await page.viewport(1280, 900);
});

test('errors stand beside their fields, folded ones too, and nothing is sent', async () => {
  await openRules();
  const saved = answerSaving();
  await field('Nights at least').fill('3');
  await field('Nights at most').fill('2');
  await main.getByText('Discounts').click();
  await field('% off from 7 nights').fill('95');
  await main.getByText('Discounts').click();
  await button('Add a season').click();
  await button('Save rules and prices').click();
  await expect.element(field('Name')).toHaveFocus();
  await expect
    .element(field('% off from 7 nights'))
    .toHaveAccessibleDescription('Please enter a whole number from 0 to 90.');
  await expect
    .element(field('Nights at most').last())
    .toHaveAccessibleDescription('This can’t be less than the nights at least.');
  await expect
    .element(field('First night'))
    .toHaveAccessibleDescription('Please enter a valid date.');
  expect(saved).toEqual([]);
});

test('what someone else saved in the meantime is merged, and nothing typed is lost', async () => {
  await openRules({ rules: sampleRules({ cleaningFee: 80 }), version: 1 });
  const now = sampleRules({ cleaningFee: 90, deposit: 200, minNights: 2 });
  answer('GET /api/properties/:id/stay-rules', { rules: now, version: 2 });
  const saved = answerSaving(2);
  await field('Cleaning fee').fill('120');
  await field('Nights at least').fill('3');
  await button('Save rules and prices').click();
  await expect
    .element(main.getByText(/^These rules were changed while this page was open\./))
    .toBeVisible();
  await expect.element(field('Cleaning fee')).toHaveValue('120');
  await expect.element(field('Nights at least')).toHaveValue('3');
  await expect.element(field('Refundable deposit')).toHaveValue('200');
  await button('Save rules and prices').click();
  await expect.element(page.getByText('Booking rules saved.')).toBeVisible();
  expect(saved[1]?.body.rules).toEqual({ ...now, cleaningFee: 120, minNights: 3 });
});

test('fewer units than are booked are refused in the server’s words', async () => {
  await openRules({ rules: sampleRules({ units: 4 }), version: 1 });
  const sentence = stayRulesMessages.tooManyUnitsTaken(3);
  answer('PUT /api/properties/:id/stay-rules', refusal('CONFLICT', sentence));
  await field('How many').fill('2');
  await button('Save rules and prices').click();
  await expect.element(main.getByText(sentence)).toBeVisible();
  await expect.element(field('How many')).toHaveValue('2');
});

test('only its lister sets the rules of a stay, and only a short stay has them', async () => {
  answer('GET /api/properties/:id', ownStay(sampleId(900)));
  answer('GET /api/properties/:id/stay-rules', { rules: null, version: 0 });
  await openSite(paths.stayRules(ID));
  await expect.element(main.getByRole('heading', { name: /not authorized/i })).toBeVisible();
  const { lister } = ownStay();
  answer('GET /api/properties/:id', sampleProperty({ _id: ID, lister }));
  await openSite(paths.stayRules(ID));
  await expect.element(main.getByText(stayRulesMessages.onlyStays)).toBeVisible();
});
