import { expect, test } from 'vitest';
import { compareProperties } from './compared.ts';
import type { PropertySummary } from './schema.ts';

const property = (more: Partial<PropertySummary>) =>
  ({
    price: 900,
    propertyType: 'PropertyRentals',
    shortStayType: null,
    rentalType: 'Apartments',
    saleType: null,
    status: 'available',
    condition: 'Renovated',
    location: 'Osu',
    region: 'Greater Accra',
    address: '',
    averageRating: null,
    reviewCount: 0,
    facts: {},
    ...more,
  }) as PropertySummary;

test('properties are compared by what all have, and by each detail that one of them has', () => {
  const rows = compareProperties([
    property({ averageRating: 4.5, reviewCount: 12, facts: { bedrooms: 2 } }),
    property({ price: 1200, status: 'rented' }),
  ]);
  expect(rows.filter(({ differs }) => differs).map(({ label, says }) => [label, ...says])).toEqual([
    ['Price', '₵900.00 / month', '₵1,200.00 / month'],
    ['Rating', '4.5/5 · 12 review(s)', undefined],
    ['Status', 'Available', 'Rented'],
    ['Bedrooms', '2', undefined],
  ]);
  expect(rows.filter(({ differs }) => !differs).map(({ label }) => label)).toEqual([
    'Type',
    'Condition',
    'Town',
    'Region',
  ]);
});
