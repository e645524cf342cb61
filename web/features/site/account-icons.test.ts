import { expect, test } from 'vitest';
import { ACCOUNT_ICONS } from './account-icons.ts';

test('no two account links have the same icon', () => {
  const icons = Object.values(ACCOUNT_ICONS);
  expect(new Set(icons).size).toBe(icons.length);
});
