import type { Locator, Page } from '@playwright/test';
import { addDays, today } from '#domain/values/calendar-date.ts';
import { newCar } from '../../testing/listings/cars.ts';
import { commentsHead } from '../../testing/listings/comments.ts';
import { newBooking, newComment, newEnquiry, newListing, RENTAL } from '../../testing/listings.ts';
import { newPerson, type Person, signIn, unconfirmedPerson } from '../../testing/people.ts';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

/** Where a screen reader goes on after something was done by a tap, and its button is gone with it (specification §2.1). */

let owner: Person;
let guest: Person;

test.beforeEach(async ({ context }) => {
  owner = await newPerson('Property Owner');
  guest = await newPerson('Customer');
  await signIn(context, guest);
});

const day = (days: number) => addDays(today(new Date()), days);
const main = (page: Page) => page.getByRole('main');
const press = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true }).tap();

/** It is said, and the focus is there or on what it is about; also once the dust has settled. */
async function expectFocusOn(target: Locator): Promise<void> {
  await expect(target).toBeFocused();
  await target.page().waitForTimeout(300);
  await expect(target).toBeFocused();
}

/** What came of it has the focus: the box around its sentence. */
const outcome = (page: Page, text: string) =>
  main(page).getByRole('status').filter({ hasText: text }).locator('..');

test('on what came of it, once a stay is cancelled by its guest', async ({ page }) => {
  const stay = await newListing(owner);
  await newBooking(guest, stay._id, day(30), day(32));
  await visit(page, '/bookings');
  await press(page.getByRole('article', { name: stay.name }), 'Cancel booking');
  await press(page.getByRole('dialog'), 'Cancel booking');
  await expectFocusOn(outcome(page, 'Booking cancelled.'));
});

test('on what came of it, once a stay is cancelled by its host', async ({ page, context }) => {
  const stay = await newListing(owner);
  await newBooking(guest, stay._id, day(30), day(32));
  await signIn(context, owner);
  await visit(page, '/bookings?part=hosted');
  await press(page.getByRole('article', { name: stay.name }), 'Cancel stay');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('A pipe has burst.');
  await press(dialog, 'Cancel stay');
  await expectFocusOn(outcome(page, 'Stay cancelled.'));
});

test('on the title of the list, once a property is deleted', async ({ page, context }) => {
  await newListing(owner);
  const { name } = await newListing(owner);
  await signIn(context, owner);
  await visit(page, '/property-list');
  const title = page.getByRole('heading', { level: 1 });
  await press(page.getByRole('article').filter({ hasText: name }), 'Delete Property');
  await press(page.getByRole('dialog'), 'Delete');
  await expect(page.getByText('Property deleted successfully')).toBeVisible();
  await expectFocusOn(title);
  // The last one too.
  await press(page.getByRole('article'), 'Delete Property');
  await press(page.getByRole('dialog'), 'Delete');
  await expect(page.getByText('No properties available.')).toBeVisible();
  await expectFocusOn(title);
});

test('on the title of the list, once a car is deleted', async ({ page }) => {
  const { name } = await newCar(guest);
  await visit(page, '/car-list');
  await press(page.getByRole('article').filter({ hasText: name }), 'Delete Car');
  await press(page.getByRole('dialog'), 'Delete');
  await expectFocusOn(page.getByRole('heading', { level: 1 }));
});

test('on the comment that was posted, and on the head of the comments once it is deleted', async ({
  page,
}) => {
  const listing = await newListing(owner, RENTAL);
  await newEnquiry(guest, listing._id);
  await newComment(owner, listing._id, 'Welcome.');
  await visit(page, `/property/${listing._id}#comments`);
  const section = page.locator('#comments');
  await section.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await section.getByRole('textbox', { name: 'Your comment' }).fill('Quiet.');
  await press(section, 'Post Comment');
  const posted = section.getByRole('article').filter({ hasText: 'Quiet.' });
  await expectFocusOn(posted);
  await expect(posted).toBeInViewport();
  await press(posted, 'Delete');
  await press(page.getByRole('dialog'), 'Delete');
  await expect(posted).toHaveCount(0);
  await expectFocusOn(commentsHead(page));
});

test('on the page that it leads to, once the role is another', async ({ page }) => {
  await visit(page, '/become-a-lister');
  await press(main(page).getByRole('region', { name: 'List properties' }), 'Property Owner');
  await press(page.getByRole('dialog'), 'Become a Property Owner');
  await expect(page.getByText('You are now a Property Owner.')).toBeVisible();
  await expectFocusOn(main(page));
});

test('on what can be checked, once its form is opened and left, or its address is to be confirmed first', async ({
  page,
  context,
}) => {
  const card = page.getByRole('region', { name: 'Ghana Card' });
  await visit(page, '/workspace/verification');
  await press(card, 'Send a document: Ghana Card');
  await expectFocusOn(card);
  await expect(card.getByRole('form')).toBeInViewport();
  await press(card, 'Cancel');
  await expectFocusOn(card);

  await signIn(context, await unconfirmedPerson('Customer'));
  await visit(page, '/workspace/verification');
  await press(card, 'Send a document: Ghana Card');
  await expectFocusOn(card);
  await expect(card.getByText('Confirm your address before you send')).toBeInViewport();
});
