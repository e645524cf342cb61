import { expect, test } from 'vitest';
import { phoneDigits } from './phone-search.ts';

test.each([
  ['024 412 3456', '244123456'],
  ['0244123456', '244123456'],
  ['+233 24 412 3456', '244123456'],
  ['233244123456', '244123456'],
  ['00233-244-123-456', '244123456'],
  ['+233 (0)24 412 3456', '244123456'],
  ['0244', undefined],
  ['02441', '2441'],
  ['+44 20 7946 0958', '442079460958'],
  ['Ama 0244123456', undefined],
  ['ama@efie.test', undefined],
])('%j is searched for as %j', (text, digits) => {
  expect(phoneDigits(text)).toBe(digits);
});
