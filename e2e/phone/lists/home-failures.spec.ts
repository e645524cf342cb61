import type { Page } from '@playwright/test';
import { cardsOf, cars, newWord, properties, searchBox } from '../../testing/listings/home.ts';
import { newListing } from '../../testing/listings.ts';
import { callsTo } from '../../testing/network/calls.ts';
import { newPerson } from '../../testing/people.ts';
import { expectAccessible } from '../../testing/screen/accessible.ts';
import { colourOf } from '../../testing/screen/colour.ts';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

/** A list of the home page that cannot be loaded (specification §2.3, §4, §8, §9). */

const LIST_CALL = /\/api\/(properties|cars)\?/;
const errorBox = (page: Page) =>
  properties(page).getByRole('alert').filter({ hasText: 'Error loading properties' });

test.beforeEach(({ complaints }) => {
  complaints.expectFailureOf(LIST_CALL);
  // Errors are logged (specification §8).
  complaints.expectMessage(/ApiError/);
});

test('a list is tried three times, then said in a box; another try brings it', async ({ page }) => {
  const word = newWord();
  await newListing(await newPerson('Agent'), { name: `Villa ${word}` });
  await visit(page, '/');
  const calls = callsTo(page, /\/api\/properties\?.*search/);
  const message = 'We are having a rest.';
  await page.route(LIST_CALL, (route) => {
    const isCars = route.request().url().includes('/cars');
    const json = { message: isCars ? 'The cars are away.' : message, code: 'UNAVAILABLE' };
    return route.fulfill({ status: 503, json });
  });
  const logged: string[] = [];
  page.on('console', (each) => {
    if (each.text().includes('ApiError')) logged.push(each.text());
  });
  await searchBox(page).fill(word);
  await expect(errorBox(page)).toContainText(message);
  expect(await colourOf(errorBox(page).getByText('Error loading properties'))).toBe('red');
  expect(calls).toHaveLength(3);
  await expectAccessible(page);
  for (const each of [message, 'The cars are away.']) {
    expect(logged.filter((text) => text.includes(each))).not.toEqual([]);
  }

  await page.unroute(LIST_CALL);
  await errorBox(page).getByRole('button', { name: 'Try again' }).click();
  await expect(cardsOf(properties(page))).toHaveCount(1);
  await expect(errorBox(page)).toBeHidden();
});

test('a timeout has a sentence of its own', async ({ page }) => {
  // Thirty seconds in three tenths of one.
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => timeout(milliseconds / 100);
  });
  await visit(page, '/');
  await page.route(LIST_CALL, () => {});
  await searchBox(page).fill(newWord());
  await expect(errorBox(page)).toContainText(
    'Request timed out. Please check your connection and try again.',
  );
});

test('the list of before stays', async ({ page }) => {
  await visit(page, '/');
  const name = await cardsOf(properties(page)).first().getByRole('heading').textContent();
  await page.route(LIST_CALL, (route) => route.abort());
  await searchBox(page).fill(name ?? '');
  await expect(errorBox(page)).toContainText(
    'We could not reach the server. Please check your connection and try again.',
  );
  await expect(cardsOf(properties(page)).first()).toContainText(name ?? '');
  await expect(properties(page).getByText('Below is what you saw last.')).toBeVisible();
});

test('what was seen last is no answer: no count, no more cards than the page has', async ({
  page,
}) => {
  await visit(page, '/cars');
  await expect(page.getByRole('article')).toHaveCount(24);
  await page.getByRole('banner').getByRole('link', { name: 'Efie' }).first().click();
  await expect(cardsOf(properties(page))).toHaveCount(6);
  await page.route(LIST_CALL, (route) => route.abort());
  const word = newWord();
  await searchBox(page).fill(word);
  await expect(errorBox(page)).toBeVisible();
  await expect(cars(page).getByRole('alert')).toBeVisible();
  await expect(cardsOf(cars(page))).toHaveCount(6);
  await expect(page.getByText(word)).toHaveCount(0);
  await expect(page.getByText(/Showing|of 24/)).toHaveCount(0);
});

test('a refusal that trying again does not mend shows no list of before', async ({ page }) => {
  await visit(page, '/');
  await page.route(LIST_CALL, (route) =>
    route.fulfill({ status: 400, json: { message: 'No such price.', code: 'VALIDATION' } }),
  );
  await searchBox(page).fill(newWord());
  await expect(errorBox(page)).toContainText('No such price.');
  await expect(cardsOf(properties(page))).toHaveCount(0);
  await expect(properties(page).getByText('Below is what you saw last.')).toHaveCount(0);
});
