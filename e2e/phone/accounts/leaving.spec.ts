import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { paths } from '#domain/site/paths.ts';
import { readZip } from '#server/testing/read-zip.ts';
import { newListing } from '../../testing/listings.ts';
import { newPerson, signIn } from '../../testing/people.ts';
import { expectAccessible } from '../../testing/screen/accessible.ts';
import { outbox } from '../../testing/site.ts';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

/** The data export; web/features/accounts/profile-sections tests leaving itself. */

async function download(page: Page, link: Locator) {
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

test('a member downloads their data from the profile, and is emailed when the file with photos is ready', async ({
  page,
  context,
}) => {
  const person = await newPerson('Agent', { firstname: 'Efua' });
  const { name } = await newListing(person, {}, { photos: 1 });
  await signIn(context, person);
  await visit(page, '/profile');
  const section = page.getByRole('region', { name: 'Download my data' });
  const data = await download(page, section.getByRole('link', { name: 'Download' }));
  expect(data.name).toBe('efie-my-data.json');
  expect(JSON.parse(String(data.content)).account.firstname).toBe('Efua');

  await section.getByRole('button', { name: 'Request a file with photos' }).click();
  const link = section.getByRole('link', { name: /^Download with photos \(/ });
  await expect(link).toBeVisible();
  await expectAccessible(page);
  const archive = await download(page, link);
  expect(archive.name).toBe('efie-my-data.zip');
  const files = readZip(archive.content);
  expect(String(files.get('data.json'))).toContain(name);
  expect(files.size).toBe(2);

  const mails = () => outbox().to(person.email);
  await expect.poll(async () => (await mails()).join('\n')).toContain('Your data is ready');
  await visit(page, '/about');
  await visit(page, paths.ownData);
  await expect(link).toBeInViewport();
});
