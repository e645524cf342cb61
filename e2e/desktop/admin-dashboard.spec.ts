import { demoPerson, signIn } from '../testing/people.ts';
import { expectAccessible } from '../testing/screen/accessible.ts';
import { ORIGIN } from '../testing/site.ts';
import { expect, test } from '../testing/test.ts';
import { visit } from '../testing/visit.ts';

/** The admin dashboard (specification §2.21, §6). */

// §2.21/4, §2.21/7
test('site settings show everywhere once saved, and changes by two Admins at once are merged or reported', async ({
  page,
  context,
  complaints,
}) => {
  test.slow();
  complaints.expectFailureOf(/\/api\/site-settings$/);
  const admin = await demoPerson('admin');
  await signIn(context, admin);
  await visit(page, '/property-list');
  await expect(page).toHaveTitle('All properties | Efie');
  await visit(page, '/admin-dashboard');
  await page.getByRole('main').getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page).toHaveURL('/admin-dashboard/settings');
  const form = page.getByRole('form', { name: 'Site settings' });
  const save = form.getByRole('button', { name: 'Save settings' });
  await expect(form.getByRole('textbox', { name: /^Address/ })).toHaveValue(/Ridge, Accra$/);
  await expect(form.getByLabel('Nights per stay')).toHaveValue('90');

  await form.getByLabel('Facebook').fill('facebook.example/efie');
  await form.getByLabel('WhatsApp').fill('024 123 4567');
  await form.getByLabel('Upcoming stays per guest').fill('5');
  await form.getByLabel('Tagline').fill('A roof for everyone');
  await form.getByLabel('Our Mission').fill('To house everyone.\n\nIn every region.');
  await save.click();
  await expect(page.getByText('Settings saved.')).toBeInViewport();
  await expect(page.getByRole('contentinfo')).toContainText('A roof for everyone');
  await expect(form.getByLabel('Facebook')).toHaveValue('https://facebook.example/efie');
  await expect(page.getByRole('link', { name: 'WhatsApp (opens in a new tab)' })).toHaveAttribute(
    'href',
    'https://wa.me/233241234567',
  );
  await visit(page, '/about');
  await expect(page.getByText('To house everyone.')).toBeVisible();
  await expect(page.getByText('In every region.')).toBeVisible();

  await visit(page, '/admin-dashboard/settings');
  await form.getByLabel('Tagline').fill('Homes, stays and cars across Ghana');
  await form.getByLabel('Our Mission').fill('');
  await save.click();
  await expect(page.getByRole('contentinfo')).toContainText('Homes, stays and cars across Ghana');

  await visit(page, '/admin-dashboard/settings');
  await expect(form.getByLabel('Nights per stay')).toHaveValue('90');
  const now = async () => {
    const { updatedAt: _, ...settings } = await (await fetch(`${ORIGIN}/api/site-settings`)).json();
    return settings;
  };
  const before = await now();
  const elsewhere = async (change: object) => {
    const response = await fetch(`${ORIGIN}/api/site-settings`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.token}` },
      body: JSON.stringify({ ...(await now()), ...change }),
    });
    expect(response.status).toBe(200);
  };

  await form.getByRole('textbox', { name: /^Address/ }).fill('1 High Street, Accra');
  await form.getByLabel('Bookings per guest a day').fill('12');
  await elsewhere({ address: '2 High Street, Accra', tagline: 'Said elsewhere' });
  await save.click();
  await expect(form.getByText(/^Someone else saved the settings in the meantime\./)).toHaveText(
    'Someone else saved the settings in the meantime. The form now shows what’s new: Tagline. ' +
      'You both changed: Address. We kept what you typed. Please check, then save again.',
  );
  await expect(form.getByLabel('Tagline')).toHaveValue('Said elsewhere');
  await expect(form.getByRole('textbox', { name: /^Address/ })).toHaveValue('1 High Street, Accra');
  await expect(form.getByLabel('Bookings per guest a day')).toHaveValue('12');
  await expectAccessible(page);
  await save.click();
  await expect(page.getByText('Settings saved.')).toBeInViewport();
  await expect(page.getByRole('contentinfo')).toContainText('1 High Street, Accra');
  await expect(page.getByRole('contentinfo')).toContainText('Said elsewhere');
  await expect(form.getByLabel('Bookings per guest a day')).toHaveValue('12');
  await elsewhere(before);
});
