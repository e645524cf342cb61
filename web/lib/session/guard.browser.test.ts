import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Role } from '#domain/accounts/role.ts';
import { answer } from '../../testing/answers.ts';
import { address, openSite } from '../../testing/open-site.tsx';
import { logInAs } from '../../testing/people.ts';
import { answerAll } from '../../testing/sample-of.ts';

/** The guard of the pages (specification §6); its decisions are domain/site/route-access.ts. */

const main = page.getByRole('main');

const SIGNED_IN = ['/profile', '/property-status', '/booking', '/upload-car', '/saved-searches'];
const LISTERS = ['/uploadProperty', '/property-list'];
const ADMINS = ['/admin-dashboard', '/admin-dashboard/people'];

async function expectOpens(path: string) {
  await openSite(path);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(address(), path).toBe(path);
}

async function expectSentToSignup(path: string) {
  await openSite(path);
  await expect.poll(address).toBe(`/signup?next=${encodeURIComponent(path)}`);
}

// §1/4, §2.2/9, §2.2/19, §2.21/1, §6/6, §6/7, §6/8, §6/16
test.each<[Role, readonly string[], readonly string[]]>([
  ['Customer', SIGNED_IN, [...LISTERS, ...ADMINS]],
  ['Agent', LISTERS, ADMINS],
  ['Property Owner', LISTERS, ADMINS],
  ['Admin', [...LISTERS, ...ADMINS], []],
])('a logged-in %s can open the pages of that role, and no others', async (role, open, closed) => {
  answerAll();
  logInAs(role);
  for (const path of closed) await expectSentToSignup(path);
  for (const path of open) await expectOpens(path);
});

// §6/5
test('a token without a role counts as no session', async () => {
  logInAs('Agent');
  localStorage.removeItem('role');
  // The profile would bring the role back.
  answer('GET /api/User/profile', () => new Promise(() => {}));
  for (const path of ['/profile', '/uploadProperty']) await expectSentToSignup(path);
});

describe('a Customer', () => {
  test('is told what it takes to list a property', async () => {
    logInAs('Customer');
    answer('GET /api/User/role-request', { request: null });
    await openSite('/uploadProperty');
    const what =
      'You’re logged in as Customer. To list a property, become an Agent or a Property Owner.';
    await expect.element(main.getByText(what)).toBeVisible();
  });

  // §6/3
  test('is not told at the dashboard to sign up as Admin', async () => {
    logInAs('Customer');
    await openSite('/admin-dashboard');
    const what = 'You’re logged in as Customer. You do not have permission to view this page.';
    await expect.element(main.getByText(what)).toBeVisible();
    await expect.element(main.getByText('as Admin')).not.toBeInTheDocument();
  });
});

// §2.2/25
test('the Not Authorized page says so, and leads home', async () => {
  await openSite('/not-authorized');
  await expect.element(page.getByRole('heading', { name: 'Not Authorized' })).toBeVisible();
  await expect
    .element(page.getByText('You do not have permission to view this page.'))
    .toBeVisible();
  await expect
    .element(main.getByRole('link', { name: 'Return Home' }))
    .toHaveAttribute('href', '/');
});
