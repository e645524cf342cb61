import { expect, test } from 'vitest';
import { guestsAsFact } from './guests.ts';

test.each([
  [{}, {}],
  [{ guests: 2 }, { minGuests: '2' }],
  [{ minGuests: '3' }, { minGuests: '3' }],
  [{ guests: 2, minGuests: '3' }, { minGuests: '3' }],
  [{ guests: 4, minGuests: '3' }, { minGuests: '4' }],
])('the query %j asks for %j', (query, expected) => {
  expect(guestsAsFact(query)).toEqual(expected);
});
