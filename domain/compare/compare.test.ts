import { describe, expect, test } from 'vitest';
import type { FactTable } from '../facts/fact.ts';
import { comparedIds, comparePath } from './compared-ids.ts';
import { comparedRows, saidFacts } from './compared-rows.ts';

const [A, B, C, D, E] = ['a', 'b', 'c', 'd', 'e'].map(
  (letter) => `0192f0c4-7e8b-7000-8000-00000000000${letter}`,
) as [string, string, string, string, string];

describe('the compared listings', () => {
  test.each<[string, string[]]>([
    ['', []],
    [`ids=${A},${B}`, [A, B]],
    [`ids=${A.toUpperCase()},${A},palm-court,`, [A]],
    [`ids=${[A, B, C, D, E].join(',')}`, [A, B, C, D]],
  ])('are read from the query “%s”', (query, ids) => {
    expect(comparedIds(new URLSearchParams(query))).toEqual(ids);
  });

  test('rebuild the address', () => {
    expect(comparePath([A, B])).toBe(`/compare?ids=${A},${B}`);
    expect(comparePath([])).toBe('/compare');
  });
});

describe('the rows of a comparison', () => {
  test('leave out what no listing says anything about', () => {
    expect(comparedRows([['Pool', [undefined, undefined]]])).toEqual([]);
  });

  test.each<[(string | undefined)[], boolean]>([
    [['Yes', 'Yes'], false],
    [['Yes', 'No'], true],
    [['Yes', undefined], true],
    [['Yes'], false],
  ])('say whether %j differ: %s', (says, differs) => {
    expect(comparedRows([['Pool', says]])).toEqual([{ label: 'Pool', says, differs }]);
  });
});

const TABLE = {
  rooms: { type: 'number', label: 'Rooms', group: 'size', min: 0, max: 9, on: ['House'] },
  water: { type: 'choice', label: 'Water', group: 'size', values: { mains: 'Mains' } },
} as const satisfies FactTable;

// §2.1/22
test('details are listed in the order of their table, for the kinds that can have them', () => {
  const said = saidFacts(TABLE, [
    { kind: 'House', facts: { water: 'mains', rooms: 3 } },
    { kind: 'Land', facts: { rooms: 2 } },
  ]);
  expect(said).toEqual([
    ['Rooms', ['3', undefined]],
    ['Water', ['Mains', undefined]],
  ]);
});
