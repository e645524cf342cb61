import { expect, test } from 'vitest';
import { becomesLister, whySignUp } from './why-sign-up.ts';

test.each([
  [undefined, undefined],
  ['/property/1?a=b', 'Sign up or log in to see this property.'],
  ['/cars/1', 'Sign up or log in to see this car.'],
  ['/booking', 'Sign up or log in to book your stay.'],
  ['/uploadProperty', 'Sign up or log in to list a property.'],
  ['/property-list/1', 'Sign up or log in to manage your properties.'],
  ['/admin-dashboard/settings', 'Log in to open the dashboard.'],
  ['/workspace/listings', 'Sign up or log in to manage your listings.'],
  ['/something-new', 'Sign up or log in to continue.'],
])('a visitor on the way to %s is told why to sign up', (next, text) => {
  expect(whySignUp(next, undefined)).toBe(text);
});

// §2.2/20, §6/3
test.each([
  [
    '/uploadProperty',
    'Customer',
    'You’re logged in as Customer. To list a property, become an Agent or a Property Owner.',
  ],
  [
    '/workspace/reservations?state=past',
    'Customer',
    'You’re logged in as Customer. To see your guests, become an Agent or a Property Owner.',
  ],
  [
    '/admin-dashboard',
    'Agent',
    'You’re logged in as Agent. You do not have permission to view this page.',
  ],
  [
    '/admin-dashboard',
    'Customer',
    'You’re logged in as Customer. You do not have permission to view this page.',
  ],
  [
    '/uploadProperty',
    '',
    'You’re logged in as User. To list a property, you need an account as Agent or Property Owner.',
  ],
  [
    '/uploadProperty',
    'Agent',
    'You’re already logged in as Agent. Signing up creates another account.',
  ],
  [undefined, 'Admin', 'You’re already logged in as Admin. Signing up creates another account.'],
])('someone on the way to %s, logged in as %j, is told what it takes', (next, role, text) => {
  expect(whySignUp(next, role)).toBe(text);
});

test.each([
  ['/uploadProperty', 'Customer', true],
  ['/property-list?page=2', 'Customer', true],
  ['/uploadProperty', 'Agent', false],
  ['/uploadProperty', undefined, false],
  ['/admin-dashboard', 'Customer', false],
  ['/profile', 'Customer', false],
  [undefined, 'Customer', false],
])('the way to %s leads %s to becoming a lister: %s', (next, role, expected) => {
  expect(becomesLister(next, role)).toBe(expected);
});
