import type { Locator, Page } from '@playwright/test';
import { newCar, SALOON } from '../../testing/listings/cars.ts';
import { newWord } from '../../testing/listings/home.ts';
import { newListing } from '../../testing/listings.ts';
import { newPerson, type Person, signIn } from '../../testing/people.ts';
import { expect, test } from '../../testing/test.ts';
import { revisit, visit } from '../../testing/visit.ts';

/** Going back to a list: one is where one was. */

let reader: Person;
/** In lists that other journeys add nothing to. */
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
  // The browser may have thrown the page away meanwhile.
  { path: '/?search=OWN', link: /^\/cars\//, kept: 5, reloaded: true },
]) {
  test(`the list of ${path} stays at its card ${kept}`, async ({ page }) => {
    const address = path.replace('OWN', word);
    await visit(page, address);
    const card = page.locator('main article a[data-card]').filter({ visible: true });
    const ofKind = async () => {
      const all = await card.evaluateAll((links) => links.map((each) => each.getAttribute('href')));
      return all.filter((href) => href && link.test(href));
    };
    await expect.poll(async () => (await ofKind()).length).toBeGreaterThan(kept);
    const href = (await ofKind())[kept];
    // Not that of what was viewed, below.
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
    // And it stays there while what is above is laid out.
    await page.waitForLoadState('networkidle');
    expect(Math.abs((await topOf(chosen)) - before)).toBeLessThan(100);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  });
}

/** Scrolls down a screen at a time, as a thumb does, until the card stands in the middle. */
async function swipeTo(page: Page, card: Locator): Promise<void> {
  for (let screens = 0; screens < 60 && (await topOf(card)) > 400; screens += 1) {
    await page.mouse.wheel(0, Math.min(500, (await topOf(card)) - 300));
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await expect(card).toBeInViewport();
}

const topOf = (card: Locator) => card.evaluate((element) => element.getBoundingClientRect().top);
