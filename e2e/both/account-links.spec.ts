import type { Page } from '@playwright/test';
import { changeProfile, profileStatus, uploadProfileImage } from '../testing/accounts/profile.ts';
import { demoPerson, newPerson, signIn } from '../testing/people.ts';
import { header, mobileMenu, visitorLinks } from '../testing/screen/header.ts';
import { expect, test } from '../testing/test.ts';
import { revisit, visit } from '../testing/visit.ts';

/** Who is looking: what the header shows of the session (specification §2.1, §4). */

const avatar = (page: Page) => header(page).getByRole('img', { name: 'Your profile' });

test('a visitor finds Login and Signup', async ({ page, isMobile }) => {
  await visit(page, '/about');
  if (isMobile) await mobileMenu(page).open();
  const { login, signup } = visitorLinks(page);
  await expect(login).toHaveAttribute('href', '/login');
  await expect(signup).toHaveAttribute('href', '/signup');
  await expect(header(page).getByRole('button', { name: 'Logout' })).toBeHidden();
  await expect(avatar(page)).toBeHidden();
});

for (const role of ['Property Owner', 'Agent', 'Customer'] as const) {
  // The longest role is enough on a phone.
  const details = role === 'Property Owner' ? {} : { tag: '@desktop' };
  test(
    `a signed-in ${role} finds the avatar and the role, which lead to the profile`,
    details,
    async ({ page, context, isMobile }) => {
      await signIn(context, await newPerson(role));
      await visit(page, '/about');
      if (isMobile) await mobileMenu(page).open();
      await expect(visitorLinks(page).login).toBeHidden();
      await expect(visitorLinks(page).signup).toBeHidden();
      const profile = header(page).getByRole('link', { name: role });
      await expect(profile).toHaveAttribute('href', '/profile');
      await expect(profile.getByRole('img', { name: 'Your profile' })).toHaveText('AM');
      await avatar(page).click();
      await expect(page).toHaveURL('/profile');
      await expect(page.getByRole('heading', { name: 'Your Profile' })).toBeVisible();
    },
  );
}

test('who lists properties finds them in the menu', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await signIn(context, await newPerson('Agent'));
  await visit(page, '/about');
  await mobileMenu(page).open();
  await header(page).getByRole('link', { name: 'Your properties' }).click();
  await expect(page).toHaveURL('/property-list');
});

test('Logout clears what was stored, returns home and ends the session', async ({
  page,
  context,
  isMobile,
}) => {
  const person = await newPerson('Agent');
  await signIn(context, person);
  await visit(page, '/about');
  if (isMobile) await mobileMenu(page).open();
  await header(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('You have been logged out.')).toBeVisible();
  await expect(mobileMenu(page).navigation).toBeHidden();
  if (isMobile) {
    // A pointer that rests on the toast keeps it there, over the button of the menu.
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await mobileMenu(page).open();
  }
  await expect(visitorLinks(page).login).toBeVisible();
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored.filter((key) => /token|role|userId|userData|Details/i.test(key))).toEqual([]);
  await expect.poll(() => profileStatus(person.token)).toBe(401);
  await expect
    .poll(async () => (await context.cookies()).some(({ name }) => name === 'efie_session'))
    .toBe(false);
});

test('the avatar falls back to the default picture when its image fails', async ({
  page,
  context,
  isMobile,
  complaints,
}) => {
  const person = await newPerson('Customer');
  const profileImage = await uploadProfileImage(person);
  await signIn(context, person);
  await visit(page, '/about');
  if (isMobile) await mobileMenu(page).open();
  await expect(avatar(page)).toHaveAttribute('src', profileImage);

  complaints.expectFailureOf(/\/media\//);
  await page.route(`**${profileImage}`, (route) => route.abort());
  await revisit(page);
  if (isMobile) await mobileMenu(page).open();
  await expect(avatar(page)).toHaveAttribute('src', '/avatar.svg');
  await expect
    .poll(() => avatar(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('the header follows the profile: by event, from another tab, on leaving the profile', {
  tag: '@desktop',
}, async ({ page, context }) => {
  const person = await newPerson('Customer', { firstname: 'Ama', lastname: 'Mensah' });
  await signIn(context, person);
  await visit(page, '/about');
  await expect(avatar(page)).toHaveText('AM');

  await changeProfile(person, { firstname: 'Kofi' });
  await page.evaluate(() => window.dispatchEvent(new Event('profileUpdated')));
  await expect(avatar(page)).toHaveText('KM');

  await changeProfile(person, { firstname: 'Esi' });
  const otherTab = await context.newPage();
  await otherTab.goto('/not-authorized');
  await otherTab.evaluate(() => localStorage.setItem('profileUpdated', String(Date.now())));
  await expect(avatar(page)).toHaveText('EM');

  await avatar(page).click();
  await expect(page.getByRole('heading', { name: 'Your Profile' })).toBeVisible();
  await changeProfile(person, { firstname: 'Yaw' });
  await header(page).getByRole('link', { name: 'About' }).click();
  await expect(avatar(page)).toHaveText('YM');
});

test('where the bar is narrowest it has all of a lister, the bookings too', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await signIn(context, await newPerson('Property Owner'));
  await page.setViewportSize({ width: 1024, height: 700 });
  await visit(page, '/about');
  await expect(header(page).getByText('Property Owner').filter({ visible: true })).toBeVisible();
  await expect(header(page).getByRole('link', { name: 'Upload a Property' })).toBeVisible();
  await expect(header(page).getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
  await header(page).getByRole('button', { name: 'Your account menu' }).click();
  await expect(header(page).getByRole('link', { name: 'Enquiries' })).toBeVisible();
  await expect(header(page).getByRole('link', { name: 'Admin dashboard' })).toHaveCount(0);
  await header(page).getByRole('link', { name: 'Your bookings' }).click();
  await expect(page).toHaveURL('/bookings');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
});

test('an Admin finds the dashboard on every page', async ({ page, context, isMobile }) => {
  await signIn(context, await demoPerson('admin'));
  await visit(page, '/about');
  if (isMobile) await mobileMenu(page).open();
  else await header(page).getByRole('button', { name: 'Your account menu' }).click();
  await header(page)
    .getByRole('link', { name: /^Admin dashboard/ })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL('/admin-dashboard');
});
