import { newCar } from '../testing/listings/cars.ts';
import {
  cardsOf,
  cars,
  newWord,
  priceFilter,
  properties,
  searchBox,
} from '../testing/listings/home.ts';
import { newListing } from '../testing/listings.ts';
import { newPerson, type Person } from '../testing/people.ts';
import { expect, test } from '../testing/test.ts';
import { revisit, visit } from '../testing/visit.ts';

/** What the home page lists, and how it is searched (specification §2.3, §5, §8, §9). */

let agent: Person;
test.beforeAll(async () => {
  agent = await newPerson('Agent');
});

test.describe('the search', { tag: '@phone' }, () => {
  test('looks in name and description, caps the price, and is kept in the address', async ({
    page,
  }) => {
    const word = newWord();
    await newListing(agent, { name: `Seaview House ${word}`, price: '100,000' });
    await newListing(agent, {
      description: `Near ${word.toUpperCase()} beach`,
      price: '100000.01',
    });
    await newCar(agent, { name: `Corolla ${word}`, price: '90000' });
    await newCar(agent, { description: `From ${word}`, brand: 'Kia', price: '350000' });
    await visit(page, '/');
    const shown = async (inProperties: number, inCars: number) => {
      await expect(cardsOf(properties(page))).toHaveCount(inProperties);
      await expect(cardsOf(cars(page))).toHaveCount(inCars);
    };

    await searchBox(page).fill(word.toUpperCase());
    await expect(page).toHaveURL(`/?search=${word.toUpperCase()}`);
    await shown(2, 2);

    await searchBox(page).fill(`Seaview House ${word}`);
    await shown(1, 0);
    await searchBox(page).fill(word);
    await shown(2, 2);

    await expect(priceFilter(page).getByRole('option')).toHaveText([
      'All Prices',
      '₵100,000',
      '₵200,000',
      '₵300,000',
      '₵400,000',
    ]);
    await priceFilter(page).selectOption('₵100,000');
    await expect(page).toHaveURL(`/?search=${word}&maxPrice=100000`);
    await shown(1, 1);
    await expect(properties(page)).toContainText(`Seaview House ${word}`);

    await revisit(page);
    await expect(searchBox(page)).toHaveValue(word);
    await expect(priceFilter(page)).toHaveValue('100000');
    await shown(1, 1);
    await priceFilter(page).selectOption('All Prices');
    await expect(page).toHaveURL(`/?search=${word}`);
    await shown(2, 2);
  });

  test('says when nothing is found, and shows all again', async ({ page }) => {
    const word = newWord();
    await visit(page, '/');
    await searchBox(page).fill(word);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(properties(page)).toContainText(`No properties match “${word}”.`);
    await expect(cars(page)).toContainText(`No cars match “${word}”.`);
    await expect(page.getByText('available at the moment')).toHaveCount(0);
    await page.getByRole('link', { name: 'Show all properties' }).click();
    await expect(page).toHaveURL('/');
    await expect(searchBox(page)).toHaveValue('');
    await expect(cardsOf(properties(page)).first()).toBeVisible();
  });
});

test('pages hold six cards; the paginator shows five pages and two at either end', async ({
  page,
}) => {
  const word = newWord();
  await Promise.all(
    Array.from({ length: 55 }, (_, n) => newListing(agent, { name: `Home ${n} ${word}` })),
  );
  await visit(page, `/?search=${word}`);
  const pages = page.getByRole('navigation', { name: 'Pages of properties' });
  /** What stands between Previous and Next. */
  const numbers = async () => (await pages.locator('li:visible').allTextContents()).slice(1, -1);
  const current = pages.locator('[aria-current=page]');

  await expect(cardsOf(properties(page))).toHaveCount(6);
  await expect(properties(page)).toContainText('Showing 1 to 6 of 55 properties');
  await expect(current).toHaveText('1');
  await expect(pages.getByRole('link', { name: 'Previous' })).toHaveCount(0);
  expect(await numbers()).toEqual(['1', '2', '3', '4', '5', '…', '9', '10']);

  const first = await cardsOf(properties(page)).getByRole('heading').allTextContents();
  await pages.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(new RegExp(`search=${word}&page=2[.]after[.][\\w-]+#properties$`));
  await expect(properties(page)).toContainText('Showing 7 to 12 of 55 properties');
  await expect(current).toHaveText('2');
  await expect(page.getByRole('heading', { name: 'Properties', exact: true })).toBeInViewport();
  const again = async () =>
    (await cardsOf(properties(page)).getByRole('heading').allTextContents()).filter((name) =>
      first.includes(name),
    );
  await expect.poll(again).toEqual([]);

  await visit(page, `/?search=${word}&page=6`);
  await expect(current).toHaveText('6');
  expect(await numbers()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);

  await pages.getByRole('link', { name: 'Page 10' }).click();
  await expect(cardsOf(properties(page))).toHaveCount(1);
  await expect(pages.getByRole('link', { name: 'Next' })).toHaveCount(0);
  await pages.getByRole('link', { name: 'Previous' }).click();
  await expect(page).toHaveURL(new RegExp(`search=${word}&page=9[.]before[.][\\w-]+#properties$`));
  await page.goBack();
  await expect(current).toHaveText('10');

  // Another search begins on its first page.
  await searchBox(page).fill(`Home 1 ${word}`);
  await expect(page).not.toHaveURL(/page=/);
  await expect(cardsOf(properties(page))).toHaveCount(1);
});

test('the list that was loaded is kept in session storage, with its time', {
  tag: '@phone',
}, async ({ page }) => {
  const word = newWord();
  const { _id: id } = await newListing(agent, { name: `Home ${word}` });
  const kept = () =>
    page.evaluate(() => ({
      list: JSON.parse(sessionStorage.getItem('properties') ?? '[]'),
      at: Number(sessionStorage.getItem('propertiesTimestamp')),
    }));
  const before = Date.now();
  await visit(page, '/');
  await searchBox(page).fill(word);
  await expect
    .poll(async () => (await kept()).list[0])
    .toMatchObject({ _id: id, name: `Home ${word}` });
  const { at } = await kept();
  expect(at).toBeGreaterThanOrEqual(before);
  expect(at).toBeLessThanOrEqual(Date.now());
});

test.describe('without scripts', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false });

  test('it is read, searched and paged all the same', async ({ page }) => {
    const word = newWord();
    await Promise.all(
      Array.from({ length: 7 }, (_, n) =>
        newListing(agent, { name: `Home ${n} ${word}`, price: n === 0 ? '300000' : '200000' }),
      ),
    );
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Find Your Dream Home' })).toBeVisible();
    await searchBox(page).fill(word);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(cardsOf(properties(page))).toHaveCount(6);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(cardsOf(properties(page))).toHaveCount(1);
    await priceFilter(page).selectOption('₵200,000');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`\\?search=${word}&maxPrice=200000(#|$)`));
    await expect(properties(page)).toContainText('6 properties');
    await cardsOf(properties(page)).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/property\/.+/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(word);
  });
});
