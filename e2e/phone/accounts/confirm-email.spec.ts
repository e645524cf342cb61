import type { Page } from '@playwright/test';
import { confirmingPath } from '#server/testing/confirming-path.ts';
import { type Person, signIn, unconfirmedPerson } from '../../testing/people.ts';
import { expectAccessible } from '../../testing/screen/accessible.ts';
import { expectShown } from '../../testing/screen/outcome.ts';
import { outbox } from '../../testing/site.ts';
import { expect, test } from '../../testing/test.ts';
import { revisit, visit } from '../../testing/visit.ts';

/** People confirm their email address by a link before they book, enquire, list or comment. */

let person: Person;

test.beforeEach(async ({ context }) => {
  person = await unconfirmedPerson('Agent');
  await signIn(context, person);
});

const barOf = (page: Page) => page.getByRole('region', { name: 'Confirm your email' });

// §6/42
test('a bar says what to do and goes once the link is opened on another device', async ({
  page,
}) => {
  await visit(page, '/');
  const bar = barOf(page);
  await expect(bar).toContainText(`Confirm your email: we sent a link to ${person.email}.`);
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
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expectShown(page.getByText('Your email is confirmed.'));
  await page.getByRole('link', { name: 'Continue to the site' }).click();
  await expect(page).toHaveURL('/');
  await expect(bar).toBeHidden();
});
