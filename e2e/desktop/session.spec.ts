import type { BrowserContext, Page } from '@playwright/test';
import type { SignupRole } from '#domain/accounts/role.ts';
import {
  demoPerson,
  logInByForm,
  newPerson,
  type Person,
  revokeSession,
  signIn,
} from '../testing/people.ts';
import { header } from '../testing/screen/header.ts';
import { ORIGIN } from '../testing/site.ts';
import { expect, test } from '../testing/test.ts';
import { visit } from '../testing/visit.ts';

/** What the browser keeps of a session (specification §3 "Browser storage", §4 "Session", §8). */

const SESSION_KEYS = [
  'authToken',
  'token',
  'role',
  'userId',
  'userData',
  'agentDetails',
  'ownerDetails',
  'customerDetails',
];

/** What local storage holds of the session. */
async function stored(page: Page): Promise<Record<string, string>> {
  const all = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
  return Object.fromEntries(Object.entries(all).filter(([key]) => SESSION_KEYS.includes(key)));
}

const loginLink = (page: Page) => header(page).getByRole('link', { name: 'Login' });
const roleLink = (page: Page, role: string) => header(page).getByRole('link', { name: role });

const DETAILS: readonly [SignupRole, key: string][] = [
  ['Agent', 'agentDetails'],
  ['Property Owner', 'ownerDetails'],
  ['Customer', 'customerDetails'],
];

for (const [role, detailsKey] of DETAILS) {
  test(`a login stores token, role, userId and the details of a ${role}`, async ({
    page,
    context,
  }) => {
    const person = await newPerson(role, { firstname: 'Esi', lastname: 'Owusu' });
    await visit(page, '/login?next=%2Fabout');
    await logInByForm(page, person);
    await expect(page).toHaveURL('/about');
    const { authToken, userData, ...kept } = await stored(page);
    expect(authToken).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(expiryOf(authToken)).toBeGreaterThan(Date.now());
    expect(JSON.parse(userData ?? '')).toMatchObject({ firstname: 'Esi', lastname: 'Owusu' });
    expect(kept).toEqual({
      role,
      userId: person.id,
      [detailsKey]: expect.any(String),
    });
    const phoneNumber = expect.stringMatching(/244123456$/);
    expect(JSON.parse(kept[detailsKey] ?? '')).toEqual({
      firstname: 'Esi',
      lastname: 'Owusu',
      phoneNumber,
    });
    const cookie = (await context.cookies()).find(({ name }) => name === 'efie_session');
    expect(cookie).toMatchObject({ value: authToken, httpOnly: true, sameSite: 'Lax' });
  });
}

test('an Admin has no details of a contact person', async ({ page }) => {
  const admin = await demoPerson('admin');
  await visit(page, '/login?next=%2Fabout');
  await logInByForm(page, admin);
  await expect(page).toHaveURL('/about');
  const { authToken, userData, ...kept } = await stored(page);
  expect(kept).toEqual({ role: 'Admin', userId: admin.id });
});

test('the older key token is moved, and its session goes on', async ({ page, context }) => {
  const person = await newPerson('Agent');
  await keep(context, { token: person.token, role: person.role, userId: person.id });
  await visit(page, '/profile');
  await expect(page).toHaveURL('/profile');
  await expect(roleLink(page, 'Agent')).toBeVisible();
  const { token, authToken } = await stored(page);
  expect(token).toBeUndefined();
  expect(authToken).toBe(person.token);
});

test('an expired token is removed, with all that belongs to it', async ({ page, context }) => {
  const person = await newPerson('Agent');
  await signIn(context, person);
  await context.addInitScript((expired) => {
    if (localStorage.getItem('authToken')) localStorage.setItem('authToken', expired);
  }, expiredToken());
  await visit(page, '/about');
  await expect(loginLink(page)).toBeVisible();
  await expect(roleLink(page, 'Agent')).toBeHidden();
  expect(await stored(page)).toEqual({});
  await page.goto('/profile');
  await expect(page).toHaveURL('/signup?next=%2Fprofile');
});

test('a token that expires while one looks ends the session', async ({ page, context }) => {
  const person = await newPerson('Customer');
  await signIn(context, person);
  await page.clock.install();
  await visit(page, '/about');
  await expect(roleLink(page, 'Customer')).toBeVisible();
  await page.clock.setSystemTime(expiryOf(person.token) + 1000);
  await header(page).getByRole('link', { name: 'Upload a Property' }).click();
  await expect(page).toHaveURL('/signup?next=%2FuploadProperty');
  await expect.poll(() => stored(page)).toEqual({});
  await page.keyboard.press('Escape');
  await expect(loginLink(page)).toBeVisible();
});

for (const [status, sentence] of [
  [401, 'Authentication failed. Please login again.'],
  [403, 'Access denied. Please check your authentication or login again.'],
] as const) {
  test(`a profile call that responds with ${status} ends the session and leads to login`, async ({
    page,
    context,
    complaints,
  }) => {
    complaints.expectFailureOf(/\/api\/User\/profile/);
    const person = await newPerson('Property Owner');
    await signIn(context, person);
    if (status === 401) await revokeSession(person);
    else await failProfileCall(page, 403);
    await page.goto(status === 401 ? '/about' : '/profile');
    await expect(page).toHaveURL(status === 401 ? '/login' : '/login?next=%2Fprofile');
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(sentence);
    await expect(loginLink(page)).toBeVisible();
    expect(await stored(page)).toEqual({});
  });
}

test('other failures of the profile call are only logged', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectFailureOf(/\/api\/User\/profile/);
  complaints.expectMessage(/The profile could not be refreshed\./);
  const person = await newPerson('Customer');
  await signIn(context, person);
  await failProfileCall(page, 500);
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('The profile could not be refreshed.'),
  );
  await visit(page, '/about');
  await logged;
  await expect(roleLink(page, 'Customer')).toBeVisible();
  expect(await stored(page)).toMatchObject({ authToken: person.token, role: 'Customer' });
});

test('a profile without a role is shown as User', async ({ page, context, complaints }) => {
  complaints.expectFailureOf(/\/api\/User\/profile/);
  complaints.expectMessage(/The profile could not be refreshed\./);
  const { token, id } = await newPerson('Customer');
  await keep(context, { authToken: token, userId: id });
  await failProfileCall(page, 500);
  await visit(page, '/about');
  await expect(roleLink(page, 'User')).toHaveAttribute('href', '/profile');
});

test('a logout in one tab is one in all', async ({ page, context }) => {
  await signIn(context, await newPerson('Customer'));
  await visit(page, '/about');
  await expect(roleLink(page, 'Customer')).toBeVisible();
  const otherTab = await context.newPage();
  await visit(otherTab, '/cars');
  await header(otherTab).getByRole('button', { name: 'Logout' }).click();
  await expect(loginLink(page)).toBeVisible();
  await expect(roleLink(page, 'Customer')).toBeHidden();
});

/** Puts into local storage what another release of the product had put there. */
const keep = (context: BrowserContext, entries: Record<string, string>) =>
  context.setStorageState({
    cookies: [],
    origins: [
      {
        origin: ORIGIN,
        localStorage: Object.entries(entries).map(([name, value]) => ({ name, value })),
      },
    ],
  });

const failProfileCall = (page: Page, status: number) =>
  page.route('**/api/User/profile', (route) =>
    route.fulfill({ status, json: { message: 'No', code: 'INTERNAL' } }),
  );

/** When a JWT expires, in milliseconds. */
function expiryOf(token: Person['token'] | undefined): number {
  const payload = Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString();
  return JSON.parse(payload).exp * 1000;
}

/** A JWT that expired a minute ago. */
function expiredToken(): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  return `${encode({ alg: 'HS256' })}.${encode({ exp: Math.floor(Date.now() / 1000) - 60 })}.x`;
}
