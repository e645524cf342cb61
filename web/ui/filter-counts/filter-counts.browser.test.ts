import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '../../testing/answers.ts';
import { answerLists, listWith } from '../../testing/lists-samples.ts';
import { openSite } from '../../testing/open-site.tsx';
import { sampleCards } from '../../testing/samples.ts';

const sheet = page.getByRole('dialog', { name: 'Filters' });

test('options say when only the newest were counted, and none of them then claims to have nothing', async () => {
  answerLists();
  answer('GET /api/properties', () => listWith(sampleCards(2, { location: 'Dodowa' }), {}));
  answer('GET /api/properties/facets', () =>
    Response.json(
      {
        region: { Volta: 2_340, Oti: 0 },
        location: { Osu: 51 },
        minBedrooms: { 1: 10_001, 5: 0 },
        status: { available: 3, rented: 0 },
      },
      { headers: { 'x-counts-at-least': 'region, location, minBedrooms' } },
    ),
  );
  await openSite('/apartments');
  await page.getByRole('button', { name: /^Filters/ }).click();
  await sheet.getByText('Region', { exact: true }).first().click();
  const option = (name: string) => sheet.getByRole('checkbox', { name, exact: true });
  await expect.element(option('Volta (2,340+)')).toBeVisible();
  await expect.element(option('Oti')).toBeEnabled();
  const muted = (name: string) =>
    option(name).element().closest('label')?.className.includes('text-muted');
  expect(muted('Oti')).toBe(false);
  // A town of the list itself, although none of the newest listings is there.
  await sheet.getByText('Town', { exact: true }).first().click();
  await expect.element(option('Osu (51+)')).toBeVisible();
  await expect.element(option('Dodowa')).toBeVisible();
  const bedrooms = sheet.getByLabelText('Bedrooms').element() as HTMLSelectElement;
  const texts = [...bedrooms.options].map(({ text }) => text);
  expect(texts).toContain('1 or more (10,000+)');
  expect(texts).toContain('5 or more');
});
