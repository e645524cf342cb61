import { expect, test } from 'vitest';
import type { Position } from '../../base-map/geometry.ts';
import { landAndSea } from './land-and-sea.ts';

const BOX = { west: 0, south: 0, east: 10, north: 10 };

/** Whether a ring has a point in it. */
const has = (ring: readonly Position[], [x, y]: Position) =>
  ring.reduce((inside, [x1, y1], index) => {
    const [x2, y2] = ring[index - 1] ?? ring[0] ?? [0, 0];
    const crosses = y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
    return crosses ? !inside : inside;
  }, false);
const areIn = (rings: readonly Position[][] = [], point: Position) =>
  rings.some((ring) => has(ring, point));

test('a coast in pieces, cut off before the edge, divides an area in land and sea', () => {
  const of = landAndSea({
    box: BOX,
    lines: [
      [
        [5, 4],
        [9.5, 3],
      ], // in any order
      [
        [0.5, 3],
        [3, 5],
        [5, 4],
      ],
    ],
  });
  for (const [point, isLand] of [
    [[1, 9], true],
    [[9, 9], true],
    [[3, 4.5], false],
    [[1, 1], false],
    [[9.9, 0.1], false],
  ] as const) {
    expect([areIn(of?.land, [...point]), areIn(of?.sea, [...point])]).toEqual([isLand, !isLand]);
  }
});

test('two coasts that each cut off a corner leave one land between them', () => {
  const of = landAndSea({
    box: BOX,
    lines: [
      [
        [0, 2],
        [2, 0],
      ], // The sea is in the south-west
      [
        [10, 8],
        [8, 10],
      ], // and in the north-east.
    ],
  });
  expect([of?.land.length, of?.sea.length]).toEqual([1, 2]);
  expect(areIn(of?.land, [5, 5])).toBe(true);
  expect(areIn(of?.sea, [0.5, 0.5])).toBe(true);
  expect(areIn(of?.sea, [9.5, 9.5])).toBe(true);
});

test('an island lies over the sea', () => {
  const island: Position[] = [
    [4, 4],
    [6, 4],
    [6, 6],
    [4, 4],
  ];
  const of = landAndSea({ box: BOX, lines: [island] });
  expect(of?.land).toEqual([island]);
  expect(areIn(of?.sea, [1, 1])).toBe(true);
});

test('an area without a coast is not divided', () => {
  expect(landAndSea({ box: BOX, lines: [] })).toBeUndefined();
});
