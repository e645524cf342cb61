import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { FactTable } from '#domain/facts/fact.ts';
import { countedFactFilters } from '#domain/filter-counts/counted-filters.ts';
import type { ListingKind } from '#domain/listing-kinds.ts';
import { down } from '#server/platform/database/keyset.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { listingLists } from './listing-lists.ts';
import type { ListingFilter } from './listing-query-repository.ts';
import { listingRepository } from './listing-repository.ts';

/** Event halls, which Efie does not list: everything that the server's lists need for a new kind. */
const FACTS = {
  seats: { type: 'number', label: 'Seats', group: 'hall', min: 1, max: 5_000, filter: 'at-least' },
  caterer: { type: 'flag', label: 'Own caterer allowed', group: 'hall', filter: 'yes' },
} as const satisfies FactTable;

const CREATED = { by: sql`listings.created_at`, type: 'timestamptz' } as const;
const ID = { by: sql`listings.id`, type: 'uuid' } as const;

const halls = listingRepository({
  kind: 'hall' as ListingKind,
  order: { newest: [down(CREATED), down(ID)] },
  orderColumns: [],
  placeColumns: ['location', 'region'],
  countedColumns: [{ name: 'region', column: 'region' }],
  facts: FACTS,
  families: { by: [], of: () => [''] },
  mapColumns: { price: sql`listings.price_pesewas`, type: sql`null` },
  keyed: () => ({}),
  conditions: () => [],
  listed: (query) => query,
  summary: (query) => query,
});

interface Query {
  view: 'card';
  search?: string;
  minSeats?: string;
  sort: 'newest';
  page: number;
  limit: number;
}

const lists = listingLists<
  Query,
  ListingFilter,
  'newest',
  { id: string; name: string },
  { name: string; near: null }
>({
  kind: 'hall' as ListingKind,
  query: z.custom<Query>(),
  repository: halls as never,
  facts: FACTS,
  countedFilters: countedFactFilters(FACTS, 'facts'),
  narrow: (query) => query as ListingFilter,
  present: async (_platform, rows) => rows.map(({ name }) => ({ name, near: null })),
});

const efie = bootTestApp();
const ALL: Query = { view: 'card', sort: 'newest', page: 1, limit: 24 };
const names = async (query: Partial<Query> = {}) => {
  const { listings, total } = await lists.list(efie.platform, { ...ALL, ...query });
  expect(total).toBe(listings.length);
  return listings.map(({ name }) => name);
};

let lister: string;
let large: string;

beforeAll(async () => {
  ({ id: lister } = await signedInAs(efie.platform, 'Agent'));
  const hall = async (name: string, facts: object, details: object = {}) => {
    const id = uuid();
    const listed = {
      id,
      lister_id: lister,
      name,
      price_pesewas: 500_000,
      location: 'Osu',
      region: 'Greater Accra',
      condition: 'Air-conditioned',
      lat: 5.56,
      lng: -0.18,
      facts: JSON.stringify(facts),
      ...details,
    };
    await inTransaction(efie.platform.db, (tx) => halls.insert(tx, listed));
    return id;
  };
  await hall('Garden tent', { seats: 20 });
  large = await hall('Jubilee Hall', { seats: 50, caterer: true });
  await hall('Closed Hall', { seats: 40 }, { deleted_at: new Date() });
});

test('a third kind of listing is listed, found by words and filtered by its details', async () => {
  expect(await names()).toEqual(['Jubilee Hall', 'Garden tent']);
  expect(await names({ search: 'jubilee osu' })).toEqual(['Jubilee Hall']);
  expect(await names({ minSeats: '30' })).toEqual(['Jubilee Hall']);
});

test('a third kind of listing has filter counts and a map', async () => {
  const { counts } = await lists.countFilterOptions(efie.platform, ALL);
  expect(counts).toMatchObject({ caterer: { yes: 1 } });
  const { clusters } = await lists.map(efie.platform, { ...ALL, zoom: 6 });
  expect(clusters).toMatchObject([{ count: 2 }]);
});

test('a third kind of listing stays out of the lists of homes and cars, and can be saved and enquired about', async () => {
  for (const list of ['properties', 'cars']) {
    const response = await efie.app.inject({ method: 'GET', url: `/api/${list}` });
    expect(response.json()).toEqual([]);
  }
  const { id: guest } = await signedInAs(efie.platform, 'Customer');
  await efie.platform.db
    .insertInto('favourites')
    .values({ user_id: guest, listing_id: large, kept_at: new Date() })
    .execute();
  await efie.platform.db
    .insertInto('enquiries')
    .values({
      id: uuid(),
      listing_id: large,
      lister_id: lister,
      sender_id: guest,
      message: 'Is it free in May?',
      phone_number: '0244000000',
    })
    .execute();
  const conversation = await efie.platform.db
    .selectFrom('conversations')
    .select('listing_id')
    .executeTakeFirst();
  expect(conversation).toEqual({ listing_id: large });
});
