import type { Page } from '@playwright/test';
import { commentsHead } from '../testing/listings/comments.ts';
import { newWord, priceFilter, properties, searchBox } from '../testing/listings/home.ts';
import { newComment, newListing, RENTAL } from '../testing/listings.ts';
import { watchScripts } from '../testing/network/hold-scripts.ts';
import { newPerson, signIn } from '../testing/people.ts';
import { expect, test } from '../testing/test.ts';
import { running } from '../testing/visit.ts';

/** A page can be used from its first paint on: its scripts come when they disturb nobody, and undo and lose nothing. */

/** Opens a page whose scripts come once `release` is called; works again for later pages. */
async function openHeld(page: Page, path: string, wait?: 'commit' | 'domcontentloaded') {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const { release } = await watchScripts(page, { hold: true });
  await page.goto(path, { waitUntil: wait ?? 'load' });
  return release;
}

/** In a page whose clock only the test moves. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

test.describe('scripts', { tag: '@phone' }, () => {
  // §2.1/39
  test('load at low priority, at once on first use or where needed, and only on use with low data', async ({
    page,
  }) => {
    const { asked } = await watchScripts(page);
    const preload = page.locator('link[rel=modulepreload]').first();
    await page.goto('/');
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await expect(preload).toHaveAttribute('fetchpriority', 'low');

    await stopTime(page);
    await test.step('load at once with the first press', async () => {
      asked.length = 0;
      await page.goto('/short-stays');
      expect(asked).toEqual([]);
      await page.keyboard.press('Tab');
      await expect.poll(() => asked.length).toBeGreaterThan(0);
      await expect(preload).toHaveAttribute('fetchpriority', 'high');
    });
    await test.step('load only on use when data is to be saved', async () => {
      await page.setExtraHTTPHeaders({ 'save-data': 'on' });
      asked.length = 0;
      await page.goto('/');
      await page.mouse.wheel(0, 400);
      await page.clock.runFor(60_000);
      expect(asked).toEqual([]);
      await searchBox(page).press('a');
      await expect.poll(() => asked.length).toBeGreaterThan(0);
      await page.setExtraHTTPHeaders({});
    });
    await test.step('load at once where only they can draw the page, and for anyone logged in', async () => {
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
  });
});

test.describe('before the scripts run', { tag: '@phone' }, () => {
  // §2.1/31, §2.10/23
  test('comments open on their own, by a link and by the stars, and load more only once', async ({
    page,
  }) => {
    const listing = await newListing(await newPerson('Agent'), RENTAL);
    const guest = await newPerson('Customer');
    for (let n = 1; n <= 10; n += 1) await newComment(guest, listing._id, `Comment ${n}`);
    await newComment(guest, listing._id, 'Quiet.', 4);
    const comments = page.locator('#comments').getByRole('article');
    const comment = comments.first();
    const close = async () => {
      await commentsHead(page).click();
      await expect(comment).toBeHidden();
    };
    await test.step('open by a link and by the stars each time, without leading anyone back who has moved on', async () => {
      const release = await openHeld(page, `/property/${listing._id}#comments`);
      await expect(comment).toBeInViewport();
      await close();
      const expectLed = async () => {
        await page.getByRole('main').getByRole('link', { name: /^4\/5/ }).click();
        await expect(comment).toBeInViewport();
        await close();
      };
      await expectLed();
      await expectLed();
      await page.evaluate(() => scrollTo(0, 0));
      release();
      await running(page);
      await expect(comment).toBeHidden();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await expectLed();
    });
    await test.step('show the first five, and “Load More” looks busy but not faded until scripts come', async () => {
      const release = await openHeld(page, `/property/${listing._id}`);
      await expect(comments).toHaveCount(0);
      await commentsHead(page).click();
      await expect(comments).toHaveCount(5);
      const more = page.getByRole('button', { name: 'Load More Comments' });
      await more.click();
      await expect(more).toHaveCSS('cursor', 'progress');
      await expect(more).toHaveCSS('opacity', '1');
      const ring = await more.evaluate(
        (button) => getComputedStyle(button, '::after').animationName,
      );
      expect(ring).toBe('spin');
      await more.click();
      release();
      await expect(comments).toHaveCount(10);
      await expect(more).not.toHaveCSS('cursor', 'progress');
      await expect(comments).toHaveCount(10);
    });
  });

  // §2.1/38
  test('a shown password, small cards and a chosen order stay that way as the scripts start', async ({
    page,
  }) => {
    await test.step('a password stays shown', async () => {
      const release = await openHeld(page, '/login');
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
    await test.step('small cards stay small', async () => {
      const release = await openHeld(page, '/cars');
      const compact = page.getByRole('button', { name: 'Compact list' });
      const card = page.getByRole('main').getByRole('article').first();
      const height = (await card.boundingBox())?.height ?? 0;
      await compact.click();
      await expect(compact).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(async () => (await card.boundingBox())?.height).toBeLessThan(height / 1.5);
      release();
      await running(page);
      await expect(compact).toHaveAttribute('aria-pressed', 'true');
      await page.goto('/short-stays');
      await expect(compact).toHaveAttribute('aria-pressed', 'true');
      await compact.click();
      await expect(compact).toHaveAttribute('aria-pressed', 'false');
    });
    await test.step('an order chosen as the scripts start is followed', async () => {
      const release = await openHeld(page, '/cars');
      const chosen = page.getByLabel('Sort by').evaluate(async (select: HTMLSelectElement) => {
        const { port1, port2 } = new MessageChannel();
        // React has started, and hydrates in the next task.
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
      // The browser may leave the page because of it.
      await chosen.catch(() => {});
      await expect(page).toHaveURL(/\/cars\?sort=[\w-]+$/);
      await expect(page.locator('[data-early]')).toHaveCount(0);
    });
  });

  // §2.3/7
  test('a search, a price and an order take effect at once and leave nothing empty in the address', async ({
    page,
  }) => {
    await test.step('a price leads to its results and combines with a word', async () => {
      await openHeld(page, '/', 'commit');
      await priceFilter(page).selectOption('₵100,000');
      await expect(page).toHaveURL('/?maxPrice=100000#properties');
      await expect(properties(page).getByRole('status')).toBeInViewport();
      await expect(priceFilter(page)).toHaveValue('100000');
      await searchBox(page).fill('room');
      await searchBox(page).press('Enter');
      await expect(page).toHaveURL('/?search=room&maxPrice=100000#properties');
    });
    await test.step('an order works alone and combined with a word', async () => {
      await page.goto('/cars');
      await page.getByLabel('Sort by').selectOption({ index: 1 });
      await expect(page).toHaveURL(/\/cars\?sort=[\w-]+$/);
      await page.goto('/cars?search=toyota', { waitUntil: 'commit' });
      await page.getByLabel('Sort by').selectOption({ index: 1 });
      await expect(page).toHaveURL(/\/cars\?search=toyota&sort=\w+$/);
    });
    await test.step('an empty search asks for nothing', async () => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page).toHaveURL(/\/\?#/);
    });
    await test.step('typed text counts, and typing goes on where it was', async () => {
      const word = newWord();
      const release = await openHeld(page, '/');
      await searchBox(page).pressSequentially(word);
      await searchBox(page).press('ArrowLeft');
      release();
      await expect(page).toHaveURL(`/?search=${word}`);
      await searchBox(page).press('x');
      const typed = `${word.slice(0, -1)}x${word.slice(-1)}`;
      await expect(searchBox(page)).toHaveValue(typed);
      await expect(page).toHaveURL(`/?search=${typed}`);
    });
    await test.step('typed text counts in a list too, with what is typed as the scripts start', async () => {
      const box = page.locator('input[name=search]');
      const release = await openHeld(page, '/cars');
      await box.pressSequentially('coro');
      release();
      await box.pressSequentially('lla', { delay: 60 });
      await expect(page).toHaveURL('/cars?search=corolla');
      await expect(box).toHaveValue('corolla');
    });
  });

  // §2.1/35, §2.15/2
  test('the menu and the filters open in place, stay open as the scripts start, and take effect', async ({
    page,
  }) => {
    await test.step('the menu opens and stays open', async () => {
      const release = await openHeld(page, '/');
      await page.locator('summary[aria-label="Menu"]').click();
      const link = page
        .getByRole('navigation', { name: 'Menu' })
        .getByRole('link', { name: 'Favourites' });
      await expect(link).toBeVisible();
      release();
      await running(page);
      await expect(link).toBeVisible();
      // From then on, everything beneath is out of reach.
      await expect(page.locator('main')).toHaveAttribute('inert');
      await link.click();
      await expect(page).toHaveURL('/favourites');
      await expect(link).toBeHidden();
    });
    await test.step('a member’s own links stand in it from the start, and nothing moves', async () => {
      await signIn(page.context(), await newPerson('Agent'));
      // Members' scripts are asked for at once, and the page is not loaded before they are.
      const release = await openHeld(page, '/', 'domcontentloaded');
      await page.locator('summary[aria-label="Menu"]').click();
      const own = page.locator('[data-menu]').getByRole('link', { name: 'Your workspace' });
      const home = page
        .getByRole('navigation', { name: 'Menu' })
        .getByRole('link', { name: 'Home' });
      const atRest = (link: typeof own) =>
        link.evaluate(async (element) => {
          const drawer = element.closest('[data-menu] > div');
          await Promise.all(drawer?.getAnimations().map(({ finished }) => finished) ?? []);
          return element.getBoundingClientRect().y;
        });
      const before = [await atRest(own), await atRest(home)];
      release();
      await expect(
        page.locator('[data-menu]').getByRole('link', { name: 'Your properties' }),
      ).toBeVisible();
      expect([await atRest(own), await atRest(home)]).toEqual(before);
      await own.click();
      await expect(page).toHaveURL('/workspace');
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());
    });
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    const lowest = sheet.getByPlaceholder('From').first();
    const openFilters = () => page.getByRole('button', { name: 'Filters' }).click();
    await test.step('filters show their results and leave nothing empty in the address', async () => {
      await openHeld(page, '/short-stays');
      await openFilters();
      await expect(sheet).toBeInViewport();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await lowest.fill('100');
      await sheet.getByRole('button', { name: /^Show/ }).click();
      await expect(page).toHaveURL('/short-stays?minPrice=100');
      await expect(sheet).toBeHidden();
    });
    await test.step('filters stay open with what was typed, which takes effect', async () => {
      const release = await openHeld(page, '/short-stays');
      await openFilters();
      await lowest.fill('100');
      release();
      await expect(page).toHaveURL('/short-stays?minPrice=100');
      await expect(lowest).toHaveValue('100');
      await expect(sheet).toBeVisible();
      await sheet.getByRole('button', { name: 'Close' }).click();
      await expect(sheet).toBeHidden();
    });
    await test.step('a box ticked beside the list of a wide screen stays ticked and takes effect', async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      const release = await openHeld(page, '/short-stays');
      const box = page
        .getByRole('complementary', { name: 'Filters' })
        .getByRole('checkbox')
        .first();
      await box.check();
      release();
      await expect(page).toHaveURL(/\?.+=/);
      await expect(box).toBeChecked();
    });
  });

  // §2.1/37
  test('a visitor’s heart fills at once and stays full, even offline, and nothing looks busy in vain', async ({
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

    await page.goto('/cars');
    const heart = page.getByRole('button', { name: /^Save (?!this search)/ }).first();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    const release = await openHeld(page, '/cars');
    // Filled before the scripts run; another press empties it, and one more fills it.
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
    await expect(page.getByRole('article')).toContainText(String(label?.slice('Save '.length)));
  });
});

// §2.5/1, §6/5
test('sign-up opens without scripts, takes a role or stays closed, and does not ask anyone logged in', {
  tag: '@phone',
}, async ({ page, context }) => {
  const choice = page.getByRole('dialog', { name: 'Select Your Role' });
  await test.step('opens without the scripts of the guarded page or its own', async () => {
    const { asked } = await watchScripts(page);
    await stopTime(page);
    await page.goto('/bookings?part=hosted');
    await expect(page).toHaveURL(`/signup?next=${encodeURIComponent('/bookings?part=hosted')}`);
    await expect(choice).toContainText('Sign up or log in to');
    expect(asked).toEqual([]);
    await page.clock.resume();
  });
  await test.step('takes a role before the scripts run and still leads back', async () => {
    const release = await openHeld(page, '/signup?next=%2Fbookings');
    await choice.getByRole('button', { name: 'Property Owner', exact: true }).click();
    await expect(page).toHaveURL('/signup?next=%2Fbookings&role=Property+Owner');
    await expect(page.getByRole('heading', { name: 'Signup as Property Owner' })).toBeVisible();
    const firstName = page.getByLabel('First name');
    await firstName.pressSequentially('Ama');
    release();
    await running(page);
    await expect(firstName).toHaveValue('Ama');
    await expect(choice).toBeHidden();
  });
  await test.step('stays closed once closed by Esc or by its button', async () => {
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => choice.getByRole('button', { name: 'Close' }).click(),
    ]) {
      const release = await openHeld(page, '/signup');
      await expect(choice).toBeVisible();
      await close();
      await expect(choice).toBeHidden();
      release();
      await expect(page.getByRole('heading', { name: 'Select Your Role' })).toBeVisible();
      await expect(choice).toBeHidden();
    }
  });
  await test.step('does not ask anyone who is logged in', async () => {
    const person = await newPerson('Customer');
    await signIn(context, person);
    const release = await openHeld(page, '/signup', 'domcontentloaded');
    await expect(choice).toBeHidden();
    release();
    await expect(page.getByRole('main')).toContainText(person.email);
    await expect(choice).toBeHidden();
  });
});
