import { expect, test } from 'vitest';
import { clipLine, clipRing, type Position, rounded, simplify } from './geometry.ts';

const BOX = { west: 0, south: 0, east: 10, north: 10 };
const square = (from: number, to: number): Position[] => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
  [from, from],
];

test.each([
  ['within', square(1, 2), 1],
  ['around', square(-5, 20), 100],
  ['across a corner', square(5, 20), 25],
  ['beside', square(11, 12), 0],
])('clipping a ring %s the box keeps what is inside it', (_where, ring, area) => {
  const clipped = clipRing(ring, BOX);
  expect(areaOf(clipped)).toBe(area);
  expect(clipped.at(-1)).toEqual(clipped[0]);
});

test('clipping a line that leaves the box and comes back makes two lines', () => {
  const line: Position[] = [
    [1, 5],
    [11, 5],
    [20, 20],
    [5, 12],
    [5, 5],
  ];
  expect(clipLine(line, BOX)).toEqual([
    [
      [1, 5],
      [11, 5],
    ],
    [
      [5, 12],
      [5, 5],
    ],
  ]);
});

test('simplifying drops points that add nothing and keeps corners and ends', () => {
  const line: Position[] = [
    [0, 0],
    [1, 0.01],
    [2, 0],
    [2, 2],
  ];
  expect(simplify(line, () => 0.1)).toEqual([
    [0, 0],
    [2, 0],
    [2, 2],
  ]);
  expect(simplify(line, () => 0.001)).toEqual(line);
});

test('rounding merges neighbouring points that become the same', () => {
  expect(
    rounded([
      [0.12341, 5],
      [0.12339, 5],
      [0.2, 5],
    ]),
  ).toEqual([
    [0.123, 5],
    [0.2, 5],
  ]);
});

function areaOf(ring: readonly Position[]): number {
  const doubled = ring.slice(1).reduce((sum, [x, y], index) => {
    const [fromX, fromY] = ring[index] as Position;
    return sum + fromX * y - x * fromY;
  }, 0);
  return Math.abs(doubled) / 2;
}
