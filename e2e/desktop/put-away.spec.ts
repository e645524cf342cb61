import { findChromium } from '../../scripts/chromium.ts';
import { newPerson, revokeSession, signIn } from '../testing/people.ts';
import { CHROMIUM_ARGUMENTS } from '../testing/process/chromium-arguments.ts';
import { header } from '../testing/screen/header.ts';
import { expect, test } from '../testing/test.ts';
import { visit } from '../testing/visit.ts';

// Playwright's Chromium keeps no page in its back/forward cache unless asked to.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGUMENTS, '--enable-features=BackForwardCache'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Ways a session ends after the page with the private data was left. */
const ENDS = ['a logout', 'its end on another device'] as const;

for (const end of ENDS) {
  // §2.1/46
  test(`a page that Back brings up again after ${end} shows nothing of what was read on it`, async ({
    page,
    context,
    complaints,
  }) => {
    complaints.expectFailureOf(/\/api\//);
    const person = await newPerson('Customer');
    await signIn(context, person);
    await visit(page, '/profile');
    const email = page.getByRole('main').getByText(person.email).first();
    await expect(email).toBeVisible();
    if (end === 'a logout') {
      await page.goto('/about');
      await header(page).getByRole('button', { name: 'Logout' }).click();
      await expect(page.getByText('You have been logged out.')).toBeVisible();
    } else {
      await revokeSession(person);
      await page.goto('/about');
      await expect(page).toHaveURL('/login');
    }
    // Later, because the page's end would reject the call.
    await page.evaluate(() => void setTimeout(() => history.go(-2)));
    await expect(page).toHaveURL('/signup?next=%2Fprofile');
    await expect(email).toHaveCount(0);
    await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible();
  });
}
