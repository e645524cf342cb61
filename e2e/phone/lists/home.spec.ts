import type { Page } from '@playwright/test';
import { newCar } from '../../testing/listings/cars.ts';
import {
  cardsOf,
  newWord,
  priceFilter,
  properties,
  searchBox,
} from '../../testing/listings/home.ts';
import { recordVideo } from '../../testing/listings/video.ts';
import { newListing } from '../../testing/listings.ts';
import { newPerson, type Person, signIn } from '../../testing/people.ts';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

/**
 * The home page before and without scripts, and the ways on from it (specification §2.3, §5, §9). More tests are beside its
 * page.
 */

let agent: Person;
test.beforeAll(async () => {
  agent = await newPerson('Agent');
});

test.describe('the splash', () => {
  const splash = (page: Page) => page.locator('.splash');
  const visitedFlag = (page: Page) => page.evaluate(() => sessionStorage.getItem('hasVisitedHome'));

  /** Sets the speed of CSS animations: 0 freezes them. */
  async function animationSpeed(page: Page): Promise<(playbackRate: number) => Promise<void>> {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Animation.enable');
    return async (playbackRate) => {
      await devtools.send('Animation.setPlaybackRate', { playbackRate });
    };
  }

  // §2.3/1, §2.3/2, §3/28, §9/6
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
    // Do not wait for the page beneath.
    await page.getByRole('button', { name: 'Next slide' }).click();
    await expect(page.getByText('Experience Luxury Living', { exact: true })).toBeInViewport();
    await setSpeed(1);
    await expect(splash(page)).toBeHidden();

    await setSpeed(0);
    await visit(page, '/');
    await expect(splash(page)).toBeHidden();

    // Another tab is a new session.
    const otherTab = await context.newPage();
    await (await animationSpeed(otherTab))(0);
    await visit(otherTab, '/');
    await expect(splash(otherTab)).toBeVisible();
  });
});

// §2.3/12
test('a search opens at its results, and a reload returns to where the page was', async ({
  page,
}) => {
  const word = newWord();
  await newListing(agent, { name: `Villa ${word}` });
  await newCar(agent, { name: `Corolla ${word}` });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/assets\/.*\.js$/.test(request.url())) asked.push(request.url());
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(`/?search=${word}`);
  await expect(page.getByRole('heading', { name: 'Properties', exact: true })).toBeInViewport({
    ratio: 1,
  });
  // The page scrolled by itself, which is no sign of someone using it.
  expect(asked).toEqual([]);
  await page.clock.resume();
  await page.mouse.wheel(0, -10_000);
  await expect(searchBox(page)).toBeInViewport();
  await page.waitForSelector('html[data-running]', { state: 'attached' });
  await page.reload();
  await expect(searchBox(page)).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  // §2.3/15
  test('the home page can still be read, searched and paged', async ({ page }) => {
    const word = newWord();
    await Promise.all(
      Array.from({ length: 7 }, (_, n) =>
        newListing(agent, { name: `Home ${n} ${word}`, price: n === 0 ? '300000' : '200000' }),
      ),
    );
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Find Your Dream Home' })).toBeVisible();
    await searchBox(page).fill(word);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(cardsOf(properties(page))).toHaveCount(6);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(cardsOf(properties(page))).toHaveCount(1);
    await priceFilter(page).selectOption('₵200,000');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`\\?search=${word}&maxPrice=200000(#|$)`));
    await expect(properties(page).getByRole('status')).toContainText('6 properties');
    await expect(properties(page).getByRole('status')).toBeInViewport();
    await cardsOf(properties(page)).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/property\/.+/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(word);
  });
});

// §2.3/19, §2.3/20
test('a card shows a video beside the first photo, which plays muted until it is clicked', async ({
  page,
}) => {
  const word = newWord();
  const video = await recordVideo(page);
  await newListing(agent, { name: `Villa ${word}` }, { photos: 1, video });
  await visit(page, `/?search=${word}`);
  const card = cardsOf(properties(page));
  const player = card.locator('video');
  await player.scrollIntoViewIfNeeded();
  const paused = () => player.evaluate((element: HTMLVideoElement) => element.paused);
  await expect.poll(paused).toBe(false);
  expect(await player.evaluate(({ muted, loop }: HTMLVideoElement) => ({ muted, loop }))).toEqual({
    muted: true,
    loop: true,
  });
  await expect(card.getByRole('img', { name: new RegExp(`Villa ${word}`) })).toBeVisible();

  await card.getByRole('button', { name: `Pause the video of Villa ${word}` }).click();
  await expect.poll(paused).toBe(true);
  await card.getByRole('button', { name: `Play the video of Villa ${word}` }).click();
  await expect.poll(paused).toBe(false);
  await expect(page).toHaveURL(`/?search=${word}`);
});

// §1/7, §2.2/15, §2.2/16, §2.3/25, §6/9
test('cards send visitors to sign up, and open for everyone else', async ({ page, context }) => {
  const word = newWord();
  const { _id: propertyId, name } = await newListing(agent, { name: `Villa ${word}` });
  const { _id: carId, name: carName } = await newCar(agent, { name: `Corolla ${word}` });
  const list = `/?search=${word}`;
  const listings = [
    { link: name, path: `/property/${propertyId}` },
    { link: carName, path: `/cars/${carId}` },
  ];
  for (const { link, path } of listings) {
    await visit(page, list);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(`/signup?next=${encodeURIComponent(path)}`);
    expect(await page.evaluate(() => 'sameDocument' in window), 'no other document').toBe(true);
  }
  await signIn(context, await newPerson('Customer'));
  for (const { link, path } of listings) {
    await visit(page, list);
    await page.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible();
  }
});
