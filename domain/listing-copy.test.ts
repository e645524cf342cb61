import { expect, test } from 'vitest';
import { nameOfCopy } from './listing-copy.ts';

test('the name of a copy says that it is one, however long it is', () => {
  expect(nameOfCopy('Palm Court', 120)).toBe('Palm Court (copy)');
  expect(nameOfCopy('A long name', 14)).toBe('A long (copy)');
});
