import { expect, test } from 'vitest';
import { readCarDetails, readPropertyDetails } from '#domain/read-details/read-details.ts';
import { DEMO_CARS } from './cars/index.ts';
import { DEMO_PROPERTIES } from './properties/index.ts';

/** What the text of each demo listing states, beside what its lister said. */
const readings = [
  ...DEMO_PROPERTIES.map((property) => {
    const subtypes = property as { [name in 'shortStayType' | 'rentalType' | 'saleType']?: string };
    const subtype = subtypes.shortStayType ?? subtypes.rentalType ?? subtypes.saleType;
    return {
      name: property.name,
      given: property.facts,
      read: readPropertyDetails({ ...property, subtype }),
    };
  }),
  ...DEMO_CARS.map((car) => ({ name: car.name, given: car.facts, read: readCarDetails(car) })),
];

// §2.7/30
test('texts in whole sentences state what their listers said', () => {
  const pairs = readings.flatMap(({ name, given, read }) => {
    const facts: Readonly<Record<string, unknown>> = given ?? {};
    return Object.entries(read)
      .filter(([fact]) => facts[fact] !== undefined)
      .map(([fact, value]) => ({ name, fact, value, given: facts[fact] }));
  });
  const wrong = pairs.filter(({ value, given }) =>
    Array.isArray(value)
      ? !value.every((each) => (given as unknown[]).includes(each))
      : value !== given,
  );
  expect(pairs.length).toBeGreaterThan(250);
  expect(wrong.length / pairs.length).toBeLessThan(0.03);
});
