import type { Page } from '@playwright/test';
import { newComment, newListing } from '../../testing/listings.ts';
import { OPEN } from '../../testing/open-routes.ts';
import { demoPerson, newPerson, signIn } from '../../testing/people.ts';
import { mobileMenu } from '../../testing/screen/header.ts';
import { smallTargets } from '../../testing/screen/touch-targets.ts';
import { ORIGIN } from '../../testing/site.ts';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

/** Every page at 360 px: large enough for a finger, and for those who read large text. */

test.use({ reducedMotion: 'reduce' });

/** A page that shows something, of each kind that has an address of its own. */
async function detailPages(): Promise<string[]> {
  const [stay, rental] = await first(
    'properties?propertyType=Short-Stay',
    'properties?subtype=Land',
  );
  const [car] = await first('cars');
  return [
    `/property/${stay?._id}`,
    `/property/${rental?._id}`,
    `/cars/${car?._id}`,
    `/lister/${car?.userId}`,
    `/compare?ids=${stay?._id},${rental?._id}`,
    '/?search=accra',
    '/hotels?search=zzzzzz',
    '/nowhere',
  ];
}

const first = (...lists: string[]): Promise<{ _id: string; userId: string }[]> =>
  Promise.all(
    lists.map(async (list) => {
      const sign = list.includes('?') ? '&' : '?';
      const [one] = await (await fetch(`${ORIGIN}/api/${list}${sign}limit=1`)).json();
      return one;
    }),
  );

/** How far the page can be scrolled sideways, in pixels, and what is too wide. */
const sideways = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((each) => each.getBoundingClientRect().right > clientWidth)
      .map((each) => each.outerHTML.slice(0, 120));
  });

async function expectLargeTextFits(page: Page, path: string): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect.poll(() => sideways(page), path).toEqual([]);
}

for (const [path] of OPEN) {
  test(`${path} has targets of 44 px, and text of twice the size fits`, async ({
    page,
    complaints,
  }) => {
    complaints.expectFailureOf(/some-token/);
    await visit(page, path);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    expect(await smallTargets(page)).toEqual([]);
    await expectLargeTextFits(page, path);
  });
}

test('so do the pages of listings and people, and those that find something or nothing', async ({
  page,
  complaints,
}) => {
  test.setTimeout(120_000);
  complaints.expectFailureOf(/nowhere/);
  for (const path of await detailPages()) {
    await visit(page, path);
    expect(await smallTargets(page), path).toEqual([]);
    await expectLargeTextFits(page, path);
  }
});

test('so do the menu and the filters', async ({ page }) => {
  await visit(page, '/short-stays');
  await mobileMenu(page).open();
  expect(await smallTargets(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
});

const SIGNED_IN = {
  customer: [
    '/become-a-lister',
    '/profile',
    '/bookings',
    '/enquiries',
    '/saved-searches',
    '/upload-car',
    '/workspace',
  ],
  agent: [
    '/workspace',
    '/workspace/reservations',
    '/workspace/listings',
    '/uploadProperty',
    '/property-status',
    '/property-list',
  ],
  admin: [
    '/admin-dashboard',
    '/admin-dashboard/people',
    '/admin-dashboard/moderation',
    '/admin-dashboard/settings',
    '/admin-dashboard/reports',
    '/admin-dashboard/bookings',
    '/admin-dashboard/messages',
    '/admin-dashboard/comments',
    '/admin-dashboard/audit-log',
  ],
} as const;

for (const [who, paths] of Object.entries(SIGNED_IN)) {
  test(`what ${who} works with has targets of 44 px, and text of twice the size fits`, async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    await signIn(context, await demoPerson(who as keyof typeof SIGNED_IN));
    for (const path of paths) {
      await visit(page, path);
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      expect(await smallTargets(page), path).toEqual([]);
      await expectLargeTextFits(page, path);
    }
  });
}

test('no card cuts off a review count, a mileage or a place', async ({ page }) => {
  const lister = await newPerson('Agent');
  const { _id, name } = await newListing(lister, {}, { photos: 1 });
  await newComment(await newPerson('Customer'), _id, 'Clean and quiet.', 4);
  for (const path of ['/', '/cars', '/buy-a-car', '/short-stays', `/short-stays?search=${name}`]) {
    await visit(page, path);
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.first()).toBeVisible();
    const cut = await cards.locator('p, p *').evaluateAll((all) =>
      all
        .filter((each) => {
          const { overflowX, textOverflow } = getComputedStyle(each);
          return (
            overflowX === 'hidden' &&
            textOverflow === 'ellipsis' &&
            each.scrollWidth > each.clientWidth
          );
        })
        .map(({ textContent }) => textContent),
    );
    expect(cut, path).toEqual([]);
  }
});
