import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { SavedSearch } from '#domain/saved-searches/schema.ts';
import { expectAccessible } from '../testing/accessible.ts';
import { answer } from '../testing/answers.ts';
import { answerLists } from '../testing/lists-samples.ts';
import { address, openSite } from '../testing/open-site.tsx';
import { logInAs } from '../testing/people.ts';
import { sampleId } from '../testing/samples.ts';

/** Saved searches and the page that lists them (docs/product.md, "Saved searches"). */

const VOLTA: SavedSearch = {
  _id: sampleId(1),
  name: 'Volta',
  path: '/houses',
  query: { region: 'Volta' },
  alerts: 'daily',
  paused: false,
  createdAt: '2026-11-20T10:00:00.000Z',
};

const dialog = page.getByRole('dialog', { name: 'Save this search' });
const save = page.getByRole('button', { name: 'Save this search' });

test('a visitor who saves a search is sent to sign up or log in', async () => {
  answerLists();
  await openSite('/short-stays');
  await expect.element(page.getByText('No Short-Stay properties available.')).toBeVisible();
  await expect.element(save).not.toBeInTheDocument();
  await openSite('/short-stays?region=Volta&minBedrooms=2');
  await save.click();
  await expect.element(page.getByText('Sign up or log in to save this search.')).toBeVisible();
  const next = encodeURIComponent('/short-stays?region=Volta&minBedrooms=2#save-search');
  await expect.poll(address).toBe(`/signup?next=${next}`);
});

test.each([
  [
    '/short-stays?region=Volta&minBedrooms=2&page=1',
    'Short-Stays in Volta, Bedrooms: 2+',
    { region: 'Volta', minBedrooms: '2' },
  ],
  [
    '/?search=lagoon&maxPrice=100000',
    'Properties and cars, “lagoon”, Up to ₵100,000',
    { search: 'lagoon', maxPrice: '100000' },
  ],
  [
    '/cars?brand=Toyota&region=Ashanti',
    'Available Cars in Ashanti, Toyota',
    { brand: 'Toyota', region: 'Ashanti' },
  ],
])('someone who is logged in saves a search: %s', async (path, proposed, query) => {
  logInAs('Customer');
  answerLists();
  const saved = answer('POST /api/saved-searches', VOLTA);
  await openSite(path);
  await save.click();
  const name = dialog.getByLabelText('Name');
  await expect.element(name).toHaveValue(proposed);
  await name.fill(' ');
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await expect.element(name).toHaveAccessibleDescription(/Give the search a name\./);
  await name.fill('By the lake');
  await dialog.getByLabelText('Emails about new and changed listings').selectOptions('Instantly');
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await expect.element(page.getByText('Search saved.')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(address()).toBe(path);
  expect(saved).toMatchObject([
    { body: { name: 'By the lake', alerts: 'at-once', path: path.split('?')[0], query } },
  ]);
});

test('the dialog opens by itself for someone who comes back from logging in', async () => {
  logInAs('Customer');
  answerLists();
  await openSite('/short-stays?region=Volta#save-search');
  await expect.element(dialog).toBeVisible();
  await expectAccessible();
});

test('the overview pauses, renames and deletes a search, and changes how often it emails', async () => {
  logInAs('Customer');
  let searches = [VOLTA];
  answer('GET /api/saved-searches', () => searches);
  const changes = answer('PATCH /api/saved-searches/:id', ({ body }) => {
    const changed = { ...(searches[0] as SavedSearch), ...body };
    searches = [changed];
    return changed;
  });
  answer('DELETE /api/saved-searches/:id', () => {
    searches = [];
    return { message: 'ok' };
  });
  await openSite('/saved-searches');
  const card = page.getByRole('article', { name: 'Volta' });
  await expect
    .element(card.getByRole('link', { name: 'Volta' }))
    .toHaveAttribute('href', '/houses?region=Volta');
  await card.getByRole('button', { name: 'Pause' }).click();
  await expect.element(card.getByText('Paused', { exact: true })).toBeVisible();
  const emails = card.getByLabelText('Emails about new and changed listings');
  await expect.element(emails).toBeEnabled();
  await emails.selectOptions('Instantly');
  await expect.element(emails).toHaveValue('at-once');
  await expectAccessible();
  await card.getByRole('button', { name: 'Resume' }).click();
  await expect.element(card.getByText('Paused', { exact: true })).not.toBeInTheDocument();

  await card.getByRole('button', { name: 'Rename' }).click();
  const rename = page.getByRole('dialog', { name: 'Rename search' });
  await rename.getByLabelText('Name').fill('Houses by the Volta');
  await rename.getByRole('button', { name: 'Save name' }).click();
  const renamed = page.getByRole('article', { name: 'Houses by the Volta' });
  await expect.element(renamed).toBeVisible();
  expect(changes.map(({ body }) => body)).toEqual([
    { paused: true },
    { alerts: 'at-once' },
    { paused: false },
    { name: 'Houses by the Volta' },
  ]);

  await renamed.getByRole('button', { name: 'Delete' }).click();
  const ask = page.getByRole('dialog', { name: 'Delete saved search' });
  await expect.element(ask).toBeVisible();
  await expectAccessible();
  await ask.getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('Saved search deleted.')).toBeVisible();
  await expect.element(page.getByText('No saved searches yet.')).toBeVisible();
  await expectAccessible();
});
