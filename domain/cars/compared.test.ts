import { expect, test } from 'vitest';
import { compareCars } from './compared.ts';
import type { CarSummary } from './schema.ts';

const car = (more: Partial<CarSummary>) =>
  ({
    name: 'Corolla',
    price: 85000,
    brand: 'Toyota',
    model: 'Corolla',
    year: 2019,
    mileage: 42000,
    condition: 'Used',
    transmission: 'Automatic',
    fuelType: 'Petrol',
    carType: 'Saloon',
    location: 'Osu',
    region: 'Greater Accra',
    facts: {},
    ...more,
  }) as CarSummary;

test('cars are compared by what all have and by their details, and relocation vehicles show no price', () => {
  const rows = compareCars([
    car({ mileage: 1000, facts: { duty: 'paid' } }),
    car({ carType: 'Truck', facts: {} }),
  ]);
  const row = (label: string) => rows.find((each) => each.label === label);
  expect(row('Price')).toEqual({ label: 'Price', says: ['₵85,000.00', undefined], differs: true });
  expect(row('Mileage')?.says).toEqual(['1,000 km', '42,000 km']);
  expect(row('Import duty')?.says).toEqual(['Paid', undefined]);
  expect(row('Brand')).toMatchObject({ differs: false });
  expect(rows.every(({ says }) => says.some((text) => text !== undefined))).toBe(true);
});
