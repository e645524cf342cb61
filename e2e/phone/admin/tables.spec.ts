import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { paths } from '#domain/site/paths.ts';
import { formatDate } from '#domain/values/calendar-date.ts';
import { day } from '../../testing/listings/booking.ts';
import { newCar } from '../../testing/listings/cars.ts';
import { newEnquiry } from '../../testing/listings/enquiries.ts';
import { newBooking, newComment, newListing, RENTAL } from '../../testing/listings.ts';
import { demoPerson, newPerson, signIn } from '../../testing/people.ts';
import { failedMail } from '../../testing/process/failed-mail.ts';
import { expectAccessible } from '../../testing/screen/accessible.ts';
import { expectShown } from '../../testing/screen/outcome.ts';
import { ORIGIN, outbox } from '../../testing/site.ts';
import { expect, test } from '../../testing/test.ts';
import { revisit, visit } from '../../testing/visit.ts';

/** The tables of the Admin's workspace on a phone (docs/product.md, "The Admin's workspace"). */

test.beforeEach(async ({ context }) => {
  await signIn(context, await demoPerson('admin'));
});

const word = () => `w${randomUUID().slice(0, 8)}`;

/** The rows of a table that have a text. */
const rowsWith = (page: Page, text: string) =>
  page.getByRole('main').getByRole('row').filter({ hasText: text });

/** Looks for something in a table, as one types. */
async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('main').getByRole('searchbox', { name: 'Search' }).fill(text);
  await expect(page).toHaveURL((url) => url.searchParams.get('search') === text);
}

test('comments are found by words and stars, and several deleted at once', async ({ page }) => {
  const name = word();
  const { _id } = await newListing(await newPerson('Agent'), RENTAL);
  const author = await newPerson('Customer');
  await newComment(author, _id, `A quiet place, ${name}`, 5);
  await newComment(author, _id, `No water, ${name}`);
  await newComment(await newPerson('Customer'), _id, `Loud at night, ${name}`, 1);
  await visit(page, paths.adminComments);
  await search(page, name);
  await expect(page.getByText('3 comments', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Stars').selectOption('1 star');
  await expect(page).toHaveURL(/rating=1/);
  await expect(page.getByText('1 comment', { exact: true })).toBeVisible();
  await page.getByLabel('Stars').selectOption('All');
  for (const text of [`No water, ${name}`, `Loud at night, ${name}`]) {
    await rowsWith(page, text).getByRole('checkbox').check();
  }
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('2 comments will be gone for good');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Delete: 2 comments.')).toBeVisible();
  await expect(page.getByText('1 comment', { exact: true })).toBeVisible();
  await expect(rowsWith(page, `A quiet place, ${name}`)).toBeVisible();
  const { length } = await (await fetch(`${ORIGIN}/api/properties/${_id}/comments`)).json();
  expect(length).toBe(1);
});

test('a mail that failed says why, and is sent when that is asked for', async ({ page }) => {
  const to = `${word()}@guests.test`;
  await failedMail(to, 'Your stay in Osu');
  await visit(page, paths.failedJobs);
  await search(page, to);
  const job = rowsWith(page, to);
  await expect(job).toContainText('ECONNREFUSED the mail server is away');
  await expect(job).toContainText('3 of 25');
  await expectAccessible(page);
  await page.getByLabel('State').selectOption('Given up');
  await expect(page.getByText('No jobs fit.')).toBeVisible();
  await page.getByLabel('State').selectOption('Tried again by itself');
  await job.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Try again: 1 job.')).toBeVisible();
  await expect.poll(async () => (await outbox().to(to)).length).toBe(1);
  await expect(async () => {
    await revisit(page);
    await expect(page.getByText('No jobs fit.')).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('a booking is found, and cancelled with a reason that its guest is mailed', async ({
  page,
}) => {
  const lastname = word();
  const { _id, name } = await newListing(await newPerson('Agent'));
  const guest = await newPerson('Customer', { lastname });
  await newBooking(guest, _id, day(20), day(23));
  await newBooking(await newPerson('Customer', { lastname }), _id, day(30), day(32));
  await visit(page, paths.adminBookings);
  await search(page, lastname);
  await expect(page.getByText('2 bookings', { exact: true })).toBeVisible();
  await page.getByLabel('Nights from').fill(day(22));
  await page.getByLabel('Nights to').fill(day(22));
  await expect(page.getByText('1 booking', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`from=${day(22)}&to=${day(22)}`));
  const row = rowsWith(page, name);
  await expect(row).toContainText(formatDate(day(20)));
  await expect(row).toContainText('To come');
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Cancel stay' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cancel stay' }).click();
  await expect(dialog.getByText('Please tell your guest why.')).toBeInViewport();
  await dialog.getByLabel('Reason').fill('The roof leaks.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel stay' }).click();
  await expect(page.getByText('Stay cancelled. Your guest gets an email.')).toBeVisible();
  await expect(row).toContainText('Cancelled by us');
  await expect(row).toContainText('The roof leaks.');
  await expect(row.getByRole('button')).toHaveCount(0);
  await expect
    .poll(async () => (await outbox().to(guest.email)).join())
    .toContain('The roof leaks.');
});

test('messages are done, open again, and found by what they say', async ({ page }) => {
  const text = word();
  for (const name of ['Esi Owusu', 'Kofi Boateng']) {
    const response = await fetch(`${ORIGIN}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name,
        email: `${text}@guests.test`,
        message: `How do I begin, ${name}? ${'I have asked before. '.repeat(60)}`,
      }),
    });
    expect(response.status).toBe(201);
  }
  await visit(page, paths.contactMessages);
  await search(page, text);
  await expect(page.getByText('2 messages', { exact: true })).toBeVisible();
  await expectAccessible(page);
  const more = rowsWith(page, 'Esi Owusu').getByRole('button', { name: 'Read more' });
  await more.click();
  await expect(more).toBeHidden();
  await rowsWith(page, 'Esi Owusu').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as done' }).click();
  await expect(rowsWith(page, 'Esi Owusu')).toContainText('Done on');
  await page.getByLabel('State').selectOption('To answer');
  await expect(page.getByText('1 message', { exact: true })).toBeVisible();
  await expect(rowsWith(page, 'Kofi Boateng')).toBeVisible();
  await page.getByLabel('State').selectOption('Done');
  await rowsWith(page, 'Esi Owusu').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Open again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open again' }).click();
  await expect(page.getByText('No messages fit.')).toBeVisible();
});

test('a message is answered from the table, and what another Admin answered meanwhile is read first', async ({
  page,
  complaints,
}) => {
  complaints.expectFailureOf(/\/answers$/);
  const name = `Esi ${word()}`;
  const email = `${word()}@guests.test`;
  const response = await fetch(`${ORIGIN}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, email, message: 'How do I list a hotel?' }),
  });
  expect(response.status).toBe(201);
  await visit(page, `${paths.contactMessages}?state=open`);
  await search(page, email);
  const row = rowsWith(page, name);
  await row.getByRole('button', { name: `Answer: ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Answer: ${name}` });
  await expect(dialog.getByRole('blockquote')).toHaveText('How do I list a hotel?');
  await dialog.getByRole('button', { name: 'Send answer' }).click();
  await expectShown(dialog.getByText('Please write an answer.'));
  const field = dialog.getByLabel('Your answer');
  await field.fill('Open Upload, and choose Hotel.');
  await expectAccessible(page);

  // What is typed outlives the dialog.
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await row.getByRole('button', { name: `Answer: ${name}` }).click();
  await expect(field).toHaveValue('Open Upload, and choose Hotel.');

  const { token } = await demoPerson('admin');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const [{ _id }] = await (
    await fetch(`${ORIGIN}/api/admin/contact-messages?search=${email}`, { headers })
  ).json();
  const other = await fetch(`${ORIGIN}/api/admin/contact-messages/${_id}/answers`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ text: 'It is under Upload.', expectedAnswers: 0 }),
  });
  expect(other.status).toBe(201);
  await dialog.getByRole('button', { name: 'Send answer' }).click();
  await expectShown(dialog.getByText(/^Another Admin has answered this message meanwhile/));
  await expect(dialog.getByText('It is under Upload.')).toBeVisible();
  await expect(field).toHaveValue('Open Upload, and choose Hotel.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText(`Your answer is on its way to ${email}.`)).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await page.getByLabel('State').selectOption('All');
  await expect(row).toContainText('Done on');
  await expect(row).toContainText('It is under Upload.');
  await expect(row).toContainText('Open Upload, and choose Hotel.');
  await expect(row.getByRole('button', { name: `Answer again: ${name}` })).toBeVisible();
  await expectAccessible(page);
  const mailed = async () => (await outbox().to(email)).join();
  await expect.poll(mailed).toContain('Open Upload, and choose Hotel.');
  expect(await mailed()).toContain('> How do I list a hotel?');
});

test('relocation requests are found by who drives, and lead to their vehicles', async ({
  page,
}) => {
  const driverName = `Musa ${word()}`;
  const car = await newCar(await newPerson('Customer'), {
    name: 'Pickup for a move',
    relocationRequest: JSON.stringify({
      driverName,
      cityOrTown: 'Tema',
      registrationNumber: 'GT 9-24',
    }),
  });
  await visit(page, paths.relocationRequests);
  await search(page, driverName.slice(5));
  const row = rowsWith(page, driverName);
  await expect(row).toContainText('GT 9-24');
  await expect(row).toContainText('Tema');
  await expectAccessible(page);
  await row.getByRole('link', { name: 'Pickup for a move' }).click();
  await expect(page).toHaveURL(paths.car(car._id));
});

test('a reported conversation is found by what was said of it, read, and the report ended', async ({
  page,
}) => {
  const details = `He wants money ${word()}`;
  const owner = await newPerson('Property Owner');
  const sender = await newPerson('Customer');
  const { _id } = await newListing(owner);
  const conversation = await newEnquiry(sender, `/api/properties/${_id}`, 'May I see it?');
  const response = await fetch(`${ORIGIN}/api/User/enquiries/${conversation}/reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${sender.token}` },
    body: JSON.stringify({ reason: 'payment', details }),
  });
  expect(response.status).toBe(201);
  await visit(page, paths.adminConversations);
  await search(page, details.split(' ').at(-1) ?? '');
  const row = rowsWith(page, details);
  await expect(row).toContainText('Asked for money before a viewing');
  await expectAccessible(page);
  await row.getByRole('link', { name: `${sender.firstname} ${sender.lastname} to` }).click();
  await expect(page).toHaveURL(paths.conversation(conversation));
  await expect(page.getByText('May I see it?')).toBeVisible();
  await page.goBack();
  await row.getByRole('button', { name: /^Dismiss/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Note').fill('A deposit after the viewing is usual.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('Dismissed. Those who reported it are mailed.')).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByLabel('State').selectOption('Settled');
  await expect(row).toContainText('A deposit after the viewing is usual.');
  await expect(row.getByRole('button')).toHaveCount(0);
  await expect
    .poll(async () => (await outbox().to(sender.email)).join())
    .toContain('A deposit after the viewing is usual.');
});
