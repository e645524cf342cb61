import type { Locator, Page } from '@playwright/test';
import type { Property } from '#domain/properties/schema.ts';
import { recordVideo } from '../testing/listings/video.ts';
import { newListing } from '../testing/listings.ts';
import { watchScripts } from '../testing/network/hold-scripts.ts';
import { servePageInParts } from '../testing/network/in-parts.ts';
import { newPerson } from '../testing/people.ts';
import { ORIGIN } from '../testing/site.ts';
import { expect, test } from '../testing/test.ts';
import { running } from '../testing/visit.ts';

/** People can browse a listing's photos, also full screen, from the first paint on; the start of the scripts changes nothing. */

const newGallery = async (files: Parameters<typeof newListing>[2]) =>
  newListing(await newPerson('Agent'), {}, files);

/** Opens a listing whose scripts come once they are started. */
async function openListing(page: Page, listing: Property) {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const { release } = await watchScripts(page, { hold: true });
  await page.goto(`/property/${listing._id}`);
  const gallery = page.getByRole('region', { name: `Photos of ${listing.name}` });
  const inPlace = page.locator(':not(dialog *)');
  const fullScreen = page.getByRole('dialog', { name: `Photos of ${listing.name}` });
  return {
    gallery,
    fullScreen,
    next: gallery.getByRole('button', { name: 'Next photo' }).and(inPlace),
    number: gallery.getByText(/^Photo \d of \d$/).and(inPlace),
    photo: (n: number) =>
      gallery.getByRole('button', { name: new RegExp(`^View full screen: .*, photo ${n}$`) }),
    async startScripts() {
      release();
      await running(page);
    },
  };
}

// §2.10/4
test('photos can be scrolled, stepped through, browsed by keys, opened full screen and closed', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow();
  const listing = await newGallery({ photos: 3 });
  await test.step('number and thumbnail follow the scrolling, and the photo loads and stays', async () => {
    const { gallery, number, photo, startScripts } = await openListing(page, listing);
    await gallery
      .locator('[data-strip]')
      .first()
      .evaluate((strip) => strip.scrollTo({ left: 2 * strip.clientWidth, behavior: 'instant' }));
    const thumbnails = gallery.getByRole('list', { name: 'Thumbnails' }).locator('[aria-current]');
    const expectThird = async () => {
      await expect(number).toHaveText('Photo 3 of 3');
      await expect(thumbnails).toHaveAccessibleName('Show photo 3 of 3');
      await expect(photo(3)).toBeInViewport({ ratio: 0.9 });
    };
    await expectThird();
    await expect(photo(3).locator('span')).toHaveCSS('background-image', /\/media\/photos\//);
    await startScripts();
    await expectThird();
    await expect(photo(3).locator('img')).toHaveJSProperty('complete', true);
  });
  await test.step('no step is lost or undone while the scripts start', async () => {
    const { next, number, startScripts } = await openListing(page, listing);
    const stepping = next.evaluate(async (button: HTMLElement) => {
      let steps = 0;
      while (!('running' in document.documentElement.dataset)) {
        button.click();
        steps += 1;
        await new Promise(requestAnimationFrame);
      }
      return steps;
    });
    await startScripts();
    await expect(number).toHaveText(`Photo ${((await stepping) % 3) + 1} of 3`);
  });
  await test.step('a photo opens full screen and stays open once the scripts run', async () => {
    const { next, photo, number, fullScreen, startScripts } = await openListing(page, listing);
    await next.click();
    await photo(2).click();
    await expect(fullScreen).toBeVisible();
    await expect(fullScreen.getByRole('button', { name: 'Close' })).toBeFocused();
    await expect(fullScreen.getByText('Photo 2 of 3')).toBeAttached();
    await fullScreen.getByRole('button', { name: 'Next photo' }).click();
    const shown = fullScreen.locator('li:not([inert])');
    const expectThird = async () => {
      await expect(fullScreen.getByText('Photo 3 of 3')).toBeAttached();
      await expect(shown).toHaveCount(1);
      await expect(shown.getByRole('img', { name: /, photo 3$/ })).toBeInViewport({ ratio: 0.9 });
    };
    await expectThird();
    await startScripts();
    await expectThird();
    await fullScreen.getByRole('button', { name: 'Next photo' }).click();
    await expect(fullScreen.getByText('Photo 1 of 3')).toBeAttached();
    await fullScreen.getByRole('button', { name: 'Close' }).click();
    await expect(fullScreen).toBeHidden();
    await expect(number).toHaveText('Photo 1 of 3');
    await expect(photo(1)).toBeInViewport({ ratio: 0.9 });
  });
  await test.step('arrow keys step through the photos, in place and full screen', async () => {
    const { next, photo, number, fullScreen, startScripts } = await openListing(page, listing);
    await next.focus();
    await page.keyboard.press('ArrowRight');
    await expect(number).toHaveText('Photo 2 of 3');
    await page.keyboard.press('ArrowLeft');
    await expect(number).toHaveText('Photo 1 of 3');
    await photo(1).click();
    await expect(fullScreen.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(fullScreen.getByText('Photo 3 of 3')).toBeAttached();
    await startScripts();
    await expect(fullScreen.getByText('Photo 3 of 3')).toBeAttached();
    await page.keyboard.press('ArrowLeft');
    await expect(fullScreen.getByText('Photo 2 of 3')).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(number).toHaveText('Photo 2 of 3');
  });
  await test.step('a photo closed before the scripts run stays closed and opens again', async () => {
    const { photo, fullScreen, startScripts } = await openListing(page, listing);
    const closers = [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: 'Close' }).click(),
    ];
    const openAndClose = async () => {
      for (const close of closers) {
        await photo(1).click();
        await expect(fullScreen).toBeVisible();
        await close();
        await expect(fullScreen).toBeHidden();
      }
    };
    await openAndClose();
    await startScripts();
    await expect(fullScreen).toBeHidden();
    await openAndClose();
  });
});

test('a photo pressed before the whole page has arrived fills the screen once it has', {
  tag: '@phone',
}, async ({ page, complaints }) => {
  const listing = await newListing(await newPerson('Agent'), {}, { photos: 2 });
  const html = await (await fetch(`${ORIGIN}/property/${listing._id}`)).text();
  const coming = await servePageInParts(html, html.indexOf('<dialog', html.indexOf('View full')));
  complaints.expectFailureOf(new RegExp(`^${coming.address}`));
  await page.goto(coming.address, { waitUntil: 'commit' });
  const photo = page.getByRole('button', { name: /^View full screen/ }).first();
  await photo.click({ noWaitAfter: true });
  await expect(photo).toHaveAttribute('data-early');
  coming.sendRest();
  await expect(page.getByRole('dialog', { name: `Photos of ${listing.name}` })).toBeVisible();
  await expect(photo).not.toHaveAttribute('data-early');
  coming.close();
});

/** Each tile's label, its photo, and whether it says that it plays. */
const tilesIn = (gallery: Locator) =>
  gallery
    .getByRole('list', { name: 'Thumbnails' })
    .getByRole('button')
    .evaluateAll((buttons) =>
      Promise.all(
        buttons.map(async (button) => {
          const image = button.querySelector('img');
          await image?.decode();
          return {
            name: button.getAttribute('aria-label'),
            photo: image?.currentSrc.replace(/[^/]*$/, ''),
            isMarked: [...button.querySelectorAll('svg')].some((each) => each.checkVisibility()),
          };
        }),
      ),
    );

// §2.10/4
test('the tiles beside the front photo show the next ones at once and stay as they are', {
  tag: '@desktop',
}, async ({ page }) => {
  await test.step('shows the next four of seven photos', async () => {
    const { gallery, number, photo, startScripts } = await openListing(
      page,
      await newGallery({ photos: 7 }),
    );
    const tile = (n: number) => gallery.getByRole('button', { name: `Show photo ${n} of 7` });
    await tile(4).click();
    await expect(photo(4)).toBeInViewport({ ratio: 0.9 });
    await expect
      .poll(async () => (await tilesIn(gallery)).map(({ name }) => name))
      .toEqual([5, 6, 7, 1].map((n) => `Show photo ${n} of 7`));
    await tile(7).click();
    await expect(number).toHaveText('Photo 7 of 7');
    const early = await tilesIn(gallery);
    const pictured = early.map(({ photo }) => photo);
    expect(new Set(pictured).size, 'each its own photo').toBe(4);
    await startScripts();
    await expect(number).toHaveText('Photo 7 of 7');
    expect(await tilesIn(gallery), 'as the scripts have them').toEqual(early);
    await tile(3).click();
    await expect(photo(3)).toBeInViewport({ ratio: 0.9 });
    await tile(7).click();
    await expect(photo(7)).toBeInViewport({ ratio: 0.9 });
    await expect.poll(() => tilesIn(gallery), 'as they show it again').toEqual(early);
  });
  await test.step('shows the video until it is in front', async () => {
    const video = await recordVideo(page);
    const { gallery, number, startScripts } = await openListing(
      page,
      await newGallery({ photos: 3, video }),
    );
    const names = async () =>
      (await tilesIn(gallery)).map(({ name, isMarked }) => [name, isMarked]);
    await gallery.getByRole('button', { name: 'Show photo 3 of 4' }).click();
    const beside = [1, 2].map((n) => [`Show photo ${n} of 4`, false]);
    await expect.poll(names).toEqual([...beside, ['Show the video', true]]);
    await gallery.getByRole('button', { name: 'Show the video' }).click();
    const photos = [...beside, ['Show photo 3 of 4', false]];
    await expect.poll(names).toEqual(photos);
    await startScripts();
    await expect(number).toHaveText('Photo 4 of 4');
    expect(await names()).toEqual(photos);
  });
});
