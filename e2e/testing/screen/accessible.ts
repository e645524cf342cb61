import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Both themes and both layouts of a screen. */
const LOOKS = [
  { colorScheme: 'light', width: 360, height: 740 },
  { colorScheme: 'dark', width: 1280, height: 800 },
] as const;

/** A tablet held upright, between phones and desktops. */
export const TABLET_LOOKS = [
  { colorScheme: 'light', width: 768, height: 1024 },
  { colorScheme: 'dark', width: 768, height: 1024 },
] as const;

/** axe-core finds nothing on the page as it is; by default on a phone in light and on a desktop in dark (WCAG 2.2 AA). */
export async function expectAccessible(
  page: Page,
  looks: typeof LOOKS | typeof TABLET_LOOKS = LOOKS,
): Promise<void> {
  const before = page.viewportSize();
  for (const { colorScheme, ...size } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(size);
    // We use no frames, and do not need the passed rules: half the work (legacy mode opens no second page).
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode(true)
      .options({ resultTypes: ['violations'] })
      .analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
    expect(found, `in ${colorScheme}, ${size.width} px wide`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  if (before) await page.setViewportSize(before);
}
