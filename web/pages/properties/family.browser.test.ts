import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { FAMILIES } from '#domain/properties/families.ts';
import { expectAccessible } from '../../testing/accessible.ts';
import { answer, listOf, noResponse, refusal } from '../../testing/answers.ts';
import { answerLists } from '../../testing/lists-samples.ts';
import { address, openSite } from '../../testing/open-site.tsx';
import { logInAs } from '../../testing/people.ts';
import {
  propertyCard,
  sampleCards,
  sampleId,
  sampleProperty,
  sampleStay,
} from '../../testing/samples.ts';

/** Lists of properties (specification §2.9, §4, §5, §8). */

const main = page.getByRole('main');
const cards = main.getByRole('article');
const stays = (count: number) =>
  sampleCards(count, {
    propertyType: 'Short-Stay',
    shortStayType: 'Guest House',
    rentalType: null,
  });

describe('a card', () => {
  const PLACE = { price: 1250, location: 'Osu', region: 'Greater Accra' } as const;

  // §2.9/3, §2.9/7
  test.each([
    ['/short-stays', sampleStay({ ...PLACE, photos: [] }), 'Guest House', 'No Image'],
    ['/property-rentals', sampleProperty({ ...PLACE, rentalType: 'Office' }), 'Office', undefined],
    [
      '/houses-for-sale',
      sampleProperty({
        ...PLACE,
        photos: [],
        propertyType: 'PropertySales',
        rentalType: null,
        saleType: 'Houses For Sale',
      }),
      'House For Sale',
      'No Image',
    ],
  ])('on %s shows its listing, and opens it', async (path, property, badge, noImage) => {
    logInAs('Agent');
    answerLists({ homes: [propertyCard(property)] });
    await openSite(path);
    const title = FAMILIES.find((family) => family.path === path)?.title ?? '';
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    for (const text of [badge, '₵1,250.00', 'Osu, Greater Accra', ...(noImage ? [noImage] : [])]) {
      await expect.element(cards.getByText(text).first()).toBeVisible();
    }
    if (!noImage) await expect.element(cards.getByRole('img').first()).toBeVisible();
    await expect
      .element(cards.getByRole('link', { name: property.name }))
      .toHaveAttribute('href', `/property/${property._id}`);
  });

  // §2.9/10
  test('says how many reviews its rating has', async () => {
    answerLists({ homes: sampleCards(1, { averageRating: 4.5, reviewCount: 2 }) });
    for (const path of ['/', '/property-rentals']) {
      await openSite(path);
      await expect.element(cards.getByText('4.5 (2)', { exact: true }).last()).toBeVisible();
      await expect
        .element(cards.getByText('rated 4.5 of 5 in 2 reviews').last())
        .toBeInTheDocument();
    }
  });

  // §2.9/4, §2.12/1
  test('of a stay has Book Now, which opens the booking and not the card', async () => {
    logInAs('Customer');
    const stay = sampleStay();
    const rented = sampleStay({ _id: sampleId(2), name: 'Rented house', status: 'rented' });
    answerLists({ homes: [stay, rented].map(propertyCard) });
    answer('GET /api/properties/:id', stay);
    answer('GET /api/properties/:id/booked-dates', []);
    answer('GET /api/properties/:id/stay-rules', { rules: null, version: 0 });
    answer('GET /api/bookings', []);
    await openSite('/short-stays');
    const card = (name: string) => cards.filter({ hasText: name });
    await expect.element(card('Rented house').getByText('Rented', { exact: true })).toBeVisible();
    await expect
      .element(card('Rented house').getByRole('link', { name: 'Book Now' }))
      .not.toBeInTheDocument();
    await card(stay.name).getByRole('link', { name: 'Book Now' }).click();
    await expect.poll(address).toBe(`/booking?property=${stay._id}`);
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Book Your Stay');
    await expect
      .element(page.getByRole('region', { name: 'Your stay' }).getByText(stay.name))
      .toBeVisible();
    const { _id: id, name, price, location } = stay;
    expect(history.state.usr).toEqual({ id, name, price, location });
  });

  // §1/7
  test('leads a visitor to sign-up', async () => {
    answerLists({ homes: stays(1) });
    await openSite('/short-stays');
    await cards.getByRole('link', { name: 'Home 1' }).click();
    await expect
      .poll(address)
      .toBe(`/signup?next=${encodeURIComponent(`/property/${sampleId(1)}`)}`);
    await expect.element(page.getByRole('dialog', { name: 'Select Your Role' })).toBeVisible();
  });
});

// §2.9/12
test('a grid has one to three columns, depending on the width of the screen', async () => {
  answerLists({ homes: stays(4) });
  await openSite('/short-stays');
  await expect.element(cards.first()).toBeVisible();
  const columns = () => {
    const grid = cards.first().element().parentElement;
    return grid && getComputedStyle(grid).gridTemplateColumns.split(' ').length;
  };
  for (const [width, count] of [
    [1280, 3],
    [768, 2],
    [360, 1],
  ] as const) {
    await page.viewport(width, 800);
    await expect.poll(columns, { message: `at ${width} px` }).toBe(count);
  }
});

describe('a list', () => {
  /** One of each kind: all lists of a kind show failures in the same way. */
  const LOOKED_AT = new Set(['/short-stays', '/cars']);

  // §2.9/1, §2.9/2, §2.17/5, §2.18/5, §4/11, §8/5, §8/6, §8/7, §8/8, §8/10
  test.each([
    ['/short-stays', 'No Short-Stay properties available.', 'Failed to fetch properties'],
    ['/apartments', 'No apartments available.', 'Failed to fetch apartments.'],
    ['/property-rentals', 'No rental properties available', 'Failed to fetch property rentals'],
    ['/property-sale', 'No properties for sale available', 'Failed to fetch property sales'],
    ['/cars', 'No cars found', 'Failed to load cars.'],
    ['/relocation-ride', 'No relocation vehicles available at the moment.', 'Failed to load cars.'],
    ['/buy-a-car', 'No cars available at the moment.', 'Failed to load cars.'],
  ])('on %s says when it is empty, and when it fails to load', async (path, empty, failure) => {
    answerLists();
    const { promise, resolve } = Promise.withResolvers<void>();
    const failed = async () => {
      await promise;
      return refusal('BAD_INPUT', 'No such page.');
    };
    answer('GET /api/properties', failed);
    answer('GET /api/cars', failed);
    await openSite(path);
    await expect.element(main.getByText(/^Loading .+\.\.\.$/)).toBeVisible();
    resolve();
    await expect.element(page.getByText(failure, { exact: true })).toBeVisible();
    if (LOOKED_AT.has(path)) await expectAccessible();
    answerLists();
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText(empty, { exact: true })).toBeVisible();
  });

  // §4/13
  test('that fails to load shows the one loaded last, and says so', async () => {
    answerLists({ homes: stays(3) });
    await openSite('/short-stays');
    await expect.poll(() => cards.elements().length).toBe(3);
    answer('GET /api/properties', noResponse);
    const search = page.getByLabelText(/^Search Short/);
    await search.fill('home bedrooms');
    await expect
      .element(page.getByRole('alert').getByText('Failed to fetch properties'))
      .toBeVisible();
    const sentence = page.getByText('Below is what you saw last.');
    await expect.element(sentence).toBeVisible();
    await expect.poll(() => cards.elements().length).toBe(3);
    await expect
      .element(page.getByText('No Short-Stay properties available.'))
      .not.toBeInTheDocument();
    await expect.element(page.getByText(/3 properties/)).not.toBeInTheDocument();

    answer('GET /api/properties', listOf(stays(1)));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => cards.elements().length).toBe(1);
    await expect.element(sentence).not.toBeInTheDocument();
  });

  // §5/10
  test('puts the best match first when words are typed, and offers another order', async () => {
    const { homes: calls } = answerLists({ homes: stays(2) });
    await openSite('/guest-house?search=lake');
    await expect.element(cards.first()).toBeVisible();
    const order = page.getByRole('combobox', { name: 'Sort by' });
    const chosen = () => (order.element() as HTMLSelectElement).selectedOptions[0]?.text;
    expect(chosen()).toBe('Best match');
    await order.selectOptions('Oldest first');
    await expect.poll(address).toBe('/guest-house?search=lake&sort=oldest');
    await expect.poll(() => calls.at(-1)?.query.get('sort')).toBe('oldest');
    await order.selectOptions('Best match');
    await expect.poll(address).toBe('/guest-house?search=lake');
    await page.getByLabelText('Search Guest Houses').fill('');
    await expect.poll(chosen).toBe('Newest first');
    await expect.element(order.getByRole('option', { name: 'Best match' })).not.toBeInTheDocument();
  });

  // §2.15/7
  test('does not count search words as a filter', async () => {
    answerLists();
    answer('GET /api/properties', ({ query }) => listOf(query.has('search') ? [] : stays(1)));
    await openSite('/hotels?search=zzzzzz');
    await expect.element(page.getByText('No hotels available.')).toBeVisible();
    await expect
      .element(main.getByRole('button', { name: /^Filters/ }).first())
      .toHaveTextContent('Filters');
    await expect.element(page.getByText('Nothing found for “zzzzzz”')).toBeVisible();
    await expect.element(page.getByText('Check the spelling, or try other words.')).toBeVisible();
    await expect.element(page.getByText('Try fewer filters.')).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect.poll(address).toBe('/hotels');
  });
});

describe('small cards', () => {
  const button = page.getByRole('button', { name: 'Compact list' });
  const height = () => cards.first().element().getBoundingClientRect().height;

  test('are chosen once for every list, can be undone, and ask for small photos', async () => {
    answerLists({ homes: stays(3) });
    await openSite('/short-stays');
    await expect.element(cards.first()).toBeVisible();
    const large = height();
    await button.click();
    await expect.element(button).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(height).toBeLessThan(large / 2);
    await openSite('/guest-house');
    await expect.element(button).toHaveAttribute('aria-pressed', 'true');
    await expect.element(cards.first().getByRole('img').first()).toHaveAttribute('sizes', '10rem');
    await button.click();
    await expect.poll(height).toBe(large);
  });

  test('are not used on the home page', async () => {
    answerLists({ homes: stays(1) });
    localStorage.setItem('compactLists', 'on');
    await openSite('/');
    await expect.element(cards.first()).toBeVisible();
    await expect.element(button).not.toBeInTheDocument();
    expect(height()).toBeGreaterThan(400);
  });
});

test('the row of categories starts with the current one in view', async () => {
  answerLists();
  await openSite('/houses');
  const current = page
    .getByRole('navigation', { name: 'Property Rentals' })
    .getByRole('link', { name: 'Houses', exact: true });
  await expect.element(current).toHaveAttribute('aria-current', 'page');
  await expect.element(current).toBeInViewport({ ratio: 1 });
});
