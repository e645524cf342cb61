import { expect, test } from 'vitest';
import { withoutMailed } from './messages.ts';

test.each([
  [
    'Refused. The lister is mailed your reason.',
    'Refused. No mail was sent: this site has no mail server.',
  ],
  [
    'Ama stays a Customer. They are mailed your reason.',
    'Ama stays a Customer. No mail was sent: this site has no mail server.',
  ],
  ['Saved. It stands in the lists.', 'Saved. It stands in the lists.'],
])('%j is said as %j', (message, said) => {
  expect(withoutMailed(message)).toBe(said);
});
