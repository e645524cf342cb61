import { readFile } from 'node:fs/promises';
import { paths } from '#domain/site/paths.ts';
import { readZip } from '#server/testing/read-zip.ts';
import { addAuthenticator } from '../../testing/accounts/authenticator.ts';
import { forgetTheLogin } from '../../testing/accounts/forget-the-login.ts';
import { newListing } from '../../testing/listings.ts';
import { newPerson, type Person, signIn } from '../../testing/people.ts';
import { expectAccessible } from '../../testing/screen/accessible.ts';
import { expectShown } from '../../testing/screen/outcome.ts';
import { outbox } from '../../testing/site.ts';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

/** Deleting one's account, and keeping it after all; what is kept of people. */

let person: Person;

test.describe('who wants to leave', () => {
  test.beforeEach(async ({ context }) => {
    person = await newPerson('Agent');
    await signIn(context, person);
  });

  test('says so with the password, sees until when on every page, and can stay', async ({
    page,
    complaints,
  }) => {
    complaints.expectFailureOf(/User\/deletion/);
    await visit(page, '/profile');
    const section = page.getByRole('region', { name: 'Delete my account' });
    await section.getByRole('button', { name: 'Delete my account...' }).click();
    const password = section.getByLabel('Current Password');
    await expect(password).toBeFocused();
    await expect(section).toContainText('Comments, answers and conversations stay for others');
    await expectAccessible(page);

    await section.getByRole('button', { name: 'Delete my account', exact: true }).click();
    await expect(section).toContainText('Please enter your current password.');
    await password.fill('not-mine');
    await section.getByRole('button', { name: 'Delete my account', exact: true }).click();
    await expect(password).toHaveAccessibleDescription(/not your current password/);
    await password.fill(person.password);
    await section.getByRole('button', { name: 'Delete my account', exact: true }).click();

    const bar = page.getByRole('region', { name: 'Your account is being deleted' });
    await expect(bar).toContainText('Your account and your listings will be deleted on');
    await expect(section).toBeFocused();
    await expectAccessible(page);
    await visit(page, '/cars');
    await bar.getByRole('button', { name: 'Keep my account' }).click();
    await expectShown(page.getByText('Your account stays. Your listings are shown again.'));
    await expect(bar).toBeHidden();
    await visit(page, '/profile');
    await expect(section.getByRole('button', { name: 'Delete my account...' })).toBeVisible();
  });
});

test('who has a passkey deletes their account with it, without the password', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectFailureOf(/User\/deletion$/);
  await signIn(context, await newPerson('Customer'));
  await addAuthenticator(page);
  await visit(page, '/profile');
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expectShown(page.getByText('Your passkey is added.'));
  await forgetTheLogin(page, /User\/deletion$/);

  const section = page.getByRole('region', { name: 'Delete my account' });
  await section.getByRole('button', { name: 'Delete my account...' }).click();
  await expect(section.getByRole('list')).toBeFocused();
  await expect(section.getByLabel('Current Password')).toHaveCount(0);
  await section.getByRole('button', { name: 'Delete my account', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Confirm with a passkey' }).click();
  await expect(page.getByRole('region', { name: 'Your account is being deleted' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('what is stored of one is downloaded from the profile', async ({ page, context }) => {
  await signIn(context, await newPerson('Customer', { firstname: 'Efua' }));
  await visit(page, '/profile');
  const section = page.getByRole('region', { name: 'Download my data' });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    section.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('efie-my-data.json');
  const text = await readFile(await file.path(), 'utf8');
  expect(JSON.parse(text).account.firstname).toBe('Efua');
});

test('with photos it is a file that is made meanwhile, mailed about, and downloaded there', async ({
  page,
  context,
}) => {
  const person = await newPerson('Agent');
  const { name } = await newListing(person, {}, { photos: 1 });
  await signIn(context, person);
  await visit(page, '/profile');
  const section = page.getByRole('region', { name: 'Download my data' });
  await section.getByRole('button', { name: 'Make a file with photos' }).click();
  const link = section.getByRole('link', { name: /^Download with photos \(/ });
  await expect(link).toBeVisible();
  await expectAccessible(page);
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(file.suggestedFilename()).toBe('efie-my-data.zip');
  const files = readZip(await readFile(await file.path()));
  expect(String(files.get('data.json'))).toContain(name);
  expect(files.size).toBe(2);

  const mails = () => outbox().to(person.email);
  await expect.poll(async () => (await mails()).join('\n')).toContain('Your data is ready');
  await visit(page, '/about');
  await visit(page, paths.ownData);
  await expect(link).toBeInViewport();
});

test('the page of what is kept is linked from footer and sign-up, and says how long', async ({
  page,
}) => {
  await visit(page, '/signup?role=Customer');
  await page.getByRole('main').getByRole('link', { name: 'What we keep of you' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What we keep of you');
  const logins = page.getByRole('listitem').filter({ hasText: 'Where you are logged in' });
  await expect(logins).toContainText('30 days without use, 180 days at most');
  await expectAccessible(page);
  await visit(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
});
