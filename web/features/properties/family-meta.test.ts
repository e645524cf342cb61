import { expect, test } from 'vitest';
import { FAMILIES, type Family } from '#domain/properties/families.ts';
import type { PropertySummary } from '#domain/properties/schema.ts';
import { familyMeta } from './family-meta.ts';

const at = { query: new URLSearchParams(), origin: 'https://efie.example' };
const [FAMILY] = FAMILIES as [Family];
const items = [{ _id: 'a', name: 'Home', location: 'Osu' }] as PropertySummary[];

test.each([
  [10_000, '10,000 properties', 10_000],
  [10_001, 'more than 10,000 properties', undefined],
])('a list of %i says how many it has, as far as they are counted', (total, said, told) => {
  const { description, jsonLd } = familyMeta(FAMILY, { items, total }, at);
  expect(description).toContain(`: ${said} in Osu`);
  expect(jsonLd?.numberOfItems).toBe(told);
});
