import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Favourite } from '#domain/favourites/schema.ts';
import { VISITOR_KEY } from '#web/lib/favourites/storage-keys.ts';
import { answer, listOf, type MadeCall } from '../testing/answers.ts';
import { address, openSite } from '../testing/open-site.tsx';
import { carCard, propertyCard, sampleCar, sampleId, sampleProperty } from '../testing/samples.ts';

/** Up to four properties or cars side by side. */

const first = sampleProperty({ name: 'Villa', price: 900, facts: { bedrooms: 2 } });
const others = [3, 4, 5].map((n) =>
  sampleProperty({ _id: sampleId(n), name: `Loft ${n}`, price: 1200, region: 'Volta', facts: {} }),
);
const [second = first] = others;
const car = sampleCar();
const compareIds = (...listings: { _id: string }[]) =>
  `/compare?ids=${listings.map(({ _id }) => _id).join(',')}`;

beforeEach(() => {
  const some =
    (all: readonly { _id: string }[]) =>
    ({ query }: MadeCall) =>
      listOf(all.filter(({ _id }) => query.get('ids')?.includes(_id)));
  answer('GET /api/properties', some([first, ...others].map(propertyCard)));
  answer('GET /api/cars', some([carCard(car)]));
});

// §2.1/22
test('listings are chosen among favourites, and compared row by row in a table', async () => {
  const favourites = [first, second, car].map(
    ({ _id, name }): Favourite => ({
      kind: _id === car._id ? 'car' : 'property',
      listingId: _id,
      name,
      note: '',
      keptAt: '2026-11-20T10:00:00.000Z',
    }),
  );
  localStorage.setItem(VISITOR_KEY, JSON.stringify({ favourites }));
  await openSite('/favourites');
  const go = page.getByRole('link', { name: 'Compare', exact: true });
  const tick = (name: string) => page.getByRole('checkbox', { name: `Compare ${name}` });
  await tick(first.name).click();
  await expect.element(tick(car.name)).toBeDisabled();
  await expect.element(go).not.toBeInTheDocument();
  await tick(second.name).click();
  await expect
    .element(page.getByRole('status').filter({ hasText: '2 properties chosen' }))
    .toBeInTheDocument();
  await go.click();

  await expect.poll(address).toBe(compareIds(first, second));
  const table = page.getByRole('table', { name: /Compare 2 properties/ });
  const heads = table.getByRole('columnheader');
  await expect.poll(() => heads.elements().length).toBe(2);
  await expect.element(heads.first().getByText(first.name)).toBeVisible();
  const row = (name: RegExp) =>
    table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  const cellsOf = (name: RegExp) =>
    row(name)
      .getByRole('cell')
      .elements()
      .map(({ textContent }) => textContent);
  expect(cellsOf(/^Price .*\(different\)/)).toEqual(['₵900.00 / month', '₵1,200.00 / month']);
  expect(cellsOf(/^Bedrooms/)).toEqual(['2', expect.stringMatching(/Not stated/)]);
  await expect
    .element(row(/^Type/).getByRole('rowheader', { name: /different/ }))
    .not.toBeInTheDocument();
  await expect.element(row(/^Gym/)).not.toBeInTheDocument();
  await page.getByRole('checkbox', { name: 'Differences only' }).click();
  await expect.element(row(/^Type/)).not.toBeInTheDocument();
  await expect.element(row(/^Region/)).toBeVisible();

  await page.getByRole('link', { name: `Remove ${first.name}` }).click();
  await expect.poll(address).toBe(compareIds(second));
  await expect.element(page.getByRole('columnheader').getByText(second.name)).toBeInTheDocument();
});

// §2.1/22
test('the table scrolls in a box of its own on a narrow screen, with its first column in view', async () => {
  await openSite(compareIds(first, ...others));
  const box = page.getByRole('region', { name: /Compare 4 properties/ });
  await expect.element(box).toBeVisible();
  const region = box.element() as HTMLElement;
  region.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  await expect.poll(() => region.scrollLeft).toBeGreaterThan(0);
  const price = page.getByRole('rowheader', { name: /^Price/ });
  price.element().scrollIntoView({ block: 'nearest', inline: 'nearest' });
  expect(region.scrollLeft).toBeGreaterThan(0);
  await expect.element(price).toBeInViewport();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

// §2.1/22
test('a comparison is of one kind, and says what it leaves out of a link', async () => {
  await openSite(`${compareIds(car, first)},${sampleId(99)},nonsense`);
  await expect.element(page.getByText(/cars with cars/)).toBeVisible();
  await expect
    .element(page.getByText('1 listing in this link is no longer available.'))
    .toBeVisible();
  await expect.element(page.getByRole('columnheader').getByText(car.name)).toBeInTheDocument();
  await openSite('/compare');
  await page.getByRole('link', { name: 'See your favourites' }).last().click();
  await expect.poll(address).toBe('/favourites');
});
