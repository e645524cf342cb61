import type { Page } from '@playwright/test';
import { confirmingPath } from '#server/testing/confirming-path.ts';
import { commentsHead } from '../../testing/listings/comments.ts';
import { newListing } from '../../testing/listings.ts';
import { newPerson, type Person, signIn, unconfirmedPerson } from '../../testing/people.ts';
import { expectAccessible } from '../../testing/screen/accessible.ts';
import { expectShown } from '../../testing/screen/outcome.ts';
import { outbox } from '../../testing/site.ts';
import { expect, test } from '../../testing/test.ts';
import { revisit, visit } from '../../testing/visit.ts';

/** The mail address of an account is confirmed by a link before its owner books, enquires, lists or comments. */

let person: Person;

test.beforeEach(async ({ context }) => {
  person = await unconfirmedPerson('Agent');
  await signIn(context, person);
});

const barOf = (page: Page) => page.getByRole('region', { name: 'Confirm your address' });

test('a bar says what to do, and goes once the link is opened on another device', async ({
  page,
}) => {
  await visit(page, '/');
  const bar = barOf(page);
  await expect(bar).toContainText(`Confirm your address: we sent a link to ${person.email}.`);
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Send again' }).click();
  await expectShown(page.getByText(`We sent a link to ${person.email}. It works for three days.`));
  await expect
    .poll(
      async () =>
        (await outbox().to(person.email)).filter((mail) => /three|3 days/.test(mail)).length,
    )
    .toBe(2);

  const path = await confirmingPath(outbox(), person.email);
  expect((await page.request.get(path)).status()).toBe(200);
  await revisit(page);
  await expect(bar, 'a mail scanner has read the link').toBeVisible();

  await visit(page, path);
  await expect(bar).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expectShown(page.getByText('Your address is confirmed.'));
  await page.getByRole('link', { name: 'Go on to the site' }).click();
  await expect(page).toHaveURL('/');
  await expect(bar).toBeHidden();
});

test('forms that would be refused say so before one types', async ({ page }) => {
  const { _id, name } = await newListing(await newPerson('Property Owner'), {
    propertyType: 'Short-Stay',
  });
  const first = (what: string) => page.getByText(`Confirm your address before you ${what}.`);

  await visit(page, `/property/${_id}`);
  await expect(first('write to the lister')).toBeVisible();
  await commentsHead(page).click();
  await expect(first('comment')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Post Comment' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: `Report: ${name}` }).click();
  await expect(first('report anything')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send report' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await visit(page, `/booking?property=${_id}`);
  await expect(first('book')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm Booking' })).toHaveCount(0);
  await expectAccessible(page);
  for (const path of ['/uploadProperty', '/upload-car']) {
    await visit(page, path);
    await expect(first('list anything')).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveCount(0);
  }

  await page.getByRole('link', { name: 'No link? See your profile' }).click();
  await expect(page.getByRole('region', { name: 'Mail address' })).toBeFocused();
});

test('a link that is no good says so, and leads to where another one is had', async ({
  page,
  complaints,
}) => {
  complaints.expectFailureOf(/confirm-email/);
  await visit(page, '/confirm-email/not-one-of-ours');
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expectShown(
    page.getByText('This link is used or too old. Your profile sends you a new one.'),
  );
  await page.getByRole('link', { name: 'To your profile' }).click();
  await expect(page.getByRole('region', { name: 'Mail address' })).toBeVisible();
});
