import { expect, test } from 'vitest';
import type { Car } from '#domain/cars/schema.ts';
import { filterCars } from './filter-list.ts';
import type { CarFilters } from './queries.ts';

const listed = (name: string, details: Partial<Car>): Car =>
  ({
    name,
    description: '',
    brand: 'Toyota',
    model: 'Corolla',
    year: 2015,
    price: 90_000,
    carType: 'Saloon',
    location: 'Osu',
    region: 'Greater Accra',
    cityOrTown: 'Accra',
    condition: 'Used',
    transmission: 'Automatic',
    fuelType: 'Petrol',
    mileage: 40_000,
    photos: [],
    video: null,
    createdAt: '2026-11-01T08:00:00.000Z',
    ...details,
  }) as Car;

const COROLLA = listed('Corolla', {});
const RIO = listed('Rio', {
  brand: 'Kia',
  model: 'Rio',
  year: 2020,
  price: 60_000,
  location: 'Ho',
  video: '/media/rio.mp4',
});
const HILUX = listed('Hilux', {
  model: 'Hilux',
  carType: 'Pickup',
  price: 50_000,
  mileage: 9000,
  createdAt: '2026-11-02T08:00:00.000Z',
});
const CANTER = listed('Canter', {
  model: 'Canter',
  carType: 'Truck',
  price: 1,
  createdAt: '2026-11-03T08:00:00.000Z',
});

test.each<[CarFilters, Car[]]>([
  [{}, [CANTER, HILUX, COROLLA, RIO]],
  [{ kind: 'regular' }, [COROLLA, RIO]],
  [{ kind: 'relocation' }, [CANTER, HILUX]],
  [{ category: 'Trucks' }, [CANTER, HILUX]],
  [{ search: 'corolla 2015' }, [COROLLA]],
  [{ search: 'pickups accra' }, [HILUX]],
  [{ brand: 'Kia' }, [RIO]],
  [{ location: 'Ho' }, [RIO]],
  [{ brand: 'Kia,Ford', location: 'Ho,Osu' }, [RIO]],
  [{ carType: 'Pickup,Truck', fuelType: 'Petrol' }, [CANTER, HILUX]],
  [{ video: 'yes' }, [RIO]],
  [{ maxMileage: '9000' }, [HILUX]],
  [{ minYear: '2016', maxYear: '2020' }, [RIO]],
  // A price that nobody sees neither sorts nor filters.
  [{ sort: 'price-asc' }, [RIO, COROLLA, CANTER, HILUX]],
  [{ sort: 'price-desc' }, [COROLLA, RIO, CANTER, HILUX]],
  [{ maxPrice: '60000' }, [RIO]],
  [{ minPrice: '0' }, [COROLLA, RIO]],
])('%j leaves %j', (filters, left) => {
  expect(filterCars([COROLLA, RIO, HILUX, CANTER], filters)).toEqual(left);
});
