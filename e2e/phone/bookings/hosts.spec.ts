import type { Page } from '@playwright/test';
import { addDays, formatDay, today } from '#domain/values/calendar-date.ts';
import { newEnquiry } from '../../testing/listings/enquiries.ts';
import { listingName, newBooking, newListing } from '../../testing/listings.ts';
import { demoPerson, newPerson, type Person, signIn } from '../../testing/people.ts';
import { expectAccessible } from '../../testing/screen/accessible.ts';
import { expectShown } from '../../testing/screen/outcome.ts';
import { outbox } from '../../testing/site.ts';
import { expect, test } from '../../testing/test.ts';
import { revisit, visit } from '../../testing/visit.ts';

/** What hosts see of their guests (docs/product.md, "Bookings", "Contact and enquiries"). */

let host: Person;
let guest: Person;

test.beforeEach(async ({ context }) => {
  host = await newPerson('Property Owner', { firstname: 'Naa', lastname: 'Lamptey' });
  guest = await newPerson('Customer', {
    firstname: 'Esi',
    lastname: 'Owusu',
    phoneNumber: '0245556677',
  });
  await signIn(context, host);
});

const day = (days: number) => addDays(today(new Date()), days);

async function bookedStay(checkIn = 30, checkOut = 33) {
  const property = await newListing(host, { name: listingName(), price: '450' });
  await newBooking(guest, property._id, day(checkIn), day(checkOut));
  return property;
}

const menuLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });
const openMenu = (page: Page) => page.locator('summary[aria-label=Menu]').click();
const parts = (page: Page) => page.getByRole('main').getByRole('navigation').first();

test('a host finds a new stay by its count, and cancels it with a reason that the guest reads', async ({
  page,
  context,
}) => {
  const property = await bookedStay();
  await visit(page, '/contact');
  await expect(page.locator('summary[aria-label=Menu] [data-count]')).toHaveAttribute(
    'data-count',
    '1',
  );
  await expectAccessible(page);
  await openMenu(page);
  await menuLink(page, 'Your bookings 1 new').click();
  await expect(page).toHaveURL('/bookings?part=hosted');
  await expect(parts(page).getByRole('link', { name: /Stays at your properties/ })).toHaveAttribute(
    'aria-current',
    'page',
  );

  const stay = page.getByRole('article', { name: property.name });
  for (const text of [
    'Confirmed',
    'New',
    'Esi Owusu',
    formatDay(day(30)),
    formatDay(day(33)),
    '3 nights × ₵450.00',
    '₵1,350.00',
  ]) {
    await expect(stay).toContainText(text);
  }
  await expect(stay.getByRole('link', { name: /0245556677/ })).toHaveAttribute(
    'href',
    'tel:+233245556677',
  );
  await expect(stay.getByRole('link', { name: guest.email })).toHaveAttribute(
    'href',
    `mailto:${guest.email}`,
  );
  await expectAccessible(page);

  await stay.getByRole('button', { name: 'Cancel stay' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this stay?' });
  await dialog.getByRole('button', { name: 'Cancel stay' }).click();
  await expectShown(dialog.getByText('Please tell your guest why.'));
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await dialog.getByLabel('Reason').fill('A pipe has burst.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel stay' }).click();
  const main = page.getByRole('main');
  const said = main.getByText('Stay cancelled. Your guest gets an email.');
  await expect(said).toBeInViewport();
  const past = main.getByRole('region', { name: 'Past and cancelled' });
  await expect(past.getByRole('article', { name: property.name })).toContainText(
    'A pipe has burst.',
  );
  await expect
    .poll(async () => (await outbox().to(guest.email)).some((mail) => /pipe has burst/.test(mail)))
    .toBe(true);

  // What the host's page still asks for is not the guest's.
  await page.goto('about:blank');
  await signIn(context, guest);
  await visit(page, '/about');
  await openMenu(page);
  await menuLink(page, 'Your bookings 1 new').click();
  await expect(page.getByRole('article', { name: property.name })).toContainText(
    /Cancelled by the host.*New.*Reason: A pipe has burst\./s,
  );
  await expect(parts(page).getByRole('link', { name: 'Your stays' })).toHaveCount(0);
});

test('what was looked at is no longer new, on no device', async ({ page }) => {
  const property = await bookedStay();
  const looked = page.waitForResponse(
    (response) => response.url().endsWith('/api/User/news/hostedStays') && response.ok(),
  );
  await visit(page, '/bookings?part=hosted');
  await expect(page.getByRole('article', { name: property.name })).toContainText('New');
  await looked;
  await openMenu(page);
  await expect(menuLink(page, 'Your bookings')).toBeVisible();
  await revisit(page);
  const stay = page.getByRole('article', { name: property.name });
  await expect(stay).toContainText('Confirmed');
  await expect(stay.getByText('New', { exact: true })).toHaveCount(0);
});

test('the host reads an enquiry and how to reach its sender, who finds it among those sent', async ({
  page,
  context,
}) => {
  const property = await newListing(host);
  await newEnquiry(guest, `/api/properties/${property._id}`, 'Is it free in May?');
  await visit(page, '/about');
  await openMenu(page);
  await menuLink(page, 'Enquiries 1 new').click();
  await expect(page).toHaveURL('/enquiries');
  const received = page.getByRole('article', { name: 'Esi Owusu' });
  await expect(received).toContainText('Is it free in May?');
  await expect(received).toContainText('1 new');
  await received.getByRole('link', { name: 'Esi Owusu' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Esi Owusu', level: 1 })).toBeVisible();
  await expect(main.getByRole('link', { name: '0245556677' })).toHaveAttribute(
    'href',
    'tel:+233245556677',
  );
  await expect(main.getByRole('link', { name: 'Chat on WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/233245556677\?text=Hello/,
  );
  await expect(main.getByRole('link', { name: guest.email })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${guest.email}\\?subject=Palm%20Court`),
  );
  await expectAccessible(page);
  await main.getByRole('link', { name: 'All enquiries' }).click();
  await expect(received).not.toContainText('new');
  await parts(page).getByRole('link', { name: 'Sent' }).click();
  await expect(page.getByText('You have sent no enquiry yet.')).toBeVisible();

  await signIn(context, guest);
  await visit(page, '/enquiries?part=sent');
  const sent = page.getByRole('article', { name: 'To Naa Lamptey' });
  await expect(sent).toContainText('Is it free in May?');
  await sent.getByRole('link', { name: 'To Naa Lamptey' }).click();
  await expect(main.getByRole('heading', { name: 'Naa Lamptey', level: 1 })).toBeVisible();
  await main.getByRole('button', { name: 'See phone and WhatsApp' }).click();
  await expect(main.getByRole('link', { name: 'Chat on WhatsApp' })).toBeVisible();
});

test('deleting a property with stays names them first, and asks again when one comes meanwhile', async ({
  page,
  complaints,
}) => {
  complaints.expectFailureOf(/\/api\/properties\//);
  const property = await bookedStay();
  await visit(page, '/property-list');
  const card = page.getByRole('article').filter({ hasText: property.name });
  await card.getByRole('button', { name: 'Delete Property' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Property' });
  await expect(dialog).toContainText('1 stay is booked here. Deleting the property cancels it:');
  await expect(dialog.getByRole('listitem')).toHaveText([
    new RegExp(`Esi Owusu${formatDay(day(30))} to ${formatDay(day(33))}₵1,350.00`),
  ]);
  await expectAccessible(page);

  const kofi = await newPerson('Customer', { firstname: 'Kofi', lastname: 'Boateng' });
  await newBooking(kofi, property._id, day(40), day(41));
  await dialog.getByRole('button', { name: 'Delete and cancel 1 stay' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'The stays booked here have changed. Please look at them again.',
  );
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Delete and cancel 2 stays' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Property deleted successfully')).toBeVisible();
  await expect(card).toHaveCount(0);
  for (const { email } of [guest, kofi]) {
    await expect
      .poll(async () => (await outbox().to(email)).some((mail) => /no longer listed/.test(mail)))
      .toBe(true);
  }
});

test('an Admin sees everybody’s stays, with whose they are', async ({ page, context }) => {
  const property = await bookedStay(5, 6);
  await signIn(context, await demoPerson('admin'));
  await visit(page, '/bookings?part=hosted');
  await expect(parts(page).getByRole('link', { name: /^All stays/ })).toBeVisible();
  const stay = page.getByRole('article', { name: property.name });
  await expect(stay).toContainText('listed by Naa Lamptey');
  await expect(stay.getByRole('button', { name: 'Cancel stay' })).toBeVisible();
});

test('a Customer has but one part, whatever the address says', async ({ page, context }) => {
  await signIn(context, guest);
  await visit(page, '/bookings?part=hosted');
  await expect(page.getByText('You have no bookings yet.')).toBeVisible();
});
