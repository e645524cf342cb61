import { newCar } from '../../testing/listings/cars.ts';
import { newWord } from '../../testing/listings/home.ts';
import { newComment, newListing, RENTAL } from '../../testing/listings.ts';
import { newPerson } from '../../testing/people.ts';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

/** What is remembered of every list for when a call fails (specification §4), and what their cards say. */

test('where a list cannot be read, the one that was read last stands there as it was, and says so', async ({
  page,
  complaints,
}) => {
  complaints.expectFailureOf(/\/api\/(properties|cars)\?/);
  const [word, agent] = [newWord(), await newPerson('Agent')];
  await Promise.all(
    ['Amber', 'Baobab', 'Cocoa'].map((each) => newListing(agent, { name: `Home ${each} ${word}` })),
  );
  await newCar(agent, { name: `Corolla ${word}` });
  await newCar(agent, { name: `Vitz ${word}` });
  const cards = page.getByRole('article');

  await visit(page, `/short-stays?search=${word}`);
  await expect(cards).toHaveCount(3);
  const search = page.getByLabel(/^Search /).first();
  await page.route(/\/api\/(properties|cars)\?/, (route) => route.abort());
  await search.fill(`home ${word} bedrooms`);
  await expect(page.getByRole('alert')).toContainText('Failed to fetch properties');
  const sentence = page.getByText('Below is what you saw last.');
  await expect(sentence).toBeVisible();
  await expect(cards).toHaveCount(3);
  await search.fill(newWord());
  await expect(page).toHaveURL(/search=/);
  await expect(cards).toHaveCount(3);
  await expect(page.getByText('No Short-Stay properties available.')).toHaveCount(0);
  await expect(page.getByText(/3 properties/)).toHaveCount(0);

  await page.unrouteAll();
  await visit(page, `/cars?search=${word}`);
  await expect(cards).toHaveCount(2);
  await page.route(/\/api\/cars\?/, (route) => route.abort());
  await search.fill(`${word} vitz`);
  await expect(page.getByRole('alert')).toContainText('Failed to load cars.');
  await expect(sentence).toBeVisible();
  await expect(cards).toHaveCount(2);

  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards).toHaveCount(1);
  await expect(sentence).toBeHidden();
});

test('a card says how many reviews its rating has', async ({ page }) => {
  const [word, agent] = [newWord(), await newPerson('Agent')];
  const { _id } = await newListing(agent, { ...RENTAL, name: `Home ${word}` });
  for (const stars of [5, 4]) {
    await newComment(await newPerson('Customer'), _id, `${stars} of 5`, stars);
  }
  for (const path of ['/', '/property-rentals']) {
    await visit(page, `${path}?search=${word}`);
    const card = page.getByRole('article').filter({ hasText: word });
    await expect(card.getByText('4.5 (2)', { exact: true })).toBeVisible();
    await expect(card).toContainText('rated 4.5 of 5 in 2 reviews');
  }
});

test('below a car stand those of its town', async ({ page }) => {
  const [word, agent] = [newWord(), await newPerson('Agent')];
  const there = { carType: `Kind ${word}`, location: word };
  const { _id } = await newCar(agent, { ...there, name: `One ${word}` });
  await newCar(agent, { ...there, name: `Another ${word}` });
  await visit(page, `/cars/${_id}`);
  const similar = page.getByRole('region', { name: 'Similar cars' });
  await expect(similar.getByRole('article')).toHaveCount(3);
  await expect(similar.getByRole('article').first()).toContainText(`Another ${word}`);
});
