import type { Page } from '@playwright/test';
import { header, mobileMenu } from '../testing/screen/header.ts';
import { expect, test } from '../testing/test.ts';
import { visit } from '../testing/visit.ts';

/** The navigation bar and the slide-in menu (specification §2.1). */

const FAMILIES = {
  'Short-Stays': {
    Hotels: '/hotels',
    'Movie House': '/movie-house',
    'Guest House': '/guest-house',
    'Furnished Apartment': '/furnished-apartment',
  },
  'Property Rentals': {
    Apartments: '/apartments',
    Condos: '/condos',
    Houses: '/houses',
    Duplex: '/duplex',
    Office: '/office',
    Shop: '/shop',
  },
  'Property Sales': {
    Land: '/land',
    Commercial: '/commercial',
    'Houses For Sale': '/houses-for-sale',
  },
  Cars: {
    'Buy a Car': '/buy-a-car',
    'Relocation Ride': '/relocation-ride',
    'Upload Car': '/upload-car',
  },
};

const FAMILY_PATHS = {
  'Short-Stays': '/short-stays',
  'Property Rentals': '/property-rentals',
  'Property Sales': '/property-sale',
  Cars: '/cars',
};

/** What the menus and the footer lead to besides the children of the families. */
const MENU_PATHS = [
  ...['/', '/about', '/uploadProperty', '/property-status', '/short-stay'],
  ...Object.values(FAMILY_PATHS),
];

const mainNavigation = (page: Page) => header(page).getByRole('navigation', { name: 'Main' });
const link = (page: Page, name: string) => header(page).getByRole('link', { name, exact: true });

test.describe('the navigation bar on a desktop', { tag: '@desktop' }, () => {
  const family = (page: Page, name: string) =>
    mainNavigation(page).getByRole('button', { name: `${name} menu` });

  test('has the links of the specification', async ({ page }) => {
    await visit(page, '/about');
    await expect(link(page, 'Home')).toHaveAttribute('href', '/');
    await expect(link(page, 'About')).toHaveAttribute('href', '/about');
    await expect(link(page, 'Upload a Property')).toHaveAttribute('href', '/uploadProperty');
    for (const [name, path] of Object.entries(FAMILY_PATHS)) {
      await expect(link(page, name)).toHaveAttribute('href', path);
    }
  });

  test('a dropdown opens on hover, one at a time, with its children', async ({ page }) => {
    await visit(page, '/about');
    for (const [name, children] of Object.entries(FAMILIES)) {
      await link(page, name).hover();
      await expect(family(page, name)).toHaveAttribute('aria-expanded', 'true');
      for (const [label, path] of Object.entries(children)) {
        await expect(link(page, label)).toBeVisible();
        await expect(link(page, label)).toHaveAttribute('href', path);
      }
      await expect(mainNavigation(page).getByRole('button', { expanded: true })).toHaveCount(1);
      await expect(mainNavigation(page).locator('ul ul:visible')).toHaveCount(1);
    }
    await page.mouse.move(600, 600);
    await expect(mainNavigation(page).getByRole('button', { expanded: true })).toHaveCount(0);
  });

  test('a click on a child opens its page and closes the dropdown', async ({ page }) => {
    await visit(page, '/about');
    await link(page, 'Short-Stays').hover();
    await link(page, 'Hotels').click();
    await expect(page).toHaveURL('/hotels');
    await expect(page.getByRole('heading', { level: 1, name: 'Hotels' })).toBeVisible();
    await page.mouse.move(600, 600);
    await expect(link(page, 'Hotels')).toBeHidden();
    await link(page, 'Property Sales').click();
    await expect(page).toHaveURL('/property-sale');
  });

  test('works by keyboard: Enter and Space open and close, Esc closes and keeps the focus', async ({
    page,
  }) => {
    await visit(page, '/about');
    const rentals = family(page, 'Property Rentals');
    await link(page, 'Property Rentals').focus();
    await page.keyboard.press('Tab');
    await expect(rentals).toBeFocused();
    await expect(link(page, 'Condos')).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(link(page, 'Condos')).toBeVisible();
    await page.keyboard.press('Space');
    await expect(link(page, 'Condos')).toBeHidden();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(link(page, 'Apartments')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link(page, 'Apartments')).toBeHidden();
    await expect(rentals).toBeFocused();

    // The focus that leaves it closes it; another one that opens does too.
    await page.keyboard.press('Enter');
    await expect(link(page, 'Condos')).toBeVisible();
    await family(page, 'Property Sales').focus();
    await expect(link(page, 'Condos')).toBeHidden();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/land');
    await expect(link(page, 'Land')).toBeHidden();
  });

  test('below 1,024 px the slide-in menu takes its place', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await visit(page, '/about');
    const menu = mobileMenu(page);
    await expect(mainNavigation(page)).toBeVisible();
    await expect(menu.button).toBeHidden();
    await page.setViewportSize({ width: 1023, height: 800 });
    await expect(mainNavigation(page)).toBeHidden();
    await menu.open();
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(menu.navigation).toBeHidden();
    await page.getByRole('link', { name: 'Get in Touch' }).click();
    await expect(page).toHaveURL('/contact');
    await page.setViewportSize({ width: 1023, height: 800 });
    await expect(menu.navigation).toBeHidden();
  });
});

test.describe('the slide-in menu on a phone', { tag: '@phone' }, () => {
  test('has the same links; families open on tap, one at a time', async ({ page }) => {
    await visit(page, '/about');
    const menu = mobileMenu(page);
    await menu.open();
    for (const [name, path] of [
      ['Home', '/'],
      ['About', '/about'],
      ['Upload a Property', '/uploadProperty'],
    ] as const) {
      await expect(menu.link(name)).toHaveAttribute('href', path);
    }
    for (const [name, children] of Object.entries(FAMILIES)) {
      await menu.family(name).tap();
      await expect(menu.link(`All ${name}`)).toHaveAttribute(
        'href',
        FAMILY_PATHS[name as keyof typeof FAMILY_PATHS],
      );
      for (const [label, path] of Object.entries(children)) {
        await expect(menu.link(label)).toBeVisible();
        await expect(menu.link(label)).toHaveAttribute('href', path);
      }
      await expect(menu.navigation.locator('ul:visible')).toHaveCount(1);
    }
    await menu.family('Cars').tap();
    await expect(menu.navigation.locator('ul:visible')).toHaveCount(0);
  });

  test('closes on a tap outside, on Esc, on its button and when a page opens', async ({ page }) => {
    await visit(page, '/about');
    const menu = mobileMenu(page);
    await menu.open();
    await page.touchscreen.tap(10, 500);
    await expect(menu.navigation).toBeHidden();

    await menu.open();
    await page.keyboard.press('Escape');
    await expect(menu.navigation).toBeHidden();
    await expect(menu.button).toBeFocused();

    await menu.open();
    await menu.button.tap({ position: { x: 20, y: 20 } });
    await expect(menu.navigation).toBeHidden();

    await menu.open();
    await menu.family('Short-Stays').tap();
    await menu.link('Hotels').tap();
    await expect(page).toHaveURL('/hotels');
    await expect(menu.navigation).toBeHidden();
  });

  test('keeps the focus while it is open', async ({ page }) => {
    await visit(page, '/about');
    const menu = mobileMenu(page);
    await menu.open();
    await menu.button.focus();
    await page.keyboard.press('Shift+Tab');
    await expect(menu.link('Favourites')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(menu.button).toBeFocused();
  });
});

test('no link of the menus and of the footer is a dead end', { tag: '@desktop' }, async ({
  request,
}) => {
  const home = await (await request.get('/')).text();
  const links = new Set([...linksIn(home, 'header'), ...linksIn(home, 'footer')]);
  const named = Object.values(FAMILIES).flatMap((children) => Object.values(children));
  expect([...links]).toEqual(
    expect.arrayContaining([...MENU_PATHS, ...named, '/login', '/signup', '/profile']),
  );
  for (const path of links) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(200);
    const [, heading] = /<h1[^>]*>([^<]*)</.exec(await response.text()) ?? [];
    expect.soft(heading, path).toMatch(/\w/);
  }
});

/** The paths that a part of a page links to on this site. */
function linksIn(html: string, part: 'header' | 'footer'): string[] {
  const within = html.slice(html.indexOf(`<${part}`), html.indexOf(`</${part}>`));
  return Array.from(within.matchAll(/<a [^>]*href="(\/[^"]*)"/g), ([, path = '']) => path);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the menus open all the same', async ({ page, isMobile }) => {
    await page.goto('/about');
    if (isMobile) {
      const menu = mobileMenu(page);
      await menu.button.tap();
      await menu.family('Short-Stays').tap();
      await menu.link('Hotels').tap();
    } else {
      await link(page, 'Short-Stays').hover();
      await link(page, 'Hotels').click();
    }
    await expect(page).toHaveURL('/hotels');
  });
});
