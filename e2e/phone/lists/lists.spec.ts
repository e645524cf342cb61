import { fieldMessages } from '#domain/field-messages.ts';
import { cardsOf } from '../../testing/listings/home.ts';
import { newListing } from '../../testing/listings.ts';
import { newPerson } from '../../testing/people.ts';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

/** Lists as the server renders them, and as the head shows them before scripts run (specification §2.9, §5, §8). */

/** Every list of properties: its address, title, card badge, and sentence when empty. */
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

// §2.9/5, §2.9/6, §2.9/8, §2.9/11, §7/7
test('every family and category lists its own, and says when it is empty', async ({
  page,
  request,
}) => {
  /** The page as the server renders it. */
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
    const { paragraphs } = await read(`${path}?search=zzzzqqqq`);
    expect(paragraphs, path).toContain(empty);
  }
});

test('small cards show before scripts run once they were chosen', async ({ page }) => {
  const cards = cardsOf(page.getByRole('main'));
  const height = async () => (await cards.first().boundingBox())?.height ?? 0;
  await visit(page, '/cars');
  await page.getByRole('button', { name: 'Compact list' }).click();
  await expect.poll(height).toBeLessThan(200);
  await expect(cards.nth(1)).toBeInViewport({ ratio: 1 });
  await page.goto('/short-stays');
  expect(await height()).toBeLessThan(250);
});

test('compared listings are in the page’s own HTML for anyone who gets the link', async ({
  page,
}) => {
  const agent = await newPerson('Agent');
  const flat = { propertyType: 'PropertyRentals', shortStayType: '', rentalType: 'Apartments' };
  const first = await newListing(agent, { ...flat, price: '900' });
  const second = await newListing(agent, { ...flat, price: '1200' });
  const path = `/compare?ids=${first._id},${second._id}`;
  const html = await (await page.request.get(path)).text();
  expect(html).toContain(first.name);
  expect(html).toContain('₵1,200.00 / month');
  expect(html).toContain('<meta name="robots" content="noindex"');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  // §2.9/22
  test('an impossible range is reported beside its fields, with a link out of it', async ({
    page,
    complaints,
  }) => {
    complaints.expectFailureOf(/minPrice=500/);
    const response = await page.goto('/cars?minPrice=500&maxPrice=100');
    expect(response?.status()).toBe(400);
    expect(response?.headers()['cache-control']).toBe('no-cache');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      fieldMessages.invertedRange,
    );
    await expect(page.getByLabel('Highest price')).toHaveValue('100');
    await expect(page.getByLabel('Highest price')).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('link', { name: 'Show the list without it' }).click();
    await expect(page).toHaveURL('/cars');
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
