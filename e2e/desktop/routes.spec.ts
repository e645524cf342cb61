import { OPEN } from '../testing/open-routes.ts';
import { logInByForm, newPerson } from '../testing/people.ts';
import { header } from '../testing/screen/header.ts';
import { expect, test } from '../testing/test.ts';
import { visit } from '../testing/visit.ts';

/** The route table and its guard (specification §2.2, §6). */

// §1/6, §2.1/1, §2.2/1, §2.2/2, §2.2/3, §2.2/10, §2.2/11, §2.2/12, §2.2/13, §2.2/14, §2.2/18,
// §2.2/21, §2.2/22
test('every open page opens and says what it is', async ({ request }) => {
  for (const [path, heading] of OPEN) {
    await test.step(path, async () => {
      const response = await request.get(path);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toBe('text/html; charset=utf-8');
      const html = await response.text();
      expect(textOf(html, 'title')).toMatch(
        new RegExp(`^${heading.replace('?', '\\?')}( in Ghana)?( \\| Efie)?$`),
      );
      expect(textOf(html, 'h1')).toBe(heading);
      for (const part of ['header', 'footer']) expect(html).toMatch(new RegExp(`<${part}[ >]`));
    });
  }
});

test('a list of a category opens at its top', async ({ page }) => {
  for (const path of ['/short-stays', '/apartments']) {
    await visit(page, path);
    expect(await page.evaluate(() => scrollY), path).toBe(0);
  }
});

const textOf = (html: string, tag: string) =>
  new RegExp(`<${tag}[^>]*>([^<]*)</${tag}>`).exec(html)?.[1];

test('redirects a page beyond the last of a list and /short-stay, and serves an icon', async ({
  request,
}) => {
  for (const path of ['/', '/short-stays', '/hotels', '/cars', '/buy-a-car', '/relocation-ride']) {
    const response = await request.get(`${path}?sort=price-asc&page=999`);
    expect(response.url(), path).not.toContain('page=999');
    expect(response.url()).toContain('sort=price-asc');
    expect(await response.text()).toContain('data-card');
  }
  // The footer's link.
  expect((await request.get('/short-stay')).url()).toMatch(/\/short-stays$/);
  // Browsers request it without being asked.
  const icon = await request.get('/favicon.ico');
  expect([icon.status(), icon.headers()['content-type']]).toEqual([
    200,
    'image/vnd.microsoft.icon',
  ]);
});

// §2.2/4, §2.2/6, §2.2/7, §2.2/8, §6/5
test('the guard sends a visitor to /signup, whichever way they come, and back after login', async ({
  page,
}) => {
  const roleChoice = page.getByRole('dialog', { name: 'Select Your Role' });
  for (const path of [
    ...['/profile', '/property-status', '/booking', '/upload-car', '/saved-searches'],
    ...['/uploadProperty', '/property-list', '/admin-dashboard'],
  ]) {
    await page.goto(path);
    await expect(page, path).toHaveURL(`/signup?next=${encodeURIComponent(path)}`);
    await expect(roleChoice).toBeVisible();
  }
  await visit(page, '/about');
  await header(page).getByRole('link', { name: 'Upload a Property' }).click();
  await expect(page).toHaveURL('/signup?next=%2FuploadProperty');
  await expect(roleChoice).toContainText('Sign up or log in to list a property.');
  // Back returns to where they were, not to the guarded page.
  await page.goBack();
  await expect(page).toHaveURL('/about');

  await visit(page, '/property-status?from=mail');
  await roleChoice.getByRole('link', { name: 'Login' }).click();
  await logInByForm(page, await newPerson('Agent'));
  await expect(page).toHaveURL('/property-status?from=mail');
  await expect(page.getByRole('heading', { name: 'Update Property Status' })).toBeVisible();
  // A page forbidden to the role, even by its address.
  await visit(page, '/admin-dashboard');
  await expect(page).toHaveURL('/signup?next=%2Fadmin-dashboard');
});

// §2.2/23, §2.2/24
test('an unknown address is a 404 that leads home, and an unknown listing says what is missing', async ({
  page,
  complaints,
}) => {
  complaints.expectFailureOf(/\/(nowhere|property|index\.php|cars\/[\w-]+|property\/[\w-]+)$/);
  const main = page.getByRole('main');
  for (const path of ['/nowhere', '/hotels/nowhere', '/property', '/index.php']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle('404 - Page Not Found');
    await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible();
    await expect(page.getByText("Oops! The page you're looking for doesn't exist.")).toBeVisible();
    await page.getByRole('link', { name: 'Return Home' }).click();
    await expect(page).toHaveURL('/');
  }
  const unknown = '01890000-0000-7000-8000-000000000000';
  for (const [path, sentence] of [
    ['/property/', 'Property not found or unavailable.'],
    ['/cars/', 'Car not found.'],
  ] as const) {
    const response = await page.goto(path + unknown);
    expect(response?.status()).toBe(404);
    await expect(main).toContainText(sentence);
  }
});
