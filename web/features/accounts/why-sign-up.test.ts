import { expect, test } from 'vitest';
import { whySignUp } from './why-sign-up.ts';

test.each([
  [undefined, undefined],
  ['/property/1?a=b', 'Sign up or log in to see this property.'],
  ['/cars/1', 'Sign up or log in to see this car.'],
  ['/booking', 'Sign up or log in to book your stay.'],
  ['/uploadProperty', 'Sign up or log in to list a property.'],
  ['/property-list/1', 'Sign up or log in to look after your properties.'],
  ['/something-new', 'Sign up or log in to go on.'],
])('a visitor on the way to %s', (next, text) => {
  expect(whySignUp(next, undefined)).toBe(text);
});

test.each([
  [
    '/uploadProperty',
    'Customer',
    'You are logged in as Customer. To list a property you need an account as Agent or Property Owner.',
  ],
  [
    '/admin-dashboard',
    'Agent',
    'You are logged in as Agent. To open the dashboard you need an account as Admin.',
  ],
  [
    '/uploadProperty',
    '',
    'You are logged in as User. To list a property you need an account as Agent or Property Owner.',
  ],
  [
    '/uploadProperty',
    'Agent',
    'You are already logged in as Agent. Signing up makes another account.',
  ],
  [undefined, 'Admin', 'You are already logged in as Admin. Signing up makes another account.'],
])('on the way to %s, logged in as %j', (next, role, text) => {
  expect(whySignUp(next, role)).toBe(text);
});
