import { NAVIGATION } from '#domain/site/navigation.ts';
import { header, mobileMenu } from '../testing/screen/header.ts';
import { expect, test } from '../testing/test.ts';

/**
 * The links of the menus and the footer (specification §2.1); web/features/site/site-frame.browser.test.ts tests how they work.
 */

// §2.1/1
test('no link in the menus or the footer is a dead end', { tag: '@desktop' }, async ({
  request,
}) => {
  const home = await (await request.get('/')).text();
  const links = new Set([...linksIn(home, 'header'), ...linksIn(home, 'footer')]);
  const named = NAVIGATION.flatMap((item) => [item, ...(item.children ?? [])]);
  expect([...links]).toEqual(
    expect.arrayContaining([
      ...named.map(({ path }) => path),
      ...['/property-status', '/short-stay', '/login', '/signup', '/profile'],
    ]),
  );
  for (const path of links) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(200);
    const [, heading] = /<h1[^>]*>([^<]*)</.exec(await response.text()) ?? [];
    expect.soft(heading, path).toMatch(/\w/);
  }
});

/** The paths on this site that a part of a page links to. */
function linksIn(html: string, part: 'header' | 'footer'): string[] {
  const within = html.slice(html.indexOf(`<${part}`), html.indexOf(`</${part}>`));
  return Array.from(within.matchAll(/<a [^>]*href="(\/[^"]*)"/g), ([, path = '']) => path);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the menus still open', async ({ page, isMobile }) => {
    await page.goto('/about');
    if (isMobile) {
      const menu = mobileMenu(page);
      await menu.button.tap();
      await menu.family('Short-Stays').tap();
      await menu.link('Hotels').tap();
    } else {
      await header(page).getByRole('link', { name: 'Short-Stays', exact: true }).hover();
      await header(page).getByRole('link', { name: 'Hotels', exact: true }).click();
    }
    await expect(page).toHaveURL('/hotels');
  });
});
