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

const conditions = async (max?: number) =>
  (await carLists.countFacets(efie.platform, ListCarsQuery.parse({}), max)).condition;

test.each([
  [undefined, 4],
  [4, 4],
  [3, 4],
  [2, 3],
])('counts beyond a limit of %s are told as one more', async (max, used) => {
  expect(await conditions(max)).toEqual({ New: 1, Used: used, Fair: 0 });
});
