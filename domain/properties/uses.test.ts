import { expect, test } from 'vitest';
import { propertyTypeOf, SUBTYPES } from './property.ts';
import { usedAlike } from './uses.ts';

test.each(SUBTYPES)('%s belongs to one use, within its property type', (subtype) => {
  const alike = usedAlike(subtype);
  expect(alike).toContain(subtype);
  expect(alike.map(usedAlike)).toEqual(alike.map(() => alike));
  expect(new Set(alike.map(propertyTypeOf))).toEqual(new Set([propertyTypeOf(subtype)]));
});

test('a house is not used as a shop', () => {
  expect(usedAlike('Houses')).toContain('Duplex');
  expect(usedAlike('Houses')).not.toContain('Shop');
});
