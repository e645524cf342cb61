import { expect, test } from 'vitest';
import { MATRICES, type Orientation, turned } from './orientation.ts';

const ALL: Orientation[] = [1, 2, 3, 4, 5, 6, 7, 8];

/** The new place of a point in the unit square. */
function shown(orientation: Orientation, [x, y]: readonly [number, number]): [number, number] {
  const [a, b, c, d, e, f] = MATRICES[orientation];
  return [a * x + c * y + e, b * x + d * y + f];
}

/** A quarter turn clockwise: the top goes to the right. */
const quarter = ([x, y]: [number, number]): [number, number] => [1 - y, x];

test.each(ALL)('one quarter turn of orientation %d turns the picture by a quarter', (start) => {
  for (const place of [
    [0, 0],
    [1, 0],
    [0.25, 0.75],
  ] as const) {
    expect(shown(turned(start, 1), place)).toEqual(quarter(shown(start, place)));
  }
  expect(turned(start, 4)).toBe(start);
});
