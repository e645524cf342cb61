import { expect, test } from '../../testing/test.ts';

/** A list whose HTML arrives in parts, as on a slow connection, and before its scripts. */

test.use({ javaScriptEnabled: false });

test('the filters, which follow the list, stay hidden until the list is there', async ({
  page,
}) => {
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await page.route('/cars', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.slice(0, html.indexOf('<footer')) });
  });
  await page.goto('/cars');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(filters).toBeHidden();

  await page.unroute('/cars');
  await page.goto('/cars');
  await expect(filters).toBeVisible();
  const list = await page.getByRole('article').last().boundingBox();
  expect((await page.locator('#filter-sheet').boundingBox())?.y).toBeGreaterThan(
    list?.y ?? Number.POSITIVE_INFINITY,
  );
});
