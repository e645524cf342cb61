import type { Page } from '@playwright/test';
import type { Car } from '#domain/cars/schema.ts';
import { newCar } from '../testing/listings/cars.ts';
import { pressOption } from '../testing/listings/filters.ts';
import { newWord } from '../testing/listings/home.ts';
import { listingName, newListing, setStatus } from '../testing/listings.ts';
import { newPerson, type Person, signIn } from '../testing/people.ts';
import { expectAccessible } from '../testing/screen/accessible.ts';
import { ORIGIN } from '../testing/site.ts';
import { expect, test } from '../testing/test.ts';
import { visit } from '../testing/visit.ts';

/** Lists of properties and cars, and a car (specification §2.9, §2.15 to §2.18, §5, §8). */

let agent: Person;

test.beforeAll(async () => {
  agent = await newPerson('Agent');
});

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

/** The newest car that fits a query of the list. */
async function carLike(query: Record<string, string>): Promise<Car> {
  const response = await fetch(
    `${ORIGIN}/api/cars?${new URLSearchParams({ ...query, limit: '1' })}`,
  );
  const [car] = (await response.json()) as Car[];
  if (!car) throw new Error('there is no such car');
  return car;
}

for (const { path, heading, badge, text, photos } of [
  { path: '/short-stays', heading: 'Short-Stays', badge: 'Guest House', text: {}, photos: 0 },
  {
    path: '/property-rentals',
    heading: 'Property Rentals',
    badge: 'Office',
    text: { propertyType: 'PropertyRentals', shortStayType: '', rentalType: 'Office' },
    photos: 1,
  },
  {
    path: '/houses-for-sale',
    heading: 'Houses For Sale',
    badge: 'House For Sale',
    text: { propertyType: 'PropertySales', shortStayType: '', saleType: 'Houses For Sale' },
    photos: 0,
  },
]) {
  test(`${path} shows its cards, which open the property`, async ({ page, context }) => {
    const fields = { ...text, price: '1250', location: 'Osu' };
    const { _id: id, name } = await newListing(agent, fields, { photos });
    await signIn(context, agent);
    await visit(page, `${path}?${new URLSearchParams({ search: name })}`);
    await expect(title(page)).toHaveText(heading);
    const one = card(page, name);
    for (const part of [badge, '₵1,250.00', 'Osu, Greater Accra']) {
      await expect(one).toContainText(part);
    }
    if (photos === 0) await expect(one).toContainText('No Image');
    else await expect(one.locator('img')).toHaveJSProperty('complete', true);
    await one.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/property/${id}`);
  });
}

test('a grid has one to three columns, by the width of the screen', async ({ page }) => {
  await visit(page, '/short-stays');
  const columns = () =>
    card(page, '')
      .first()
      .evaluate(
        ({ parentElement }) =>
          parentElement && getComputedStyle(parentElement).gridTemplateColumns.split(' ').length,
      );
  for (const [width, count] of [
    [1280, 3],
    [768, 2],
    [360, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(columns, `at ${width} px`).toBe(count);
  }
});

/** Every list of properties: its address, its title, the badge of its cards, and what it says of an empty list. */
const FAMILIES = [
  [
    '/short-stays',
    'Short-Stays',
    /^(Hotel|Movie House|Guest House|Furnished Apartment)$/,
    'No Short-Stay properties available.',
  ],
  ['/hotels', 'Hotels', /^Hotel$/, 'No hotels available.'],
  ['/movie-house', 'Movie Houses', /^Movie House$/, 'No movie houses available.'],
  ['/guest-house', 'Guest Houses', /^Guest House$/, 'No guest houses available.'],
  [
    '/furnished-apartment',
    'Furnished Apartments',
    /^Furnished Apartment$/,
    'No furnished apartments available.',
  ],
  [
    '/property-rentals',
    'Property Rentals',
    /^(Apartment|Condo|House|Duplex|Office|Shop)$/,
    'No rental properties available',
  ],
  ['/apartments', 'Apartments', /^Apartment$/, 'No apartments available.'],
  ['/condos', 'Condos', /^Condo$/, 'No condos available.'],
  ['/houses', 'Houses', /^House$/, 'No houses available.'],
  ['/duplex', 'Duplex', /^Duplex$/, 'No duplex available.'],
  ['/office', 'Office', /^Office$/, 'No office available.'],
  ['/shop', 'Shop', /^Shop$/, 'No shop available.'],
  [
    '/property-sale',
    'Property Sales',
    /^(Land|Commercial Property|House For Sale)$/,
    'No properties for sale available',
  ],
  ['/land', 'Land', /^Land$/, 'No land available.'],
  [
    '/commercial',
    'Commercial Property',
    /^Commercial Property$/,
    'No commercial property available.',
  ],
  ['/houses-for-sale', 'Houses For Sale', /^House For Sale$/, 'No houses for sale available.'],
] as const;

test('every family and category lists its own, and says when there is none', async ({
  page,
  request,
}) => {
  /** The page as the server writes it. */
  const read = async (path: string) =>
    page.evaluate(
      (html) => {
        const written = new DOMParser().parseFromString(html, 'text/html');
        const textOf = (selector: string) =>
          [...written.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim());
        return {
          title: written.title,
          headings: textOf('h1'),
          badges: textOf('article > div:first-child > div:first-of-type'),
          paragraphs: textOf('main p'),
        };
      },
      await (await request.get(path)).text(),
    );
  for (const [path, heading, badge, empty] of FAMILIES) {
    const { title, headings, badges } = await read(path);
    expect(headings, path).toEqual([heading]);
    expect(title, path).toContain(heading);
    expect(badges.length, path).toBeGreaterThan(0);
    for (const each of badges) expect(each, path).toMatch(badge);
    const { paragraphs } = await read(`${path}?search=nothing-is-called-like-this`);
    expect(paragraphs, path).toContain(empty);
  }
});

test('filters are mirrored in the address, and removed again', async ({ page }) => {
  const { name } = await newListing(agent, { name: listingName('Volta Nook'), region: 'Volta' });
  await visit(page, `/guest-house?${new URLSearchParams({ search: name })}`);
  const panel = page.getByRole('complementary', { name: 'Filters' });
  await pressOption(panel, 'Region', 'Volta');
  await expect(page).toHaveURL(/[?&]region=Volta/);
  await expect(card(page, name)).toBeVisible();
  await pressOption(panel, 'Region', 'Oti');
  await expect(page).toHaveURL(/[?&]region=Volta%2COti/);
  await page.getByRole('button', { name: 'Remove Volta' }).click();
  await expect(page.getByText('No guest houses available.')).toBeVisible();
  await expect(page).toHaveURL(/[?&]region=Oti/);
  await page.getByRole('button', { name: 'Remove Oti' }).click();
  await expect(card(page, name)).toBeVisible();
  await expect(page).not.toHaveURL(/region=/);
});

test('the best match comes first where words are typed, and another order can be chosen', async ({
  page,
}) => {
  const word = newWord();
  const inText = await newListing(agent, {
    name: listingName('Volta Nook'),
    description: `Near ${word}`,
  });
  const inName = await newListing(agent, { name: `${listingName('Nook')} ${word}` });
  await newListing(agent, { name: listingName('Other Nook'), description: `By ${word}` });
  await visit(page, `/guest-house?search=${word}`);
  const order = page.getByRole('combobox', { name: 'Sort by' });
  const first = page.getByRole('main').getByRole('article').first();
  const chosen = order.locator('option:checked');
  await expect(chosen).toHaveText('Best match');
  await expect(first).toContainText(inName.name);
  await order.selectOption('Oldest first');
  await expect(page).toHaveURL(/sort=oldest/);
  await expect(first).toContainText(inText.name);
  await order.selectOption('Best match');
  await expect(page).not.toHaveURL(/sort=/);
  await page.getByLabel('Search Guest Houses').fill('');
  await expect(chosen).toHaveText('Newest first');
  await expect(order.getByRole('option', { name: 'Best match' })).toHaveCount(0);
});

/** One of each kind: all lists of a kind draw what failed in the same way. */
const LOOKED_AT = new Set(['/short-stays', '/cars']);

for (const [path, empty, failure] of [
  ['/short-stays', 'No Short-Stay properties available.', 'Failed to fetch properties'],
  ['/apartments', 'No apartments available.', 'Failed to fetch apartments.'],
  ['/property-rentals', 'No rental properties available', 'Failed to fetch property rentals'],
  ['/property-sale', 'No properties for sale available', 'Failed to fetch property sales'],
  ['/cars', 'No cars found', 'Failed to load cars.'],
  ['/relocation-ride', 'No relocation vehicles available at the moment.', 'Failed to load cars.'],
  ['/buy-a-car', 'No cars available at the moment.', 'Failed to load cars.'],
] as const) {
  test(`${path} says that there is nothing, or that it failed`, async ({ page, complaints }) => {
    complaints.expectFailureOf(/\/api\/(properties|cars)/);
    const list = /\/api\/(properties|cars)(\?|$)/;
    const goThere = () =>
      page
        .locator(`footer a[href="${path}"], header a[href="${path}"]`)
        .first()
        .evaluate((link) => {
          (link as HTMLAnchorElement).click();
        });
    await visit(page, '/about');
    const response = Promise.withResolvers<void>();
    await page.route(list, async (route) => {
      await response.promise;
      await route.fulfill({ status: 500, json: {} });
    });
    await goThere();
    await expect(page.getByRole('main').getByText(/^Loading .+\.\.\.$/)).toBeVisible();
    response.resolve();
    await expect(page.getByText(failure, { exact: true })).toBeVisible({ timeout: 20_000 });
    if (LOOKED_AT.has(path)) await expectAccessible(page);
    await page.unroute(list);
    await page.route(list, (route) =>
      route.fulfill({ json: [], headers: { 'x-total-count': '0' } }),
    );
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(empty, { exact: true })).toBeVisible();
  });
}

test('Book Now carries the stay along without opening the card', async ({ page, context }) => {
  const { _id: id, name, price, location } = await newListing(agent);
  const { name: rented, _id: rentedId } = await newListing(agent);
  await setStatus(agent, rentedId, 'Rented');
  await signIn(context, await newPerson('Customer'));
  await visit(page, `/short-stays?${new URLSearchParams({ search: rented })}`);
  await expect(card(page, rented)).toContainText('Rented');
  await expect(card(page, rented).getByRole('link', { name: 'Book Now' })).toHaveCount(0);
  await visit(page, `/short-stays?${new URLSearchParams({ search: name })}`);
  await card(page, name).getByRole('link', { name: 'Book Now' }).click();
  await expect(title(page)).toHaveText('Book Your Stay');
  await expect(page).toHaveURL(`/booking?property=${id}`);
  await expect(page.getByRole('region', { name: 'Your stay' })).toContainText(name);
  expect(await page.evaluate(() => history.state.usr)).toEqual({ id, name, price, location });
});

test('a visitor’s click on a card leads to sign-up', async ({ page }) => {
  const { _id: id, name } = await newListing(agent);
  await visit(page, `/short-stays?${new URLSearchParams({ search: name })}`);
  await card(page, name).getByRole('link', { name }).click();
  await expect(page).toHaveURL(`/signup?next=${encodeURIComponent(`/property/${id}`)}`);
});

test('words that are searched for are no filter', async ({ page }) => {
  await visit(page, '/hotels?search=zzzzzz');
  await expect(page.getByText('No hotels available.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /^Filters/ })).toHaveText(
    'Filters',
  );
  await expect(page.getByText('Nothing found for “zzzzzz”')).toBeVisible();
  await expect(page.getByText('Check the spelling, or try other words.')).toBeVisible();
  await expect(page.getByText('Try fewer filters.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(page).toHaveURL('/hotels');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('cars are filtered by what they are, and the filters cleared', async ({ page }) => {
  const { brand, name } = await newCar(agent, { brand: `Brand ${newWord()}` });
  await visit(page, '/cars');
  await expect(title(page)).toHaveText('Available Cars');
  const found = page.getByText(/^\d+ car\(s\) found$/);
  const count = async () => Number.parseInt((await found.textContent()) ?? '', 10);
  const all = await count();
  const panel = page.getByRole('complementary', { name: 'Filters' });
  await panel.hover();
  await pressOption(panel, 'Brand', brand);
  await page.getByLabel('Search cars').fill(name);
  await expect(page).toHaveURL(`/cars?${new URLSearchParams({ brand, search: name })}`);
  await expect(found).toHaveText('1 car(s) found');
  await expect(card(page, name)).toBeVisible();
  await panel.getByLabel('Earliest year').fill('2099');
  await expect(page.getByText('No cars found', { exact: true })).toBeVisible();
  await expect(page.getByText('Try adjusting your search or filter criteria')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear all filters' }).last().click();
  await expect(page).toHaveURL('/cars');
  // Others are listed meanwhile.
  await expect.poll(count).toBeGreaterThanOrEqual(all);
});

test('a relocation vehicle is requested without a price', async ({ page, context }) => {
  const car = await carLike({ category: 'Trucks', carType: 'Truck' });
  await signIn(context, agent);
  await visit(page, '/relocation-ride');
  await expect(title(page)).toHaveText('Available Cars for Relocation');
  const one = page.getByRole('article').first();
  await expect(one).not.toContainText('₵');
  await one.getByRole('link', { name: /^Request/ }).click();
  await expect(page).toHaveURL(/\/cars\/[\w-]+$/);

  await visit(page, `/cars/${car._id}`);
  const main = page.getByRole('main');
  await expect(title(page)).toHaveText(car.name);
  await expect(main.getByText('Relocation Vehicle').first()).toBeVisible();
  await expect(main).not.toContainText('₵');
  await main.getByRole('button', { name: 'Contact Driver' }).click();
  await expect(main.getByRole('status').getByText(car.driverName)).toBeVisible();
});

test('a car is bought by Buy Me: its price and all there is to know', async ({ page, context }) => {
  await signIn(context, agent);
  await visit(page, '/buy-a-car');
  await expect(page.getByRole('heading', { name: 'Featured Cars' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Categories' }).getByRole('link')).toHaveText([
    'Saloon',
    'SUVs',
    '4x4',
    'Trucks',
  ]);
  await page
    .getByRole('link', { name: /^Buy Me/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/cars\/[\w-]+$/);
  const main = page.getByRole('main');
  await expect(main).toContainText('₵');
  await expect(main).toContainText(/\d km/);
  for (const fact of ['Condition', 'Region', 'Transmission', 'Fuel type', 'Registration']) {
    await expect(main.getByText(fact, { exact: true })).toBeVisible();
  }
  await main.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/buy-a-car');
});

test('a car that is not there says so', async ({ page, complaints }) => {
  complaints.expectFailureOf(/\/cars\//);
  await page.goto(`/cars/${crypto.randomUUID()}`);
  await expect(title(page)).toHaveText('Car not found.');
});
