import { expect, test } from 'vitest';
import type { Property } from '#domain/properties/schema.ts';
import { filterList } from './filter-list.ts';
import type { PropertyFilters } from './queries.ts';

const listed = (name: string, details: Partial<Property>): Property =>
  ({
    name,
    description: '',
    price: 100,
    location: 'Osu',
    region: 'Greater Accra',
    address: 'Oxford Street',
    condition: 'Renovated',
    status: 'available',
    propertyType: 'Short-Stay',
    shortStayType: 'Hotels',
    averageRating: null,
    reviewCount: 0,
    photos: [],
    video: null,
    lister: { userId: 'k', name: 'Kofi', role: 'Agent' },
    createdAt: '2026-11-01T08:00:00.000Z',
    ...details,
  }) as Property;

const VILLA = listed('Villa', {
  description: 'With a Pool',
  price: 400_000,
  averageRating: 4.5,
  reviewCount: 2,
});
const PLOT = listed('Plot', {
  description: 'Two swimming pools',
  price: 400_000.5,
  propertyType: 'PropertySales',
  shortStayType: null,
  saleType: 'Land',
  region: 'Volta',
  location: 'Ho',
  condition: 'Virgin Land',
  status: 'sold',
  lister: { userId: 'a', name: 'Ama', role: 'Property Owner' },
  createdAt: '2026-11-02T08:00:00.000Z',
});

test.each<[PropertyFilters, Property[]]>([
  [{}, [PLOT, VILLA]],
  [{ sort: 'oldest' }, [VILLA, PLOT]],
  [{ sort: 'price-asc' }, [VILLA, PLOT]],
  [{ sort: 'price-desc' }, [PLOT, VILLA]],
  [{ sort: 'rating' }, [VILLA, PLOT]],
  [{ search: ' POOL ' }, [PLOT, VILLA]],
  [{ search: 'pools 2' }, [PLOT]],
  [{ search: 'hotel osu' }, [VILLA]],
  [{ search: 'pool', maxPrice: '400000' }, [VILLA]],
  [{ minPrice: '400,000.01' }, [PLOT]],
  [{ maxPrice: '399,999' }, []],
  [{ maxPrice: 'much' }, [PLOT, VILLA]],
  [{ propertyType: 'Short-Stay' }, [VILLA]],
  [{ subtype: 'Land' }, [PLOT]],
  [{ region: 'Volta' }, [PLOT]],
  [{ region: 'Volta,Greater Accra', location: 'osu,Ho' }, [PLOT, VILLA]],
  [{ location: 'ho' }, [PLOT]],
  [{ condition: 'Renovated' }, [VILLA]],
  [{ lister: 'owner' }, [PLOT]],
  [{ lister: 'agent,owner', photos: 'yes' }, []],
  [{ status: 'available' }, [VILLA]],
])('%j leaves %j', (filters, left) => {
  expect(filterList([VILLA, PLOT], filters)).toEqual(left);
});

test('guests are those that a stay says it takes', () => {
  const four = listed('For four', { facts: { guests: 4 } });
  const silent = listed('Silent', { facts: {} });
  expect(filterList([four, silent], { guests: '3' })).toEqual([four]);
  expect(filterList([four, silent], { guests: '5' })).toEqual([]);
});
