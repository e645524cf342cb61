import { expect, test } from 'vitest';
import type { CarSummary } from '#domain/cars/schema.ts';
import { carListMeta } from './car-list-meta.ts';

test('a list with more cars than are counted says “more than”', () => {
  const items = [{ _id: 'a', name: 'Corolla', brand: 'Toyota' }] as CarSummary[];
  const { description } = carListMeta(
    { title: 'Cars', description: 'Cars to buy', path: '/cars' },
    { items, total: 10_001 },
    { query: new URLSearchParams(), origin: 'https://efie.example' },
  );
  expect(description).toBe('Cars to buy: more than 10,000 cars, including Toyota.');
});
