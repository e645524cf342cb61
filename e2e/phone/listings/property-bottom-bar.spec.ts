import type { Locator, Page } from '@playwright/test';
import { commentsHead } from '../../testing/listings/comments.ts';
import { newListing, setStatus } from '../../testing/listings.ts';
import { newPerson, type Person, signIn } from '../../testing/people.ts';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

/** The bar at the bottom of a listing on a phone, and what leads a listing (specification §2.10). */

const RENTAL = { propertyType: 'PropertyRentals', rentalType: 'Houses', shortStayType: '' };

let owner: Person;

test.beforeAll(async () => {
  owner = await newPerson('Property Owner', { phoneNumber: '0244000121' });
});

const barOf = (page: Page) => page.getByRole('complementary', { name: 'Price and booking' });

const expectSeen = (bar: Locator, seen: boolean) =>
  expect
    .poll(() => bar.evaluate((element) => element.checkVisibility({ opacityProperty: true })))
    .toBe(seen);

test('an Agent’s button is as wide as the bar, and what it opens can be closed', async ({
  page,
  context,
}) => {
  const { _id: id } = await newListing(owner, RENTAL);
  await signIn(context, await newPerson('Agent'));
  await visit(page, `/property/${id}`);
  const button = barOf(page).getByRole('button', { name: 'Contact Agent' });
  const bar = await barOf(page).boundingBox();
  const margins = 2 * 16;
  expect((await button.boundingBox())?.width).toBe((bar?.width ?? 0) - margins);
  await button.click();
  const sheet = page.getByRole('dialog', { name: 'Contact Agent' });
  await expect(sheet.getByRole('link', { name: '0244000121' })).toBeInViewport();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
  expect((await barOf(page).boundingBox())?.height).toBe(bar?.height);
});

test('it goes beside the form of an enquiry and at the end of the listing, and comes back', async ({
  page,
  context,
}) => {
  const { _id: id } = await newListing(owner, RENTAL);
  await newListing(owner, RENTAL);
  await signIn(context, await newPerson('Customer'));
  await visit(page, `/property/${id}`);
  const bar = barOf(page);
  await expectSeen(bar, true);
  await bar.getByRole('link', { name: 'Send an enquiry' }).click();
  await expect(page.getByLabel('Message')).toBeFocused();
  await expectSeen(bar, false);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectSeen(bar, true);
  await page.getByRole('region', { name: 'Similar listings' }).scrollIntoViewIfNeeded();
  await expectSeen(bar, false);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectSeen(bar, true);
});

test('below a price as wide as the bar stands a button as wide', async ({ page }) => {
  const { _id: id } = await newListing(owner, { price: '99999999' });
  await visit(page, `/property/${id}`);
  const button = await barOf(page).getByRole('link', { name: 'Book Now' }).boundingBox();
  expect(button?.width).toBe(360 - 2 * 16);
});

test('the name of a listing without photos and what can be done with it are in the first view', async ({
  page,
}) => {
  const { _id: id, name } = await newListing(owner, RENTAL);
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, `/property/${id}`);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeInViewport({ ratio: 1 });
  const share = page.getByRole('main').getByRole('link', { name: 'Share on WhatsApp' });
  await expect(share).toBeInViewport({ ratio: 1 });
});

test('what is sold or rented leads on to more of its kind, not to an enquiry', async ({
  page,
  context,
}) => {
  const { _id: id } = await newListing(owner, RENTAL);
  await setStatus(owner, id, 'Rented');
  await signIn(context, await newPerson('Customer'));
  await visit(page, `/property/${id}`);
  const links = barOf(page).getByRole('link').filter({ visible: true });
  await expect(links).toHaveText(['More in Houses']);
  await expect(links.first()).toHaveAttribute('href', '/houses');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(links).toHaveText(['More in Houses', 'Send an enquiry']);
  await expect(barOf(page).getByText('This property is rented out.')).toBeVisible();
});

test('the link that shares says so', async ({ page }) => {
  const { _id: id } = await newListing(owner, RENTAL);
  await visit(page, `/property/${id}`);
  const share = page.getByRole('main').getByRole('link', { name: 'Share on WhatsApp' });
  await expect(share).toHaveText('Share on WhatsApp');
  await expect(share).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=/);
});

test('the button back to the top is there everywhere, and moves off controls, prices and words of the footer', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const { _id: id } = await newListing(owner);
  await signIn(context, await newPerson('Customer'));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, `/property/${id}`);
  await commentsHead(page).click();
  await expect(page.getByRole('button', { name: 'Post Comment' })).toBeVisible();
  expect(await page.evaluate(walkThePage)).toEqual([]);
});

/** Scrolls in steps; names where the button is missing, and what it lies on once the page rests. */
async function walkThePage(): Promise<string[]> {
  const STEP = 31;
  const REST_MS = 600;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const wrong: string[] = [];
  for (let y = 310; y < document.body.scrollHeight - innerHeight; y += STEP) {
    window.scrollTo({ top: y, behavior: 'instant' });
    const scrolledAt = performance.now();
    let found: string[] = [];
    do {
      await frame();
      found = look();
    } while (found.length > 0 && performance.now() - scrolledAt < REST_MS);
    wrong.push(...found.map((each) => `${y}: ${each}`));
  }
  return wrong;

  function look(): string[] {
    const button = document.querySelector<HTMLElement>('[aria-label="Back to top"]');
    if (!button?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
      return ['there is no button'];
    }
    const own = button.getBoundingClientRect();
    const kept =
      'input, textarea, form button, #comments button, #comments summary, aside a, .figures, #footer a, #footer p';
    return [...document.querySelectorAll(kept)].flatMap((each) => {
      if (!each.checkVisibility({ opacityProperty: true })) return [];
      const range = document.createRange();
      range.selectNodeContents(each);
      const words = each.matches('.figures, #footer p');
      const parts = [...(words ? range : each).getClientRects()];
      const isOn = parts.some(
        ({ left, right, top, bottom }) =>
          left < own.right && right > own.left && top < own.bottom && bottom > own.top,
      );
      return isOn ? [each.outerHTML.slice(0, 80)] : [];
    });
  }
}
