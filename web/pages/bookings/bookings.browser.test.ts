import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { HostedStay } from '#domain/bookings/hosted-schema.ts';
import type { Booking } from '#domain/bookings/schema.ts';
import { expectAccessible } from '../../testing/accessible.ts';
import { answer, listOf, type MadeCall, noResponse, refusal } from '../../testing/answers.ts';
import { answerLists } from '../../testing/lists-samples.ts';
import { address, openSite } from '../../testing/open-site.tsx';
import { expectShown } from '../../testing/outcome.ts';
import { logInAs } from '../../testing/people.ts';
import { propertyCard, sampleId, sampleStay } from '../../testing/samples.ts';
import { day, saidDay, sampleBooking, sampleHostedStay } from '../../testing/stays-samples.ts';

/** The user's own bookings, the stays at their properties, and cancelling them (docs/product.md, "Bookings"). */

const main = page.getByRole('main');
const upcoming = page.getByRole('region', { name: 'Upcoming' });
const past = page.getByRole('region', { name: 'Past and cancelled' });
const card = (name: string) => page.getByRole('article', { name });
const outcome = main.getByRole('status');
const UNREADABLE = new Response('{}', { status: 500 });

/** Those that are confirmed are to come. */
const windowOf =
  (stays: readonly { status: string }[]) =>
  ({ query }: MadeCall) =>
    listOf(
      stays.filter(({ status }) => (status === 'confirmed') === (query.get('when') === 'upcoming')),
    );

const cancelled = <S extends Booking | HostedStay>(stay: S, by: 'guest' | 'host'): S => ({
  ...stay,
  status: 'cancelled',
  cancellation: { by, reason: null, at: '2026-11-21T09:00:00.000Z' },
});

/** A guest's lists; cancelling moves a stay from one to the other. */
function answerBookings(stays: Booking[]) {
  answer('GET /api/bookings', (made) => windowOf(stays)(made));
  return answer('POST /api/bookings/:id/cancel', ({ params }) => {
    const at = stays.findIndex(({ _id }) => _id === params.id);
    const booking = cancelled(stays[at] ?? sampleBooking(), 'guest');
    stays[at] = booking;
    return { message: 'Booking cancelled.', booking };
  });
}

describe('a guest', () => {
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
  const keep = dialog.getByRole('button', { name: 'Keep it' });
  const confirm = dialog.getByRole('button', { name: 'Cancel booking' });

  beforeEach(() => {
    logInAs('Customer');
  });

  test('sees all that matters about a stay, and cancels it after a confirmation', async () => {
    const booking = sampleBooking({ location: 'Labadi' });
    const calls = answerBookings([booking]);
    await openSite('/bookings');
    const stay = upcoming.getByRole('article', { name: booking.propertyName });
    for (const text of [
      'Confirmed',
      `Reference ${booking.reference}`,
      'Labadi, Greater Accra',
      saidDay(30),
      saidDay(33),
      '3 nights × ₵450.00',
      '₵1,350.00',
      'Naa Lamptey',
      `You can cancel until ${saidDay(29)}.`,
    ]) {
      await expect.element(stay.getByText(text).first()).toBeVisible();
    }
    await expect
      .element(stay.getByRole('link', { name: /0244000121/ }))
      .toHaveAttribute('href', 'tel:+233244000121');
    await expect
      .element(stay.getByRole('link', { name: 'Chat on WhatsApp' }))
      .toHaveAttribute(
        'href',
        expect.stringMatching(/^https:\/\/wa\.me\/233244000121\?text=Hello/),
      );
    await expectAccessible();

    const cancel = stay.getByRole('button', { name: 'Cancel booking' });
    await cancel.click();
    for (const text of [
      'Other guests can book your dates right away.',
      'You and your host get an email.',
    ]) {
      await expect.element(dialog.getByText(text)).toBeVisible();
    }
    (keep.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(calls).toEqual([]);

    await cancel.click();
    await confirm.click();
    await expect.element(outcome.getByText('Booking cancelled.')).toBeVisible();
    await expect
      .element(past.getByRole('article', { name: booking.propertyName }).getByText('Cancelled'))
      .toBeVisible();
    await expect.element(card(booking.propertyName)).toHaveLength(1);
    await expect.element(upcoming.getByText('No upcoming stays.')).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  test('sees the next stay first, and cannot cancel one that starts today', async () => {
    const now = sampleBooking({ propertyName: 'Begun', checkIn: day(0), checkOut: day(3) });
    const later = sampleBooking({ _id: sampleId(601), propertyName: 'Later' });
    answerBookings([now, later, cancelled(sampleBooking({ _id: sampleId(602) }), 'guest')]);
    await openSite('/bookings');
    await expect.element(past.getByRole('article')).toHaveLength(1);
    expect(
      upcoming
        .getByRole('heading', { level: 3 })
        .elements()
        .map((each) => each.textContent),
    ).toEqual(['Begun', 'Later']);
    await expect
      .element(card('Begun').getByRole('button', { name: 'Cancel booking' }))
      .not.toBeInTheDocument();
    await expect.element(card('Begun').getByText('It’s too late to cancel here.')).toBeVisible();
    await expect
      .element(card('Begun').getByRole('link', { name: 'Begun' }))
      .toHaveAttribute('href', `/property/${now.propertyId}`);
  });

  // §2.12/24
  test('sees a stay at a deleted property as cancelled, with the reason and without a link', async () => {
    const propertyName = 'Palm Court by the lagoon '.repeat(4).trim();
    const stay = cancelled(sampleBooking({ propertyName, listed: false }), 'host');
    const reason = 'The property is no longer listed.';
    answerBookings([{ ...stay, cancellation: { by: 'host', reason, at: null } }]);
    await openSite('/bookings');
    const shown = past.getByRole('article');
    // However long its name is.
    await expectWhole('No longer listed');
    for (const text of [propertyName, 'Cancelled by the host', reason]) {
      await expect.element(shown.getByText(text).first()).toBeVisible();
    }
    await expect.element(shown.getByRole('link', { name: 'Palm Court' })).not.toBeInTheDocument();
  });

  test('is told what was cancelled elsewhere, and does not cancel it twice', async () => {
    const booking = sampleBooking();
    const stays = [booking];
    answerBookings(stays);
    answer('POST /api/bookings/:id/cancel', () => {
      stays[0] = cancelled(booking, 'guest');
      return refusal('CONFLICT', 'This booking is already cancelled.');
    });
    await openSite('/bookings');
    await upcoming.getByRole('button', { name: 'Cancel booking' }).click();
    await confirm.click();
    await expect
      .element(outcome)
      .toHaveTextContent('This booking is already cancelled. The list below is up to date again.');
    await expect.element(past.getByRole('article', { name: booking.propertyName })).toBeVisible();
    await expect.element(upcoming.getByRole('article')).not.toBeInTheDocument();
  });

  test('can try again what failed', async () => {
    answer('GET /api/bookings', noResponse);
    await openSite('/bookings');
    await expect
      .element(main.getByRole('alert').getByText('We couldn’t load your bookings'))
      .toBeVisible();
    await expectAccessible();
    const booking = sampleBooking();
    const stays = [booking];
    answerBookings(stays);
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect.element(card(booking.propertyName)).toBeVisible();

    answer('POST /api/bookings/:id/cancel', UNREADABLE);
    await upcoming.getByRole('button', { name: 'Cancel booking' }).click();
    await confirm.click();
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('We couldn’t cancel the booking. Please try again.');
    await expectAccessible();
    answerBookings(stays);
    await confirm.click();
    await expect.element(outcome.getByText('Booking cancelled.')).toBeVisible();
  });

  test('without bookings is led to the short stays, and sees only one part', async () => {
    answerBookings([]);
    answerLists();
    await openSite('/bookings?part=hosted');
    await expect.element(page.getByText('You have no bookings yet.')).toBeVisible();
    await page.getByRole('link', { name: 'Find a short stay' }).click();
    await expect.poll(address).toBe('/short-stays');
  });
});

test('a visitor has to sign up before seeing bookings', async () => {
  await openSite('/bookings');
  await expect.poll(address).toBe('/signup?next=%2Fbookings');
});

/** All of a text is seen: nothing around it cuts it off. */
async function expectWhole(text: string) {
  const shown = page.getByText(text, { exact: true });
  await expect.element(shown).toBeVisible();
  const element = shown.element();
  element.scrollIntoView();
  const own = element.getBoundingClientRect();
  for (let each = element.parentElement; each; each = each.parentElement) {
    if (getComputedStyle(each).overflow === 'visible') continue;
    const { bottom, right } = each.getBoundingClientRect();
    expect(own.bottom).toBeLessThanOrEqual(bottom + 1);
    expect(own.right).toBeLessThanOrEqual(right + 1);
  }
}

describe('a host', () => {
  const HOSTED = '/bookings?part=hosted';
  const parts = main.getByRole('navigation').first();
  const dialog = page.getByRole('dialog', { name: 'Cancel this stay?' });
  const none = { count: 0, lookedAt: null };
  const news = (count: number, lookedAt: string | null = null) => ({
    stays: none,
    hostedStays: { count, lookedAt },
    contactMessages: none,
    enquiries: { count: 0 },
    answers: { count: 0 },
  });

  test('is told before cancelling what was recorded as paid', async () => {
    logInAs('Property Owner');
    answer('GET /api/User/news', news(0));
    answer('GET /api/User/stays', windowOf([sampleHostedStay({ toPay: 350 })]));
    answer('PUT /api/User/news/:part', news(0));
    await openSite(HOSTED);
    await main.getByRole('button', { name: 'Cancel stay' }).click();
    const refund = '₵1,000.00 is recorded as paid. Please refund all of it.';
    await expect.element(dialog.getByText(refund)).toBeVisible();
  });

  // §2.1/56
  test('sees how many stays are new, until they have been looked at', async () => {
    logInAs('Property Owner');
    const stay = sampleHostedStay();
    answer('GET /api/User/news', news(1));
    answer('GET /api/User/stays', windowOf([stay]));
    const looked = answer('PUT /api/User/news/:part', news(0, stay.createdAt));
    await openSite('/contact');
    const menu = page.getByRole('banner').getByLabelText('Menu', { exact: true }).first();
    await expect
      .poll(() => menu.element().querySelector('[data-count]')?.getAttribute('data-count'))
      .toBe('1');
    await expectAccessible();
    await menu.click();
    await page.getByRole('banner').getByRole('link', { name: 'Your bookings 1 new' }).click();
    await expect.poll(address).toBe(HOSTED);
    await expect
      .element(parts.getByRole('link', { name: /Stays at your properties/ }))
      .toHaveAttribute('aria-current', 'page');
    const shown = card(stay.propertyName);
    for (const text of [
      'Confirmed',
      'New',
      'Esi Owusu',
      saidDay(30),
      saidDay(33),
      '3 nights × ₵450.00',
      '₵1,350.00',
    ]) {
      await expect.element(shown.getByText(text).first()).toBeVisible();
    }
    await expect
      .element(shown.getByRole('link', { name: /0245556677/ }))
      .toHaveAttribute('href', 'tel:+233245556677');
    await expect
      .element(shown.getByRole('link', { name: stay.email }))
      .toHaveAttribute('href', `mailto:${stay.email}`);
    await expectAccessible();
    await expect
      .poll(() => looked)
      .toMatchObject([{ params: { part: 'hostedStays' }, body: { lookedAt: stay.createdAt } }]);
    await menu.click();
    await expect
      .element(page.getByRole('banner').getByRole('link', { name: 'Your bookings', exact: true }))
      .toBeVisible();

    answer('GET /api/User/news', news(0, stay.createdAt));
    await openSite(HOSTED);
    await expect.element(shown.getByText('Confirmed')).toBeVisible();
    await expect.element(shown.getByText('New', { exact: true })).not.toBeInTheDocument();
  });

  test('cancels a stay with a reason, which the list then shows', async () => {
    logInAs('Property Owner');
    const stays = [sampleHostedStay()];
    answer('GET /api/User/stays', (made) => windowOf(stays)(made));
    answer('PUT /api/User/news/:part', news(0));
    const reason = 'A pipe has burst.';
    const calls = answer('POST /api/User/stays/:id/cancel', ({ body }) => {
      const stay = cancelled(sampleHostedStay(), 'host');
      stay.cancellation = { by: 'host', reason: body.reason, at: null };
      stays[0] = stay;
      return { message: 'Stay cancelled. We’ll email your guest.', stay };
    });
    await openSite(HOSTED);
    await upcoming.getByRole('button', { name: 'Cancel stay' }).click();
    await dialog.getByRole('button', { name: 'Cancel stay' }).click();
    await expectShown(dialog.getByText('Please tell your guest why.'));
    await expect.element(dialog.getByLabelText('Reason')).toHaveFocus();
    expect(calls).toEqual([]);
    await dialog.getByLabelText('Reason').fill(reason);
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Cancel stay' }).click();
    await expect
      .element(main.getByText('Stay cancelled. We’ll email your guest.'))
      .toBeInViewport();
    await expect.element(past.getByRole('article').getByText(reason)).toBeVisible();
    expect(calls).toMatchObject([{ body: { reason } }]);
  });

  // §2.8/6
  test('sees the stays before deleting a property, and is asked again if another is booked', async () => {
    logInAs('Property Owner', { _id: sampleStay().lister.userId });
    const property = sampleStay();
    const esi = sampleHostedStay();
    const kofi = sampleHostedStay({ _id: sampleId(601), fullName: 'Kofi Boateng' });
    const homes = [propertyCard(property)];
    answer('GET /api/User/properties', () => listOf(homes));
    answer('GET /api/properties/:id/stays-to-come', { stays: [esi], confirmation: 'one' });
    const calls = answer('DELETE /api/properties/:id', () => {
      answer('GET /api/properties/:id/stays-to-come', {
        stays: [esi, kofi],
        confirmation: 'two',
      });
      return refusal('STAYS_TO_COME', 'Stays are booked here.');
    });
    await openSite('/property-list');
    const article = main.getByRole('article').filter({ hasText: property.name });
    await article.getByRole('button', { name: 'Delete Property' }).click();
    const asked = page.getByRole('dialog', { name: 'Delete Property' });
    await expect
      .element(asked.getByText('1 stay is booked here. Deleting the property cancels it:'))
      .toBeVisible();
    await expect
      .element(asked.getByRole('listitem'))
      .toHaveTextContent(`Esi Owusu${saidDay(30)} to ${saidDay(33)}₵1,350.00`);
    await expectAccessible();

    await asked.getByRole('button', { name: 'Delete and cancel 1 stay' }).click();
    await expect
      .element(asked.getByRole('alert'))
      .toHaveTextContent('The stays booked here have changed. Please review them again.');
    await expect.element(asked.getByRole('listitem')).toHaveLength(2);
    const deleted = answer('DELETE /api/properties/:id', () => {
      homes.length = 0;
      return { message: 'Property deleted successfully' };
    });
    await asked.getByRole('button', { name: 'Delete and cancel 2 stays' }).click();
    await expect.element(asked).not.toBeInTheDocument();
    await expect.element(page.getByText('Property deleted successfully')).toBeVisible();
    await expect.element(article).not.toBeInTheDocument();
    expect([calls, deleted].map(([each]) => each?.query.get('confirmation'))).toEqual([
      'one',
      'two',
    ]);
  });
});

// §2.12/23
test('an Admin sees everyone’s stays, with each lister’s name', async () => {
  logInAs('Admin');
  answer('GET /api/User/stays', windowOf([sampleHostedStay()]));
  answer('PUT /api/User/news/:part', refusal('FORBIDDEN', 'No.'));
  await openSite('/bookings?part=hosted');
  await expect.element(main.getByRole('link', { name: /^All stays/ })).toBeVisible();
  const stay = card(sampleHostedStay().propertyName);
  await expect.element(stay.getByText('listed by Naa Lamptey')).toBeVisible();
  await expect.element(stay.getByRole('button', { name: 'Cancel stay' })).toBeVisible();
});
