import { expect, test } from 'vitest';
import { noFigures, sumOfFigures } from './figures.ts';

test('days add up for each figure separately, and no days add up to zero', () => {
  const days = [
    { ...noFigures(), views: 3, stays: 1 },
    { ...noFigures(), views: 2, enquiries: 4 },
  ];
  expect(sumOfFigures(days)).toEqual({ views: 5, enquiries: 4, stays: 1, favourites: 0 });
  expect(sumOfFigures([])).toEqual(noFigures());
});
