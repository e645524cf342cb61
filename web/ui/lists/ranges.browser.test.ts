import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fieldMessages } from '#domain/field-messages.ts';
import type { MadeCall } from '../../testing/answers.ts';
import { answerLists } from '../../testing/lists-samples.ts';
import { address, openSite } from '../../testing/open-site.tsx';
import { sampleCarCards, sampleCards } from '../../testing/samples.ts';

/** Impossible ranges: reported at the field once it is left, kept as typed, and never an empty list. */

const SENTENCE = fieldMessages.invertedRange;

const RANGES = [
  ['/property-rentals', 'Lowest price', 'Highest price', '5000', '100', '9000'],
  ['/cars', 'Earliest year', 'Latest year', '2020', '2010', '2022'],
  ['/office', 'Floor area, lowest', 'Floor area, highest', '300', '20', '400'],
] as const;

const sheet = page.getByRole('dialog', { name: 'Filters' });
const sentence = sheet.getByText(SENTENCE);
const cards = page.getByRole('article');

let asked: { homes: MadeCall[]; cars: MadeCall[] };
beforeEach(() => {
  asked = answerLists({
    homes: sampleCards(2, { rentalType: 'Office' }),
    cars: sampleCarCards(2),
  });
});

async function openFilters(path: string) {
  await openSite(path);
  await expect.element(cards.first()).toBeVisible();
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect.element(sheet).toBeVisible();
}

describe.each(RANGES)('an impossible range on %s', (path, lowest, highest, min, max, fits) => {
  const low = sheet.getByLabelText(lowest);
  const high = sheet.getByLabelText(highest);
  const query = () => location.search;

  // §2.9/22
  test('is reported at its field, and the list goes on without it', async () => {
    await openFilters(path);
    await low.fill(min);
    await expect.poll(query).toContain(`=${min}`);
    await high.fill(max);
    await userEvent.keyboard('{Enter}');
    await expect.element(sentence).toBeVisible();
    await expect.element(high).toHaveAttribute('aria-invalid', 'true');
    expect((low.element() as HTMLInputElement).value).toMatch(/^[\d,]+$/);
    // The sheet stays open, because the error is in it.
    await expect.element(high).toHaveFocus();
    expect(query()).not.toMatch(new RegExp(`=${max}(&|$)`));

    await high.fill(fits);
    await expect.element(sentence).not.toBeInTheDocument();
    await expect.poll(query).toContain(`=${fits}`);
  });

  // §2.9/22
  test('is not reported while someone types', async () => {
    await openFilters(path);
    await low.fill(min);
    await high.click();
    await userEvent.keyboard(fits);
    await expect.poll(query).toContain(`=${fits}`);
    await expect.element(high).not.toHaveAttribute('aria-invalid', 'true');
    // Each partly typed number was below the lower bound, but none was reported.
    await high.fill(max);
    await expect.element(high).not.toHaveAttribute('aria-invalid', 'true');
    await low.click();
    await expect.element(sentence).toBeVisible();
    // The error stays until it is fixed, and then disappears at once.
    await high.fill(max.slice(0, 1));
    await expect.element(sentence).toBeVisible();
    await high.fill(fits);
    await expect.element(sentence).not.toBeInTheDocument();
    await expect.element(high).toHaveFocus();
  });

  // §2.9/22
  test('is also reported by a button that takes no focus', async () => {
    await openFilters(path);
    await low.fill(min);
    await high.fill(max);
    const show = sheet.getByRole('button', { name: /^Show/ }).element() as HTMLButtonElement;
    show.click();
    await expect.element(sentence).toBeVisible();
    await expect.element(high).toHaveFocus();
  });
});

// §2.9/22
test.each([
  ['/property-rentals', 'minPrice=5000&maxPrice=100', ['From ₵5,000', 'Up to ₵100']],
  ['/office', 'minPrice=9&maxPrice=1', ['From ₵9', 'Up to ₵1']],
  ['/office', 'minFloorArea=300&maxFloorArea=20', ['Floor area from', 'Floor area up to']],
  ['/cars', 'minYear=2020&maxYear=2010', ['2020', '2010']],
  ['/cars', 'minMileage=9000&maxMileage=10', ['9,000', '10']],
])(
  '%s?%s shows an error in place of the list, and a way out of it',
  async (path, query, labels) => {
    await openSite(`${path}?region=Volta&${query}`);
    const failure = page.getByRole('main').getByRole('alert').filter({ hasText: SENTENCE });
    await expect.element(failure).toBeVisible();
    for (const label of labels) await expect.element(failure.getByText(label)).toBeVisible();
    await expect.element(failure.getByText('Failed to fetch')).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('button', { name: /Save (this )?search/ }))
      .not.toBeInTheDocument();
    await page.getByRole('button', { name: /^Filters/ }).click();
    await expect.element(sentence).toBeVisible();
    await sheet.getByRole('button', { name: 'Close' }).click();
    expect([...asked.homes, ...asked.cars]).toEqual([]);

    await failure.getByRole('link', { name: 'Show the list without it' }).click();
    await expect.poll(address).toBe(`${path}?region=Volta`);
    await expect.element(page.getByText(SENTENCE)).not.toBeInTheDocument();
    await expect.element(cards.first()).toBeVisible();
  },
);
