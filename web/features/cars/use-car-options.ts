import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CONDITIONS } from '#domain/cars/car.ts';
import { distinctOptions } from '#domain/cars/filters.ts';
import type { CarSummary } from '#domain/cars/schema.ts';
import { carsQuery } from './queries.ts';

/** The choices of the filters that the listed cars themselves make. */
export interface CarOptions {
  brands: string[];
  models: string[];
  conditions: readonly string[];
  locations: string[];
  regions: string[];
}

/**
 * The distinct values of the loaded cars (specification §5): of the cars at hand, and of all of them once
 * somebody reaches for the filters. `brand` narrows the models.
 */
export function useCarOptions(shown: readonly CarSummary[], brand: string) {
  const [reached, setReached] = useState(false);
  const { data } = useQuery({ ...carsQuery({}), enabled: reached, staleTime: 60_000 });
  const cars = data?.items ?? shown;
  const options: CarOptions = {
    brands: distinctOptions(cars, 'brand'),
    models: distinctOptions(brand ? cars.filter((car) => car.brand === brand) : cars, 'model'),
    conditions: CONDITIONS.filter((condition) => cars.some((car) => car.condition === condition)),
    locations: distinctOptions(cars, 'location'),
    regions: distinctOptions(cars, 'region'),
  };
  return { options, reach: () => setReached(true) };
}
