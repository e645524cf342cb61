import { homeAndCar } from '../testing/listings/favourites.ts';
import { newPerson, type Person } from '../testing/people.ts';
import { expect, test } from '../testing/test.ts';
import { visit } from '../testing/visit.ts';

/** What was looked at on this device, kept only there. */

let agent: Person;
test.beforeAll(async () => {
  agent = await newPerson('Agent');
});

test('what was viewed stands in a row, the last first, until it is cleared', async ({ page }) => {
  const { home, car } = await homeAndCar(agent);
  await visit(page, '/');
  await expect(page.getByRole('region', { name: 'Recently viewed' })).toHaveCount(0);
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') told.push(request.url());
  });
  for (const path of [`/property/${home._id}`, `/cars/${car._id}`, `/property/${home._id}`]) {
    await visit(page, path);
  }
  for (const path of ['/favourites', '/']) {
    await visit(page, path);
    const row = page.getByRole('region', { name: 'Recently viewed' });
    await expect(row.getByRole('link')).toHaveText([new RegExp(home.name), new RegExp(car.name)]);
  }
  expect(told, 'nobody is told').toEqual([]);
  await page.getByRole('button', { name: 'Clear: Recently viewed' }).click();
  await expect(page.getByRole('region', { name: 'Recently viewed' })).toHaveCount(0);
  await visit(page, '/favourites');
  await expect(page.getByRole('region', { name: 'Recently viewed' })).toHaveCount(0);
});

test('a page that is left before its scripts are there was viewed too', async ({
  page,
  complaints,
}) => {
  complaints.expectFailureOf(/\/assets\//);
  const { home, car } = await homeAndCar(agent);
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  for (const path of [`/property/${home._id}`, `/cars/${car._id}`, `/property/${home._id}`]) {
    await page.goto(path);
  }
  await page.unroute(/\/assets\/.*\.js$/);
  await visit(page, '/favourites');
  const row = page.getByRole('region', { name: 'Recently viewed' });
  await expect(row.getByRole('link')).toHaveText([new RegExp(home.name), new RegExp(car.name)]);
});
