import { describe, expect, test } from 'vitest';
import { homeAfterLogin, ROLES } from '#domain/accounts/role.ts';
import routes from '#web/routes.ts';
import { afterLogin } from './after-login.ts';

const none = new URLSearchParams();
const next = (path: string) => new URLSearchParams({ next: path });

describe('without a page to come back to', () => {
  const pages = routes.map(({ path = '' }) => `/${path}`);

  // §2.4/3, §2.21/1
  test.each(ROLES)('%s is sent to a page that exists', (role) => {
    const own = homeAfterLogin(role);
    expect(afterLogin(role, none)).toBe(own);
    expect(pages.map((page) => page.replace(/\/undefined$/, '/'))).toContain(own);
  });

  test('someone without a role is sent home', () => {
    expect(afterLogin('', none)).toBe('/');
  });
});

test('anyone who was asked to log in is sent back, whatever the role', () => {
  expect(afterLogin('Customer', next('/property/1?a=b'))).toBe('/property/1?a=b');
  expect(afterLogin('Admin', next('/booking'))).toBe('/booking');
});

test.each(['//evil.example', '/login', '/signup?next=%2Fcars', '/forgot-password'])(
  'a login never leads back to %s',
  (path) => {
    expect(afterLogin('Agent', next(path))).toBe('/');
  },
);
