import { expect, test } from 'vitest';
import { loggedPath } from './logged-path.ts';

const token = 'qL3xV0pW9s-Jt2uYzA1bC4dE5fG6hI7jK8lM9nO0pQ_';

test.each([
  [
    '/property/0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b',
    '/property/0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b',
  ],
  ['/api/properties?search=ama+mensah', '/api/properties'],
  [`/reset-password/${token}`, '/reset-password/[hidden]'],
  ['/confirm-email/short', '/confirm-email/[hidden]'],
  ['/undo-email-change/short', '/undo-email-change/[hidden]'],
  ['/undo-factor/short', '/undo-factor/[hidden]'],
  ['/unsubscribe/short', '/unsubscribe/[hidden]'],
  ['/api/unsubscribe/short', '/api/unsubscribe/[hidden]'],
  ['/still-available/short', '/still-available/[hidden]'],
  ['/api/still-available/short', '/api/still-available/[hidden]'],
  ['/Reset-Password/short', '/Reset-Password/[hidden]'],
  ['/reset%2Dpassword/short', '/reset-password/[hidden]'],
  ['/reset-password/a/b', '/reset-password/[hidden]'],
  [`/api/auth/reset-password/${token}?x=1`, '/api/auth/reset-password/[hidden]'],
  ['/shared/AbCdEfGhIjKlMnOpQrStUv', '/shared/[hidden]'],
  ['/api/shared-lists/AbCdEfGhIjKlMnOpQrStUv', '/api/shared-lists/[hidden]'],
  [`/elsewhere/${token}`, '/elsewhere/[hidden]'],
  ['/elsewhere/eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiIxIn0.c2lnbmF0dXJl', '/elsewhere/[hidden]'],
  [`/media/photos/${'ab12'.repeat(16)}/640.webp`, `/media/photos/${'ab12'.repeat(16)}/640.webp`],
  [
    '/fonts/plus-jakarta-sans-latin-wght-normal.woff2',
    '/fonts/plus-jakarta-sans-latin-wght-normal.woff2',
  ],
  ['/%ff', '/%25ff'],
  ['/a\u0000b', '/a%00b'],
])('%s is logged as %s', (url, path) => {
  expect(loggedPath(url)).toBe(path);
});
