import type { Page } from '@playwright/test';
import { heart, homeAndCar, keep, keepOnDevice } from '../testing/listings/favourites.ts';
import { newWord } from '../testing/listings/home.ts';
import { deleteListing, newListing, setPrice, setStatus } from '../testing/listings.ts';
import { logInByForm, newPerson, type Person, signIn } from '../testing/people.ts';
import { ORIGIN } from '../testing/site.ts';
import { expect, test } from '../testing/test.ts';
import { revisit, visit } from '../testing/visit.ts';

/** Homes and cars that people keep: hearts, the page of favourites, notes. */

let agent: Person;
test.beforeAll(async () => {
  agent = await newPerson('Agent');
});

const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** What the account of somebody keeps. */
async function inAccount(person: Person): Promise<{ name: string; note: string }[]> {
  const response = await fetch(`${ORIGIN}/api/User/favourites`, {
    headers: { authorization: `Bearer ${person.token}` },
  });
  return (await response.json()) as { name: string; note: string }[];
}
const namesOf = async (person: Person) => (await inAccount(person)).map(({ name }) => name);

test('a visitor keeps homes and cars on the device, in the order kept', async ({ page }) => {
  const { word, home, car } = await homeAndCar(agent);
  await visit(page, `/?search=${word}`);
  await expect(heart(page, home.name)).toHaveAttribute('aria-pressed', 'false');
  await heart(page, home.name).click();
  await expect(heart(page, home.name)).toHaveAttribute('aria-pressed', 'true');
  await keepOnDevice(page, car.name);

  await revisit(page);
  await expect(heart(page, home.name)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Favourites' }).click();
  await expect(page.getByRole('heading', { name: 'Favourites', level: 1 })).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).first()).toContainText(car.name);

  await heart(page, car.name).click();
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards(page).first()).toContainText(car.name);
  await heart(page, car.name).click();
  await heart(page, home.name).click();
  await expect(page.getByText('You keep no homes or cars yet.')).toBeVisible();
});

test('a heart works without a network', async ({ page, context, complaints }) => {
  // What the page would load next.
  complaints.expectFailureOf(/\/assets\/|\/facets/);
  complaints.expectMessage(/dynamically imported module/);
  const { word, home } = await homeAndCar(agent);
  await visit(page, `/short-stays?search=${word}`);
  await context.setOffline(true);
  await heart(page, home.name).click();
  await expect(heart(page, home.name)).toHaveAttribute('aria-pressed', 'true');
  await context.setOffline(false);
  await revisit(page);
  await expect(heart(page, home.name)).toHaveAttribute('aria-pressed', 'true');
});

test('a heart that is tapped before the scripts run is filled once they do', async ({ page }) => {
  const { word, home } = await homeAndCar(agent);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(`/short-stays?search=${word}`);
  await heart(page, home.name).click();
  resolve();
  await expect(heart(page, home.name)).toHaveAttribute('aria-pressed', 'true');
});

test('hearts are as empty in the HTML for who keeps as for everybody, and fill in without moving', async ({
  page,
}) => {
  const { word, home } = await homeAndCar(agent);
  await visit(page, `/short-stays?search=${word}`);
  await keepOnDevice(page, home.name);
  const html = await (await page.request.get(`/short-stays?search=${word}`)).text();
  expect(html).toContain(`aria-label="Keep ${home.name}"`);
  expect(html).not.toContain('aria-pressed="true"');
  await page.goto(`/short-stays?search=${word}`);
  const before = await heart(page, home.name).boundingBox();
  await page.evaluate(() => window.dispatchEvent(new Event('keydown')));
  await expect(heart(page, home.name)).toHaveAttribute('aria-pressed', 'true');
  expect(await heart(page, home.name).boundingBox()).toEqual(before);
});

test('what was kept before signing in is in the account then, once', async ({ page, context }) => {
  const { word, home, car } = await homeAndCar(agent);
  const person = await newPerson('Customer');
  await signIn(context, person);
  await visit(page, `/property/${home._id}`);
  await heart(page, home.name).click();
  await expect.poll(() => namesOf(person)).toEqual([home.name]);
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());

  await visit(page, `/?search=${word}`);
  await heart(page, home.name).click();
  await keepOnDevice(page, car.name);
  await visit(page, '/login');
  await logInByForm(page, person);
  await expect.poll(() => namesOf(person)).toEqual([car.name, home.name]);
  await visit(page, '/favourites');
  await expect(cards(page)).toHaveCount(2);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('favourites') ?? ''))
    .not.toContain(home.name);
});

test('an account’s list is on every device, and two tabs agree', async ({ page, context }) => {
  const { word, home } = await homeAndCar(agent);
  const person = await newPerson('Customer');
  await signIn(context, person);
  await visit(page, `/?search=${word}`);
  const other = await context.newPage();
  await visit(other, `/short-stays?search=${word}`);
  await heart(page, home.name).click();
  await expect(heart(other, home.name)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => namesOf(person)).toEqual([home.name]);

  // As another device does.
  await page.request.delete(`/api/User/favourites/property/${home._id}`, {
    headers: { authorization: `Bearer ${person.token}` },
  });
  await revisit(page);
  await expect(heart(page, home.name)).toHaveAttribute('aria-pressed', 'false');
});

test('a heart changes at once on a slow network, and goes back where it fails', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectFailureOf(/\/api\/User\/favourites/);
  const { word, home } = await homeAndCar(agent);
  await signIn(context, await newPerson('Customer'));
  await visit(page, `/short-stays?search=${word}`);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/api\/User\/favourites\/property\//, async (route) => {
    await promise;
    await route.abort();
  });
  await heart(page, home.name).click();
  await expect(heart(page, home.name)).toHaveAttribute('aria-pressed', 'true');
  resolve();
  await expect(page.getByText(/^Your favourites could not be changed\./)).toBeVisible();
  await expect(heart(page, home.name)).toHaveAttribute('aria-pressed', 'false');
});

test('two taps in a row end with the last one', async ({ page, context }) => {
  const { home } = await homeAndCar(agent);
  const person = await newPerson('Customer');
  await signIn(context, person);
  await visit(page, `/property/${home._id}`);
  const saved = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await heart(page, home.name).click();
  await heart(page, home.name).click();
  await saved;
  expect(await namesOf(person)).toEqual([]);
  await expect(heart(page, home.name)).toHaveAttribute('aria-pressed', 'false');
});

test('where storage is blocked, hearts work for as long as the tab is open', async ({ page }) => {
  const { home } = await homeAndCar(agent);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await visit(page, `/property/${home._id}`);
  await heart(page, home.name).click();
  await expect(heart(page, home.name)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Favourites' }).click();
  await expect(cards(page)).toHaveCount(1);
});

test('notes are written on the device, and in the account', async ({ page, context }) => {
  const { home } = await homeAndCar(agent);
  const write = async (text: string) => {
    await page.getByRole('button', { name: new RegExp(`note: ${home.name}`) }).click();
    await page.getByLabel('Your note', { exact: true }).fill(text);
    await page.getByRole('button', { name: 'Save note' }).click();
  };
  await visit(page, `/property/${home._id}`);
  await keepOnDevice(page, home.name);
  await visit(page, '/favourites');
  await write('Near the beach.');
  await expect(page.getByText('Near the beach.')).toBeVisible();
  await expect(page.getByRole('button', { name: `Edit note: ${home.name}` })).toBeFocused();
  await revisit(page);
  await expect(page.getByText('Near the beach.')).toBeVisible();
  await page.getByRole('button', { name: `Edit note: ${home.name}` }).click();
  await page.getByLabel('Your note', { exact: true }).fill('a'.repeat(501));
  await expect(page.getByRole('button', { name: 'Save note' })).toBeDisabled();
  await page.getByRole('button', { name: 'Cancel' }).click();

  const person = await newPerson('Customer');
  await visit(page, '/login');
  await logInByForm(page, person);
  await expect.poll(() => inAccount(person)).toMatchObject([{ note: 'Near the beach.' }]);
  await visit(page, '/favourites');
  await write('Two rooms face the sea.');
  await expect.poll(() => inAccount(person)).toMatchObject([{ note: 'Two rooms face the sea.' }]);
  await expect(page.getByText('Two rooms face the sea.')).toBeVisible();
  await context.clearCookies();
});

test('a note that could not be saved stays in its field', async ({ page, context, complaints }) => {
  complaints.expectFailureOf(/\/api\/User\/favourites/);
  const { home } = await homeAndCar(agent);
  await signIn(context, await newPerson('Customer'));
  await visit(page, `/property/${home._id}`);
  const kept = page.waitForResponse(/\/api\/User\/favourites\/property\//);
  await heart(page, home.name).click();
  await kept;
  await visit(page, '/favourites');
  await page.route(/\/api\/User\/favourites\/property\//, (route) => route.abort());
  await page.getByRole('button', { name: `Add a note: ${home.name}` }).click();
  await page.getByLabel('Your note', { exact: true }).fill('Ask about water.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Your note', { exact: true })).toHaveValue('Ask about water.');
});

test('what was rented or deleted stays, and says so', async ({ page, context }) => {
  const { home } = await homeAndCar(agent);
  const gone = await newListing(agent, { name: `Hut ${newWord()}` });
  await signIn(context, await newPerson('Customer'));
  for (const { _id, name } of [home, gone]) {
    await visit(page, `/property/${_id}`);
    const saved = page.waitForResponse(/\/api\/User\/favourites\/property\//);
    await heart(page, name).click();
    await saved;
  }
  await setStatus(agent, home._id, 'Rented');
  await deleteListing(agent, gone._id);
  await visit(page, '/favourites');
  await expect(cards(page).filter({ hasText: home.name })).toContainText('Rented');
  const left = cards(page).filter({ hasText: gone.name });
  await expect(left).toContainText('No longer listed');
  await page.getByRole('button', { name: `Remove ${gone.name}` }).click();
  await expect(left).toHaveCount(0);
});

test('what became cheaper says by how much, on the device and in the account', async ({
  page,
  context,
}) => {
  const { word, home } = await homeAndCar(agent);
  await visit(page, `/short-stays?search=${word}`);
  await keepOnDevice(page, home.name);
  await setPrice(agent, home, home.price - 50);
  await visit(page, '/favourites');
  await expect(page.getByText('₵50.00 less since you kept it')).toBeVisible();

  const person = await newPerson('Customer');
  await keep(person, 'property', [home]);
  await setPrice(agent, home, home.price - 80);
  await signIn(context, person);
  await page.evaluate(() => localStorage.removeItem('favourites'));
  await visit(page, '/favourites');
  await expect(page.getByText('₵30.00 less since you kept it')).toBeVisible();
});

test('a member switches emails about dropped prices off and on', async ({ page, context }) => {
  await signIn(context, await newPerson('Customer'));
  await visit(page, '/favourites');
  const box = page.getByLabel('Tell me by email when a price drops');
  await expect(box).toBeChecked();
  await box.uncheck();
  await expect(page.getByText('You are told of no prices any more.')).toBeVisible();
  await revisit(page);
  await expect(box).toBeEnabled();
  await expect(box).not.toBeChecked();
  await box.check();
  await expect(page.getByText('You are told when a price drops.')).toBeVisible();
});

test('what cannot be read stays by its name, and can be tried again', async ({
  page,
  complaints,
}) => {
  complaints.expectFailureOf(/\/api\/properties\?/);
  const { home } = await homeAndCar(agent);
  await visit(page, `/property/${home._id}`);
  await keepOnDevice(page, home.name);
  await page.route(/\/api\/properties\?ids=/, (route) => route.abort());
  await visit(page, '/favourites');
  await expect(page.getByRole('alert')).toContainText(
    'Some of your favourites could not be loaded',
  );
  await expect(page.getByRole('link', { name: home.name })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(heart(page, home.name)).toHaveAttribute('aria-pressed', 'true');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('there are no hearts that do nothing', async ({ page }) => {
    const { word, home } = await homeAndCar(agent);
    await page.goto(`/short-stays?search=${word}`);
    await expect(page.getByRole('link', { name: home.name })).toBeVisible();
    await expect(page.locator('[aria-pressed]').filter({ visible: true })).toHaveCount(0);
    await page.goto('/favourites');
    await expect(page.getByText(/shown by JavaScript/)).toBeVisible();
  });
});
