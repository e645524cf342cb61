import type { Page } from '@playwright/test';
import { heart, homeAndCar, keep, keepOnDevice } from '../../testing/listings/favourites.ts';
import { logInByForm, newPerson, type Person, signIn } from '../../testing/people.ts';
import { ORIGIN } from '../../testing/site.ts';
import { expect, test } from '../../testing/test.ts';
import { revisit, visit } from '../../testing/visit.ts';

/** Favourites and recently viewed listings, on a device and in an account. More tests are beside the page of favourites. */

let agent: Person;
test.beforeAll(async () => {
  agent = await newPerson('Agent');
});

const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** The favourites in someone's account. */
async function inAccount(person: Person): Promise<{ name: string; note: string }[]> {
  const response = await fetch(`${ORIGIN}/api/User/favourites`, {
    headers: { authorization: `Bearer ${person.token}` },
  });
  return (await response.json()) as { name: string; note: string }[];
}
const namesOf = async (person: Person) => (await inAccount(person)).map(({ name }) => name);

// §2.1/17
test('a heart is empty in the HTML, fills without moving, and works before scripts run and offline', async ({
  page,
  context,
  complaints,
}) => {
  // The page's next requests.
  complaints.expectFailureOf(/\/assets\/|\/facets/);
  complaints.expectMessage(/dynamically imported module/);
  const { word, home } = await homeAndCar(agent);
  const list = `/short-stays?search=${word}`;
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(list);
  await heart(page, home.name).click();
  resolve();
  await expect(heart(page, home.name)).toHaveAttribute('aria-pressed', 'true');

  const html = await (await page.request.get(list)).text();
  expect(html).toContain(`aria-label="Save ${home.name}"`);
  expect(html).not.toContain('aria-pressed="true"');
  await page.goto(list);
  const before = await heart(page, home.name).boundingBox();
  await page.evaluate(() => window.dispatchEvent(new Event('keydown')));
  await expect(heart(page, home.name)).toHaveAttribute('aria-pressed', 'true');
  expect(await heart(page, home.name).boundingBox()).toEqual(before);

  await visit(page, list);
  await context.setOffline(true);
  await heart(page, home.name).click();
  await expect(heart(page, home.name)).toHaveAttribute('aria-pressed', 'false');
  await context.setOffline(false);
  await revisit(page);
  await expect(heart(page, home.name)).toHaveAttribute('aria-pressed', 'false');
});

// §2.1/16
test('favourites saved before login join those of the account, each once', async ({
  page,
  context,
}) => {
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

// §2.1/16
test('an account’s favourites are on every device, and two tabs agree', async ({
  page,
  context,
}) => {
  const { word, home } = await homeAndCar(agent);
  const person = await newPerson('Customer');
  await signIn(context, person);
  await visit(page, `/?search=${word}`);
  const other = await context.newPage();
  await visit(other, `/short-stays?search=${word}`);
  await heart(page, home.name).click();
  await expect(heart(other, home.name)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => namesOf(person)).toEqual([home.name]);

  // From another device.
  await page.request.delete(`/api/User/favourites/property/${home._id}`, {
    headers: { authorization: `Bearer ${person.token}` },
  });
  await revisit(page);
  await expect(heart(page, home.name)).toHaveAttribute('aria-pressed', 'false');
});

// §2.1/20
test('a list is shared by a link, with notes only if ticked, until the link is turned off', async ({
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
  await panel.getByRole('button', { name: 'Create link' }).click();
  const url = await panel.getByLabel('Link to your list').inputValue();
  expect(url).toMatch(new RegExp(`^${ORIGIN}/shared/[\\w-]{22}$`));
  await expect(panel.getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(url)),
  );

  // Anyone, without an account.
  const visitor = await browser.newContext();
  complaints.listenTo(visitor);
  complaints.expectFailureOf(/\/shared\//);
  const theirs = await visitor.newPage();
  const response = await theirs.goto(url);
  expect(response?.headers()['cache-control']).toContain('no-store');
  const html = (await response?.text()) ?? '';
  expect(html).toContain('Efua’s list');
  expect(html).toContain('2 homes and cars, saved on Efie.');
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

  await panel.getByRole('button', { name: 'Turn off link' }).click();
  await expect(panel.getByRole('button', { name: 'Create link' })).toBeVisible();
  expect((await theirs.reload())?.status()).toBe(404);
  await expect(
    theirs.getByRole('heading', { name: 'This list is no longer shared.' }),
  ).toBeVisible();
  await visitor.close();
});

// §2.1/21
test('a page left before its scripts arrive counts as viewed, too', async ({
  page,
  complaints,
}) => {
  complaints.expectFailureOf(/\/assets\//);
  const { home, car } = await homeAndCar(agent);
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') told.push(request.url());
  });
  for (const path of [`/property/${home._id}`, `/cars/${car._id}`, `/property/${home._id}`]) {
    await page.goto(path);
  }
  await page.unroute(/\/assets\/.*\.js$/);
  await visit(page, '/favourites');
  const row = page.getByRole('region', { name: 'Recently viewed' });
  await expect(row.getByRole('link')).toHaveText([new RegExp(home.name), new RegExp(car.name)]);
  expect(told, 'nobody is told').toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('there are no hearts that do nothing', async ({ page }) => {
    const { word, home } = await homeAndCar(agent);
    await page.goto(`/short-stays?search=${word}`);
    await expect(page.getByRole('link', { name: home.name })).toBeVisible();
    await expect(page.locator('[aria-pressed]').filter({ visible: true })).toHaveCount(0);
    await page.goto('/favourites');
    await expect(page.getByText(/need JavaScript/)).toBeVisible();
  });
});
