import { expect, test } from 'vitest';
import { noMeasures, totalsOf, trendText } from './measures.ts';

test('days are added up for each measure separately', () => {
  const days = [
    { ...noMeasures(), accounts: 2, booked: 100.5 },
    { ...noMeasures(), accounts: 3, views: 7 },
  ];
  expect(totalsOf(days)).toEqual({ ...noMeasures(), accounts: 5, booked: 100.5, views: 7 });
  expect(totalsOf([])).toEqual(noMeasures());
});

test.each([
  [0, 0, 'None, as in the 30 days before'],
  [4, 0, 'None in the 30 days before'],
  [4, 4, 'The same as in the 30 days before'],
  [6, 4, '50% more than in the 30 days before (4)'],
  [1, 4, '75% less than in the 30 days before (4)'],
  [0, 4, '100% less than in the 30 days before (4)'],
  [60, 4, '1,400% more than in the 30 days before (4)'],
  [1001, 1000, 'Slightly more than in the 30 days before (1000)'],
])('%d after %d reads “%s”', (total, before, text) => {
  expect(trendText(total, before, 30, String)).toBe(text);
});
