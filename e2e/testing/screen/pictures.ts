import { expect, type Locator } from '@playwright/test';

/** A picture is behind the words of a hero, loaded, and as wide as the hero. It decorates, so no role finds it. */
export async function expectPicture(hero: Locator): Promise<void> {
  const picture = hero.locator('picture img');
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const widths = await Promise.all([hero.boundingBox(), picture.boundingBox()]);
  expect(widths[1]?.width).toBe(widths[0]?.width);
}
