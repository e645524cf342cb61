import { describe, expect, test } from 'vitest';
import { knownSearch } from './known-search.ts';

const TABLE = {
  filters: {
    role: { label: 'Role', values: ['Agent', 'Customer'], unchosen: 'Customer' },
    from: { label: 'From', type: 'day' },
  },
  orders: { newest: 'Newest first', oldest: 'Oldest first' },
} as const;

describe('the query string of a table', () => {
  test.each([
    '',
    '?role=Agent&page=2',
    '?search=Ama%20M&from=2026-11-21&sort=oldest',
    '?role=&search=',
    '?other=1',
  ])('stays as it is: “%s”', (search) => {
    expect(knownSearch(search, TABLE)).toBe(search);
  });

  test.each([
    ['?role=zzz&page=abc', ''],
    ['?role=Customer&sort=newest', ''],
    ['?role=Agent&limit=101', '?role=Agent'],
    ['?role=Agent&page=0', '?role=Agent'],
    ['?role=Agent&page=10001', '?role=Agent'],
    ['?role=Agent&role=Agent', ''],
    ['?sort=name&from=2026-02-30&search=Ama', '?search=Ama'],
    [`?search=${'a'.repeat(101)}&role=Agent`, '?role=Agent'],
  ])('changes from %s to “%s”', (search, known) => {
    expect(knownSearch(search, TABLE)).toBe(known);
  });
});
