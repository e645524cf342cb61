import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { answer } from '../../testing/answers.ts';
import { answerLists } from '../../testing/lists-samples.ts';
import { openSite } from '../../testing/open-site.tsx';
import { sampleCards } from '../../testing/samples.ts';

/** What homes are offered for in the quarter that a list names. */

const main = page.getByRole('main');
const cards = main.getByRole('article');

describe('the median price', () => {
  const medians = (...counts: readonly [bedrooms: number, price: number, listings: number][]) =>
    answer('GET /api/properties/medians', {
      place: 'Madina',
      medians: counts.map(([bedrooms, price, listings]) => ({ bedrooms, price, listings })),
    });
  const prices = main.getByRole('region', { name: 'Usual prices in Madina' });
  const said = () => [...prices.element().querySelectorAll('li')].map((line) => line.textContent);

  // §2.9/26
  test.each(['location=Madina', 'near=madina&within=5', 'search=homes+in+madina'])(
    'of the place that a list names is said above it: %s',
    async (query) => {
      answerLists({ homes: sampleCards(1) });
      const asked = medians([1, 1_500, 14], [2, 2_800, 31]);
      await openSite(`/property-rentals?${query}`);
      await expect.element(prices).toBeVisible();
      expect(said()).toEqual([
        '1 bedroom: ₵1,500 a month, 14 listings',
        '2 bedrooms: ₵2,800 a month, 31 listings',
      ]);
      expect(asked[0]?.query.get('propertyType')).toBe('PropertyRentals');
    },
  );

  test('is of as many bedrooms as the list asks for', async () => {
    answerLists({ homes: sampleCards(1) });
    medians([1, 1_500, 14], [2, 2_800, 31]);
    await openSite('/houses-for-sale?location=Madina&minBedrooms=2');
    await expect.element(prices).toBeVisible();
    await expect
      .element(prices.getByText('2 bedrooms in Madina: ₵2,800, 31 listings'))
      .toBeVisible();
    await expect.element(prices.getByText('1 bedroom')).not.toBeInTheDocument();
  });

  test('is of the four sizes that most have', async () => {
    answerLists({ homes: sampleCards(1) });
    medians([1, 1, 15], [2, 2, 31], [3, 3, 10], [4, 4, 12], [5, 5, 14]);
    await openSite('/property-rentals?location=Madina');
    await expect.element(prices).toBeVisible();
    expect(said().map((line) => line?.[0])).toEqual(['1', '2', '4', '5']);
  });

  test.each([
    '/property-rentals',
    '/property-rentals?location=Madina,Osu',
    '/property-rentals?near=5.67,-0.166',
    '/office?location=Madina',
  ])('is not asked for on %s', async (path) => {
    answerLists({ homes: sampleCards(1, { rentalType: 'Office' }) });
    const asked = medians([2, 2_800, 31]);
    await openSite(path);
    await expect.element(cards.first()).toBeVisible();
    expect(asked).toEqual([]);
  });

  test('says nothing where too few are on offer', async () => {
    answerLists({ homes: sampleCards(1) });
    const asked = medians();
    await openSite('/property-rentals?location=Madina');
    await expect.poll(() => asked.length).toBe(1);
    await expect.element(cards.first()).toBeVisible();
    await expect.element(prices).not.toBeInTheDocument();
  });

  test('is accessible', async () => {
    answerLists({ homes: sampleCards(1) });
    medians([1, 1_500, 14], [2, 2_800, 31], [3, 4_000, 12]);
    await openSite('/property-rentals?location=Madina');
    await expect.element(prices).toBeVisible();
    await expectAccessible();
  });
});
