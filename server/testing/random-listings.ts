import { CAR_FACTS, carFactKind } from '#domain/cars/facts.ts';
import { type FactTable, factsOf } from '#domain/facts/fact.ts';
import { PROPERTY_FACTS } from '#domain/properties/facts.ts';
import { CONDITIONS, propertyTypeOf, SUBTYPES } from '#domain/properties/property.ts';
import { REGIONS } from '#domain/values/ghana.ts';
import type { Random } from '#server/testing/seeded.ts';
import { BRANDS, oftenFirst, oneOf, TOWNS } from './random-searches.ts';

/** The format of the column. */
type FactJson = Record<string, string | number | boolean | string[]>;

const TITLES = [
  'Two-bedroom apartment',
  'Self-contained flat',
  'Plot of land',
  'Guest house with pool',
  'House with borehole',
  '12 bed hostel',
  '2-bedroom house, 100% tiled',
];

/** Most are in or around Accra; the others have no pin. */
const pin = (random: Random) =>
  random() < 0.7 ? { lat: 5.5 + random() * 0.25, lng: -0.35 + random() * 0.35 } : {};

const price = (random: Random) => Math.round(10_000 * 10 ** (random() * 5));

export function randomProperty(random: Random) {
  const subtype = oftenFirst(random, SUBTYPES);
  return {
    name: `${oneOf(random, TITLES)}, ${oneOf(random, TOWNS)}`,
    description: oneOf(random, ['', 'Near İstanbul market, A/C and Toyota parking.', 'Quiet.']),
    price_pesewas: price(random),
    location: oftenFirst(random, TOWNS),
    region: oftenFirst(random, REGIONS),
    condition: oneOf(random, CONDITIONS),
    property_type: propertyTypeOf(subtype),
    subtype,
    ...pin(random),
    status: random() < 0.85 ? 'available' : 'rented',
    facts: randomFacts(random, PROPERTY_FACTS, subtype),
  };
}

export function randomCar(random: Random) {
  const car_type = oneOf(random, ['Saloon', 'SUV', '4x4', 'Pickup', 'Truck', 'Van', 'Sedan']);
  const model = oneOf(random, ['Corolla', 'Elantra', 'Hilux pickup', 'CR-V']);
  const year = 2003 + Math.floor(random() * 20);
  const name = `${model} ${year}, ${oneOf(random, TOWNS)}`;
  return {
    name,
    brand: oftenFirst(random, BRANDS),
    model,
    year,
    price_pesewas: price(random),
    location: oftenFirst(random, TOWNS),
    region: oftenFirst(random, REGIONS),
    condition: oneOf(random, ['New', 'Used', 'Fair']),
    mileage: Math.floor(random() * 200_000),
    transmission: oneOf(random, ['Manual', 'Automatic']),
    fuel_type: oneOf(random, ['Petrol', 'Diesel']),
    car_type,
    ...pin(random),
    facts: randomFacts(random, CAR_FACTS, carFactKind({ carType: car_type, name, model })),
  };
}

function randomFacts(random: Random, table: FactTable, kind: string | null): FactJson {
  const told = factsOf(table, kind).flatMap(([name, fact]): [string, FactJson[string]][] => {
    if (random() < 0.6) return [];
    switch (fact.type) {
      case 'number':
        return [[name, Math.max(fact.min, Math.min(fact.max, Math.floor(random() * 9)))]];
      case 'choice':
        return [[name, oneOf(random, Object.keys(fact.values))]];
      case 'choices':
        return [[name, Object.keys(fact.values).filter(() => random() < 0.5)]];
      case 'flag':
        return [[name, true]];
      case 'yes-no':
        return [[name, random() < 0.5]];
      case 'money':
        return [[name, Math.floor(random() * 9)]];
      default:
        return [];
    }
  });
  return Object.fromEntries(told);
}
