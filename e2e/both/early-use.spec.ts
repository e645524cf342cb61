import type { Page } from '@playwright/test';
import { commentsHead } from '../testing/listings/comments.ts';
import { newWord, priceFilter, properties, searchBox } from '../testing/listings/home.ts';
import { newComment, newListing, RENTAL } from '../testing/listings.ts';
import { watchScripts } from '../testing/network/hold-scripts.ts';
import { newPerson, signIn } from '../testing/people.ts';
import { expect, test } from '../testing/test.ts';
import { running } from '../testing/visit.ts';

/** A page can be used from its first paint on: its scripts come when they are in nobody's way, and undo and lose nothing. */

/** In a page whose time passes only as told. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

test.describe('scripts', { tag: '@phone' }, () => {
  test('start by themselves once the page is loaded and at rest, in no hurry', async ({ page }) => {
    const { asked } = await watchScripts(page);
    await page.goto('/');
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    const preload = page.locator('link[rel=modulepreload]').first();
    await expect(preload).toHaveAttribute('fetchpriority', 'low');
  });

  test('start at once with the first press', async ({ page }) => {
    const { asked } = await watchScripts(page);
    await stopTime(page);
    await page.goto('/short-stays');
    expect(asked).toEqual([]);
    await page.keyboard.press('Tab');
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    const preload = page.locator('link[rel=modulepreload]').first();
    await expect(preload).toHaveAttribute('fetchpriority', 'high');
  });

  test('start at once where only they draw what is asked for, and for who is signed in', async ({
    page,
  }) => {
    const { asked } = await watchScripts(page);
    await stopTime(page);
    const expectAsked = async (address: string) => {
      asked.length = 0;
      await page.goto(address);
      await page.clock.runFor(1_000);
      await expect.poll(() => asked.length, address).toBeGreaterThan(0);
    };
    for (const address of ['/cars?map=1', '/favourites']) await expectAsked(address);
    await signIn(page.context(), await newPerson('Customer'));
    await expectAsked('/about');
  });

  test.describe('with little data', () => {
    test.use({ extraHTTPHeaders: { 'save-data': 'on' } });

    test('start with use only', async ({ page }) => {
      const { asked } = await watchScripts(page);
      await stopTime(page);
      await page.goto('/');
      await page.mouse.wheel(0, 400);
      await page.clock.runFor(60_000);
      expect(asked).toEqual([]);
      await searchBox(page).press('a');
      await expect.poll(() => asked.length).toBeGreaterThan(0);
    });
  });
});

test.describe('before the scripts run', () => {
  test('what needs them shows that it is at it, as bright as before, and is done once', {
    tag: '@phone',
  }, async ({ page }) => {
    const listing = await newListing(await newPerson('Agent'));
    const guest = await newPerson('Customer');
    for (let n = 1; n <= 11; n += 1) await newComment(guest, listing._id, `Comment ${n}`);
    const { release } = await watchScripts(page, { hold: true });
    await page.goto(`/property/${listing._id}`);
    await commentsHead(page).click();
    const more = page.getByRole('button', { name: 'Load More Comments' });
    await more.click();
    await expect(more).toHaveCSS('cursor', 'progress');
    await expect(more).toHaveCSS('opacity', '1');
    const ring = await more.evaluate((button) => getComputedStyle(button, '::after').animationName);
    expect(ring).toBe('spin');
    await more.click();
    release();
    await expect(page.locator('#comments').getByRole('article')).toHaveCount(10);
    await expect(more).not.toHaveCSS('cursor', 'progress');
    await expect(page.locator('#comments').getByRole('article')).toHaveCount(10);
  });

  test('comments open, the first five of them, and stay open with what was asked for', {
    tag: '@phone',
  }, async ({ page }) => {
    const listing = await newListing(await newPerson('Agent'));
    const guest = await newPerson('Customer');
    for (let n = 1; n <= 6; n += 1) await newComment(guest, listing._id, `Comment ${n}`);
    const { release } = await watchScripts(page, { hold: true });
    await page.goto(`/property/${listing._id}`);
    const comments = page.locator('#comments');
    await expect(comments.getByRole('article')).toHaveCount(0);
    await commentsHead(page).click();
    await expect(comments.getByRole('article')).toHaveCount(5);
    await comments.getByRole('button', { name: 'Load More Comments' }).click();
    release();
    await expect(comments.getByRole('article')).toHaveCount(6);
  });

  test('an address of the comments opens them, and who has gone on is not led back', {
    tag: '@phone',
  }, async ({ page }) => {
    const listing = await newListing(await newPerson('Agent'));
    await newComment(await newPerson('Customer'), listing._id, 'Quiet.');
    const { release } = await watchScripts(page, { hold: true });
    await page.goto(`/property/${listing._id}#comments`);
    const comment = page.locator('#comments').getByRole('article');
    await expect(comment).toBeInViewport();
    await commentsHead(page).click();
    await expect(comment).toBeHidden();
    await page.evaluate(() => scrollTo(0, 0));
    release();
    await running(page);
    await expect(comment).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('the stars lead to the comments, open, each time', { tag: '@phone' }, async ({ page }) => {
    const listing = await newListing(await newPerson('Agent'), RENTAL);
    await newComment(await newPerson('Customer'), listing._id, 'Quiet.', 4);
    const { release } = await watchScripts(page, { hold: true });
    await page.goto(`/property/${listing._id}`);
    const comment = page.locator('#comments').getByRole('article');
    const expectLed = async () => {
      await page.getByRole('main').getByRole('link', { name: /^4\/5/ }).click();
      await expect(comment).toBeInViewport();
    };
    await expect(comment).toBeHidden();
    await expectLed();
    await commentsHead(page).click();
    await expect(comment).toBeHidden();
    await expectLed();
    release();
    await running(page);
    await expect(comment).toBeInViewport();
    await commentsHead(page).click();
    await expect(comment).toBeHidden();
    await expectLed();
  });

  test('a password is shown, and stays so as the scripts start', { tag: '@phone' }, async ({
    page,
  }) => {
    const { release } = await watchScripts(page, { hold: true });
    await page.goto('/login');
    const password = page.getByRole('main').getByLabel('Password', { exact: true });
    await password.fill('secret-enough');
    const show = page.getByRole('button', { name: 'Show password' });
    const icon = (name: string) => show.locator(`.lucide-${name}`);
    await expect(icon('eye')).toBeVisible();
    await show.click();
    const expectShown = async () => {
      await expect(password).toHaveAttribute('type', 'text');
      await expect(show).toHaveAttribute('aria-pressed', 'true');
      await expect(icon('eye-off')).toBeVisible();
      await expect(icon('eye')).toBeHidden();
    };
    await expectShown();
    const types = await password.evaluateHandle((input: HTMLInputElement) => {
      const seen: string[] = [];
      new MutationObserver(() => seen.push(input.type)).observe(input, {
        attributeFilter: ['type'],
      });
      return seen;
    });
    release();
    await running(page);
    await expectShown();
    expect(await types.jsonValue()).not.toContain('password');
    await expect(password).toHaveValue('secret-enough');
    await show.click();
    await expect(password).toHaveAttribute('type', 'password');
    await expect(icon('eye')).toBeVisible();
    await expect(icon('eye-off')).toBeHidden();
  });

  test('small cards are chosen, and kept', { tag: '@phone' }, async ({ page }) => {
    const { release } = await watchScripts(page, { hold: true });
    await page.goto('/cars');
    const compact = page.getByRole('button', { name: 'Compact list' });
    const card = page.getByRole('main').getByRole('article').first();
    const height = (await card.boundingBox())?.height ?? 0;
    await compact.click();
    await expect(compact).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(async () => (await card.boundingBox())?.height).toBeLessThan(height / 1.5);
    release();
    await page.waitForSelector('html[data-running]', { state: 'attached' });
    await expect(compact).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/short-stays');
    await expect(compact).toHaveAttribute('aria-pressed', 'true');
    await compact.click();
    await expect(compact).toHaveAttribute('aria-pressed', 'false');
  });

  test('an order that is chosen as the scripts start is followed', { tag: '@phone' }, async ({
    page,
  }) => {
    const { release } = await watchScripts(page, { hold: true });
    await page.goto('/cars');
    const chosen = page.getByLabel('Sort by').evaluate(async (select: HTMLSelectElement) => {
      const { port1, port2 } = new MessageChannel();
      // React has begun, and hydrates at the next turn.
      while (!Object.keys(document).some((key) => key.startsWith('__reactContainer'))) {
        await new Promise((resolve) => {
          port1.onmessage = resolve;
          port2.postMessage('');
        });
      }
      select.selectedIndex = 1;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    release();
    // The browser may leave the page for it.
    await chosen.catch(() => {});
    await expect(page).toHaveURL(/\/cars\?sort=[\w-]+$/);
    await expect(page.locator('[data-early]')).toHaveCount(0);
  });

  test('a price leads to what it finds, without an empty word in the address', {
    tag: '@phone',
  }, async ({ page }) => {
    await watchScripts(page, { hold: true });
    await page.goto('/');
    await priceFilter(page).selectOption('₵100,000');
    await expect(page).toHaveURL(/\/\?maxPrice=100000#/);
    await expect(properties(page).getByRole('status')).toBeInViewport();
  });

  test('an order is followed, and an empty search asks for nothing', { tag: '@phone' }, async ({
    page,
  }) => {
    await watchScripts(page, { hold: true });
    await page.goto('/cars');
    await page.getByLabel('Sort by').selectOption({ index: 1 });
    await expect(page).toHaveURL(/\/cars\?sort=[\w-]+$/);
    await page.goto('/');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/\/\?#/);
  });

  test('the menu opens, and the start of the scripts leaves it open', { tag: '@phone' }, async ({
    page,
  }) => {
    const { release } = await watchScripts(page, { hold: true });
    await page.goto('/');
    await page.locator('summary[aria-label="Menu"]').click();
    const link = page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: 'Favourites' });
    await expect(link).toBeVisible();
    release();
    await running(page);
    await expect(link).toBeVisible();
    // What lies beneath is out of reach from then on.
    await expect(page.locator('main')).toHaveAttribute('inert');
    await link.click();
    await expect(page).toHaveURL('/favourites');
    await expect(link).toBeHidden();
  });

  test.describe('filters', { tag: '@phone' }, () => {
    const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filters' });

    test('open where one is, show what they find, and leave nothing empty behind', async ({
      page,
    }) => {
      const { release } = await watchScripts(page, { hold: true });
      await page.goto('/short-stays');
      await page.getByRole('button', { name: 'Filters' }).click();
      await expect(sheet(page)).toBeInViewport();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await sheet(page).getByPlaceholder('From').first().fill('100');
      await sheet(page).getByRole('button', { name: /^Show/ }).click();
      await expect(page).toHaveURL('/short-stays?minPrice=100');
      await expect(sheet(page)).toBeHidden();
      release();
    });

    test('stay open as the scripts start, with what was typed, which counts', async ({ page }) => {
      const { release } = await watchScripts(page, { hold: true });
      await page.goto('/short-stays');
      await page.getByRole('button', { name: 'Filters' }).click();
      const lowest = sheet(page).getByPlaceholder('From').first();
      await lowest.fill('100');
      release();
      await expect(page).toHaveURL('/short-stays?minPrice=100');
      await expect(lowest).toHaveValue('100');
      await expect(sheet(page)).toBeVisible();
      await sheet(page).getByRole('button', { name: 'Close' }).click();
      await expect(sheet(page)).toBeHidden();
    });
  });

  test("a visitor's heart is full at once, without a network too, and stays so", {
    tag: '@phone',
  }, async ({ page, complaints }) => {
    complaints.expectFailureOf(/assets/);
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto('/cars');
    const heart = page.getByRole('button', { name: /^Keep / }).first();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.unroute(/\/assets\/.*\.js$/);
    const { release } = await watchScripts(page, { hold: true });
    await page.reload();
    // Full before the scripts run, pressed again it is empty, and full once more.
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await heart.click();
    const said = await heart.evaluateHandle((button) => {
      const all: (string | null)[] = [];
      const tell = () => all.push(button.getAttribute('aria-pressed'));
      new MutationObserver((changes) => changes.forEach(tell)).observe(button, {
        attributeFilter: ['aria-pressed'],
      });
      return all;
    });
    release();
    await running(page);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(await said.jsonValue(), 'it never says otherwise').not.toContain('false');
    await expect(heart.locator('svg')).not.toHaveCSS('fill', 'none');
    const label = await heart.getAttribute('aria-label');
    await page.goto('/favourites');
    await expect(page.getByRole('article')).toContainText(String(label?.slice('Keep '.length)));
  });

  test('a script that does not come leaves nothing that looks busy', { tag: '@phone' }, async ({
    page,
    complaints,
  }) => {
    complaints.expectFailureOf(/assets/);
    const listing = await newListing(await newPerson('Agent'));
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto(`/property/${listing._id}`);
    const copy = page.getByRole('button', { name: 'Copy link' });
    await copy.click();
    await expect(copy).not.toHaveCSS('cursor', 'progress');
  });

  test('what is typed counts, and one types on where one was', { tag: '@phone' }, async ({
    page,
  }) => {
    const word = newWord();
    const { release } = await watchScripts(page, { hold: true });
    await page.goto('/');
    await searchBox(page).pressSequentially(word);
    await searchBox(page).press('ArrowLeft');
    release();
    await expect(page).toHaveURL(`/?search=${word}`);
    await searchBox(page).press('x');
    const typed = `${word.slice(0, -1)}x${word.slice(-1)}`;
    await expect(searchBox(page)).toHaveValue(typed);
    await expect(page).toHaveURL(`/?search=${typed}`);
  });

  test('a price or an order that is chosen is there without them, and leaves no empty filter', {
    tag: '@phone',
  }, async ({ page }) => {
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

  test('what is typed into the search of a list is not lost, nor what comes as the scripts start', {
    tag: '@phone',
  }, async ({ page }) => {
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

test.describe('sign-up', { tag: '@phone' }, () => {
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
    await running(page);
    await expect(firstName).toHaveValue('Ama');
    await expect(choice(page)).toBeHidden();
  });

  test('stays closed that was closed before the scripts ran, by Esc or by its button', async ({
    page,
  }) => {
    const { release } = await watchScripts(page, { hold: true });
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => choice(page).getByRole('button', { name: 'Close' }).click(),
    ]) {
      await page.goto('/signup');
      await expect(choice(page)).toBeVisible();
      await close();
      await expect(choice(page)).toBeHidden();
    }
    release();
    await expect(page.getByRole('heading', { name: 'Select Your Role' })).toBeVisible();
    await expect(choice(page)).toBeHidden();
  });

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
