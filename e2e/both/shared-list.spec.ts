import { heart, homeAndCar, keep, keepOnDevice } from '../testing/listings/favourites.ts';
import { newPerson, type Person, signIn } from '../testing/people.ts';
import { ORIGIN } from '../testing/site.ts';
import { expect, test } from '../testing/test.ts';
import { visit } from '../testing/visit.ts';

/** A list of favourites that is shared by a link. */

let agent: Person;
test.beforeAll(async () => {
  agent = await newPerson('Agent');
});

test('a list is shared by a link, with notes only if that was ticked, until it is switched off', async ({
  page,
  context,
  browser,
  complaints,
}) => {
  const { home, car } = await homeAndCar(agent);
  const person = await newPerson('Customer', { firstname: 'Efua' });
  await keep(person, 'property', [home], 'Near the beach.');
  await keep(person, 'car', [car]);
  await signIn(context, person);
  await visit(page, '/favourites');
  await page.getByRole('button', { name: 'Share this list' }).click();
  const panel = page.getByRole('region', { name: 'Share your favourites' });
  await panel.getByRole('button', { name: 'Make the link' }).click();
  const url = await panel.getByLabel('The link to your list').inputValue();
  expect(url).toMatch(new RegExp(`^${ORIGIN}/shared/[\\w-]{22}$`));
  await expect(panel.getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(url)),
  );

  // Anybody, without an account.
  const visitor = await browser.newContext();
  complaints.listenTo(visitor);
  complaints.expectFailureOf(/\/shared\//);
  const theirs = await visitor.newPage();
  const response = await theirs.goto(url);
  expect(response?.headers()['cache-control']).toContain('no-store');
  const html = (await response?.text()) ?? '';
  expect(html).toContain('Efua’s list');
  expect(html).toContain('2 homes and cars, chosen on Efie.');
  expect(html).toMatch(/property="og:image" content="[^"]*\/media\//);
  expect(html).toContain('noindex');
  await expect(theirs.getByRole('heading', { name: 'Efua’s list' })).toBeVisible();
  const cards = theirs.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText(car.name);
  await expect(theirs.getByText('Near the beach.')).toHaveCount(0);
  await expect(heart(theirs, home.name)).toHaveAttribute('aria-pressed', 'false');

  const saved = page.waitForResponse(/\/api\/User\/shared-list/);
  await panel.getByRole('checkbox', { name: 'Show my notes too' }).check();
  await saved;
  await theirs.reload();
  await expect(theirs.getByText('Near the beach.')).toBeVisible();

  await panel.getByRole('button', { name: 'Switch the link off' }).click();
  await expect(panel.getByRole('button', { name: 'Make the link' })).toBeVisible();
  expect((await theirs.reload())?.status()).toBe(404);
  await expect(
    theirs.getByRole('heading', { name: 'This list is not shared, or no longer.' }),
  ).toBeVisible();
  await visitor.close();
});

test('a visitor is asked to sign in before a list is shared', async ({ page }) => {
  const { home } = await homeAndCar(agent);
  await visit(page, `/property/${home._id}`);
  await keepOnDevice(page, home.name);
  await visit(page, '/favourites');
  await page.getByRole('button', { name: 'Share this list' }).click();
  const panel = page.getByRole('region', { name: 'Share your favourites' });
  await panel.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login?next=%2Ffavourites%23favourites');
});
