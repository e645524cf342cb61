import { expect, test } from 'vitest';
import type { SearchedDays } from '#domain/bookings/searched-days.ts';
import { type Family, familyByPath } from '#domain/properties/families.ts';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import { familyChips, familyQuery, readFamilyFilters } from './family-filters.ts';
import { daysChips } from './stay-filters.ts';

const family = (path: string) => familyByPath(path) as Family;

test('filters that the API accepts are read, and others are left out', () => {
  const query = new URLSearchParams(
    'search= pool &location=East+Legon&region=Volta&condition=New&minPrice=1,000&maxPrice=2e5&status=Available&sort=cheapest',
  );
  expect(readFamilyFilters(family('/short-stays'), query)).toEqual({
    search: 'pool',
    location: 'East Legon',
    region: 'Volta',
    minPrice: '1,000',
    status: 'available',
  });
});

// §7/7, §9/3
test('a family asks for its type, a category for its subtype, and both for a page', () => {
  expect(familyQuery(family('/short-stays'), new URLSearchParams('page=2'))).toEqual({
    propertyType: 'Short-Stay',
    page: 2,
    limit: 24,
  });
  expect(familyQuery(family('/hotels'), new URLSearchParams('region=Ashanti'))).toEqual({
    subtype: 'Hotels',
    region: 'Ashanti',
    page: 1,
    limit: 24,
  });
});

test('each filter has a chip, and the order has none', () => {
  expect(
    familyChips({
      search: 'pool',
      location: 'Osu',
      maxPrice: '400000',
      status: 'available',
      sort: 'oldest',
    }),
  ).toEqual([
    { name: 'search', label: '“pool”' },
    { name: 'location', label: 'Osu' },
    { name: 'maxPrice', label: 'Up to ₵400,000' },
    { name: 'status', label: 'Available' },
  ]);
});

test('only lists of stays have dates and guests', () => {
  const query = new URLSearchParams('from=2026-12-12&to=2026-12-15&guests=2');
  const filters = readFamilyFilters(family('/hotels'), query);
  expect(filters).toEqual({ from: '2026-12-12', to: '2026-12-15', guests: '2' });
  expect(familyChips(filters)).toEqual([{ name: 'guests', label: '2 guests' }]);
  expect(readFamilyFilters(family('/land'), query)).toEqual({});
  const odd = new URLSearchParams('from=12.12.2026&to=2026-02-30&guests=61');
  expect(readFamilyFilters(family('/hotels'), odd)).toEqual({});
});

test('dates are sent when they can be booked, and share one chip', () => {
  const query = new URLSearchParams('from=2026-12-12&to=2026-12-15&guests=2');
  const days = { from: '2026-12-12', to: '2026-12-15' } as SearchedDays;
  expect(familyQuery(family('/hotels'), query, days)).toMatchObject({ ...days, guests: '2' });
  const without = familyQuery(family('/hotels'), query, undefined);
  expect([without.from, without.to, without.guests]).toEqual([undefined, undefined, '2']);
  const today = '2026-11-20' as CalendarDate;
  expect(daysChips(days, {}, today)).toEqual([{ name: 'from', label: '12–15 Dec' }]);
  expect(daysChips(days, { flexible: '3' }, today)[1]).toEqual({
    name: 'flexible',
    label: 'Flexible by 3 days',
  });
  expect(daysChips(undefined, { flexible: '3' }, today)).toEqual([]);
});
