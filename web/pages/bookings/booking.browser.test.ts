import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { BookedDates, Booking } from '#domain/bookings/schema.ts';
import type { Property } from '#domain/properties/schema.ts';
import {
  addDays,
  addMonths,
  type CalendarDate,
  formatDay,
  formatShortDate,
} from '#domain/values/calendar-date.ts';
import { BOOKING_DRAFT, type Stay } from '#web/features/bookings/stay.ts';
import { keepDraft } from '#web/lib/forms/draft.ts';
import { expectAccessible } from '../../testing/accessible.ts';
import { answer, listOf, noResponse, refusal } from '../../testing/answers.ts';
import { answerLists } from '../../testing/lists-samples.ts';
import { address, openSite } from '../../testing/open-site.tsx';
import { expectShown } from '../../testing/outcome.ts';
import { logInAs, logInByForm } from '../../testing/people.ts';
import { sampleId, sampleStay } from '../../testing/samples.ts';
import { day, saidDay, sampleBooking } from '../../testing/stays-samples.ts';
import { fakeTimeouts } from '../../testing/timeouts.ts';

/** Booking (specification §2.12, §4, §5, §8, §9), and the page's additions. */

const property = sampleStay({ price: 450, location: 'Labadi', address: '12 Oxford Street' });
const PAGE = `/booking?property=${property._id}`;
const TO_LOGIN = `/login?next=${encodeURIComponent(PAGE)}`;
const UNREADABLE = new Response('{}', { status: 500 });

const main = page.getByRole('main');
const name = page.getByLabelText('Full Name');
const phone = page.getByLabelText('Phone Number');
const checkIn = page.getByLabelText('Check In');
const checkOut = page.getByLabelText('Check Out');
const confirm = page.getByRole('button', { name: 'Confirm Booking' });
const alert = main.getByRole('alert');
const stay = page.getByRole('region', { name: 'Your stay', exact: true });
const grid = page.getByRole('grid');
const confirmed = main.getByText('Booking confirmed!');
const bar = page.getByRole('complementary', { name: 'Price of your stay' });

/** The calendar's legend; hidden from screen readers, which hear the marks on each day. */
const marks = () =>
  [...page.getByRole('group', { name: 'Your dates' }).element().querySelectorAll('li')].map(
    (each) => each.lastChild?.textContent,
  );

const dayButton = (date: CalendarDate) =>
  page.getByRole('gridcell').getByRole('button', { name: formatDay(date) });

/** The tenth of the month that contains the fortieth day: the days after it are in the same month. */
const tenth = addDays(day(40), 10 - Number(day(40).slice(8)));

/** Turns the calendar to the month of a day. */
async function showMonth(date: CalendarDate) {
  await expect.element(grid).toBeVisible();
  for (let turns = 0; turns < 3 && dayButton(date).elements().length === 0; turns += 1) {
    await page.getByRole('button', { name: 'Next month' }).click();
  }
}

async function choose(from: string, to: string) {
  await checkIn.fill(from);
  await checkOut.fill(to);
}

/** Answers both occupancy calls: the dates other people have taken, and the user's own bookings. */
function answerOccupancy(taken: BookedDates = [], own: Booking[] = []) {
  answer('GET /api/properties/:id/booked-dates', taken);
  answer('GET /api/bookings', () => listOf(own));
}

const answerProperty = (given: Partial<Property> = {}) =>
  answer('GET /api/properties/:id', { ...property, ...given });

/** Answers each booking with the details sent. */
const answerBookings = () =>
  answer('POST /api/bookings', ({ body }) => ({
    message: 'Booked.',
    booking: sampleBooking({
      ...body,
      address: property.address,
      location: property.location,
      nights: 2,
      total: 900,
    }),
  }));

beforeEach(() => {
  answerProperty();
  answer('GET /api/properties/:id/stay-rules', { rules: null, version: 0 });
  answerOccupancy();
});

async function openAsGuest() {
  const guest = logInAs('Customer');
  await openSite(PAGE);
  await expect.element(checkIn).toBeVisible();
  return guest;
}

describe('the booking page', () => {
  // §2.12/2
  test('says when there is no property, and leads home', async () => {
    logInAs('Customer');
    await openSite('/booking');
    const sentence = 'Invalid booking information. Please select a property first.';
    await expect.element(page.getByText(sentence)).toBeVisible();
    await expect.element(name).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('link', { name: 'Go to Home' }))
      .toHaveAttribute('href', '/');
  });

  // §2.12/14
  test('says when the address names no stay', async () => {
    answer('GET /api/properties/:id', refusal('NOT_FOUND', 'Not found.'));
    logInAs('Customer');
    await openSite(PAGE);
    await expect.element(page.getByText('Invalid booking information.')).toBeVisible();
  });

  // §2.12/3, §2.12/14, §9/36
  test('shows the stay, its price for ten nights, then the real total, and starts anew on a reload', async () => {
    await openAsGuest();
    for (const text of [property.name, 'Labadi', '₵450.00 / night', '₵4,500.00 for 10 nights']) {
      await expect.element(stay.getByText(text)).toBeVisible();
    }
    expect(address()).toBe(PAGE);
    await choose(day(30), day(33));
    for (const text of ['3 nights × ₵450.00', '₵1,350.00']) {
      await expect.element(main.getByText(text).first()).toBeVisible();
    }
    await expect.element(page.getByText('10 nights')).not.toBeInTheDocument();
    await page.viewport(1280, 800);
    for (const text of ['3 nights × ₵450.00', '₵1,350.00']) {
      await expect.element(stay.getByText(text).first()).toBeVisible();
    }
    await openSite(PAGE);
    await expect.element(stay.getByText('₵4,500.00 for 10 nights')).toBeVisible();
  });

  // §8/40
  test.each([
    { price: undefined, sentence: 'Price not available' },
    { price: 'on request', sentence: 'Invalid Price' },
  ])('shows a price of $price as $sentence', async ({ price, sentence }) => {
    const { _id: id, name, location } = property;
    const passed: Stay = { id, name, location, price };
    keepDraft(BOOKING_DRAFT, { stay: passed });
    await openAsGuest();
    await expect.element(stay.getByText(sentence)).toBeVisible();
  });

  // §2.12/22
  test('does not book at a price that could not be loaded', async () => {
    const { _id: id, name, location } = property;
    keepDraft(BOOKING_DRAFT, { stay: { id, name, location, price: undefined } satisfies Stay });
    answer('GET /api/properties/:id', UNREADABLE);
    const booked = answerBookings();
    await openAsGuest();
    await choose(day(30), day(32));
    await confirm.click();
    await expect
      .element(alert)
      .toHaveTextContent(
        'We can’t load the price of this stay right now. Please try again in a moment.',
      );
    expect(booked).toEqual([]);
    answerProperty();
    await confirm.click();
    await expect.element(main.getByText('₵900.00').first()).toBeVisible();
    // If the price has loaded in the meantime, this press already confirms.
    await expect
      .poll(() => {
        (confirm.query() as HTMLElement | null)?.click();
        return confirmed.query();
      })
      .not.toBeNull();
  });
});

describe('the form', () => {
  // §5/35, §5/36, §5/37, §5/38, §5/39
  test('reports what is missing or wrong, in the order of the rules', async () => {
    const booked = answerBookings();
    await openAsGuest();
    await expect.element(name).toHaveValue('Ama Mensah');

    await phone.fill('12ab');
    await confirm.click();
    await expect.element(checkIn).toHaveAccessibleDescription('All fields are required.');
    await expect.element(checkOut).toHaveAccessibleDescription('Please fill in this field.');
    await expect.element(checkIn).toHaveFocus();

    await choose(day(12), day(12));
    await confirm.click();
    await expect.element(alert).toHaveTextContent('Invalid phone number format.');
    await expect.element(phone).toHaveFocus();

    const order = 'Check-out date must be later than check-in date.';
    await phone.fill('+233244123456');
    await confirm.click();
    await expect.element(alert).toHaveTextContent(order);
    await expect.element(checkOut).toHaveFocus();
    await checkOut.fill(day(10));
    await confirm.click();
    await expect.element(alert).toHaveTextContent(order);

    await checkOut.fill(day(103));
    await confirm.click();
    await expect.element(alert).toHaveTextContent('A stay can be up to 90 nights.');
    await expect.element(checkOut).toHaveFocus();

    await checkOut.fill(day(14));
    await name.fill('evil.com');
    await confirm.click();
    await expect
      .element(alert)
      .toHaveTextContent('Please use a name without a web address, with a space after each dot.');
    await expect.element(name).toHaveFocus();
    await expectAccessible();

    await name.fill(' ');
    await confirm.click();
    await expect.element(name).toHaveAccessibleDescription('All fields are required.');
    await expect.element(name).toHaveFocus();
    expect(booked).toEqual([]);
  });

  // §2.12/6
  test('has pickers that start at today and at check-in, and end with what can be booked', async () => {
    await openAsGuest();
    await expect.element(checkIn).toHaveAttribute('min', day(0));
    await expect.element(checkOut).toHaveAttribute('min', day(0));
    await expect.element(checkIn).toHaveAttribute('max', addMonths(day(0), 18));
    await checkIn.fill(day(5));
    await expect.element(checkOut).toHaveAttribute('min', day(5));
    await expect.element(checkOut).toHaveAttribute('max', day(95));
  });

  // §2.12/13
  test('says by the button what the guest agrees to', async () => {
    await openAsGuest();
    const said = (text: string) => expect.element(main.getByText(text)).toBeVisible();
    await said('You pay at the property; nothing is charged now.');
    await said('You can cancel until the day before you arrive.');
    await choose(day(30), day(32));
    await said(`You can cancel until ${saidDay(29)}.`);
    await said(`Check-in is on ${saidDay(30)}.`);
    await checkIn.fill(day(0));
    await said('A stay that starts today can’t be cancelled.');
  });

  // §2.12/11
  test('is as wide as the screen with text of twice the size', async () => {
    await openAsGuest();
    await choose(day(30), day(32));
    const root = document.documentElement;
    root.style.fontSize = '200%';
    expect(root.scrollWidth - root.clientWidth).toBeLessThanOrEqual(1);
    // The name of the booked place has most of that width, so that it stays readable.
    const booked = stay.getByRole('link', { name: property.name }).element();
    expect(booked.getBoundingClientRect().width).toBeGreaterThan(150);
  });
});

describe('the calendar', () => {
  const [next, taken, free] = [1, 2, 4].map((days) => addDays(tenth, days)) as [
    CalendarDate,
    CalendarDate,
    CalendarDate,
  ];

  // §2.12/7
  test('strikes out taken days, and lets people choose the days of a stay', async () => {
    answerOccupancy([{ checkIn: taken, checkOut: free }]);
    await openAsGuest();
    const styleOf = (date: CalendarDate) => getComputedStyle(dayButton(date).element());
    await expect.element(dayButton(day(0))).toHaveAccessibleName(/today/);
    expect(styleOf(day(0)).borderTopWidth).toBe('2px');
    expect(styleOf(day(0)).textDecorationLine).toBe('none');
    expect(marks()).toEqual(['Today', 'Available', 'Taken']);
    await showMonth(tenth);
    for (const each of [taken, addDays(taken, 1)]) {
      await expect.element(dayButton(each)).toBeDisabled();
      await expect.element(dayButton(each)).toHaveAccessibleName(/taken/);
      expect(styleOf(each).textDecorationLine).toBe('line-through');
    }
    await expect.element(dayButton(free)).toBeEnabled();

    await dayButton(tenth).click();
    await expect.element(checkIn).toHaveValue(tenth);
    await expect.element(checkOut).toHaveValue('');
    // A check-out day is free for other guests' check-in.
    await dayButton(taken).click();
    await expect.element(checkOut).toHaveValue(taken);
    await expect.element(main.getByText('2 nights × ₵450.00')).toBeVisible();
    await expectAccessible();

    // Only by keyboard.
    (dayButton(tenth).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard('{Enter}');
    await expect.element(checkIn).toHaveValue(tenth);
    await expect.element(checkOut).toHaveValue(next);
  });

  // §2.12/12
  test('blocks dates that are taken, and the button says why', async () => {
    const sentence = 'These dates are no longer available.';
    answerOccupancy([{ checkIn: day(34), checkOut: day(36) }]);
    await openAsGuest();
    await expect.element(grid).toBeVisible();
    await choose(day(30), day(35));
    await expect.element(alert).toHaveTextContent(sentence);
    await expect.element(confirm).toBeDisabled();
    await expect.element(confirm).toHaveAccessibleDescription(sentence);
    await checkOut.fill(day(34));
    await expect.element(confirm).toBeEnabled();
    await expect.element(alert).not.toBeInTheDocument();
  });

  // §2.12/8
  test('never shows a guest’s own stay as taken by others, even if it fails to load', async () => {
    const own = { checkIn: tenth, checkOut: addDays(tenth, 2) };
    answerOccupancy([own]);
    // Taken dates are known before the user's own stays.
    let tell = (_: Response) => {};
    answer('GET /api/bookings', () => new Promise<Response>((resolve) => (tell = resolve)));
    await openAsGuest();
    await expect.poll(marks).toContain('Taken');
    await expect.element(grid).not.toBeInTheDocument();
    tell(listOf([sampleBooking(own)]));
    await showMonth(tenth);
    await expect.element(dayButton(tenth)).toHaveAccessibleName(/booked by you/);
    await expect.element(dayButton(tenth)).not.toHaveAccessibleName(/taken/);

    answer('GET /api/bookings', UNREADABLE);
    await openSite(PAGE);
    await choose(tenth, addDays(tenth, 1));
    await expect.element(confirm).toBeEnabled();
    expect(marks()).toEqual([]);
    await expect.element(grid).not.toBeInTheDocument();
    await expect.element(alert).not.toBeInTheDocument();
  });

  // §2.12/10
  test('brings the total into view as days are chosen, and hides it where the button is', async () => {
    answerBookings();
    await openAsGuest();
    await showMonth(tenth);
    await dayButton(tenth).click();
    await expect.element(checkIn).toHaveValue(tenth);
    await expect.element(bar).not.toBeInTheDocument();
    const last = dayButton(addDays(tenth, 2));
    await last.hover();
    const top = () => last.element().getBoundingClientRect().y;
    const before = top();
    await last.click();
    await expect.element(bar.getByText('₵900.00')).toBeVisible();
    await expect.element(bar.getByText('2 nights')).toBeInViewport({ ratio: 1 });
    await expect
      .element(page.getByRole('status').filter({ hasText: '2 nights, total ₵900.00' }))
      .toBeInTheDocument();
    // Nothing jumps.
    expect(top()).toBeCloseTo(before, 0);
    await expectAccessible();

    await bar.getByRole('button', { name: 'Continue' }).click();
    await expect.element(name).toBeInViewport();
    await expect.element(confirm).toBeInViewport();
    await expect.poll(() => getComputedStyle(bar.element()).opacity).toBe('0');
    // The finger hits the button, not the bar.
    await confirm.click();
    await expect.element(confirmed).toBeVisible();
  });
});

describe('a booking that is sent', () => {
  // §2.12/5, §2.12/22, §3/13, §7/18
  test('is made once for two clicks, and the button says Processing...', async () => {
    let book = () => {};
    const sent = answer('POST /api/bookings', async () => {
      await new Promise<void>((resolve) => (book = resolve));
      return { message: 'Booked.', booking: sampleBooking() };
    });
    const guest = await openAsGuest();
    await choose(day(30), day(32));
    await confirm.dblClick();
    await expect.element(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
    await name.click();
    await userEvent.keyboard('{Enter}');
    book();
    await expect.element(confirmed).toBeVisible();
    expect(sent).toMatchObject([
      {
        body: {
          propertyId: property._id,
          fullName: 'Ama Mensah',
          email: guest.email,
          phoneNumber: guest.phoneNumber,
          checkIn: day(30),
          checkOut: day(32),
          expectedTotal: 900,
        },
      },
    ]);
    expect(sent[0]?.headers.get('atoken')).toBe(`token-of-${guest._id}`);
  });

  // §2.12/15
  test('is confirmed with all there is to know, in view and focused, for as long as it is read', async () => {
    answerBookings();
    await openAsGuest();
    await choose(day(30), day(32));
    await confirm.click();
    const confirmation = page.getByRole('region', { name: 'Your stay is confirmed' });
    const title = confirmation.getByRole('heading', { level: 1 });
    await expect.element(title).toHaveFocus();
    // Acting in the confirmation keeps it open.
    await title.click();
    await expect
      .element(title)
      .toHaveAccessibleDescription('Booking confirmed! Check your email for confirmation.');
    await expectShown(title);
    await expectShown(confirmation.getByText('Booking confirmed!'));
    await expect.element(name).not.toBeInTheDocument();
    for (const text of [
      property.name,
      '12 Oxford Street, Labadi, Greater Accra',
      saidDay(30),
      saidDay(32),
      '2 nights',
      '₵900.00',
      sampleBooking().reference,
      'Naa Lamptey',
    ]) {
      await expect.element(confirmation.getByText(text)).toBeVisible();
    }
    await expect
      .element(confirmation.getByRole('link', { name: '0244000121' }))
      .toHaveAttribute('href', 'tel:+233244000121');
    await expect
      .element(confirmation.getByRole('link', { name: 'Add to your calendar' }))
      .toHaveAttribute('href', `/api/bookings/${sampleBooking()._id}/calendar`);
    await expectAccessible();
    await confirmation.getByRole('link', { name: 'See your bookings' }).click();
    await expect.poll(address).toBe('/bookings');
  });

  test('keeps people on the confirmation who do something there', async () => {
    answerBookings();
    await openAsGuest();
    await choose(day(30), day(32));
    fakeTimeouts();
    await confirm.click();
    await confirmed.click();
    await vi.advanceTimersByTimeAsync(4_000);
    await expect.element(confirmed).toBeVisible();
    expect(address()).toBe(PAGE);
  });

  // §1/9, §2.12/4, §2.12/7, §4/32, §8/39, §9/28
  test('leads home after three seconds, empties the form and marks the stay as the guest’s own', async () => {
    answerBookings();
    answerLists();
    await openAsGuest();
    await choose(day(30), day(32));
    fakeTimeouts();
    await confirm.click();
    await expect.element(confirmed).toBeVisible();
    await vi.advanceTimersByTimeAsync(2_900);
    expect(address()).toBe(PAGE);
    await vi.advanceTimersByTimeAsync(100);
    vi.useRealTimers();
    await expect.poll(address).toBe('/');
    await expectShown(page.getByRole('status').getByText('Booking confirmed!'));

    const own = { checkIn: day(30), checkOut: day(32) };
    answerOccupancy([own], [sampleBooking(own)]);
    await openSite(PAGE);
    await expect.element(checkIn).toHaveValue('');
    await showMonth(day(30));
    await expect.element(dayButton(day(30))).toHaveAccessibleName(/booked by you/);
    await expect.element(page.getByRole('gridcell', { name: /taken/ })).not.toBeInTheDocument();
  });

  // §8/37
  test.each([
    ['DATES_TAKEN', 'These dates are no longer available.'],
    ['ALREADY_BOOKED', 'You already have an active booking for this property.'],
    ['NOT_BOOKABLE', 'This property can’t be booked.'],
    ['BAD_INPUT', 'We are closed in May.'],
  ] as const)('reports a refusal by %s, and keeps what was typed', async (code, sentence) => {
    answer('POST /api/bookings', refusal(code, sentence));
    await openAsGuest();
    await choose(day(30), day(35));
    await confirm.click();
    await expect.element(alert.first()).toHaveTextContent(sentence);
    await expect.element(checkIn).toHaveValue(day(30));

    answerBookings();
    await checkOut.fill(day(34));
    await confirm.click();
    await expect.element(confirmed).toBeVisible();
  });

  test('can no longer be confirmed once the property is rented', async () => {
    answer('POST /api/bookings', refusal('NOT_BOOKABLE', 'This property can’t be booked.'));
    await openAsGuest();
    await choose(day(30), day(32));
    answerProperty({ status: 'rented' });
    await confirm.click();
    await expect.element(confirm).toBeDisabled();
    await expect.element(confirm).toHaveAccessibleDescription('This property can’t be booked.');
  });

  // §4/33, §8/38
  test('reports other failures, and keeps what was typed', async () => {
    await openAsGuest();
    await choose(day(30), day(32));
    for (const failure of [UNREADABLE, noResponse]) {
      answer('POST /api/bookings', failure);
      await confirm.click();
      await expect.element(alert).toHaveTextContent('Error creating booking. Please try again.');
    }
    await expectAccessible();
    await expect.element(checkIn).toHaveValue(day(30));
    answerBookings();
    await confirm.click();
    await expect.element(confirmed).toBeVisible();
  });
});

describe('someone who books', () => {
  // §5/40, §5/41
  test('is sent to login without a session, and back with all that was typed', async () => {
    answerBookings();
    await openAsGuest();
    await name.fill('Nana Akua Owusu');
    await choose(day(30), day(32));
    localStorage.removeItem('authToken');
    await confirm.click();
    await expect
      .element(alert)
      .toHaveTextContent('You must be logged in to make a booking. Redirecting to login...');
    await expect.poll(address, { timeout: 10_000 }).toBe(TO_LOGIN);
    await logInByForm();
    await expect.poll(address).toBe(PAGE);
    await expect.element(stay.getByText(property.name)).toBeVisible();
    await expect.element(name).toHaveValue('Nana Akua Owusu');
    await expect.element(checkOut).toHaveValue(day(32));
    await confirm.click();
    await expect.element(confirmed).toBeVisible();
  });

  // §8/36, §9/27
  test.each(['UNAUTHENTICATED', 'FORBIDDEN'] as const)(
    'is told that the session ended (%s), and sent to login after two seconds',
    async (code) => {
      answer('POST /api/bookings', refusal(code, 'No.'));
      await openAsGuest();
      await choose(day(30), day(32));
      fakeTimeouts();
      await confirm.click();
      await expect
        .element(alert)
        .toHaveTextContent('Session expired. Please login again. Redirecting...');
      expect(localStorage.getItem('authToken')).toBeNull();
      await vi.advanceTimersByTimeAsync(1_900);
      expect(address()).toBe(PAGE);
      await vi.advanceTimersByTimeAsync(100);
      vi.useRealTimers();
      await expect.poll(address).toBe(TO_LOGIN);
      await logInByForm();
      await expect.element(checkIn).toHaveValue(day(30));
    },
  );

  test('finds the stay and its days again after signing up or logging in on the way', async () => {
    const withDays = `${PAGE}&from=${day(30)}&to=${day(32)}`;
    await openSite(withDays);
    await expect.poll(address).toBe(`/signup?next=${encodeURIComponent(withDays)}`);
    await page.getByRole('dialog').getByRole('link', { name: 'Login' }).click();
    await logInByForm();
    await expect.poll(address).toBe(withDays);
    await expect.element(stay.getByText(property.name)).toBeVisible();
    await expect.element(checkIn).toHaveValue(day(30));
    await expect.element(checkOut).toHaveValue(day(32));
  });

  // §2.12/9
  test('is told above the form of a stay there already, and led to it', async () => {
    const here = sampleBooking({ checkIn: day(30), checkOut: day(33) });
    const others = [10, 14, 18].map((near) =>
      sampleBooking({
        _id: sampleId(600 + near),
        propertyId: sampleId(near),
        propertyName: `Stay ${near}`,
        checkIn: day(near),
        checkOut: day(near + 1),
      }),
    );
    answer('GET /api/bookings', ({ query }) =>
      listOf(query.get('when') === 'past' ? [] : [...others, here]),
    );
    await openAsGuest();
    const line = main.getByText('You have a stay here');
    const [from, to] = [here.checkIn, here.checkOut].map((each) => formatShortDate(each, day(0)));
    await expect.element(line).toHaveTextContent(`You have a stay here, ${from} to ${to}. See it`);
    expect(line.element().getBoundingClientRect().y).toBeLessThan(
      checkIn.element().getBoundingClientRect().y,
    );
    await expectAccessible();
    await line.getByRole('link', { name: 'See it' }).click();
    const card = page.getByRole('article', { name: property.name });
    await expect.element(card).toBeInViewport({ ratio: 0.5 });
    await expect.element(card).toHaveFocus();
  });

  // §2.10/24, §2.12/16
  test('is not offered to book what they list themselves', async () => {
    answer('GET /api/properties/:id/similar', listOf([]));
    answer('GET /api/comments/property/:id', {
      comments: [],
      pagination: { currentPage: 1, totalPages: 0, totalComments: 0, hasMore: false },
      averageRating: null,
      ratingCount: 0,
    });
    logInAs('Property Owner', { _id: property.lister.userId });
    await openSite(PAGE);
    await expect
      .element(main.getByText('This is your own listing, so you can’t book it.'))
      .toBeVisible();
    await expect.element(confirm).not.toBeInTheDocument();
    await main.getByRole('link', { name: 'See the listing' }).click();
    const box = page.getByRole('complementary', { name: 'Price and booking' });
    await expect.element(box.getByRole('link', { name: 'Edit' })).toBeVisible();
    await expect.element(main.getByRole('link', { name: 'Book Now' })).not.toBeInTheDocument();
    await expect.element(main.getByRole('button', { name: /^Contact/ })).not.toBeInTheDocument();
  });
});
