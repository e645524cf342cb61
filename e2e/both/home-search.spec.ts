import type { Page } from '@playwright/test';
import { newCar, SALOON } from '../testing/listings/cars.ts';
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
import { visit } from '../testing/visit.ts';

/** What the search of the home page leads to, and what it says (specification §2.3). */
let agent: Person;
test.beforeAll(async () => {
  agent = await newPerson('Agent');
});

const heading = (page: Page) => page.getByRole('heading', { name: 'Properties', exact: true });
const results = (page: Page) =>
  page.getByRole('group', { name: 'Properties and cars', exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });
const toTheTop = (page: Page) => page.evaluate(() => scrollTo(0, 0));

test('the button, Enter and a price lead to the results, which are counted', async ({ page }) => {
  const word = newWord();
  await newListing(agent, { name: `Beach House ${word}`, price: '100' });
  await visit(page, '/');
  await expect(heading(page)).not.toBeInViewport();

  await searchBox(page).fill(`houses ${word}`);
  await expect(properties(page).getByRole('status')).toHaveText('1 property');
  await expect(heading(page)).not.toBeInViewport();
  await submit(page).click();
  await expect(heading(page)).toBeInViewport({ ratio: 1 });
  await expect(results(page)).toBeFocused();
  await expect(page).toHaveURL(`/?search=houses+${word}`);

  await toTheTop(page);
  await searchBox(page).press('Enter');
  await expect(heading(page)).toBeInViewport({ ratio: 1 });
  await expect(results(page)).toBeFocused();

  await toTheTop(page);
  await priceFilter(page).selectOption('₵100,000');
  await expect(heading(page)).toBeInViewport({ ratio: 1 });
  await expect(properties(page).getByRole('status')).toHaveText('1 property');
});

test.describe('however it is typed', { tag: '@phone' }, () => {
  test('at once or slowly, Enter leads to the same place', async ({ page }) => {
    const word = newWord();
    for (const which of ['one', 'two']) await newListing(agent, { name: `Villa ${word} ${which}` });
    const leads = page.getByRole('list', { name: 'Where the search leads on' });
    const top = () =>
      results(page).evaluate((part) => Math.round(part.getBoundingClientRect().top));
    await visit(page, '/');
    await searchBox(page).fill(word);
    await expect(leads).toBeVisible();
    await searchBox(page).press('Enter');
    await expect(leads).toBeInViewport({ ratio: 1 });
    const slowly = await top();

    await visit(page, '/');
    await searchBox(page).focus();
    await page.keyboard.type(word);
    await page.keyboard.press('Enter');
    await expect(properties(page).getByRole('status')).toHaveText('2 properties');
    await expect(leads).toBeInViewport({ ratio: 1 });
    expect(await top()).toBe(slowly);
    // Who goes on is not brought back.
    await page.mouse.wheel(0, 400);
    await expect(leads).not.toBeInViewport();

    await page.goto('/');
    await searchBox(page).focus();
    await page.keyboard.type(word);
    await page.keyboard.press('Enter');
    await expect(properties(page).getByRole('status')).toHaveText('2 properties');
    await expect.poll(top).toBe(slowly);
  });

  test('a search that was sent opens at what it finds, and a reload where one was', async ({
    page,
  }) => {
    const word = newWord();
    await newListing(agent, { name: `Villa ${word}` });
    await newCar(agent, { name: `Corolla ${word}` });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/assets\/.*\.js$/.test(request.url())) asked.push(request.url());
    });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto(`/?search=${word}`);
    await expect(heading(page)).toBeInViewport({ ratio: 1 });
    // It was no use of the page: that is a sign of somebody.
    expect(asked).toEqual([]);
    await page.clock.resume();
    await page.mouse.wheel(0, -10_000);
    await expect(searchBox(page)).toBeInViewport();
    await page.waitForSelector('html[data-running]', { state: 'attached' });
    await page.reload();
    await expect(searchBox(page)).toBeInViewport();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('the form leads to the results too', async ({ page }) => {
      const word = newWord();
      await newListing(agent, { name: `Villa ${word}` });
      await page.goto('/');
      await searchBox(page).fill(word);
      await searchBox(page).press('Enter');
      await expect(page).toHaveURL(new RegExp(`search=${word}`));
      await expect(properties(page).getByRole('status')).toHaveText('1 property');
      await expect(properties(page).getByRole('status')).toBeInViewport();
    });
  });
});

test.describe('on every screen the same', { tag: '@phone' }, () => {
  test('pickups and trucks are found too, and none is said only where there is none', async ({
    page,
  }) => {
    const word = newWord();
    const none = 'No cars ';
    await newCar(agent, { ...SALOON, name: `Hilux ${word}`, carType: 'Pickup', price: '5' });
    await visit(page, `/?search=${word}+pickup`);
    await expect(cardsOf(cars(page))).toHaveCount(1);
    await expect(cars(page)).toContainText('1 car');
    await expect(cars(page)).not.toContainText(none);
    await expect(properties(page)).toContainText(`No properties match “${word} pickup”.`);
    await expect(properties(page)).not.toContainText('price');
    // Its price is shown nowhere, so nothing is narrowed by it.
    await priceFilter(page).selectOption('₵100,000');
    await expect(cars(page)).toContainText(none);
    await expect(cars(page)).toContainText('Try other words or a higher price.');
    await searchBox(page).fill('');
    await expect(cars(page)).not.toContainText(none);
  });

  test('what is found comes before what says that it found nothing', async ({ page }) => {
    const word = newWord();
    const titles = results(page).getByRole('heading', { level: 2 });
    await newCar(agent, { name: `Hilux ${word}` });
    await visit(page, '/');
    await expect(titles).toHaveText(['Properties', 'Cars']);
    await searchBox(page).fill(word);
    await searchBox(page).press('Enter');
    await expect(titles).toHaveText(['Cars', 'Properties']);
    await expect(cardsOf(cars(page))).toHaveCount(1);
    await expect(cardsOf(cars(page))).toBeInViewport();
    await expect(results(page)).toBeFocused();
    await visit(page, `/?search=${word}`);
    await expect(titles).toHaveText(['Cars', 'Properties']);
    await newListing(agent, { name: `Hilux House ${word}` });
    await visit(page, `/?search=${word}`);
    await expect(titles).toHaveText(['Properties', 'Cars']);
  });

  test('an empty state advises to change only what is set', async ({ page }) => {
    await visit(page, '/?maxPrice=1');
    for (const list of [properties(page), cars(page)]) {
      await expect(list).toContainText('cost so little.');
      await expect(list).toContainText('Try a higher price.');
    }
    await visit(page, `/?search=${newWord()}`);
    for (const list of [properties(page), cars(page)]) {
      await expect(list).toContainText('Try fewer or other words.');
      await expect(list).not.toContainText('price');
    }
  });
});

test('a misspelt word is taken for what it may have been meant as, until it is searched for as it stands', async ({
  page,
}) => {
  // Only letters: what has figures is a name, and is never taken for another.
  const word = newWord().replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');
  const misspelt = `${word.slice(0, 4)}${word.slice(5)}`;
  await newListing(agent, { name: `House ${word}` });
  await visit(page, `/?search=${misspelt}`);
  await expect(cardsOf(properties(page))).toHaveCount(1);
  await expect(properties(page)).toContainText(`Showing results for “${word}”.`);
  await properties(page)
    .getByRole('link', { name: `Search only for “${misspelt}”` })
    .click();
  await expect(page).toHaveURL(`/?search=${misspelt}&exact=1`);
  await expect(properties(page)).toContainText(`No properties match “${misspelt}”.`);
  // Other words are read as usual.
  await searchBox(page).fill(`${misspelt} house`);
  await expect(properties(page)).toContainText(`Showing results for “${word} house”.`);
  await expect(page).not.toHaveURL(/exact/);
});

test('where nothing is found it says without which word or filter something is', async ({
  page,
}) => {
  const word = newWord();
  await newListing(agent, { name: `House ${word}`, price: '500' });
  await visit(page, `/?search=${word}+zebra`);
  await properties(page).getByRole('link', { name: 'Without “zebra”: 1' }).click();
  await expect(page).toHaveURL(`/?search=${word}`);
  await expect(cardsOf(properties(page))).toHaveCount(1);
  await visit(page, `/?search=${word}&maxPrice=100`);
  await properties(page).getByRole('link', { name: 'Without the highest price: 1' }).click();
  await expect(cardsOf(properties(page))).toHaveCount(1);
  await visit(page, `/?search=${word}+under+1,600`);
  await properties(page).getByRole('link', { name: 'Up to ₵1,600: 1' }).click();
  await expect(page).toHaveURL(`/?search=${word}&maxPrice=1600`);
  await expect(cardsOf(properties(page))).toHaveCount(1);
});

test('a place that a search names leads to what is around it', async ({ page }) => {
  const word = newWord();
  await newListing(agent, { name: `House ${word}`, location: 'Haatso', address: '1 Hill View' });
  const typed = `search=${word}+near+university+of+ghana`;
  const way = page.getByRole('link', { name: 'Within 5 km of University of Ghana: 1' });
  await visit(page, `/short-stays?${typed}`);
  await way.click();
  await expect(page).toHaveURL(`/short-stays?search=${word}&near=university-of-ghana&within=5`);
  await expect(page.getByRole('heading', { name: `House ${word}` })).toBeVisible();
  // The home page has no list of all properties that could be narrowed to a place.
  await visit(page, `/?${typed}`);
  await expect(
    properties(page)
      .getByRole('link', { name: /^Without “university”|^Show all/ })
      .first(),
  ).toBeVisible();
  await expect(way).toHaveCount(0);
});
