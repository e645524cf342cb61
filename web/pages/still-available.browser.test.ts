import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AvailabilityQuestion } from '#domain/availability/schema.ts';
import { expectAccessible } from '../testing/accessible.ts';
import { answer, refusal } from '../testing/answers.ts';
import { openSite } from '../testing/open-site.tsx';
import { sampleStay } from '../testing/samples.ts';

/** The page of a mailed link that asks whether a listing is still available. */

test('a link that is no longer valid leads to the lister’s own lists', async () => {
  answer('GET /api/still-available/:token', refusal('NOT_FOUND', 'Not found.'));
  await openSite('/still-available/unknown');
  await expect.element(page.getByText('This link no longer works.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Your properties' })).toBeVisible();
});

test('the page of a link asks, and sends nothing before a button is pressed', async () => {
  const { _id, name } = sampleStay();
  const question: AvailabilityQuestion = {
    kind: 'property',
    name,
    path: `/property/${_id}`,
    answer: null,
  };
  answer('GET /api/still-available/:token', () => question);
  const calls = answer('POST /api/still-available/:token', ({ body }) => ({
    ...question,
    answer: body.answer,
  }));
  await openSite('/still-available/aaaaaaaaaaaaaaaaaaaaaa');
  await expect.element(page.getByText(`Is “${name}” still available?`)).toBeVisible();
  await expectAccessible();
  expect(calls).toEqual([]);
  await page.getByRole('button', { name: 'Yes, it’s still available' }).click();
  await expect.element(page.getByText(`Thanks. “${name}” is marked as available.`)).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'No, it’s taken' }).click();
  await expect.element(page.getByText(`Thanks. “${name}” is marked as taken.`)).toBeVisible();
});
