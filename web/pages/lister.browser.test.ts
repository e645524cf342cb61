import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Lister } from '#domain/listers/schema.ts';
import { expectAccessible } from '../testing/accessible.ts';
import { answer, listOf, refusal } from '../testing/answers.ts';
import { openSite } from '../testing/open-site.tsx';
import { sampleCards, sampleId } from '../testing/samples.ts';

/** A lister's public page. */

const LISTER: Lister = {
  _id: sampleId(900),
  name: 'Nii Armah Tagoe',
  role: 'Property Owner',
  logo: null,
  since: '2024-02-01T10:00:00.000Z',
  properties: 2,
  cars: 0,
  averageRating: 4,
  ratingCount: 1,
  checks: [],
  reviews: [],
};
const PATH = `/lister/${LISTER._id}`;

test('a lister’s page has their name, their rating and all that they list', async () => {
  answer('GET /api/listers/:id', LISTER);
  answer('GET /api/listers/:id/properties', listOf(sampleCards(2)));
  await openSite(PATH);
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Nii Armah Tagoe');
  await expect.element(page.getByText('4/5 · 1 review(s)')).toBeVisible();
  for (const name of ['Home 1', 'Home 2']) {
    await expect.element(page.getByRole('link', { name })).toBeVisible();
  }
  await expect.element(page.getByText('Usually answers')).not.toBeInTheDocument();
  await expectAccessible();
});

test('a lister’s page says how soon they usually answer, if that is known', async () => {
  answer('GET /api/listers/:id', { ...LISTER, answersWithin: 'hour' });
  answer('GET /api/listers/:id/properties', listOf(sampleCards(2)));
  await openSite(PATH);
  await expect.element(page.getByText('Usually answers within an hour')).toBeVisible();
});

test('someone who lists nothing has no such page', async () => {
  answer('GET /api/listers/:id', refusal('NOT_FOUND', 'Nobody.'));
  await openSite(PATH);
  await expect.element(page.getByText('We can’t find this lister.')).toBeVisible();
});
