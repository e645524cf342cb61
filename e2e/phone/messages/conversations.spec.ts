import type { Page } from '@playwright/test';
import { newEnquiry, newMessage } from '../../testing/listings/enquiries.ts';
import { deleteListing, newListing } from '../../testing/listings.ts';
import { demoPerson, newPerson, type Person, signIn } from '../../testing/people.ts';
import { expectAccessible } from '../../testing/screen/accessible.ts';
import { expect, test } from '../../testing/several-people.ts';
import { outbox } from '../../testing/site.ts';
import { visit } from '../../testing/visit.ts';

/** Two people write to each other about a listing (docs/decisions/conversations.md). */

const RENTAL = { propertyType: 'PropertyRentals', rentalType: 'Houses', shortStayType: '' };

let lister: Person;
let guest: Person;
let property: Awaited<ReturnType<typeof newListing>>;

test.beforeAll(async () => {
  lister = await newPerson('Property Owner', {
    firstname: 'Naa',
    lastname: 'Lamptey',
    phoneNumber: '0244000121',
  });
  property = await newListing(lister, RENTAL, { photos: 1 });
});
test.beforeEach(async () => {
  guest = await newPerson('Customer', { firstname: 'Esi', lastname: 'Owusu' });
});

const asked = (message = 'Is it still free?') =>
  newEnquiry(guest, `/api/properties/${property._id}`, message);

function threadOn(page: Page) {
  const main = page.getByRole('main');
  return {
    main,
    log: main.getByRole('log', { name: 'Messages' }),
    by: (author: string) => main.getByRole('article', { name: author, exact: true }),
    field: main.getByRole('textbox', { name: 'Message' }),
    send: main.getByRole('button', { name: 'Send', exact: true }),
    note: main.getByText('Never pay before viewing.'),
  };
}

/** Fifteen seconds later a page that is looked at looks for new messages. */
const later = (page: Page) => page.clock.fastForward(16_000);

test('a guest asks, the lister answers with a quick answer, and the guest sees it come', async ({
  openBrowser,
}) => {
  const guests = await openBrowser(guest);
  await visit(guests, `/property/${property._id}`);
  const form = guests.getByRole('form', { name: 'Send an enquiry' });
  await form.getByLabel('Message').fill('Is it free in May?');
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await guests.clock.install();
  await guests.getByRole('link', { name: 'See the conversation' }).click();
  await expect(guests).toHaveURL(/\/enquiries\/[\w-]+$/);
  const mine = threadOn(guests);
  await expect(mine.by('You')).toContainText('Is it free in May?');
  await expect(mine.by('You')).toContainText('Sent');
  await expect(mine.main.getByText('Yes, it is still available.')).toHaveCount(0);

  const listers = await openBrowser(lister);
  await visit(listers, '/enquiries');
  const row = listers.getByRole('article', { name: 'Esi Owusu' }).first();
  await expect(row).toContainText('1 new');
  await row.getByRole('link').click();
  const theirs = threadOn(listers);
  await expect(theirs.by('Esi Owusu')).toContainText('Is it free in May?');
  await expect(theirs.note).toHaveCount(0);
  await theirs.main.getByRole('button', { name: 'Yes, it is still available.' }).click();
  await expect(theirs.field).toBeFocused();
  await expect(theirs.field).toHaveValue('Yes, it is still available.');
  await theirs.field.press('End');
  await theirs.field.pressSequentially(' Come on Sunday.');
  await theirs.send.click();
  await expect(theirs.by('You')).toContainText('Yes, it is still available. Come on Sunday.');
  await expect(theirs.field).toHaveValue('');
  await expect(theirs.field).toBeFocused();

  await later(guests);
  await expect(mine.by('Naa Lamptey')).toContainText('Come on Sunday.');
  await expect(mine.by('Naa Lamptey')).toBeInViewport();
  await expect(mine.by('You')).toContainText('Seen');
  await expect(async () => {
    await listers.reload();
    await expect(theirs.by('You')).toContainText('Seen', { timeout: 1000 });
  }).toPass();
});

test('an answer is mailed once and counted in the menu, until it is read', async ({
  page,
  context,
}) => {
  const id = await asked();
  await newMessage(lister, id, 'Yes, it is.');
  await newMessage(lister, id, 'When would you like to see it?');
  const mails = async () =>
    (await outbox().to(guest.email)).filter((mail) => mail.includes('Subject: New message'));
  await expect.poll(mails).toHaveLength(1);
  expect((await mails())[0]).toContain(`/enquiries/${id}`);

  await signIn(context, guest);
  await visit(page, '/about');
  await page.locator('summary[aria-label=Menu]').click();
  await page.getByRole('banner').getByRole('link', { name: 'Enquiries 1 new' }).click();
  await expect(page).toHaveURL('/enquiries?part=sent');
  const row = page.getByRole('article', { name: 'To Naa Lamptey' });
  await expect(row).toContainText('2 new');
  await expectAccessible(page);
  await row.getByRole('link').click();
  const { by } = threadOn(page);
  await expect(by('Naa Lamptey').last()).toContainText('When would you like to see it?');
  await expect(by('Naa Lamptey').last()).toBeInViewport();
  await page.goBack();
  await expect(row).toBeVisible();
  await expect(row).not.toContainText('new');
  expect(await mails()).toHaveLength(1);
});

test('it says never to pay before viewing until that is closed, and shows the phone by a press', async ({
  page,
  context,
}) => {
  const id = await asked();
  await signIn(context, guest);
  await visit(page, `/enquiries/${id}`);
  const { main, note, field, by } = threadOn(page);
  await expect(note).toBeVisible();
  await expect(main.getByRole('link', { name: property.name })).toContainText('₵');
  await expect(main.getByText('0244000121')).toHaveCount(0);
  await expectAccessible(page);
  await main.getByRole('button', { name: 'See phone and WhatsApp' }).click();
  await expect(main.getByRole('link', { name: '0244000121' })).toBeVisible();
  await main.getByRole('button', { name: 'Close this note' }).click();
  await expect(note).toHaveCount(0);

  await field.fill('x'.repeat(1990));
  await expect(main.getByText('10 characters left')).toBeVisible();
  await field.fill('');
  await main.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(main.getByRole('alert')).toHaveText('Please write a message.');
  await expect(field).toBeFocused();
  await field.fill('Half a sen');

  await deleteListing(lister, property._id);
  await page.reload();
  await expect(main.getByText('This listing is no longer on Efie.')).toBeVisible();
  await expect(by('You')).toContainText('Is it still free?');
  await expect(note).toHaveCount(0);
  await expect(field).toHaveValue('Half a sen');
  await expect(main.getByRole('button', { name: 'See phone and WhatsApp' })).toHaveCount(0);
  property = await newListing(lister, RENTAL);
});

test('what failed is said, and nothing of it is lost', async ({ page, context, complaints }) => {
  complaints.expectFailureOf(/\/messages$/);
  const id = await asked();
  await signIn(context, guest);
  await visit(page, `/enquiries/${id}`);
  const { main, field, send, by } = threadOn(page);
  await field.fill('Are you there?');
  await page.route('**/messages', (route) => route.abort());
  await send.click();
  await expect(main.getByRole('alert')).toContainText('Your message was not sent.');
  await expect(field).toHaveValue('Are you there?');
  await page.unroute('**/messages');
  await send.click();
  await expect(by('You').last()).toContainText('Are you there?');
  await expect(by('You')).toHaveCount(2);
});

test('who is blocked can write no more, until the block is lifted', async ({
  openBrowser,
  complaints,
}) => {
  complaints.expectFailureOf(/\/messages$/);
  const id = await asked();
  const [guests, listers] = [await openBrowser(guest), await openBrowser(lister)];
  await visit(guests, `/enquiries/${id}`);
  await visit(listers, `/enquiries/${id}`);
  const theirs = threadOn(listers);
  await theirs.main.getByRole('button', { name: 'Block Esi Owusu' }).click();
  const dialog = listers.getByRole('dialog', { name: 'Block Esi Owusu?' });
  await expectAccessible(listers);
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(theirs.main.getByText('You have blocked Esi Owusu.')).toBeVisible();
  await expect(theirs.field).toHaveCount(0);

  const mine = threadOn(guests);
  await mine.field.fill('Hello?');
  await mine.send.click();
  await expect(mine.main.getByText('You can no longer write to this person.')).toBeVisible();
  await expect(mine.field).toHaveCount(0);

  await theirs.main.getByRole('button', { name: 'Lift the block' }).click();
  await expect(theirs.field).toBeVisible();
  await guests.reload();
  await expect(mine.field).toHaveValue('Hello?');
  await mine.send.click();
  await expect(mine.by('You').last()).toContainText('Hello?');
});

test('a stranger does not find it; an Admin does once it was reported, and writes nothing', async ({
  openBrowser,
  complaints,
}) => {
  complaints.expectFailureOf(/\/api\/User\/enquiries\//);
  const id = await asked('Pay me first!');
  const admins = await openBrowser(await demoPerson('admin'));
  await visit(admins, `/enquiries/${id}`);
  await expect(admins.getByText('This conversation was not found.')).toBeVisible();

  const guests = await openBrowser(guest);
  await visit(guests, `/enquiries/${id}`);
  await guests.getByRole('button', { name: 'Report' }).click();
  const dialog = guests.getByRole('dialog', { name: 'Report this conversation' });
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByLabel('What is wrong?')).toHaveAccessibleDescription(
    'Please choose what is wrong.',
  );
  await dialog.getByLabel('What is wrong?').selectOption('Asked for money before a viewing');
  await expectAccessible(guests);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(guests.getByText('You have reported this conversation.')).toBeVisible();

  await visit(admins, '/enquiries?part=reported');
  const row = admins.getByRole('article', { name: 'Esi Owusu to Naa Lamptey' }).first();
  await row.getByRole('link').click();
  const { by, field } = threadOn(admins);
  await expect(by('Esi Owusu')).toContainText('Pay me first!');
  await expect(field).toHaveCount(0);
  await expectAccessible(admins);
});

test('a long conversation opens at its end and pages back; the list is searched', async ({
  page,
  context,
}) => {
  const id = await asked('Message 1');
  for (let n = 2; n <= 34; n += 1) await newMessage(n % 2 ? guest : lister, id, `Message ${n}`);
  await signIn(context, guest);
  await visit(page, `/enquiries/${id}`);
  const { main, field } = threadOn(page);
  await expect(main.getByText('Message 34', { exact: true })).toBeInViewport();
  await expect(field).toBeInViewport();
  await expect(main.getByText('Message 4', { exact: true })).toHaveCount(0);
  await main.getByRole('button', { name: 'Show earlier messages' }).click();
  await expect(main.getByText('Message 1', { exact: true })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Show earlier messages' })).toHaveCount(0);
  await expect(main.getByRole('log').getByRole('article')).toHaveCount(34);

  await visit(page, '/enquiries?part=sent');
  const search = main.getByRole('searchbox', { name: 'Search your conversations' });
  await search.fill('message 12');
  await search.press('Enter');
  await expect(page).toHaveURL(/search=message\+12/);
  await expect(main.getByRole('article')).toHaveCount(1);
  await search.fill('nothing like it');
  await search.press('Enter');
  await expect(main.getByText('No conversation has these words.')).toBeVisible();
});

test('where little data is to be spent it looks for messages by a press only', async ({
  page,
  context,
}) => {
  const id = await asked();
  await page.addInitScript(() => localStorage.setItem('lowData', 'on'));
  await page.clock.install();
  await signIn(context, guest);
  await visit(page, `/enquiries/${id}`);
  const { main, by } = threadOn(page);
  await expect(by('You')).toBeVisible();
  await newMessage(lister, id, 'Yes, it is.');
  await later(page);
  await expect(by('Naa Lamptey')).toHaveCount(0);
  await main.getByRole('button', { name: 'Look for new messages' }).click();
  await expect(by('Naa Lamptey')).toContainText('Yes, it is.');
});
