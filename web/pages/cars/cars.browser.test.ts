import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, listOf, refusal } from '../../testing/answers.ts';
import { answerLists } from '../../testing/lists-samples.ts';
import { address, openSite } from '../../testing/open-site.tsx';
import { logInAs } from '../../testing/people.ts';
import { carCard, sampleCar, sampleId } from '../../testing/samples.ts';

/** Lists of cars (specification §2.15, §2.17, §2.18, §4, §5). */

const main = page.getByRole('main');
const cards = page.getByRole('article');
const card = (name: string) => cards.filter({ hasText: name });
const title = page.getByRole('heading', { level: 1 });
const crv = sampleCar();
const van = sampleCar({
  _id: sampleId(3),
  name: 'Sprinter',
  brand: 'Mercedes',
  model: 'VAN 316',
  carType: 'Truck',
  relocationRequest: {
    userName: 'Musa Alhassan',
    driverName: 'Musa Alhassan',
    driverContact: '0244123456',
    carType: 'Panel van',
    registrationNumber: 'NR 77-22',
    region: 'Northern',
    cityOrTown: 'Tamale',
  },
});

describe('the list of all cars', () => {
  const panel = page.getByRole('complementary', { name: 'Filters' });
  const options = (filter: string) =>
    [...panel.element().querySelectorAll('details')]
      .filter((each) => each.querySelector('summary')?.textContent.startsWith(filter))
      .flatMap((each) => [...each.querySelectorAll('label')].map((label) => label.textContent));

  beforeEach(() => page.viewport(1280, 800));

  // §5/59
  test('offers the choices of the loaded cars at first, and then those of all', async () => {
    const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
    const second = { ...crv, _id: sampleId(4), model: 'Accord', condition: 'New' as const };
    answerLists({ cars: [crv, second].map(carCard) });
    answer('GET /api/cars/facets', async ({ query }) => {
      await reached;
      return {
        brand: { Honda: 2, ...(!query.has('search') && { Toyota: 5 }) },
        model: { Accord: 1, 'CR-V': 1 },
        condition: { New: 1, Used: 1, Fair: 0 },
      };
    });
    await openSite('/cars?search=honda');
    await expect.element(page.getByText('2 car(s) found', { exact: true })).toBeVisible();
    expect(options('Brand')).toEqual(['Honda']);
    expect(options('Model')).toEqual(['Accord', 'CR-V']);
    expect(options('Condition')).toEqual(['New', 'Used']);
    expect(options('Region')).toEqual(['Bono']);
    expect(options('Location')).toEqual(['Sunyani']);

    // Waits for the counts of the options.
    reach();
    await expect.poll(() => options('Condition')).toEqual(['New (1)', 'Used (1)', 'Fair (0)']);
    await expect.poll(() => options('Brand')).toContain('Toyota (0)');
    expect(options('Model')).toEqual(['Accord (1)', 'CR-V (1)']);
  });

  // §2.15/1, §2.15/4, §2.15/5, §2.15/6, §2.15/8, §2.15/9, §2.15/10, §2.16/7, §5/64
  test('keeps all filters in the address, each with a chip', async () => {
    const { cars: calls } = answerLists({ cars: [carCard(crv)] });
    const filters = {
      search: 'HONDA',
      brand: 'Honda',
      model: 'CR-V',
      minPrice: '85000',
      maxPrice: '85000',
      minYear: '2019',
      maxYear: '2019',
      condition: 'Used',
      location: 'Sunyani',
      region: 'Bono',
    };
    await openSite(`/cars?${new URLSearchParams(filters)}`);
    await expect.element(page.getByText('1 car(s) found', { exact: true })).toBeVisible();
    expect(Object.fromEntries(calls[0]?.query ?? [])).toMatchObject(filters);
    for (const [field, value] of Object.entries(filters)) {
      const input = document.querySelector<HTMLInputElement>(
        `[name=${field}]:checked, input[name=${field}]:not([type=checkbox])`,
      );
      expect(input?.value, field).toBe(field.endsWith('Price') ? '85,000' : value);
    }
    const chips = page.getByRole('group', { name: 'Filters that are set' }).getByRole('button');
    expect(chips.elements().map(({ textContent }) => textContent)).toEqual([
      'Honda',
      'CR-V',
      'From ₵85,000',
      'Up to ₵85,000',
      'From 2019',
      'Up to 2019',
      'Used',
      'Sunyani',
      'Bono',
    ]);
    await page.getByRole('button', { name: 'Remove Up to 2019' }).click();
    await expect.poll(() => location.search).not.toContain('maxYear');
    await expect.poll(() => chips.elements().length).toBe(8);

    const toggle = page.getByRole('button', { name: /^Filters/ });
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
    await toggle.click();
    await expect.element(panel.getByLabelText('Earliest year')).not.toBeInTheDocument();
    await toggle.click();
    answer('GET /api/cars', ({ query }) =>
      listOf(Number(query.get('minYear')) > 2019 ? [] : [carCard(crv)]),
    );
    await panel.getByLabelText('Earliest year').fill('2020');
    await expect.element(page.getByText('0 car(s) found', { exact: true })).toBeVisible();
    await expect.element(page.getByText('No cars found', { exact: true })).toBeVisible();
    await expect
      .element(page.getByText('Try adjusting your search or filter criteria'))
      .toBeVisible();
    await main.getByRole('button', { name: 'Clear all filters' }).last().click();
    await expect.poll(address).toBe('/cars');
    await expect.element(cards.first()).toBeVisible();
  });

  test('comes back as it was filtered after Back from a car', async () => {
    logInAs('Customer');
    answer('GET /api/cars/:id', crv);
    answerLists({ cars: [carCard(crv)] });
    answer('GET /api/cars/:id/similar', []);
    answer('GET /api/cars/:id/enquiry', { sentAt: null, contact: null, conversationId: null });
    await openSite('/cars?minYear=2010');
    await card(crv.name).getByRole('link', { name: crv.name }).click();
    await expect.poll(address).toBe(`/cars/${crv._id}`);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect.poll(address).toBe('/cars?minYear=2010');
  });
});

describe('the page of cars to buy', () => {
  // §2.18/1
  test('has a hero with its title, its picture and the way to all cars', async () => {
    answerLists();
    await openSite('/buy-a-car');
    await expect.element(title).toHaveTextContent('Buy a Car');
    await expect.element(title).toBeInViewport();
    const picture = title.element().parentElement?.querySelector('img');
    await expect.poll(() => picture?.complete).toBe(true);
    await main.getByRole('link', { name: 'Search all cars' }).click();
    await expect.poll(address).toBe('/cars');
  });

  // §1/2, §2.18/2, §2.18/3, §2.18/4
  test('features all cars except relocation vehicles, and its tiles filter them', async () => {
    logInAs('Customer');
    answerLists();
    const calls = answer('GET /api/cars', ({ query }) =>
      listOf([query.get('category') === 'Trucks' ? van : crv].map(carCard)),
    );
    await openSite('/buy-a-car');
    await expect.element(page.getByRole('heading', { name: 'Featured Cars' })).toBeVisible();
    const tiles = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
    expect(tiles.elements().map(({ textContent }) => textContent)).toEqual([
      'Saloon',
      'SUVs',
      '4x4',
      'Trucks',
    ]);
    await expect.element(card(crv.name).getByText('₵168,000.00')).toBeVisible();
    expect(calls[0]?.query.get('kind')).toBe('regular');
    await page.getByRole('link', { name: 'Trucks' }).click();
    await expect.element(card(van.name).getByRole('link', { name: /^Request/ })).toBeVisible();
    await expect.element(card(van.name).getByText('₵')).not.toBeInTheDocument();
    await page.getByRole('link', { name: 'Saloon', exact: true }).click();
    await expect
      .element(card(crv.name).getByRole('link', { name: /^Buy Me/ }))
      .toHaveAttribute('href', `/cars/${crv._id}`);
  });
});

// §1/2, §2.16/3, §2.16/5, §2.17/1, §2.17/2, §2.17/3, §2.17/4
test('a relocation vehicle is listed as its request describes it, without a price', async () => {
  logInAs('Customer');
  const { cars: calls } = answerLists({ cars: [carCard(van)] });
  await openSite('/relocation-ride');
  await expect.element(title).toHaveTextContent('Available Cars for Relocation');
  for (const fact of ['Musa Alhassan', 'Panel van', 'NR 77-22', 'Tamale, Northern']) {
    await expect.element(card(van.name).getByText(fact)).toBeVisible();
  }
  await expect.element(card(van.name).getByText('₵')).not.toBeInTheDocument();
  await expect
    .element(card(van.name).getByRole('link', { name: /^Request/ }))
    .toHaveAttribute('href', `/cars/${van._id}`);
  expect(calls[0]?.query.get('kind')).toBe('relocation');
});

describe('the page of a car', () => {
  const NO_ENQUIRY = { sentAt: null, contact: null, conversationId: null };

  // §2.16/7, §2.16/10, §2.18/2, §2.18/3, §9/33
  test('shows its price and all there is to know, similar cars, and Back to the list', async () => {
    logInAs('Customer');
    answer('GET /api/cars/:id', { ...crv, nearby: ['Sunyani Mall'] });
    answer('GET /api/cars/:id/enquiry', NO_ENQUIRY);
    const another = sampleCar({ _id: sampleId(5), name: 'Another of its town' });
    answer('GET /api/cars/:id/similar', [another, van].map(carCard));
    answerLists({ cars: [carCard(crv)] });
    await openSite('/buy-a-car');
    await card(crv.name)
      .getByRole('link', { name: /^Buy Me/ })
      .click();
    await expect.poll(address).toBe(`/cars/${crv._id}`);
    await expect.element(title).toHaveTextContent(crv.name);
    for (const text of ['₵168,000.00', /118,000 km/]) {
      await expect.element(main.getByText(text).first()).toBeVisible();
    }
    for (const fact of [
      'Condition',
      'Region',
      'Transmission',
      'Fuel type',
      'Registration',
      'Nearby',
    ]) {
      await expect.element(main.getByText(fact, { exact: true })).toBeVisible();
    }
    const similar = page.getByRole('region', { name: 'Similar cars' }).getByRole('article');
    await expect.poll(() => similar.elements().length).toBe(2);
    await expect.element(similar.first().getByText('Another of its town')).toBeInTheDocument();
    await main.getByRole('button', { name: 'Back' }).click();
    await expect.poll(address).toBe('/buy-a-car');
  });

  test('for relocation shows its driver and no price', async () => {
    logInAs('Customer');
    answer('GET /api/cars/:id', van);
    answer('GET /api/cars/:id/enquiry', NO_ENQUIRY);
    answer('GET /api/cars/:id/similar', []);
    await openSite(`/cars/${van._id}`);
    await expect.element(title).toHaveTextContent('Sprinter');
    await expect.element(main.getByText('Relocation Vehicle').first()).toBeVisible();
    await expect.element(main.getByText('₵')).not.toBeInTheDocument();
    await main.getByRole('button', { name: 'Contact Driver' }).first().click();
    await expect.element(main.getByRole('status').getByText(van.driverName).first()).toBeVisible();
  });

  // §8/58
  test('that does not exist says so', async () => {
    answer('GET /api/cars/:id', refusal('NOT_FOUND', 'There is no such car.'));
    await openSite(`/cars/${sampleId(9)}`);
    await expect.element(title).toHaveTextContent('Car not found.');
  });
});
