import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refusal } from '../../testing/answers.ts';
import { expectLogged } from '../../testing/complaints.ts';
import { address, openSite } from '../../testing/open-site.tsx';
import { logInAs } from '../../testing/people.ts';

/** Browser storage of a session (specification §3 "Browser storage", §4 "Session", §8). */

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

/** The session in local storage. */
const stored = () =>
  Object.fromEntries(
    SESSION_KEYS.map((key) => [key, localStorage.getItem(key)]).filter(([, value]) => value),
  );

const banner = page.getByRole('banner');
const loginLink = banner.getByRole('link', { name: 'Login' });
const roleLink = (role: string) => banner.getByRole('link', { name: role });

/** A JWT that expires then, in seconds from now. */
function tokenFor(seconds: number): string {
  const encode = (part: object) => btoa(JSON.stringify(part)).replaceAll('=', '');
  return `${encode({ alg: 'HS256' })}.${encode({ exp: Math.floor(Date.now() / 1000) + seconds })}.x`;
}

beforeEach(() => page.viewport(1280, 800));

// §3/9, §3/23, §3/25, §3/27, §4/1, §6/4
test.each([
  ['Agent', 'agentDetails'],
  ['Property Owner', 'ownerDetails'],
  ['Customer', 'customerDetails'],
  ['Admin', undefined],
] as const)(
  'a login stores the token, role, user id and details of a %s',
  async (role, detailsKey) => {
    const { _id: userId } = logInAs(role, { firstname: 'Esi', lastname: 'Owusu' });
    localStorage.clear();
    const details = { firstname: 'Esi', lastname: 'Owusu', phoneNumber: '0244123456' };
    const token = tokenFor(60);
    const made = { token, role, userId, ...(detailsKey && { [detailsKey]: details }) };
    answer('POST /api/auth/login', made);
    await openSite('/login?next=%2Fabout');
    await page.getByLabelText('Email').fill('esi@efie.test');
    await page.getByLabelText('Password', { exact: true }).fill('secret-enough');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect.poll(address).toBe('/about');
    await expect.element(roleLink(role)).toBeVisible();
    await expect.poll(() => stored().userData).toContain('Owusu');
    const { userData, ...kept } = stored();
    expect(JSON.parse(userData ?? '')).toMatchObject({ firstname: 'Esi', lastname: 'Owusu' });
    expect(kept).toEqual({
      authToken: token,
      role,
      userId,
      ...(detailsKey && { [detailsKey]: JSON.stringify(details) }),
    });
  },
);

// §3/26
test('a token under the older key is moved, and its session goes on', async () => {
  const { _id: userId } = logInAs('Agent');
  localStorage.clear();
  const token = tokenFor(60);
  for (const [key, value] of Object.entries({ token, role: 'Agent', userId })) {
    localStorage.setItem(key, value);
  }
  await openSite('/about');
  await expect.element(roleLink('Agent')).toBeVisible();
  expect(stored()).toMatchObject({ authToken: token });
  expect(stored().token).toBeUndefined();
});

// §4/4
test('an expired token is removed, with all that belongs to it', async () => {
  logInAs('Agent');
  localStorage.setItem('authToken', tokenFor(-60));
  await openSite('/about');
  await expect.element(loginLink).toBeVisible();
  await expect.element(roleLink('Agent')).not.toBeInTheDocument();
  expect(stored()).toEqual({});
  await openSite('/profile');
  await expect.poll(address).toBe('/signup?next=%2Fprofile');
});

test('a token that expires while a page is open ends the session', async () => {
  logInAs('Customer');
  localStorage.setItem('authToken', tokenFor(60));
  await openSite('/about');
  await expect.element(roleLink('Customer')).toBeVisible();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 61_000);
  await banner.getByRole('link', { name: 'Upload a Property' }).first().click();
  await expect.poll(address).toBe('/signup?next=%2FuploadProperty');
  await expect.poll(stored).toEqual({});
  await expect.element(loginLink).toBeVisible();
});

describe('a profile call', () => {
  // §4/3, §4/9, §8/23, §8/42, §8/43
  test.each([
    ['UNAUTHENTICATED', '/about', '/login', 'Authentication failed. Please login again.'],
    [
      'FORBIDDEN',
      '/profile',
      '/login?next=%2Fprofile',
      'Access denied. Please check your authentication or login again.',
    ],
  ] as const)(
    'that fails with %s ends the session and leads to login',
    async (code, path, led, sentence) => {
      logInAs('Property Owner');
      answer('GET /api/User/profile', refusal(code, 'No.'));
      if (path === '/profile') {
        answer('GET /api/User/factors', refusal(code, 'No.'));
      }
      await openSite(path);
      await expect.poll(address).toBe(led);
      await expect.element(page.getByRole('main').getByRole('alert')).toHaveTextContent(sentence);
      await expect.element(loginLink).toBeVisible();
      expect(stored()).toEqual({});
    },
  );

  // §8/24
  test('that fails otherwise is only logged', async () => {
    const logged = /The profile could not be refreshed\./;
    expectLogged(logged);
    logInAs('Customer');
    const calls = answer('GET /api/User/profile', refusal('NOT_FOUND', 'No.'));
    await openSite('/about');
    await expect.poll(() => calls.length).toBeGreaterThan(0);
    await expect.element(roleLink('Customer')).toBeVisible();
    expect(stored()).toMatchObject({ role: 'Customer' });
    expect(address()).toBe('/about');
  });

  // §1/5
  test('that finds no role shows “User”', async () => {
    expectLogged(/The profile could not be refreshed\./);
    const { _id: userId } = logInAs('Customer');
    localStorage.clear();
    localStorage.setItem('authToken', tokenFor(60));
    localStorage.setItem('userId', userId);
    answer('GET /api/User/profile', refusal('NOT_FOUND', 'No.'));
    await openSite('/about');
    await expect.element(roleLink('User')).toHaveAttribute('href', '/profile');
  });
});
