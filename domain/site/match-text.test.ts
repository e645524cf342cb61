import { expect, test } from 'vitest';
import { matchText } from './match-text.ts';

test.each([
  [12, '12 cars match “hilux”'],
  [1, '1 car matches “hilux”'],
  [9_999, '9,999 cars match “hilux”'],
  [10_001, '10,000+ cars match “hilux”'],
])('%i matching cars are said in a sentence', (total, text) => {
  expect(matchText('car', total, 'hilux')).toBe(text);
});

test('matching properties are said in a sentence', () => {
  expect(matchText('property', 1, 'pool')).toBe('1 property matches “pool”');
  expect(matchText('property', 29, 'pool')).toBe('29 properties match “pool”');
});
