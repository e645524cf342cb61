import type { Locator, Page } from '@playwright/test';
import type { Comment } from '#domain/comments/schema.ts';
import type { Property } from '#domain/properties/schema.ts';
import { bookingsOf, day, openBooking } from '../testing/listings/booking.ts';
import { commentsHead } from '../testing/listings/comments.ts';
import { newWord } from '../testing/listings/home.ts';
import { chosenPhotos } from '../testing/listings/photos.ts';
import { fillInProperty } from '../testing/listings/property-form.ts';
import { listingName, newListing } from '../testing/listings.ts';
import { holdCalls } from '../testing/network/hold-calls.ts';
import { newPerson, signIn } from '../testing/people.ts';
import { ORIGIN, outbox } from '../testing/site.ts';
import { type Complaints, expect, test } from '../testing/test.ts';
import { revisit, visit } from '../testing/visit.ts';

/** What a form sends again, because the response got lost on the way or somebody was quick, is made once. */

/** Has the first call arrive, and its response get lost. */
async function loseFirstResponse(page: Page, complaints: Complaints, path: string): Promise<void> {
  complaints.expectFailureOf(new RegExp(`${path}$`));
  await page.route(
    `**${path}`,
    async (route) => {
      expect((await route.fetch()).status()).toBe(201);
      await route.abort();
    },
    { times: 1 },
  );
}

test('a comment, also after its page was reloaded', async ({ page, context, complaints }) => {
  const { _id } = await newListing(await newPerson('Agent'));
  await signIn(context, await newPerson('Customer'));
  const write = async (text: string) => {
    await visit(page, `/property/${_id}`);
    await commentsHead(page).click();
    await page.getByRole('textbox', { name: 'Your comment' }).fill(text);
    await page.getByRole('button', { name: 'Post Comment' }).click();
  };
  const stored = async () =>
    (await (await fetch(`${ORIGIN}/api/properties/${_id}/comments`)).json()) as Comment[];

  await loseFirstResponse(page, complaints, '/api/comments');
  await write('Very quiet.');
  await expect(page.getByText('Failed to submit comment. Please try again.')).toBeVisible();
  expect(await stored()).toHaveLength(1);
  await revisit(page);
  await write('Very quiet.');
  await expect(page.getByText('Comment posted successfully!')).toBeVisible();
  expect(await stored()).toHaveLength(1);

  // What was said is said: the same words now are another comment.
  await write('Very quiet.');
  await expect.poll(async () => (await stored()).length).toBe(2);
});

test('a booking', async ({ page, context, complaints }) => {
  const property = await newListing(await newPerson('Property Owner'));
  const guest = await newPerson('Customer');
  await signIn(context, guest);
  const form = await openBooking(page, property);
  await form.choose(day(30), day(33));
  await loseFirstResponse(page, complaints, '/api/bookings');
  await form.confirm.click();
  await expect(form.alert).toHaveText('Error creating booking. Please try again.');
  expect(await bookingsOf(guest)).toHaveLength(1);
  await form.confirm.click();
  await expect(page.getByText('Booking confirmed!').first()).toBeVisible();
  expect(await bookingsOf(guest)).toHaveLength(1);
});

test('a listing with its photos', async ({ page, context, complaints }) => {
  const owner = await newPerson('Property Owner');
  await signIn(context, owner);
  await visit(page, '/uploadProperty');
  const form = page.getByRole('form', { name: 'Upload Property' });
  await form.getByLabel('Name').fill(listingName());
  await fillInProperty(form, {
    type: 'PropertyRentals',
    subtype: 'Apartments',
    condition: 'Renovated',
    price: '2500',
    region: 'Greater Accra',
    location: 'Osu',
    address: '12 Oxford Street',
  });
  await form.locator('input[name=images]').setInputFiles(await chosenPhotos(2));
  const submit = form.getByRole('button', { name: 'Upload Property' });
  await loseFirstResponse(page, complaints, '/api/properties/upload');
  await submit.click();
  await expect(page.getByText('Failed to upload property. Please try again.')).toBeVisible();
  await submit.click();
  await expect(page.getByText('Property uploaded successfully!')).toBeVisible();
  const headers = { authorization: `Bearer ${owner.token}` };
  const own = (await (
    await fetch(`${ORIGIN}/api/User/properties`, { headers })
  ).json()) as Property[];
  expect(own.map(({ photos }) => photos.length)).toEqual([2]);
});

test('a message to the site', async ({ page, complaints }) => {
  const word = newWord();
  await visit(page, '/contact');
  const form = page.getByRole('form', { name: 'Write to us' });
  await form.getByLabel('Name').fill('Esi Owusu');
  await form.getByLabel('Email').fill('esi@guests.test');
  await form.getByLabel('Message').fill(`Do you list hotels? ${word}`);
  const send = form.getByRole('button', { name: 'Send message' });
  await loseFirstResponse(page, complaints, '/api/contact');
  await send.click();
  await expect(form.getByRole('alert')).toContainText('We could not send your message.');
  await send.click();
  await expect(page.getByText('Your message was sent.')).toBeVisible();
  const mails = async () => (await outbox().mails()).filter((mail) => mail.includes(word));
  await expect.poll(async () => (await mails()).length).toBeGreaterThan(0);
  expect(await mails()).toHaveLength(1);
});

/** Clicks again before the page has drawn the first click. */
const clickTwiceAtOnce = (button: Locator) =>
  button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });

test('two clicks at once are one message, one status and one deletion', async ({
  page,
  context,
}) => {
  const lister = await newPerson('Agent');
  const { name } = await newListing(lister);
  await newListing(lister);
  await signIn(context, lister);

  await visit(page, '/contact');
  const messages = await holdCalls(page, '**/api/contact');
  await page.getByLabel('Name').fill('Esi Owusu');
  await page.getByLabel('Email').fill('esi@guests.test');
  await page.getByLabel('Message').fill('Do you list hotels?');
  await clickTwiceAtOnce(page.getByRole('button', { name: 'Send message' }));
  await (await messages.next()).continue();
  await expect(page.getByText('Your message was sent.')).toBeVisible();
  expect(messages.all).toHaveLength(1);

  await visit(page, '/property-status');
  const updates = await holdCalls(page, '**/status');
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('combobox').selectOption('Rented');
  await clickTwiceAtOnce(row.getByRole('button', { name: 'Update' }));
  await (await updates.next()).continue();
  await expect(page.getByText('Property status updated successfully!')).toBeVisible();
  expect(updates.all).toHaveLength(1);

  await visit(page, '/property-list');
  const card = page.getByRole('article').filter({ hasText: name });
  await card.getByRole('button', { name: 'Delete Property' }).click();
  const deletions = await holdCalls(page, '**/api/properties/*');
  await clickTwiceAtOnce(
    page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }),
  );
  await (await deletions.next()).continue();
  await expect(page.getByText('Property deleted successfully')).toBeVisible();
  expect(deletions.all.map((call) => call.request().method())).toEqual(['DELETE']);
});
