import type { Page } from '@playwright/test';
import type { Role } from '#domain/accounts/role.ts';
import { OPEN } from '../testing/open-routes.ts';
import { demoPerson, logInByForm, newPerson, type Person, signIn } from '../testing/people.ts';
import { header } from '../testing/screen/header.ts';
import { expect, test } from '../testing/test.ts';
import { visit } from '../testing/visit.ts';

/** The route table and its guard (specification §2.2, §6). */

for (const [path, heading] of OPEN) {
  test(`${path} is open, and says what it is`, async ({ request }) => {
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

const textOf = (html: string, tag: string) =>
  new RegExp(`<${tag}[^>]*>([^<]*)</${tag}>`).exec(html)?.[1];

test('a page behind the last one of a list leads to the last one', async ({ request }) => {
  for (const path of ['/', '/short-stays', '/hotels', '/cars', '/buy-a-car', '/relocation-ride']) {
    const response = await request.get(`${path}?sort=price-asc&page=999`);
    expect(response.url(), path).not.toContain('page=999');
    expect(response.url()).toContain('sort=price-asc');
    expect(await response.text()).toContain('data-card');
  }
});

test('the icon that browsers ask for unasked is there', async ({ request }) => {
  const icon = await request.get('/favicon.ico');
  expect([icon.status(), icon.headers()['content-type']]).toEqual([
    200,
    'image/vnd.microsoft.icon',
  ]);
});

test("the footer's /short-stay leads to the short stays", async ({ page }) => {
  await page.goto('/short-stay');
  await expect(page).toHaveURL('/short-stays');
});

test.describe('the guard', () => {
  const SIGNED_IN = ['/profile', '/property-status', '/booking', '/upload-car', '/saved-searches'];
  const LISTERS = ['/uploadProperty', '/property-list'];
  const LISTER_ROLES: readonly Role[] = ['Admin', 'Agent', 'Property Owner'];
  const ADMINS = '/admin-dashboard';
  const GUARDED = [...SIGNED_IN, ...LISTERS];

  test('sends a visitor to /signup, whichever way they come', async ({ page }) => {
    for (const path of [...GUARDED, ADMINS]) {
      await page.goto(path);
      await expect(page, path).toHaveURL(`/signup?next=${encodeURIComponent(path)}`);
      await expect(roleChoice(page)).toBeVisible();
    }
    await visit(page, '/about');
    await header(page).getByRole('link', { name: 'Upload a Property' }).click();
    await expect(page).toHaveURL('/signup?next=%2FuploadProperty');
    await expect(roleChoice(page)).toContainText('Sign up or log in to list a property.');
    // Back is where they were, not the guarded page again.
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('lets a signed-in Customer where everybody may be, and nowhere else', async ({
    page,
    context,
  }) => {
    await signIn(context, await newPerson('Customer'));
    for (const path of SIGNED_IN) await expectOpens(page, path);
    for (const path of [...LISTERS, ADMINS]) await expectSentToSignup(page, path);
  });

  for (const role of LISTER_ROLES) {
    test(`lets a signed-in ${role} where the role may be`, async ({ page, context }) => {
      await signIn(context, await personOf(role));
      for (const path of LISTERS) await expectOpens(page, path);
      if (role === 'Admin') await expectOpens(page, ADMINS);
      else await expectSentToSignup(page, ADMINS);
    });
  }

  test('takes a token without a role for no session', async ({ page, context }) => {
    await signIn(context, await newPerson('Agent'));
    await context.addInitScript(() => localStorage.removeItem('role'));
    // The profile would bring the role back.
    await page.route('**/api/User/profile', () => {});
    for (const path of ['/profile', '/uploadProperty']) await expectSentToSignup(page, path);
  });

  test('a Customer who wants to upload a property is told what it takes', async ({
    page,
    context,
  }) => {
    await signIn(context, await newPerson('Customer'));
    await visit(page, '/uploadProperty');
    await expect(page.getByRole('main')).toContainText(
      'You are logged in as Customer. To list a property, become an Agent or a Property Owner.',
    );
  });

  test('a Customer at the dashboard does not read that one could sign up as Admin', async ({
    page,
    context,
  }) => {
    await signIn(context, await newPerson('Customer'));
    await visit(page, '/admin-dashboard');
    await expect(page.getByRole('main')).toContainText(
      'You are logged in as Customer. You do not have permission to view this page.',
    );
    await expect(page.getByRole('main')).not.toContainText('as Admin');
  });

  test('anyone who logs in comes back to the page that was guarded', async ({ page }) => {
    const person = await newPerson('Agent');
    await visit(page, '/property-status?from=mail');
    await roleChoice(page).getByRole('link', { name: 'Login' }).click();
    await logInByForm(page, person);
    await expect(page).toHaveURL('/property-status?from=mail');
    await expect(page.getByRole('heading', { name: 'Update Property Status' })).toBeVisible();
  });

  const roleChoice = (page: Page) => page.getByRole('dialog', { name: 'Select Your Role' });

  async function expectOpens(page: Page, path: string): Promise<void> {
    await visit(page, path);
    await expect(page, path).toHaveURL(path);
  }

  async function expectSentToSignup(page: Page, path: string): Promise<void> {
    await visit(page, path);
    await expect(page, path).toHaveURL(`/signup?next=${encodeURIComponent(path)}`);
  }

  const personOf = (role: Role): Promise<Person> =>
    role === 'Admin' ? demoPerson('admin') : newPerson(role);
});

test.describe('what is not there', () => {
  for (const path of ['/nowhere', '/hotels/nowhere', '/property', '/index.php']) {
    test(`${path} is a 404 page`, async ({ page, complaints }) => {
      complaints.expectFailureOf(/\/(nowhere|property|index\.php)$/);
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle('404 - Page Not Found');
      await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible();
      await expect(
        page.getByText("Oops! The page you're looking for doesn't exist."),
      ).toBeVisible();
      await page.getByRole('link', { name: 'Return Home' }).click();
      await expect(page).toHaveURL('/');
    });
  }

  test('an unknown property and an unknown car are a 404, and say so', async ({
    page,
    complaints,
  }) => {
    complaints.expectFailureOf(/\/(property|cars)\//);
    const unknown = '01890000-0000-7000-8000-000000000000';
    for (const [path, sentence] of [
      ['/property/', 'Property not found or unavailable.'],
      ['/cars/', 'Car not found.'],
    ] as const) {
      const response = await page.goto(path + unknown);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('main')).toContainText(sentence);
    }
  });
});

test('the Not Authorized page says so, and leads home', async ({ page }) => {
  await visit(page, '/not-authorized');
  await expect(page.getByRole('heading', { name: 'Not Authorized' })).toBeVisible();
  await expect(page.getByText('You do not have permission to view this page.')).toBeVisible();
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL('/');
});
