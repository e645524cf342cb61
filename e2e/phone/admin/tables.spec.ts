import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { paths } from '#domain/site/paths.ts';
import { demoPerson, signIn } from '../../testing/people.ts';
import { expectAccessible } from '../../testing/screen/accessible.ts';
import { expectShown } from '../../testing/screen/outcome.ts';
import { ORIGIN, outbox } from '../../testing/site.ts';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

/** The tables of the Admin's workspace on a phone (docs/product.md, "The Admin's workspace"). */

test.beforeEach(async ({ context }) => {
  await signIn(context, await demoPerson('admin'));
});

const word = () => `w${randomUUID().slice(0, 8)}`;

/** The table rows that contain a text. */
const rowsWith = (page: Page, text: string) =>
  page.getByRole('main').getByRole('row').filter({ hasText: text });

/** Types a search into a table's box. */
async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('main').getByRole('searchbox', { name: 'Search' }).fill(text);
  await expect(page).toHaveURL((url) => url.searchParams.get('search') === text);
}

// §2.21/28
test('an Admin answers a message from the table, and first reads what another Admin answered meanwhile', async ({
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

  // The typed text survives the dialog.
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
  await expectShown(dialog.getByText(/^Another Admin has just answered this message/));
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
