import type { Locator, Page } from '@playwright/test';
import { newCar, SALOON } from '../../testing/listings/cars.ts';
import { newWord } from '../../testing/listings/home.ts';
import { newListing } from '../../testing/listings.ts';
import { newPerson, type Person, signIn } from '../../testing/people.ts';
import { expect, test } from '../../testing/test.ts';
import { revisit, visit } from '../../testing/visit.ts';

/** Going back to a list returns to the same place in it. */

let reader: Person;
/** In lists that no other journey adds to. */
const word = newWord();
test.beforeAll(async () => {
  reader = await newPerson('Customer');
  const agent = await newPerson('Agent');
  for (let n = 0; n < 14; n += 1) {
    await newListing(agent, { name: `Home ${n} ${word}` });
    await newCar(agent, { ...SALOON, name: `Car ${n} ${word}` });
  }
});
test.beforeEach(({ context }) => signIn(context, reader));

for (const { path, link, kept, reloaded } of [
  { path: '/cars?sort=price-asc&search=OWN', link: /^\/cars\//, kept: 12 },
  { path: '/?page=2&search=OWN', link: /^\/property\//, kept: 5 },
  // The browser may have discarded the page in the meantime.
  { path: '/?search=OWN', link: /^\/cars\//, kept: 5, reloaded: true },
]) {
  // §2.1/50
  test(`going back to the list of ${path} returns to its card ${kept}`, async ({ page }) => {
    const address = path.replace('OWN', word);
    await visit(page, address);
    const card = page.locator('main article a[data-card]').filter({ visible: true });
    const ofKind = async () => {
      const all = await card.evaluateAll((links) => links.map((each) => each.getAttribute('href')));
      return all.filter((href) => href && link.test(href));
    };
    await expect.poll(async () => (await ofKind()).length).toBeGreaterThan(kept);
    const href = (await ofKind())[kept];
    // Not the one among the recently viewed, below.
    const chosen = page.locator(`main article a[href="${href}"][data-card]`);
    await swipeTo(page, chosen);
    const before = await topOf(chosen);
    await chosen.click();
    await expect(page).toHaveURL(String(href));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    if (reloaded) await revisit(page);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect.poll(async () => Math.abs((await topOf(chosen)) - before)).toBeLessThan(100);
    // It stays there while everything above is laid out.
    await page.waitForLoadState('networkidle');
    expect(Math.abs((await topOf(chosen)) - before)).toBeLessThan(100);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  });
}

/** Scrolls down one screen at a time, as people swipe, until the card is in the middle. */
async function swipeTo(page: Page, card: Locator): Promise<void> {
  for (let screens = 0; screens < 60 && (await topOf(card)) > 400; screens += 1) {
    await page.mouse.wheel(0, Math.min(500, (await topOf(card)) - 300));
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await expect(card).toBeInViewport();
}

const topOf = (card: Locator) => card.evaluate((element) => element.getBoundingClientRect().top);
