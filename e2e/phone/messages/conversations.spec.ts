import type { Page } from '@playwright/test';
import { newListing } from '../../testing/listings.ts';
import { newPerson } from '../../testing/people.ts';
import { expect, test } from '../../testing/several-people.ts';
import { outbox } from '../../testing/site.ts';
import { visit } from '../../testing/visit.ts';

/** Two people write to each other about a listing (docs/decisions/listings/conversations.md); web/pages/conversation tests the screens. */

const RENTAL = { propertyType: 'PropertyRentals', rentalType: 'Houses', shortStayType: '' };

function threadOn(page: Page) {
  const main = page.getByRole('main');
  return {
    by: (author: string) => main.getByRole('article', { name: author, exact: true }),
    field: main.getByRole('textbox', { name: 'Message' }),
    send: main.getByRole('button', { name: 'Send', exact: true }),
  };
}

/** Every fifteen seconds a visible page checks for new messages. */
const later = (page: Page) => page.clock.fastForward(16_000);

// §2.12/25
test('a guest asks and sees the phone, the lister answers, and the guest gets one email and sees it arrive', async ({
  openBrowser,
}) => {
  const lister = await newPerson('Property Owner', {
    firstname: 'Naa',
    lastname: 'Lamptey',
    phoneNumber: '0244000121',
  });
  const guest = await newPerson('Customer', { firstname: 'Esi', lastname: 'Owusu' });
  const { _id: id } = await newListing(lister, RENTAL);
  const guests = await openBrowser(guest);
  await visit(guests, `/property/${id}`);
  const form = guests.getByRole('form', { name: 'Send an enquiry' });
  await form.getByLabel('Message').fill('Is it free in May?');
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(guests.locator('#enquiry').getByRole('link', { name: /^[+\d ]+$/ })).toHaveAttribute(
    'href',
    'tel:+233244000121',
  );
  await expect.poll(async () => (await outbox().to(lister.email)).at(-1)).toContain('free in May');
  await guests.clock.install();
  await guests.getByRole('link', { name: 'See the conversation' }).click();
  await expect(guests).toHaveURL(/\/enquiries\/[\w-]+$/);
  const mine = threadOn(guests);
  await expect(mine.by('You')).toContainText('Sent');

  const listers = await openBrowser(lister);
  await visit(listers, '/enquiries');
  const row = listers.getByRole('article', { name: 'Esi Owusu' }).first();
  await expect(row).toContainText('1 new');
  await row.getByRole('link').click();
  const theirs = threadOn(listers);
  await expect(theirs.by('Esi Owusu')).toContainText('Is it free in May?');
  for (const text of ['Yes, it is.', 'Come on Sunday.']) {
    await theirs.field.fill(text);
    await theirs.send.click();
    await expect(theirs.by('You').last()).toContainText(text);
  }
  const mails = async () =>
    (await outbox().to(guest.email)).filter((mail) => mail.includes('Subject: New message'));
  await expect.poll(mails).toHaveLength(1);
  expect((await mails())[0]).toContain(new URL(guests.url()).pathname);

  await later(guests);
  await expect(mine.by('Naa Lamptey').last()).toContainText('Come on Sunday.');
  await expect(mine.by('You')).toContainText('Seen');
  await expect(async () => {
    await listers.reload();
    await expect(theirs.by('You').last()).toContainText('Seen', { timeout: 1000 });
  }).toPass();
  expect(await mails()).toHaveLength(1);
});
