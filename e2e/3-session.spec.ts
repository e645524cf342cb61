import type { Page } from '@playwright/test';
import type { SignupRole } from '#domain/accounts/role.ts';
import { visitorLinks } from './testing/header.ts';
import { logInByForm, newPerson, revokeSession, signIn } from './testing/people.ts';
import { expect, test } from './testing/test.ts';
import { visit } from './testing/visit.ts';

/** What a browser keeps of a session, and the route guard (specification §3, §4, §6). */
test.skip(({ isMobile }) => isMobile, 'the same on every screen');

/** The keys of local storage that a session owns, with their values. */
const stored = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      Object.entries(localStorage).filter(([key]) =>
        /^(authToken|token|role|userId|userData|\w+Details)$/.test(key),
      ),
    ),
  );

const DETAILS_KEY: Readonly<Record<SignupRole, string>> = {
  Agent: 'agentDetails',
  'Property Owner': 'ownerDetails',
  Customer: 'customerDetails',
};

for (const [role, detailsKey] of Object.entries(DETAILS_KEY) as [SignupRole, string][]) {
  test(`the login of a ${role} keeps token, role, id and ${detailsKey}`, async ({
    page,
    context,
  }) => {
    const person = await newPerson(role, { firstname: 'Efua', lastname: 'Owusu' });
    await visit(page, '/login');
    await logInByForm(page, person);
    await expect(page).toHaveURL('/');

    const { authToken, userData, [detailsKey]: details, ...rest } = await stored(page);
    expect(rest).toEqual({ role, userId: person.id });
    expect(authToken?.split('.')).toHaveLength(3);
    const own = { firstname: 'Efua', lastname: 'Owusu', phoneNumber: person.phoneNumber };
    expect(JSON.parse(details ?? '')).toMatchObject(own);
    expect(JSON.parse(userData ?? '')).toMatchObject(own);
    expect(await context.cookies()).toEqual([
      expect.objectContaining({ value: authToken, httpOnly: true, sameSite: 'Lax' }),
    ]);
  });
}

test('the older key `token` becomes authToken, and its owner stays logged in', async ({
  page,
  context,
}) => {
  const person = await newPerson('Customer');
  await signIn(context, person);
  await page.goto('/not-authorized');
  await page.evaluate(() => {
    localStorage.setItem('token', localStorage.getItem('authToken') ?? '');
    localStorage.removeItem('authToken');
  });
  await visit(page, '/profile');
  await expect(page.getByRole('heading', { name: 'Your Profile' })).toBeVisible();
  const { token, authToken } = await stored(page);
  expect({ token, authToken }).toEqual({ authToken: person.token });
});

test('an expired token is removed from storage, and its owner is a visitor', async ({
  page,
  context,
}) => {
  const person = await newPerson('Customer');
  const payload = Buffer.from(JSON.stringify({ exp: 1_700_000_000 })).toString('base64url');
  const token = `e30.${payload}.signature`;
  await signIn(context, { ...person, token, login: { ...person.login, token } });
  await visit(page, '/about');
  await expect(visitorLinks(page).login).toBeVisible();
  expect(await stored(page)).toEqual({});
});

test('a session that the server has ended is cleared and leads to /login', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectFailureOf(/\/api\/User\/profile$/);
  const person = await newPerson('Agent');
  await signIn(context, person);
  await revokeSession(person);
  await page.goto('/about');
  await expect(page).toHaveURL('/login');
  await expect(visitorLinks(page).login).toBeVisible();
  expect(await stored(page)).toEqual({});
});

test('another failure of the profile call leaves the session alone', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectFailureOf(/\/api\/User\/profile$/);
  complaints.expectMessage(/The profile could not be refreshed/);
  await page.route('**/api/User/profile', (route) => route.fulfill({ status: 500, json: {} }));
  const person = await newPerson('Agent');
  await signIn(context, person);
  const failed = page.waitForResponse('**/api/User/profile');
  await visit(page, '/about');
  await failed;
  await expect(page.getByRole('banner').getByRole('link', { name: 'Agent' })).toBeVisible();
  await expect(page).toHaveURL('/about');
  expect((await stored(page)).authToken).toBe(person.token);
});

test('the guard sends visitors to /signup from the pages that need a session', async ({ page }) => {
  for (const path of ['/profile', '/booking', '/property-status', '/uploadProperty']) {
    await page.goto(path);
    await expect(page).toHaveURL(`/signup?${new URLSearchParams({ next: path })}`);
  }
});

test('a visitor whom the guard sent away comes back after login, query and all', async ({
  page,
}) => {
  await visit(page, '/profile?from=mail');
  const choice = page.getByRole('dialog', { name: 'Select Your Role' });
  await expect(choice).toContainText('Sign up or log in to see your profile.');
  await choice.getByRole('link', { name: 'Login' }).click();
  await logInByForm(page, await newPerson('Customer'));
  await expect(page).toHaveURL('/profile?from=mail');
  await expect(page.getByRole('heading', { name: 'Your Profile' })).toBeVisible();
});

test('the guard keeps a Customer from the upload of properties and lets listers pass', async ({
  page,
  context,
}) => {
  await signIn(context, await newPerson('Customer'));
  await page.goto('/uploadProperty');
  await expect(page).toHaveURL('/signup?next=%2FuploadProperty');
  await expect(page.getByRole('main')).toContainText('You are logged in as Customer.');
  await page.goto('/property-status');
  await expect(page).toHaveURL('/property-status');

  for (const role of ['Agent', 'Property Owner'] as const) {
    await signIn(context, await newPerson(role));
    await page.goto('/uploadProperty');
    await expect(page).toHaveURL('/uploadProperty');
    await expect(page.getByRole('heading', { name: 'Upload Property' })).toBeVisible();
  }
});
