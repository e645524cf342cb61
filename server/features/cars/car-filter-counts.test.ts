import { beforeAll, expect, test } from 'vitest';
import { ListCarsQuery } from '#domain/cars/schema.ts';
import { carRow } from '#server/testing/listed-rows.ts';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { carLists } from './list-cars.ts';

const efie = bootTestApp();

beforeAll(async () => {
  const { id } = await signedInAs(efie.platform, 'Customer');
  for (const condition of ['New', 'Used', 'Used', 'Used', 'Used']) {
    await carRow(efie.platform, id, { condition });
  }
});

const counted = (query: object, limits?: { among?: number; max?: number }) =>
  carLists.countFilterOptions(efie.platform, ListCarsQuery.parse(query), limits);

// §5/61
test.each([
  [undefined, 4],
  [4, 4],
  [3, 4],
  [2, 3],
])('gives counts beyond a limit of %s as one more than the limit', async (max, used) => {
  const { counts, atLeast } = await counted({}, max === undefined ? {} : { max });
  expect(counts.condition).toEqual({ New: 1, Used: used, Fair: 0 });
  expect(atLeast).toEqual([]);
});

test('counts only the newest of too many cars, and says for which filters', async () => {
  const all = await counted({}, { among: 3 });
  expect(all.counts.condition).toEqual({ New: 0, Used: 3, Fair: 0 });
  expect(all.atLeast).toEqual(Object.keys(all.counts));
  // One meets the filter, four miss it.
  const some = await counted({ condition: 'New' }, { among: 3 });
  expect(some.counts).toMatchObject({
    condition: { New: 1, Used: 3 },
    brand: { Toyota: 1 },
  });
  expect(some.atLeast).toEqual(['condition']);
  expect((await counted({ condition: 'New' }, { among: 4 })).atLeast).toEqual([]);
});
