import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { mp4Video } from '#server/testing/media/mp4-video.ts';
import { newCar } from '../testing/listings/cars.ts';
import { recordVideo } from '../testing/listings/video.ts';
import {
  deleteListing,
  listingName,
  newComment,
  newListing,
  RENTAL,
  setStatus,
} from '../testing/listings.ts';
import { holdCalls } from '../testing/network/hold-calls.ts';
import { demoPerson, newPerson, type Person, signIn } from '../testing/people.ts';
import { colourOf } from '../testing/screen/colour.ts';
import { expect, test } from '../testing/several-people.ts';
import { ORIGIN } from '../testing/site.ts';
import { revisitUntilShown, visit } from '../testing/visit.ts';

/** Property detail (specification §2.10, §6). */

let owner: Person;

test.beforeAll(async () => {
  owner = await newPerson('Property Owner', {
    firstname: 'Naa',
    lastname: 'Lamptey',
    phoneNumber: '0244 000 121',
  });
});

/** The gallery of the listing that is open; not the photos as large as the screen, which are in it too. */
function galleryOf(page: Page, isMobile = true) {
  const region = page.getByRole('region', { name: /^Photos of / });
  const inPlace = page.locator(':not(dialog *)');
  const photo = (n: number) =>
    region.getByRole('button', { name: new RegExp(`^View full screen: .*, photo ${n}$`) });
  return {
    region,
    previous: region.getByRole('button', { name: 'Previous photo' }).and(inPlace),
    next: region.getByRole('button', { name: 'Next photo' }).and(inPlace),
    thumbnails: region.getByRole('list', { name: 'Thumbnails' }).getByRole('button'),
    thumbnail: (name: string) =>
      region.getByRole('list', { name: 'Thumbnails' }).getByRole('button', { name }),
    photo: (n: number) => photo(n).locator('img'),
    /** What stands in front, a photo or what is said in its place. */
    front: photo,
    async expectPhoto(n: number, of: number) {
      const counter = region.getByText(`Photo ${n} of ${of}`, { exact: true }).and(inPlace);
      await expect(counter).toBeAttached();
      const thumbnail = this.thumbnail(`Show photo ${n} of ${of}`);
      // A phone has a row of all; beside a wide screen's photo stand the others.
      if (isMobile) await expect(thumbnail).toHaveAttribute('aria-current');
      else await expect(thumbnail).toHaveCount(0);
      await expect(this.photo(n)).toBeInViewport({ ratio: 0.9 });
    },
  };
}

test('the photos follow arrows, thumbnails and keys, without an end', async ({
  page,
  isMobile,
}) => {
  const { _id: id } = await newListing(owner, {}, { photos: 3 });
  await visit(page, `/property/${id}`);
  const gallery = galleryOf(page, isMobile);
  await gallery.expectPhoto(1, 3);
  await gallery.previous.click();
  await gallery.expectPhoto(3, 3);
  await gallery.next.click();
  await gallery.expectPhoto(1, 3);
  await gallery.thumbnail('Show photo 2 of 3').click();
  await gallery.expectPhoto(2, 3);
  await page.keyboard.press('ArrowRight');
  await gallery.expectPhoto(3, 3);
  await page.keyboard.press('ArrowRight');
  await gallery.expectPhoto(1, 3);
  await page.keyboard.press('ArrowLeft');
  await gallery.expectPhoto(3, 3);
  // Which leads through the history.
  await page.keyboard.press('Alt+ArrowRight');
  await gallery.expectPhoto(3, 3);
});

test('a photo opens as large as the screen', async ({ page, isMobile }) => {
  const { _id: id, name } = await newListing(owner, {}, { photos: 2 });
  await visit(page, `/property/${id}`);
  const gallery = galleryOf(page, isMobile);
  await gallery.photo(1).click();
  const dialog = page.getByRole('dialog', { name: `Photos of ${name}` });
  const box = await dialog.boundingBox();
  expect(box).toMatchObject(page.viewportSize() ?? {});
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByText('Photo 2 of 2', { exact: true })).toBeAttached();
  await dialog.getByRole('button', { name: 'Next photo' }).click();
  await expect(dialog.getByText('Photo 1 of 2', { exact: true })).toBeAttached();
  await dialog.getByRole('button', { name: 'Next photo' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await gallery.expectPhoto(2, 2);
});

test.describe('on a wide screen', { tag: '@desktop' }, () => {
  test('the tiles show what is not in front, each photo once, fewer when there are fewer', async ({
    page,
  }) => {
    for (const [photos, tiles] of [
      [2, ['2 of 2']],
      [3, ['2 of 3', '3 of 3']],
      [7, ['2 of 7', '3 of 7', '4 of 7', '5 of 7']],
    ] as const) {
      const { _id: id } = await newListing(owner, {}, { photos });
      await visit(page, `/property/${id}`);
      const { thumbnails, region } = galleryOf(page, false);
      const names = tiles.map((tile) => `Show photo ${tile}`);
      await expect.poll(() => namesOf(thumbnails)).toEqual(names);
      const shown = await region
        .getByRole('img')
        .evaluateAll((images) =>
          images
            .filter((image) => image.checkVisibility() && !image.closest('[inert]'))
            .map((image) => (image as HTMLImageElement).currentSrc.replace(/[^/]*$/, '')),
        );
      expect(new Set(shown).size).toBe(shown.length);
    }
    const { thumbnail, thumbnails, front } = galleryOf(page, false);
    await thumbnail('Show photo 4 of 7').click();
    await expect(front(4)).toBeInViewport({ ratio: 0.9 });
    await expect
      .poll(() => namesOf(thumbnails))
      .toEqual(['5 of 7', '6 of 7', '7 of 7', '1 of 7'].map((tile) => `Show photo ${tile}`));
  });

  test('the contact opens below its button, and closes by it', async ({ page, context }) => {
    const { _id: id } = await newListing(owner);
    await signIn(context, await newPerson('Agent'));
    await visit(page, `/property/${id}`);
    const box = page.getByRole('complementary', { name: 'Price and booking' });
    await box.getByRole('button', { name: 'Contact Agent' }).click();
    await expect(box.getByText('Naa Lamptey')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await box.getByRole('button', { name: 'Contact Agent' }).click();
    await expect(box.getByText('Naa Lamptey')).toBeHidden();
  });

  for (const [width, height] of [
    [1366, 650],
    [1280, 800],
  ] as const) {
    test(`name, price and main action are in the first view of ${width} × ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      const { _id: id, name } = await newListing(
        owner,
        { name: listingName('Two-bedroom apartment with a garden and a view of the sea, Labadi') },
        { photos: 5 },
      );
      await visit(page, `/property/${id}`);
      const main = page.getByRole('main');
      const box = page.getByRole('complementary', { name: 'Price and booking' });
      await expect(main.getByRole('heading', { level: 1, name })).toBeInViewport({ ratio: 1 });
      await expect(box.getByText('₵450.00')).toBeInViewport({ ratio: 1 });
      await expect(box.getByRole('link', { name: 'Book Now' })).toBeInViewport({ ratio: 1 });

      const car = await newCar(owner);
      await visit(page, `/cars/${car._id}`);
      await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
      const carBox = page.getByRole('complementary', { name: 'Price and contact' });
      await expect(carBox.getByText('₵85,000.00')).toBeInViewport({ ratio: 1 });
      const contact = carBox.getByRole('link', { name: 'Contact Driver' });
      await expect(contact).toBeInViewport({ ratio: 1 });
    });
  }
});

test.describe('on one screen', { tag: '@phone' }, () => {
  test('what there is to know is there', async ({ page }) => {
    const { _id: id, name } = await newListing(owner, {
      description: 'Six rooms.\nA garden with <b>mango</b> trees.',
      price: '1250.5',
      location: 'Labadi',
      address: '4 Beach Road',
      region: 'Greater Accra',
      condition: 'Fairly Used',
    });
    await visit(page, `/property/${id}`);
    await expect(page).toHaveTitle(new RegExp(name));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(main.getByText('A garden with <b>mango</b> trees.')).toBeVisible();
    await expect(page.getByRole('complementary').getByText('₵1,250.50')).toBeVisible();
    const facts = page.getByRole('region', { name: 'Details' });
    for (const [term, fact] of [
      ['Type', 'Guest House'],
      ['Category', 'Short-Stay'],
      ['Status', 'Available'],
      ['Condition', 'Fairly Used'],
      ['Location', 'Labadi'],
      ['Region', 'Greater Accra'],
      ['Address', '4 Beach Road'],
    ] as const) {
      await expect(definitionOf(facts, term)).toHaveText(fact);
    }
    await expect(main.getByText('Naa Lamptey')).toBeVisible();
  });

  test('the status has its word and its colour', async ({ page }) => {
    const { _id: id } = await newListing(owner);
    await visit(page, `/property/${id}`);
    const status = definitionOf(page.getByRole('region', { name: 'Details' }), 'Status');
    for (const [word, colour] of [
      ['Available', 'green'],
      ['Rented', 'blue'],
      ['Sold', 'red'],
    ] as const) {
      await setStatus(owner, id, word);
      await revisitUntilShown(page, status.getByText(word, { exact: true }));
      expect(await colourOf(status.getByText(word)), word).toBe(colour);
    }
  });

  for (const [what, path] of [
    ['unknown', () => `/property/${randomUUID()}`],
    ['malformed', () => '/property/one'],
  ] as const) {
    test(`an ${what} id is not found`, async ({ page, complaints }) => {
      complaints.expectFailureOf(/\/property\//);
      const response = await page.goto(path());
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Property not found or unavailable.',
      );
      await page.getByRole('link', { name: 'Return Home' }).click();
      await expect(page).toHaveURL('/');
    });
  }

  test('what the list knows of a property is there before its own response comes', async ({
    page,
    context,
  }) => {
    const { _id: id, name } = await newListing(owner, { price: '1250.5' });
    await signIn(context, owner);
    await visit(page, `/short-stays?${new URLSearchParams({ search: name })}`);
    const calls = await holdCalls(page, `**/api/properties/${id}`);
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('main').getByText('₵1,250.50').first()).toBeVisible();
    await (await calls.next()).continue();
  });

  test('what was deleted since the list was read is not found', async ({
    page,
    context,
    complaints,
  }) => {
    const { _id: id, name } = await newListing(owner);
    complaints.expectFailureOf(new RegExp(id));
    await signIn(context, owner);
    await visit(page, `/short-stays?${new URLSearchParams({ search: name })}`);
    await deleteListing(owner, id);
    await page.getByRole('link', { name }).click();
    await expect(page.getByText('Property not found or unavailable.')).toBeVisible();
  });

  test('without photos, and where one is broken, it says No Image', async ({
    page,
    complaints,
  }) => {
    const bare = await newListing(owner);
    await visit(page, `/property/${bare._id}`);
    const gallery = galleryOf(page);
    await expect(gallery.region.getByText('No Image')).toBeVisible();
    await expect(gallery.next).toHaveCount(0);

    const { _id: id, photos } = await newListing(owner, {}, { photos: 2 });
    complaints.expectFailureOf(/\/media\/photos\//);
    await page.route(`**/media/photos/${photos[0]?.key}/**`, (route) => route.abort());
    await visit(page, `/property/${id}`);
    await expect(gallery.front(1).getByText('No Image')).toBeVisible();
    await gallery.next.click();
    await gallery.expectPhoto(2, 2);
  });

  test('a video is played, paused, stopped, and not offered for download', async ({ page }) => {
    const video = await recordVideo(page, { frames: 40 });
    const { _id: id, name } = await newListing(owner, {}, { photos: 1, video });
    await visit(page, `/property/${id}`);
    const gallery = galleryOf(page);
    const film = page.getByLabel(`Video of ${name}`);
    await gallery.thumbnail('Show the video').click();
    await expect(film).toBeInViewport({ ratio: 0.9 });
    await expect(film).toHaveJSProperty('paused', true);
    await gallery.region.getByRole('button', { name: 'Play video' }).click();
    await expect(film).toHaveJSProperty('paused', false);
    await expect
      .poll(() => film.evaluate((each: HTMLVideoElement) => each.currentTime))
      .not.toBe(0);
    await expect(film).toHaveAttribute('controlslist', /nodownload/);

    await film.evaluate((each: HTMLVideoElement) => {
      each.loop = true;
      return each.play();
    });
    await gallery.region.getByRole('button', { name: 'Pause video' }).click({ force: true });
    await expect(film).toHaveJSProperty('paused', true);
    await gallery.region.getByRole('button', { name: 'Play video' }).click();
    await expect(film).toHaveJSProperty('paused', false);
    await gallery.next.click();
    await gallery.expectPhoto(1, 2);
    await expect(film).toHaveJSProperty('paused', true);
  });

  test('a video that the browser cannot play is offered for download', async ({ page }) => {
    const video = mp4Video({ bytes: 3000 });
    const { _id: id, name, video: url } = await newListing(owner, {}, { photos: 1, video });
    await visit(page, `/property/${id}`);
    const gallery = galleryOf(page);
    await gallery.thumbnail('Show the video').click();
    await gallery.region.getByRole('button', { name: 'Play video' }).click();
    const notice = gallery.region.getByRole('alert');
    await expect(notice).toContainText('Your browser cannot play this video.');
    const link = notice.getByRole('link', { name: `Download the video of ${name}` });
    await expect(link).toHaveAttribute('href', new URL(String(url)).pathname);
    await expect(gallery.region.getByRole('button', { name: 'Play video' })).toHaveCount(0);
  });

  test('our mark lies over the photo, and grows where a video fills the screen', async ({
    page,
  }) => {
    const video = await recordVideo(page);
    const { _id: id } = await newListing(owner, {}, { photos: 1, video });
    await visit(page, `/property/${id}`);
    const gallery = galleryOf(page);
    const look = (mark: Locator) =>
      mark.evaluate((element) => {
        const { opacity, zIndex } = getComputedStyle(element);
        return { opacity: Number(opacity), layer: Number(zIndex), width: element.clientWidth };
      });
    const onPhoto = await look(gallery.region.locator('[data-logo-overlay]').last());
    expect(onPhoto.opacity).toBeGreaterThan(0);
    expect(onPhoto.opacity).toBeLessThan(1);

    await gallery.thumbnail('Show the video').click();
    const mark = gallery.region.locator('video ~ [data-logo-overlay]');
    const before = await look(mark);
    await gallery.region.getByRole('button', { name: 'Full screen', exact: true }).click();
    await expect(gallery.region.getByRole('button', { name: 'Exit full screen' })).toBeVisible();
    const within = await look(mark);
    expect(within.width).toBeGreaterThan(before.width);
    expect(within.layer).toBeGreaterThan(before.layer);
    await gallery.region.getByRole('button', { name: 'Exit full screen' }).click();
    await expect.poll(() => look(mark)).toEqual(before);
  });

  for (const [role, theirs, others] of [
    ['Agent', 'Contact Agent', 'Contact Owner'],
    ['Property Owner', 'Contact Owner', 'Contact Agent'],
  ] as const) {
    test(`for a viewer who is ${role}, ${theirs} reveals name and phone`, async ({
      page,
      context,
    }) => {
      const { _id: id } = await newListing(owner);
      await signIn(context, await newPerson(role));
      await visit(page, `/property/${id}`);
      const box = page.getByRole('complementary', { name: 'Price and booking' });
      await expect(box.getByRole('button', { name: others })).toHaveCount(0);
      await expect(page.getByText('0244')).toHaveCount(0);
      await box.getByRole('button', { name: theirs }).click();
      await expect(box.getByText('Naa Lamptey')).toBeVisible();
      await expect(box.getByRole('link', { name: /^[+\d ]+$/ })).toHaveAttribute(
        'href',
        'tel:+233244000121',
      );
      await expect(box.getByRole('link', { name: 'Chat on WhatsApp' })).toHaveAttribute(
        'href',
        /^https:\/\/wa\.me\/233244000121/,
      );
      await page
        .getByRole('dialog', { name: theirs })
        .getByRole('button', { name: 'Close' })
        .click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(box.getByText('Naa Lamptey')).toBeHidden();
    });
  }

  test('others see neither', async ({ page, openBrowser }) => {
    const { _id: id } = await newListing(owner);
    const pages = [
      page,
      await openBrowser(await newPerson('Customer')),
      await openBrowser(await demoPerson('admin')),
    ];
    for (const each of pages) {
      await visit(each, `/property/${id}`);
      await expect(each.getByRole('link', { name: 'Book Now' })).toBeVisible();
      await expect(each.getByRole('button', { name: /^Contact (Agent|Owner)$/ })).toHaveCount(0);
    }
  });

  test('the rating leads to the comments', async ({ page }) => {
    const { _id: id } = await newListing(owner, RENTAL);
    await newComment(await newPerson('Customer'), id, 'As it is described.', 4);
    await visit(page, `/property/${id}`);
    await page.getByRole('link', { name: '4/5 · 1 review(s)' }).click();
    await expect(page.getByText('As it is described.')).toBeInViewport();
  });

  test('link previews and search engines get absolute addresses that work', async ({ request }) => {
    const { _id: id, name, price } = await newListing(owner, {}, { photos: 1 });
    const html = await (await request.get(`/property/${id}`)).text();
    const address = `${ORIGIN}/property/${id}`;
    expect(contentOf(html, 'og:url')).toBe(address);
    expect(contentOf(html, 'og:title')).toContain(name);
    expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
    const image = contentOf(html, 'og:image') ?? '';
    expect(image).toMatch(new RegExp(`^${ORIGIN}/media/`));
    expect((await request.get(image)).headers()['content-type']).toBe('image/jpeg');

    const [, text = ''] =
      html.match(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s) ?? [];
    const [stay] = (JSON.parse(text) as { '@graph': Record<string, unknown>[] })['@graph'];
    expect(stay).toMatchObject({
      '@type': 'LodgingBusiness',
      name,
      url: address,
      image: [image],
      makesOffer: { price, priceCurrency: 'GHS', availability: 'https://schema.org/InStock' },
    });
  });

  test('it can be read, and booked, before scripts run', async ({ browser, viewport }) => {
    const description = 'Six rooms and a garden.';
    const { _id: id, name } = await newListing(owner, { description }, { photos: 1 });
    const context = await browser.newContext({ viewport, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`/property/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByText(description)).toBeVisible();
    const box = page.getByRole('complementary', { name: 'Price and booking' });
    await expect(box.getByText('₵450.00')).toBeVisible();
    const photo = galleryOf(page).photo(1);
    await expect(photo).toBeVisible();
    await expect(photo).toHaveJSProperty('complete', true);
    await expect(box.getByRole('link', { name: 'Book Now' })).toHaveAttribute(
      'href',
      `/booking?property=${id}`,
    );
    await context.close();
  });
});

const namesOf = (buttons: Locator) =>
  buttons.evaluateAll((each) => each.map((button) => button.getAttribute('aria-label')));

const definitionOf = (list: Locator, term: string) =>
  list.locator('dt', { hasText: new RegExp(`^${term}$`) }).locator('~ dd');

const contentOf = (html: string, property: string) =>
  html.match(new RegExp(`<meta property="${property}" content="([^"]*)"`))?.[1];
