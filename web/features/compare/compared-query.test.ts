import { expect, test } from 'vitest';
import { type Compared, kindOf, readCompared } from './compared-query.ts';

const compared = (property: string[], car: string[]) =>
  ({
    property: property.map((_id) => ({ _id })),
    car: car.map((_id) => ({ _id })),
  }) as Compared;

test.each([
  [['a', 'b'], compared(['a'], ['b']), 'property'],
  [['b', 'a'], compared(['a'], ['b']), 'car'],
  [['gone', 'b'], compared([], ['b']), 'car'],
  [['gone'], compared([], []), undefined],
])('the kind compared for %j is that of the first listing found', (ids, found, kind) => {
  expect(kindOf(ids, found)).toBe(kind);
});

test('nothing is asked for without ids, and a refused call gives nothing', async () => {
  const refused = async () => null;
  expect(await readCompared([], refused)).toEqual({ property: [], car: [] });
  expect(await readCompared(['a'], refused)).toBeNull();
});
