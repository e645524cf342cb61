import { newListing } from './testing/listings.ts';
import { watchScripts } from './testing/network/hold-scripts.ts';
import { newPerson } from './testing/people.ts';
import { expectAccessible } from './testing/screen/accessible.ts';
import { expect, test } from './testing/test.ts';

/**
 * axe-core finds nothing on pages as the server renders them. web/pages/every-page.browser.test.ts checks all pages with
 * scripts; screens after failures are checked where tests make them fail.
 */

test('pages as the server renders them', async ({ page, complaints }) => {
  complaints.expectFailureOf(/unknown/);
  test.slow();
  await watchScripts(page, { hold: true });
  const { _id } = await newListing(await newPerson('Agent'), {}, { photos: 1 });
  for (const path of [
    ...['/?search=zzzzzz', '/short-stays', `/property/${_id}`, '/signup', '/property/unknown'],
  ]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expectAccessible(page);
    });
  }
});
