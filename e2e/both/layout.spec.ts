import type { Locator, Page } from '@playwright/test';
import { DEMO_SETTINGS } from '#demo/settings.ts';
import { newListing } from '../testing/listings.ts';
import { newPerson, signIn } from '../testing/people.ts';
import { expect, test } from '../testing/test.ts';
import { revisit, visit } from '../testing/visit.ts';

/** The footer, toasts and the ways to the top and to the content (specification §2.1, §9). */

test.describe('the footer', { tag: '@desktop' }, () => {
  const footer = (page: Page) => page.getByRole('contentinfo');

  test('has its links, the contact details and the copyright line', async ({ page }) => {
    await visit(page, '/login');
    for (const [name, path] of [
      ['Update Properties', '/property-status'],
      ['Short-Stays', '/short-stay'],
      ['About', '/about'],
      ['Favourites', '/favourites'],
    ] as const) {
      await expect(footer(page).getByRole('link', { name })).toHaveAttribute('href', path);
    }
    await expect(footer(page)).toContainText('Efie House, 14 Second Ringway Link, Ridge, Accra');
    await expect(footer(page).getByRole('link', { name: 'hello@efie.example' })).toHaveAttribute(
      'href',
      'mailto:hello@efie.example',
    );
    await expect(footer(page).getByRole('link', { name: '+233 30 200 0100' })).toHaveAttribute(
      'href',
      'tel:+233302000100',
    );
    await expect(
      footer(page).getByRole('link', { name: 'efie.example', exact: true }),
    ).toHaveAttribute('href', 'https://efie.example');
    const { social } = DEMO_SETTINGS;
    for (const [network, address] of [
      ['Facebook', social.facebook],
      ['Instagram', social.instagram],
      ['LinkedIn', social.linkedin],
      ['X (Twitter)', social.twitter],
      ['WhatsApp', social.whatsapp],
    ] as const) {
      const link = footer(page).getByRole('link', { name: `${network} (opens in a new tab)` });
      await expect(link).toHaveAttribute('href', address);
      await expect(link).toHaveAttribute('target', '_blank');
    }
    await expect(footer(page)).toContainText(`© ${new Date().getFullYear()} Efie.`);
    await footer(page).getByRole('link', { name: 'Short-Stays' }).click();
    await expect(page).toHaveURL('/short-stays');
  });

  test('the chosen theme holds at once and for the visits to come', async ({ page }) => {
    const paper = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await visit(page, '/login');
    const light = await paper();
    await footer(page).getByText('Dark').click();
    await expect.poll(paper).not.toBe(light);
    const dark = await paper();

    await page.goto('/about');
    expect(await paper()).toBe(dark);
    await expect(footer(page).getByRole('radio', { name: 'Dark' })).toBeChecked();

    await page.emulateMedia({ colorScheme: 'dark' });
    await footer(page).getByText('Light').click();
    await expect.poll(paper).toBe(light);
    await footer(page).getByText('System').click();
    await expect.poll(paper).toBe(dark);
  });

  test('"Low data" holds, and keeps the slides of the home page still', async ({ page }) => {
    await visit(page, '/');
    const lowData = footer(page).getByRole('checkbox', { name: 'Low data' });
    const pause = page.getByRole('button', { name: 'Pause slides' });
    await expect(pause).toBeVisible();
    await lowData.check();
    await expect(pause).toBeHidden();
    await revisit(page);
    await expect(lowData).toBeChecked();
    await expect(pause).toBeHidden();
    await lowData.uncheck();
    await expect(pause).toBeVisible();
  });
});

test('a page of every kind has the header with its bar, and the footer', {
  tag: '@desktop',
}, async ({ page, context, complaints }) => {
  complaints.expectFailureOf(/\/nowhere$/);
  const lister = await newPerson('Agent');
  const { _id: id } = await newListing(lister);
  const expectFrame = async (path: string) => {
    await page.goto(path);
    const bar = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
    await expect(bar.getByRole('link', { name: 'Home' }), path).toBeVisible();
    await expect(page.getByRole('contentinfo'), path).toContainText(' Efie. All rights reserved.');
    await expect(page.getByRole('contentinfo'), path).toBeVisible();
  };
  for (const path of ['/', '/about', '/buy-a-car', '/cars', '/hotels', '/signup', '/nowhere']) {
    await expectFrame(path);
  }
  await signIn(context, lister);
  for (const path of [`/property/${id}`, '/profile', '/uploadProperty', '/property-status']) {
    await expectFrame(path);
  }
});

test('the button back to the top appears after 300 px and leads there', async ({ page }) => {
  await visit(page, '/about');
  const toTop = page.getByRole('button', { name: 'Back to top' });
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  await expect(toTop).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 301));
  await expect(toTop).toBeVisible();
  await toTop.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(toTop).toBeHidden();
});

test.describe('toasts', () => {
  /** A wrong password is told in a toast. */
  async function provokeToast(page: Page) {
    await page.getByLabel('Email').fill('nobody@efie.test');
    await page.getByLabel('Password', { exact: true }).fill('not-the-password');
    await page.keyboard.press('Enter');
    const toast = page.locator('#toasts').getByRole('alert');
    await expect(toast).toHaveText('Invalid email or password');
    return toast;
  }

  test.beforeEach(({ complaints }) => complaints.expectFailureOf(/\/api\/auth\/login/));

  test('appear at the top right and close after 5 s', async ({ page, viewport }) => {
    await page.clock.install();
    await visit(page, '/login');
    const toast = await provokeToast(page);
    const box = await toast.boundingBox();
    expect(box?.y).toBeLessThan(120);
    expect((viewport?.width ?? 0) - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(40);
    await page.clock.fastForward(3_000);
    await expect(toast).toBeVisible();
    await page.clock.fastForward(2_000);
    await expect(toast).toBeHidden();
  });

  test('on a phone they lie on the header: no heading is covered, and they can be closed', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.clock.install();
    await visit(page, '/login');
    const toast = await provokeToast(page);
    // As long as the longest that is said.
    await toast.locator('p').evaluate((element) => {
      element.textContent = 'Your session has expired. Please log in again. '.repeat(2);
    });
    const box = await toast.boundingBox();
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
    // Nor what is scrolled to.
    await page
      .getByLabel('Password', { exact: true })
      .evaluate((element) => element.scrollIntoView());
    const scrolledTo = await page.evaluate(
      () => getComputedStyle(document.documentElement).scrollPaddingTop,
    );
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(Number.parseFloat(scrolledTo));
    await expect(toast).toBeInViewport({ ratio: 1 });
    await expect(page.locator('#toasts')).toHaveAttribute('aria-live', 'polite');
    await toast.getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast).toBeHidden();
  });

  test('give way to what has the focus, and are dismissed by keyboard', async ({ page }) => {
    await page.clock.install();
    await visit(page, '/login');
    const toast = await provokeToast(page);
    const top = async () => (await toast.boundingBox())?.y ?? 0;
    const email = page.getByLabel('Email');
    // Where the toast stands.
    await email.evaluate(
      (field, at) => {
        Object.assign(field.style, { position: 'fixed', top: `${at}px`, right: '16px' });
      },
      await top(),
    );
    await email.focus();
    await expect.poll(top).toBeGreaterThan(400);
    await expect(toast).toBeInViewport({ ratio: 1 });
    await email.evaluate((field) => field.removeAttribute('style'));
    await page.getByLabel('Password', { exact: true }).focus();
    await expect.poll(top).toBeLessThan(120);
    const dismiss = toast.getByRole('button', { name: 'Dismiss' });
    const { width = 0, height = 0 } = (await dismiss.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await dismiss.focus();
    await page.keyboard.press('Enter');
    await expect(toast).toBeHidden();
  });

  test('wait while they are pointed at, and can be dismissed', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.clock.install();
    await visit(page, '/login');
    const toast = await provokeToast(page);
    await toast.hover();
    await page.clock.fastForward(10_000);
    await expect(toast).toBeVisible();
    await toast.getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast).toBeHidden();
  });
});

test('a long name of the site leaves room for the buttons beside it', { tag: '@phone' }, async ({
  page,
}) => {
  await visit(page, '/login');
  const header = page.getByRole('banner');
  const names = header.getByText('Efie', { exact: true });
  await names.evaluateAll((all) => {
    for (const each of all)
      each.textContent = 'Efie, the house of homes and cars for all of Ghana, and more';
  });
  const menu = header.locator('summary[aria-label=Menu]');
  const endOf = async (name: Locator) => {
    const box = await name.boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0);
  };
  const name = header.getByText('Efie, the house');
  expect(await endOf(name.first())).toBeLessThanOrEqual((await menu.boundingBox())?.x ?? 0);
  await menu.click();
  const close = menu.locator('span').last();
  await expect(close).toBeInViewport();
  // The menu slides in.
  await expect
    .poll(async () => ((await close.boundingBox())?.x ?? 0) - (await endOf(name.last())))
    .toBeGreaterThanOrEqual(0);
});

test('the first stop of the keyboard skips to the content', { tag: '@desktop' }, async ({
  page,
}) => {
  await visit(page, '/login');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Email')).toBeFocused();
});
