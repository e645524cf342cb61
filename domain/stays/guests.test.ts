import { expect, test } from 'vitest';
import { asksGuests, guestsOffered, sayGuests } from './guests.ts';
import { PLAIN_RULES } from './rules.ts';

const paid = { ...PLAIN_RULES, guestsIncluded: 2, extraGuestFee: 50 };

test.each([
  ['no rules', null, false],
  ['rules still unknown', undefined, false],
  ['rules that say nothing of guests', PLAIN_RULES, false],
  ['a fee for guests who are all included', { ...PLAIN_RULES, extraGuestFee: 50 }, false],
  ['a limit', { ...PLAIN_RULES, guestsMax: 3 }, true],
  ['a fee beyond those included', paid, true],
])('guests are asked for with %s: %s', (_what, rules, asked) => {
  expect(asksGuests(rules)).toBe(asked);
});

test('what guests change is said, and as many offered as may come', () => {
  expect(sayGuests({ ...paid, guestsMax: 3 })).toBe(
    'Up to 3 guests. 2 guests included; each other guest is ₵50.00 a night.',
  );
  expect(sayGuests(paid)).toBe('2 guests included; each other guest is ₵50.00 a night.');
  expect(guestsOffered({ ...paid, guestsMax: 3 })).toEqual([1, 2, 3]);
  expect(guestsOffered(paid)).toHaveLength(12);
});
