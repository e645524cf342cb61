import { describe, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { BookedDates } from '#domain/bookings/schema.ts';
import type { Property } from '#domain/properties/schema.ts';
import { PLAIN_RULES } from '#domain/stays/rules.ts';
import type { StayRules } from '#domain/stays/schema.ts';
import {
  addDays,
  type CalendarDate,
  formatDay,
  formatShortDate,
} from '#domain/values/calendar-date.ts';
import { expectAccessible } from '../../../testing/accessible.ts';
import { answer, listOf, refusal } from '../../../testing/answers.ts';
import { answerProperty } from '../../../testing/listing-samples.ts';
import { address, openSite } from '../../../testing/open-site.tsx';
import { logInAs } from '../../../testing/people.ts';
import { sampleStay } from '../../../testing/samples.ts';
import { day, sampleBooking } from '../../../testing/stays-samples.ts';

/** The free nights of a stay and their price on its own page, for anyone, at 360 px. */

const stay = sampleStay({ price: 450, facts: { checkInFrom: '14:00', houseRules: 'No parties.' } });
const PAGE = `/property/${stay._id}`;

const section = page.getByRole('region', { name: 'Availability and price' });
const box = page.getByRole('complementary', { name: 'Price and booking' });
const bookNow = box.getByRole('link', { name: 'Book Now' });
const grid = section.getByRole('grid');
const dayButton = (date: CalendarDate) =>
  section.getByRole('gridcell').getByRole('button', { name: formatDay(date) });

/** The tenth of the month after next: the days after it are in the same month. */
const tenth = addDays(day(62), 10 - Number(day(62).slice(8)));
const night = (days: number) => addDays(tenth, days);

const query = (given: Record<string, string | number>) =>
  `?${new URLSearchParams(Object.entries(given).map(([name, value]) => [name, String(value)]))}`;

interface Given {
  rules?: StayRules | null;
  taken?: BookedDates;
  property?: Property;
}

/** Opens the stay's page and goes to its free nights. */
async function open(search = '', { rules = null, taken = [], property = stay }: Given = {}) {
  answerProperty(property);
  answer('GET /api/properties/:id/stay-rules', { rules, version: rules ? 1 : 0 });
  answer('GET /api/properties/:id/booked-dates', taken);
  await openSite(PAGE + search);
  await comeNear(grid);
}

/** Scrolls to the section, which is loaded only then, until it has what is looked for. */
async function comeNear(part: Locator) {
  await expect
    .poll(
      () => {
        section.query()?.scrollIntoView();
        return part.query();
      },
      { timeout: 20_000 },
    )
    .not.toBeNull();
}

async function showTenth() {
  for (let turns = 0; turns < 3 && dayButton(tenth).elements().length === 0; turns += 1) {
    await section.getByRole('button', { name: 'Next month' }).click();
  }
}

// §2.12/38
describe('a stay without rules', () => {
  test('has its free nights, and the price of chosen ones goes along to the booking', async () => {
    await open('', { taken: [{ checkIn: night(3), checkOut: night(5) }] });
    await expect
      .element(section.getByText('Choose the day you arrive, then the day you leave.'))
      .toBeVisible();
    await showTenth();
    await expect.element(dayButton(night(3))).toBeDisabled();
    await dayButton(tenth).click();
    await expect.element(section.getByText('Now choose the day you leave.')).toBeVisible();
    await dayButton(night(2)).click();
    await expect.poll(address).toBe(`${PAGE}${query({ from: tenth, to: night(2) })}`);
    for (const text of ['2 nights × ₵450.00', '₵900.00']) {
      await expect.element(section.getByText(text).first()).toBeVisible();
    }
    await expect.element(box.getByText('₵900.00 for 2 nights')).toBeVisible();
    await expect
      .element(bookNow)
      .toHaveAttribute('href', `/booking?property=${stay._id}&from=${tenth}&to=${night(2)}`);
    await expect.element(section.getByLabelText('Guests')).not.toBeInTheDocument();
    await expect.element(section.getByText('Good to know')).not.toBeInTheDocument();
    await expect.element(section.getByText('If you cancel')).not.toBeInTheDocument();
    await section.getByRole('button', { name: 'Clear dates' }).click();
    await expect.poll(address).toBe(PAGE);
  });

  test('shows them to everyone who can read its page', async () => {
    await open(query({ from: tenth, to: night(2) }));
    await expect.element(section.getByText('2 nights × ₵450.00')).toBeVisible();
    await expectAccessible();
  });

  test('has a year of free nights, whose months lead to the calendar', async () => {
    await open('', { taken: [{ checkIn: night(0), checkOut: night(4) }] });
    await section.getByText('Free nights in the next 12 months').click();
    const months = section.getByRole('listitem');
    await expect.element(months.first()).toBeVisible();
    const month = section.getByRole('button', { name: /^Show .+ free$/ });
    await expect.element(month).toHaveLength(12);
    await expectAccessible();
    await month.nth(2).click();
    await expect.element(dayButton(tenth)).toBeInTheDocument();
    await expect.element(dayButton(tenth)).toBeDisabled();
  });

  // §2.12/50
  test('says how many bookings its host cancelled', async () => {
    answerProperty(stay);
    answer('GET /api/properties/:id/stay-rules', {
      rules: null,
      version: 0,
      hostCancelled: { cancelled: 2, bookings: 9 },
    });
    answer('GET /api/properties/:id/booked-dates', []);
    await openSite(PAGE);
    await comeNear(
      section.getByText('The host cancelled 2 of 9 bookings made in the last 12 months.'),
    );
  });

  test('shows a guest their own nights there as their own', async () => {
    logInAs('Customer');
    const own = { checkIn: tenth, checkOut: night(2) };
    answerProperty(stay);
    answer('GET /api/properties/:id/booked-dates', [own]);
    answer('GET /api/bookings', () => listOf([sampleBooking(own)]));
    await openSite(PAGE);
    await comeNear(grid);
    await showTenth();
    await expect.element(dayButton(tenth)).toHaveAccessibleName(/booked by you/);
  });

  test('says when the nights cannot be loaded, and tries again', async () => {
    answerProperty(stay);
    answer('GET /api/properties/:id/booked-dates', refusal('INTERNAL', 'No.'));
    await openSite(PAGE);
    await comeNear(section.getByText('We couldn’t load when this stay is free'));
    answer('GET /api/properties/:id/booked-dates', []);
    await section.getByRole('button', { name: 'Try again' }).click();
    await expect.element(grid).toBeVisible();
  });

  test('has none of it once it cannot be booked', async () => {
    answerProperty({ ...stay, status: 'rented' });
    await openSite(PAGE);
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(stay.name);
    await expect.element(section).not.toBeInTheDocument();
  });
});

// §2.12/38
describe('a stay with rules', () => {
  const rules: StayRules = {
    ...PLAIN_RULES,
    minNights: 3,
    guestsMax: 4,
    guestsIncluded: 2,
    extraGuestFee: 50,
    cleaningFee: 100,
    deposit: 300,
    cancellation: 'moderate',
  };

  test('names the rule that refuses nights, and offers the nearest that work, one tap away', async () => {
    const search = query({ from: tenth, to: night(1) });
    await open(search, { rules, taken: [{ checkIn: night(2), checkOut: night(3) }] });
    await expect.element(section.getByText('Why can’t I book these nights?')).toBeVisible();
    await expect
      .element(section.getByText('This stay is for at least 3 nights. Choose a later check-out.'))
      .toBeVisible();
    const nearest = section.getByRole('button', { name: /^Choose \d/ });
    await expect.element(nearest).toHaveLength(3);
    await expectAccessible();
    // The nights of the tenth and eleventh are too few before those that are taken.
    await nearest.first().click();
    await expect.poll(address).toBe(`${PAGE}${query({ from: night(-1), to: night(2) })}`);
    await expect.element(section.getByText('3 nights × ₵450.00')).toBeVisible();
    await expect
      .element(section.getByText('Why can’t I book these nights?'))
      .not.toBeInTheDocument();
  });

  test('says beside Book Now that nights are refused, with a way to the reason', async () => {
    await open(query({ from: tenth, to: night(1) }), { rules });
    await expect.element(box.getByText('You can’t book these nights.')).toBeVisible();
    await expect.element(box.getByText(/for 1 night/)).not.toBeInTheDocument();
    await box.getByRole('link', { name: 'See why' }).click();
    await expect.element(section.getByText('Why can’t I book these nights?')).toBeInViewport();
  });

  test('says how many nights to choose, and why a later day begins another stay', async () => {
    await open('', { rules, taken: [{ checkIn: night(4), checkOut: night(5) }] });
    await showTenth();
    await dayButton(tenth).click();
    const choose = 'Now choose the day you leave, at least 3 nights later.';
    await expect.element(section.getByText(choose)).toBeVisible();
    await dayButton(night(6)).click();
    await expect
      .element(section.getByText(/^Some nights of .+ are taken\. Now choose the day you leave/))
      .toBeVisible();
    await dayButton(night(9)).click();
    await expect.element(section.getByText(/are taken/)).not.toBeInTheDocument();
  });

  test('has a refund table also where its host chose no policy, and no empty heading', async () => {
    const bare = sampleStay({ price: 450, facts: {} });
    await open(query({ from: tenth, to: night(2) }), { rules: PLAIN_RULES, property: bare });
    const lastDay = formatShortDate(night(-1), day(0));
    await expect.element(section.getByText(`Cancel until ${lastDay}: ₵900.00 back`)).toBeVisible();
    await expect.element(section.getByText('Good to know')).not.toBeInTheDocument();
  });

  test('has every line of the price, and what it is sold by, for dates and guests', async () => {
    await open(query({ from: tenth, to: night(3) }), { rules });
    await section.getByLabelText('Guests').selectOptions('3 guests');
    await expect.poll(address).toContain('guests=3');
    for (const text of [
      '3 nights × ₵450.00',
      '₵1,350.00',
      'Cleaning fee',
      '₵100.00',
      '1 extra guest × 3 nights × ₵50.00',
      '₵150.00',
      '₵1,600.00',
      'Refundable deposit',
      '₵300.00',
      'Up to 4 guests. 2 guests included; each other guest is ₵50.00 a night.',
      'Nights at least',
      '14:00',
      'No parties.',
      `Cancel until ${formatShortDate(night(-5), day(0))}: ₵1,600.00 back`,
    ]) {
      await expect.element(section.getByText(text).first()).toBeVisible();
    }
    await expect.element(box.getByText('₵1,600.00 for 3 nights')).toBeVisible();
    await expect
      .element(bookNow)
      .toHaveAttribute(
        'href',
        `/booking?property=${stay._id}&from=${tenth}&to=${night(3)}&guests=3`,
      );
    await expectAccessible();
  });

  test('says what too many guests can do, to whom no other dates help', async () => {
    await open(query({ from: tenth, to: night(3), guests: 6 }), { rules });
    await expect.element(section.getByText(/^Up to 4 guests can stay here/)).toBeVisible();
    await expect.element(section.getByText('Nearest dates that work')).not.toBeInTheDocument();
  });

  test('asks for dates before it says what cancelling gives back', async () => {
    await open('', { rules });
    await expect
      .element(section.getByText('Choose your dates to see what you get back, day by day.'))
      .toBeVisible();
  });

  // §2.12/49
  test('says to everyone that it is for verified guests, and to others why they cannot book', async () => {
    const sentence =
      'This host takes guests whose Ghana Card is verified. Get yours verified, then book this stay.';
    const search = query({ from: tenth, to: night(3) });
    await open(search, { rules: { ...PLAIN_RULES, openTo: 'verified' } });
    await expect.element(section.getByText('Guests with a verified Ghana Card')).toBeVisible();
    await expect.element(section.getByText(sentence)).toBeVisible();
    await expect
      .element(section.getByRole('link', { name: 'Get verified' }))
      .toHaveAttribute('href', '/workspace/verification');
    await expect
      .element(section.getByText('Why can’t I book these nights?'))
      .not.toBeInTheDocument();
  });

  // §2.12/49
  test('names it beside the price to a guest who is not verified', async () => {
    logInAs('Customer');
    answer('GET /api/bookings', () => listOf([]));
    answer('GET /api/User/verifications', { taken: true, stays: [], verifications: [] });
    const search = query({ from: tenth, to: night(3) });
    await open(search, { rules: { ...PLAIN_RULES, openTo: 'verified' } });
    await expect.element(section.getByText('Why can’t I book these nights?')).toBeVisible();
    await expect.element(section.getByText('3 nights × ₵450.00')).toBeVisible();
    await expect.element(section.getByText('Nearest dates that work')).not.toBeInTheDocument();
    expect(section.getByText('Get yours verified, then book this stay.').all()).toHaveLength(1);
    await expectAccessible();
  });
});
