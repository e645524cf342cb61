import { expect, test } from 'vitest';
import { withoutMailed } from './messages.ts';

test.each([
  [
    'Declined. We’ve emailed the lister your reason.',
    'Declined. No email was sent: this site has no email server.',
  ],
  [
    'Ama stays a Customer. We’ve emailed them your reason.',
    'Ama stays a Customer. No email was sent: this site has no email server.',
  ],
  ['Saved. It stands in the lists.', 'Saved. It stands in the lists.'],
])('without an email server, %j becomes %j', (message, said) => {
  expect(withoutMailed(message)).toBe(said);
});
