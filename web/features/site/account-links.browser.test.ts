import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SIGNUP_ROLES } from '#domain/accounts/role.ts';
import { answerProfileParts } from '../../testing/accounts-samples.ts';
import { answer, listOf } from '../../testing/answers.ts';
import { address, openSite } from '../../testing/open-site.tsx';
import { logInAs, sampleProfile } from '../../testing/people.ts';

/** The signed-in person in the header (specification §2.1, §4). */

const banner = page.getByRole('banner');
const link = (name: string | RegExp) => banner.getByRole('link', { name });
const avatar = banner.getByRole('img', { name: 'Your profile' });
const logout = banner.getByRole('button', { name: 'Logout' });
const openMenu = () => banner.getByLabelText('Menu', { exact: true }).first().click();

const SCREENS = [
  ['a phone', 360, 740],
  ['a desktop', 1280, 800],
] as const;

describe.each(SCREENS)('on %s', (_screen, width, height) => {
  const isPhone = width < 1024;

  /** Opens a page on which the session's links are visible. */
  async function open() {
    await page.viewport(width, height);
    await openSite('/about');
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (isPhone) await openMenu();
  }

  // §2.1/43
  test('a visitor finds Login and Signup', async () => {
    await open();
    await expect.element(link('Login')).toHaveAttribute('href', '/login');
    await expect.element(link('Signup')).toHaveAttribute('href', '/signup');
    await expect.element(logout).not.toBeInTheDocument();
    await expect.element(avatar).not.toBeInTheDocument();
  });

  // §2.1/44
  test.each(SIGNUP_ROLES)(
    'a logged-in %s finds their avatar and role, which lead to the profile',
    async (role) => {
      logInAs(role);
      answerProfileParts();
      await open();
      await expect.element(link('Login')).not.toBeInTheDocument();
      await expect.element(link('Signup')).not.toBeInTheDocument();
      const profile = banner.getByRole('link', { name: role });
      await expect.element(profile).toHaveAttribute('href', '/profile');
      await expect
        .element(profile.getByRole('img', { name: 'Your profile' }))
        .toHaveTextContent('AM');
      await avatar.click();
      await expect.poll(address).toBe('/profile');
      await expect.element(page.getByRole('heading', { name: 'Your Profile' })).toBeVisible();
    },
  );

  // §2.1/45
  test('the avatar falls back to the default picture when its image fails', async () => {
    logInAs('Customer', { profileImage: '/media/profiles/1.jpg' });
    await open();
    await expect.element(avatar).toHaveAttribute('src', '/media/profiles/1.jpg');
    logInAs('Customer', { profileImage: '/no-picture' });
    await open();
    await expect.element(avatar).toHaveAttribute('src', '/avatar.svg');
    await expect.poll(() => (avatar.element() as HTMLImageElement).naturalWidth).toBeGreaterThan(0);
  });

  // §2.1/44, §2.1/46, §4/2
  test('Logout forgets the session, returns home and says so', async () => {
    logInAs('Agent');
    const ended = answer('POST /api/auth/logout', { message: 'You have been logged out.' });
    answer('GET /api/properties', listOf([]));
    answer('GET /api/cars', listOf([]));
    await open();
    await logout.click();
    await expect.poll(address).toBe('/');
    await expect.element(page.getByText('You have been logged out.')).toBeVisible();
    await expect.element(banner.getByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument();
    if (isPhone) {
      // Over the button of the menu.
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await openMenu();
    }
    await expect.element(link('Login')).toBeVisible();
    const kept = Object.keys(localStorage).filter((key) =>
      /token|role|userId|userData|Details/i.test(key),
    );
    expect(kept).toEqual([]);
    expect(ended[0]?.headers.get('authorization')).toMatch(/^Bearer token-of-/);
  });

  // §2.1/55
  test('an Admin finds the dashboard on every page', async () => {
    logInAs('Admin');
    await open();
    if (!isPhone) await banner.getByRole('button', { name: 'Your account menu' }).click();
    await expect
      .element(link(/^Admin dashboard/).first())
      .toHaveAttribute('href', '/admin-dashboard');
  });
});

test('someone who lists properties finds them in the menu', async () => {
  logInAs('Agent');
  await openSite('/about');
  await openMenu();
  await expect.element(link('Your properties')).toHaveAttribute('href', '/property-list');
});

describe('on a desktop', () => {
  beforeEach(() => page.viewport(1280, 800));

  // §4/10
  test('the header follows the profile: on an event, from another tab, on leaving the profile', async () => {
    logInAs('Customer', { firstname: 'Ama', lastname: 'Mensah' });
    answerProfileParts();
    await openSite('/about');
    await expect.element(avatar).toHaveTextContent('AM');
    const rename = (firstname: string) =>
      answer('GET /api/User/profile', sampleProfile({ firstname, lastname: 'Mensah' }));

    rename('Kofi');
    window.dispatchEvent(new Event('profileUpdated'));
    await expect.element(avatar).toHaveTextContent('KM');

    rename('Esi');
    window.dispatchEvent(new StorageEvent('storage', { key: 'profileUpdated', newValue: '1' }));
    await expect.element(avatar).toHaveTextContent('EM');

    await avatar.click();
    await expect.element(page.getByRole('heading', { name: 'Your Profile' })).toBeVisible();
    rename('Yaw');
    await link('About').first().click();
    await expect.element(avatar).toHaveTextContent('YM');
  });

  // §2.1/55
  test('the narrowest bar has everything for a lister, including bookings', async () => {
    logInAs('Property Owner');
    answer('GET /api/bookings', listOf([]));
    await page.viewport(1024, 700);
    await openSite('/about');
    await expect.element(link('Property Owner')).toBeVisible();
    await expect.element(link('Upload a Property').first()).toBeVisible();
    await expect.element(logout).toBeInViewport({ ratio: 1 });
    await banner.getByRole('button', { name: 'Your account menu' }).click();
    await expect.element(link('Enquiries')).toBeVisible();
    await expect.element(link('Admin dashboard')).not.toBeInTheDocument();
    await expect.element(link('Your bookings')).toHaveAttribute('href', '/bookings');
    expect(document.documentElement.scrollWidth).toBe(1024);
  });
});
