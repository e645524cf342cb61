import type { Page } from '@playwright/test';
import type { Suggestion } from '#domain/suggestions/schema.ts';
import { newCar } from '../testing/listings/cars.ts';
import { cardsOf, cars, newWord, properties, searchBox } from '../testing/listings/home.ts';
import { newListing } from '../testing/listings.ts';
import { holdCalls } from '../testing/network/hold-calls.ts';
import { newPerson, type Person } from '../testing/people.ts';
import { expectAccessible } from '../testing/screen/accessible.ts';
import { KeyboardUser } from '../testing/screen/keyboard.ts';
import { expect, test } from '../testing/test.ts';
import { visit } from '../testing/visit.ts';

/** What is suggested while one types into a search box, and where a search of the home page leads on. */
let agent: Person;
test.beforeAll(async () => {
  agent = await newPerson('Agent');
});

const CALL = '**/api/suggestions?*';
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const options = (page: Page) => list(page).getByRole('option');

const apartment = (location: string, name?: string) =>
  newListing(agent, {
    ...(name && { name }),
    location,
    propertyType: 'PropertyRentals',
    shortStayType: '',
    rentalType: 'Apartments',
  });

test.describe('on every screen the same', { tag: '@phone' }, () => {
  test('a town that is picked opens its list, narrowed to it', async ({ page }) => {
    const word = newWord();
    await apartment(`East ${word}`);
    await visit(page, '/');
    await searchBox(page).pressSequentially(word.slice(0, 7));
    await expect(options(page)).toHaveCount(1);
    await expect(options(page)).toHaveText(new RegExp(`East ${word}.*Apartments.*1 listing`));
    const [field, box] = [await searchBox(page).boundingBox(), await list(page).boundingBox()];
    const row = await options(page).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0));
    expect(row?.height).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    // Nor is the button covered that goes with the field.
    await page.getByRole('button', { name: 'Search', exact: true }).click({ trial: true });
    await options(page).click();
    await expect(page).toHaveURL(`/apartments?location=East+${word}`);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    await page.getByRole('button', { name: `Remove East ${word}` }).click();
    await expect(page).toHaveURL('/apartments');
  });

  test('axe finds nothing in it', async ({ page }) => {
    const word = newWord();
    await newCar(agent, { name: `Pickup ${word}`, model: word });
    await visit(page, '/');
    await searchBox(page).fill(word);
    await expect(options(page)).toHaveCount(2);
    await searchBox(page).press('ArrowDown');
    await expectAccessible(page);
  });
});

test('only by keyboard: down, up, Escape, Enter and Tab', async ({ page }) => {
  const word = newWord();
  await newCar(agent, { name: `Pickup ${word}`, brand: 'Toyota', model: word });
  await visit(page, '/');
  const user = new KeyboardUser(page);
  await user.type(searchBox(page), word);
  await expect(options(page)).toHaveCount(2);
  const box = page.getByRole('combobox', { name: 'Search properties and cars' });
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText(`2 suggestions for “${word}”, by the arrow keys.`)).toHaveCount(1);

  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  const id = await options(page).first().getAttribute('id');
  await expect(box).toHaveAttribute('aria-activedescendant', id ?? '');
  await page.keyboard.press('ArrowUp');
  await expect(box).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');

  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expect(box).toHaveValue(word);
  await page.keyboard.press('ArrowDown');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(list(page)).toBeHidden();
  await expect(page).toHaveURL(`/?search=${word}`);

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('End');
  await page.keyboard.type('x');
  await page.keyboard.press('Backspace');
  await expect(options(page)).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/cars?brand=Toyota&model=${word}`);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
});

test('Enter searches as ever, and typing leaves the page where it is', async ({ page }) => {
  const word = newWord();
  await apartment('Osu', `Court ${word}`);
  await visit(page, '/');
  const heading = page.getByRole('heading', { name: 'Properties', exact: true });
  await searchBox(page).fill(word);
  await expect(options(page)).toHaveCount(1);
  await expect(properties(page).getByRole('status')).toHaveText('1 property');
  await expect(heading).not.toBeInViewport();
  await searchBox(page).press('Enter');
  await expect(list(page)).toBeHidden();
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL(`/?search=${word}`);
});

test('one request a pause; the last response shows, whichever comes first', async ({ page }) => {
  const calls = await holdCalls(page, CALL);
  const suggesting = (label: string): { json: Suggestion[] } => ({
    json: [{ kind: 'listing', label, address: `/property/${label}` }],
  });
  await visit(page, '/');
  // At one go: between two keys a busy machine pauses, too.
  await searchBox(page).fill('hil');
  const first = await calls.next();
  expect(new URL(first.request().url()).searchParams.get('search')).toBe('hil');
  await searchBox(page).fill('hilux');
  const second = await calls.next();
  await second.fulfill(suggesting('second'));
  await expect(options(page)).toHaveText(['second']);
  // Cancelled: nobody waits for it any more.
  await first.fulfill(suggesting('first')).catch(() => {});
  expect(first.request().failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(options(page)).toHaveText(['second']);
  expect(calls.all).toHaveLength(2);
  // Who searches is shown nothing that comes after it.
  await searchBox(page).fill('hilux x');
  await calls.next();
  await searchBox(page).press('Enter');
  await expect(list(page)).toBeHidden();
});

test('where little data is to be spent nothing is asked for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.addInitScript(() => localStorage.setItem('lowData', 'on'));
  await visit(page, '/');
  const word = newWord();
  await searchBox(page).fill(word);
  await expect(page).toHaveURL(`/?search=${word}`);
  expect(asked.filter((url) => /suggestions/.test(url))).toEqual([]);
});

test('a list suggests too, and is narrowed in place', async ({ page }) => {
  const word = newWord();
  await newCar(agent, { name: `Pickup ${word}`, brand: 'Toyota', model: word });
  await visit(page, '/cars?condition=Used');
  const box = page.getByLabel('Search cars');
  await box.fill(word);
  await expect(page).toHaveURL(`/cars?condition=Used&search=${word}`);
  await options(page).first().click();
  await expect(page).toHaveURL(`/cars?brand=Toyota&model=${word}`);
  await expect(box).toHaveValue('');
  await expect(list(page)).toBeHidden();
});

test.describe('a search of the home page leads on', () => {
  const leads = (page: Page) => page.getByRole('list', { name: 'Where the search leads on' });

  test('to the lists, with how many match', async ({ page }) => {
    const word = newWord();
    await newCar(agent, { name: `Pickup ${word}` });
    await newCar(agent, { name: `Saloon ${word}` });
    await apartment('Osu', `Court ${word}`);
    await visit(page, `/?search=${word}`);
    await expect(leads(page)).toContainText(`1 property matches “${word}”`);
    await leads(page).scrollIntoViewIfNeeded();
    await leads(page).getByRole('link', { name: 'Property Rentals (1)' }).click();
    await expect(page).toHaveURL(`/property-rentals?search=${word}`);
    await page.goBack();
    await leads(page).scrollIntoViewIfNeeded();
    await expect(leads(page).getByRole('link', { name: /Short-Stays|Sales/ })).toHaveCount(0);
    await leads(page)
      .getByRole('link', { name: `2 cars match “${word}”` })
      .click();
    await expect(page).toHaveURL(`/cars?search=${word}`);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
  });

  test('from the kind that has none to the other, on the same page', async ({ page }) => {
    const word = newWord();
    await newCar(agent, { name: `Pickup ${word}` });
    await visit(page, `/?search=${word}`);
    await expect(properties(page)).toContainText(`No properties match “${word}”.`);
    await properties(page)
      .getByRole('link', { name: `1 car matches “${word}”` })
      .click();
    await expect(page).toHaveURL(`/?search=${word}#cars-title`);
    await expect(cardsOf(cars(page))).toBeInViewport();
  });

  test('without a search, or anything found, nothing leads on', async ({ page }) => {
    await visit(page, `/?search=${newWord()}`);
    await expect(cars(page)).toContainText(/No cars match .*Try fewer or other words\.$/);
    await expect(leads(page)).toHaveCount(0);
    await visit(page, '/?maxPrice=100000');
    await expect(cars(page)).toBeVisible();
    await expect(leads(page)).toHaveCount(0);
  });
});
