import { beforeEach, describe, expect, test } from 'vitest';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import { createApp } from '#server/app.ts';
import { carRow, propertyRow } from '#server/testing/listed-rows.ts';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { unfoundSearches, WORDS_A_WEEK } from './repository.ts';

const efie = bootTestApp();
const url = '/api/admin/unfound-searches';
const WEEK = '2026-11-23' as CalendarDate;

beforeEach(async () => {
  efie.setNow('2026-11-28T10:00:00Z');
  await efie.connection.pool.query('truncate unfound_searches, listings cascade');
});

/** Makes calls of an app of its own, whose end writes what it noted. */
async function searched(...paths: readonly string[]): Promise<void> {
  const app = await createApp(efie.platform);
  for (const path of paths) expect((await app.inject(path)).statusCode).toBe(200);
  await app.close();
}
const properties = (search: string, more = '') =>
  `/api/properties?search=${encodeURIComponent(search)}${more}`;
const cars = (search: string) => `/api/cars?search=${encodeURIComponent(search)}`;

const kept = async () =>
  (
    await efie.connection.pool.query(
      'select week, words, count from unfound_searches order by count desc, words',
    )
  ).rows.map(({ week, words, count }) => `${week} ${words} ${count}`);

describe('what was searched for and not found', () => {
  test('is for Admins only', async () => {
    for (const path of [url, `${url}.csv`]) {
      expect((await efie.app.inject(path)).statusCode).toBe(401);
      for (const role of ['Customer', 'Agent', 'Property Owner'] as const) {
        const { headers } = await signedInAs(efie.platform, role);
        expect((await efie.app.inject({ url: path, headers })).statusCode).toBe(403);
      }
    }
  });

  // §2.21/34
  test('is counted by its words and week, whoever searched', async () => {
    await searched(
      properties('House with  Helipad'),
      properties('house with helipad', '&close=1&view=card'),
      properties('igloo'),
    );
    await searched(properties('IGLOO!'), properties('igloo'));
    expect(await kept()).toEqual([`${WEEK} igloo 3`, `${WEEK} house with helipad 2`]);
    efie.setNow('2026-11-30T10:00:00Z');
    await searched(properties('igloo'));
    expect(await kept()).toContain('2026-11-30 igloo 1');
  });

  // §2.21/34
  test('is what nothing fits as a whole, even where something nearly does', async () => {
    const { id } = await signedInAs(efie.platform, 'Agent');
    await propertyRow(efie.platform, id, { name: 'House in Osu' });
    await searched(properties('house with helipad', '&close=1'), properties('house', '&close=1'));
    expect(await kept()).toEqual([`${WEEK} house with helipad 1`]);
  });

  test('is neither what the other list has nor what is about its kind', async () => {
    const { id } = await signedInAs(efie.platform, 'Agent');
    await carRow(efie.platform, id, { brand: 'Zotye', model: 'Z100' });
    await searched(
      properties('zotye'),
      cars('zotye'),
      properties('corolla 2030'),
      cars('corolla 2030'),
      properties('unicorn'),
      cars('unicorn'),
    );
    expect(await kept()).toEqual([`${WEEK} corolla 2030 1`, `${WEEK} unicorn 1`]);
  });

  test('is asked for on first pages only, and never what may be personal', async () => {
    await searched(
      properties('igloo', '&page=2'),
      '/api/properties?region=Ashanti',
      properties('ama@example.com'),
      properties('house 0244123456'),
      properties('x'.repeat(150)),
      cars('GHA-123456789-0'),
    );
    expect(await kept()).toEqual([]);
  });

  test('has bounded rows a week, whose counts still grow', async () => {
    await efie.connection.pool.query(
      `insert into unfound_searches (week, words, count)
       select $1::date, 'words ' || n, 1 from generate_series(1, $2::integer - 1) n`,
      [WEEK, WORDS_A_WEEK],
    );
    await unfoundSearches.add(efie.platform.db, WEEK, [
      { words: 'first', count: 1 },
      { words: 'most', count: 3 },
      { words: 'words 7', count: 5 },
    ]);
    expect((await kept()).slice(0, 2)).toEqual([`${WEEK} words 7 6`, `${WEEK} most 3`]);
    expect(await kept()).toHaveLength(WORDS_A_WEEK);
  });

  // §2.21/34
  test('is listed by week, searched, and had as a file', async () => {
    await efie.connection.pool.query(
      `insert into unfound_searches (week, words, count) values
       ('2026-11-16', 'igloo', 9), ('2026-11-23', 'koforidua igloo', 2), ('2026-11-23', 'helipad', 4)`,
    );
    const { headers } = await signedInAs(efie.platform, 'Admin');
    const list = async (query = '') => {
      const response = await efie.app.inject({ url: `${url}?${query}`, headers });
      expect(response.statusCode).toBe(200);
      return response.json<{ words: string; count: number; week: string }[]>();
    };
    expect((await list()).map(({ words }) => words)).toEqual([
      'helipad',
      'koforidua igloo',
      'igloo',
    ]);
    expect((await list('sort=most'))[0]).toMatchObject({
      words: 'igloo',
      count: 9,
      week: '2026-11-16',
    });
    expect((await list('search=K%C9%94foridua')).map(({ words }) => words)).toEqual([
      'koforidua igloo',
    ]);
    expect((await list('week=2026-11-19')).map(({ words }) => words)).toEqual(['igloo']);
    expect((await list('limit=1&page=2')).map(({ words }) => words)).toEqual(['koforidua igloo']);
    const file = await efie.app.inject({ url: `${url}.csv`, headers });
    expect(file.payload).toContain('helipad,4,2026-11-23');
    for (const wrong of ['week=today', 'sort=worst']) {
      expect((await efie.app.inject({ url: `${url}?${wrong}`, headers })).statusCode).toBe(400);
    }
  });
});
