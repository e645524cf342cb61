import { profileStatus } from '../testing/accounts/profile.ts';
import { logInByForm, newPerson } from '../testing/people.ts';
import { header } from '../testing/screen/header.ts';
import { expect, test } from '../testing/test.ts';
import { visit } from '../testing/visit.ts';

/** A session in several tabs (specification §4 "Session"); web/lib/session tests what the browser stores of one. */

// §2.1/44, §2.1/46, §4/2
test('a login in one tab counts in all, and so does a logout, which ends the session', async ({
  page,
  context,
}) => {
  const person = await newPerson('Customer');
  const otherTab = await context.newPage();
  await visit(otherTab, '/cars');
  await visit(page, '/login?next=%2Fabout');
  await logInByForm(page, person);
  await expect(page).toHaveURL('/about');
  await expect(header(page).getByRole('link', { name: 'Customer' })).toBeVisible();
  await expect(header(otherTab).getByRole('link', { name: 'Customer' })).toBeVisible();
  const token = (await page.evaluate(() => localStorage.getItem('authToken'))) ?? '';
  expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  const cookie = async () => (await context.cookies()).find(({ name }) => name === 'efie_session');
  expect(await cookie()).toMatchObject({ value: token, httpOnly: true, sameSite: 'Lax' });
  expect(await profileStatus(token)).toBe(200);

  await header(otherTab).getByRole('button', { name: 'Logout' }).click();
  await expect(otherTab).toHaveURL('/');
  await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(header(page).getByRole('link', { name: 'Customer' })).toBeHidden();
  await expect.poll(() => profileStatus(token)).toBe(401);
  await expect.poll(cookie).toBeUndefined();
});
