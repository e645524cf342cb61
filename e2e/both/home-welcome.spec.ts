import type { Page } from '@playwright/test';
import { header } from '../testing/screen/header.ts';
import { expect, test } from '../testing/test.ts';
import { visit } from '../testing/visit.ts';

/** How the home page receives people: the splash and the hero (specification §2.3, §1, §9). */

const SLIDES = [
  'Find Your Dream Home',
  'Experience Luxury Living',
  'Affordable Housing Options',
] as const;

test.describe('the splash', () => {
  const splash = (page: Page) => page.locator('.splash');
  const visitedFlag = (page: Page) => page.evaluate(() => sessionStorage.getItem('hasVisitedHome'));

  /** CSS animations at a speed: 0 holds them where they are. */
  async function animationSpeed(page: Page): Promise<(playbackRate: number) => Promise<void>> {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Animation.enable');
    return async (playbackRate) => {
      await devtools.send('Animation.setPlaybackRate', { playbackRate });
    };
  }

  test('covers the page for a second on the first visit of a session, and no other', async ({
    page,
    context,
  }) => {
    const setSpeed = await animationSpeed(page);
    await setSpeed(0);
    await visit(page, '/');
    await expect(splash(page)).toBeVisible();
    await expect(splash(page)).toContainText('Loading...');
    await expect(splash(page).locator('svg')).toBeVisible();
    expect(await splash(page).boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
    const lasts = await splash(page).evaluate((element) =>
      element.getAnimations().map((animation) => animation.effect?.getTiming().duration),
    );
    expect(lasts).toEqual([1000]);
    expect(await visitedFlag(page)).toBe('true');
    await setSpeed(1);
    await expect(splash(page)).toBeHidden();

    await setSpeed(0);
    await visit(page, '/');
    await expect(splash(page)).toBeHidden();

    // Another tab is another session.
    const otherTab = await context.newPage();
    await (await animationSpeed(otherTab))(0);
    await visit(otherTab, '/');
    await expect(splash(otherTab)).toBeVisible();
  });

  test('is there too when the first visit comes from another page', { tag: '@desktop' }, async ({
    page,
  }) => {
    await visit(page, '/about');
    expect(await visitedFlag(page)).toBeNull();
    await (await animationSpeed(page))(0);
    await header(page).getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(splash(page)).toBeVisible();
    expect(await visitedFlag(page)).toBe('true');
    await header(page).getByRole('link', { name: 'About' }).click();
    await header(page).getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { name: 'Properties', exact: true })).toBeVisible();
    await expect(splash(page)).toBeHidden();
  });

  test('is not shown to anyone who wants no motion', { tag: '@desktop' }, async ({ page }) => {
    await (await animationSpeed(page))(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/');
    await expect(splash(page)).toBeHidden();
    expect(await visitedFlag(page)).toBe('true');
  });

  test('lies over a page that is whole, and is not waited for', { tag: '@phone' }, async ({
    request,
    page,
  }) => {
    const html = await (await request.get('/')).text();
    expect(html).toContain('<article');
    await (await animationSpeed(page))(0);
    await visit(page, '/');
    await page.getByRole('button', { name: 'Next slide' }).click();
    await expect(page.getByText(SLIDES[1], { exact: true })).toBeInViewport();
  });
});

test.describe('the hero', () => {
  const hero = (page: Page) => page.getByRole('region', { name: 'Welcome' });

  /** The title of the slide that can be read and reached. */
  const shown = (page: Page) => hero(page).locator('li:not([inert]) h2');

  /** Opens the page in a time that passes only as told. */
  async function slidesByTheClock(page: Page) {
    await page.clock.install();
    await visit(page, '/');
    // The other pictures come once the page is idle; from then on the slides move.
    await expect(hero(page).locator('img')).toHaveCount(SLIDES.length);
    await page.clock.pauseAt(Date.now() + 60_000);
    return {
      pass: (milliseconds: number) => page.clock.runFor(milliseconds),
      /** Brings a slide into view by the arrow, from which the five seconds are counted. */
      async stepTo(title: string) {
        const next = page.getByRole('button', { name: 'Next slide' });
        do await next.click();
        while ((await shown(page).textContent()) !== title);
        await page.mouse.move(5, 700);
      },
    };
  }

  /** The slide that is in view, and no other one. */
  async function expectSlide(page: Page, title: string): Promise<void> {
    for (const each of SLIDES) {
      const heading = hero(page).locator('h2', { hasText: each });
      if (each === title) await expect(heading).toBeInViewport({ ratio: 0.9 });
      else await expect(heading).not.toBeInViewport();
    }
  }

  test('has three slides with titles and descriptions, and arrows without end', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/');
    const [first, second, third] = SLIDES;
    await expectSlide(page, first);
    await expect(hero(page)).toContainText('Curated properties');
    await expect(hero(page)).toContainText('Premium amenities');
    await expect(hero(page)).toContainText('Cost-effective homes in vibrant communities');
    const next = page.getByRole('button', { name: 'Next slide' });
    const previous = page.getByRole('button', { name: 'Previous slide' });
    await next.click();
    await expectSlide(page, second);
    await next.click();
    await expectSlide(page, third);
    await next.click();
    await expectSlide(page, first);
    await previous.click();
    await expectSlide(page, third);
    // No thumbnails: the arrows are all there is to press.
    await expect(hero(page).getByRole('button')).toHaveCount(2);
  });

  test('moves on every five seconds, until it is paused', async ({ page }) => {
    const { stepTo, pass } = await slidesByTheClock(page);
    await stepTo(SLIDES[0]);
    await pass(4_900);
    await expect(shown(page)).toHaveText(SLIDES[0]);
    await pass(200);
    for (const title of [SLIDES[1], SLIDES[2], SLIDES[0]]) {
      await expect(shown(page)).toHaveText(title);
      await pass(5_000);
    }
    await stepTo(SLIDES[0]);
    await page.getByRole('button', { name: 'Pause slides' }).click();
    await page.mouse.move(5, 700);
    await pass(20_000);
    await expect(shown(page)).toHaveText(SLIDES[0]);
    await page.getByRole('button', { name: 'Play slides' }).click();
    await page.mouse.move(5, 700);
    await pass(5_000);
    await expect(shown(page)).toHaveText(SLIDES[1]);
  });

  test('waits while it is pointed at or has the focus', { tag: '@desktop' }, async ({ page }) => {
    const { stepTo, pass } = await slidesByTheClock(page);
    await stepTo(SLIDES[0]);
    await hero(page).hover({ position: { x: 300, y: 100 } });
    await pass(20_000);
    await expect(shown(page)).toHaveText(SLIDES[0]);
    await page.mouse.move(5, 700);
    await pass(5_000);
    await expect(shown(page)).toHaveText(SLIDES[1]);
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'Previous slide' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(shown(page)).toHaveText(SLIDES[0]);
    await pass(20_000);
    await expect(shown(page)).toHaveText(SLIDES[0]);
  });

  test('stands still for anyone who wants no motion', { tag: '@desktop' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { pass } = await slidesByTheClock(page);
    await expect(page.getByRole('button', { name: 'Pause slides' })).toBeHidden();
    await pass(20_000);
    await expect(shown(page)).toHaveText(SLIDES[0]);
  });
});
