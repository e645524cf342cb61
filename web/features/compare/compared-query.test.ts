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
])('of %j the kind that is compared is that of the first that is there', (ids, found, kind) => {
  expect(kindOf(ids, found)).toBe(kind);
});

test('without ids nothing is asked for, and a call that is refused gives nothing', async () => {
  const refused = async () => null;
  expect(await readCompared([], refused)).toEqual({ property: [], car: [] });
  expect(await readCompared(['a'], refused)).toBeNull();
});
