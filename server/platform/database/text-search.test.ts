import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { containsText, planTextSearch, type TextSearch } from './text-search.ts';

const efie = bootTestApp();

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
];

beforeEach(async () => {
  const { id } = await signedInAs(efie.platform, 'Agent');
  await efie.connection.pool.query(
    `insert into properties (id, lister_id, name, price_pesewas, location, address, region, condition,
        property_type, subtype)
      select gen_random_uuid(), $1, name, 100, 'Accra', 'Ring Road', 'Volta', 'Renovated', 'PropertySales', 'Land'
      from unnest($2::text[]) name`,
    [id, NAMES],
  );
});
afterEach(() => efie.connection.pool.query('delete from properties'));

const find = async (search: TextSearch): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select name from properties where ${containsText('properties', search)}`.execute(
    efie.platform.db,
  );
  return rows.map(({ name }) => name).sort();
};

const isIn = (text: string) =>
  NAMES.filter((name) => name.toLowerCase().includes(text.toLowerCase())).sort();

describe('a text of any length is found wherever it stands', () => {
  test.each([
    ...['a', 'B', 'ab', 'aB', 'bb', 'zq', '2b', '%', '_', '\\', ' ', 'a/', '& ', 'ɛ', 'Ɛ', 'sɛ'],
    ...['🏡', '🏡🏡', ' 🏡', '-c', 'a b', 'b b', '- -', 'x\u0001', '\u0001y', 'y z', '{a}', '"'],
  ])('%j', async (text) => {
    const planned = await planTextSearch(efie.platform.db, 'properties', text);
    expect(planned.by).toBe(text.includes('\u0001') ? 'reading' : 'pairs');
    expect(await find(planned)).toEqual(isIn(text));
    expect(await find({ text, by: 'reading' })).toEqual(isIn(text));
  });

  test.each(['palm', 'CONTAINED', '2br', 'ean_f', '00%'])('%j', async (text) => {
    const planned = await planTextSearch(efie.platform.db, 'properties', text);
    expect(await find(planned)).toEqual(isIn(text));
  });
});

test.each([
  ['zq', 'properties_short_search'],
  ['q', 'properties_short_search'],
  ['a b', 'properties_short_search'],
  ['palm', 'properties_search'],
])('%j is found by the index %s', async (text, index) => {
  const search = await planTextSearch(efie.platform.db, 'properties', text);
  const plan = await efie.platform.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    return sql`explain (format json) select from properties where ${containsText('properties', search)}`.execute(
      tx,
    );
  });
  expect(JSON.stringify(plan.rows)).toContain(`"${index}"`);
});

test('what nearly every row has is read, not gathered', async () => {
  await efie.connection.pool.query(
    `insert into properties (id, lister_id, name, price_pesewas, location, address, region, condition,
        property_type, subtype)
      select gen_random_uuid(), lister_id, 'House ' || n, 100, 'Accra', 'Ring Road', 'Volta', 'Renovated',
        'PropertySales', 'Land'
      from (select lister_id from properties limit 1) p, generate_series(1, 500) n`,
  );
  await efie.connection.pool.query('analyze properties');
  const plan = (text: string) => planTextSearch(efie.platform.db, 'properties', text, 400);
  expect(await plan('ho')).toEqual({ text: 'ho', by: 'reading' });
  expect(await plan('vw')).toEqual({ text: 'vw', by: 'pairs' });
});
