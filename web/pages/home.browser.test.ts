import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../testing/accessible.ts';
import { answer, listOf, noResponse, refusal } from '../testing/answers.ts';
import { expectLogged } from '../testing/complaints.ts';
import { answerLists, listWith } from '../testing/lists-samples.ts';
import { address, openSite } from '../testing/open-site.tsx';
import {
  carCard,
  propertyCard,
  sampleCar,
  sampleCarCards,
  sampleCards,
  sampleProperty,
} from '../testing/samples.ts';

/** The home page's lists, search and messages (specification §2.3, §4, §5, §8, §9). */

const results = page.getByRole('group', { name: 'Properties and cars', exact: true });
const properties = page.getByRole('region', { name: 'Properties', exact: true });
const cars = page.getByRole('region', { name: 'Cars', exact: true });
const homeCards = properties.getByRole('article');
const carCards = cars.getByRole('article');
const heading = page.getByRole('heading', { name: 'Properties', exact: true });
const searchBox = page.getByPlaceholder('Search properties...');
const priceFilter = page.getByRole('combobox', { name: 'Highest price' });
const submit = page.getByRole('button', { name: 'Search', exact: true });
const leads = page.getByRole('list', { name: 'Other places to search' });
const countOf = (cards: typeof homeCards) => () => cards.elements().length;

describe('cards', () => {
  // §1/3, §2.3/9, §2.3/21, §2.3/22, §2.3/23, §2.3/24
  test('show what the specification lists', async () => {
    const beginning = 'A quiet house. '.repeat(7).slice(0, 100);
    const villa = sampleProperty({
      name: 'Villa',
      price: 1_234_567.5,
      description: `${beginning}and this is too much`,
      location: 'Ada Foah',
      region: 'Volta',
      address: '7 River Road',
      condition: 'Newly built',
      propertyType: 'PropertySales',
      rentalType: null,
      saleType: 'Houses For Sale',
      photos: [],
      companyLogo: '/media/logos/1.jpg',
    });
    answerLists({ homes: [propertyCard(villa)], cars: [carCard(sampleCar())] });
    await openSite('/');
    for (const text of [
      '₵1,234,567.50',
      'Ada Foah, Volta',
      '7 River Road',
      'Newly built',
      'Available',
      'House For Sale',
      'No Image',
      `${beginning.trimEnd()}...`,
    ]) {
      await expect.element(homeCards.getByText(text).first()).toBeVisible();
    }
    await expect.element(homeCards.getByText('and this is')).not.toBeInTheDocument();
    await expect.element(homeCards.getByRole('img', { name: /^Company logo of / })).toBeVisible();
    for (const text of ['Honda CR-V 2015, black', 'Honda - CR-V (2015)', '₵168,000.00']) {
      await expect.element(carCards.getByText(text)).toBeVisible();
    }
    const photo = carCards.element().querySelector('img');
    photo?.scrollIntoView();
    await expect.poll(() => photo?.complete && photo.naturalWidth).toBeGreaterThan(0);
  });

  // §2.3/26, §8/61
  test('show No Image where a photo is broken', async () => {
    answerLists({ homes: sampleCards(1) });
    await openSite('/');
    await expect.element(homeCards).toBeVisible();
    homeCards.element().querySelector('img')?.dispatchEvent(new Event('error'));
    await expect.element(homeCards.getByText('No Image')).toBeVisible();
  });

  test('send visitors to sign up', async () => {
    answerLists({ homes: sampleCards(1), cars: sampleCarCards(1) });
    for (const [link, path, purpose] of [
      ['Home 1', sampleCards(1)[0]?._id, 'see this property'],
      ['Car 1', sampleCarCards(1)[0]?._id, 'see this car'],
    ] as const) {
      await openSite('/');
      await page.getByRole('link', { name: link }).click();
      const dialog = page.getByRole('dialog', { name: 'Select Your Role' });
      await expect.element(dialog.getByText(`Sign up or log in to ${purpose}.`)).toBeVisible();
      expect(decodeURIComponent(address())).toMatch(new RegExp(`^/signup\\?next=.*/${path}$`));
    }
    // The whole card is the link.
    await openSite('/');
    await homeCards.click({ position: { x: 150, y: 100 } });
    await expect.poll(() => location.pathname).toBe('/signup');
  });
});

describe('the search', () => {
  // §2.3/5, §2.3/6, §4/39, §5/8, §5/14
  test('asks for words and a highest price, and is kept in the address', async () => {
    const { homes, cars: asked } = answerLists({
      homes: sampleCards(2),
      cars: sampleCarCards(2),
    });
    await openSite('/');
    await expect.element(homeCards.first()).toBeVisible();
    await searchBox.fill('Seaview House');
    await expect.poll(address).toBe('/?search=Seaview+House');
    expect(
      priceFilter
        .getByRole('option')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['All Prices', '₵100,000', '₵200,000', '₵300,000', '₵400,000']);
    await priceFilter.selectOptions('₵100,000');
    await expect.poll(address).toBe('/?search=Seaview+House&maxPrice=100000');
    for (const calls of [homes, asked]) {
      await expect.poll(() => calls.at(-1)?.query.get('maxPrice')).toBe('100000');
      expect(calls.at(-1)?.query.get('search')).toBe('Seaview House');
    }
    await openSite(address());
    await expect.element(searchBox).toHaveValue('Seaview House');
    await expect.element(priceFilter).toHaveValue('100000');
    await priceFilter.selectOptions('All Prices');
    await expect.poll(address).toBe('/?search=Seaview+House');
  });

  // §2.3/15
  test('leads to the results by button, Enter and price, and counts them', async () => {
    answerLists({ homes: sampleCards(1) });
    const top = () => results.element().getBoundingClientRect().top;
    const toTheTop = () => window.scrollTo(0, 0);
    await openSite('/');
    await expect.element(homeCards).toBeInTheDocument();
    expect(top()).toBeGreaterThan(300);
    await searchBox.fill('houses');
    await expect
      .element(properties.getByRole('status').getByText('1 property'))
      .toBeInTheDocument();
    expect(top(), 'typing leaves the page where it is').toBeGreaterThan(300);
    await submit.click();
    await expect.element(results).toHaveFocus();
    await expect.element(heading).toBeInViewport();
    expect(address()).toBe('/?search=houses');

    toTheTop();
    await searchBox.click();
    await userEvent.keyboard('{Enter}');
    await expect.element(results).toHaveFocus();
    await expect.element(heading).toBeInViewport();
    const byEnter = top();

    toTheTop();
    await priceFilter.selectOptions('₵100,000');
    await expect.element(heading).toBeInViewport();

    // Enter before any results leads to the same place, and people who move on are not brought back.
    await openSite('/');
    await searchBox.click();
    await userEvent.keyboard('houses{Enter}');
    await expect.element(results).toHaveFocus();
    await expect.poll(top).toBe(byEnter);
    window.dispatchEvent(new WheelEvent('wheel'));
    toTheTop();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    expect(top()).toBeGreaterThan(300);
  });

  // §2.3/11
  test('says when nothing is found, and shows everything again', async () => {
    answerLists();
    answer('GET /api/properties', ({ query }) => listOf(query.has('search') ? [] : sampleCards(1)));
    await openSite('/');
    await searchBox.fill('zebra');
    await submit.click();
    await expect.element(properties.getByText('No properties match “zebra”.').last()).toBeVisible();
    await expect.element(cars.getByText('No cars match “zebra”.').last()).toBeVisible();
    await expect.element(page.getByText('available at the moment')).not.toBeInTheDocument();
    for (const list of [properties, cars]) {
      await expect.element(list.getByText('Try fewer or other words.')).toBeVisible();
      await expect.element(list.getByText(/price/)).not.toBeInTheDocument();
    }
    await expect.element(leads).not.toBeInTheDocument();
    await page.getByRole('link', { name: 'Show all properties' }).click();
    await expect.poll(address).toBe('/');
    await expect.element(searchBox).toHaveValue('');
    await expect.element(homeCards.first()).toBeVisible();
  });

  // §2.3/11, §2.3/14
  test('advises changing only what is set', async () => {
    answerLists();
    await openSite('/?maxPrice=1');
    for (const list of [properties, cars]) {
      await expect.element(list.getByText(/at that price\./).last()).toBeVisible();
      await expect.element(list.getByText(/Try a higher price\./)).toBeVisible();
    }
    await expect.element(leads).not.toBeInTheDocument();
    await openSite('/?search=zebra&maxPrice=1');
    await expect.element(cars.getByText('Try other words or a higher price.')).toBeVisible();
  });

  // §2.3/13
  test('puts the list with results before the one without', async () => {
    answerLists();
    answer('GET /api/properties', ({ query }) => listOf(query.has('search') ? [] : sampleCards(1)));
    answer('GET /api/cars', listOf(sampleCarCards(1)));
    const titles = () =>
      results
        .getByRole('heading', { level: 2 })
        .elements()
        .map(({ textContent }) => textContent);
    await openSite('/');
    await expect.poll(titles).toEqual(['Properties', 'Cars']);
    await searchBox.fill('hilux');
    await userEvent.keyboard('{Enter}');
    await expect.poll(titles).toEqual(['Cars', 'Properties']);
    await expect.element(carCards).toBeInViewport();
    await expect.element(results).toHaveFocus();
    answer('GET /api/properties', listOf(sampleCards(1)));
    await openSite('/?search=hilux');
    await expect.poll(titles).toEqual(['Properties', 'Cars']);
  });

  // §5/11
  test('corrects a misspelt word, until it is searched for exactly as typed', async () => {
    answerLists();
    const calls = answer('GET /api/properties', ({ query }) =>
      query.get('exact') ? listOf([]) : listWith(sampleCards(1), { 'x-search-instead': 'toyota' }),
    );
    await openSite('/?search=tyota');
    await expect.element(properties.getByText('Showing results for “toyota”.')).toBeVisible();
    await properties.getByRole('link', { name: 'Search only for “tyota”' }).click();
    await expect.poll(address).toBe('/?search=tyota&exact=1');
    await expect.element(properties.getByText('No properties match “tyota”.').last()).toBeVisible();
    expect(calls.at(-1)?.query.get('exact')).toBe('1');
    // Other words are read as usual.
    await searchBox.fill('tyota house');
    await expect.element(properties.getByText('Showing results for “toyota”.')).toBeVisible();
    expect(address()).toBe('/?search=tyota+house');
  });

  // §5/66
  test('shows how a sentence was read, and what only nearly fits below what fits', async () => {
    answerLists();
    const understood = [
      ['2 bedrooms', '2 bedroom'],
      ['Up to ₵3,000', 'under 3000'],
    ];
    const calls = answer('GET /api/properties', () =>
      listWith(sampleCards(3), {
        'x-search-understood': encodeURIComponent(JSON.stringify(understood)),
        'x-search-fits': '1',
        'x-search-left-out': encodeURIComponent('["pool"]'),
      }),
    );
    await openSite('/?search=2+bedroom+pool+under+3000');
    const close = properties.getByRole('heading', { name: 'Close matches' });
    await expect.element(close).toBeVisible();
    await expect.element(properties.getByText('These may not match “pool”.')).toBeVisible();
    const first = properties.getByRole('article').first().element();
    const second = properties.getByRole('article').nth(1).element();
    const { DOCUMENT_POSITION_FOLLOWING: after } = Node;
    expect(first.compareDocumentPosition(close.element()) & after).toBe(after);
    expect(close.element().compareDocumentPosition(second) & after).toBe(after);
    expect(calls[0]?.query.get('close')).toBe('1');
    await expectAccessible();
    await properties.getByRole('link', { name: 'Remove Up to ₵3,000' }).click();
    await expect.poll(address).toBe('/?search=2+bedroom+pool');
  });

  // §5/12, §5/13
  test.each([
    [
      '/?search=house+zebra',
      { parameter: 'search', word: 'zebra', search: 'house', total: 1 },
      'Without “zebra”: 1',
      '/?search=house',
    ],
    [
      '/?search=house&maxPrice=100',
      { parameter: 'maxPrice', total: 1 },
      'Without the highest price: 1',
      '/?search=house',
    ],
    [
      '/short-stays?search=house+near+osu',
      { parameter: 'search', word: 'near osu', search: 'house', total: 1 },
      'Without “near osu”: 1',
      '/short-stays?search=house',
    ],
  ])('suggests what to change when it finds nothing: %s', async (path, without, link, to) => {
    answerLists();
    answer('GET /api/properties/without', [without]);
    await openSite(path);
    await page.getByRole('link', { name: link }).click();
    await expect.poll(address).toBe(to);
  });
});

describe('a search leads on', () => {
  // §2.3/17
  test('to the lists, with how many match', async () => {
    answerLists();
    answer('GET /api/properties', ({ query }) =>
      listOf(['PropertyRentals', null].includes(query.get('propertyType')) ? sampleCards(1) : []),
    );
    answer('GET /api/cars', listOf(sampleCarCards(2)));
    await openSite('/?search=court');
    await expect.element(leads.getByText('1 property matches “court”')).toBeVisible();
    leads.element().scrollIntoView();
    const rentals = leads.getByRole('link', { name: 'Property Rentals (1)' });
    await expect.element(rentals).toHaveAttribute('href', '/property-rentals?search=court');
    await expect
      .element(leads.getByRole('link', { name: /Short-Stays|Sales/ }))
      .not.toBeInTheDocument();
    await expect
      .element(leads.getByRole('link', { name: '2 cars match “court”' }))
      .toHaveAttribute('href', '/cars?search=court');
  });

  // §2.3/17
  test('from the kind that has none to the other, on the same page', async () => {
    answerLists({ cars: sampleCarCards(1) });
    await openSite('/?search=pickup');
    await properties.getByRole('link', { name: '1 car matches “pickup”' }).click();
    await expect.poll(() => address() + location.hash).toBe('/?search=pickup#cars-title');
    await expect.element(carCards).toBeInViewport();
  });
});

// §2.3/8, §9/1, §9/2
test('pages hold six cards, and the paginator shows five pages and two at either end', async () => {
  const calls = answerLists().homes;
  const all = sampleCards(55);
  const asked = answer('GET /api/properties', ({ query }) => {
    if (query.get('search') !== 'home') return listOf(sampleCards(1));
    const number = Number(query.get('page') ?? 1);
    const links = [
      ...(number > 1 ? [`</api/properties?before=B${number}>; rel="prev"`] : []),
      ...(number < 10 ? [`</api/properties?after=A${number}>; rel="next"`] : []),
    ];
    return listWith(all.slice((number - 1) * 6, number * 6), {
      'x-total-count': '55',
      link: links.join(', '),
    });
  });
  const pages = page.getByRole('navigation', { name: 'Pages of properties' });
  /** The page numbers between Previous and Next. */
  const numbers = () =>
    [...pages.element().querySelectorAll('li')]
      .filter((each) => each.checkVisibility() && each.textContent)
      .map(({ textContent }) => textContent)
      .slice(1, -1);
  const current = () => pages.element().querySelector('[aria-current=page]')?.textContent;
  await openSite('/?search=home');
  await expect.poll(countOf(homeCards)).toBe(6);
  await expect.element(properties.getByText('Showing 1 to 6 of 55 properties')).toBeInTheDocument();
  expect(current()).toBe('1');
  await expect.element(pages.getByRole('link', { name: 'Previous' })).not.toBeInTheDocument();
  expect(numbers()).toEqual(['1', '2', '3', '4', '5', '…', '9', '10']);

  await pages.getByRole('link', { name: 'Next' }).click();
  await expect
    .poll(() => address() + location.hash)
    .toBe('/?search=home&page=2.after.A1#properties');
  await expect
    .element(properties.getByText('Showing 7 to 12 of 55 properties'))
    .toBeInTheDocument();
  expect(asked.at(-1)?.query.get('after')).toBe('A1');
  expect(current()).toBe('2');
  expect(document.getElementById('properties')?.contains(heading.element())).toBe(true);
  await expect.element(homeCards.getByText('Home 7', { exact: true })).toBeInTheDocument();
  await expect.element(homeCards.getByText('Home 6', { exact: true })).not.toBeInTheDocument();

  await openSite('/?search=home&page=6');
  await expect.poll(countOf(homeCards)).toBe(6);
  expect(current()).toBe('6');
  expect(numbers()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);

  await pages.getByRole('link', { name: 'Page 10' }).click();
  await expect.poll(countOf(homeCards)).toBe(1);
  await expect.element(pages.getByRole('link', { name: 'Next' })).not.toBeInTheDocument();
  await pages.getByRole('link', { name: 'Previous' }).click();
  await expect
    .poll(() => address() + location.hash)
    .toBe('/?search=home&page=9.before.B10#properties');
  history.back();
  await expect.poll(() => address() + location.hash).toBe('/?search=home&page=10#properties');
  await expect.poll(current).toBe('10');
  await expect.poll(countOf(homeCards)).toBe(1);

  // Another search begins on its first page.
  await searchBox.fill('another');
  await expect.poll(address).toBe('/?search=another');
  await expect.poll(countOf(homeCards)).toBe(1);
  expect(calls).toEqual([]);
});

// §3/30, §7/4
test('the loaded list is stored in session storage, with its time', async () => {
  answerLists({ homes: sampleCards(1) });
  const before = Date.now();
  await openSite('/');
  await expect.element(homeCards).toBeVisible();
  await expect
    .poll(() => JSON.parse(sessionStorage.getItem('properties') ?? '[]'))
    .toMatchObject([{ name: 'Home 1' }]);
  const at = Number(sessionStorage.getItem('propertiesTimestamp'));
  expect(at).toBeGreaterThanOrEqual(before);
  expect(at).toBeLessThanOrEqual(Date.now());
});

describe('a list that cannot be loaded', () => {
  const errorBox = properties.getByRole('alert').filter({ hasText: 'Error loading properties' });

  // Errors are logged (specification §8).
  beforeEach(() => {
    expectLogged(/ApiError/);
    answerLists({ homes: sampleCards(6), cars: sampleCarCards(6) });
  });

  // §2.3/18, §7/5, §8/2, §8/3, §8/9
  test('is tried three times, then reported in a box, and loads on another try', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    await openSite('/');
    await expect.poll(countOf(homeCards)).toBe(6);
    const message = 'We are having a rest.';
    const calls = answer('GET /api/properties', refusal('UNAVAILABLE', message));
    answer('GET /api/cars', refusal('UNAVAILABLE', 'The cars are away.'));
    await searchBox.fill('villa');
    await expect.element(errorBox.getByText(message)).toBeVisible();
    const title = errorBox.getByText('Error loading properties').element();
    const [red = 0, green = 0, blue = 0] = rgbOf(title);
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
    expect(calls).toHaveLength(3);
    await expect.element(cars.getByText('The cars are away.')).toBeVisible();
    for (const each of [message, 'The cars are away.']) {
      expect(logged.mock.calls.flat().map(String).join()).toContain(each);
    }
    await expectAccessible();

    answer('GET /api/properties', listOf(sampleCards(1)));
    await errorBox.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(countOf(homeCards)).toBe(1);
    await expect.element(errorBox).not.toBeInTheDocument();
  });

  // §8/1
  test('in time has a sentence of its own', async () => {
    // Thirty seconds pass in 0.3 s.
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 100));
    answer('GET /api/properties', () => new Promise<never>(() => {}));
    await openSite('/?search=villa');
    await expect
      .element(errorBox.getByText('Request timed out. Please check your connection and try again.'))
      .toBeVisible();
  });

  // §4/12, §8/4
  test('shows what was seen last, without a count and with no more cards than the page has', async () => {
    answer('GET /api/cars', ({ query }) => listOf(sampleCarCards(Number(query.get('limit'))), 24));
    await openSite('/cars');
    await expect.poll(() => page.getByRole('article').elements().length).toBe(24);
    await page.getByRole('banner').getByRole('link', { name: 'Efie' }).first().click();
    await expect.poll(countOf(homeCards)).toBe(6);
    await expect.poll(countOf(carCards)).toBe(6);
    answer('GET /api/properties', noResponse);
    answer('GET /api/cars', noResponse);
    await searchBox.fill('zebra');
    await expect
      .element(
        errorBox.getByText(
          'We couldn’t reach the server. Please check your connection and try again.',
        ),
      )
      .toBeVisible();
    await expect.element(properties.getByText('Below is what you saw last.')).toBeVisible();
    await expect.element(cars.getByRole('alert')).toBeVisible();
    await expect.element(homeCards.first().getByText('Home 1')).toBeVisible();
    expect(countOf(carCards)()).toBe(6);
    await expect.element(page.getByText('zebra')).not.toBeInTheDocument();
    await expect.element(page.getByText(/Showing|of 24/)).not.toBeInTheDocument();
  });

  test('and is refused for good shows no earlier list', async () => {
    await openSite('/');
    await expect.poll(countOf(homeCards)).toBe(6);
    answer('GET /api/properties', refusal('BAD_INPUT', 'No such price.'));
    await searchBox.fill('zebra');
    await expect.element(errorBox.getByText('No such price.')).toBeVisible();
    expect(countOf(homeCards)()).toBe(0);
    await expect
      .element(properties.getByText('Below is what you saw last.'))
      .not.toBeInTheDocument();
  });
});

/** The rendered colour of a text. */
function rgbOf(element: Element): number[] {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = getComputedStyle(element).color;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
}
