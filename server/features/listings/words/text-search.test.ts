import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { propertySearchText } from '#domain/properties/search-text.ts';
import { hasWords, readSearch } from '#domain/search/search-words.ts';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { containsText, planTextSearch, type TextSearch } from './text-search-repository.ts';

const efie = bootTestApp();

/** Facts of every type. */
const DEMO_FACTS = [
  { bedrooms: 2, bathrooms: 1, selfContained: true, pool: true, pets: false },
  {
    water: ['mains', 'borehole'],
    light: ['own-meter'],
    security: [],
    plot: '70x100',
    road: 'untarred',
  },
  {
    usage: 'foreign-used',
    duty: 'paid',
    drive: '4wd',
    colour: 'Wine Red',
    vin: 'JTDBR32E720012345',
  },
  { load: 3.5, deposit: 2500.5, parking: 61, freeFrom: '2026-12-01', checkInFrom: '14:00' },
];

const NAMES = [
  'Palm Court',
  'Self-contained 2BR, A/C & TV',
  'VW Polo',
  'ɛfie kɛseɛ',
  'Villa 🏡🏡 at Labadi',
  'A',
  'ab',
  'aab b',
  '100% clean_flat \\ or so',
  'x\u0001y z',
  'Two-bedroom apartment 12',
  'Twelve rooms, 2nd floor',
  'Plot with a BQ, ŋkwa béla',
  'Chamber & hall, not self contained',
  'Four-wheel drive',
];

const PLACE = { location: 'East Legon', address: 'Ring Road', region: 'Volta' } as const;
const KIND = { condition: 'Renovated', propertyType: 'PropertySales', saleType: 'Land' } as const;

beforeEach(async () => {
  const { id } = await signedInAs(efie.platform, 'Agent');
  await efie.connection.pool.query(
    `insert into listings (id, kind, lister_id, name, price_pesewas, location, address, region, condition,
        property_type, subtype)
      select gen_random_uuid(), 'property', $1, name, 100, $3, $4, $5, $6, $7, $8 from unnest($2::text[]) name`,
    [id, NAMES, ...Object.values(PLACE), ...Object.values(KIND)],
  );
});
afterEach(() => efie.connection.pool.query('delete from listings'));

const find = async (search: TextSearch): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select name from listings where ${containsText(search)}`.execute(efie.platform.db);
  return rows.map(({ name }) => name).sort();
};

/** The expected result by the rule of the domain. */
const named = (text: string) =>
  NAMES.filter((name) =>
    hasWords(propertySearchText({ name, description: '', ...PLACE, ...KIND }), readSearch(text)),
  ).sort();

/** The listings whose names contain this text literally (specification §5). */
const isIn = (text: string) =>
  NAMES.filter((name) => name.toLowerCase().includes(text.toLowerCase()));

// §5/9
test('the database builds the search text of a listing by the rule', async () => {
  const words = (document: string) =>
    document
      .replaceAll('\u0002', ' ')
      .split(/[\s,]+/)
      .filter(Boolean)
      .sort();
  const FACTS = [
    ...DEMO_FACTS,
    { bedrooms: 0, furnished: 'fully', duty: 'unpaid', floorArea: 120 },
  ];
  const texts = [
    'Two large bedrooms, one bath',
    'ɛfie-kɛseɛ s/c',
    'VW, 7-seater; a/c 3BR',
    'Ünlü Café',
  ];
  for (const [at, facts] of FACTS.entries()) {
    const name = texts[at % texts.length] ?? '';
    const { rows } = await efie.connection.pool.query<{ id: string; search_text: string }>(
      'update listings set name = $1, facts = $2 where name = (select min(name) from listings) returning search_text',
      [name, JSON.stringify(facts)],
    );
    const expected = propertySearchText({ name, description: '', ...PLACE, ...KIND, facts });
    expect(words(rows[0]?.search_text ?? '')).toEqual(words(expected));
  }
});

// §5/9
describe('a search by words of any length', () => {
  test.each([
    ...['a', 'B', 'ab', 'aB', 'bb', 'zq', '2b', '%', '_', '\\', ' ', 'a/', '& ', 'ɛ', 'Ɛ', 'sɛ'],
    ...['🏡', '🏡🏡', ' 🏡', '-c', 'a b', 'b b', '- -', 'x\u0001', '\u0001y', 'y z', '{a}', '"'],
    ...['2', '2 b', '12 a', 'b 7', 'tv & zc', 'bq', 'vw', 'ac', 'vw q'],
  ])('finds the short text %j where a word begins with it', async (text) => {
    const planned = await planTextSearch(efie.platform.db, 'property', text);
    const found = await find(planned);
    expect(found).toEqual(named(text));
    expect(await find({ ...planned, by: 'reading' })).toEqual(found);
  });

  test.each([
    ...['palm', 'CONTAINED', '2br', 'ean_f', '00%', 'self contained', 'selfcontained', 'tv 2br'],
    ...['courts eastlegon', '2 bedroom', 'two rooms', '12 room', 'two', 'bedroom 1', 'land 12'],
    ...['ɛfie kɛseɛ', 'court palms', 'palm legon 3', "palm' or 1=1--", 'renovated plots of land'],
    ...[
      'efie',
      'éfie',
      'nkwa bela',
      'boys quarters',
      '2 br',
      '2bed',
      'tv bq',
      '4x4',
      'suv legon',
      's/c',
    ],
    ...['hall and chamber', 'volkswagen polo', 'air conditioner', 'flat', 'bq 12', 'bq s/c'],
  ])('finds the longer text %j wherever it is', async (text) => {
    const planned = await planTextSearch(efie.platform.db, 'property', text);
    const found = await find(planned);
    expect(found).toEqual(named(text));
    expect(found).toEqual(expect.arrayContaining(isIn(text)));
    expect(await find({ ...planned, by: 'trigrams' })).toEqual(found);
    expect(await find({ ...planned, by: 'reading' })).toEqual(found);
  });
});

// §7/36
test.each([
  ['bq', 'listings_search'],
  ['zq', 'listings_search'],
  ['q', 'listings_search'],
  ['self contained', 'listings_search'],
  ['2 br', 'listings_search'],
  ['palm', 'listings_search'],
  ['palm legon', 'listings_search'],
  ['2 bedroom', 'listings_search'],
  ['house 12', 'listings_search'],
  ['two', 'listings_search'],
  ['bedroom zq', 'listings_search'],
])('%j is found by the index %s', async (text, index) => {
  const search = await planTextSearch(efie.platform.db, 'property', text);
  const plan = await efie.platform.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    return sql`explain (format json) select from listings where ${containsText(search)}`.execute(
      tx,
    );
  });
  expect(JSON.stringify(plan.rows)).toContain(`"${index}"`);
});
