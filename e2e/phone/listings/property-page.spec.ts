import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { recordVideo } from '../../testing/listings/video.ts';
import { newListing } from '../../testing/listings.ts';
import { newPerson, type Person } from '../../testing/people.ts';
import { ORIGIN } from '../../testing/site.ts';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

/** A property's page as the server renders it (specification §2.10, §6). */

let owner: Person;

test.beforeAll(async () => {
  owner = await newPerson('Property Owner');
});

const contentOf = (html: string, property: string) =>
  html.match(new RegExp(`<meta property="${property}" content="([^"]*)"`))?.[1];

// §2.10/2
test('a property’s page can be read and leads to booking before scripts run', async ({
  browser,
  viewport,
}) => {
  const description = 'Six rooms and a garden.';
  const { _id: id, name } = await newListing(owner, { description }, { photos: 1 });
  const context = await browser.newContext({ viewport, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/property/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page).toHaveTitle(new RegExp(name));
  await expect(page.getByText(description)).toBeVisible();
  const box = page.getByRole('complementary', { name: 'Price and booking' });
  await expect(box.getByText('₵450.00')).toBeVisible();
  const photo = page.getByRole('button', { name: /^View full screen: .*, photo 1$/ });
  await expect(photo.locator('img')).toBeVisible();
  await expect(photo.locator('img')).toHaveJSProperty('complete', true);
  await expect(box.getByRole('link', { name: 'Book Now' })).toHaveAttribute(
    'href',
    `/booking?property=${id}`,
  );

  for (const unknown of [randomUUID(), 'one']) {
    const response = await page.goto(`/property/${unknown}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Property not found or unavailable.',
    );
  }
  await context.close();
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

// §2.10/10, §2.10/11
test('a video plays, and our mark lies over the photo and grows with a full-screen video', async ({
  page,
}) => {
  const video = await recordVideo(page);
  const { _id: id, name } = await newListing(owner, {}, { photos: 1, video });
  await visit(page, `/property/${id}`);
  const gallery = page.getByRole('region', { name: `Photos of ${name}` });
  const look = (mark: Locator) =>
    mark.evaluate((element) => {
      const { opacity, zIndex } = getComputedStyle(element);
      return { opacity: Number(opacity), layer: Number(zIndex), width: element.clientWidth };
    });
  const onPhoto = await look(gallery.locator('[data-logo-overlay]').last());
  expect(onPhoto.opacity).toBeGreaterThan(0);
  expect(onPhoto.opacity).toBeLessThan(1);

  await gallery.getByRole('button', { name: 'Show the video' }).click();
  const mark = gallery.locator('video ~ [data-logo-overlay]');
  const before = await look(mark);
  await gallery.getByRole('button', { name: 'Full screen', exact: true }).click();
  await expect(gallery.getByRole('button', { name: 'Exit full screen' })).toBeVisible();
  const within = await look(mark);
  expect(within.width).toBeGreaterThan(before.width);
  expect(within.layer).toBeGreaterThan(before.layer);
  await gallery.getByRole('button', { name: 'Exit full screen' }).click();
  await expect.poll(() => look(mark)).toEqual(before);
  await gallery.getByRole('button', { name: 'Play video' }).click();
  const film = page.getByLabel(`Video of ${name}`);
  await expect.poll(() => film.evaluate((each: HTMLVideoElement) => each.currentTime)).not.toBe(0);
});
