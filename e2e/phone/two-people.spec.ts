import type { Page } from '@playwright/test';
import { addDays, today } from '#domain/values/calendar-date.ts';
import { commentsHead } from '../testing/listings/comments.ts';
import { newComment, newListing, setStatus } from '../testing/listings.ts';
import { newPerson, type Person } from '../testing/people.ts';
import { expect, test } from '../testing/several-people.ts';
import { ORIGIN } from '../testing/site.ts';
import { visit } from '../testing/visit.ts';

/** Two people at once: each sees on the next look what the other did, and nobody acts on stale data. */

let owner: Person;
let guest: Person;

test.beforeAll(async () => {
  owner = await newPerson('Property Owner', { firstname: 'Naa', lastname: 'Lamptey' });
});
test.beforeEach(async () => {
  guest = await newPerson('Customer');
});

const day = (days: number) => addDays(today(new Date()), days);

/** Returns to a tab that was left a while ago. */
async function lookAgain(page: Page): Promise<void> {
  await page.clock.fastForward(10_000);
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
}

async function openComments(page: Page): Promise<void> {
  await commentsHead(page).click();
}

async function comment(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your comment' }).fill(text);
  await page.getByRole('button', { name: 'Post Comment' }).click();
}

const bookings = async () =>
  (
    await fetch(`${ORIGIN}/api/bookings`, { headers: { authorization: `Bearer ${guest.token}` } })
  ).json();

test('a new status and a new comment show on the next look', async ({ openBrowser }) => {
  const { _id: id, name } = await newListing(owner);
  const [guests, owners] = [await openBrowser(guest), await openBrowser(owner)];
  await guests.clock.install();
  await visit(guests, `/property/${id}`);
  await openComments(guests);
  const main = guests.getByRole('main');
  await expect(main.getByText('No comments yet')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Book Now' })).toBeVisible();

  await visit(owners, '/property-status');
  await owners.getByLabel(`New status of ${name}`).selectOption('Rented');
  await owners.getByRole('row').filter({ hasText: name }).getByRole('button').click();
  await expect(owners.getByText('Property status updated successfully!')).toBeVisible();
  await visit(owners, `/property/${id}`);
  await openComments(owners);
  await comment(owners, 'Let until March.');
  await expect(owners.getByText('Comment posted successfully!')).toBeVisible();

  await lookAgain(guests);
  await expect(main.getByText('This property can’t be booked.')).toBeVisible();
  await expect(main.getByText('Rented').first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'Book Now' })).toHaveCount(0);
  await expect(main.getByRole('article', { name: 'Comment by Naa Lamptey' })).toContainText(
    'Let until March.',
  );
});

test('a stay still offered in a list cannot be booked once it is sold', async ({
  openBrowser,
  complaints,
}) => {
  complaints.expectFailureOf(/\/api\/bookings$/);
  const { _id: id, name } = await newListing(owner);
  const guests = await openBrowser(guest);
  await visit(guests, `/short-stays?${new URLSearchParams({ search: name })}`);
  const card = guests.getByRole('article').filter({ hasText: name });
  const offer = card.getByRole('link', { name: 'Book Now' });
  await expect(offer).toBeVisible();
  await setStatus(owner, id, 'Sold');
  await offer.click();
  const main = guests.getByRole('main');
  await expect(main.getByRole('alert')).toHaveText('This property can’t be booked.');
  await guests.getByLabel('Check In').fill(day(20));
  await guests.getByLabel('Check Out').fill(day(22));
  const confirm = guests.getByRole('button', { name: 'Confirm Booking' });
  await expect(confirm).toBeDisabled();
  await expect(confirm).toHaveAccessibleDescription('This property can’t be booked.');
  expect(await bookings()).toEqual([]);
});

test('nobody books at a price that is no longer the one they saw', async ({
  openBrowser,
  complaints,
}) => {
  complaints.expectFailureOf(/\/api\/bookings$/);
  const { _id: id } = await newListing(owner, { price: '450' });
  const [guests, owners] = [await openBrowser(guest), await openBrowser(owner)];
  await visit(guests, `/property/${id}`);
  await guests.getByRole('link', { name: 'Book Now' }).click();
  await guests.getByLabel('Check In').fill(day(30));
  await guests.getByLabel('Check Out').fill(day(32));
  const main = guests.getByRole('main');
  await expect(main).toContainText('₵900.00');

  await visit(owners, `/property/${id}/edit`);
  await owners.getByLabel('Price').fill('500');
  await owners.getByRole('button', { name: 'Save changes' }).click();
  await expect(owners.getByText('Property updated successfully!')).toBeVisible();

  const confirm = guests.getByRole('button', { name: 'Confirm Booking' });
  await confirm.click();
  await expect(main.getByRole('alert')).toHaveText(
    'The price of this stay has changed. Please check the new total, then confirm again.',
  );
  await expect(main).toContainText('₵1,000.00');
  expect(await bookings()).toEqual([]);
  await confirm.click();
  await expect(main.getByText('Booking confirmed!', { exact: false })).toBeVisible();
  expect(await bookings()).toMatchObject([{ total: 1000 }]);
  await main.getByRole('link', { name: 'See your bookings' }).click();
  await expect(guests).toHaveURL('/bookings');
});

test('a listing deleted by its owner can no longer be commented on or found', async ({
  openBrowser,
  complaints,
}) => {
  complaints.expectFailureOf(/\/api\/(comments|properties)/);
  const { _id: id, name } = await newListing(owner);
  await newComment(guest, id, 'Of mine.');
  const [guests, owners] = [await openBrowser(guest), await openBrowser(owner)];
  const search = new URLSearchParams({ search: name });
  await visit(guests, `/short-stays?${search}`);
  await guests.getByRole('article').getByRole('link', { name }).click();
  await openComments(guests);
  await expect(guests.getByText('Of mine.')).toBeVisible();

  await visit(owners, `/property-list?${search}`);
  await owners.getByRole('button', { name: 'Delete Property' }).click();
  const asked = owners.getByRole('dialog', { name: 'Delete Property' });
  await asked.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(owners.getByText('Property deleted successfully')).toBeVisible();

  await comment(guests, 'Is it free in May?');
  const main = guests.getByRole('main');
  await expect(main.getByText('Property not found or unavailable.')).toBeVisible();
  await guests.goBack();
  // Only close matches may be left.
  await expect(main.getByRole('link', { name })).toHaveCount(0);
});

test('a comment deleted on another device can be neither edited nor deleted again', async ({
  openBrowser,
  complaints,
}) => {
  complaints.expectFailureOf(/\/api\/properties\/.*\/comments\//);
  complaints.expectMessage(/Comment not found/);
  const { _id: id } = await newListing(owner);
  await newComment(guest, id, 'Of mine.');
  const [phone, laptop] = [await openBrowser(guest), await openBrowser(guest)];
  for (const page of [phone, laptop]) {
    await visit(page, `/property/${id}`);
    await openComments(page);
  }
  const own = (page: Page) => page.getByRole('article', { name: /^Comment by/ });
  await own(phone).getByRole('button', { name: 'Edit' }).click();
  await own(laptop).getByRole('button', { name: 'Delete' }).click();
  const asked = (page: Page) => page.getByRole('dialog', { name: 'Delete this comment?' });
  await asked(laptop).getByRole('button', { name: 'Delete' }).click();
  await expect(laptop.getByText('Comment deleted.')).toBeVisible();

  const form = phone.getByRole('form', { name: 'Edit your comment' });
  await form.getByRole('textbox').fill('Of mine, better said.');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toHaveText('This comment was deleted in the meantime.');
  await expect(form.getByRole('textbox')).toHaveValue('Of mine, better said.');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await own(phone).getByRole('button', { name: 'Delete' }).click();
  await asked(phone).getByRole('button', { name: 'Delete' }).click();
  await expect(phone.getByText('This comment was already deleted.')).toBeVisible();
  await expect(phone.getByText('No comments yet')).toBeVisible();
});
