import type { Page } from '@playwright/test';
import { UNATTENDED_MS } from '#web/lib/early-use.ts';
import { newWord, priceFilter, searchBox } from '../testing/home.ts';
import { newListing } from '../testing/listings.ts';
import { newPerson, signIn } from '../testing/people.ts';
import { expect, test } from '../testing/test.ts';

/** A page that is read needs no scripts: they start when somebody uses it, and do then what was asked for before. */

/** The scripts that a page asks for; with `hold` they come once `release` is called. */
async function watchScripts(page: Page, { hold = false } = {}) {
  const asked: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    asked.push(route.request().url());
    if (hold) await promise;
    await route.continue();
  });
  return { asked, release: resolve };
}

/** In a page whose time passes only as told. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

test.describe('scripts', () => {
  test('start when the page was there for a while', async ({ page }) => {
    const { asked } = await watchScripts(page);
    await stopTime(page);
    await page.goto('/');
    await page.clock.runFor(UNATTENDED_MS - 100);
    expect(asked).toEqual([]);
    await page.clock.runFor(200);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  });

  test('start with the first scroll', async ({ page }) => {
    const { asked } = await watchScripts(page);
    await stopTime(page);
    await page.goto('/short-stays');
    expect(asked).toEqual([]);
    await page.evaluate(() => window.scrollBy(0, 200));
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  });

  for (const [what, address] of [
    ['a map was asked for', '/cars?map=1'],
    ['nothing was found', '/cars?search=zeppelin'],
  ] as const) {
    test(`start at once where ${what}`, async ({ page }) => {
      const { asked } = await watchScripts(page);
      await stopTime(page);
      await page.goto(address);
      await page.clock.runFor(1_000);
      await expect.poll(() => asked.length).toBeGreaterThan(0);
    });
  }

  test('start at once for who is signed in, and where there is a form to fill in', async ({
    page,
  }) => {
    const { asked } = await watchScripts(page);
    await stopTime(page);
    await page.goto('/contact');
    await page.clock.runFor(1_000);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await signIn(page.context(), await newPerson('Customer'));
    asked.length = 0;
    await page.goto('/about');
    await page.clock.runFor(1_000);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  });

  test.describe('with little data', () => {
    test.use({ extraHTTPHeaders: { 'save-data': 'on' } });

    test('start with use only', async ({ page }) => {
      const { asked } = await watchScripts(page);
      await stopTime(page);
      await page.goto('/');
      await page.clock.runFor(60_000);
      expect(asked).toEqual([]);
      await searchBox(page).focus();
      await expect.poll(() => asked.length).toBeGreaterThan(0);
    });
  });
});

test.describe('before the scripts run', () => {
  test('a press is kept and shown, and done once', async ({ page }) => {
    const listing = await newListing(await newPerson('Agent'), {}, { photos: 3 });
    const { release } = await watchScripts(page, { hold: true });
    await page.goto(`/property/${listing._id}`);
    const next = page.getByRole('button', { name: 'Next photo' }).first();
    await next.click();
    await expect(next).toHaveCSS('cursor', 'progress');
    await next.click();
    release();
    await expect(page.getByText('2 of 3').first()).toBeVisible();
    await expect(next).not.toHaveCSS('cursor', 'progress');
  });

  test('what is typed counts, and one types on where one was', async ({ page }) => {
    const word = newWord();
    const { release } = await watchScripts(page, { hold: true });
    await page.goto('/?maxPrice=100000');
    await searchBox(page).pressSequentially(word);
    await searchBox(page).press('ArrowLeft');
    release();
    await expect(page).toHaveURL(`/?maxPrice=100000&search=${word}`);
    await searchBox(page).press('x');
    const typed = `${word.slice(0, -1)}x${word.slice(-1)}`;
    await expect(searchBox(page)).toHaveValue(typed);
    await expect(page).toHaveURL(`/?maxPrice=100000&search=${typed}`);
  });

  test('a price or an order that is chosen is there without them, and leaves no empty filter', async ({
    page,
  }) => {
    await watchScripts(page, { hold: true });
    await page.goto('/', { waitUntil: 'commit' });
    await priceFilter(page).selectOption('₵100,000');
    await expect(page).toHaveURL('/?maxPrice=100000#properties');
    await expect(priceFilter(page)).toHaveValue('100000');
    await searchBox(page).fill('room');
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL('/?search=room&maxPrice=100000#properties');

    await page.goto('/cars?search=toyota', { waitUntil: 'commit' });
    await page.getByLabel('Sort by').selectOption({ index: 1 });
    await expect(page).toHaveURL(/\/cars\?search=toyota&sort=\w+$/);
  });

  test('what is typed into the search of a list is not lost, nor what comes as the scripts start', async ({
    page,
  }) => {
    const box = page.locator('input[name=search]');
    const { release } = await watchScripts(page, { hold: true });
    await page.goto('/cars');
    await box.pressSequentially('coro');
    release();
    await box.pressSequentially('lla', { delay: 60 });
    await expect(page).toHaveURL('/cars?search=corolla');
    await expect(box).toHaveValue('corolla');
  });

  test('a tick counts, and stays', { tag: '@desktop' }, async ({ page }) => {
    const { release } = await watchScripts(page, { hold: true });
    await page.goto('/short-stays');
    const box = page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox').first();
    await box.check();
    release();
    await expect(page).toHaveURL(/\?.+=/);
    await expect(box).toBeChecked();
  });
});

test.describe('sign-up', () => {
  const choice = (page: Page) => page.getByRole('dialog', { name: 'Select Your Role' });

  test('opens at once, with no script of a page that is not for visitors nor of its own', async ({
    page,
  }) => {
    const { asked } = await watchScripts(page);
    await stopTime(page);
    await page.goto('/bookings?part=hosted');
    await expect(page).toHaveURL(`/signup?next=${encodeURIComponent('/bookings?part=hosted')}`);
    await expect(choice(page)).toContainText('Sign up or log in to');
    expect(asked).toEqual([]);
  });

  test('has its role chosen before the scripts run, and leads back all the same', async ({
    page,
  }) => {
    const { release } = await watchScripts(page, { hold: true });
    await page.goto('/signup?next=%2Fbookings');
    await choice(page).getByRole('button', { name: 'Property Owner', exact: true }).click();
    await expect(page).toHaveURL('/signup?next=%2Fbookings&role=Property+Owner');
    await expect(page.getByRole('heading', { name: 'Signup as Property Owner' })).toBeVisible();
    const firstName = page.getByLabel('First name');
    await firstName.pressSequentially('Ama');
    release();
    await page.waitForSelector('html[data-running]');
    await expect(firstName).toHaveValue('Ama');
    await expect(choice(page)).toBeHidden();
  });

  for (const [how, close] of [
    ['Esc', (page: Page) => page.keyboard.press('Escape')],
    ['its button', (page: Page) => choice(page).getByRole('button', { name: 'Close' }).click()],
  ] as const) {
    test(`stays closed that ${how} closed before the scripts ran`, async ({ page }) => {
      const { release } = await watchScripts(page, { hold: true });
      await page.goto('/signup');
      await expect(choice(page)).toBeVisible();
      await close(page);
      await expect(choice(page)).toBeHidden();
      release();
      await expect(page.getByRole('heading', { name: 'Select Your Role' })).toBeVisible();
      await expect(choice(page)).toBeHidden();
    });
  }

  test('does not ask who is signed in for a role', async ({ page, context }) => {
    const { release } = await watchScripts(page, { hold: true });
    const person = await newPerson('Customer');
    await signIn(context, person);
    await page.goto('/signup', { waitUntil: 'domcontentloaded' });
    await expect(choice(page)).toBeHidden();
    release();
    await expect(page.getByRole('main')).toContainText(person.email);
    await expect(choice(page)).toBeHidden();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('offers the roles in the page', async ({ page }) => {
      await page.goto('/signup?next=%2Fbookings');
      await page.getByRole('main').getByRole('link', { name: 'Agent' }).click();
      await expect(page).toHaveURL('/signup?next=%2Fbookings&role=Agent');
      await expect(page.getByRole('heading', { name: 'Signup as Agent' })).toBeVisible();
    });
  });
});
